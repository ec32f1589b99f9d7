/** What the page says around a game, in English: what the game itself says, its words do. */
import type { Level } from '../../bots';

export const en = {
  language: 'Language',

  // before a game
  setUp: 'Set up a game',
  seat: (seat: number) => `Seat ${seat + 1}`,
  playedBy: 'Played by',
  person: 'A person',
  levels: {
    random: 'Bot: random',
    greedy: 'Bot: greedy',
    easy: 'Bot: easy',
    medium: 'Bot: medium',
    hard: 'Bot: hard',
  } as Readonly<Record<Level, string>>,
  levelHelp:
    'Greedy takes what scores at once; easy, medium and hard search 25, 200 and 1,500 games ahead for each decision.',
  name: 'Name',
  curtain: 'Cover the screen between players',
  curtainHelp: 'Wherever the game hides something from one of them.',
  options: 'Options and rulings',
  usual: 'As usual',
  place: (number: number) => `${number}.`,
  more: 'More',
  seedHelp: 'Left empty, it is drawn at random.',
  begin: 'Begin',
  backToGame: 'Back to the game',
  howToPlay: 'Point at what is ringed on the board, or choose from the list beside it.',
  rules: 'Rules',

  // during a game
  newGame: 'New game',
  fast: 'Fast bots',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  stop: 'Stop thinking',
  isThinking: (names: readonly string[]) => `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} thinking …`,
  searching: 'Searching …',
  hints: 'What a search finds',
  hintsHelp: 'How good it thinks it is: 100 % is a sure victory.',
  watching: 'You are watching.',
  waiting: 'Waiting for the others.',
  over: 'The game is over.',
  wins: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody wins.' : `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}.`,
  pick: (count: number) => (count === 1 ? '1 thing to point at' : `${count} things to point at`),
  notNow: 'Not now.',
  actions: (count: number) => (count === 1 ? '1 action' : `${count} actions`),
  allActions: (count: number) => `All ${count} actions`,
  fewerActions: 'Fewer',
  filter: 'Filter the actions',
  noneFits: 'None fits.',
  idle: 'does nothing',
  whyNot: (count: number) => `Why not? ${count} more`,
  handOver: (name: string) => `Hand over to ${name}`,
  handOverHelp: 'Nothing of the table is shown meanwhile.',
  iAm: (name: string) => `I am ${name}`,
  bot: 'bot',
  log: 'Log',
  earlier: (count: number) => `Show ${count} earlier lines`,
  takenBack: 'taken back',
  board: 'Board',
  scores: 'Score sheet',
  points: 'Points',
  total: 'Total',

  // what cannot be done
  broken: (why: string) => `Something is broken here: ${why}`,
};
