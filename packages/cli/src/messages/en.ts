/** The texts of the program in English. Usage texts and most errors are not here: they exist in English alone. */
import type { TrainingProgress } from '@ludi-romani/bots/learn';
import { plural, valuesOf, verdicts } from '@ludi-romani/core/words/en';
import { type Faults, missed } from '../program-bot';
import { listed } from '../text';

const HELP = [
  'NUMBER      does the action with that number; you can also type its short line',
  'hint        names the best action that a short search finds',
  'about WORD  explains a card, a space or another thing; give its title or id',
  'why ACTION  says whether an action is legal, and if not, why; give its number,',
  '            its short line or JSON',
  'show        shows the whole table',
  'undo        takes your last action back, if nothing has been revealed since',
  'quit        leaves the game',
];

const PROVENANCES: Readonly<Record<string, string>> = { rulebook: 'from the rulebook' };

/** The least number of points that is not rounded to 0. */
export const LEAST_POINTS = 0.05;

/** Returns a number with one decimal. */
const tenths = (value: number): string => value.toFixed(1);

/** Returns the numbers to type, `1 to 7`, as a list; empty for no number. */
export const numbersTo = (count: number, to: string): string[] =>
  count === 0 ? [] : [count === 1 ? '1' : `1 ${to} ${count}`];

export const english = {
  help: HELP,
  players: (count: number) => plural(count, 'player'),
  /** the name of a player in a game without words */
  player: (seat: number) => `Player ${seat + 1}`,
  games: (count: number) => plural(count, 'game'),
  actions: (count: number) => plural(count, 'action'),
  seed: (seed: string) => `seed ${seed}`,
  you: '(you)',
  /** before the counters of the player that changed */
  youHave: 'you have',
  points: 'points',
  /** `isLong`: there are also choices too many to list */
  prompt: (count: number, isLong: boolean) =>
    [...numbersTo(count, 'to'), ...(isLong ? ['a line between the ones above'] : []), 'or help:'].join(', '),
  /** `choice`: the number of the action, or else its line */
  hint: (choice: string, sentence: string) => `Try ${choice}: ${sentence}.`,
  notExplained: (word: string) => `There is no explanation of '${word}'.`,
  isLegal: 'It is legal.',
  isNoOp: 'It would do nothing.',
  noSuchChoice: (line: string, legal: number | null) =>
    `There is no such choice: ${line}${legal === null ? '' : `; ${plural(legal, 'is', 'are')} legal`}.`,
  noUndo: 'You cannot undo: others have acted, or something has been revealed.',
  youLeft: 'You left the game.',
  handOver: (name: string, mayUndo: boolean) => [
    `${name} is next. Press Enter to clear the screen, then give it to ${name}.`,
    ...(mayUndo ? ["Or type 'undo' to take your last action back."] : []),
  ],
  yourTurn: (name: string) => `${name}: press Enter when nobody else is looking.`,
  resumedFrom: (ply: number, file: string) => `from action ${ply} of ${file}`,
  end: 'The end',
  endAfter: (actions: number) => `The end, after ${plural(actions, 'action')}`,
  total: 'Total',
  place: 'Place',
  team: 'Team',
  teamTotal: 'Team total',
  replayIn: (file: string) => `The replay is in ${file}.`,
  pictureIn: (file: string) => `The picture is in ${file}.`,
  replayWith: (command: string) => `Replay with: ${command}`,
  loses: (names: readonly string[], points: number) => `${listed(names, 'and')} loses with ${plural(points, 'point')}.`,
  shares: (names: readonly string[], points: number) =>
    `${listed(names, 'and')} share the victory with ${plural(points, 'point')}.`,
  wins: (names: readonly string[], points: number, isTied: boolean) =>
    `${listed(names, 'and')} wins with ${plural(points, 'point')}${isTied ? ', by the tie-break' : ''}.`,
  afterPly: (ply: number, all: number) => `after action ${ply} of ${all}`,
  seenBy: (who: string | null) => `as ${who ?? 'a spectator'} sees it`,
  comment: (ply: number, who: string | null, text: string) => `After action ${ply}, ${who ?? 'a spectator'}: ${text}`,
  /** the labels of the texts about a game */
  about: { names: 'Players', event: 'Event', round: 'Round', date: 'Date' },
  lastAction: (line: string) => `Last action: ${line}`,
  legalActions: (count: number) => `${plural(count, 'legal action')}:`,
  mustDecide: (names: readonly string[]) => `${listed(names, 'and')} must decide.`,
  spectatorHasNoChoice: 'A spectator has no choice.',
  hasNoChoice: (who: string) => `${who} has no choice now.`,
  list: {
    players: 'players',
    or: 'or',
    rules: 'rules',
    version: (version: string) => `version ${version}`,
    options: 'options',
    values: valuesOf,
    default: (value: string) => `default ${value}`,
    components: 'components',
    digest: 'digest',
    tables: (count: number) => plural(count, 'table'),
    provenance: (kind: string) => PROVENANCES[kind] ?? kind,
  },
  modules: {
    notImported: (name: string, why: string) => `cannot import the game module '${name}': ${why}`,
    notJavaScript: (name: string) =>
      `cannot import the game module '${name}': this version of Node runs only JavaScript (Node 22.18 also runs TypeScript)`,
    noEngine: (name: string) => `the game module '${name}' exports no engine`,
    mustBe: (name: string, part: string, type: string) => `the game module '${name}': ${part} must be ${type}`,
    types: {
      engine: "an engine that 'defineGame' made",
      string: 'a string',
      function: 'a function',
      functions: 'an object with a function for each language',
      object: 'an object',
    },
  },
  verdicts,
  invalidOptions: (why: string) => `invalid game options: ${why}`,
  invalidPosition: (why: string) => `invalid position: ${why}`,
  stopsAt: (ply: number, why: string) => `after action ${ply} the next one is not legal: ${why}`,
  judging: {
    plies: (count: number) => plural(count, 'ply', 'plies'),
    atPly: (ply: number | null) => `ply ${ply ?? '-'}`,
    unfinished: 'unfinished',
    seat: (seat: number) => `seat ${seat}`,
    unproved: (claim: string) => `${claim}, which a replay cannot prove`,
    notJson: (why: string) => `not a line of JSON: ${why}`,
    notText: 'not UTF-8 text',
    tooLong: (size: string) => `a line of more than ${size}`,
    bytes: (count: number) => plural(count, 'byte'),
    noEngine: (game: string, known: readonly string[]) => `no engine for '${game}'; the games are ${listed(known)}`,
    empty: 'contains no replay',
    noAnswer: 'the worker gave no answer',
    tooSlow: (seconds: number) => `not judged within ${plural(seconds, 'second')}`,
    died: (why: string) => `two workers died of it: ${why}`,
    done: (count: number) => `${plural(count, 'replay')} judged`,
  },
  savedGame: {
    tooLong: (place: string) => `${place} is too long`,
    notText: (place: string) => `${place} is not text`,
    notJson: (place: string, why: string) => `${place} is not a line of JSON: ${why}`,
    none: (place: string) => `${place} contains no replay`,
    noReplay: (why: string) => `not a replay: ${why}`,
    noEngine: (game: string) => `no engine for '${game}'`,
    otherRules: (theirs: string, ours: string) => `recorded with version ${theirs} of the rules, not ${ours}`,
    otherComponents: (file: string | null) =>
      `recorded with other components${file === null ? ': use --components FILE for those of your own box' : ` than those of ${file}`}`,
    isOver: (file: string, ply: number) =>
      `the game in ${file} is over after action ${ply}: use --ply N to continue after an earlier one`,
  },
  analysis: {
    summary: (decisions: number, otherwise: number, bot: string) =>
      `${bot} found a better action for ${otherwise === 0 ? 'none' : otherwise} of ${plural(decisions, 'decision')}.`,
    /** `lost`: the sum of the chances given away, in percent */
    accuracy: (decisions: number, otherwise: number, lost: number) =>
      otherwise === 0
        ? `a better action for none of ${plural(decisions, 'decision')}`
        : `a better action for ${otherwise} of ${plural(decisions, 'decision')}: ${lost} % given away in all`,
    chances: 'Chances to win',
    /** the column with the numbers of actions */
    action: 'action',
    actions: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
    worst: 'The worst decisions',
    legend: (isAlone: boolean) =>
      `Percentages are chances to win.${isAlone ? '' : ' The lead is the one over the best opponent at the end of the game.'}`,
    /** `percent` and `points`: the chance and the lead that the played action gave away; negative if it gained them */
    loss: (name: string, ply: number, percent: number, points: number) => {
      const parts = [
        ...(percent > 0 ? [`${percent} % of winning`] : []),
        ...(points >= LEAST_POINTS ? [`${tenths(points)} points of lead`] : []),
      ];
      return `${name}, after action ${ply}: ${parts.length === 0 ? 'a better result' : parts.join(' and ')} given away`;
    },
    played: 'played',
    better: 'better',
    /** what the search expects after an action */
    expects: (percent: number, lead: number, isAlone: boolean) =>
      `${percent} % to win${isAlone ? '' : `, ${tenths(Math.abs(lead))} points ${lead < 0 ? 'behind' : 'ahead'}`}`,
    expected: 'expected after it',
    rows: 'difference in expected points',
    row: (title: string, points: number) => `${title} ${points < 0 ? '' : '+'}${tenths(points)}`,
  },
  train: {
    columns: ['round', 'games', 'value %', 'prior %', 'won %', '95 %', ''],
    range: (low: string, high: string) => `${low} to ${high}`,
    better: 'better',
    worse: 'not better',
    progress: ({ round, phase, done, of, won }: TrainingProgress, rounds: number) => {
      const work = { play: `game ${done} of ${of}`, fit: 'fitting', gate: `match, game ${done} of ${of}, won ${won}` };
      return `round ${round} of ${rounds}, ${work[phase]}`;
    },
    written: (file: string, version: number) =>
      `The model is in ${file}, version ${version}. Value: the explained share of the variance of the points to come. Prior: how often it prefers the action that the search prefers.`,
  },
  arena: {
    columns: ['bot', 'games', 'wins', 'win %', '95 %', 'points', '95 %'],
    range: (low: string, high: string) => `${low} to ${high}`,
    alone: 'Each bot played alone, against the game.',
    even: (percent: string) => `Equal bots would win ${percent} % each.`,
    rounded: (games: number, wanted: number) =>
      `There are ${games} games, not ${wanted}, so that every bot plays each deal from every seat.`,
    faults: (bot: string, faults: Faults, reason: string) => {
      const { asked, died, slow, nonsense, givenUp } = faults;
      return `${bot} missed ${missed(faults)} of ${plural(asked, 'decision')} (ended ${died}, too slow ${slow}, not legal ${nonsense}, given up ${givenUp}); these were made at random. The first time, ${reason}`;
    },
    stray: (bot: string, line: string) =>
      `${bot} wrote lines that are not messages to its standard output; they were ignored. The first one: ${line}`,
  },
};

export type Messages = typeof english;
