/** Cards as they lie on the table: what they are, cost and do. */
import type { Building } from '@ludi-romani/city-of-rome';
import { type Catalog, tokenKind } from '@ludi-romani/city-of-rome/queries';
import { card, price } from '../kit/card';
import type { Drawing } from '../kit/pen';
import { brick, medal } from '../kit/pieces';
import { circle, rect } from '../kit/svg';
import { lines, measure, write } from '../kit/text';
import { art, bridge } from './art';
import type { Labels } from './labels';
import type { Quill } from './table';
import { cardId } from './targets';

const BANDS: Readonly<Record<string, string>> = {
  production: '#66702a',
  residence: '#9b5434',
  market: '#2c7450',
  arena: '#b02f35',
  school: '#8f620a',
  baths: '#27608a',
  aqueduct: '#1f6f6b',
  temple: '#6d3a78',
};
/** The color of a kind of building. Public buildings have the four colors of the box. */
const bandOf = (building: Building): string =>
  BANDS[building.category === 'public' ? building.publicKind : building.category] ?? '#6b5f50';

/** The deck that a card's title ends with: its own name is what is printed on it. */
const DECK = / \([IV]+\)$/;
const nameOf = (id: string, pen: Quill): string => {
  const name = pen.look.words.title(id).replace(DECK, '');
  // the value of a residence does not stand alone in a line
  return (name.charAt(0).toUpperCase() + name.slice(1)).replace(/ (\d)$/, '\u00a0$1');
};

/** What a building does, and when or what for. A public building gives only its color after it has been built. */
function effect(
  catalog: Catalog,
  building: Building,
  said: Labels,
  isBuilt: boolean,
): readonly [main: string, note: string] {
  switch (building.category) {
    case 'residence':
      return said.residence(building.value);
    case 'public':
      return isBuilt
        ? said.color(catalog.components.publicKinds[building.publicKind].color)
        : said.public(building.publicKind, building.bonus);
    case 'production': {
      const { coins, influence, brickToken } = building.produce;
      return said.production(coins, influence, Number(brickToken));
    }
    case 'aqueduct':
      return said.aqueduct(catalog.components.aqueductPoints);
    case 'temple': {
      const { points, when, per, each } = catalog.temple(building.id);
      return when !== undefined ? said.when(points, when.atLeast, when.count) : said.per(points, each, per);
    }
  }
}

/** Bricks or points on a building, with their upper right corner at (0, 0). Points are a pill; a brick is a disc, unlike a price. */
function tokenPill(building: Building, count: number, said: Labels): string {
  if (tokenKind(building) !== 'brick') {
    const points = `${count} ${said.vp}`;
    const width = 16 + measure(points, 13, true);
    return (
      rect(-width, 0, width, 20, 10, { fill: '$panel', stroke: bandOf(building) }) +
      write(points, -width / 2, 14.7, { size: 13, bold: true, anchor: 'middle' })
    );
  }
  if (count === 1) return circle(-14, 9, 13, { fill: '$panel', stroke: '$goldText', width: 2 }) + brick(-14, 9, 1);
  const width = 34 + measure(String(count), 13, true);
  return (
    rect(-width, 0, width, 20, 10, { fill: '$panel', stroke: '#7e2a1b' }) +
    brick(-width + 15, 10, 0.85) +
    write(count, -7, 14.7, { size: 13, bold: true, anchor: 'end' })
  );
}

/** Draws an aqueduct, and its arches over the streets on both sides. */
const crossing =
  (building: Building, street: number) =>
  (x: number, y: number, w: number, h: number): string => {
    const scale = Math.max(w / 132, h / 58);
    const foot = y + h - 4 * scale;
    return art(building, x, y, w, h) + bridge(x - street, foot, street, scale) + bridge(x + w, foot, street, scale);
  };

/** How a card stands in a city: on a cell, with tokens, with the points that it brings, if any, and a street of some width around it. */
interface Site {
  readonly cell: string;
  readonly tokens: number;
  readonly worth: number | undefined;
  readonly street: number;
}

/** The face of a card: in a city with its tokens, elsewhere with its price. */
export function drawCard(catalog: Catalog, id: string, pen: Quill, w: number, h: number, site?: Site): string {
  const { building } = catalog.card(id);
  const said = pen.look.words.labels;
  const [main, note] = effect(catalog, building, said, site !== undefined);
  const { tokens = 0, street } = site ?? {};
  const held = tokens === 0 ? '' : tokenPill(building, tokens, said);
  const title = nameOf(id, pen);
  const rowsOf = (text: string) => lines(text, 12.5, w - 8, true).length;
  // on a narrow card the stars are in the drawing: they are left out where the texts leave no room for it
  const texts = rowsOf(title) * 13.5 + rowsOf(main) * 14.4 + 13;
  const isCramped = w < 120 && texts <= h && texts + 23 > h;
  const pill =
    site === undefined
      ? price(building.cost)
      : site.worth === undefined
        ? held
        : pen.worth(site.cell, site.worth, w - 8, held);
  // on a very low card the pill is beside the text, or else the text is left out
  const shown = lines(main, 12.5, w - (w < 100 ? 8 : 14), true);
  const isLow = Math.max(21, rowsOf(title) * 13.5 + 7) + shown.length * 14.4 + 28 > h;
  const isCovered = pill !== '' && isLow && shown.slice(0, 2).some((line) => measure(line, 12.5, true) > w - 50);
  return card(
    {
      title,
      band: bandOf(building),
      art:
        building.category === 'aqueduct' && street !== undefined
          ? crossing(building, street)
          : (...place) => art(building, ...place),
      main: isCovered ? '' : main,
      note: isCovered ? '' : note,
      stars: isCramped ? 0 : building.stars,
      pill,
    },
    w,
    h,
  );
}

/** A building in a small city: its drawing, its color, and its value or its tokens. */
export function drawSmall(catalog: Catalog, id: string, size: number, tokens: number): string {
  const { building } = catalog.card(id);
  const band = bandOf(building);
  const isPoint = tokens > 0 && tokenKind(building) === 'point';
  const value = isPoint ? tokens : building.category === 'residence' ? building.value : undefined;
  return (
    rect(0.5, 1.5, size, size, 3, { fill: '$shade', opacity: 0.2 }) +
    art(building, 0, 0, size, size) +
    rect(0, 0, size, size, 3, { stroke: band, width: 2 }) +
    (value === undefined ? '' : medal(value, size - 8, size - 8, 8, band)) +
    (tokens > 0 && !isPoint ? brick(size - 9, size - 7, 0.7) : '')
  );
}

/** What is said of a card to people who cannot see it. */
export function aboutCard(catalog: Catalog, id: string, pen: Quill, tokens?: number, worth?: number): string {
  const said = pen.look.words.labels;
  const { building } = catalog.card(id);
  const does = effect(catalog, building, said, tokens !== undefined).filter((one) => one !== '');
  const held = tokens === undefined || tokens === 0 ? [] : [said.holds(tokens, tokenKind(building))];
  const brings = worth === undefined ? [] : [said.brings(worth)];
  return [pen.look.words.title(id), said.cost(building.cost), ...does, ...held, ...brings].join(', ');
}

/** A card that can be pointed at. */
export const cardThing = (catalog: Catalog, id: string, pen: Quill, w: number, h: number): Drawing =>
  pen.thing(cardId(id), aboutCard(catalog, id, pen), w, h, drawCard(catalog, id, pen, w, h), { key: cardId(id) });
