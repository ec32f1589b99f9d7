import { type Problem, sum } from '@ludi-romani/core';
import { checkTitles, problemsWith, type Report, unique } from '@ludi-romani/core/shape';
import { areaIds, currencies, playerCounts } from './ids';
import { type Components, shape, type Tables } from './shapes';

type Rows = readonly { readonly id: string }[];

const most = Math.max(...playerCounts);

/** Returns the ids that `titles` may name: cards, spaces and building sites. Exchanges have no names; sentences list their coins. */
const named = (tables: Tables): string[] => {
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards, villas, workshops, banks } = tables;
  const spaces = areaIds.flatMap((area): Rows => tables[area]);
  const cards: Rows = [...slaveCards, ...equiCards, ...laurelCards, ...colorCards, ...theatreCards];
  return [...spaces, ...cards, ...villas, ...workshops, ...banks].map(({ id }) => id);
};

/** Reports contradictions between the tables, whose shape is already valid. */
function reportContradictions(given: Components, report: Report): void {
  const distinct = (rows: Readonly<Record<string, Rows>>) =>
    unique(
      Object.entries(rows).flatMap(([name, table]) => table.map(({ id }, i) => [`${name}[${i}].id`, id] as const)),
      report,
    );
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards } = given;
  const { villas, workshops, banks, exchanges } = given;
  // the ids of spaces, cards and sites are keys of records in the state, so they must be unique
  distinct(Object.fromEntries(areaIds.map((area) => [area, given[area]])));
  distinct({ slaveCards, equiCards, laurelCards, colorCards, theatreCards });
  distinct({ villas, workshops, banks });
  distinct({ exchanges });
  unique(
    given.playerColors.map((name, i) => [`playerColors[${i}]`, name] as const),
    report,
  );
  cards(given, report);
  spaces(given, report);
  checkTitles(given.titles, named(given), report);
}

function cards(
  { numbers: { rounds }, slaveCards, equiCards, laurelCards, colorCards }: Components,
  report: Report,
): void {
  if (slaveCards[0]?.slaves === slaveCards[1]?.slaves) report('slaveCards', 'must hold one single and one double card');
  equiCards.forEach(({ kind, side }, i) => {
    if ((kind === 'horse') === (side === null))
      report(`equiCards[${i}].side`, 'must be a side for a horse and null for a weapon');
  });
  const stadium = sum([...laurelCards, ...colorCards].map((row) => row.count));
  if (stadium < 2 * rounds)
    report('colorCards', `must hold ${2 * rounds} cards together with laurelCards, two for each round`);
}

function spaces({ numbers, coinSupply, mercatus, portus, exchanges }: Components, report: Report): void {
  for (const currency of currencies) {
    if (coinSupply[currency] < most * numbers.startCoins[currency])
      report(`coinSupply.${currency}`, `must cover the start coins of ${most} players`);
  }
  mercatus.forEach((space, i) => {
    if (space.action === 'equi' && space.slot >= numbers.marketSlots)
      report(`mercatus[${i}].slot`, 'must be a slot of the market');
  });
  for (const action of ['dolus', 'pecunia', 'potentia'] as const) {
    if (mercatus.filter((space) => space.action === action).length > 1)
      report('mercatus', `must not hold ${action} more than once`);
  }
  if (portus.filter(({ action }) => action === 'latro').length > 1)
    report('portus', 'must not hold latro more than once');
  unique(
    portus.flatMap((space, i) =>
      space.action === 'portus' ? [[`portus[${i}].currency`, space.currency] as const] : [],
    ),
    report,
  );
  exchanges.forEach((exchange, i) => {
    for (const side of ['give', 'get'] as const)
      if (Object.keys(exchange[side]).length === 0) report(`exchanges[${i}].${side}`, 'must hold at least one coin');
  });
}

/** Returns up to 20 problems of untrusted component tables; none if the tables are valid. */
export const checkComponents = (given: unknown): Problem[] => problemsWith(given, shape, reportContradictions);
