/** The report of `ludi analyse` as text. */
import type { Accuracy, DecisionReview, RowDifference } from '@ludi-romani/bots';
import type { GameTypes, Seat } from '@ludi-romani/core';
import type { Messages } from './messages/en';
import { heading, paragraph, WIDTH, wrap } from './text';

/** An action in words, with what a search expects after it. */
export interface JudgedAction {
  readonly action: GameTypes['action'];
  readonly line: string;
  readonly sentence: string;
  /** the mean reward, from 0 to 1 */
  readonly value: number;
  /** the chance to win, from 0 to 1 */
  readonly win: number;
  readonly lead: number;
}

/** A decision in which another action is better. */
export interface Loss {
  readonly ply: number;
  readonly seat: Seat;
  readonly name: string;
  /** the reward that the played action loses */
  readonly loss: number;
  readonly played: JudgedAction;
  readonly better: JudgedAction;
  readonly rows: readonly RowDifference[];
  /** what the search expects after the better action */
  readonly expected: readonly { readonly seat: Seat; readonly name: string; readonly sentence: string }[];
}

/** Returns a chance in percent. */
const percent = (chance: number): number => Math.round(100 * chance);

/** Returns a sentence about the decisions of each player. */
export const accuracyLines = (
  { analysis }: Messages,
  players: readonly (Accuracy & { readonly name: string })[],
): string[] =>
  players.flatMap(({ name, decisions, otherwise, lost }) =>
    paragraph(name, analysis.accuracy(decisions, otherwise, percent(lost))),
  );

/** The maximum number of lines with bars. */
const MOST_ROWS = 16;

/** Returns the mean of some numbers. */
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the chances to win over a game of `plies` actions: a column for each of `players`, and a line for several actions. A bar is the mean
 * of the chances at the decisions of its player. Without a decision, there is no bar.
 */
export function chanceGraph(
  { analysis }: Messages,
  chances: readonly Pick<DecisionReview<GameTypes>, 'ply' | 'seat' | 'win'>[],
  players: readonly { readonly seat: Seat; readonly name: string }[],
  plies: number,
): string[] {
  const step = Math.ceil(plies / MOST_ROWS);
  const labels = Array.from({ length: Math.ceil(plies / step) }, (_, row) =>
    analysis.actions(row * step + 1, Math.min(plies, (row + 1) * step)),
  );
  const margin = 2 + Math.max(...[analysis.action, ...labels].map(({ length }) => length));
  const column = Math.floor((WIDTH - margin) / players.length);
  // the figure after a bar, and the gap to the next column
  const length = Math.max(0, Math.min(40, column - ' 100 %  '.length));
  const bar = (values: readonly number[]): string => {
    if (values.length === 0) return '';
    const win = meanOf(values);
    return `${'#'.repeat(Math.round(win * length)).padEnd(length, '.')} ${String(percent(win)).padStart(3)} %`;
  };
  const line = (label: string, cells: readonly string[]) =>
    `${label.padEnd(margin)}${cells.map((cell) => cell.padEnd(column)).join('')}`.trimEnd();
  return [
    heading(analysis.chances),
    line(
      analysis.action,
      players.map(({ name }) => name.slice(0, column - 2)),
    ),
    ...labels.map((label, row) => {
      const own = chances.filter(({ ply }) => Math.floor(ply / step) === row);
      return line(
        label,
        players.map(({ seat }) => bar(own.flatMap((chance) => (chance.seat === seat ? chance.win : [])))),
      );
    }),
  ];
}

/** Returns the lines about the worst decisions. `isAlone`: there is no other player or team to lead over. */
export function lossLines(
  { analysis }: Messages,
  losses: readonly Loss[],
  isAlone: boolean,
  rowTitle: (row: string) => string,
) {
  const judged = (label: string, { sentence, win, lead }: JudgedAction): string[] => [
    `  ${label}: ${analysis.expects(percent(win), lead, isAlone)}`,
    ...wrap(`    ${sentence}.`, WIDTH, 4),
  ];
  return losses.flatMap(({ ply, name, played, better, rows, expected }) => [
    '',
    ...wrap(
      analysis.loss(name, ply, percent(better.win - played.win), isAlone ? 0 : better.lead - played.lead),
      WIDTH,
      2,
    ),
    ...judged(analysis.played, played),
    ...judged(analysis.better, better),
    ...(expected.length === 0 ? [] : [`  ${analysis.expected}:`]),
    ...expected.flatMap((one) => wrap(`    ${one.name}: ${one.sentence}.`, WIDTH, 6)),
    ...(rows.length === 0
      ? []
      : wrap(
          `  ${analysis.rows}: ${rows.map(({ row, points }) => analysis.row(rowTitle(row), points)).join(', ')}`,
          WIDTH,
          4,
        )),
  ]);
}
