import type { Problem } from '@ludi-romani/core';
import {
  atLeastOne,
  type Check,
  count,
  type Fields,
  flag,
  id,
  isRecord,
  list,
  many,
  object,
  oneOf,
  type Report,
  tableProblems,
  text,
  unique,
  whole,
} from '@ludi-romani/core/shape';
import { exchangesPossible } from './exchanges';
import {
  areaIds,
  type BankBuilding,
  type ColorCard,
  type Components,
  type Cost,
  colorIds,
  currencies,
  type EquiCard,
  type Exchange,
  type ForumSpace,
  type LaurelCard,
  type Numbers,
  playerCounts,
  provenances,
  type SlaveCard,
  type StadiumSpace,
  sides,
  type TheatreCard,
  type Villa,
  villaColors,
  type Workshop,
} from './types';

type Table = Exclude<keyof Components, 'provenance'>;

// The shapes.

const few = whole(0, 20);
const purse = { bronze: few, silver: few, gold: few };
const coins = object(purse);
const cost = object<Cost>({ ...purse, slaves: few });
const currency = oneOf(currencies);
const color = oneOf(villaColors);

/** A row by the value of one of its fields. */
const by =
  (field: string, kinds: Readonly<Record<string, Check>>): Check =>
  (value, path, report) => {
    const name = isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
    const check = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (check === undefined) report(`${path}.${field}`, `must be one of ${Object.keys(kinds).join(', ')}`);
    else check(value, path, report);
  };
const spaceOf = <T>(action: string, fields: Fields<T>) => object({ id, action: oneOf([action]), ...fields });

const numbers = object<Numbers>({
  rounds: whole(1, 20),
  henchmenPerPlayer: whole(1, 20),
  housesPerPlayer: few,
  startCoins: coins,
  redDice: few,
  blueDice: few,
  dolusDice: few,
  latroDice: few,
  pecuniaPoints: count,
  arenaPointsPerStrength: count,
  marketPrice: coins,
  marketSlots: whole(1, 20),
});
const card = { id, count: atLeastOne };

const tables: Fields<Pick<Components, Table>> = {
  numbers,
  coinSupply: object({ bronze: count, silver: count, gold: count }),
  die: list(1, 100, currency),
  playerColors: list(5, 5, oneOf(colorIds)),
  slaveCards: list(2, 2, object<SlaveCard>({ ...card, slaves: oneOf([1, 2]) })),
  equiCards: many(
    object<EquiCard>({ ...card, kind: oneOf(['horse', 'weapon']), side: oneOf([...sides, null]), strength: count }),
  ),
  laurelCards: list(0, 1000, object<LaurelCard>({ ...card, points: count })),
  colorCards: list(0, 1000, object<ColorCard>({ ...card, color })),
  theatreCards: list(0, 1000, object<TheatreCard>({ ...card, colors: list(2, 2, color) })),
  mercatus: list(
    0,
    100,
    by('action', {
      dolus: spaceOf('dolus', {}),
      pecunia: spaceOf('pecunia', {}),
      equi: spaceOf('equi', { slot: whole(0, 19), bonusCard: flag }),
      servi: spaceOf('servi', { currency, coinsPerCard: few, maxCards: few }),
      potentia: spaceOf('potentia', {}),
    }),
  ),
  arena: list(0, 100, spaceOf('arena', { strength: atLeastOne })),
  stadium: list(
    0,
    100,
    object<StadiumSpace>({ id, action: oneOf(['stadium']), side: oneOf(sides), strength: atLeastOne }),
  ),
  theatrum: list(0, 1, spaceOf('theatrum', {})),
  forum: list(0, 100, object<ForumSpace>({ id, action: oneOf(['forum']), builds: whole(1, 20), scoresValue: flag })),
  portus: list(0, 100, by('action', { latro: spaceOf('latro', {}), portus: spaceOf('portus', { currency }) })),
  exchanges: list(
    0,
    100,
    object<Exchange>({ id, give: currency, giveCount: atLeastOne, get: currency, getCount: atLeastOne }),
  ),
  arenaRewards: list(0, 100, count),
  stadiumRewards: list(0, 100, count),
  villas: list(0, 200, object<Villa>({ id, kind: oneOf(['villa']), color, value: count, cost })),
  workshops: list(0, 200, object<Workshop>({ id, kind: oneOf(['workshop']), points: count, cost })),
  banks: list(0, 200, object<BankBuilding>({ id, kind: oneOf(['bank']), coins, cost })),
};

const source = object({ provenance: oneOf(provenances), source: text });

const components = object<Components>({
  ...tables,
  provenance: object(Object.fromEntries(Object.keys(tables).map((table) => [table, source]))),
});

// What the tables say about each other; they have the right shape by now.

type Rows = readonly { readonly id: string }[];

function agreement(given: Components, report: Report): void {
  const ids = (...names: readonly Table[]) =>
    names.flatMap((name) => (given[name] as Rows).map((row, i) => [`${name}[${i}].id`, row.id] as const));
  // ids of spaces, sites and cards are keys of the state
  unique(ids(...areaIds), report);
  unique(ids('slaveCards', 'equiCards', 'laurelCards', 'colorCards', 'theatreCards'), report);
  unique(ids('villas', 'workshops', 'banks'), report);
  unique(ids('exchanges'), report);
  unique(
    given.playerColors.map((name, i) => [`playerColors[${i}]`, name] as const),
    report,
  );
  cards(given, report);
  spaces(given, report);
}

function cards(
  { numbers: { rounds }, slaveCards, equiCards, laurelCards, colorCards }: Components,
  report: Report,
): void {
  if (slaveCards[0]?.slaves === slaveCards[1]?.slaves) report('slaveCards', 'must be a single and a double card');
  equiCards.forEach(({ kind, side }, i) => {
    if ((kind === 'horse') === (side === null))
      report(`equiCards[${i}].side`, 'must be there for a horse, and for no weapon');
  });
  const stadium = [...laurelCards, ...colorCards].reduce((sum, row) => sum + row.count, 0);
  if (stadium < 2 * rounds) report('colorCards', `the stadium needs two cards a round, ${2 * rounds} in all`);
}

function spaces({ numbers, coinSupply, mercatus, portus, exchanges }: Components, report: Report): void {
  const most = Math.max(...playerCounts);
  for (const currency of currencies) {
    if (coinSupply[currency] < most * numbers.startCoins[currency])
      report(`coinSupply.${currency}`, `is too small for ${most} players`);
  }
  mercatus.forEach((space, i) => {
    if (space.action === 'equi' && space.slot >= numbers.marketSlots)
      report(`mercatus[${i}].slot`, 'is not in the market');
  });
  for (const action of ['dolus', 'pecunia', 'potentia'] as const) {
    if (mercatus.filter((space) => space.action === action).length > 1) report('mercatus', `has several of ${action}`);
  }
  if (portus.filter(({ action }) => action === 'latro').length > 1) report('portus', 'has several of latro');
  unique(
    portus.flatMap((space, i) =>
      space.action === 'portus' ? [[`portus[${i}].currency`, space.currency] as const] : [],
    ),
    report,
  );
  if (exchangesPossible(exchanges, coinSupply) === null)
    report(
      'exchanges',
      'must not go in circles: every one has to lose something of some fixed worth of the coins (AQ-5.4)',
    );
}

/** What is wrong with component tables that come from outside, at most 20 things; empty if they can be played with. */
export const checkComponents = (given: unknown): Problem[] => tableProblems(given, components, agreement);
