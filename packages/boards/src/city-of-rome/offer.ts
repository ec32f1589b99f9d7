/** The action strip and the offer. */
import type { View } from '@ludi-romani/city-of-rome';
import { type Catalog, symbolsInUse } from '@ludi-romani/city-of-rome/queries';
import * as icons from '../kit/icons';
import { about, type Drawing, ground, heading, placed, type Room } from '../kit/pen';
import { brick, drawIcon, figure, gear, medal } from '../kit/pieces';
import { at, circle, joined, rect } from '../kit/svg';
import { measure, lines as rowsOf, type Type, write } from '../kit/text';
import { cardThing } from './faces';
import type { Quill } from './table';

/** The emperor around (x, y), with his name below. */
const emperor = (x: number, y: number, name: string): string =>
  circle(x, y + 1, 16, { fill: '$shade', opacity: 0.2 }) +
  circle(x, y, 16, { fill: '@gold', stroke: '#6f4f0c', width: 1.2 }) +
  drawIcon(icons.laurel, x - 10.5, y - 10.5, 21, '#fffaf0', 1.4) +
  write(name, x, y + 35, { size: 12, anchor: 'middle', room: 62 });

/** The goods up to a field of a narrow strip, as numbers with symbols. */
function smallGoods(cogs: number, bricks: number, x: number, y: number): string {
  const kinds = [
    ...(cogs > 0 ? [{ n: cogs, symbol: gear(11, 0, 0.7) }] : []),
    ...(bricks > 0 ? [{ n: bricks, symbol: brick(12, 1, 0.75) }] : []),
  ];
  return joined(
    kinds.map(({ n, symbol }, i) =>
      at(x - 7, y - (kinds.length - 1 - i) * 20, write(n, -2, 4.5, { size: 13, bold: true, anchor: 'end' }) + symbol),
    ),
  );
}

/** The symbols of a narrow strip with their words, which end at x. */
const legend = (cogs: string, bricks: string, x: number): string => {
  const [a, b] = [measure(cogs, 12), measure(bricks, 12)];
  return (
    about('brick', write(bricks, x, 21, { size: 12, anchor: 'end', fill: '$soft' }) + brick(x - b - 12, 17, 0.7)) +
    about(
      'cog',
      write(cogs, x - b - 28, 21, { size: 12, anchor: 'end', fill: '$soft' }) + gear(x - b - a - 39, 17, 0.6),
    )
  );
};

/** The strip as a road from the emperor: the fields in use with their goods, and who stands there. */
export function strip(catalog: Catalog, view: View, pen: Quill, { width }: Room): Drawing {
  const said = pen.look.words.labels;
  const symbols = symbolsInUse(catalog, view);
  const isSmall = width < 500;
  const fieldHeight = isSmall ? 92 : 74;
  const top = isSmall ? 30 : 33;
  const height = top + fieldHeight + 9;
  const first = isSmall ? 68 : 72;
  const gap = isSmall ? 4 : 6;
  const w = (width - first - 8 + gap) / view.emissaries.length - gap;
  const turn = view.pending.flatMap((one) => ('field' in one ? [one] : [])).at(-1);
  const acting = turn?.field;
  let [cogs, bricks] = [0, 0];
  const fields = view.emissaries.map((seat, i): string => {
    const symbol = symbols[i];
    if (symbol === 'cog') cogs++;
    if (symbol === 'brick') bricks++;
    const id = `field-${i + 1}`;
    const isOpen = pen.isOpen(id);
    const isActing = acting === i + 1;
    // who has built needs no more bricks in this turn, who has produced no more cogs; after both, only the end of the turn is pending
    const [hasBuilt, hasProduced] =
      !isActing || turn === undefined ? [] : 'built' in turn ? [turn.built, turn.produced] : [true, true];
    const [ownCogs, ownBricks] = [hasProduced ? 0 : cogs, hasBuilt ? 0 : bricks];
    const goods = [...(ownCogs > 0 ? [said.cogs(ownCogs)] : []), ...(ownBricks > 0 ? [said.bricks(ownBricks)] : [])];
    const left = hasBuilt || hasProduced ? said.left(goods.join(', ')) : undefined;
    const isDone = acting !== undefined && i + 1 < acting;
    const name = [
      said.field(i + 1),
      ...(symbol === undefined ? [] : [pen.look.words.title(symbol)]),
      seat === null ? said.free : pen.name(seat),
      ...(left === undefined ? goods : [left]),
    ].join(', ');
    const goodsType: Type = {
      size: 12.5,
      anchor: 'middle',
      room: w - 6,
      bold: isActing,
      fill: seat === null && !isOpen ? '$soft' : '$ink',
    };
    const whole = left ?? goods.join(', ');
    const lines = isSmall
      ? []
      : measure(whole, 12.5, isActing) <= w - 6
        ? [whole]
        : left === undefined
          ? goods
          : rowsOf(left, 12.5, w - 6, true);
    /** two lines of text need more room below the symbol */
    const y = lines.length > 1 ? 28 : 32;
    const middle = isSmall ? (seat === null ? w / 2 : w * 0.36) : w * 0.36;
    const drawn =
      symbol === undefined
        ? ''
        : symbol === 'cog'
          ? gear(middle, isSmall ? y + 7 : y, isSmall ? 1 : lines.length > 1 ? 1.3 : 1.5)
          : brick(middle, isSmall ? y + 8 : y + 2, isSmall ? 1 : 1.6);
    const standing =
      seat === null
        ? isOpen
          ? circle(isSmall ? w - 12 : w * 0.78, isSmall ? 13 : 32, 5, { fill: '$select' })
          : ''
        : figure(
            pen.side(seat),
            isSmall ? w - 12 : w * 0.78,
            isSmall ? 18 : y - 1,
            isSmall ? 0.75 : 1,
            isDone ? 0.45 : undefined,
          );
    const inner =
      rect(0, 1.5, w, fieldHeight, 7, { fill: '$shade', opacity: 0.12 }) +
      rect(0, 0, w, fieldHeight, 7, {
        fill: isOpen ? '@lit' : '$panel',
        stroke: isOpen || isActing ? '$select' : '$line',
        width: isOpen || isActing ? 2 : 1,
      }) +
      write(i + 1, 8, 18, { size: 14, bold: true, fill: '$soft' }) +
      drawn +
      standing +
      joined(lines.map((line, n) => write(line, w / 2, fieldHeight - 7 - (lines.length - 1 - n) * 14, goodsType))) +
      (isSmall ? smallGoods(ownCogs, ownBricks, w / 2, fieldHeight - 12) : '');
    return placed(first + i * (w + gap), top, pen.thing(id, name, w, fieldHeight, inner, { radius: 7, lit: true }));
  });
  const noteWidth = measure(said.stripNote, 12);
  const title = measure(said.strip, 14, true) + 30;
  return {
    width,
    height,
    svg:
      ground(width, height, 'marble', { pattern: 'slabs', opacity: 0.7 }) +
      heading('strip', said.strip, 14, 21) +
      (isSmall ? legend(said.cogWord, said.brickWord, width - 14) : '') +
      (title + noteWidth + 16 > width
        ? ''
        : write(said.stripNote, width - 14, 21, { size: 12, anchor: 'end', italic: true, fill: '$soft' })) +
      rect(6, top + 5, width - 12, fieldHeight - 8, 8, { fill: '@street', stroke: '$streetLine' }) +
      rect(6, top + 5, width - 12, fieldHeight - 8, 8, { fill: '@pavers' }) +
      about('emperor', emperor(38, isSmall ? 66 : 63, said.emperor)) +
      joined(fields),
  };
}

/** The cards on offer, the decks, and the influence cards on the table. */
export function offer(catalog: Catalog, view: View, pen: Quill, { width, height }: Room): Drawing {
  const said = pen.look.words.labels;
  const { decks, revealPerDeck } = catalog.setup(view.players.length);
  const places = Math.max(decks.length * revealPerDeck, view.offer.length);
  const gap = 8;
  const most = Math.max(1, Math.floor((width - 20 + gap) / (98 + gap)));
  const rows = Math.ceil(places / most);
  const perRow = Math.ceil(places / rows);
  const w = (width - 20 + gap) / perRow - gap;
  const foot = 22;
  const high = height === undefined ? 122 : (height - 30 - foot - 6 + gap) / rows - gap;
  const total = height ?? 30 + rows * (high + gap) - gap + foot + 6;
  const cards = Array.from({ length: places }, (_, i): string => {
    const id = view.offer[i];
    const x = 10 + (i % perRow) * (w + gap);
    const y = 30 + Math.floor(i / perRow) * (high + gap);
    return id === undefined
      ? rect(x, y, w, high, 6, { fill: '$panel', stroke: '$planLine', dash: '4 4', opacity: 0.6 })
      : placed(x, y, cardThing(catalog, id, pen, w, high));
  });
  const step = (width - 20) / decks.length;
  const isShort = decks.some((deck) => measure(said.deck(deck, view.decks[deck].length), 12) > step - 8);
  const stacks = decks.map((deck, i): string => {
    const label = said.deck(deck, view.decks[deck].length);
    const text = isShort ? `${deck}: ${view.decks[deck].length}` : label;
    const id = `deck-${deck}`;
    const isOpen = pen.isOpen(id);
    const inner =
      (isOpen ? rect(0, 0, step - 8, foot, 6, { fill: '@lit', stroke: '$select', width: 2 }) : '') +
      write(text, (step - 8) / 2, 15, { size: 12, anchor: 'middle', room: step - 8, fill: isOpen ? '$ink' : '$soft' });
    return placed(
      14 + i * step,
      total - foot - 4,
      pen.thing(id, label, step - 8, foot, inner, { lit: true, value: view.decks[deck].length }),
    );
  });
  const next = view.influenceOnTable;
  const note = next.length === 0 ? '' : said.influenceNext;
  const medalsWidth = next.length * 23;
  const isNoted = measure(note, 12) <= width - 40 - measure(said.offer, 14, true) - medalsWidth;
  const shownNote = isNoted
    ? write(note, width - 16 - medalsWidth, 21, { size: 12, anchor: 'end', fill: '$soft' })
    : '';
  const influence = next.map((id, i) =>
    medal(catalog.influenceCard(id).value, width - 22 - (next.length - 1 - i) * 23, 16.5, 10, '$purple'),
  );
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'plan', { pattern: 'streets', opacity: 0.6 }) +
      heading('offer', said.offer, 14, 21) +
      (next.length === 0 ? '' : about('influence-next', shownNote + joined(influence))) +
      joined(cards) +
      joined(stacks),
  };
}
