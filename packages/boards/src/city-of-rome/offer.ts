/** The action strip and the offer. */
import type { View } from '@ludi-romani/city-of-rome';
import { type Catalog, symbolsInUse } from '@ludi-romani/city-of-rome/queries';
import { LEFT, RIGHT } from '../kit/frame';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, flow, middle, placed, row, tinted, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { cardThing } from './faces';
import { type Quill, roomOf } from './table';

/** The fields of the strip in use, and who stands there. */
export function strip(catalog: Catalog, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const symbols = symbolsInUse(catalog, view);
  const gap = pen.isAlone ? 6 : 10;
  const w = (roomOf(pen) - 4 * gap) / 5;
  // beside the number, or above whoever stands there
  const [size, y] = pen.isAlone ? [24, 4] : [34, 20];
  const fields = view.emissaries.map((seat, i): Drawing => {
    const symbol = symbols[i];
    const name = `${said.field(i + 1)}${symbol === undefined ? '' : `, ${pen.look.words.title(symbol)}`}, ${seat === null ? said.free : pen.name(seat)}`;
    return pen.thing(
      `field-${i + 1}`,
      name,
      w,
      64,
      rect('panel', 0, 0, w, 64),
      label(String(i + 1), 12, 22, { size: 15, kind: 'strong' }),
      symbol === undefined
        ? ''
        : symbol === 'brick'
          ? tinted('terracotta', icons.brick, w - size - 10, y, size)
          : tinted('gold', icons.cog, w - size - 10, y, size),
      seat === null ? '' : pen.sign(seat, 24, 43, 15),
    );
  });
  return titled(said.strip, row(fields, gap));
}

/** The cards on offer, the decks, and the influence cards on the table. */
export function offer(catalog: Catalog, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const { decks, revealPerDeck } = catalog.setup(view.players.length);
  const places = Math.max(4, decks.length * revealPerDeck);
  const w = pen.isAlone ? (RIGHT + 8) / 2 - 8 : Math.min(140, (500 + 8) / places - 8);
  const cardsDrawn = Array.from({ length: places }, (_, i): Drawing => {
    const id = view.offer[i];
    return id === undefined ? { width: w, height: 84, svg: emptyPlace(w, 84) } : cardThing(catalog, id, pen, w, 84);
  });
  const influence = view.influenceOnTable.map((id, i) =>
    at(i * 24, 62, circle('purple', 11, 11, 11), middle(catalog.influenceCard(id).value, 11, 15, 12, 'on strong')),
  );
  const stacks = decks.map((deck, i) => {
    const count = view.decks[deck].length;
    const [x, y] = [(i % 2) * 64, Math.floor(i / 2) * 30];
    return placed(
      x,
      y,
      pen.thing(
        `deck-${deck}`,
        said.deck(deck, count),
        58,
        25,
        rect('panel', 0, 0, 58, 25, 4),
        label(deck, 8, 17, { size: 12, kind: 'strong' }),
        label(String(count), 51, 17, { size: 12, anchor: 'end', kind: 'soft' }),
      ),
    );
  });
  const drawing = flow(cardsDrawn, roomOf(pen));
  const [x, y] = pen.isAlone ? [0, drawing.height + 10] : [LEFT - 122, 0];
  return titled(said.offer, {
    width: roomOf(pen),
    height: y + 84,
    svg: drawing.svg + at(x, y, ...stacks, ...influence),
  });
}
