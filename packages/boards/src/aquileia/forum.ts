/** The forum: its spaces, and the building sites along its streets. */
import type { Site, View } from '@ludi-romani/aquileia';
import { currencies, type SlavePayment } from '@ludi-romani/aquileia/queries';
import * as icons from '../kit/icons';
import { column, type Drawing, flow, hueOf, row, signOf } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, rect } from '../kit/svg';
import { label, span } from '../kit/text';
import type { Box } from './box';
import { type AquileiaPen, chip, coinFigure, inCoins, letterOf, number, slaveCard, VILLA_HUES, words } from './pieces';
import { payId, siteId } from './targets';
import { panel, type Town } from './town';

const [WIDE, HIGH] = [70, 53];

/** The head of a site: its hue, its kind, what it is worth; and what it does. */
function faceOf(site: Site, pen: AquileiaPen): readonly [hue: Hue, kind: string, worth: string, does: string] {
  const spoken = pen.look.words;
  const said = spoken.labels;
  if (site.kind === 'villa')
    return [VILLA_HUES[site.color], spoken.title(site.color), String(site.value), said.villa(site.value)];
  if (site.kind === 'workshop')
    return ['terracotta', said.kinds.workshop, `+${site.points}`, said.brings(said.points(site.points))];
  const letters = currencies.map((currency) => letterOf(currency).repeat(Math.min(3, site.coins[currency])));
  return ['olive', said.kinds.bank, letters.join(''), said.brings(inCoins(site.coins, spoken))];
}

export function forumOf(box: Box, town: Town) {
  const siteOf = (site: Site, view: View, pen: AquileiaPen): Drawing => {
    const spoken = pen.look.words;
    const said = spoken.labels;
    const { id, cost } = site;
    const owner = view.sites[id] ?? null;
    const [name, head, price = ''] = box.still(spoken, siteId(id), () => {
      const [hue, kind, worth, does] = faceOf(site, pen);
      // always at the same place: bronze and silver, gold and slaves
      const coins = currencies.map((currency, i) =>
        cost[currency] === 0 ? '' : at(4 + 32 * (i % 2), i < 2 ? 19 : 36, coinFigure(currency, cost[currency]).svg),
      );
      return [
        `${spoken.title(id)}: ${said.site(inCoins(cost, spoken), cost.slaves)}, ${does}; `,
        rect('panel', 0, 0, WIDE, HIGH, 4) +
          `<path class="${hue}" d="M0 17V4a4 4 0 0 1 4-4H${WIDE - 4}a4 4 0 0 1 4 4V17z"/>` +
          label(kind, 5, 12.5, { size: 10, kind: 'on strong', room: WIDE - 12 - span(worth, 11, 'strong') }) +
          label(worth, WIDE - 5, 12.5, { size: 11, anchor: 'end', kind: 'on strong' }),
        coins.join('') + (cost.slaves > 0 ? at(37, 36, number(icons.figure, cost.slaves, 'olive').svg) : ''),
      ];
    });
    return pen.thing(
      siteId(id),
      `${name}${owner === null ? said.free : said.house(pen.name(owner))}`,
      WIDE,
      HIGH,
      head,
      owner === null ? price : houseOf(owner),
    );
  };

  const payment = (one: SlavePayment, pen: AquileiaPen): Drawing => {
    const { single, double } = one;
    const cards = [...Array<number>(single).fill(1), ...Array<number>(double).fill(2)];
    const shown = cards.length > 8 ? words(`${single} × 1 + ${double} × 2`) : row(cards.map(slaveCard), 2);
    return chip(pen, payId(one), pen.look.words.labels.pay(single, double), shown);
  };

  return (view: View, pen: AquileiaPen, room: number): Drawing => {
    const inside = room - 20;
    const payments = flow(
      box.payments.map((one) => payment(one, pen)),
      inside,
    );
    const caption = label(pen.look.words.labels.payWith, 0, 8, { size: 10, kind: 'soft' });
    const paid = { ...payments, height: payments.height + 12, svg: caption + at(0, 12, payments.svg) };
    const top = flow([...town.forum(view, pen), ...(box.payments.length > 0 ? [paid] : [])], inside);
    const perRow = Math.floor((inside + 6) / (WIDE + 6));
    const streets = flow(
      box.sites.map((site) => siteOf(site, view, pen)),
      inside + 1,
      Math.min(16, (inside - perRow * WIDE) / Math.max(1, perRow - 1)),
    );
    return panel(column([top, streets], 12), room);
  };
}

/** A house with the sign of its owner. */
const houseOf = (seat: number): string =>
  at(
    24,
    22,
    `<path class="${hueOf(seat)}" d="M0 10L11 0L22 10V24H0z"/>`,
    label(signOf(seat), 11, 19, { anchor: 'middle', kind: 'on' }),
  );
