/** What the pictures of Aquileia are about, and the numbers of the box and of the view that the texts need. */
import type {
  Aquileia,
  AreaId,
  Coins,
  Cost,
  Currency,
  DeckId,
  Side,
  Site,
  Space,
  View,
  VillaColor,
} from '@ludi-romani/aquileia';
import {
  catalog,
  coinsOf,
  currencies,
  held,
  payout,
  type SlavePayment,
  slavePayments,
  slavesHeld,
  stadiumCardsOf,
  villaColors,
  villaValues,
  yieldOf,
} from '@ludi-romani/aquileia/queries';
import type { Engine } from '@ludi-romani/core';
import type { Topic } from '../../about';

/** What only a player has. It is `undefined` for spectators. */
interface Own<T> {
  readonly own: T | undefined;
}
type None = Readonly<Record<string, never>>;
type OwnNumber = Own<number>;

/** Who is on a space or has built on a site. */
export type Holder = 'you' | 'other' | 'free';
interface Held {
  /** `undefined` for spectators */
  readonly holder: Holder | undefined;
}

/** The sum that a player's workshops and banks pay in the harbor. */
interface Payout {
  readonly points: number;
  readonly coins: Coins;
}

/** The cost of a site, and the part of it that the viewer lacks. */
interface Priced extends Held {
  readonly cost: Cost;
  /** `undefined` for spectators */
  readonly missing: Cost | undefined;
}

/** The buttons of choices that have no place on the table. */
const BUTTONS = [
  'pass-placement',
  'finish-exchange',
  'decline-market-card',
  'no-slaves',
  'finish-cards',
  'no-dice',
  'drop-out',
  'decline-build',
  'decline-harbour',
  'done',
] as const;
type ButtonId = (typeof BUTTONS)[number];

/** The kinds of things, and what the text of each needs to know. */
export interface Topics extends Record<ButtonId, None> {
  readonly game: { readonly rounds: number } & OwnNumber;
  readonly player: None;
  readonly points: OwnNumber;
  readonly coins: Own<Coins>;
  readonly coin: {
    readonly currency: Currency;
    readonly supply: number;
    readonly prize: readonly number[];
  } & OwnNumber;
  readonly bank: { readonly supply: Coins };
  readonly pieces: { readonly henchmen: number; readonly houses: number } & Own<{
    readonly henchmen: number;
    readonly houses: number;
  }>;
  readonly household: { readonly start: Coins };
  readonly buildings: { readonly of: number } & OwnNumber;
  readonly harbor: { readonly what: 'harbor' | 'workshops' | 'banks' } & Own<Payout>;
  readonly end: OwnNumber;
  readonly hand: Own<{ readonly slaves: number; readonly equi: number }>;
  readonly others: None;
  readonly placement: { readonly of: number; readonly passing: 'after-crest' | 'any-time' } & OwnNumber;
  readonly mercatus: OwnNumber;
  readonly arena: { readonly dice: number; readonly prizes: readonly number[]; readonly points: number } & OwnNumber;
  readonly stadium: { readonly dice: number; readonly prizes: readonly number[] } & OwnNumber;
  readonly theatrum: OwnNumber;
  readonly forum: OwnNumber;
  readonly portus: OwnNumber;
  readonly dolus: { readonly dice: number; readonly faces: Coins } & Held;
  readonly pecunia: { readonly points: number } & Held;
  readonly exchange: { readonly give: Coins; readonly get: Coins; readonly points: number } & Own<Coins>;
  readonly equi: { readonly price: Coins };
  readonly 'equi-space': { readonly price: Coins; readonly hasBonus: boolean } & Held;
  readonly servi: None;
  readonly 'servi-space': { readonly most: number; readonly price: Coins } & Held;
  readonly buy: { readonly count: number; readonly price: Coins } & Own<Coins>;
  readonly potentia: { readonly dice: number } & Held;
  readonly 'blue-dice': { readonly dice: number; readonly faces: Coins } & OwnNumber;
  readonly slave: { readonly slaves: number; readonly count: number } & OwnNumber;
  readonly 'equi-card': { readonly strength: number; readonly count: number; readonly side: Side | null } & OwnNumber;
  readonly laurel: { readonly points: number };
  /** a card that counts villas, of its color or of the better one of its colors, which are here with their values */
  readonly color: { readonly count: number; readonly colors: readonly VillaColor[] } & Own<readonly number[]>;
  readonly 'stadium-card': None;
  readonly deck: { readonly deck: DeckId; readonly size: number } & OwnNumber;
  readonly discards: { readonly deck: DeckId };
  /** a space of the arena, or of a side of the stadium */
  readonly 'contest-space': { readonly strength: number; readonly side: Side | null } & Held;
  readonly side: { readonly side: Side; readonly prizes: readonly number[] };
  /** the points for each strength, or a slave card */
  readonly reward: { readonly points: number | null } & OwnNumber;
  readonly strength: OwnNumber;
  readonly bid: Own<Coins>;
  readonly 'forum-space': { readonly builds: number; readonly isScored: boolean } & Held;
  readonly villa: { readonly color: VillaColor; readonly value: number } & Priced & OwnNumber;
  /** a workshop or a bank */
  readonly earner: Payout & Priced;
  readonly 'villas-of': { readonly color: VillaColor } & Own<{ readonly cards: number; readonly value: number }>;
  readonly pay: { readonly payment: SlavePayment | undefined } & OwnNumber;
  readonly latro: { readonly dice: number; readonly lying: Coins } & Held;
  readonly 'harbor-space': { readonly currency: Currency } & Held & Own<Payout>;
  readonly advantage: OwnNumber;
  readonly 'start-player': Own<boolean>;
}

/** The clause of the rules for each kind. */
export const clauses: { readonly [K in keyof Topics]: string | null } = {
  game: 'AQ-4.14',
  player: 'AQ-4.1',
  points: 'AQ-6.1',
  coins: 'AQ-4.3',
  coin: 'AQ-4.3',
  bank: 'AQ-4.5',
  pieces: 'AQ-3.6',
  household: 'AQ-3.11',
  buildings: 'AQ-5.77',
  harbor: 'AQ-5.90',
  end: 'AQ-6.3',
  hand: 'AQ-10.2',
  others: 'AQ-10.2',
  placement: 'AQ-4.20',
  mercatus: 'AQ-4.37',
  arena: 'AQ-5.24',
  stadium: 'AQ-5.40',
  theatrum: 'AQ-5.50',
  forum: 'AQ-5.64',
  portus: 'AQ-5.87',
  dolus: 'AQ-5.1',
  pecunia: 'AQ-5.3',
  exchange: 'AQ-5.4',
  equi: 'AQ-5.7',
  'equi-space': 'AQ-5.7',
  servi: 'AQ-5.14',
  'servi-space': 'AQ-5.14',
  buy: 'AQ-5.14',
  potentia: 'AQ-5.15',
  'blue-dice': 'AQ-5.22',
  slave: 'AQ-5.72',
  'equi-card': 'AQ-5.19',
  laurel: 'AQ-6.2',
  color: 'AQ-6.3',
  'stadium-card': 'AQ-5.42',
  deck: 'AQ-4.9',
  discards: 'AQ-4.9',
  'contest-space': 'AQ-5.17',
  side: 'AQ-4.26',
  reward: 'AQ-5.25',
  strength: 'AQ-5.24',
  bid: 'AQ-5.52',
  'forum-space': 'AQ-5.64',
  villa: 'AQ-6.3',
  earner: 'AQ-5.90',
  'villas-of': 'AQ-6.3',
  pay: 'AQ-5.72',
  latro: 'AQ-5.84',
  'harbor-space': 'AQ-5.88',
  advantage: 'AQ-4.33',
  'start-player': 'AQ-4.39',
  'pass-placement': 'AQ-4.23',
  'finish-exchange': 'AQ-5.2',
  'decline-market-card': 'AQ-4.6',
  'no-slaves': 'AQ-4.6',
  'finish-cards': 'AQ-5.20',
  'no-dice': 'AQ-5.22',
  'drop-out': 'AQ-5.52',
  'decline-build': 'AQ-5.80',
  'decline-harbour': 'AQ-5.92',
  done: null,
};

const NONE: None = {};
const topic = <K extends keyof Topics>(kind: K, facts: Topics[K], title?: string): Topic<Topics> =>
  ({ kind, facts, ...(title === undefined ? {} : { title }) }) as Topic<Topics>;

/** Returns coins as words: `2 bronze`, `1 gold`. */
export const coinsIn = (coins: Coins, words: Readonly<Record<Currency, string>>): string[] =>
  currencies.flatMap((currency) => (coins[currency] > 0 ? `${coins[currency]} ${words[currency]}` : []));

/** Returns what the things of the pictures are about, for `engine` and its box. */
export function topicOf(engine: Engine<Aquileia>): (view: View, about: string) => Topic<Topics> | null {
  const box = catalog(engine.components);
  const tables = box.components;
  const { numbers, coinSupply, arenaRewards, stadiumRewards } = tables;
  const { rounds, henchmenPerPlayer, housesPerPlayer, redDice, blueDice, pecuniaPoints, marketPrice } = numbers;
  const count = (currency: Currency): number => tables.die.filter((face) => face === currency).length;
  const faces: Coins = { bronze: count('bronze'), silver: count('silver'), gold: count('gold') };

  /** The topics by what pictures call them. */
  const all = new Map<string, (view: View) => Topic<Topics>>();
  const set = (about: string, of: (view: View) => Topic<Topics>) => all.set(about, of);

  const own = <T>({ viewer, players }: View, of: (player: View['players'][number]) => T): T | undefined => {
    const player = viewer === 'spectator' ? undefined : players[viewer];
    return player && of(player);
  };
  const holder = ({ viewer }: View, seat: number | null | undefined): Holder | undefined =>
    viewer === 'spectator' ? undefined : seat == null ? 'free' : seat === viewer ? 'you' : 'other';
  const on = (view: View, space: string) => ({ holder: holder(view, view.spaces[space]) });
  const paid = (view: View): Payout | undefined =>
    view.viewer === 'spectator' ? undefined : payout(box, view, view.viewer);
  /** Returns the value of the own villas of each color. */
  const values = (view: View) => (view.viewer === 'spectator' ? undefined : villaValues(box, view)[view.viewer]);
  const score = (view: View) => (view.viewer === 'spectator' ? undefined : engine.scores(view)[view.viewer]);
  const strength = ({ viewer, strengths }: View): number | undefined =>
    viewer === 'spectator' ? undefined : (strengths[viewer] ?? undefined);
  /** Returns the number of own cards that may count villas of a color. */
  const cardsFor = (view: View, color: VillaColor): number => {
    const seat = view.viewer === 'spectator' ? -1 : view.viewer;
    const cards = [...stadiumCardsOf(view, seat), ...(view.players[seat]?.theatre ?? [])];
    return cards.filter((id) => box.finalCard(id).colors.includes(color)).length;
  };
  const prizes = (rewards: readonly number[], { players }: View) => rewards.slice(0, players.length);

  // cards
  for (const { id, slaves, count } of tables.slaveCards)
    set(id, (view) => topic('slave', { slaves, count, own: own(view, (player) => held(player, id)) }));
  for (const { id, side, strength, count } of tables.equiCards)
    set(id, (view) => topic('equi-card', { strength, side, count, own: own(view, (player) => held(player, id)) }));
  for (const { id, points } of tables.laurelCards) set(id, () => topic('laurel', { points }));
  for (const { id, count, colors } of [
    ...tables.colorCards.map(({ id, count, color }) => ({ id, count, colors: [color] })),
    ...tables.theatreCards.map(({ id, count, colors }) => ({ id, count, colors: [...new Set(colors)] })),
  ])
    set(id, (view) => {
      const found = values(view);
      return topic('color', { count, colors, own: found && colors.map((color) => found[color]) });
    });
  for (const deck of ['slaves', 'equi', 'stadium', 'theatre'] as const) {
    const size = box.decks[deck].length;
    set(`deck-${deck}`, (view) => topic('deck', { deck, size, own: own(view, () => view.decks[deck]) }));
    set(`discards-${deck}`, () => topic('discards', { deck }, `deck-${deck}`));
  }

  // the spaces of the areas, and the stalls of the market
  const areaFacts = (area: AreaId, view: View) => ({
    own: own(view, () => box.area[area].filter(({ id }) => view.spaces[id] === view.viewer).length),
  });
  const theatrum = (view: View) => topic('theatrum', areaFacts('theatrum', view), 'theatrum');
  const spaceTopic = (space: Space, view: View): Topic<Topics> => {
    const { id } = space;
    const there = on(view, id);
    switch (space.action) {
      case 'dolus':
        return topic('dolus', { dice: numbers.dolusDice, faces, ...there }, id);
      case 'pecunia':
        return topic('pecunia', { points: pecuniaPoints, ...there }, id);
      case 'potentia':
        return topic('potentia', { dice: blueDice, ...there }, id);
      case 'equi':
        return topic('equi-space', { price: marketPrice, hasBonus: space.bonusCard, ...there }, id);
      case 'servi':
        return topic(
          'servi-space',
          { most: space.maxCards, price: coinsOf(space.currency, space.coinsPerCard), ...there },
          id,
        );
      case 'arena':
        return topic('contest-space', { strength: space.strength, side: null, ...there }, id);
      case 'stadium':
        return topic('contest-space', { strength: space.strength, side: space.side, ...there }, id);
      case 'theatrum':
        return theatrum(view);
      case 'forum':
        return topic('forum-space', { builds: space.builds, isScored: space.scoresValue, ...there }, id);
      case 'latro':
        return topic('latro', { dice: numbers.latroDice, lying: view.harbour, ...there }, id);
      case 'portus':
        return topic('harbor-space', { currency: space.currency, ...there, own: paid(view) }, id);
    }
  };
  for (const space of box.spaces) {
    const of = (view: View) => spaceTopic(space, view);
    set(`space-${space.id}`, of);
    // the heading of a stall with one space
    if (space.action === 'dolus' || space.action === 'pecunia' || space.action === 'potentia') set(space.action, of);
  }
  for (const { id, give, get } of tables.exchanges.map(({ id }) => box.exchange(id)))
    set(`exchange-${id}`, (view) =>
      topic('exchange', { give, get, points: pecuniaPoints, own: own(view, ({ coins }) => coins) }, id),
    );
  for (const space of tables.mercatus)
    if (space.action === 'servi')
      for (let count = 1; count <= space.maxCards; count++)
        set(`buy-${count}-${space.id}`, (view) =>
          topic('buy', {
            count,
            price: coinsOf(space.currency, count * space.coinsPerCard),
            own: own(view, ({ coins }) => coins),
          }),
        );

  // the building sites
  const priced = (view: View, { id, cost }: Site): Priced => {
    const lacks = (need: number, has: number) => Math.max(0, need - has);
    return {
      cost,
      holder: holder(view, view.sites[id]),
      missing: own(view, (player) => ({
        bronze: lacks(cost.bronze, player.coins.bronze),
        silver: lacks(cost.silver, player.coins.silver),
        gold: lacks(cost.gold, player.coins.gold),
        slaves: lacks(cost.slaves, slavesHeld(box, player)),
      })),
    };
  };
  for (const site of box.sites)
    set(`site-${site.id}`, (view) => {
      const facts = priced(view, site);
      const { id } = site;
      switch (site.kind) {
        case 'villa':
          return topic(
            'villa',
            { ...facts, color: site.color, value: site.value, own: own(view, () => cardsFor(view, site.color)) },
            id,
          );
        default:
          return topic('earner', { ...facts, ...yieldOf(site) }, id);
      }
    });
  const pay = (view: View, payment?: SlavePayment) =>
    topic('pay', { payment, own: own(view, (player) => slavesHeld(box, player)) });
  for (const payment of box.sites.flatMap(({ cost }) => slavePayments(cost)))
    set(`pay-${payment.single}-${payment.double}`, (view) => pay(view, payment));
  for (const color of villaColors)
    set(`villas-${color}`, (view) => {
      const value = values(view)?.[color];
      return topic('villas-of', {
        color,
        own: value === undefined ? undefined : { value, cards: cardsFor(view, color) },
      });
    });

  for (const currency of currencies)
    set(currency, (view) =>
      topic('coin', {
        currency,
        supply: coinSupply[currency],
        prize: prizes(currency === 'bronze' ? arenaRewards : stadiumRewards, view),
        own: own(view, ({ coins }) => coins[currency]),
      }),
    );

  // the areas and the frame
  const pieces = (view: View) =>
    topic('pieces', { henchmen: henchmenPerPlayer, houses: housesPerPlayer, own: own(view, (player) => player) });
  const hand = (view: View) => topic('hand', { own: own(view, ({ handSize }) => handSize) });
  const equi = () => topic('equi', { price: marketPrice });
  const harbor = (what: Topics['harbor']['what'], view: View) => topic('harbor', { what, own: paid(view) });
  const bid = (view: View) => topic('bid', { own: own(view, ({ coins }) => coins) });
  const fixed: { readonly [about: string]: (view: View) => Topic<Topics> } = {
    game: (view) => topic('game', { rounds, own: own(view, () => view.round) }),
    player: () => topic('player', NONE),
    points: (view) => topic('points', { own: score(view)?.total }),
    coins: (view) => topic('coins', { own: own(view, ({ coins }) => coins) }),
    bank: () => topic('bank', { supply: coinSupply }),
    pieces,
    henchmen: pieces,
    household: () => topic('household', { start: numbers.startCoins }),
    buildings: (view) =>
      topic('buildings', {
        of: Math.min(housesPerPlayer, box.sites.length),
        own: own(view, () => box.sites.filter(({ id }) => view.sites[id] === view.viewer).length),
      }),
    harbor: (view) => harbor('harbor', view),
    workshops: (view) => harbor('workshops', view),
    banks: (view) => harbor('banks', view),
    end: (view) => {
      const rows = score(view)?.rows;
      return topic('end', { own: rows && rows.laurels + rows.villas });
    },
    hand,
    cards: hand,
    others: () => topic('others', NONE),
    placement: (view) =>
      topic('placement', {
        of: henchmenPerPlayer,
        passing: view.options.passing,
        own: own(view, ({ henchmen }) => henchmen),
      }),
    mercatus: (view) => topic('mercatus', areaFacts('mercatus', view)),
    arena: (view) =>
      topic('arena', {
        dice: redDice,
        prizes: prizes(arenaRewards, view),
        points: numbers.arenaPointsPerStrength,
        ...areaFacts('arena', view),
      }),
    stadium: (view) =>
      topic('stadium', { dice: redDice, prizes: prizes(stadiumRewards, view), ...areaFacts('stadium', view) }),
    theatrum,
    forum: (view) => topic('forum', areaFacts('forum', view)),
    portus: (view) => topic('portus', areaFacts('portus', view)),
    equi,
    market: equi,
    servi: () => topic('servi', NONE),
    'blue-dice': (view) =>
      topic('blue-dice', {
        dice: blueDice,
        faces,
        own: view.blueDice.owner === view.viewer ? view.blueDice.left : undefined,
      }),
    'stadium-card': () => topic('stadium-card', NONE),
    'gold-side': (view) => topic('side', { side: 'gold', prizes: prizes(stadiumRewards, view) }),
    'silver-side': (view) => topic('side', { side: 'silver', prizes: prizes(stadiumRewards, view) }),
    'reward-points': (view) =>
      topic('reward', {
        points: numbers.arenaPointsPerStrength,
        own: areaFacts('arena', view).own ? strength(view) : undefined,
      }),
    'reward-slave': () => topic('reward', { points: null, own: undefined }),
    strength: (view) => topic('strength', { own: strength(view) }),
    auction: theatrum,
    bid,
    'still-in': bid,
    pay,
    advantage: (view) => topic('advantage', { own: own(view, () => view.track.indexOf(view.viewer as number) + 1) }),
    'start-player': (view) => topic('start-player', { own: own(view, () => view.startPlayer === view.viewer) }),
  };
  for (const [about, of] of Object.entries(fixed)) set(about, of);
  for (const id of BUTTONS) set(id, () => topic(id, NONE));
  return (view, about) => all.get(about)?.(view) ?? null;
}
