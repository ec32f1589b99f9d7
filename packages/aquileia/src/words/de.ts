/** The names and sentences of Aquileia in German, with the terms of the rulebook. */
import type {
  Aquileia,
  Coins,
  ColorId,
  Contest,
  HandDeck,
  KeepStadiumCard,
  Roll,
  Seen,
  Side,
  SpaceId,
  VillaColor,
} from '@ludi-romani/aquileia';
import type { Engine } from '@ludi-romani/core';
import {
  by,
  capitalized,
  commas,
  listed,
  type Phrase,
  type Piece,
  say,
  text,
  type Words,
  wordsOf,
} from '@ludi-romani/core/words';
import {
  a,
  adjective,
  amount,
  bare,
  type Case,
  common,
  f,
  imperative,
  inWords,
  m,
  type Noun,
  n,
  refusals,
  the,
  und,
} from '@ludi-romani/core/words/de';
import { brings } from './brings';
import { byKind, coinParts, mayPlace, names, type Place, type Thing } from './names';

const PLACES: Readonly<Record<Place, string>> = {
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
  left: 'links',
  middle: 'Mitte',
  right: 'rechts',
  upper: 'oben',
  lower: 'unten',
};

/** The colors of players and villas, as stems of adjectives. */
const COLORS: Readonly<Record<ColorId | VillaColor, string>> = {
  red: 'rot',
  yellow: 'gelb',
  blue: 'blau',
  green: 'grün',
  orange: 'orange',
  purple: 'violett',
  white: 'weiß',
};
/** The colors, and the sides of horses, as stems of adjectives. */
const STEMS: Readonly<Record<VillaColor | Side, string>> = { ...COLORS, silver: 'silbern', gold: 'golden' };

const card = (name: string): Noun => f(`${name}karte`, `${name}karten`);

const NOUNS: Readonly<Record<Thing['noun'], Noun>> = {
  slave: card('Sklaven'),
  weapon: card('Waffen'),
  horse: card('Pferde'),
  laurel: card('Lorbeer'),
  stadium: card('Stadion'),
  theatre: card('Theater'),
  villa: f('Villa', 'Villen'),
  workshop: m('Betrieb', 'Betriebe'),
  bank: f('Geldstube', 'Geldstuben'),
};

/** Decks have the prefix `deck-` in `title`, because `stadium` is an area as well. */
const TITLES: Readonly<Record<string, string>> = {
  ...COLORS,
  ...PLACES,
  stadium: 'Stadion',
  'deck-slaves': 'Sklavenkarten',
  'deck-equi': 'Waffen- und Pferdekarten',
  'deck-stadium': 'Stadionkarten',
  'deck-theatre': 'Theaterkarten',
  'after-crest': 'erst nach dem Vorteilswappen',
  'any-time': 'jederzeit',
};

const CONTESTS: Readonly<Record<Contest, Noun>> = { arena: m('Kampf'), stadium: n('Rennen') };
const HAND_CARDS: Readonly<Record<HandDeck, Noun>> = { slaves: card('Sklaven'), equi: card('Waffen- oder Pferde') };
const KEEPS: Readonly<Record<KeepStadiumCard['keep'], string>> = { 'face-up': 'offen', drawn: 'gezogen' };

const DIE = m('Würfel');
const BLUE_DIE = adjective('blau', DIE);

/** Returns the part of a sentence that names the dice of a roll, or the space of the player. */
function rolled(roll: Roll, count: number, thing: (id: SpaceId) => Phrase): Phrase {
  if (roll === 'dolus' || roll === 'latro') return say`auf ${thing(roll)}`;
  const die = roll.startsWith('red') ? adjective('rot', DIE) : BLUE_DIE;
  return say`mit ${count === 1 ? a(die, 'dative') : the(die, 'dative', true)}`;
}

/** Returns coins as a phrase: `2 Bronze und 1 Gold`. */
const coinsOf = (coins: Partial<Coins>): Phrase => {
  const parts = coinParts(coins, PLACES);
  return parts.length === 0 ? ['keine Münzen'] : und(parts);
};
const points = (count: number): Piece =>
  count === 0 ? 'nichts' : amount(count, 'points', m('Siegpunkt', 'Siegpunkte'));
const handCards = (count: number, deck: HandDeck, wanted?: Case) =>
  amount(count, `${deck}-cards`, HAND_CARDS[deck], wanted);

/** Returns the noun of a card or building without its suffix: `goldene Pferdekarte`. */
function nounOf({ noun, colors = [] }: Thing): Noun {
  const stem = colors.map((color) => STEMS[color]).join('-');
  return stem === '' ? NOUNS[noun] : adjective(stem, NOUNS[noun]);
}

/**
 * Returns the names and sentences of `engine` in German. `title` accepts the ids of spaces, building sites, cards,
 * exchanges, areas, colors and kinds of coins, and `deck-slaves`, `deck-equi`, `deck-stadium` and `deck-theatre`.
 */
export function words(engine: Engine<Aquileia>): Words<Aquileia> {
  const { components } = engine;
  const { numbers, exchanges } = components;
  const box = names(components, PLACES, 'Stadion');
  /** Returns the name of a card or a building in the form that a sentence needs. */
  const inForm = (id: string, form: (noun: Noun) => string): string | undefined => {
    const found = box.thing(id);
    return found && `${form(nounOf(found))}${box.suffix(found)}`;
  };
  type Naming = (id: string, text?: string) => Phrase;
  const definite = (thing: Naming, id: string, wanted?: Case): Phrase =>
    thing(
      id,
      inForm(id, (noun) => the(noun, wanted)),
    );
  const indefinite = (thing: Naming, id: string, wanted?: Case): Phrase =>
    thing(
      id,
      inForm(id, (noun) => a(noun, wanted)),
    );
  /** Returns cards as a phrase: `eine Sklavenkarte +1 und 2 Sklavenkarten +2`. */
  const cards = (ids: readonly string[], thing: Naming, wanted?: Case): Phrase =>
    und(
      byKind(ids, (id, count) =>
        count === 1
          ? indefinite(thing, id, wanted)
          : say`${count} ${thing(
              id,
              inForm(id, (noun) => bare(noun, wanted, true)),
            )}`,
      ),
    );
  const withSlaves = (ids: readonly string[], thing: Naming): Piece =>
    ids.length > 0 && say` mit ${cards(ids, thing, 'dative')}`;
  /** Returns `die gezogene Lorbeerkarte 10`. The adjective distinguishes two cards of the same kind. */
  const oneOfTwo = (keep: KeepStadiumCard['keep'], id: string | null, thing: Naming): Phrase =>
    id
      ? thing(
          id,
          inForm(id, (noun) => the(adjective(KEEPS[keep], noun))),
        )
      : say`${the(adjective(KEEPS[keep], f('Karte')))}`;
  /** Returns the strengths in the contest that is on: `Rot 5, Blau 3`. */
  const strengths = ({ strengths: all }: Seen, who: (seat: number) => Phrase): Phrase =>
    commas(all.flatMap((strength, seat) => (strength === null ? [] : [say`${who(seat)} ${strength}`])));
  /** Returns the phrase for the cards that a player on a space of the market may buy. */
  const sold = (space: string, seen: Seen, thing: Naming): Phrase => {
    const id = box.sold(space, seen);
    return say`${definite(thing, id)}${box.spaceOf(space).bonusCard && ' und die oberste Karte des Stapels'}`;
  };
  const coin = (space: string): string => `${PLACES[box.coinOf(space)]}münze`;

  /** Returns the name of the secret card, or `hidden` for viewers who may not know it. */
  const seenOr = (hidden: string, secret: { readonly card: string } | undefined, thing: Naming): Piece =>
    secret ? definite(thing, secret.card) : hidden;

  return wordsOf(
    engine,
    {
      language: 'de',
      title: (id) => {
        const exchange = exchanges.find((one) => one.id === id);
        if (exchange !== undefined)
          return [exchange.give, exchange.get].map((coins) => text(coinsOf(coins))).join(' gegen ');
        return inForm(id, bare) ?? box.space(id) ?? TITLES[id];
      },
      inWords,
      player: ({ players }, seat) => {
        const { color } = players[seat] ?? {};
        return color === undefined ? `Spieler ${seat + 1}` : capitalized(COLORS[color]);
      },

      asks: {
        placement: ({ player }, { seen }) => {
          const { henchmen, crest, pass } = mayPlace(seen, player);
          const pieces = [
            ...(henchmen > 0 ? [`einen Gefolgsmann (noch ${henchmen})`] : []),
            ...(crest ? ['dein Vorteilswappen'] : []),
          ];
          return say`Setze ${listed(pieces, 'oder')}${pass && ' oder passe'}`;
        },
        exchange: ({ made }) =>
          made > 0 ? 'Tausche weiter oder höre auf' : 'Tausche Münzen mit der Bank oder tausche nichts',
        'market-card': ({ space }, { seen, thing }) =>
          say`Kaufst du ${sold(space, seen, thing)} für ${coinsOf(numbers.marketPrice)}?`,
        slaves: ({ space }) =>
          box.spaceOf(space).maxCards === 1
            ? say`Kaufst du eine Sklavenkarte für ${coinsOf(box.slavePrice(space))}?`
            : say`Wähle, wie viele Sklavenkarten du für je ${coinsOf(box.slavePrice(space))} kaufst`,
        cards: ({ contest, last }, { seen, who }) => {
          const more = last === null ? '' : 'weitere ';
          const kinds =
            contest === 'stadium'
              ? `${more}Pferdekarten`
              : last !== null && box.thing(last)?.noun !== 'slave'
                ? 'weitere Waffenkarten'
                : `${more}Sklavenkarten und danach Waffenkarten`;
          return say`Spiele ${kinds} aus, niedrige vor hohen, oder höre auf. Stärke: ${strengths(seen, who)}`;
        },
        'blue-dice': (_, { seen }) =>
          `Wähle, wie viele blaue Würfel du im Kampf einsetzt (0 bis ${seen.blueDice.left})`,
        'arena-reward': 'Wähle deine Belohnung für den Sieg im Kampf',
        'stadium-card': ({ secret }, { seen, thing }) =>
          say`Behalte ${oneOfTwo('face-up', seen.stadiumCard, thing)} oder ${oneOfTwo('drawn', secret.drawn, thing)}`,
        bid: (_, { seen: { auction }, thing, who }) => {
          const { card: id = '', bid = {}, bidder = null } = auction ?? {};
          return bidder === null
            ? say`Eröffne die Auktion um ${definite(thing, id)} mit einer Münze oder steige aus`
            : say`${who(bidder)} bietet ${coinsOf(bid)} für ${definite(thing, id)}: Erhöhe um eine Münze oder steige aus`;
        },
        build: ({ space, left }, { thing }) =>
          say`${thing(space)}: Baue ${left > 1 ? `bis zu ${left} Gebäude` : 'ein Gebäude'}${box.spaceOf(space).scoresValue && ` und erhalte sofort ${left > 1 ? 'ihre' : 'seine'} Punkte`} oder baue nichts`,
        harbour: ({ space }) =>
          `Ein Dieb hat deine ${coin(space)} gestohlen. Zahlst du noch eine, um deine Gebäude zu aktivieren?`,
      },

      says: {
        'place-henchman': null,
        'place-crest': null,
        'pass-placement': null,
        exchange: null,
        'finish-exchange': (_, { question }) => (question.made > 0 ? 'Tausche nicht weiter' : 'Tausche nichts'),
        'buy-market-card': ({ space }, { seen, thing }) => say`Kaufe ${sold(space, seen, thing)}`,
        'decline-market-card': 'Kaufe nichts',
        'buy-slaves': ({ count }) =>
          count === 0 ? 'Kaufe keine Sklavenkarte' : say`Kaufe ${handCards(count, 'slaves')}`,
        'play-card': null,
        'finish-cards': (_, { question }) =>
          question.last === null ? 'Spiele keine Karte aus' : 'Spiele keine weitere Karte aus',
        'roll-blue-dice': ({ count }) =>
          count === 0
            ? 'Würfle mit keinem blauen Würfel'
            : say`Würfle mit ${amount(count, 'blue-dice', BLUE_DIE, 'dative')}`,
        'choose-arena-reward': ({ reward }) => (reward === 'points' ? 'Nimm die Siegpunkte' : 'Nimm eine Sklavenkarte'),
        'keep-stadium-card': ({ keep }, { seen, question, thing }) =>
          say`Behalte ${oneOfTwo(keep, keep === 'drawn' ? question.secret.drawn : seen.stadiumCard, thing)}`,
        bid: ({ add }, { seen }) =>
          seen.auction?.bidder === null ? [] : say`Erhöhe das Gebot um ${coinsOf({ [add]: 1 })}`,
        'drop-out': null,
        build: ({ site, slaves }, { thing }) =>
          say`Baue ${definite(thing, site)}${withSlaves(box.slaves(slaves), thing)}`,
        'decline-build': (_, { question: { space, left } }) =>
          left < (box.spaceOf(space).builds ?? 1) ? 'Baue nichts mehr' : 'Baue nichts',
        'pay-harbour': null,
        'decline-harbour': 'Zahle nichts',
      },

      tells: {
        'pieces-taken': by(({ coins }) => say`beginnt mit ${coinsOf(coins)}`),
        'deck-shuffled': null,
        'market-filled': ({ card: id }, { thing }) =>
          say`bei Equi et Arma gibt es ${indefinite(thing, id, 'nominative')}`,
        'stadium-card-revealed': ({ card: id }, { thing }) =>
          say`am Stadion liegt ${definite(thing, id, 'nominative')} offen aus`,
        'round-began': ({ round, startPlayer }, { who }) =>
          say`Runde ${round} von ${numbers.rounds} beginnt mit ${who(startPlayer)}`,
        'round-ended': null,
        'henchman-placed': by(({ space }, { thing }) => say`setzt einen Gefolgsmann auf ${thing(space)}`),
        'coin-laid': by(({ currency }) => say`legt ${coinsOf({ [currency]: 1 })} darunter`),
        'crest-placed': by(({ position }) => say`setzt das Vorteilswappen auf Feld ${position} der Vorteilsleiste`),
        'placement-passed': by(() => 'passt'),
        // `tellAll` leaves it out for a henchman that did something
        'henchman-returned': by(({ space }, { thing }) =>
          ['equi', 'servi', 'forum'].includes(box.spaceOf(space).action ?? '')
            ? say`nimmt den Gefolgsmann von ${thing(space)} zurück`
            : [],
        ),
        'dice-rolled': by(
          ({ roll, dice }, { thing }) =>
            say`würfelt ${rolled(roll, dice.length, thing)} ${und(dice.map((face) => PLACES[face]))}`,
        ),
        'coins-gained': by(
          ({ coins, source }) =>
            say`erhält ${box.isExchange(source) && 'dafür '}${coinsOf(coins)}${
              source.kind === 'contest' && ` für den ${source.place}. Platz`
            }`,
        ),
        'coins-paid': by(
          ({ payee, coins, purpose }, { who }) =>
            say`${box.isExchange(purpose) ? 'tauscht' : 'zahlt'} ${coinsOf(coins)}${payee !== null && say` an ${who(payee)}`}`,
        ),
        'points-gained': by(({ amount: count }) => say`erhält ${points(count)}`),
        'cards-drawn': by(
          ({ deck, count, secret }, { thing }) =>
            say`zieht ${
              count === 0
                ? `keine ${bare(HAND_CARDS[deck])}`
                : secret
                  ? cards(secret.cards, thing)
                  : handCards(count, deck)
            }`,
        ),
        'deck-reshuffled': ({ deck, count }) =>
          say`aus ${handCards(count, deck, 'dative')} wird ein neuer Stapel gemischt`,
        'market-card-bought': by(({ card: id }, { thing }) => say`kauft ${indefinite(thing, id)}`),
        'blue-dice-taken': by(() => 'nimmt die blauen Würfel'),
        'contest-began': ({ contest, strengths }, { who }) =>
          say`${the(CONTESTS[contest], 'nominative')} beginnt: ${und(
            strengths.flatMap((strength, seat) =>
              strength === null ? [] : [say`${who(seat)} mit Stärke ${strength}`],
            ),
          )}`,
        'card-played': by(({ card: id }, { thing }) => say`spielt ${indefinite(thing, id)} aus`),
        'strength-gained': by(({ amount: count }) => say`erhöht die Stärke um ${count}`),
        'contest-decided': ({ contest, ranking: [winner = 0, ...others] }, { who }) =>
          say`${the(CONTESTS[contest])} gewinnt ${who(winner)} ${others.length === 0 ? 'ohne Gegner' : say`vor ${und(others.map(who))}`}`,
        'arena-reward-chosen': null,
        'stadium-card-drawn': by(({ secret }, { thing }) => say`zieht ${seenOr('eine Stadionkarte', secret, thing)}`),
        'stadium-card-kept': by(
          ({ secret }, { thing }) => say`behält ${seenOr('eine der beiden Stadionkarten', secret, thing)}`,
        ),
        'stadium-card-given': by(
          ({ second, secret }, { who, thing }) => say`gibt ${seenOr('die andere', secret, thing)} an ${who(second)}`,
        ),
        'stadium-card-removed': by(
          ({ secret }, { thing }) => say`nimmt ${seenOr('die andere', secret, thing)} aus dem Spiel`,
        ),
        'stadium-cards-removed': ({ faceUp }, { thing }) =>
          say`niemand ist im Rennen: ${definite(thing, faceUp, 'nominative')} und die oberste Karte des Stapels kommen aus dem Spiel`,
        'blue-dice-returned': null,
        'contest-ended': null,
        'auction-opened': ({ auctioneer, card: id }, { who, thing }) =>
          say`${who(auctioneer)} versteigert ${definite(thing, id)}`,
        'bid-made': by(({ bid }) => say`bietet ${coinsOf(bid)}`),
        'dropped-out': by(() => 'steigt aus'),
        'auction-won': by(({ card: id }, { thing }) => say`bekommt ${definite(thing, id)}`),
        built: by(({ site, slaves }, { thing }) => say`baut ${definite(thing, site)}${withSlaves(slaves, thing)}`),
        'coins-stolen': by(({ player, victim, coins }, { who }) =>
          player === victim
            ? say`nimmt ${coinsOf(coins)} unter dem eigenen Gefolgsmann zurück`
            : say`stiehlt ${coinsOf(coins)} von ${who(victim)}`,
        ),
        'harbour-coin-paid': by(
          ({ currency }) => say`zahlt im Hafen die ${PLACES[currency]}münze unter dem Gefolgsmann`,
        ),
        'buildings-activated': by(
          ({ sites }, { thing }) =>
            say`aktiviert ${sites.length === 0 ? 'kein Gebäude' : und(sites.map((id) => definite(thing, id)))}`,
        ),
        'stadium-card-counted': by(
          ({ card: id, amount: count }, { thing }) => say`erhält ${points(count)} für ${definite(thing, id)}`,
        ),
        'theatre-card-counted': by(
          ({ card: id, color, amount: count }, { thing }) =>
            say`erhält ${points(count)} für ${definite(thing, id)}${count > 0 && `, gewertet als ${capitalized(COLORS[color])}`}`,
        ),
        'game-ended': () => 'das Spiel ist zu Ende',
      },

      imperative,
      rows: {
        pecunia: 'Pecunia',
        arena: 'Arena',
        forum: 'Forum',
        portus: 'Portus',
        laurels: 'Lorbeerkarten',
        villas: 'Villen',
      },
      options: {
        ...common,
        startPlayer: {
          label: 'Startspieler',
          help: 'Der Platz, der beginnt; sonst ausgelost.',
        },
        passing: {
          label: 'Passen',
          help: 'Ob du erst passen darfst, wenn dein Vorteilswappen gesetzt ist.',
        },
        colors: { label: 'Farben', help: 'Je Platz eine andere Farbe; ohne Einfluss auf das Spiel.' },
      },
      refusals: {
        ...refusals,
        'must be a list of one color per player': 'muss jedem Platz eine Farbe geben',
        'must all be different': 'müssen alle verschieden sein',
        'there is no such card': 'so eine Karte gibt es nicht',
        'that space has another action': 'dort ist eine andere Aktion',
        'the board has no such space': 'so ein Feld gibt es nicht',
        'the forum has no such site': 'so einen Bauplatz gibt es nicht',
        'first place a henchman or the crest': 'setze zuerst einen Gefolgsmann oder das Vorteilswappen',
        'a henchman already stands there': 'dort steht schon ein Gefolgsmann',
        'the crest is already placed': 'das Vorteilswappen ist schon gesetzt',
        'all henchmen are placed': 'alle deine Gefolgsleute sind gesetzt',
        'the crest must be placed before passing': 'setze vor dem Passen das Vorteilswappen',
        'the player already stands on the other side of the stadium':
          'du stehst schon auf der anderen Seite des Stadions',
        'the player already stands on a coin space of the harbour': 'du stehst schon auf einem Münzfeld des Hafens',
        'no coin of that kind to put under the henchman': 'die Münze für dieses Feld fehlt',
        'no henchman stands there': 'dort steht kein Gefolgsmann',
        'the henchman of another player stands there': 'dort steht ein fremder Gefolgsmann',
        'another space acts first': 'ein anderes Feld kommt zuerst',
        'not enough coins for so many cards': 'zu wenige Münzen für so viele Karten',
        'not enough coins for the building cost': 'zu wenige Münzen für die Baukosten',
        'not enough coins for the card': 'zu wenige Münzen für die Karte',
        'only slave, horse and weapon cards are played': 'nur Sklaven-, Waffen- und Pferdekarten werden ausgespielt',
        'the slot is empty': 'dort liegt keine Karte',
        'first say how many slave cards to buy': 'wähle zuerst, wie viele Sklavenkarten du kaufst',
        'not enough slave cards are left': 'zu wenige Sklavenkarten im Stapel',
        'this space sells 0 to {most} slave cards': 'hier gibt es 0 bis {most} Sklavenkarten',
        'first exchange coins or stop exchanging': 'tausche zuerst Münzen oder tausche nichts',
        'no horses are played in the arena': 'in der Arena werden keine Pferdekarten ausgespielt',
        'first say how many blue dice to roll': 'wähle zuerst, wie viele blaue Würfel du im Kampf einsetzt',
        'choose 0 to {most} dice': 'wähle 0 bis {most} Würfel',
        'first choose points or a slave card': 'wähle zuerst Siegpunkte oder eine Sklavenkarte',
        'the choice is between points and a slave card': 'zur Wahl stehen Siegpunkte und eine Sklavenkarte',
        "only horses of the player's side are played in the stadium":
          'im Stadion werden nur Pferdekarten der eigenen Seite ausgespielt',
        'there is no such exchange': 'so einen Tausch gibt es nicht',
        'first keep one of the two stadium cards': 'behalte zuerst eine der beiden Stadionkarten',
        'the choice is between the face-up and the drawn card': 'zur Wahl stehen die offene und die gezogene Karte',
        'first open the auction or decline': 'eröffne zuerst die Auktion oder steige aus',
        'the opening bid is one bronze, silver or gold coin': 'biete zuerst eine Bronze-, Silber- oder Goldmünze',
        'a bid is raised by one bronze, silver or gold coin':
          'erhöhe das Gebot um eine Bronze-, Silber- oder Goldmünze',
        'first raise the bid or drop out': 'erhöhe zuerst das Gebot oder steige aus',
        'not enough coins for the bid': 'zu wenige Münzen für das Gebot',
        'not enough coins to give': 'zu wenige Münzen für diesen Tausch',
        'the bank lacks those coins': 'der Bank fehlen diese Münzen',
        'first buy the card of the market or decline': 'kaufe zuerst die Karte oder kaufe nichts',
        'first play cards or stop playing': 'spiele zuerst Karten aus oder höre auf',
        'no such card in hand': 'so eine Karte hast du nicht',
        'not enough slave cards': 'zu wenige Sklavenkarten',
        'slaves are paid with single and double cards': 'zahle Sklaven mit Sklavenkarten +1 und +2',
        'the slave cards add up to less than the cost': 'zu wenige Sklaven für die Baukosten',
        'a card of the payment could be left out': 'eine der Karten ist überflüssig',
        'a house already stands on that site': 'auf diesem Bauplatz steht schon ein Haus',
        'no house left': 'kein Haus mehr im Vorrat',
        'first build or decline': 'baue zuerst etwas oder baue nichts',
        'no coin of that kind to pay with': 'diese Münze fehlt',
        'first pay another coin or decline': 'zahle zuerst noch eine Münze oder zahle nichts',
        'no exchanges left in this action': 'kein Tausch mehr möglich',
        'slave cards come before weapon cards, and low cards before high ones: it is too late for this one':
          'Sklavenkarten kommen vor Waffenkarten und niedrige Karten vor hohen: Für diese ist es zu spät',
      },
    },
    brings,
  );
}

export { sentences, text } from '@ludi-romani/core/words';
