/** The districts of the town: the spaces in the order in which they act, and what lies beside them. */
import type { CardId, Coins, DeckId, Space, View } from '@ludi-romani/aquileia';
import { coinsOf, currencies } from '@ludi-romani/aquileia/queries';
import { asked } from '../asked';
import * as icons from '../kit/icons';
import { column, type Drawing, emptyPlace, flow, row } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { type Box, METAL_HUES } from './box';
import * as piece from './pieces';
import { type AquileiaPen, centered, chip, coinFigures, inCoins, mark, number, words } from './pieces';
import { buyId, dieId, exchangeId, keepId, rewardId, slotId, spaceId } from './targets';

/** A space: on the left where the henchman stands, on the right what he does; how wide, by what he does. */
const HIGH = 36;
const WIDE: Readonly<Record<Space['action'], number>> = {
  dolus: 62,
  pecunia: 56,
  equi: 56,
  servi: 62,
  potentia: 64,
  arena: 66,
  stadium: 58,
  theatrum: 62,
  forum: 64,
  latro: 66,
  portus: 67,
};
/** A card that lies on the board. */
const [CARD, CARD_HIGH] = [64, 44];
const GAP = 8;
const PAD = 10;
const HEAD = 24;

/** What is printed on the market, whatever the language. */
const LATIN = { dolus: 'Dolus', pecunia: 'Pecunia', equi: 'Equi et Arma', servi: 'Servi', potentia: 'Potentia' };

const dice = (hue: 'terracotta' | 'sea', count: number): Drawing[] =>
  count > 2
    ? [piece.die(hue, 4), words(count, '', 12.5)]
    : Array.from({ length: count }, (_, i) => piece.die(hue, 5 - i));

export const panel = ({ svg, height }: Drawing, room: number, h = height + 2 * PAD): Drawing => ({
  width: room,
  height: h,
  svg: rect('panel', 0, 0, room, h) + at(PAD, PAD, svg),
});

/** A player's sign in a line. */
const sign = (pen: AquileiaPen, seat: number): Drawing => ({ width: 15, height: 16, svg: pen.sign(seat, 7.5, 8, 10) });

export function townOf(box: Box) {
  const { catalog, tables } = box;
  const { numbers } = tables;

  /** What a space does: its number, its coins, whether there is more to it, and how that looks. */
  const effectOf = (space: Space): readonly [number, Partial<Coins>, boolean, readonly Drawing[]] => {
    switch (space.action) {
      case 'dolus':
        return [numbers.dolusDice, {}, false, dice('terracotta', numbers.dolusDice)];
      case 'pecunia':
        return [numbers.pecuniaPoints, {}, false, [words(`+${numbers.pecuniaPoints}`, 'accent strong', 14)]];
      case 'equi':
        return [
          0,
          numbers.marketPrice,
          space.bonusCard,
          [...coinFigures(numbers.marketPrice), ...(space.bonusCard ? [mark(icons.card, 'ink')] : [])],
        ];
      case 'servi': {
        const price = coinsOf(space.currency, space.coinsPerCard);
        return [space.maxCards, price, false, coinFigures(price)];
      }
      case 'potentia':
        return [numbers.blueDice, {}, false, dice('sea', numbers.blueDice)];
      case 'arena':
        return [space.strength, {}, false, [number(icons.swords, space.strength, 'terracotta')]];
      case 'stadium':
        return [space.strength, {}, false, [number(icons.horse, space.strength, METAL_HUES[space.side])]];
      case 'theatrum':
        return [0, {}, false, [mark(icons.mask, 'purple')]];
      case 'forum':
        return [
          space.builds,
          {},
          space.scoresValue,
          [
            ...(space.builds > 2
              ? [number(icons.house, space.builds, 'ink')]
              : Array.from({ length: space.builds }, () => mark(icons.house, 'ink'))),
            ...(space.scoresValue ? [mark(icons.laurel, 'teal')] : []),
          ],
        ];
      case 'latro':
        return [numbers.latroDice, {}, false, dice('terracotta', numbers.latroDice)];
      case 'portus':
        return [0, coinsOf(space.currency, 1), false, [mark(icons.ship, 'sea'), { width: 16, height: 16, svg: '' }]];
    }
  };

  const cell = (space: Space, view: View, pen: AquileiaPen, place?: number): Drawing => {
    const spoken = pen.look.words;
    const said = spoken.labels;
    const seat = view.spaces[space.id] ?? null;
    const w = WIDE[space.action] + (space.action === 'equi' && space.bonusCard ? 14 : 0);
    const [name, inner] = box.still(spoken, space.id, () => {
      const [n, coins, more, drawn] = effectOf(space);
      return [
        `${spoken.title(space.id)}: ${said.does[space.action](n, inCoins(coins, spoken), more)}; `,
        rect('well', 0, 0, w, HIGH) + centered(row(drawn, 2), 29, w - 32, HIGH),
      ];
    });
    const lies = space.action === 'portus' && view.harbour[space.currency] > 0;
    return pen.thing(
      spaceId(space.id),
      `${name}${seat === null ? said.free : pen.name(seat)}${lies ? `, ${said.lying}` : ''}`,
      w,
      HIGH,
      inner,
      seat === null ? circle('empty', 17, HIGH / 2, 10.5) : pen.sign(seat, 17, HIGH / 2, 15),
      place === undefined || seat !== null
        ? ''
        : label(String(place), 17, HIGH / 2 + 4, { size: 11, anchor: 'middle', kind: 'soft' }),
      space.action === 'portus' ? (lies ? piece.coin : piece.noCoin)(space.currency, w - 12, HIGH / 2) : '',
    );
  };
  const cells = (some: readonly Space[], view: View, pen: AquileiaPen): Drawing[] =>
    some.map((space) => cell(space, view, pen));

  /** A card that lies face up, or its empty place. */
  const lying = (id: string, card: CardId | null, pen: AquileiaPen, w = CARD): Drawing => {
    const name = card === null ? pen.look.words.labels.free : pen.look.words.title(card);
    return pen.thing(
      id,
      name,
      w,
      CARD_HIGH,
      card === null ? emptyPlace(w, CARD_HIGH) : piece.faceOf(box, pen, card, w, CARD_HIGH),
    );
  };

  const deck = (of: DeckId, view: View, pen: AquileiaPen, w: number, h: number): Drawing =>
    pen.thing(
      `deck-${of}`,
      `${pen.look.words.title(`deck-${of}`)}: ${view.decks[of]}`,
      w,
      h,
      piece.backs(of, view.decks[of], w, h),
    );
  /** A deck above the cards with the same back that were played. */
  const piles = (of: 'slaves' | 'equi', view: View, pen: AquileiaPen, w: number, h: number): Drawing => {
    const spoken = pen.look.words;
    const said = spoken.labels;
    const kinds = catalog.handCards.flatMap(({ id, deck }) => (deck === of && view.discards[id] ? id : []));
    const count = kinds.reduce((sum, id) => sum + (view.discards[id] ?? 0), 0);
    const listed = kinds.map((id) => `${view.discards[id]} × ${spoken.title(id)}`).join(', ');
    const name = `${spoken.title(`deck-${of}`)}, ${said.discarded}: ${listed || said.nothing}`;
    const open = pen.thing(`discards-${of}`, name, w, h, piece.backs(of, count, w, h, true));
    return column([deck(of, view, pen, w, h), open], 6);
  };

  /** Named panels in lines, all of a line equally high, together as wide as the room. */
  const panels = (specs: readonly (readonly [title: string, inner: Drawing])[], room: number): Drawing => {
    const lines: { spare: number; readonly line: (typeof specs)[number][] }[] = [];
    for (const spec of specs) {
      const w = spec[1].width + 2 * PAD;
      const last = lines.at(-1);
      if (last === undefined || last.spare < w + GAP) lines.push({ spare: room - w, line: [spec] });
      else {
        last.line.push(spec);
        last.spare -= w + GAP;
      }
    }
    const drawn = lines.map(({ spare, line }) => {
      const high = Math.max(...line.map(([, { height }]) => height)) + HEAD + PAD;
      const framed = line.map(([title, inner]): Drawing => {
        const w = inner.width + 2 * PAD + Math.max(0, spare) / line.length;
        const name = label(title, PAD, 16, { size: 11, kind: 'soft' });
        return { width: w, height: high, svg: rect('panel', 0, 0, w, high) + name + at(PAD, HEAD, inner.svg) };
      });
      return row(framed, GAP);
    });
    return column(drawn, GAP);
  };

  const market = (buyers: readonly Drawing[], view: View, pen: AquileiaPen, room: number): Drawing => {
    // as wide as the space that sells it
    const slots = view.market.map((card, slot) => lying(slotId(slot), card, pen, buyers[slot]?.width ?? WIDE.equi));
    const inside = room - 36 - GAP;
    return row([column([flow(slots, inside), flow(buyers, inside)], 6), piles('equi', view, pen, 36, 40)], GAP);
  };

  const pecunia = (some: readonly Drawing[], view: View, pen: AquileiaPen): Drawing => {
    const spoken = pen.look.words;
    const bank = column(
      [words(spoken.labels.bank), ...currencies.map((currency) => piece.coinFigure(currency, view.bank[currency]))],
      5,
    );
    const rates = tables.exchanges.map(({ id, give, get }) => {
      const drawn = row([...coinFigures(give), words('→'), ...coinFigures(get)], 2);
      return chip(pen, exchangeId(id), spoken.title(id), drawn, Math.max(72, drawn.width + 6));
    });
    return row([column(some), flow(rates, 156, 7), { ...bank, width: 34 }], GAP);
  };

  const servi = (some: readonly Space[], view: View, pen: AquileiaPen, room: number): Drawing => {
    const sold = some.map((space) => {
      if (space.action !== 'servi') return cell(space, view, pen);
      const chips = Array.from({ length: space.maxCards }, (_, i) => {
        const price = inCoins(coinsOf(space.currency, (i + 1) * space.coinsPerCard), pen.look.words);
        return chip(pen, buyId(i + 1, space.id), pen.look.words.labels.buy(i + 1, price), piece.slaveCard(i + 1), 19);
      });
      return column([cell(space, view, pen), flow(chips, WIDE.servi + 3, 4)]);
    });
    return row([flow(sold, room - 60, 14), piles('slaves', view, pen, 46, 30)], PAD);
  };

  /** The blue dice: those of their owner, or those that lie on the space. */
  const potentia = (some: readonly Drawing[], view: View, pen: AquileiaPen): Drawing => {
    const { owner, left } = view.blueDice;
    const shown = Array.from({ length: numbers.blueDice }, (_, i) =>
      pen.thing(
        dieId(i + 1),
        pen.look.words.labels.dice(i + 1),
        24,
        24,
        i < left ? piece.die('sea', i + 1, 24).svg : emptyPlace(24, 24),
      ),
    );
    const whose = { width: 20, height: 24, svg: owner === null ? '' : pen.sign(owner, 10, 12, 14) };
    return column([row(some), flow([...shown, whose], 248)], PAD);
  };

  const mercatus = (view: View, pen: AquileiaPen, room: number): Drawing => {
    const inside = room - 2 * PAD;
    const drawn = {
      dolus: (some: readonly Space[]) => flow(cells(some, view, pen), inside),
      pecunia: (some: readonly Space[]) => pecunia(cells(some, view, pen), view, pen),
      equi: (some: readonly Space[]) => market(cells(some, view, pen), view, pen, inside),
      servi: (some: readonly Space[]) => servi(some, view, pen, inside),
      potentia: (some: readonly Space[]) => potentia(cells(some, view, pen), view, pen),
    };
    const kinds = [...new Set(tables.mercatus.map(({ action }) => action))];
    return panels(
      kinds.map((kind) => [LATIN[kind], drawn[kind](tables.mercatus.filter(({ action }) => action === kind))]),
      room,
    );
  };

  /** What the places of a contest bring. */
  const places = (rewards: readonly number[], of: (count: number) => Drawing, room: number): Drawing =>
    flow(
      rewards.map((count, i) => row([words(`${i + 1}.`), of(count)], 2)),
      room,
    );

  const arena = (view: View, pen: AquileiaPen, room: number, high?: number): Drawing => {
    const inside = room - 2 * PAD;
    const points = numbers.arenaPointsPerStrength;
    const said = pen.look.words.labels.reward;
    const reward = (kind: 'points' | 'slave', text: string, what: Drawing): Drawing =>
      chip(pen, rewardId(kind), said[kind](points), row([words(text, 'accent strong'), what], 3), 56);
    return panel(
      column(
        [
          flow(cells(tables.arena, view, pen), inside),
          places(tables.arenaRewards, (count) => piece.coinFigure('bronze', count), inside),
          row([
            reward('points', `+${points} ×`, mark(icons.swords, 'terracotta')),
            reward('slave', '+', mark(icons.figure, 'olive')),
          ]),
        ],
        9,
      ),
      room,
      high,
    );
  };

  const stadium = (view: View, pen: AquileiaPen, room: number, high?: number): Drawing => {
    const inside = room - 2 * PAD;
    const sides = (['gold', 'silver'] as const).map((side) => {
      const own = tables.stadium.filter((space) => space.side === side);
      return row(
        [{ width: 18, height: HIGH, svg: piece.coin(side, 9, HIGH / 2, 9) }, flow(cells(own, view, pen), inside - 24)],
        6,
      );
    });
    const drawn = asked(view, 'stadium-card')?.secret?.drawn;
    const cards = row([
      lying(keepId('face-up'), view.stadiumCard, pen),
      drawn === undefined ? deck('stadium', view, pen, CARD, CARD_HIGH) : lying(keepId('drawn'), drawn, pen),
    ]);
    const paid = places(tables.stadiumRewards, (count) => number(icons.coin, count, 'ink'), 140);
    return panel(flow([column(sides), column([cards, paid], 12)], inside, 14), room, high);
  };

  type Auction = NonNullable<View['auction']>;
  const bid = ({ bidder, bid: coins }: Auction, pen: AquileiaPen): Drawing =>
    row([...(bidder === null ? [] : [sign(pen, bidder)]), ...coinFigures(coins)], 4);
  const stillIn = ({ stillIn: seats }: Auction, pen: AquileiaPen): Drawing => {
    const { svg, width } = row([mark(icons.hand, 'ink'), ...seats.map((seat) => sign(pen, seat))], 2);
    const name = `${pen.look.words.labels.stillIn}: ${seats.map(pen.name).join(', ')}`;
    return pen.thing('still-in', name, width, 16, svg);
  };
  const theatrum = (view: View, pen: AquileiaPen, room: number): Drawing => {
    const { auction } = view;
    const bidding = auction === null ? [] : [bid(auction, pen), stillIn(auction, pen)];
    const things = [
      ...cells(tables.theatrum, view, pen),
      deck('theatre', view, pen, 36, HIGH),
      lying('auction', auction?.card ?? null, pen),
      column(bidding, 6),
    ];
    const inner = row(
      things.map((one) => ({ ...one, svg: centered(one, 0, one.width, CARD_HIGH) })),
      PAD,
    );
    return panel({ ...inner, height: CARD_HIGH }, room);
  };

  const portus = (view: View, pen: AquileiaPen, room: number): Drawing =>
    panel(flow(cells(tables.portus, view, pen), room - 2 * PAD), room);

  /** The spaces of the forum with their numbers. */
  const forum = (view: View, pen: AquileiaPen): Drawing[] =>
    tables.forum.map((space, i) => cell(space, view, pen, i + 1));

  return { mercatus, arena, stadium, theatrum, portus, forum };
}
export type Town = ReturnType<typeof townOf>;
