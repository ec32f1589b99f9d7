/** The names and sentences of City of Rome in English. */
import type { CityOfRome, TokenKind } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { by, type Piece, say, type Words, wordsOf } from '@ludi-romani/core/words';
import { amount, and, inWords, plural } from '@ludi-romani/core/words/en';
import { catalog } from '../components/catalog';
import { brings } from './brings';
import { at } from './names';
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
const tokens = (count: number, kind: TokenKind | null) => amount(count, `${kind}-tokens`, `${kind} token`);

/** Returns the names and sentences of `engine` in English. */
export function words(engine: Engine<CityOfRome>): Words<CityOfRome> {
  const { components } = engine;
  const { cards: faces, setup } = catalog(components);
  const named = (id: string): string | undefined => {
    const card = faces.get(id);
    return card && `${nameOf(card.building.id)}${card.deck === null ? '' : ` (${card.deck})`}`;
  };
  const the = (id: string): string | undefined => (named(id) === undefined ? undefined : `the ${named(id)}`);
  const influenceOf = (id: string) => components.influenceCards.find((card) => card.id === id)?.value;
  const cards = (ids: readonly string[], thing: (id: string, text?: string) => Piece) =>
    and(ids.map((id) => say`${thing(id, the(id))}`));

  return wordsOf(
    engine,
    {
      language: 'en',
      title: (id) => {
        const name = named(id) ?? (components.buildings.some((one) => one.id === id) ? nameOf(id) : NAMES[id]);
        const value = influenceOf(id);
        return value === undefined ? name : `influence ${value}`;
      },
      inWords,
      player: ({ players }, seat) => inWords(players[seat]?.color ?? `player ${seat + 1}`),

      asks: {
        draft: 'Keep a card of your packet',
        emissary: 'Place your emissary on a field of the strip',
        take: 'Take a card of the offer',
        turn: ({ built, produced }) =>
          built ? 'Produce or end your turn' : produced ? 'Build or end your turn' : 'Build, produce or end your turn',
        pay: ({ card, need }, { thing }) => say`Pay ${plural(need, 'brick')} for ${thing(card, the(card))}`,
        place: ({ card }, { thing }) => say`Place ${thing(card, the(card))} in your city`,
        'school-deck': ({ count }) => `Choose the deck to draw ${plural(count, 'card')} from`,
        keep: 'Keep one of the drawn cards',
        return: 'Choose the card that goes under the deck next',
      },

      says: {
        'draft-card': ({ card }, { thing }) => say`Keeps ${thing(card, the(card))} as the opening card`,
        'place-emissary': ({ field }) => `Places an emissary on field ${field}`,
        'take-card': ({ card }, { thing }) => say`Takes ${thing(card, the(card))} from the offer`,
        'start-build': ({ card }, { thing }) => say`Builds ${thing(card, the(card))}`,
        produce: null,
        'leave-out': (cell) => `Leaves the building at ${at(cell)} out of production`,
        'end-turn': 'Ends the turn',
        'pay-build': ({ tokens: cells }) =>
          cells.length === 0
            ? 'Spends no brick token'
            : say`Spends the brick ${cells.length === 1 ? 'token' : 'tokens'} at ${and(cells.map(at))}`,
        'place-building': null,
        'choose-school-deck': ({ deck }) => `Draws from deck ${deck}`,
        'keep-card': ({ card }, { thing }) => say`Keeps ${thing(card, the(card))}`,
        'return-card': ({ card }, { thing }) => say`Puts ${thing(card, the(card))} under its deck`,
      },

      tells: {
        'deck-laid-out': ({ deck, count }) => `deck ${deck} has ${plural(count, 'card')}`,
        'strips-stacked': null,
        'city-founded': by(({ coins: count }) => say`begins with ${coins(count)}`),
        'packet-received': by(
          ({ from, count, secret }, { who, thing }) =>
            say`gets ${secret ? cards(secret.cards, thing) : plural(count, 'card')} from ${from === null ? 'deck II' : who(from)}`,
        ),
        'card-drafted': by(
          ({ secret }, { thing }) => say`keeps ${secret ? cards([secret.card], thing) : 'a card'} as the opening card`,
        ),
        'round-began': ({ round, firstPlayer }, { who, seen }) =>
          say`round ${round} of ${setup(seen.players.length).rounds} begins with ${who(firstPlayer)}`,
        'strip-revealed': null,
        'offer-revealed': ({ card }, { thing }) => say`${thing(card, the(card))} is on offer`,
        'influence-card-revealed': ({ card }, { thing }) => say`${thing(card)} comes on the table`,
        'emissary-placed': by(({ field }) => say`places an emissary on field ${field}`),
        'turn-began': by(
          ({ field, bricks, cogs }) =>
            say`acts from field ${field} with ${amount(bricks, 'bricks', 'brick')} and ${amount(cogs, 'cogs', 'cog')}`,
        ),
        'card-taken': by(({ card }, { thing }) => say`takes ${thing(card, the(card))}`),
        'build-started': by(({ card, wasSecret }, { thing }) =>
          wasSecret ? say`shows ${thing(card, the(card))}` : [],
        ),
        'build-paid': by(({ tokens: cells, coins: count }) =>
          cells.length + count === 0
            ? []
            : say`pays ${and([
                ...(count > 0 ? [coins(count)] : []),
                ...cells.map((cell) => `the brick token at ${at(cell)}`),
              ])}`,
        ),
        'building-placed': by(
          ({ card, replaced, tokensLost, kindLost, ...cell }, { thing }) =>
            say`builds ${thing(card, the(card))} at ${at(cell)}${
              replaced !== null && say` in place of ${thing(replaced, the(replaced))}`
            }${tokensLost > 0 && say`, losing ${tokens(tokensLost, kindLost)}`}`,
        ),
        'left-out': by(
          ({ card, ...cell }, { thing }) => say`leaves ${thing(card, the(card))} at ${at(cell)} out of production`,
        ),
        produced: by(({ coinsPaid }) => say`produces${coinsPaid > 0 && say` for ${coins(coinsPaid)}`}`),
        'coins-gained': by(({ amount: count }) => say`gains ${coins(count)}`),
        'influence-gained': by(({ amount: count }) => say`gains ${influence(count)}`),
        'tokens-placed': by(({ kind, amount: count, ...cell }) => say`puts ${tokens(count, kind)} at ${at(cell)}`),
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
        'influence-scored': ({ winner, cards: won, paid }, { who, thing }) =>
          winner === null
            ? say`nobody alone has the most influence: ${and(won.map((id) => thing(id)))} ${won.length === 1 ? 'stays' : 'stay'}`
            : say`${who(winner)} wins ${and(won.map((id) => thing(id)))} for ${influence(paid)}`,
        'game-ended': () => 'the game is over',
      },

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
