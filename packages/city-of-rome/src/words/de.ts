/** The names and sentences of City of Rome in German, with the terms of the printed rules. */
import type { CityOfRome, TokenKind } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { by, type Phrase, say, type Words, wordsOf } from '@ludi-romani/core/words';
import {
  adjective,
  amount,
  bare,
  type Case,
  common,
  counted,
  f,
  inLetters,
  inWords,
  m,
  type Noun,
  n,
  refusals,
  the,
  und,
} from '@ludi-romani/core/words/de';
import { catalog } from '../components/catalog';
import { brings } from './brings';
import { at } from './names';

const temple = (god: string): Noun => m(`Tempel ${god}`);
const residence = (value: number): Noun => n(`Wohnhaus ${value}`);
const luxury = (value: number): Noun => n(`Luxus-Wohnhaus ${value}`);

const BUILDINGS: Readonly<Record<string, Noun>> = {
  'vegetable-farm': m('Gemüsehof'),
  'grain-farm': m('Getreidehof'),
  'sheep-farm': m('Schafhof'),
  vineyard: n('Weingut'),
  'residence-2': residence(2),
  'residence-3': residence(3),
  'residence-4': residence(4),
  'luxury-residence-2': luxury(2),
  'luxury-residence-3': luxury(3),
  'luxury-residence-4': luxury(4),
  market: m('Markt'),
  'forum-romanum': n('Forum Romanum'),
  arena: f('Arena'),
  colosseum: n('Kolosseum'),
  school: f('Schule'),
  university: f('Universität'),
  baths: f('Therma'),
  'imperial-baths': f('Kaiser-Therma'),
  aqueduct: n('Aquädukt'),
  'great-aqueduct': adjective('groß', n('Aquädukt')),
  'temple-minerva': temple('der Minerva'),
  'temple-fortuna': temple('der Fortuna'),
  'temple-amor': temple('des Amor'),
  'temple-juno': temple('der Juno'),
  'temple-saturnus': temple('des Saturnus'),
  'temple-luna': temple('der Luna'),
  'temple-mars': temple('des Mars'),
  'temple-venus': temple('der Venus'),
  'temple-jupiter': temple('des Jupiter'),
  'temple-mercury': temple('des Merkur'),
};

const TITLES: Readonly<Record<string, string>> = {
  purple: 'Lila',
  orange: 'Orange',
  white: 'Weiß',
  brown: 'Braun',
  brick: 'Ziegelstein',
  cog: 'Zahnrad',
};

const COIN = f('Münze', 'Münzen');
const CARD = f('Karte', 'Karten');
const BRICK = m('Baupunkt', 'Baupunkte');
const COG = m('Produktionspunkt', 'Produktionspunkte');
const TOKENS: Readonly<Record<TokenKind, Noun>> = { brick: m('Baupunktmarker'), point: m('Siegpunktmarker') };

const coins = (count: number, wanted?: Case) => amount(count, 'coins', COIN, wanted);
const influence = (count: number) => amount(count, 'influence', m('Einflussmarker'));
const tokens = (count: number, kind: TokenKind) => amount(count, `${kind}-tokens`, TOKENS[kind]);

/** Returns the names and sentences of `engine` in German. */
export function words(engine: Engine<CityOfRome>): Words<CityOfRome> {
  const { components } = engine;
  const { cards: faces, setup } = catalog(components);
  /** Returns the name of a card with its deck, because cards of several decks have the same name. */
  const withDeck = (id: string, name: string): string => {
    const deck = faces.get(id)?.deck ?? null;
    return deck === null ? name : `${name} (${deck})`;
  };
  const noun = (id: string): Noun | undefined => BUILDINGS[faces.get(id)?.building.id ?? ''];
  /** Returns the name of a card with its article; `undefined` for a building without a German name. */
  const card = (id: string, wanted: Case = 'accusative'): string | undefined => {
    const known = noun(id);
    return known && withDeck(id, the(known, wanted));
  };
  const influenceOf = (id: string) => components.influenceCards.find((one) => one.id === id)?.value;

  return wordsOf(
    engine,
    {
      language: 'de',
      title: (id) => {
        const found = faces.get(id);
        if (found !== undefined) {
          const known = noun(id);
          return withDeck(id, known ? bare(known) : inWords(found.building.id));
        }
        const building = BUILDINGS[id];
        if (building !== undefined) return bare(building);
        const value = influenceOf(id);
        return value === undefined ? TITLES[id] : `Einfluss ${value}`;
      },
      inWords,
      player: ({ players }, seat) => TITLES[players[seat]?.color ?? ''] ?? `Spieler ${seat + 1}`,

      asks: {
        draft: 'Behalte eine der Karten als Startkarte',
        emissary: 'Setze deinen Baumeister auf ein Feld des Aktionsstreifens',
        take: 'Nimm eine Karte aus dem Angebot',
        turn: ({ built, produced }) =>
          built
            ? 'Produziere oder beende den Zug'
            : produced
              ? 'Baue oder beende den Zug'
              : 'Baue, produziere oder beende den Zug',
        pay: ({ card: id, need }, { thing }) => say`Zahle ${counted(need, BRICK)} für ${thing(id, card(id))}`,
        place: ({ card: id }, { thing }) => say`Lege ${thing(id, card(id))} in deine Stadt`,
        'school-deck': ({ count }) => `Wähle den Stapel, von dem du ${counted(count, CARD)} ziehst`,
        keep: 'Behalte eine der gezogenen Karten',
        return: 'Wähle die Karte, die als nächste unter den Stapel kommt',
      },

      says: {
        'draft-card': ({ card: id }, { thing }) => say`Behält ${thing(id, card(id))} als Startkarte`,
        'place-emissary': ({ field }) => `Setzt den Baumeister auf Feld ${field}`,
        'take-card': ({ card: id }, { thing }) => say`Nimmt ${thing(id, card(id))} aus dem Angebot`,
        'start-build': ({ card: id }, { thing }) => say`Baut ${thing(id, card(id))}`,
        produce: null,
        'leave-out': (cell) => `Lässt das Gebäude auf ${at(cell)} bei der Produktion aus`,
        'end-turn': 'Beendet den Zug',
        'pay-build': ({ tokens: cells }) =>
          cells.length === 0 ? 'Gibt keinen Baupunktmarker ab' : say`Gibt ${spent(cells.map(at))} ab`,
        'place-building': null,
        'choose-school-deck': ({ deck }) => `Zieht von Stapel ${deck}`,
        'keep-card': ({ card: id }, { thing }) => say`Behält ${thing(id, card(id))}`,
        'return-card': ({ card: id }, { thing }) => say`Legt ${thing(id, card(id))} unter den Stapel`,
      },

      tells: {
        'deck-laid-out': ({ deck, count }) => `Stapel ${deck} hat ${counted(count, CARD)}`,
        'strips-stacked': null,
        'city-founded': by(({ coins: count }) => say`beginnt mit ${coins(count, 'dative')}`),
        'packet-received': by(
          ({ from, count, secret }, { who, thing }) =>
            say`bekommt ${secret ? und(secret.cards.map((id) => thing(id, card(id)))) : counted(count, CARD)} von ${from === null ? 'Stapel II' : who(from)}`,
        ),
        'card-drafted': by(
          ({ secret }, { thing }) =>
            say`behält ${secret ? thing(secret.card, card(secret.card)) : 'eine Karte'} als Startkarte`,
        ),
        'round-began': ({ round, firstPlayer }, { who, seen }) =>
          say`Runde ${round} von ${setup(seen.players.length).rounds} beginnt mit ${who(firstPlayer)}`,
        'strip-revealed': null,
        'offer-revealed': ({ card: id }, { thing }) => say`${thing(id, card(id, 'nominative'))} kommt ins Angebot`,
        'influence-card-revealed': ({ card: id }, { thing }) => say`${thing(id)} liegt aus`,
        'emissary-placed': by(({ field }) => say`setzt den Baumeister auf Feld ${field}`),
        'turn-began': by(
          ({ field, bricks, cogs }) =>
            say`handelt von Feld ${field} aus mit ${amount(bricks, 'bricks', BRICK, 'dative')} und ${amount(cogs, 'cogs', COG, 'dative')}`,
        ),
        'card-taken': by(({ card: id }, { thing }) => say`nimmt ${thing(id, card(id))}`),
        'build-started': by(({ card: id, wasSecret }, { thing }) =>
          wasSecret ? say`zeigt ${thing(id, card(id))}` : [],
        ),
        'build-paid': by(({ tokens: cells, coins: count }) => {
          if (cells.length + count === 0) return [];
          const paid = [...(count > 0 ? [coins(count)] : []), ...(cells.length > 0 ? [spent(cells.map(at))] : [])];
          return say`zahlt ${und(paid)}`;
        }),
        'building-placed': by(
          ({ card: id, replaced, tokensLost, kindLost, ...cell }, { thing }) =>
            say`baut ${thing(id, card(id))} auf ${at(cell)}${
              replaced !== null && say`, ersetzt ${thing(replaced, card(replaced))}`
            }${kindLost !== null && say`, verliert ${tokens(tokensLost, kindLost)}`}`,
        ),
        'left-out': by(
          ({ card: id, ...cell }, { thing }) =>
            say`lässt ${thing(id, card(id))} auf ${at(cell)} bei der Produktion aus`,
        ),
        produced: by(({ coinsPaid }) => say`produziert${coinsPaid > 0 && say` für ${coins(coinsPaid)}`}`),
        'coins-gained': by(({ amount: count }) => say`erhält ${coins(count)}`),
        'influence-gained': by(({ amount: count }) => say`erhält ${influence(count)}`),
        'tokens-placed': by(({ kind, amount: count, ...cell }) => say`legt ${tokens(count, kind)} auf ${at(cell)}`),
        'cards-drawn': by(
          ({ deck, count, secret }, { thing }) =>
            say`zieht ${secret ? und(secret.cards.map((id) => thing(id, card(id)))) : counted(count, CARD)} von Stapel ${deck}`,
        ),
        'card-kept': by(
          ({ secret }, { thing }) => say`behält ${secret ? thing(secret.card, card(secret.card)) : 'eine davon'}`,
        ),
        'card-returned': by(
          ({ secret }, { thing }) =>
            say`legt ${secret ? thing(secret.card, card(secret.card)) : 'eine Karte'} unter den Stapel`,
        ),
        'turn-ended': null,
        'round-ended': null,
        'influence-ranked': null,
        'influence-scored': ({ winner, cards, paid }, { who, thing }) => {
          const won = und(cards.map((id) => thing(id)));
          return winner === null
            ? say`niemand hat allein den meisten Einfluss: ${won} ${cards.length === 1 ? 'bleibt' : 'bleiben'} liegen`
            : say`${who(winner)} gewinnt ${won} für ${influence(paid)}`;
        },
        'game-ended': () => 'das Spiel ist zu Ende',
      },

      rows: {
        residence2: 'Wohnhäuser mit Wert 2',
        residence3: 'Wohnhäuser mit Wert 3',
        residence4: 'Wohnhäuser mit Wert 4',
        aqueducts: 'Aquädukte',
        temples: 'Tempel',
        coins: 'Münzen',
        influenceTokens: 'Einflussmarker',
        influenceCards: 'Einflusswertungskarten',
      },
      options: {
        ...common,
        startPlayer: { label: 'Startspieler', help: 'Der Platz, der beginnt.' },
        colors: { label: 'Farben', help: 'Je Platz eine andere Farbe; ohne Einfluss auf das Spiel.' },
        aqueductsStay: {
          label: 'Aquädukte bleiben',
          help: 'Ein Aquädukt darf jedes Gebäude ersetzen, nur kein anderes Aquädukt.',
        },
        selectiveProduction: {
          label: 'Auswahl bei der Produktion',
          help: 'Vor der Produktion dürfen einzelne Produktionsgebäude ausgelassen werden.',
        },
      },
      refusals: {
        ...refusals,
        'must give each seat a different one of {colors}':
          'muss jedem Platz eine andere von diesen Farben geben: {colors}',
        'first keep a card of the packet': 'behalte zuerst eine Karte des Päckchens',
        'the card is not in the packet': 'diese Karte ist nicht im Päckchen',
        'first build, produce or end the turn': 'baue, produziere oder beende erst den Zug',
        'first build or end the turn': 'baue oder beende erst den Zug',
        'first produce or end the turn': 'produziere oder beende erst den Zug',
        'only one build per turn': 'nur einmal bauen in jedem Zug',
        'only one production per turn': 'nur einmal produzieren in jedem Zug',
        'the strip has fields 1 to 5': 'der Aktionsstreifen hat die Felder 1 bis 5',
        'first place an emissary': 'setze zuerst einen Baumeister',
        'that field is taken': 'dieses Feld ist besetzt',
        'first take a card from the offer': 'nimm zuerst eine Karte aus dem Angebot',
        'the card is not on offer': 'diese Karte liegt nicht im Angebot',
        'more brick tokens than bricks needed': 'mehr Baupunktmarker als nötige Baupunkte',
        'the cell does not share an edge with the city': 'dieser Platz grenzt mit keiner Seite an die Stadt',
        'the city would have more than {side} rows or columns': 'die Stadt hätte mehr als {side} Reihen oder Spalten',
        'only an aqueduct may replace a building': 'nur ein Aquädukt darf ein Gebäude ersetzen',
        'first pay for the building': 'bezahle zuerst das Gebäude',
        'first place the building': 'lege zuerst das Gebäude',
        'no cell is left for it': 'dafür ist kein Platz mehr',
        'not enough bricks, brick tokens and coins for it': 'zu wenige Baupunkte, Baupunktmarker und Münzen dafür',
        'production uses every production building': 'die Produktion nutzt alle Produktionsgebäude',
        'a school draws from decks II, III and IV': 'eine Schule zieht von den Stapeln II, III und IV',
        'first choose the deck to draw from': 'wähle zuerst den Stapel, von dem du ziehst',
        'first keep one of the drawn cards': 'behalte zuerst eine der gezogenen Karten',
        'first put the other drawn cards under the deck': 'lege zuerst die anderen gezogenen Karten unter den Stapel',
        'that deck is not in the game': 'dieser Stapel ist nicht im Spiel',
        'the card is not one of those still to go back': 'diese Karte ist keine von denen, die noch zurückgehen',
        'the card was not drawn': 'diese Karte wurde nicht gezogen',
        'that deck is empty': 'dieser Stapel ist leer',
        'another aqueduct stands in that row or column': 'in dieser Reihe oder Spalte steht schon ein Aquädukt',
        'an aqueduct may not replace another': 'ein Aquädukt darf kein anderes ersetzen',
        'not enough coins for the missing cogs': 'zu wenige Münzen für die fehlenden Produktionspunkte',
        'the city has no production building': 'die Stadt hat kein Produktionsgebäude',
        'not enough coins for the missing bricks': 'zu wenige Münzen für die fehlenden Baupunkte',
        'the card is not in hand': 'diese Karte ist nicht auf der Hand',
        'a brick token can be spent only once': 'ein Baupunktmarker lässt sich nur einmal ausgeben',
        'no brick token lies there': 'dort liegt kein Baupunktmarker',
        'no production building stands there': 'dort steht kein Produktionsgebäude',
        'that building is already left out': 'dieses Gebäude ist schon ausgelassen',
      },
    },
    brings,
  );
}

/** Returns the spent brick tokens: `den Baupunktmarker auf (0, 1)`, `zwei Baupunktmarker auf (0, 1) und (1, 1)`. */
const spent = (places: readonly string[]): Phrase =>
  say`${places.length === 1 ? 'den' : inLetters(places.length)} Baupunktmarker auf ${und(places)}`;

export { sentences, text } from '@ludi-romani/core/words';
