/** The texts of the play page in English. Sentences about the game itself are in the words module of the game. */
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
    'Greedy takes the points that it can get at once; easy, medium and hard try 25, 200 and 1,500 games for each decision.',
  name: 'Name',
  curtain: 'Cover the screen between players',
  curtainHelp: 'Only if the game hides something from one of them.',
  options: 'Options and rulings',
  usual: 'Default',
  place: (number: number) => `${number}.`,
  more: 'More',
  seedHelp: 'If you leave it empty, it is random.',
  begin: 'Begin',
  backToGame: 'Back to the game',
  howToPlay: 'Point at the things on the board that have a ring, or choose from the list next to it.',
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
  hints: 'Results of the search',
  hintsHelp: 'The value by the search: 100 % is a certain win.',
  watching: 'You are watching.',
  waiting: 'Waiting for the others.',
  over: 'The game is over.',
  wins: (names: readonly string[]) =>
    names.length === 0 ? 'No player wins.' : `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}.`,
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
  handOverHelp: 'Until then the table is hidden.',
  iAm: (name: string) => `I am ${name}`,
  bot: 'bot',
  log: 'Log',
  earlier: (count: number) => `Show ${count} earlier lines`,
  takenBack: 'undone',
  board: 'Board',
  scores: 'Score sheet',
  points: 'Points',
  total: 'Total',

  // errors
  broken: (why: string) => `Unexpected error: ${why}`,
};
