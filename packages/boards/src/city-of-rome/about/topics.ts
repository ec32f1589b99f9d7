/** What the things in the pictures of City of Rome are, with the numbers that their explanations need. */
import type {
  Building,
  CityOfRome,
  Countable,
  DeckId,
  PublicColor,
  PublicKind,
  ResidenceValue,
  SeenArea,
  SymbolId,
  View,
} from '@ludi-romani/city-of-rome';
import {
  aqueductPoints,
  type Catalog,
  catalog,
  cellOf,
  countOf,
  freePoints,
  neighbours,
  planOf,
  publicBeside,
  symbolsInUse,
} from '@ludi-romani/city-of-rome/queries';
import { areasBy, type Engine, type Seat } from '@ludi-romani/core';
import type { Topic } from '../../about';
import { asked } from '../../asked';

/** A number of the viewer, and the largest of the other players. */
interface Compared {
  readonly own: number;
  readonly best: number;
}

/** What a player has of something, with its points. The player is the viewer if `isOwn`. */
export interface Held {
  readonly isOwn: boolean;
  readonly count: number;
  readonly points: number;
}

/** A building as a card with its price, or in a city, where the price no longer matters. */
export interface Card {
  readonly cost: number | null;
  readonly stars: number;
}

/** A public building. `has` is true if the city of the viewer has one of the same color. */
interface PublicCard extends Card {
  readonly color: PublicColor;
  readonly bonus: number;
  readonly has: boolean | null;
}

/** A residential area with what it scores by. */
interface Area {
  readonly residences: number;
  readonly colors: number;
  readonly baths: number;
  readonly points: number;
}

/** The kinds of things, with what their texts need. What is `null` is unknown, or does not concern the viewer. */
export interface Topics {
  game: { readonly round: number | null; readonly rounds: number; readonly turns: number; readonly side: number };
  player: { readonly acting: 'own' | 'other' | null };
  points: { readonly coin: number; readonly compared: Compared | null };
  coins: {
    readonly start: number;
    readonly brick: number;
    readonly cog: number;
    readonly points: number;
    readonly own: number | null;
  };
  influence: { readonly perPoint: number; readonly compared: Compared | null };
  built: { readonly side: number; readonly start: number; readonly own: number | null };
  strip: { readonly emissaries: number; readonly own: readonly number[] | null };
  emperor: { readonly bricks: number; readonly cogs: number };
  field: {
    readonly field: number;
    readonly symbol: SymbolId | undefined;
    readonly bricks: number;
    readonly cogs: number;
    readonly standing: 'own' | 'other' | 'free' | null;
  };
  brick: { readonly coins: number };
  cog: { readonly coins: number; readonly needed: number };
  offer: { readonly each: number; readonly left: number };
  deck: { readonly deck: DeckId; readonly each: number; readonly left: number };
  specials: {
    readonly deck: DeckId;
    readonly each: number;
    readonly left: number;
    readonly influence: readonly { readonly value: number; readonly after: number }[];
  };
  'influence-next': { readonly values: readonly number[]; readonly compared: Compared | null };
  'influence-won': { readonly own: number | null };
  hand: { readonly own: number | null };
  packet: { readonly count: number };
  drawn: { readonly count: number };
  hidden: { readonly deck: string };
  city: { readonly side: number; readonly start: number };
  plot: { readonly neighbors: number; readonly side: number };
  temples: { readonly own: number | null };
  production: Card & {
    readonly coins: number;
    readonly influence: number;
    readonly bricks: number;
    readonly cogs: number;
    readonly tokens: number | null;
    readonly mayBeLeftOut: boolean;
  };
  residence: Card & { readonly value: ResidenceValue; readonly area: Area | null; readonly held: Held | null };
  market: PublicCard;
  arena: PublicCard;
  school: PublicCard & { readonly decks: readonly DeckId[] };
  baths: PublicCard & { readonly tokens: number | null };
  aqueduct: Card & { readonly points: readonly number[]; readonly isReplaced: boolean; readonly held: Held | null };
  condition: Card & {
    readonly points: number;
    readonly count: Countable;
    readonly atLeast: number;
    readonly colors: readonly PublicColor[];
    readonly held: Held | null;
  };
  counting: Card & {
    readonly points: number;
    readonly count: Countable;
    readonly each: number;
    readonly held: Held | null;
  };
  produce: {
    readonly cogs: number;
    readonly free: number | null;
    readonly coin: number;
    readonly coins: number | null;
  };
  'end-turn': { readonly built: boolean; readonly produced: boolean };
  done: object;
}

export const clauses: { readonly [K in keyof Topics]: string | null } = {
  game: 'CR-4.10',
  player: 'CR-4.9',
  points: 'CR-6.18',
  coins: 'CR-5.5',
  influence: 'CR-6.2',
  built: 'CR-3.7',
  strip: 'CR-4.9',
  emperor: 'CR-4.9',
  field: 'CR-5.3',
  brick: 'CR-5.7',
  cog: 'CR-5.29',
  offer: 'CR-5.1',
  deck: 'CR-4.6',
  specials: 'CR-3.11',
  'influence-next': 'CR-6.2',
  'influence-won': 'CR-6.17',
  hand: 'CR-5.7',
  packet: 'CR-3.13',
  drawn: 'CR-5.23',
  hidden: 'CR-10.5',
  city: 'CR-5.12',
  plot: 'CR-5.11',
  temples: 'CR-6.12',
  production: 'CR-5.29',
  residence: 'CR-6.7',
  market: 'CR-5.20',
  arena: 'CR-5.21',
  school: 'CR-5.23',
  baths: 'CR-5.22',
  aqueduct: 'CR-5.26',
  condition: 'CR-6.12',
  counting: 'CR-6.14',
  produce: 'CR-5.29',
  'end-turn': 'CR-4.12',
  done: 'CR-5.10',
};

/** A building in a city. */
interface Site {
  readonly seat: Seat;
  readonly index: number;
}

/** A row of the score sheet that has the explanation of its buildings, without a price. */
const ROW: Card = { cost: null, stars: 0 };

const CELL = /^cell-(\d+)-(-?\d+)-(-?\d+)$/;
const NAMED = /^(card|deck|hidden|field)-(.+)$/;

/** Returns the function that finds what a thing is, for the box of `engine`. */
export function topicOf(engine: Engine<CityOfRome>): (view: View, about: string) => Topic<Topics> | null {
  const box = catalog(engine.components);
  const { components, grid } = box;
  const { prices, scoring, aqueductPoints: perAqueducts, startingLayout } = components;
  const buildings = new Map(components.buildings.map((one) => [one.id as string, one]));
  const colors = [...new Set(Object.values(components.publicKinds).map(({ color }) => color))];
  const side = scoring.citySide;
  const start = startingLayout.length;

  const ownOf = ({ viewer, players }: View): SeenArea | null =>
    viewer === 'spectator' ? null : (players[viewer] ?? null);
  const handOf = (own: SeenArea | null): number | null => own && own.hand.length + own.secret.length;
  const compared = (view: View, of: (seat: Seat) => number): Compared | null => {
    const { viewer } = view;
    if (viewer === 'spectator') return null;
    const others = [...view.players.keys()].filter((seat) => seat !== viewer).map(of);
    return { own: of(viewer), best: Math.max(...others) };
  };
  const influenceOf = (view: View) => compared(view, (seat) => view.players[seat]?.influence ?? 0);
  const buildingsOf = ({ city }: SeenArea): Building[] => planOf(box, city).filter((one) => one !== null);

  /** Returns what the owner of a city has: that of the site, or else the viewer. Spectators have nothing. */
  const held = (
    view: View,
    site: Site | undefined,
    what: Countable | 'aqueduct',
    worth: (count: number, seat: Seat) => number,
  ): Held | null => {
    const { viewer } = view;
    if (viewer === 'spectator') return null;
    const seat = site?.seat ?? viewer;
    const area = view.players[seat];
    if (area === undefined) return null;
    const count = countOf(box, buildingsOf(area), area.coins, what);
    return { isOwn: seat === viewer, count, points: worth(count, seat) };
  };
  const residencesOf = (view: View, value: ResidenceValue): Held | null =>
    held(view, undefined, `residence-${value}`, (_, seat) => engine.scores(view)[seat]?.rows[`residence${value}`] ?? 0);
  const aqueductFacts = (view: View, card: Card, site?: Site): Topics['aqueduct'] => ({
    ...card,
    points: perAqueducts.slice(1),
    isReplaced: !view.options.aqueductsStay,
    held: held(view, site, 'aqueduct', (count) => aqueductPoints(box, count)),
  });

  /** Returns the residential area of a residence. */
  const areaOf = (view: View, { seat, index }: Site, value: ResidenceValue): Area | null => {
    const own = view.players[seat];
    if (own === undefined) return null;
    const plan = planOf(box, own.city);
    const valueAt = (cell: number) => {
      const one = plan[cell];
      return one?.category === 'residence' ? one.value : null;
    };
    const found = areasBy(grid, valueAt).find(({ cells }) => cells.includes(index));
    if (found === undefined) return null;
    const { colors: beside, baths } = publicBeside(box, plan, own.tokens, found.cells);
    const residences = found.cells.length;
    return { residences, colors: beside, baths, points: value * residences * beside + baths };
  };

  const publicCard = (view: View, kind: PublicKind, bonus: number, card: Card): PublicCard => {
    const own = ownOf(view);
    const { color } = components.publicKinds[kind];
    const isLike = (one: Building) =>
      one.category === 'public' && components.publicKinds[one.publicKind].color === color;
    return { ...card, bonus, color, has: own && buildingsOf(own).some(isLike) };
  };

  const buildingTopic = (view: View, building: Building, title: string, site?: Site): Topic<Topics> => {
    const { cost, stars } = building;
    const card: Card = { cost: site === undefined ? cost : null, stars };
    const tokens =
      site === undefined || view.viewer === 'spectator' ? null : (view.players[site.seat]?.tokens[site.index] ?? 0);
    switch (building.category) {
      case 'production': {
        const { coins, influence, brickToken } = building.produce;
        return {
          kind: 'production',
          title,
          facts: {
            ...card,
            coins,
            influence,
            bricks: Number(brickToken),
            cogs: prices.cogsToProduce,
            tokens: brickToken ? tokens : null,
            mayBeLeftOut: site !== undefined && view.options.selectiveProduction,
          },
        };
      }
      case 'residence': {
        const { value } = building;
        const isSeen = site !== undefined && view.viewer !== 'spectator';
        const facts = {
          ...card,
          value,
          area: isSeen ? areaOf(view, site, value) : null,
          held: residencesOf(view, value),
        };
        return { kind: 'residence', title, facts };
      }
      case 'public': {
        const facts = publicCard(view, building.publicKind, building.bonus, card);
        if (building.publicKind === 'baths') return { kind: 'baths', title, facts: { ...facts, tokens } };
        if (building.publicKind !== 'school') return { kind: building.publicKind, title, facts };
        const decks = box.setup(view.players.length).decks.filter((deck) => deck !== 'I');
        return { kind: 'school', title, facts: { ...facts, decks } };
      }
      case 'aqueduct':
        return { kind: 'aqueduct', title, facts: aqueductFacts(view, card, site) };
      case 'temple': {
        const { points, when, per, each } = box.temple(building.id);
        if (when !== undefined)
          return {
            kind: 'condition',
            title,
            facts: { ...card, points, ...when, colors, held: held(view, site, when.count, () => 0) },
          };
        const worth = (count: number) => Math.floor(count / each) * points;
        return {
          kind: 'counting',
          title,
          facts: { ...card, points, count: per, each, held: held(view, site, per, worth) },
        };
      }
    }
  };

  const cellTopic = (view: View, seat: Seat, x: number, y: number): Topic<Topics> | null => {
    const city = view.players[seat]?.city;
    const index = grid.xs.findIndex((_, i) => {
      const cell = cellOf(box, i);
      return cell.x === x && cell.y === y;
    });
    const id = city?.[index];
    if (city === undefined || id === undefined) return null;
    if (id === null) return { kind: 'plot', facts: { neighbors: neighbours(box, city, index), side } };
    return buildingTopic(view, box.card(id).building, id, { seat, index });
  };

  const fieldTopic = (view: View, field: number): Topic<Topics> | null => {
    const seat = view.emissaries[field - 1];
    if (seat === undefined) return null;
    const { viewer } = view;
    const standing = viewer === 'spectator' ? null : seat === null ? 'free' : seat === viewer ? 'own' : 'other';
    const symbol = symbolsInUse(box, view)[field - 1];
    return { kind: 'field', facts: { field, symbol, ...freePoints(box, view, field as 1), standing } };
  };

  const deckTopic = (view: View, deck: DeckId): Topic<Topics> | null => {
    const { decks, revealPerDeck, influenceCards } = box.setup(view.players.length);
    if (!decks.includes(deck)) return null;
    const facts = { deck, each: revealPerDeck, left: view.decks[deck].length };
    if (deck !== 'I') return { kind: 'deck', facts };
    const influence = influenceCards.map(({ card, afterBuilding }) => ({
      value: box.influenceCard(card).value,
      after: afterBuilding,
    }));
    return { kind: 'specials', facts: { ...facts, influence } };
  };

  const produceTopic = (view: View): Topic<Topics> => {
    const { cogsToProduce: cogs, coinsPerCog: coin } = prices;
    const turn = asked(view, 'turn');
    if (turn === undefined || turn.player !== view.viewer)
      return { kind: 'produce', facts: { cogs, free: null, coin, coins: null } };
    const free = Math.min(cogs, freePoints(box, view, turn.field).cogs);
    return { kind: 'produce', facts: { cogs, free, coin, coins: (cogs - free) * coin } };
  };

  return (view, about) => {
    const own = ownOf(view);
    const { rounds, emissariesPerPlayer: emissaries, revealPerDeck, decks } = box.setup(view.players.length);
    switch (about) {
      case 'game':
        return {
          kind: 'game',
          facts: { round: own && view.round, rounds, turns: emissaries, side },
        };
      case 'player': {
        const { viewer } = view;
        const [active] = engine.activePlayers(view);
        const acting = viewer === 'spectator' || active === undefined ? null : active === viewer ? 'own' : 'other';
        return { kind: 'player', facts: { acting } };
      }
      case 'points': {
        const scores = engine.scores(view);
        return {
          kind: 'points',
          facts: { coin: scoring.pointsPerCoin, compared: compared(view, (seat) => scores[seat]?.total ?? 0) },
        };
      }
      case 'coins': {
        const { coinsPerBrick: brick, coinsPerCog: cog } = prices;
        const points = scoring.pointsPerCoin;
        return {
          kind: 'coins',
          facts: { start: components.startingCoins, brick, cog, points, own: own?.coins ?? null },
        };
      }
      case 'influence':
      case 'influenceTokens':
        return {
          kind: 'influence',
          facts: { perPoint: scoring.influencePerPoint, compared: influenceOf(view) },
        };
      case 'cards':
      case 'hand':
        return { kind: 'hand', facts: { own: handOf(own) } };
      case 'built':
        return { kind: 'built', facts: { side, start, own: own && buildingsOf(own).length } };
      case 'strip': {
        const { viewer } = view;
        const fields = view.emissaries.flatMap((seat, i) => (seat === viewer ? [i + 1] : []));
        return { kind: 'strip', facts: { emissaries, own: own && fields } };
      }
      case 'emperor':
        return { kind: 'emperor', facts: totals(box) };
      case 'brick':
        return { kind: 'brick', facts: { coins: prices.coinsPerBrick } };
      case 'cog':
        return { kind: 'cog', facts: { coins: prices.coinsPerCog, needed: prices.cogsToProduce } };
      case 'offer':
        return { kind: 'offer', facts: { each: revealPerDeck, left: view.offer.length } };
      case 'influence-next': {
        const values = view.influenceOnTable.map((id) => box.influenceCard(id).value);
        return { kind: 'influence-next', facts: { values, compared: influenceOf(view) } };
      }
      case 'influenceCards': {
        const values = own?.influenceCards.map((id) => box.influenceCard(id).value) ?? [];
        return { kind: 'influence-won', facts: { own: own && values.reduce((sum, value) => sum + value, 0) } };
      }
      case 'packet':
        return { kind: 'packet', facts: { count: own?.packet?.length ?? 0 } };
      case 'drawn': {
        const top = view.pending.at(-1);
        return { kind: 'drawn', facts: { count: top !== undefined && 'count' in top ? top.count : 0 } };
      }
      case 'city':
        return { kind: 'city', facts: { side, start } };
      case 'residence2':
      case 'residence3':
      case 'residence4': {
        const value = Number(about.at(-1)) as ResidenceValue;
        const facts = { ...ROW, value, area: null, held: residencesOf(view, value) };
        return { kind: 'residence', title: `residence-${value}`, facts };
      }
      case 'aqueducts':
        return { kind: 'aqueduct', title: 'aqueduct', facts: aqueductFacts(view, ROW) };
      case 'temples': {
        const { viewer } = view;
        const points = viewer === 'spectator' ? null : (engine.scores(view)[viewer]?.rows.temples ?? 0);
        return { kind: 'temples', facts: { own: points } };
      }
      case 'produce':
        return produceTopic(view);
      case 'end-turn': {
        const turn = asked(view, 'turn');
        return { kind: 'end-turn', facts: { built: turn?.built ?? false, produced: turn?.produced ?? false } };
      }
      case 'done':
        return { kind: 'done', facts: {} };
    }
    const [, seat, x, y] = CELL.exec(about) ?? [];
    if (seat !== undefined) return cellTopic(view, Number(seat), Number(x), Number(y));
    const [, kind, id = ''] = NAMED.exec(about) ?? [];
    if (kind === 'field') return fieldTopic(view, Number(id));
    if (kind === 'deck') return deckTopic(view, id as DeckId);
    if (kind === 'hidden') return decks.includes(id as DeckId) ? { kind, facts: { deck: id } } : null;
    const building = kind === 'card' ? box.cards.get(id)?.building : buildings.get(about);
    return building === undefined ? null : buildingTopic(view, building, kind === 'card' ? id : about);
  };
}

/** Returns the number of bricks and cogs on a whole strip: every strip has the same. */
function totals({ components: { strips } }: Catalog): { readonly bricks: number; readonly cogs: number } {
  const symbols = strips[0]?.sideA ?? [];
  const bricks = symbols.filter((symbol) => symbol === 'brick').length;
  return { bricks, cogs: symbols.length - bricks };
}
