/** The names and sentences of Aquileia in English. */
import type { Aquileia, Coins, Contest, HandDeck, KeepStadiumCard, Roll, Seen, SpaceId } from '@ludi-romani/aquileia';
import type { Engine } from '@ludi-romani/core';
import { by, commas, listed, type Phrase, type Piece, say, text, type Words, wordsOf } from '@ludi-romani/core/words';
import { a, amount, and, imperative, inWords, ordinal } from '@ludi-romani/core/words/en';
import { brings } from './brings';
import { byKind, coinParts, mayPlace, names, type Place, type Thing } from './names';
import { options } from './options';

const PLACES: Readonly<Record<Place, string>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  left: 'left',
  middle: 'middle',
  right: 'right',
  upper: 'upper',
  lower: 'lower',
};

const NOUNS: Readonly<Record<Thing['noun'], string>> = {
  slave: 'slave card',
  weapon: 'weapon card',
  horse: 'horse card',
  laurel: 'laurel card',
  stadium: 'stadium card',
  theatre: 'theater card',
  villa: 'villa',
  workshop: 'workshop',
  bank: 'bank',
};

/** Decks have the prefix `deck-` in `title`, because `stadium` is an area as well. */
const DECKS: Readonly<Record<string, string>> = {
  'deck-slaves': 'Slave deck',
  'deck-equi': 'Horse and weapon deck',
  'deck-stadium': 'Stadium deck',
  'deck-theatre': 'Theater deck',
};

const CONTESTS: Readonly<Record<Contest, string>> = { arena: 'the fight', stadium: 'the race' };
const HAND_CARDS: Readonly<Record<HandDeck, string>> = { slaves: 'slave card', equi: 'horse or weapon card' };

/** Returns the part of a sentence that names the dice of a roll, or the space of the player. */
const rolled = (roll: Roll, count: number, thing: (id: SpaceId) => Phrase): Phrase =>
  roll === 'dolus' || roll === 'latro'
    ? say`on ${thing(roll)}`
    : say`with ${count === 1 ? 'a' : 'the'} ${roll.startsWith('red') ? 'red' : 'blue'} ${count === 1 ? 'die' : 'dice'}`;

/** Returns coins as a phrase: `2 bronze and 1 gold`. */
const coinsOf = (coins: Partial<Coins>): Phrase => {
  const parts = coinParts(coins, PLACES);
  return parts.length === 0 ? ['no coins'] : and(parts);
};
const points = (count: number): Piece => (count === 0 ? 'nothing' : amount(count, 'points', 'point'));
const dice = (count: number) => amount(count, 'blue-dice', 'blue die', 'blue dice');
const handCards = (count: number, deck: HandDeck) => amount(count, `${deck}-cards`, HAND_CARDS[deck]);

/** Returns the name of a card or building without its suffix: `gold horse card`. */
const nameOf = ({ noun, colors = [] }: Thing, many = false): string =>
  [colors.join(' and '), `${NOUNS[noun]}${many ? 's' : ''}`].filter(Boolean).join(' ');

/**
 * Returns the names and sentences of `engine` in English. `title` accepts the ids of spaces, building sites, cards,
 * exchanges, areas, colors and kinds of coins, and `deck-slaves`, `deck-equi`, `deck-stadium` and `deck-theatre`.
 */
export function words(engine: Engine<Aquileia>): Words<Aquileia> {
  const { components } = engine;
  const { numbers, exchanges } = components;
  const box = names(components, PLACES, 'Stadium');
  /** Returns the name of a card or a building in the form that a sentence needs. */
  const inForm = (id: string, form: (thing: Thing) => string): string | undefined => {
    const found = box.thing(id);
    return found && `${form(found)}${box.suffix(found)}`;
  };
  type Naming = (id: string, text?: string) => Phrase;
  /** Returns a name with the article that it needs: `the blue villa 10`, but `workshop 2a`. */
  const the = (thing: Naming, id: string): Phrase =>
    thing(
      id,
      inForm(id, (one) => `${one.number !== undefined && one.colors === undefined ? '' : 'the '}${nameOf(one)}`),
    );
  const aCard = (thing: Naming, id: string): Phrase =>
    thing(
      id,
      inForm(id, (one) => a(nameOf(one))),
    );
  /** Returns cards as a phrase: `a slave card +1 and 2 slave cards +2`. */
  const cards = (ids: readonly string[], thing: Naming): Phrase =>
    and(
      byKind(ids, (id, count) =>
        count === 1
          ? aCard(thing, id)
          : say`${count} ${thing(
              id,
              inForm(id, (one) => nameOf(one, true)),
            )}`,
      ),
    );
  const withSlaves = (ids: readonly string[], thing: Naming): Piece =>
    ids.length > 0 && say` with ${cards(ids, thing)}`;
  /** Returns `the drawn laurel card 10`. The adjective distinguishes two cards of the same kind. */
  const oneOfTwo = (keep: KeepStadiumCard['keep'], id: string | null, thing: Naming): Phrase =>
    id
      ? say`the ${keep} ${thing(
          id,
          inForm(id, (one) => nameOf(one)),
        )}`
      : say`the ${keep} card`;
  /** Returns the strengths in the contest that is on: `Red 5, Blue 3`. */
  const strengths = ({ strengths: all }: Seen, who: (seat: number) => Phrase): Phrase =>
    commas(all.flatMap((strength, seat) => (strength === null ? [] : [say`${who(seat)} ${strength}`])));
  /** Returns the phrase for the cards that a player on a space of the market may buy. */
  const sold = (space: string, seen: Seen, thing: Naming): Phrase => {
    const card = box.sold(space, seen);
    return say`${the(thing, card)}${box.spaceOf(space).bonusCard && ' and the top card of the deck'}`;
  };
  /** Returns the name of the secret card, or `hidden` for viewers who may not know it. */
  const seenOr = (hidden: string, secret: { readonly card: string } | undefined, thing: Naming): Piece =>
    secret ? the(thing, secret.card) : hidden;

  return wordsOf(
    engine,
    {
      language: 'en',
      title: (id) => {
        const found = inForm(id, nameOf);
        if (found !== undefined) return inWords(found);
        const exchange = exchanges.find((one) => one.id === id);
        if (exchange !== undefined)
          return [exchange.give, exchange.get].map((coins) => text(coinsOf(coins))).join(' for ');
        return box.space(id) ?? DECKS[id];
      },
      inWords,
      player: ({ players }, seat) => inWords(players[seat]?.color ?? `player ${seat + 1}`),

      asks: {
        placement: ({ player }, { seen }) => {
          const { henchmen, crest, pass } = mayPlace(seen, player);
          const pieces = [...(henchmen > 0 ? [`a henchman (${henchmen} left)`] : []), ...(crest ? ['your crest'] : [])];
          return say`Place ${listed(pieces, 'or')}${pass && ' or pass'}`;
        },
        exchange: ({ made }) =>
          made > 0 ? 'Exchange more coins or stop' : 'Exchange coins with the bank, or exchange nothing',
        'market-card': ({ space }, { seen, thing }) =>
          say`Buy ${sold(space, seen, thing)} for ${coinsOf(numbers.marketPrice)}?`,
        slaves: ({ space }) =>
          box.spaceOf(space).maxCards === 1
            ? say`Buy a slave card for ${coinsOf(box.slavePrice(space))}?`
            : say`Choose how many slave cards to buy for ${coinsOf(box.slavePrice(space))} each`,
        cards: ({ contest, last }, { seen, who }) => {
          const more = last === null ? '' : 'more ';
          const kinds =
            contest === 'stadium'
              ? `${more}horse cards`
              : last !== null && box.thing(last)?.noun !== 'slave'
                ? 'more weapon cards'
                : `${more}slave cards and then weapon cards`;
          return say`Play ${kinds}, low ones before high ones, or stop. Strength: ${strengths(seen, who)}`;
        },
        'blue-dice': (_, { seen }) => say`Choose how many of your ${dice(seen.blueDice.left)} to roll in the fight`,
        'arena-reward': 'Choose your reward for winning the fight',
        'stadium-card': ({ secret }, { seen, thing }) => {
          const { stadiumCard: faceUp } = seen;
          return say`Keep ${oneOfTwo('face-up', faceUp, thing)} or ${oneOfTwo('drawn', secret.drawn, thing)}`;
        },
        bid: (_, { seen: { auction }, thing, who }) => {
          const { card = '', bid = {}, bidder = null } = auction ?? {};
          return bidder === null
            ? say`Open the bidding for ${the(thing, card)} with one coin, or drop out`
            : say`${who(bidder)} bids ${coinsOf(bid)} for ${the(thing, card)}: raise the bid by one coin, or drop out`;
        },
        build: ({ space, left }, { thing }) =>
          say`${thing(space)}: build ${left > 1 ? `up to ${left} buildings` : 'a building'}${box.spaceOf(space).scoresValue && ` and score ${left > 1 ? 'their points' : 'its points'} at once`}, or build nothing`,
        harbour: ({ space }) =>
          `A thief has stolen your ${box.coinOf(space)} coin. Pay another one to activate your buildings?`,
      },

      says: {
        'place-henchman': null,
        'place-crest': null,
        'pass-placement': null,
        exchange: null,
        'finish-exchange': (_, { question }) => (question.made > 0 ? 'Exchange nothing more' : 'Exchange nothing'),
        'buy-market-card': ({ space }, { seen, thing }) => say`Buy ${sold(space, seen, thing)}`,
        'decline-market-card': 'Buy nothing',
        'buy-slaves': ({ count }) => (count === 0 ? 'Buy no slave card' : say`Buy ${handCards(count, 'slaves')}`),
        'play-card': null,
        'finish-cards': (_, { question }) => (question.last === null ? 'Play no card' : 'Play no more cards'),
        'roll-blue-dice': ({ count }) => (count === 0 ? 'Roll no blue dice' : say`Roll ${dice(count)}`),
        'choose-arena-reward': ({ reward }) => (reward === 'points' ? 'Take the points' : 'Take a slave card'),
        'keep-stadium-card': ({ keep }, { seen, question, thing }) =>
          say`Keep ${oneOfTwo(keep, keep === 'drawn' ? question.secret.drawn : seen.stadiumCard, thing)}`,
        bid: ({ add }, { seen }) =>
          seen.auction?.bidder === null ? [] : say`Raise the bid by ${coinsOf({ [add]: 1 })}`,
        'drop-out': null,
        build: ({ site, slaves }, { thing }) => say`Build ${the(thing, site)}${withSlaves(box.slaves(slaves), thing)}`,
        'decline-build': (_, { question: { space, left } }) =>
          left < (box.spaceOf(space).builds ?? 1) ? 'Build nothing more' : 'Build nothing',
        'pay-harbour': null,
        'decline-harbour': 'Pay nothing',
      },

      tells: {
        'pieces-taken': by(({ coins }) => say`begins with ${coinsOf(coins)}`),
        'deck-shuffled': null,
        'market-filled': ({ card }, { thing }) => say`Equi et Arma offers ${aCard(thing, card)}`,
        'stadium-card-revealed': ({ card }, { thing }) => say`the Stadium offers ${the(thing, card)}`,
        'round-began': ({ round, startPlayer }, { who }) =>
          say`round ${round} of ${numbers.rounds} begins with ${who(startPlayer)}`,
        'round-ended': null,
        'henchman-placed': by(({ space }, { thing }) => say`places a henchman on ${thing(space)}`),
        'coin-laid': by(({ currency }) => say`lays ${coinsOf({ [currency]: 1 })} under it`),
        'crest-placed': by(({ position }) => say`places the crest on position ${position} of the advantage track`),
        'placement-passed': by(() => 'passes'),
        // `tellAll` leaves it out for a henchman that did something
        'henchman-returned': by(({ space }, { thing }) =>
          ['equi', 'servi', 'forum'].includes(box.spaceOf(space).action ?? '')
            ? say`takes the henchman back from ${thing(space)}`
            : [],
        ),
        'dice-rolled': by(
          ({ roll, dice: shown }, { thing }) =>
            say`rolls ${and(shown.map((face) => PLACES[face]))} ${rolled(roll, shown.length, thing)}`,
        ),
        'coins-gained': by(
          ({ coins, source }) =>
            say`gains ${coinsOf(coins)}${
              source.kind === 'contest' ? ` for ${ordinal(source.place)} place` : box.isExchange(source) && ' in return'
            }`,
        ),
        'coins-paid': by(
          ({ payee, coins, purpose }, { who }) =>
            say`${box.isExchange(purpose) ? 'exchanges' : 'pays'} ${coinsOf(coins)}${payee !== null && say` to ${who(payee)}`}`,
        ),
        'points-gained': by(({ amount: count }) => say`scores ${points(count)}`),
        'cards-drawn': by(
          ({ deck, count, secret }, { thing }) =>
            say`draws ${
              count === 0 ? `no ${HAND_CARDS[deck]}` : secret ? cards(secret.cards, thing) : handCards(count, deck)
            }`,
        ),
        'deck-reshuffled': ({ deck, count }) =>
          say`${handCards(count, deck)} ${count === 1 ? 'is' : 'are'} shuffled into a new deck`,
        'market-card-bought': by(({ card }, { thing }) => say`buys ${aCard(thing, card)}`),
        'blue-dice-taken': by(() => 'takes the blue dice'),
        'contest-began': ({ contest, strengths }, { who }) =>
          say`${CONTESTS[contest]} begins: ${and(
            strengths.flatMap((strength, seat) =>
              strength === null ? [] : [say`${who(seat)} with strength ${strength}`],
            ),
          )}`,
        'card-played': by(({ card }, { thing }) => say`plays ${aCard(thing, card)}`),
        'strength-gained': by(({ amount: count }) => say`gains ${count} strength`),
        'contest-decided': ({ contest, ranking: [winner = 0, ...others] }, { who }) =>
          say`${CONTESTS[contest]} is won by ${who(winner)}${others.length === 0 ? ' unopposed' : say`, ahead of ${and(others.map(who))}`}`,
        'arena-reward-chosen': null,
        'stadium-card-drawn': by(({ secret }, { thing }) => say`draws ${seenOr('a stadium card', secret, thing)}`),
        'stadium-card-kept': by(
          ({ secret }, { thing }) => say`keeps ${seenOr('one of the two stadium cards', secret, thing)}`,
        ),
        'stadium-card-given': by(
          ({ second, secret }, { who, thing }) => say`gives ${seenOr('the other', secret, thing)} to ${who(second)}`,
        ),
        'stadium-card-removed': by(
          ({ secret }, { thing }) => say`takes ${seenOr('the other', secret, thing)} out of the game`,
        ),
        'stadium-cards-removed': ({ faceUp }, { thing }) =>
          say`nobody races: ${the(thing, faceUp)} and the top card of the deck leave the game`,
        'blue-dice-returned': null,
        'contest-ended': null,
        'auction-opened': ({ auctioneer, card }, { who, thing }) =>
          say`${who(auctioneer)} auctions ${the(thing, card)}`,
        'bid-made': by(({ bid }) => say`bids ${coinsOf(bid)}`),
        'dropped-out': by(() => 'drops out'),
        'auction-won': by(({ card }, { thing }) => say`gets ${the(thing, card)}`),
        built: by(({ site, slaves }, { thing }) => say`builds ${the(thing, site)}${withSlaves(slaves, thing)}`),
        'coins-stolen': by(({ player, victim, coins }, { who }) =>
          player === victim
            ? say`takes ${coinsOf(coins)} back from under a henchman`
            : say`steals ${coinsOf(coins)} from ${who(victim)}`,
        ),
        'harbour-coin-paid': by(({ currency }) => say`pays the ${currency} coin under the henchman in the harbor`),
        'buildings-activated': by(
          ({ sites }, { thing }) =>
            say`activates ${sites.length === 0 ? 'no building' : and(sites.map((id) => the(thing, id)))}`,
        ),
        'stadium-card-counted': by(
          ({ card, amount: count }, { thing }) => say`scores ${points(count)} for ${the(thing, card)}`,
        ),
        'theatre-card-counted': by(
          ({ card, color, amount: count }, { thing }) =>
            say`scores ${points(count)} for ${the(thing, card)}${count > 0 && `, counted as ${color}`}`,
        ),
        'game-ended': () => 'the game is over',
      },

      imperative,
      rows: {
        pecunia: 'Pecunia',
        arena: 'Arena',
        forum: 'Forum',
        portus: 'Portus',
        laurels: 'Laurel cards',
        villas: 'Villas',
      },
      options,
      refusals: {},
    },
    brings,
  );
}

export { sentences, text } from '@ludi-romani/core/words';
