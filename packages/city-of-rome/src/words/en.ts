/** The names and sentences of City of Rome in English. */
import type { Cell, CityOfRome, TokenKind } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { by, type Phrase, type Piece, say, type Words, wordsOf } from '@ludi-romani/core/words';
import { amount, and, imperative, inWords, plural } from '@ludi-romani/core/words/en';
import { catalog } from '../components/catalog';
import { type City, indexOf } from '../rules/city';
import { freePoints } from '../rules/strip';
import { brings } from './brings';
import { cityOf, isOnly, isSecret, placeOf, type Side } from './names';
import { options } from './options';

/** The names of building types and symbols that `nameOf` does not derive from the id. */
const NAMES: Readonly<Record<string, string>> = {
  'forum-romanum': 'Forum Romanum',
  colosseum: 'Colosseum',
  brick: 'brick',
  cog: 'cog',
};

/** Returns the name of a building type in a sentence. */
const nameOf = (building: string): string =>
  NAMES[building] ??
  building.replace(/^temple-(.)/, (_, god: string) => `temple of ${god.toUpperCase()}`).replaceAll('-', ' ');

const coins = (count: number) => amount(count, 'coins', 'coin');
const influence = (count: number) => amount(count, 'influence', 'influence token');
const TOKENS: Readonly<Record<TokenKind, string>> = { brick: 'brick token', point: 'victory point' };
const tokens = (count: number, kind: TokenKind) => amount(count, `${kind}-tokens`, TOKENS[kind]);
const SIDES: Readonly<Record<Side, string>> = {
  left: 'left of',
  right: 'right of',
  above: 'above',
  below: 'below',
};

/** Returns the names and sentences of `engine` in English. */
export function words(engine: Engine<CityOfRome>): Words<CityOfRome> {
  const { components } = engine;
  const box = catalog(components);
  const { cards: faces, setup } = box;
  const named = (id: string): string | undefined => {
    const card = faces.get(id);
    return card && `${nameOf(card.building.id)}${card.deck === null ? '' : ` (${card.deck})`}`;
  };
  const the = (id: string): string | undefined => (named(id) === undefined ? undefined : `the ${named(id)}`);
  const influenceOf = (id: string) => components.influenceCards.find((card) => card.id === id)?.value;
  const cards = (ids: readonly string[], thing: (id: string, text?: string) => Piece) =>
    and(ids.map((id) => say`${thing(id, the(id))}`));

  type Thing = (id: string, text?: string) => Phrase;
  const won = (id: string, thing: Thing): Phrase => thing(id, `the influence card (${influenceOf(id)} VP)`);
  /** Returns where a cell of a city is: `below the market (II)`, `in row 2, column 3`, `left of row 2`. */
  const placed = (city: City, cell: Cell, thing: Thing): Phrase => {
    const place = placeOf(box, city, cell);
    if ('side' in place) return say`${SIDES[place.side]} ${thing(place.card, the(place.card))}`;
    const { row, column, rows, columns } = place;
    if (column < 1) return say`left of row ${row}`;
    if (column > columns) return say`right of row ${row}`;
    if (row < 1) return say`above column ${column}`;
    return row > rows ? say`below column ${column}` : say`in row ${row}, column ${column}`;
  };
  /** Returns a building of a city, with its place if another one has the same name. */
  const standing = (city: City, cell: Cell, thing: Thing): Phrase => {
    const id = city[indexOf(box, cell)];
    if (id == null) return [];
    return say`${thing(id, the(id))}${!isOnly(box, city, id) && say` ${placed(city, cell, thing)}`}`;
  };

  return wordsOf(
    engine,
    {
      language: 'en',
      title: (id) => {
        const name = named(id) ?? (components.buildings.some((one) => one.id === id) ? nameOf(id) : NAMES[id]);
        const value = influenceOf(id);
        return value === undefined ? name : `influence card ${value}`;
      },
      inWords,
      player: ({ players }, seat) => inWords(players[seat]?.color ?? `player ${seat + 1}`),

      asks: {
        draft: 'Keep one of the cards as your opening card',
        emissary: 'Place your emissary on a field of the strip',
        take: 'Take a card of the offer',
        turn: ({ built, produced, field }, { seen }) => {
          const { bricks, cogs } = freePoints(box, seen, field);
          if (built) return `Produce or end your turn (${plural(cogs, 'cog')})`;
          if (produced) return `Build or end your turn (${plural(bricks, 'brick')})`;
          return `Build, produce or end your turn (${plural(bricks, 'brick')}, ${plural(cogs, 'cog')})`;
        },
        pay: ({ card, need }, { thing }) =>
          say`Pay the ${need === 1 ? 'missing brick' : `${need} missing bricks`} for ${thing(card, the(card))} with coins or brick tokens`,
        place: ({ card }, { thing }) => say`Place ${thing(card, the(card))} in your city`,
        'school-deck': ({ count }) => `Choose the deck to draw ${plural(count, 'card')} from`,
        keep: 'Keep one of the drawn cards',
        return: 'Choose the card that goes under the deck next',
      },

      says: {
        'draft-card': ({ card }, { thing }) => say`Keep ${thing(card, the(card))} as the opening card`,
        'place-emissary': null,
        'take-card': ({ card }, { thing }) => say`Take ${thing(card, the(card))} from the offer`,
        'start-build': ({ player, card }, { thing, seen }) =>
          say`Build ${thing(card, the(card))}${isSecret(seen, player, card) && ' and show the card to all'}`,
        produce: null,
        'leave-out': ({ player, ...cell }, { thing, seen }) =>
          say`Leave ${standing(cityOf(seen, player), cell, thing)} out of production`,
        'end-turn': 'End your turn',
        'pay-build': ({ player, tokens: cells }, { thing, seen }) =>
          cells.length === 0
            ? []
            : say`With the ${cells.length === 1 ? 'token' : 'tokens'} on ${and(cells.map((cell) => standing(cityOf(seen, player), cell, thing)))}`,
        'place-building': ({ player, ...cell }, { thing, seen }) => {
          const city = cityOf(seen, player);
          const replaced = city[indexOf(box, cell)];
          return replaced != null && isOnly(box, city, replaced) ? [] : placed(city, cell, thing);
        },
        'choose-school-deck': ({ deck }) => `Draw from deck ${deck}`,
        'keep-card': ({ card }, { thing }) => say`Keep ${thing(card, the(card))}`,
        'return-card': ({ card }, { thing }) => say`Put ${thing(card, the(card))} under its deck`,
      },

      tells: {
        'deck-laid-out': ({ deck, count }) => `deck ${deck} has ${plural(count, 'card')}`,
        'strips-stacked': null,
        'city-founded': by(({ coins: count }) => say`begins with ${coins(count)}`),
        'packet-received': by(({ from, count, secret }, { who, thing }) =>
          count === 1 && from !== null
            ? say`gets the last card from ${who(from)}`
            : say`gets ${secret ? cards(secret.cards, thing) : plural(count, 'card')} from ${from === null ? 'deck II' : who(from)}`,
        ),
        'card-drafted': by(
          ({ secret }, { thing }) => say`keeps ${secret ? cards([secret.card], thing) : 'a card'} as the opening card`,
        ),
        'round-began': ({ round, firstPlayer }, { who, seen }) =>
          say`round ${round} of ${setup(seen.players.length).rounds} begins with ${who(firstPlayer)}`,
        'strip-revealed': null,
        'offer-revealed': ({ card }, { thing }) => say`${thing(card, the(card))} is on offer`,
        'influence-card-revealed': ({ card }, { thing }) => say`${won(card, thing)} can now be won`,
        'emissary-placed': by(({ field }) => say`places an emissary on field ${field}`),
        'turn-began': by(
          ({ field, bricks, cogs }) =>
            say`acts from field ${field} with ${and([
              ...(bricks > 0 ? [amount(bricks, 'bricks', 'brick')] : []),
              ...(cogs > 0 ? [amount(cogs, 'cogs', 'cog')] : []),
            ])}`,
        ),
        'card-taken': by(({ card }, { thing }) => say`takes ${thing(card, the(card))}`),
        'build-started': by(({ card, wasSecret }, { thing }) =>
          wasSecret ? say`shows ${thing(card, the(card))} to all` : [],
        ),
        'build-paid': by(({ tokens: cells, coins: count }) =>
          cells.length + count === 0
            ? []
            : say`pays ${and([
                ...(count > 0 ? [coins(count)] : []),
                ...(cells.length > 0 ? [tokens(cells.length, 'brick')] : []),
              ])}`,
        ),
        'building-placed': by(
          ({ card, replaced, tokensLost, kindLost }, { thing }) =>
            say`builds ${thing(card, the(card))}${
              replaced !== null && say` in place of ${thing(replaced, the(replaced))}`
            }${kindLost !== null && say`, losing ${tokens(tokensLost, kindLost)}`}`,
        ),
        'left-out': by(({ card }, { thing }) => say`leaves ${thing(card, the(card))} out of production`),
        produced: by(({ coinsPaid }) => say`produces${coinsPaid > 0 && say` for ${coins(coinsPaid)}`}`),
        'coins-gained': by(({ amount: count }) => say`gains ${coins(count)}`),
        'influence-gained': by(({ amount: count }) => say`gains ${influence(count)}`),
        'tokens-placed': by(
          ({ kind, amount: count, card }, { thing }) => say`puts ${tokens(count, kind)} on ${thing(card, the(card))}`,
        ),
        'cards-drawn': by(
          ({ deck, count, secret }, { thing }) =>
            say`draws ${secret ? cards(secret.cards, thing) : plural(count, 'card')} from deck ${deck}`,
        ),
        'card-kept': by(({ secret }, { thing }) => say`keeps ${secret ? cards([secret.card], thing) : 'one of them'}`),
        'card-returned': by(
          ({ secret }, { thing }) => say`puts ${secret ? cards([secret.card], thing) : 'a card'} under the deck`,
        ),
        'turn-ended': null,
        'round-ended': null,
        'influence-ranked': null,
        'influence-scored': ({ winner, cards, paid }, { who, thing }) =>
          winner === null
            ? say`influence is tied, so ${and(cards.map((id) => won(id, thing)))} ${cards.length === 1 ? 'stays' : 'stay'} on the table`
            : say`${who(winner)} wins ${and(cards.map((id) => won(id, thing)))} and pays ${influence(paid)}`,
        'game-ended': () => 'the game is over',
      },

      imperative,
      rows: {
        residence2: 'Residences of value 2',
        residence3: 'Residences of value 3',
        residence4: 'Residences of value 4',
        aqueducts: 'Aqueducts',
        temples: 'Temples',
        coins: 'Coins',
        influenceTokens: 'Influence tokens',
        influenceCards: 'Influence cards',
      },
      options,
      refusals: {},
    },
    brings,
  );
}

export { sentences, text } from '@ludi-romani/core/words';
