/** Renders Forum Trajanum as text: the forum, the Trajan cards, the colonias. */
import { type Seat, type SeenEvent, sure } from '@ludi-romani/core';
import { counted, m } from '@ludi-romani/core/words/de';
import { plural } from '@ludi-romani/core/words/en';
import {
  type Building,
  type Color,
  type Event,
  engine,
  type ForumTrajanum,
  forumGrid,
  type Seen,
  type SeenArea,
  type StreetSymbol,
  standardComponents,
} from '@ludi-romani/forum-trajanum';
import { languageOf } from '../language';
import { COLUMN, heading, listed, panels, paragraph, wrap } from '../text';
import type { RendererIn } from './renderer';

const { numbers, temples, citizenRows, columnValues, prestige, boardSideA, boardSideB } = standardComponents;

const LINES = [1, 2, 3, 4, 5, 6] as const;
const CELL = 4;
const CORNERS = [0, 5, 30, 35];
const TEMPLES = temples.map((cell) => 6 * (Number(cell[1]) - 1) + Number(cell[3]) - 1);
const ROUNDS = 3 * numbers.roundsPerCycle;

type Mark = Color | 'eagle';

const LABELS = {
  en: {
    legend: (classes: string) =>
      'In a colonia, ## is a tile, #R# a tile on the red crane, !R that crane without its tile, xR the crane after scoring, and ' +
      '/\\ a temple. Gray buildings are in capitals, colored ones in small letters. After each row are its citizens ' +
      `(${classes}): * active, o inactive. The forum shows a color, or E for an eagle, and then the seat of the envoy there. ` +
      `The slide bar goes to ${prestige.lastPosition}.`,
    preparation: 'Preparation',
    round: (round: number, cycle: number, first: string) =>
      `Round ${round} of ${ROUNDS}, cycle ${cycle}, start player ${first}`,
    scoring: (cycle: number) => `Scoring of cycle ${cycle}`,
    points: (count: number) => plural(count, 'point'),
    supply: 'supply:',
    tracks: 'tracks:',
    slideBar: (position: number, improved: boolean, ship: number) =>
      `slide bar: ${position}${improved ? ', improved' : ''}; ship: ${plural(ship, 'envoy')}`,
    bar: 'slide bar',
    envoys: 'envoys',
    corners: 'corners:',
    reserve: 'reserve:',
    leftover: 'leftover:',
    took: 'took:',
    keeps: 'keeps',
    passed: 'passed',
    tile: 'a tile',
    forum: 'forum',
    streets: 'streets',
    which: 'which are',
    row: 'row',
    column: 'column',
    to: (streets: string, who: string) => `${streets} to ${who}`,
    columns: 'column',
    worth: (points: number) => `worth ${plural(points, 'point')}`,
    left: 'tiles left',
    and: 'and',
    marks: { red: 'R', yellow: 'Y', green: 'G', blue: 'B', eagle: 'E' } satisfies Record<Mark, string>,
    buildings: {
      column: 'COL',
      library: 'LIB',
      basilica: 'BAS',
      market: 'MAR',
      red: 'red',
      yellow: 'yel',
      green: 'gre',
      blue: 'blu',
    } satisfies Record<Building, string>,
  },
  de: {
    legend: (classes: string) =>
      'In einer Colonia ist ## ein Plättchen, #Ro# ein Plättchen auf dem roten Baukran, !Ro dieser Baukran ohne Plättchen, xRo der ' +
      'gewertete Baukran und /\\ ein Tempel. Graue Gebäude stehen in Großbuchstaben, farbige Bauwerke in Kleinbuchstaben. ' +
      `Hinter jeder Zeile stehen ihre Bürger (${classes}): * aktiv, o nicht aktiv. Das Forum zeigt eine Farbe oder Ad für ` +
      `Adler und dahinter den Platz, dem der Gesandte dort gehört. Der Schieber geht bis ${prestige.lastPosition}.`,
    preparation: 'Vorbereitung',
    round: (round: number, cycle: number, first: string) =>
      `Runde ${round} von ${ROUNDS}, Durchgang ${cycle}, Startspieler ${first}`,
    scoring: (cycle: number) => `Wertung von Durchgang ${cycle}`,
    points: (count: number) => counted(count, m('Punkt', 'Punkte')),
    supply: 'Vorrat:',
    tracks: 'Leisten:',
    slideBar: (position: number, improved: boolean, ship: number) =>
      `Schieber: ${position}${improved ? ', verbessert' : ''}; Schiff: ${counted(ship, m('Gesandter', 'Gesandte'), 'nominative')}`,
    bar: 'Schieber',
    envoys: 'Gesandte',
    corners: 'Ecken:',
    reserve: 'Reserve:',
    leftover: 'am Fluss:',
    took: 'genommen:',
    keeps: 'behält',
    passed: 'gab weiter:',
    tile: 'ein Plättchen',
    forum: 'Forum',
    streets: 'Straßen',
    which: 'das sind',
    row: 'Zeile',
    column: 'Spalte',
    to: (streets: string, who: string) => `${streets} für ${who}`,
    columns: 'Säule',
    worth: (points: number) => `zählt ${counted(points, m('Punkt', 'Punkte'))}`,
    left: 'übrig',
    and: 'und',
    marks: { red: 'Ro', yellow: 'Ge', green: 'Gr', blue: 'Bl', eagle: 'Ad' } satisfies Record<Mark, string>,
    buildings: {
      column: 'SÄU',
      library: 'BIB',
      basilica: 'BAS',
      market: 'MAR',
      red: 'rot',
      yellow: 'gel',
      green: 'grü',
      blue: 'bla',
    } satisfies Record<Building, string>,
  },
};

const cycleAfter = (round: number): number => Math.max(1, Math.ceil(round / numbers.roundsPerCycle));

export const forumTrajanumRenderer: RendererIn<ForumTrajanum> = (words) => {
  const label = LABELS[languageOf(words.language)];
  const list = (texts: readonly string[]): string => listed(texts, label.and);
  const counts = (amounts: Readonly<Record<string, number>>): string =>
    Object.entries(amounts)
      .map(([what, count]) => `${words.title(what)} ${count}`)
      .join(', ');
  const known = (tile: string): string => (tile === 'face-down' ? label.tile : words.title(tile));

  // colonias

  /** Returns `##` for a tile, `#G#` for a tile on the green crane, `!G` if that crane is exposed, `xG` if it is scored, and `COL` for a building. */
  function cellText({ tiles, buildings, cranes }: SeenArea, cell: number): string {
    if (TEMPLES.includes(cell)) return '/\\';
    const building = buildings[cell] ?? null;
    if (building !== null) return label.buildings[building];
    const isTile = tiles[cell] !== null;
    const crane = cranes[CORNERS.indexOf(cell)];
    if (crane === undefined) return isTile ? '##' : '';
    const mark = label.marks[crane.color];
    return isTile ? `#${mark}#` : `${crane.status === 'scored' ? 'x' : '!'}${mark}`;
  }

  /** Returns the grid. After each row are its citizens, active ones as `*`, inactive ones as `o`. */
  function coloniaLines(area: SeenArea): string[] {
    const edge = `  +${LINES.map(() => `${'-'.repeat(CELL)}+`).join('')}`;
    return [
      `   ${LINES.map((column) => ` ${column}`.padEnd(CELL + 1)).join('')}`.trimEnd(),
      edge,
      ...LINES.map((line) => {
        const cells = LINES.map((column) => cellText(area, 6 * (line - 1) + column - 1).padEnd(CELL));
        const row = area.rows[line - 1];
        const citizens = (row?.active ? '*' : 'o').repeat(row?.citizens.length ?? 0);
        return `${String(line).padStart(2)}|${cells.join('|')}|${citizens}`;
      }),
      edge,
    ];
  }

  function belongings(seen: Seen, seat: Seat, area: SeenArea): string[] {
    const line = (name: string, text: string) => (text === '' ? [] : wrap(`${name} ${text}`, COLUMN, 2));
    const { resources, tracks, position, improved, ship, reserve, leftover, tiles } = area;
    const open = CORNERS.flatMap((cell) => tiles[cell] ?? []).filter((tile) => tile !== 'face-down');
    const owned = Object.fromEntries(Object.entries(resources).filter(([, count]) => count > 0));
    return [
      `${words.player(seen, seat)}: ${label.points(engine.scores(seen)[seat]?.total ?? 0)}`,
      ...line(label.supply, counts(owned)),
      ...line(label.tracks, counts(tracks)),
      ...wrap(label.slideBar(position, improved, ship), COLUMN, 2),
      ...line(label.corners, open.map(words.title).join('; ')),
      ...line(label.reserve, reserve.map(words.title).join('; ')),
      ...line(label.leftover, leftover === null || leftover === 'face-down' ? '' : words.title(leftover)),
      ...line(label.took, draftText(area)),
    ];
  }

  function draftText({ draft: { taken, kept, passed } }: SeenArea): string {
    if (kept === null) return taken.map(({ tile }) => known(tile)).join('; ');
    return `${label.keeps} ${known(kept)}${passed === null ? '' : `; ${label.passed} ${known(passed)}`}`;
  }

  const tables = (seen: Seen): string[] =>
    panels(seen.players, (area, seat) => belongings(seen, seat, area), coloniaLines);

  // the table

  /** Returns the grid of the forum: in each square the mark of its color, then the seat of its envoy or a dot. */
  function forumLines({ forum }: Seen): string[] {
    const { width, height } = forumGrid(forum.arrangement);
    const wide = label.marks.eagle.length + 2;
    const square = (cell: number) => {
      const color = forum.colors[cell] ?? null;
      return color === null ? '' : `${label.marks[color]}${forum.envoys[cell] ?? '.'}`;
    };
    const columns = Array.from({ length: width }, (_, column) => column);
    const rows = Array.from({ length: height }, (_, row) => row);
    return [
      `  ${label.forum}   ${columns.map((column) => String(column + 1).padEnd(wide)).join('')}`.trimEnd(),
      ...rows.map((row) =>
        `      ${String(row + 1).padStart(2)}  ${columns.map((column) => square(width * row + column).padEnd(wide)).join('')}`.trimEnd(),
      ),
    ];
  }

  /** Returns `Trajan II   a square of four building tiles; 1 assistant and 2 coins` for each cycle with a card. */
  const trajanLines = (cards: Seen['trajan']): string[] =>
    cards.flatMap((id, i) =>
      id === null ? [] : paragraph(`Trajan ${'I'.repeat(i + 1)}`, words.title(id).replace(/^Trajan\S* ?\S* I+: /, '')),
    );

  /** Returns the street cards of a round and their streets: on side A the same for all players, on side B different for each. */
  function streetLines(seen: Seen, streets: readonly StreetSymbol[]): string[] {
    const meaning = ({ rows, columns }: typeof boardSideA) =>
      list(
        streets.map((symbol) => {
          const row = (rows as readonly string[]).indexOf(symbol);
          return row >= 0
            ? `${label.row} ${row + 1}`
            : `${label.column} ${(columns as readonly string[]).indexOf(symbol) + 1}`;
        }),
      );
    if (streets.length === 0) return [];
    const boards = boardSideB.slice(0, seen.players.length);
    return [
      ...paragraph(label.streets, list(streets.map(words.title))),
      ...paragraph(
        label.which,
        seen.options.boardSide === 'A'
          ? meaning(boardSideA)
          : boards.map((board, seat) => label.to(meaning(board), words.player(seen, seat))).join('; '),
      ),
    ];
  }

  const roundHeading = (seen: Seen, round: number, startPlayer: Seat): string =>
    heading(round === 0 ? label.preparation : label.round(round, cycleAfter(round), words.player(seen, startPlayer)));

  return {
    legend: label.legend(citizenRows.map(({ row, citizen }) => `${row} ${words.title(citizen)}`).join(', ')),
    table: (seen) => {
      const { round, startPlayer, streets, trajan, supply } = seen;
      return [
        roundHeading(seen, round, startPlayer),
        ...streetLines(seen, streets.slice(-2)),
        ...paragraph(label.columns, label.worth(columnValues[cycleAfter(round) - 1] ?? 0)),
        ...trajanLines(trajan),
        ...(supply === null ? [] : paragraph(label.left, counts(supply))),
        ...forumLines(seen),
        ...tables(seen),
      ];
    },
    counters: ({ players }, seat) => {
      const { resources, tracks, position, ship } = sure(players[seat]);
      const titled = Object.entries({ ...resources, ...tracks }).map(([what, count]) => [words.title(what), count]);
      return { ...Object.fromEntries(titled), [label.bar]: position, [label.envoys]: ship };
    },
    at: (event: SeenEvent<Event>, seen) => {
      switch (event.type) {
        case 'forum-laid':
          return forumLines(seen);
        case 'trajan-cards-laid':
          return ['', ...trajanLines(event.cards), '', heading(label.preparation)];
        case 'round-began': {
          const { round, startPlayer, streets } = event;
          return ['', roundHeading(seen, round, startPlayer), ...streetLines(seen, streets), ''];
        }
        case 'round-ended':
          return event.round % numbers.roundsPerCycle === 0
            ? ['', heading(label.scoring(cycleAfter(event.round)))]
            : [];
        case 'cycle-ended':
          return ['', ...forumLines(seen), ...tables(seen)];
        case 'turn-ended':
        case 'game-ended':
          return [];
        default:
          return undefined;
      }
    },
  };
};
