/** What the things in the pictures of Forum Trajanum are, and the numbers that their explanations need. Facts that are `undefined` for spectators are those of the viewer. */
import { type Engine, occurrences, sum } from '@ludi-romani/core';
import type {
  AbilityId,
  AreaBonusId,
  CitizenClass,
  CitizenRowId,
  Color,
  Components,
  ForumTrajanum,
  Gain,
  Gray,
  ResourceId,
  StartingResources,
  TrackId,
  View,
} from '@ludi-romani/forum-trajanum';
import {
  abilityIds,
  activeCitizens,
  activeIn,
  areaBonusIds,
  areaPoints,
  benefitOf,
  catalog,
  cellIds,
  colors,
  columnValue,
  cycleOf,
  cycles,
  eaglePoints,
  hasActive,
  headValue,
  isColor,
  largestAreas,
  roundsOf,
  rowFactor,
  streetNow,
  TOP_LEVEL,
  trackIds,
  trajanTasks,
} from '@ludi-romani/forum-trajanum/queries';
import type { Topic } from '../../about';
import { asked } from '../../asked';

type Card = Components['trajanCards'][number];
export type Second = Components['citizenRows'][number]['second'];
export type Benefit = Components['tracks'][TrackId][number];
type Three = Components['columnValues'];
/** The questions that a player can decline. */
const OPTIONAL = ['benefit', 'envoy', 'reserve'] as const;

/** Returns true if these are workers of all colors. */
export const isAnyWorker = (among: readonly ResourceId[]): boolean =>
  among.length === colors.length && among.every((what) => what.startsWith('worker-'));

/** A row or a column of the viewer's colonia, which a street card of this round names. */
export interface Street {
  readonly isRow: boolean;
  readonly line: number;
}

/** A citizen row. */
interface Ability {
  readonly second: Second;
  readonly factors: Three;
  /** the number of the box that belongs to the ability, 0 for an ability without one */
  readonly number: number;
  /** the viewer's citizens in the row */
  readonly own: { readonly citizens: number; readonly isActive: boolean; readonly factor: number } | undefined;
}

/** The viewer's envoys on the forum, those of the largest area, and what they would score. */
interface Envoys {
  readonly all: number;
  readonly largest: number;
  readonly eagles: number;
  readonly area: number;
}

interface Forum {
  readonly onEagle: number;
  readonly besideEagle: number;
  readonly own: Envoys | undefined;
}

interface Columns {
  readonly values: Three;
  /** the cycle, and what a column brings in it without citizens */
  readonly cycle: number;
  readonly value: number;
  /** what a column would bring the viewer now */
  readonly own: number | undefined;
}

export interface Topics extends Record<AbilityId, Ability> {
  game: { readonly rounds: number; readonly perCycle: number; readonly round: number | undefined };
  player: object;
  points: { readonly scorings: readonly number[]; readonly own: number | undefined };
  coin: { readonly perRow: number; readonly own: number | undefined };
  tribune: { readonly perCard: number; readonly forBoth: number; readonly own: number | undefined };
  builder: { readonly workers: number; readonly own: number | undefined };
  assistant: { readonly own: number | undefined };
  worker: { readonly color: Color; readonly perBuilder: number; readonly own: number | undefined };
  upgrade: { readonly last: number; readonly own: number | undefined };
  citizens: { readonly factors: Three; readonly perRow: number; readonly own: number | undefined };
  first: { readonly factors: Three };
  second: { readonly factors: Three };
  factor: { readonly factors: Three };
  streets: { readonly tribunes: number; readonly own: readonly Street[] | undefined };
  symbols: { readonly own: readonly Street[] | undefined };
  street: { readonly isRow: boolean; readonly tribunes: number; readonly own: readonly Street[] | undefined };
  deck: { readonly all: number; readonly own: number | undefined };
  draft: { readonly forBoth: number };
  tile: { readonly own: number | undefined };
  resources: { readonly gain: Gain; readonly forBoth: number };
  citizen: { readonly citizen: CitizenClass; readonly rows: readonly CitizenRowId[] };
  colonia: { readonly lines: number; readonly tiles: number | undefined; readonly built: number | undefined };
  temple: { readonly all: number };
  ground: { readonly own: number | undefined };
  crane: {
    readonly factors: Three;
    readonly cycle: number;
    readonly exposed: number | undefined;
    readonly scored: number | undefined;
  };
  column: Columns;
  gray: { readonly gray: TrackId; readonly top: number; readonly own: number | undefined };
  structure: { readonly color: Color; readonly own: number | undefined };
  forum: Forum;
  eagle: Forum;
  envoy: Forum;
  square: { readonly color: Color; readonly own: number | undefined };
  bonuses: { readonly bonuses: Components['areaBonuses']; readonly own: number | undefined };
  bonus: { readonly bonus: AreaBonusId; readonly amount: number };
  tracks: { readonly own: Readonly<Record<TrackId, number>> | undefined };
  start: { readonly top: number };
  benefit: {
    readonly track: TrackId;
    readonly level: number;
    readonly benefit: Benefit;
    readonly onEagle: number;
    readonly own: number | undefined;
  };
  end: Columns & { readonly top: number };
  trajan: { readonly heads: readonly number[]; readonly own: number | undefined };
  card: {
    readonly round: number;
    readonly heads: readonly number[];
    /** how often the viewer fulfills both tasks now; `undefined` once the card is scored */
    readonly own: { readonly building: number; readonly collecting: number; readonly head: number } | undefined;
  };
  none: { readonly round: number };
  buildings: { readonly perTurn: number };
  option: {
    readonly gray: Gray | undefined;
    readonly color: Color | undefined;
    readonly cells: number;
    readonly cost: Components['resourceTiles'][number]['gain'];
    /** what a column brings in this cycle without citizens */
    readonly value: number;
    readonly left: number | undefined;
    readonly own: Readonly<Record<ResourceId, number>> | undefined;
  };
  actions: { readonly perTurn: number; readonly own: number | undefined };
  exchange: object;
  recolor: { readonly own: number | undefined };
  trade: { readonly workers: number };
  figures: { readonly start: StartingResources };
  ship: { readonly own: number | undefined };
  reserve: { readonly own: number | undefined };
  river: object;
  prestige: Forum & { readonly heads: readonly number[]; readonly head: number | undefined };
  decline: { readonly ask: (typeof OPTIONAL)[number] | undefined };
  done: object;
  endTurn: object;
  forgo: { readonly tribunes: number };
  passNone: object;
  payNone: { readonly perRow: number };
  both: { readonly isOwnFirst: boolean; readonly tribunes: number };
}

/** The clauses of docs/rules/forum-trajanum.md. */
export const clauses: { readonly [K in keyof Topics]: string | null } = {
  game: 'FT-4.1',
  player: 'FT-3.2',
  points: 'FT-7.1',
  coin: 'FT-6.1',
  tribune: 'FT-4.11',
  builder: 'FT-5.30',
  assistant: 'FT-5.32',
  worker: 'FT-5.30',
  upgrade: 'FT-5.27',
  citizens: 'FT-5.11',
  first: 'FT-5.12',
  second: 'FT-5.12',
  factor: 'FT-6.8',
  'patrician-1': 'FT-5.18',
  'patrician-2': 'FT-5.19',
  'merchant-1': 'FT-5.16',
  'merchant-2': 'FT-5.20',
  'craftsman-1': 'FT-5.21',
  'craftsman-2': 'FT-5.22',
  streets: 'FT-4.3',
  symbols: 'FT-4.4',
  street: 'FT-4.6',
  deck: 'FT-3.3',
  draft: 'FT-4.15',
  tile: 'FT-4.6',
  resources: 'FT-5.4',
  citizen: 'FT-5.5',
  colonia: 'FT-3.19',
  temple: 'FT-3.19',
  ground: 'FT-5.39',
  crane: 'FT-6.6',
  column: 'FT-5.44',
  gray: 'FT-5.45',
  structure: 'FT-5.59',
  forum: 'FT-5.59',
  eagle: 'FT-6.9',
  envoy: 'FT-6.13',
  square: 'FT-5.63',
  bonuses: 'FT-5.66',
  bonus: 'FT-5.66',
  tracks: 'FT-5.45',
  start: 'FT-3.12',
  benefit: 'FT-5.46',
  end: 'FT-5.48',
  trajan: 'FT-6.15',
  card: 'FT-6.16',
  none: 'FT-8.2',
  buildings: 'FT-5.29',
  option: 'FT-5.38',
  actions: 'FT-5.29',
  exchange: 'FT-5.23',
  recolor: 'FT-5.32',
  trade: 'FT-5.31',
  figures: 'FT-3.27',
  ship: 'FT-5.7',
  reserve: 'FT-4.24',
  river: 'FT-3.24',
  prestige: 'FT-6.14',
  decline: null,
  done: null,
  endTurn: 'FT-5.72',
  forgo: 'FT-4.14',
  passNone: 'FT-4.16',
  payNone: 'FT-6.2',
  both: 'FT-5.3',
};

type Of<K extends keyof Topics> = (view: View) => readonly [facts: Topics[K], title?: string];

/** Returns the function that finds what a thing in a picture is. It returns `null` for an unknown id. */
export function topicsOf({ components }: Engine<ForumTrajanum>): (view: View, about: string) => Topic<Topics> | null {
  const box = catalog(components);
  const { numbers, areaBonuses, prestige, rowFactors, columnValues, craneFactors, trajanCards, citizenRows } =
    box.components;
  const { tribunesPerIgnoredCard, tribunesForBothTiles, coinsPerCitizenRow, roundsPerCycle, workersPerBuilder } =
    numbers;
  const heads = prestige.head.map(({ value }) => value);
  const scorings = cycles.map((cycle) => cycle * roundsPerCycle);

  /** Returns the viewer's area, `undefined` for a spectator. */
  const ownOf = (view: View) => (view.viewer === 'spectator' ? undefined : view.players[view.viewer]);
  const streetsOf = (view: View): readonly Street[] | undefined => {
    const { viewer } = view;
    if (viewer === 'spectator' || (view.phase !== 'draft' && view.phase !== 'turns')) return undefined;
    return [0, 1].flatMap((card) => {
      const symbol = streetNow(view, card);
      return symbol === undefined ? [] : [box.street(view.options.boardSide, viewer, symbol)];
    });
  };
  const envoysOf = (view: View): Envoys | undefined => {
    const own = ownOf(view);
    if (own === undefined || view.viewer === 'spectator') return undefined;
    const largest = largestAreas(box, view)[view.viewer]?.length ?? 0;
    return {
      all: occurrences(view.forum.envoys, view.viewer),
      largest,
      eagles: sum(eaglePoints(box, view, view.viewer)),
      area: areaPoints(box, own, largest),
    };
  };
  const forum = (view: View): Forum => ({
    onEagle: numbers.onEagle,
    besideEagle: numbers.besideEagle,
    own: envoysOf(view),
  });
  const columns = (view: View): Columns => {
    const own = ownOf(view);
    const value = columnValue(box, view);
    return { values: columnValues, cycle: cycleOf(box, view), value, own: own && value + activeCitizens(own) };
  };
  const held = (view: View, what: ResourceId) => ownOf(view)?.resources[what];
  const street =
    (isRow: boolean): Of<'street'> =>
    (view) => [{ isRow, tribunes: tribunesPerIgnoredCard, own: streetsOf(view) }];
  const both =
    (isOwnFirst: boolean): Of<'both'> =>
    () => [{ isOwnFirst, tribunes: tribunesForBothTiles }];

  const known = new Map<string, (view: View) => Topic<Topics>>();
  const add = <K extends keyof Topics>(about: string, kind: K, of: Of<K>): void => {
    known.set(about, (view) => {
      const [facts, title] = of(view);
      return { kind, facts, ...(title === undefined ? {} : { title }) } as Topic<Topics>;
    });
  };

  // the ids that the box chooses come first, so that they replace none of the others
  for (const { id, citizen, gain } of box.tiles) {
    if (citizen === null) add(id, 'resources', () => [{ gain, forBoth: tribunesForBothTiles }]);
    else add(id, 'citizen', () => [{ citizen, rows: box.rowsOf[citizen] }]);
  }
  for (const { id, cycle } of trajanCards)
    add(id, 'card', (view) => [{ round: cycle * roundsPerCycle, heads, own: tasksOf(view, { id, cycle }) }]);
  const tasksOf = (view: View, { id, cycle }: Pick<Card, 'id' | 'cycle'>): Topics['card']['own'] => {
    const own = ownOf(view);
    if (own === undefined || cycle < cycleOf(box, view) || view.phase === 'over') return undefined;
    return { ...trajanTasks(box, own, id), head: headValue(box, own) };
  };
  for (const { id, cells, cost, supply } of box.options)
    add(id, 'option', (view) => [
      {
        gray: cells.find((cell): cell is Gray => !isColor(cell)),
        color: cells.find(isColor),
        cells: cells.length,
        cost: Object.fromEntries(cost.map(({ resource, amount }) => [resource, amount])),
        value: columnValue(box, view),
        left: view.supply?.[supply],
        own: ownOf(view)?.resources,
      },
    ]);

  for (const about of ['table', 'game'])
    add(about, 'game', (view) => [
      {
        rounds: roundsOf(box),
        perCycle: roundsPerCycle,
        round: view.viewer === 'spectator' || view.round === 0 ? undefined : view.round,
      },
    ]);
  add('player', 'player', () => [{}]);
  add('points', 'points', (view) => {
    const own = ownOf(view);
    return [{ scorings, own: own && sum(Object.values(own.points)) }];
  });

  for (const about of ['coin', 'coins'])
    add(about, 'coin', (view) => [{ perRow: coinsPerCitizenRow, own: held(view, 'coin') }, 'coin']);
  for (const about of ['tribune', 'tribunes'])
    add(about, 'tribune', (view) => [
      { perCard: tribunesPerIgnoredCard, forBoth: tribunesForBothTiles, own: held(view, 'tribune') },
      'tribune',
    ]);
  add('builder', 'builder', (view) => [{ workers: workersPerBuilder, own: held(view, 'builder') }]);
  add('assistant', 'assistant', (view) => [{ own: held(view, 'assistant') }]);
  add('upgrade', 'upgrade', (view) => [{ last: prestige.lastPosition, own: ownOf(view)?.position }]);
  add('figures', 'figures', () => [{ start: box.components.startingResources }]);
  for (const about of ['ship', 'envoys']) add(about, 'ship', (view) => [{ own: ownOf(view)?.ship }]);
  add('reserve', 'reserve', (view) => [{ own: ownOf(view)?.reserve.length }]);
  add('river', 'river', () => [{}]);
  add('prestige', 'prestige', (view) => {
    const own = ownOf(view);
    return [{ ...forum(view), heads, head: own && headValue(box, own) }];
  });

  add('citizens', 'citizens', (view) => {
    const own = ownOf(view);
    return [{ factors: rowFactors, perRow: coinsPerCitizenRow, own: own && activeCitizens(own) }];
  });
  add('first-citizen', 'first', () => [{ factors: rowFactors }]);
  add('second-citizen', 'second', () => [{ factors: rowFactors }]);
  add('row-factor', 'factor', () => [{ factors: rowFactors }]);
  const ofAbility: Readonly<Record<AbilityId, number>> = {
    'patrician-1': numbers.diagonalToEagle,
    'patrician-2': numbers.areaBonusesWithPatrician,
    'merchant-1': 0,
    'merchant-2': numbers.merchantSwapsPerTurn,
    'craftsman-1': numbers.craftsmanWorkersPerTurn,
    'craftsman-2': numbers.craftsmanBuildersPerTurn,
  };
  for (const ability of abilityIds) {
    const row = citizenRows.find((one) => one.ability === ability);
    if (row === undefined) continue;
    add(ability, ability, (view) => {
      const spaces = ownOf(view)?.rows[row.row - 1];
      const own = spaces && {
        citizens: spaces.citizens.length,
        isActive: spaces.active,
        factor: rowFactor(box, activeIn(spaces)),
      };
      return [{ second: row.second, factors: rowFactors, number: ofAbility[ability], own }];
    });
  }

  add('streets', 'streets', (view) => [{ tribunes: tribunesPerIgnoredCard, own: streetsOf(view) }]);
  add('street-symbols', 'symbols', (view) => [{ own: streetsOf(view) }]);
  add('row-street', 'street', street(true));
  add('column-street', 'street', street(false));
  add('street-deck', 'deck', (view) => [
    { all: box.streetCards.length, own: view.viewer === 'spectator' ? undefined : view.streetDeck },
  ]);
  add('draft', 'draft', () => [{ forBoth: tribunesForBothTiles }]);

  const tilesOf = (view: View) => ownOf(view)?.tiles.filter((tile) => tile !== null).length;
  const builtOf = (view: View) => ownOf(view)?.buildings.filter((one) => one !== null).length;
  add('colonia', 'colonia', (view) => [{ lines: citizenRows.length, tiles: tilesOf(view), built: builtOf(view) }]);
  add('tile', 'tile', (view) => [{ own: tilesOf(view) }]);
  add('temple', 'temple', () => [{ all: box.components.temples.length }]);
  add('ground', 'ground', (view) => {
    const own = ownOf(view);
    const isFree = (cell: number) => box.buildable[cell] && own?.tiles[cell] === null && own.buildings[cell] === null;
    return [{ own: own && cellIds.filter((_, cell) => isFree(cell)).length }];
  });
  add('crane', 'crane', (view) => {
    const count = (status: 'exposed' | 'scored') =>
      ownOf(view)?.cranes.filter((crane) => crane.status === status).length;
    return [{ factors: craneFactors, cycle: cycleOf(box, view), exposed: count('exposed'), scored: count('scored') }];
  });
  add('building-column', 'column', (view) => [columns(view), 'column']);
  add('column-value', 'column', (view) => [columns(view), 'column']);
  for (const color of colors) {
    add(`building-${color}`, 'structure', (view) => {
      const own = ownOf(view);
      return [{ color, own: own && occurrences(own.buildings, color) }, `single-color-${color}`];
    });
    add(`worker-${color}`, 'worker', (view) => [
      { color, perBuilder: workersPerBuilder, own: held(view, `worker-${color}`) },
    ]);
    add(`square-${color}`, 'square', (view) => [{ color, own: ownOf(view)?.ship }]);
  }

  add('forum', 'forum', (view) => [forum(view)]);
  for (const about of ['eagle', 'square-eagle']) add(about, 'eagle', (view) => [forum(view)]);
  add('envoy', 'envoy', (view) => [forum(view)]);
  add('area-bonus', 'bonuses', (view) => {
    const own = ownOf(view);
    const count = own && (hasActive(box, own, 'patrician-2') ? numbers.areaBonusesWithPatrician : 1);
    return [{ bonuses: areaBonuses, own: count }];
  });
  for (const bonus of areaBonusIds) add(`bonus-${bonus}`, 'bonus', () => [{ bonus, amount: areaBonuses[bonus] }]);

  add('tracks', 'tracks', (view) => [{ own: ownOf(view)?.tracks }]);
  add('start-of-track', 'start', () => [{ top: TOP_LEVEL }]);
  add('track-end', 'end', (view) => [{ ...columns(view), top: TOP_LEVEL }]);
  for (const track of trackIds) {
    for (const about of [track, `building-${track}`])
      add(about, 'gray', (view) => [{ gray: track, top: TOP_LEVEL, own: ownOf(view)?.tracks[track] }, track]);
    for (let level = 1; level <= TOP_LEVEL; level++) {
      const benefit = benefitOf(box, track, level);
      add(`${track}-${level}`, 'benefit', (view) => [
        { track, level, benefit, onEagle: numbers.onEagle, own: ownOf(view)?.tracks[track] },
      ]);
    }
  }

  add('trajan', 'trajan', (view) => {
    const own = ownOf(view);
    return [{ heads, own: own && headValue(box, own) }];
  });
  add('no-card', 'none', () => [{ round: roundsOf(box) }]);
  add('buildings', 'buildings', () => [{ perTurn: numbers.buildActionsPerTurn }]);
  add('build-actions', 'actions', ({ viewer, current }) => [
    { perTurn: numbers.buildActionsPerTurn, own: current?.player === viewer ? current.buildActions : undefined },
  ]);
  add('exchange', 'exchange', () => [{}]);
  add('recolor', 'recolor', (view) => [{ own: held(view, 'assistant') }]);
  add('workers-to-builder', 'trade', () => [{ workers: workersPerBuilder }]);

  add('decline', 'decline', (view) => [{ ask: OPTIONAL.find((ask) => asked(view, ask) !== undefined) }]);
  add('done', 'done', () => [{}]);
  add('end-turn', 'endTurn', () => [{}]);
  add('forgo', 'forgo', () => [{ tribunes: tribunesPerIgnoredCard }]);
  add('pass-none', 'passNone', () => [{}]);
  add('pay-none', 'payNone', () => [{ perRow: coinsPerCitizenRow }]);
  add('own-first', 'both', both(true));
  add('foreign-first', 'both', both(false));

  return (view, about) => known.get(about)?.(view) ?? null;
}
