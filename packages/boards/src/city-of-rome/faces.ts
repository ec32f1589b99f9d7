/** Cards as they lie on the table: what they are, cost and do. */
import type { Building } from '@ludi-romani/city-of-rome';
import { type Catalog, tokenKind } from '@ludi-romani/city-of-rome/queries';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { card, type Drawing, figure, middle, row } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, circle } from '../kit/svg';
import { label } from '../kit/text';
import type { Quill } from './table';
import { cardId } from './targets';

const HUES: Readonly<Record<Building['category'], Hue>> = {
  production: 'olive',
  residence: 'terracotta',
  public: 'sea',
  aqueduct: 'teal',
  temple: 'purple',
};
const ICONS: Readonly<Record<Building['category'], Icon>> = {
  production: icons.wheat,
  residence: icons.house,
  public: icons.column,
  aqueduct: icons.arch,
  temple: icons.temple,
};

/** The deck that a card's title ends with: its own name is what is printed on it. */
const DECK = / \([IV]+\)$/;

/** What a building does, in few words. */
function effect(catalog: Catalog, building: Building, pen: Quill): string {
  const said = pen.look.words.labels;
  switch (building.category) {
    case 'residence':
      return said.value(building.value);
    case 'public':
      return `${said.neighbor[building.publicKind]}${building.bonus > 0 ? ` +${building.bonus}` : ''}`;
    case 'temple': {
      const { points, when, per, each } = catalog.temple(building.id);
      return when !== undefined
        ? said.when(points, when.atLeast, said.counts[when.count])
        : said.per(points, each, said.counts[per]);
    }
    default:
      return '';
  }
}

/** What stands at the bottom of a card: what it produces, stars, tokens. */
function marks(building: Building, tokens: number, w: number, h: number): string {
  const drawn: Drawing[] = [];
  if (building.category === 'production') {
    const { coins, influence, brickToken } = building.produce;
    if (coins > 0) drawn.push(figure(icons.coin, coins, 0, 0, 'gold', 13));
    if (influence > 0) drawn.push(figure(icons.crest, influence, 0, 0, 'purple', 13));
    if (brickToken) drawn.push(figure(icons.brick, 1, 0, 0, 'terracotta', 13));
  }
  if (building.stars > 0) drawn.push(figure(icons.star, building.stars, 0, 0, 'gold', 13));
  const token =
    tokens === 0
      ? ''
      : circle(tokenKind(building) === 'brick' ? 'terracotta' : 'gold', w - 11, h - 11, 8) +
        middle(tokens, w - 11, h - 7.5, 10.5, 'on strong');
  if (building.category === 'residence' && h < 50)
    drawn.push({ width: 8, height: 13, svg: label(String(building.value), 0, 0, { size: 12, kind: 'strong' }) });
  const all = row(drawn, 6);
  return at(w - all.width - (tokens === 0 ? 5 : 22), h - 5, all.svg) + token;
}

/** The face of a card. Narrow ones have no room for what they do: their names say it. */
export function drawCard(catalog: Catalog, id: string, pen: Quill, w: number, h: number, tokens = 0): string {
  const { building } = catalog.card(id);
  const { category, cost } = building;
  return card(
    {
      title: pen.look.words.title(id).replace(DECK, ''),
      hue: HUES[category],
      value: h < 50 ? '' : String(cost),
      lines: h < 50 ? '' : effect(catalog, building, pen),
      icon: ICONS[category],
      inner: marks(building, tokens, w, h),
    },
    w,
    h,
  );
}

/** What is said of a card to people who cannot see it. */
export function aboutCard(catalog: Catalog, id: string, pen: Quill): string {
  const { building } = catalog.card(id);
  const does = effect(catalog, building, pen);
  return `${pen.look.words.title(id)}, ${pen.look.words.labels.bricks(building.cost)}${does === '' ? '' : `, ${does}`}`;
}

/** A card that can be pointed at. */
export const cardThing = (catalog: Catalog, id: string, pen: Quill, w: number, h: number): Drawing =>
  pen.thing(cardId(id), aboutCard(catalog, id, pen), w, h, drawCard(catalog, id, pen, w, h));
