/** The settings of the conformance kit for City of Rome. */
import { type CityOfRome, deckIds, type Event, type State, standardComponents } from '@ludi-romani/city-of-rome';
import { invariants, parseState, parseView } from '@ludi-romani/city-of-rome/schemas';
import type { Viewer } from '@ludi-romani/core';
import type { Ledger, Settings } from '@ludi-romani/core/testing';

type Accounts = Readonly<Record<string, number>>;
type EntriesOf = { readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>) => Accounts };

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The amounts that each type of event adds to the accounts. Types that are left out change no account. */
const entriesOf: EntriesOf = {
  'card-drafted': ({ player }) => ({ [`secret ${player}`]: 1 }),
  'offer-revealed': ({ deck }) => ({ [`deck ${deck}`]: -1, offer: 1 }),
  'influence-card-revealed': () => ({ 'influence cards': 1 }),
  'emissary-placed': ({ player }) => ({ [`emissaries ${player}`]: 1 }),
  'card-taken': ({ player }) => ({ offer: -1, [`hand ${player}`]: 1 }),
  'build-started': ({ player, wasSecret }) =>
    wasSecret ? { [`secret ${player}`]: -1, [`hand ${player}`]: 1, [`shown ${player}`]: 1 } : {},
  'build-paid': ({ player, tokens, coins }) => ({ [`coins ${player}`]: -coins, [`tokens ${player}`]: -tokens.length }),
  'building-placed': ({ player, replaced, tokensLost }) => ({
    [`hand ${player}`]: -1,
    [`tokens ${player}`]: -tokensLost,
    [`${replaced === null ? 'city' : 'replaced'} ${player}`]: 1,
  }),
  produced: ({ player, coinsPaid }) => ({ [`coins ${player}`]: -coinsPaid }),
  'coins-gained': ({ player, amount }) => ({ [`coins ${player}`]: amount }),
  'influence-gained': ({ player, amount }) => ({ [`influence ${player}`]: amount }),
  'tokens-placed': ({ player, amount }) => ({ [`tokens ${player}`]: amount }),
  'cards-drawn': ({ player, deck, count }) => ({ [`deck ${deck}`]: -count, [`drawn ${player}`]: count }),
  'card-kept': ({ player }) => ({ [`drawn ${player}`]: -1, [`secret ${player}`]: 1, [`shown ${player}`]: 1 }),
  'card-returned': ({ player, deck }) => ({ [`drawn ${player}`]: -1, [`deck ${deck}`]: 1 }),
  'turn-ended': ({ player }) => ({ [`emissaries ${player}`]: -1 }),
  'influence-scored': ({ winner, cards, paid }) =>
    winner === null
      ? {}
      : {
          'influence cards': -cards.length,
          [`influence ${winner}`]: -paid,
          [`influence cards ${winner}`]: cards.length,
        },
};

const ledger: Ledger<CityOfRome> = {
  count: ({ players, decks, offer, influenceOnTable, emissaries, pending }) => ({
    offer: offer.length,
    'influence cards': influenceOnTable.length,
    ...Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [`deck ${deck}`, cards.length])),
    ...Object.fromEntries(
      players.flatMap((player, seat) =>
        Object.entries({
          coins: player.coins,
          influence: player.influence,
          'influence cards': player.influenceCards.length,
          hand: player.hand.length,
          secret: player.secret.length,
          shown: player.secretLog.length,
          city: player.city.filter((card) => card !== null).length,
          tokens: sum(player.tokens),
          replaced: player.replaced.length,
          emissaries: emissaries.filter((on) => on === seat).length,
          drawn: sum(
            pending.map((frame) =>
              'ask' in frame && frame.player === seat && 'secret' in frame ? frame.secret.drawn.length : 0,
            ),
          ),
        }).map(([account, amount]) => [`${account} ${seat}`, amount]),
      ),
    ),
  }),
  entries: (event) => {
    const entries = entriesOf[event.type] as ((event: Event) => Accounts) | undefined;
    return entries?.(event) ?? {};
  },
};

/**
 * Returns the unseen strips, the face-down cards except those that the viewer put back, and the secret cards of others except those that the
 * viewer passed on (section 10).
 */
function hidden({ decks, returnedBy, strips, round, players, pending }: State, viewer: Viewer): string[] {
  const known = viewer === 'spectator' ? [] : (players[viewer]?.packet ?? []);
  const faceDown = deckIds.flatMap((deck) => decks[deck].filter((_, i) => returnedBy[deck][i] !== viewer));
  const others = players.filter((_, seat) => seat !== viewer);
  const drawn = pending.flatMap((frame) =>
    'ask' in frame && frame.player !== viewer && 'secret' in frame ? frame.secret.drawn : [],
  );
  const cards = [...faceDown, ...drawn, ...others.flatMap(({ secret }) => secret.map(({ card }) => card))];
  const unseenStrips = strips.slice(round === 0 ? 0 : round + 1).map(({ id }) => id);
  return [...cards.filter((card) => !known.includes(card)), ...unseenStrips];
}

export const settings: Settings<CityOfRome> = {
  options: [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 2, startPlayer: 1, colors: [...standardComponents.setups[2].colors].reverse().slice(0, 2) },
    { players: 4, startPlayer: 2, aqueductsStay: true },
    { players: 3, selectiveProduction: true, aqueductsStay: true },
  ],
  invariants,
  parseState,
  parseView,
  ledger,
  hidden,
};
