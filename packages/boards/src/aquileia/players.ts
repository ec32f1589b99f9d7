/** What players have: tracks, possessions, hands. */
import type { CardId, Currency, View } from '@ludi-romani/aquileia';
import { cardFrom, currencies, held, payout, villaColors, villaValues } from '@ludi-romani/aquileia/queries';
import type { Seat } from '@ludi-romani/core';
import * as icons from '../kit/icons';
import { column, type Drawing, emptyPlace, flow, row, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import type { Box } from './box';
import {
  type AquileiaPen,
  backs,
  coinFigures,
  faceOf,
  inCoins,
  LINE,
  mark,
  number,
  once,
  pile,
  VILLA_HUES,
  words,
} from './pieces';
import { cardId, coinsId, positionId } from './targets';
import { panel } from './town';

/** As many fields as the contest track has; who is stronger stands on the last. */
const FIELDS = 16;

const scale = once((room: number): string => {
  const step = room / FIELDS;
  const marks = Array.from({ length: FIELDS }, (_, i) =>
    label(`${i + 1}${i + 1 < FIELDS ? '' : '+'}`, (i + 0.5) * step, 55, {
      size: 9.5,
      anchor: 'middle',
      kind: 'soft',
    }),
  );
  const ticks = Array.from({ length: FIELDS - 1 }, (_, i) => `M${(i + 1) * step} 40v4`);
  return `<path class="edge" d="M0 44H${room}${ticks.join('')}"/>${marks.join('')}`;
});

export function playersOf(box: Box) {
  const { catalog, tables } = box;
  type Player = View['players'][number];
  const playerOf = (view: View, seat: Seat): Player => view.players[seat] as Player;

  /** The crests from position 1. */
  const advantage = (view: View, pen: AquileiaPen, room: number): Drawing => {
    const said = pen.look.words.labels;
    const w = (room + 8) / Math.max(5, view.players.length) - 8;
    const positions = view.players.map((_, i) => {
      const seat = view.track[i];
      return pen.thing(
        positionId(i + 1),
        `${i + 1}: ${seat === undefined ? said.free : pen.name(seat)}`,
        w,
        32,
        seat === undefined ? emptyPlace(w, 32) : rect('panel', 0, 0, w, 32) + pen.sign(seat, w - 18, 16, 14),
        label(String(i + 1), 8, 21, { size: 13, kind: 'strong' }),
      );
    });
    return titled(said.advantage, { ...row(positions), width: room });
  };

  /** The shields of those who fight or race. */
  const contest = (view: View, pen: AquileiaPen, room: number): Drawing => {
    const said = pen.look.words.labels;
    const step = room / FIELDS;
    const taken: number[] = [];
    const shields = view.strengths.map((strength, seat) => {
      if (strength === null) return '';
      const field = Math.min(FIELDS, strength);
      const above = taken.filter((one) => one === field).length;
      taken.push(field);
      const name = `${pen.name(seat)}: ${said.strength} ${strength}`;
      const beside = strength > FIELDS ? label(String(strength), -5, 12, { anchor: 'end', kind: 'strong' }) : '';
      return at(
        (field - 0.5) * step - 8,
        25 - 8 * above,
        pen.thing(`strength-${seat}`, name, 16, 16, pen.sign(seat, 8, 8, 11), beside).svg,
      );
    });
    return titled(said.contest, {
      width: room,
      height: 58,
      svg: scale(room) + shields.join(''),
    });
  };

  /** Coins of one kind with their number. */
  const stack = (seat: Seat, currency: Currency, count: number, pen: AquileiaPen, r: number): Drawing => {
    const [w, h] = [2 * r + 28, 2 * r + 16];
    const name = `${count} ${pen.look.words.labels.coins[currency]}`;
    const number = label(String(count), 2 * r + 8, h - r + 4, { size: 15, kind: 'strong' });
    return pen.thing(coinsId(seat, currency), name, w, h, pile(currency, count, r + 2, h - r - 2, r), number);
  };

  /** Henchmen and houses that are left, and what workshops and banks bring in the harbour. */
  const state = (view: View, seat: Seat, pen: AquileiaPen, w: number): Drawing => {
    const said = pen.look.words.labels;
    const { henchmen, houses } = playerOf(view, seat);
    const signs = Array.from({ length: tables.numbers.henchmenPerPlayer }, (_, i) => ({
      width: 13,
      height: LINE,
      svg: i < henchmen ? pen.sign(seat, 6, 8, 8) : circle('empty', 6, 8, 6),
    }));
    const { points, coins } = payout(catalog, view, seat);
    const brought = row(
      [mark(icons.ship, 'sea'), words(`+${points}`, 'accent strong', 12.5), ...coinFigures(coins)],
      4,
    );
    const { svg, height } = column([row([...signs, number(icons.house, houses, 'ink')], 2), brought], 6);
    const name = `${said.left(henchmen, houses)}; ${said.brings(`${said.points(points)}, ${inCoins(coins, pen.look.words)}`)}`;
    return pen.thing(`state-${seat}`, name, w, height, svg);
  };

  /** What the villas of each color are worth together. */
  const villas = (view: View, seat: Seat, pen: AquileiaPen): Drawing => {
    const spoken = pen.look.words;
    const values = villaValues(catalog, view)[seat];
    const drawn = villaColors.map((color, i) => {
      const sum = values?.[color] ?? 0;
      const kind = sum === 0 ? 'soft' : 'on';
      return at(
        58 * i,
        0,
        sum === 0 ? emptyPlace(52, 20) : rect(VILLA_HUES[color], 0, 0, 52, 20, 4),
        label(spoken.title(color).slice(0, 2), 6, 14, { size: 10.5, kind }),
        label(String(sum), 46, 14, { size: 11, anchor: 'end', kind }),
      );
    });
    const listed = villaColors.map((color) => `${spoken.title(color)} ${values?.[color]}`).join(', ');
    return pen.thing(`villas-${seat}`, `${spoken.labels.villas}: ${listed}`, 226, 20, ...drawn);
  };

  /** Theatre cards won, and stadium cards as far as they are known. */
  const won = (view: View, seat: Seat, pen: AquileiaPen, room: number, w: number, h: number): Drawing => {
    const spoken = pen.look.words;
    const said = spoken.labels;
    const cards = playerOf(view, seat).theatre.map((card, i): [string, string, CardId | null] => [
      `theatre-${seat}-${i}`,
      spoken.title(card),
      card,
    ]);
    for (const [i, race] of view.races.entries()) {
      const card = cardFrom(race, seat);
      if (card === undefined) continue;
      const about = `${said.faceUp(i + 1)}: ${spoken.title(race.faceUp)}`;
      cards.push([`race-${seat}-${i}`, `${card === null ? said.hidden : spoken.title(card)}, ${about}`, card]);
    }
    // closer, where there are many
    const step = Math.min(w + 6, (room - w) / Math.max(1, cards.length - 1));
    const drawn = cards.map(([id, name, card], i) => {
      const face = card === null ? backs('stadium', '?', w, h) : faceOf(box, pen, card, w, h);
      return at(i * step, 0, pen.thing(id, name, w, h, face).svg);
    });
    return { width: room, height: h, svg: cards.length === 0 ? emptyPlace(w, h) : drawn.join('') };
  };

  /** A hand that is not seen: its size, which everybody could count, and what was bought openly. */
  const unseen = (view: View, seat: Seat, pen: AquileiaPen, w: number, h: number): Drawing => {
    const spoken = pen.look.words;
    const said = spoken.labels;
    const { handSize, bought } = playerOf(view, seat);
    const open = bought.length > 0 && `; ${said.bought}: ${bought.map((id) => spoken.title(id)).join(', ')}`;
    return pen.thing(
      `hand-${seat}`,
      `${said.backs(handSize.slaves, handSize.equi)}${open || ''}`,
      2 * w + 6,
      h,
      backs('slaves', handSize.slaves, w, h),
      at(w + 6, 0, backs('equi', handSize.equi, w, h)),
    );
  };

  /** All that a player has on the table. */
  const area = (view: View, seat: Seat, pen: AquileiaPen, room: number, isOwn: boolean): Drawing => {
    const said = pen.look.words.labels;
    const { coins, passed } = playerOf(view, seat);
    const inside = room - 20;
    const isWide = inside > 400;
    const stacks = currencies.map((currency) => stack(seat, currency, coins[currency], pen, isWide ? 13 : 10));
    const lines = [
      row(
        [
          row(stacks, isWide ? 12 : 4),
          state(view, seat, pen, isWide ? 150 : 120),
          ...(isWide ? [villas(view, seat, pen)] : []),
        ],
        14,
      ),
      ...(isWide ? [] : [villas(view, seat, pen)]),
      isOwn
        ? won(view, seat, pen, inside, 46, 40)
        : row([unseen(view, seat, pen, 44, 30), won(view, seat, pen, inside - 108, 28, 30)], 14),
    ];
    return titled(said.area(pen.name(seat)), panel(column(lines, 10), room), passed ? said.passed : '');
  };

  /** The own hand, kind by kind; that of others as backs. */
  const hand = (view: View, seat: Seat, pen: AquileiaPen, room: number): Drawing => {
    const spoken = pen.look.words;
    const own = playerOf(view, seat);
    const kinds = catalog.handCards;
    const perRow = Math.min(kinds.length, Math.floor((room + 7) / 70));
    const [w, h] = [(room + 7) / perRow - 7, 46];
    const things = kinds.map(({ id }) => {
      const count = held(own, id);
      const face = faceOf(box, pen, id, w, h, count);
      const shown = count === 0 ? `<g class="off">${face}</g>` : face;
      return pen.thing(cardId(id), `${count} × ${spoken.title(id)}`, w, h, shown);
    });
    const drawn = own.hand === null ? unseen(view, seat, pen, 60, h) : flow(things, room + 1, 7);
    return titled(spoken.labels.hand(pen.name(seat)), { ...drawn, width: room });
  };

  return { advantage, contest, area, hand };
}
