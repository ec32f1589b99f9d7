/** The names and sentences of City of Rome in German, with the terms of the printed rules. */
import type { Cell, CityOfRome, TokenKind } from '@ludi-romani/city-of-rome';
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
  imperative,
  inWords,
  m,
  type Noun,
  n,
  refusals,
  the,
  und,
} from '@ludi-romani/core/words/de';
import { catalog } from '../components/catalog';
import { type City, indexOf } from '../rules/city';
import { freePoints } from '../rules/strip';
import { brings } from './brings';
import { cityOf, isOnly, isSecret, placeOf, type Side } from './names';

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
  baths: f('Therme'),
  'imperial-baths': f('Kaisertherme'),
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
  brick: 'Ziegel',
  cog: 'Zahnrad',
};

const COIN = f('Münze', 'Münzen');
const CARD = f('Karte', 'Karten');
const BRICK = m('Ziegel');
const COG = n('Zahnrad', 'Zahnräder');
const TOKENS: Readonly<Record<TokenKind, Noun>> = { brick: m('Ziegelmarker'), point: m('Siegpunkt', 'Siegpunkte') };
const SIDES: Readonly<Record<Side, string>> = {
  left: 'links neben',
  right: 'rechts neben',
  above: 'über',
  below: 'unter',
};

const coins = (count: number, wanted?: Case) => amount(count, 'coins', COIN, wanted);
const influence = (count: number) => amount(count, 'influence', m('Einflussmarker'));
const tokens = (count: number, kind: TokenKind) => amount(count, `${kind}-tokens`, TOKENS[kind]);

/** Returns the names and sentences of `engine` in German. */
export function words(engine: Engine<CityOfRome>): Words<CityOfRome> {
  const { components } = engine;
  const box = catalog(components);
  const { cards: faces, setup } = box;
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
  type Thing = (id: string, text?: string) => Phrase;
  /** Returns where a cell of a city is: `unter dem Markt (II)`, `in Reihe 2, Spalte 3`, `links von Reihe 2`. */
  const placed = (city: City, cell: Cell, thing: Thing): Phrase => {
    const place = placeOf(box, city, cell);
    if ('side' in place) return say`${SIDES[place.side]} ${thing(place.card, card(place.card, 'dative'))}`;
    const { row, column, rows, columns } = place;
    if (column < 1) return say`links von Reihe ${row}`;
    if (column > columns) return say`rechts von Reihe ${row}`;
    if (row < 1) return say`über Spalte ${column}`;
    return row > rows ? say`unter Spalte ${column}` : say`in Reihe ${row}, Spalte ${column}`;
  };
  /** Returns a building of a city, with its place if another one has the same name. */
  const standing = (city: City, cell: Cell, thing: Thing, wanted?: Case): Phrase => {
    const id = city[indexOf(box, cell)];
    if (id == null) return [];
    return say`${thing(id, card(id, wanted))}${!isOnly(box, city, id) && say` ${placed(city, cell, thing)}`}`;
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
        return value === undefined ? TITLES[id] : `Einflusskarte ${value}`;
      },
      inWords,
      player: ({ players }, seat) => TITLES[players[seat]?.color ?? ''] ?? `Spieler ${seat + 1}`,

      asks: {
        draft: 'Behalte eine der Karten als Startkarte',
        emissary: 'Setze deinen Baumeister auf ein Feld des Aktionsstreifens',
        take: 'Nimm eine Karte aus dem Angebot',
        turn: ({ built, produced, field }, { seen }) => {
          const { bricks, cogs } = freePoints(box, seen, field);
          if (built) return `Produziere oder beende den Zug (${counted(cogs, COG)})`;
          if (produced) return `Baue oder beende den Zug (${counted(bricks, BRICK)})`;
          return `Baue, produziere oder beende den Zug (${counted(bricks, BRICK)}, ${counted(cogs, COG)})`;
        },
        pay: ({ card: id, need }, { thing }) =>
          say`Bezahle ${need === 1 ? 'den fehlenden Ziegel' : `die ${need} fehlenden Ziegel`} für ${thing(id, card(id))} mit Münzen oder Ziegelmarkern`,
        place: ({ card: id }, { thing }) => say`Lege ${thing(id, card(id))} in deine Stadt`,
        'school-deck': ({ count }) => `Wähle den Stapel, von dem du ${counted(count, CARD)} ziehst`,
        keep: 'Behalte eine der gezogenen Karten',
        return: 'Wähle die Karte, die als nächste unter den Stapel kommt',
      },

      says: {
        'draft-card': ({ card: id }, { thing }) => say`Behalte ${thing(id, card(id))} als Startkarte`,
        'place-emissary': null,
        'take-card': ({ card: id }, { thing }) => say`Nimm ${thing(id, card(id))} aus dem Angebot`,
        'start-build': ({ player, card: id }, { thing, seen }) =>
          say`Baue ${thing(id, card(id))}${isSecret(seen, player, id) && ' und zeige die Karte allen'}`,
        produce: null,
        'leave-out': ({ player, ...cell }, { thing, seen }) =>
          say`Lass ${standing(cityOf(seen, player), cell, thing)} bei der Produktion aus`,
        'end-turn': 'Beende den Zug',
        'pay-build': ({ player, tokens: cells }, { thing, seen }) =>
          cells.length === 0
            ? []
            : say`Mit ${cells.length === 1 ? 'dem Marker' : 'den Markern'} auf ${und(cells.map((cell) => standing(cityOf(seen, player), cell, thing, 'dative')))}`,
        'place-building': ({ player, ...cell }, { thing, seen }) => {
          const city = cityOf(seen, player);
          const replaced = city[indexOf(box, cell)];
          return replaced != null && isOnly(box, city, replaced) ? [] : placed(city, cell, thing);
        },
        'choose-school-deck': ({ deck }) => `Ziehe von Stapel ${deck}`,
        'keep-card': ({ card: id }, { thing }) => say`Behalte ${thing(id, card(id))}`,
        'return-card': ({ card: id }, { thing }) => say`Lege ${thing(id, card(id))} unter den Stapel`,
      },

      tells: {
        'deck-laid-out': ({ deck, count }) => `Stapel ${deck} hat ${counted(count, CARD)}`,
        'strips-stacked': null,
        'city-founded': by(({ coins: count }) => say`beginnt mit ${coins(count, 'dative')}`),
        'packet-received': by(({ from, count, secret }, { who, thing }) =>
          count === 1 && from !== null
            ? say`bekommt die letzte Karte von ${who(from)}`
            : say`bekommt ${secret ? und(secret.cards.map((id) => thing(id, card(id)))) : counted(count, CARD)} von ${from === null ? 'Stapel II' : who(from)}`,
        ),
        'card-drafted': by(
          ({ secret }, { thing }) =>
            say`behält ${secret ? thing(secret.card, card(secret.card)) : 'eine Karte'} als Startkarte`,
        ),
        'round-began': ({ round, firstPlayer }, { who, seen }) =>
          say`Runde ${round} von ${setup(seen.players.length).rounds} beginnt mit ${who(firstPlayer)}`,
        'strip-revealed': null,
        'offer-revealed': ({ card: id }, { thing }) => say`${thing(id, card(id, 'nominative'))} kommt ins Angebot`,
        'influence-card-revealed': ({ card: id }, { thing }) =>
          say`${thing(id, `die Einflusskarte (${influenceOf(id)} SP)`)} liegt aus`,
        'emissary-placed': by(({ field }) => say`setzt den Baumeister auf Feld ${field}`),
        'turn-began': by(
          ({ field, bricks, cogs }) =>
            say`handelt von Feld ${field} aus mit ${und([
              ...(bricks > 0 ? [amount(bricks, 'bricks', BRICK, 'dative')] : []),
              ...(cogs > 0 ? [amount(cogs, 'cogs', COG, 'dative')] : []),
            ])}`,
        ),
        'card-taken': by(({ card: id }, { thing }) => say`nimmt ${thing(id, card(id))}`),
        'build-started': by(({ card: id, wasSecret }, { thing }) =>
          wasSecret ? say`zeigt allen ${thing(id, card(id))}` : [],
        ),
        'build-paid': by(({ tokens: cells, coins: count }) => {
          if (cells.length + count === 0) return [];
          const paid = [
            ...(count > 0 ? [coins(count)] : []),
            ...(cells.length > 0 ? [tokens(cells.length, 'brick')] : []),
          ];
          return say`zahlt ${und(paid)}`;
        }),
        'building-placed': by(
          ({ card: id, replaced, tokensLost, kindLost }, { thing }) =>
            say`baut ${thing(id, card(id))}${
              replaced !== null && say` als Ersatz für ${thing(replaced, card(replaced))}`
            }${kindLost !== null && say`, wobei ${tokens(tokensLost, kindLost)} verloren ${tokensLost === 1 ? 'geht' : 'gehen'}`}`,
        ),
        'left-out': by(({ card: id }, { thing }) => say`lässt ${thing(id, card(id))} bei der Produktion aus`),
        produced: by(({ coinsPaid }) => say`produziert${coinsPaid > 0 && say` für ${coins(coinsPaid)}`}`),
        'coins-gained': by(({ amount: count }) => say`erhält ${coins(count)}`),
        'influence-gained': by(({ amount: count }) => say`erhält ${influence(count)}`),
        'tokens-placed': by(
          ({ kind, amount: count, card: id }, { thing }) => say`legt ${tokens(count, kind)} auf ${thing(id, card(id))}`,
        ),
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
          const won = und(cards.map((id) => thing(id, `die Einflusskarte (${influenceOf(id)} SP)`)));
          return winner === null
            ? say`bei Gleichstand im Einfluss ${cards.length === 1 ? 'bleibt' : 'bleiben'} ${won} liegen`
            : say`${who(winner)} gewinnt ${won} und gibt dafür ${influence(paid)} ab`;
        },
        'game-ended': () => 'das Spiel ist zu Ende',
      },

      imperative,
      rows: {
        residence2: 'Wohnhäuser mit Wert 2',
        residence3: 'Wohnhäuser mit Wert 3',
        residence4: 'Wohnhäuser mit Wert 4',
        aqueducts: 'Aquädukte',
        temples: 'Tempel',
        coins: 'Münzen',
        influenceTokens: 'Einflussmarker',
        influenceCards: 'Einflusskarten',
      },
      options: {
        ...common,
        startPlayer: { label: 'Startspieler', help: 'Wer die erste Runde beginnt.' },
        colors: { label: 'Farben', help: 'Jeder Spieler hat eine andere Farbe; am Spiel ändert sie nichts.' },
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
        'first keep a card of the packet': 'behalte zuerst eine der Karten, die du bekommen hast',
        'the card is not in the packet': 'diese Karte hast du nicht bekommen',
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
        'more brick tokens than bricks needed': 'mehr Ziegelmarker als nötige Ziegel',
        'the plot does not touch a building of the city': 'dieser Platz grenzt an kein Gebäude der Stadt',
        'the city would have more than {side} rows or columns': 'die Stadt hätte mehr als {side} Reihen oder Spalten',
        'only an aqueduct may replace a building': 'nur ein Aquädukt darf ein Gebäude ersetzen',
        'first pay for the building': 'bezahle zuerst das Gebäude',
        'first place the building': 'lege zuerst das Gebäude',
        'no plot is left for it': 'dafür ist kein Platz mehr',
        'not enough bricks, brick tokens and coins for it': 'zu wenige Ziegel, Ziegelmarker und Münzen dafür',
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
        'not enough coins for the missing cogs': 'zu wenige Münzen für die fehlenden Zahnräder',
        'the city has no production building': 'die Stadt hat kein Produktionsgebäude',
        'not enough coins for the missing bricks': 'zu wenige Münzen für die fehlenden Ziegel',
        'the card is not in hand': 'diese Karte ist nicht auf der Hand',
        'a brick token can be spent only once': 'ein Ziegelmarker lässt sich nur einmal ausgeben',
        'no brick token lies there': 'dort liegt kein Ziegelmarker',
        'no production building stands there': 'dort steht kein Produktionsgebäude',
        'that building is already left out': 'dieses Gebäude ist schon ausgelassen',
      },
    },
    brings,
  );
}

export { sentences, text } from '@ludi-romani/core/words';
