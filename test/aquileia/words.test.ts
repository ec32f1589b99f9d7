/** Tests of the sentences and titles of Aquileia in English and German. */
import {
  type Action,
  createEngine,
  type Event,
  engine,
  type Question,
  type State,
  standardComponents,
  type Task,
} from '@ludi-romani/aquileia';
import { words as german } from '@ludi-romani/aquileia/words/de';
import { words as english } from '@ludi-romani/aquileia/words/en';
import { eventsFor, occurrences, type Viewer } from '@ludi-romani/core';
import { type Phrase, text } from '@ludi-romani/core/words';
import { describe, expect, test } from 'vitest';
import { describeSentences, describeWords } from '../words';
import { at, type Layout, laidOut } from './scene';
import { spoken } from './spoken';

const LANGUAGES = [english(engine), german(engine)] as const;

/** Returns the text in each language. */
const inAll = (say: (words: (typeof LANGUAGES)[number]) => Phrase | string): string[] =>
  LANGUAGES.map((words) => text(say(words)));

describeWords(spoken);
describeSentences(spoken, 'sample');

const { slaveCards, equiCards, laurelCards, colorCards, theatreCards } = standardComponents;

/** An open question, and the layout of its table. */
type Open = readonly [Question, Layout];

/** Returns a state in which the question is open. Its decks hold all cards that are in no other place. */
function scene([question, layout]: Open, then: readonly Task[] = []): State {
  const bidding: readonly Task[] = question.ask === 'bid' ? [{ do: 'bidding', player: 1 }] : [];
  const state = laidOut(3, layout, [question, ...bidding, ...then]);
  const { hand } = at(state, 0);
  const rest = (kinds: readonly { readonly id: string; readonly count: number }[], shown: readonly unknown[]) =>
    kinds.flatMap(({ id, count }) => Array<string>(count - occurrences(shown, id) - (hand[id] ?? 0)).fill(id));
  const drawn = question.ask === 'stadium-card' ? question.secret.drawn : null;
  state.decks = {
    slaves: rest(slaveCards, []),
    equi: rest(equiCards, state.market),
    stadium: rest([...laurelCards, ...colorCards], [state.stadiumCard, drawn]),
    theatre: rest(theatreCards, [state.auction?.card]),
  };
  return state;
}

const table: Layout = {
  track: [1],
  coins: { 0: [3, 3, 3], 1: [3, 3, 3], 2: [0, 0, 1] },
  hands: { 0: { 'slave-1': 3, 'slave-2': 2, 'weapon-3': 1, 'horse-gold-1': 1 } },
  spaces: { 'arena-1a': 0, 'stadium-gold-1a': 0 },
  market: ['weapon-1', 'horse-gold-2', null],
  stadiumCard: 'stadium-blue',
};
const of = (question: object, layout: Layout = {}): Open => [
  { player: 0, ...question } as Question,
  { ...table, ...layout },
];

const PLACING = of({ ask: 'placement' }, { set: (state) => Object.assign(at(state, 0), { henchmen: 1 }) });
const PECUNIA = of({ ask: 'exchange', space: 'pecunia', made: 0 });
const MARKET = of({ ask: 'market-card', space: 'equi-left' }, { spaces: { 'equi-left': 0 } });
const SERVI = of({ ask: 'slaves', space: 'servi-lower' });
const FIGHT = of(
  { ask: 'cards', contest: 'arena', last: null },
  { set: (state) => Object.assign(state, { strengths: [3, null, null] }) },
);
const DICE = of({ ask: 'blue-dice' }, { blueDice: [0, 4] });
const REWARD = of({ ask: 'arena-reward' }, { set: (state) => Object.assign(state, { strengths: [6, 2, null] }) });
const RACE = of(
  { ask: 'stadium-card', secret: { drawn: 'laurel-10' } },
  { set: (state) => Object.assign(state, { strengths: [6, 2, null] }) },
);
const auction = (bidder: number | null, gold: number, auctioneer = 0) =>
  of(
    { ask: 'bid' },
    {
      spaces: { theatrum: auctioneer },
      set: (state) => {
        const bid = { bronze: 0, silver: bidder === null ? 0 : 1, gold };
        state.auction = { card: 'theatre-blue-yellow', auctioneer, bid, bidder, stillIn: [0, 1] };
        if (bidder === 1) at(state, 1).coins = { bronze: 0, silver: 1, gold };
      },
    },
  );
const FORUM = (space: string, left: number) => of({ ask: 'build', space, left }, { spaces: { [space]: 0 } });
const HARBOUR = of(
  { ask: 'harbour', space: 'portus-gold' },
  { spaces: { 'portus-gold': 0 }, sites: { 'workshop-2a': 0, 'bank-gold-gold': 0, 'villa-blue-4': 0 } },
);

/** Open questions, with their sentence in both languages. */
const ASKS: readonly (readonly [open: Open, english: string, german: string])[] = [
  [PLACING, 'Place a henchman (1 left) or your crest', 'Setze einen Gefolgsmann (noch 1) oder dein Vorteilswappen'],
  [
    of({ ask: 'placement' }, { track: [0], spaces: { dolus: 0, pecunia: 0 } }),
    'Place a henchman (3 left) or pass',
    'Setze einen Gefolgsmann (noch 3) oder passe',
  ],
  [
    of({ ask: 'placement' }, { passing: 'any-time', set: (state) => Object.assign(at(state, 0), { henchmen: 0 }) }),
    'Place your crest or pass',
    'Setze dein Vorteilswappen oder passe',
  ],
  [PECUNIA, 'Exchange coins with the bank, or exchange nothing', 'Tausche Münzen mit der Bank oder tausche nichts'],
  [
    MARKET,
    'Buy the weapon card +1 and the top card of the deck for 1 bronze?',
    'Kaufst du die Waffenkarte +1 und die oberste Karte des Stapels für 1 Bronze?',
  ],
  [
    SERVI,
    'Choose how many slave cards to buy for 1 gold each',
    'Wähle, wie viele Sklavenkarten du für je 1 Gold kaufst',
  ],
  [
    of(
      { ask: 'cards', contest: 'stadium', last: 'horse-gold-1' },
      { set: (state) => Object.assign(state, { strengths: [3, null, 4] }) },
    ),
    'Play more horse cards, low ones before high ones, or stop. Strength: Red 3, Blue 4',
    'Spiele weitere Pferdekarten aus, niedrige vor hohen, oder höre auf. Stärke: Rot 3, Blau 4',
  ],
  [
    FIGHT,
    'Play slave cards and then weapon cards, low ones before high ones, or stop. Strength: Red 3',
    'Spiele Sklavenkarten und danach Waffenkarten aus, niedrige vor hohen, oder höre auf. Stärke: Rot 3',
  ],
  [
    of({ ask: 'cards', contest: 'arena', last: 'weapon-1' }, FIGHT[1]),
    'Play more weapon cards, low ones before high ones, or stop. Strength: Red 3',
    'Spiele weitere Waffenkarten aus, niedrige vor hohen, oder höre auf. Stärke: Rot 3',
  ],
  [
    RACE,
    'Keep the face-up blue stadium card or the drawn laurel card 10',
    'Behalte die offene blaue Stadionkarte oder die gezogene Lorbeerkarte 10',
  ],
  [
    auction(null, 0),
    'Open the bidding for the blue and yellow theater card with one coin, or drop out',
    'Eröffne die Auktion um die blau-gelbe Theaterkarte mit einer Münze oder steige aus',
  ],
  [
    auction(1, 2),
    'Yellow bids 1 silver and 2 gold for the blue and yellow theater card: raise the bid by one coin, or drop out',
    'Gelb bietet 1 Silber und 2 Gold für die blau-gelbe Theaterkarte: Erhöhe um eine Münze oder steige aus',
  ],
  [
    FORUM('forum-3', 2),
    'Forum 3: build up to 2 buildings, or build nothing',
    'Forum 3: Baue bis zu 2 Gebäude oder baue nichts',
  ],
  [
    FORUM('forum-2', 1),
    'Forum 2: build a building and score its points at once, or build nothing',
    'Forum 2: Baue ein Gebäude und erhalte sofort seine Punkte oder baue nichts',
  ],
  [
    HARBOUR,
    'A thief has stolen your gold coin. Pay another one to activate your buildings?',
    'Ein Dieb hat deine Goldmünze gestohlen. Zahlst du noch eine, um deine Gebäude zu aktivieren?',
  ],
];

/** Open questions with a legal action, and its sentence in both languages. */
const SAYS: readonly (readonly [open: Open, action: object, english: string, german: string])[] = [
  [
    PLACING,
    { type: 'place-henchman', space: 'equi-left' },
    'Place a henchman on Equi et Arma (left)',
    'Setze einen Gefolgsmann auf Equi et Arma (links)',
  ],
  [
    PLACING,
    { type: 'place-henchman', space: 'portus-silver' },
    'Place a henchman on Portus (silver), lay 1 silver under it',
    'Setze einen Gefolgsmann auf Portus (Silber), lege 1 Silber darunter',
  ],
  [
    PLACING,
    { type: 'place-crest' },
    'Place the crest on position 2 of the advantage track',
    'Setze das Vorteilswappen auf Feld 2 der Vorteilsleiste',
  ],
  [of({ ask: 'placement' }, { track: [0, 1, 2] }), { type: 'pass-placement' }, 'Pass', 'Passe'],
  [
    PECUNIA,
    { type: 'exchange', exchange: 'bronze-to-gold' },
    'Exchange 3 bronze, gain 1 gold in return, score 4 points',
    'Tausche 3 Bronze, erhalte dafür 1 Gold, erhalte 4 Siegpunkte',
  ],
  [
    of({ ask: 'exchange', space: 'pecunia', made: 1 }),
    { type: 'exchange', exchange: 'gold-to-bronze' },
    'Exchange 1 gold, gain 1 bronze in return',
    'Tausche 1 Gold, erhalte dafür 1 Bronze',
  ],
  [PECUNIA, { type: 'finish-exchange' }, 'Exchange nothing', 'Tausche nichts'],
  [
    MARKET,
    { type: 'buy-market-card', space: 'equi-left' },
    'Buy the weapon card +1 and the top card of the deck: pay 1 bronze',
    'Kaufe die Waffenkarte +1 und die oberste Karte des Stapels: zahle 1 Bronze',
  ],
  [
    of({ ask: 'market-card', space: 'equi-middle' }),
    { type: 'decline-market-card', space: 'equi-middle' },
    'Buy nothing',
    'Kaufe nichts',
  ],
  [SERVI, { type: 'buy-slaves', space: 'servi-lower', count: 0 }, 'Buy no slave card', 'Kaufe keine Sklavenkarte'],
  [
    SERVI,
    { type: 'buy-slaves', space: 'servi-lower', count: 1 },
    'Buy 1 slave card: pay 1 gold',
    'Kaufe 1 Sklavenkarte: zahle 1 Gold',
  ],
  [
    SERVI,
    { type: 'buy-slaves', space: 'servi-lower', count: 3 },
    'Buy 3 slave cards: pay 3 gold',
    'Kaufe 3 Sklavenkarten: zahle 3 Gold',
  ],
  [
    FIGHT,
    { type: 'play-card', card: 'weapon-3' },
    'Play a weapon card +3, gain 3 strength',
    'Spiele eine Waffenkarte +3 aus, erhöhe die Stärke um 3',
  ],
  [FIGHT, { type: 'finish-cards' }, 'Play no card', 'Spiele keine Karte aus'],
  [DICE, { type: 'roll-blue-dice', count: 0 }, 'Roll no blue dice', 'Würfle mit keinem blauen Würfel'],
  [DICE, { type: 'roll-blue-dice', count: 1 }, 'Roll 1 blue die', 'Würfle mit 1 blauem Würfel'],
  [DICE, { type: 'roll-blue-dice', count: 4 }, 'Roll 4 blue dice', 'Würfle mit 4 blauen Würfeln'],
  [
    REWARD,
    { type: 'choose-arena-reward', reward: 'points' },
    'Take the points: gain 3 bronze for 1st place, score 12 points',
    'Nimm die Siegpunkte: erhalte 3 Bronze für den 1. Platz, erhalte 12 Siegpunkte',
  ],
  [
    REWARD,
    { type: 'choose-arena-reward', reward: 'slave' },
    'Take a slave card: gain 3 bronze for 1st place',
    'Nimm eine Sklavenkarte: erhalte 3 Bronze für den 1. Platz',
  ],
  [
    RACE,
    { type: 'keep-stadium-card', keep: 'drawn' },
    'Keep the drawn laurel card 10: gain 3 gold for 1st place',
    'Behalte die gezogene Lorbeerkarte 10: erhalte 3 Gold für den 1. Platz',
  ],
  [auction(null, 0), { type: 'bid', add: 'silver' }, 'Bid 1 silver', 'Biete 1 Silber'],
  [
    auction(1, 1),
    { type: 'bid', add: 'gold' },
    'Raise the bid by 1 gold: bid 1 silver and 2 gold, get the blue and yellow theater card, pay 1 silver and 2 gold',
    'Erhöhe das Gebot um 1 Gold: biete 1 Silber und 2 Gold, bekomme die blau-gelbe Theaterkarte, zahle 1 Silber und 2 Gold',
  ],
  [
    auction(1, 1, 1),
    { type: 'bid', add: 'bronze' },
    'Raise the bid by 1 bronze: bid 1 bronze, 1 silver and 1 gold, get the blue and yellow theater card, pay 1 bronze, 1 silver and 1 gold to Yellow',
    'Erhöhe das Gebot um 1 Bronze: biete 1 Bronze, 1 Silber und 1 Gold, bekomme die blau-gelbe Theaterkarte, zahle 1 Bronze, 1 Silber und 1 Gold an Gelb',
  ],
  [auction(1, 1), { type: 'drop-out' }, 'Drop out', 'Steige aus'],
  [
    FORUM('forum-1', 1),
    { type: 'build', site: 'workshop-2b', slaves: { single: 0, double: 0 } },
    'Build workshop 2b: pay 1 bronze and 1 silver',
    'Baue den Betrieb 2b: zahle 1 Bronze und 1 Silber',
  ],
  [
    FORUM('forum-2', 1),
    { type: 'build', site: 'villa-blue-10', slaves: { single: 1, double: 1 } },
    'Build the blue villa 10 with a slave card +1 and a slave card +2: pay 2 bronze, 2 silver and 1 gold, score 10 points',
    'Baue die blaue Villa 10 mit einer Sklavenkarte +1 und einer Sklavenkarte +2: zahle 2 Bronze, 2 Silber und 1 Gold, erhalte 10 Siegpunkte',
  ],
  [
    FORUM('forum-3', 2),
    { type: 'build', site: 'workshop-5b', slaves: { single: 2, double: 0 } },
    'Build workshop 5b with 2 slave cards +1: pay 1 bronze, 1 silver and 1 gold',
    'Baue den Betrieb 5b mit 2 Sklavenkarten +1: zahle 1 Bronze, 1 Silber und 1 Gold',
  ],
  [FORUM('forum-3', 1), { type: 'decline-build' }, 'Build nothing more', 'Baue nichts mehr'],
  [
    HARBOUR,
    { type: 'pay-harbour' },
    'Pay 1 gold, activate workshop 2a and the bank (2 gold), score 2 points, gain 2 gold',
    'Zahle 1 Gold, aktiviere den Betrieb 2a und die Geldstube (2 Gold), erhalte 2 Siegpunkte, 2 Gold',
  ],
  [HARBOUR, { type: 'decline-harbour' }, 'Pay nothing', 'Zahle nichts'],
];

const coins = (bronze: number, silver: number, gold: number) => ({ bronze, silver, gold });
const SERVI_SOURCE = { kind: 'space', space: 'servi-lower' } as const;
const WON = { to: [0], card: 'laurel-5' };

/** Events as a viewer sees them, with their sentence in both languages. */
const TELLS: readonly (readonly [viewer: Viewer, event: Event, english: string, german: string])[] = [
  [
    0,
    { type: 'pieces-taken', player: 0, color: 'red', coins: coins(2, 1, 1), henchmen: 5, houses: 9 },
    'Red begins with 2 bronze, 1 silver and 1 gold',
    'Rot beginnt mit 2 Bronze, 1 Silber und 1 Gold',
  ],
  [
    0,
    { type: 'round-began', round: 2, startPlayer: 1 },
    'round 2 of 6 begins with Yellow',
    'Runde 2 von 6 beginnt mit Gelb',
  ],
  [
    0,
    { type: 'dice-rolled', player: 1, roll: 'dolus', dice: ['gold', 'bronze'] },
    'Yellow rolls gold and bronze on Dolus',
    'Gelb würfelt auf Dolus Gold und Bronze',
  ],
  [
    0,
    { type: 'dice-rolled', player: 1, roll: 'red-arena', dice: ['bronze', 'silver', 'bronze'] },
    'Yellow rolls bronze, silver and bronze with the red dice',
    'Gelb würfelt mit den roten Würfeln Bronze, Silber und Bronze',
  ],
  [
    0,
    { type: 'dice-rolled', player: 1, roll: 'blue-stadium', dice: ['gold'] },
    'Yellow rolls gold with a blue die',
    'Gelb würfelt mit einem blauen Würfel Gold',
  ],
  [
    0,
    {
      type: 'coins-gained',
      player: 2,
      coins: coins(0, 2, 0),
      source: { kind: 'contest', contest: 'stadium', place: 2 },
    },
    'Blue gains 2 silver for 2nd place',
    'Blau erhält 2 Silber für den 2. Platz',
  ],
  [
    0,
    {
      type: 'coins-paid',
      player: 2,
      payee: 1,
      coins: coins(2, 0, 1),
      purpose: { kind: 'theatre-card', card: 'theatre-white-blue' },
    },
    'Blue pays 2 bronze and 1 gold to Yellow',
    'Blau zahlt 2 Bronze und 1 Gold an Gelb',
  ],
  [
    0,
    {
      type: 'cards-drawn',
      player: 0,
      deck: 'slaves',
      count: 3,
      source: SERVI_SOURCE,
      secret: { to: [0], cards: ['slave-1', 'slave-2', 'slave-2'] },
    },
    'Red draws a slave card +1 and 2 slave cards +2',
    'Rot zieht eine Sklavenkarte +1 und 2 Sklavenkarten +2',
  ],
  [
    'spectator',
    {
      type: 'cards-drawn',
      player: 0,
      deck: 'slaves',
      count: 3,
      source: SERVI_SOURCE,
      secret: { to: [0], cards: ['slave-1', 'slave-2', 'slave-2'] },
    },
    'Red draws 3 slave cards',
    'Rot zieht 3 Sklavenkarten',
  ],
  [
    'spectator',
    {
      type: 'cards-drawn',
      player: 0,
      deck: 'equi',
      count: 1,
      source: { kind: 'space', space: 'equi-left' },
      secret: { to: [0], cards: ['horse-silver-2'] },
    },
    'Red draws 1 horse or weapon card',
    'Rot zieht 1 Waffen- oder Pferdekarte',
  ],
  [
    0,
    { type: 'cards-drawn', player: 0, deck: 'slaves', count: 0, source: SERVI_SOURCE, secret: { to: [0], cards: [] } },
    'Red draws no slave card',
    'Rot zieht keine Sklavenkarte',
  ],
  [
    0,
    { type: 'henchman-returned', player: 1, space: 'equi-left' },
    'Yellow takes the henchman back from Equi et Arma (left)',
    'Gelb nimmt den Gefolgsmann von Equi et Arma (links) zurück',
  ],
  [0, { type: 'henchman-returned', player: 1, space: 'arena-2' }, '', ''],
  [
    0,
    { type: 'deck-reshuffled', deck: 'slaves', count: 5 },
    '5 slave cards are shuffled into a new deck',
    'aus 5 Sklavenkarten wird ein neuer Stapel gemischt',
  ],
  [
    0,
    { type: 'contest-began', contest: 'arena', strengths: [2, null, 1] },
    'the fight begins: Red with strength 2 and Blue with strength 1',
    'der Kampf beginnt: Rot mit Stärke 2 und Blau mit Stärke 1',
  ],
  [
    0,
    { type: 'contest-decided', contest: 'stadium', ranking: [2, 0, 1] },
    'the race is won by Blue, ahead of Red and Yellow',
    'das Rennen gewinnt Blau vor Rot und Gelb',
  ],
  [
    0,
    { type: 'contest-decided', contest: 'arena', ranking: [2] },
    'the fight is won by Blue unopposed',
    'den Kampf gewinnt Blau ohne Gegner',
  ],
  [
    0,
    { type: 'stadium-card-drawn', player: 0, secret: WON },
    'Red draws laurel card 5',
    'Rot zieht die Lorbeerkarte 5',
  ],
  [
    'spectator',
    { type: 'stadium-card-drawn', player: 0, secret: WON },
    'Red draws a stadium card',
    'Rot zieht eine Stadionkarte',
  ],
  [
    'spectator',
    { type: 'stadium-card-kept', player: 0, secret: WON },
    'Red keeps one of the two stadium cards',
    'Rot behält eine der beiden Stadionkarten',
  ],
  [
    0,
    { type: 'stadium-card-given', player: 0, second: 2, secret: { to: [0, 2], card: 'stadium-purple' } },
    'Red gives the purple stadium card to Blue',
    'Rot gibt die violette Stadionkarte an Blau',
  ],
  [
    1,
    { type: 'stadium-card-given', player: 0, second: 2, secret: { to: [0, 2], card: 'stadium-purple' } },
    'Red gives the other to Blue',
    'Rot gibt die andere an Blau',
  ],
  [
    'spectator',
    { type: 'stadium-card-removed', player: 0, secret: WON },
    'Red takes the other out of the game',
    'Rot nimmt die andere aus dem Spiel',
  ],
  [
    0,
    { type: 'stadium-cards-removed', faceUp: 'laurel-3' },
    'nobody races: laurel card 3 and the top card of the deck leave the game',
    'niemand ist im Rennen: die Lorbeerkarte 3 und die oberste Karte des Stapels kommen aus dem Spiel',
  ],
  [
    0,
    { type: 'built', player: 1, space: 'forum-3', site: 'bank-bronze-silver', slaves: ['slave-1'] },
    'Yellow builds the bank (1 bronze, 1 silver) with a slave card +1',
    'Gelb baut die Geldstube (1 Bronze, 1 Silber) mit einer Sklavenkarte +1',
  ],
  [
    0,
    { type: 'built', player: 1, space: 'forum-3', site: 'workshop-4a', slaves: [] },
    'Yellow builds workshop 4a',
    'Gelb baut den Betrieb 4a',
  ],
  [
    0,
    { type: 'coins-stolen', player: 0, victim: 1, space: 'portus-gold', coins: coins(0, 0, 1) },
    'Red steals 1 gold from Yellow',
    'Rot stiehlt 1 Gold von Gelb',
  ],
  [
    0,
    { type: 'coins-stolen', player: 0, victim: 0, space: 'portus-gold', coins: coins(0, 0, 1) },
    'Red takes 1 gold back from under a henchman',
    'Rot nimmt 1 Gold unter dem eigenen Gefolgsmann zurück',
  ],
  [
    0,
    { type: 'buildings-activated', player: 0, space: 'portus-gold', sites: [] },
    'Red activates no building',
    'Rot aktiviert kein Gebäude',
  ],
  [
    0,
    { type: 'stadium-card-counted', player: 0, card: 'stadium-white', amount: 1 },
    'Red scores 1 point for the white stadium card',
    'Rot erhält 1 Siegpunkt für die weiße Stadionkarte',
  ],
  [
    0,
    { type: 'theatre-card-counted', player: 0, card: 'theatre-blue-yellow', color: 'blue', amount: 16 },
    'Red scores 16 points for the blue and yellow theater card, counted as blue',
    'Rot erhält 16 Siegpunkte für die blau-gelbe Theaterkarte, gewertet als Blau',
  ],
  [
    0,
    { type: 'theatre-card-counted', player: 0, card: 'theatre-blue-yellow', color: 'blue', amount: 0 },
    'Red scores nothing for the blue and yellow theater card',
    'Rot erhält nichts für die blau-gelbe Theaterkarte',
  ],
];

describe('sentences checked by hand', () => {
  test.each(ASKS)('%$ asks: $1', (open, ...lines) => {
    const view = engine.view(scene(open), 0);
    expect(inAll((words) => words.ask(view, open[0]))).toEqual(lines);
  });

  test.each(SAYS)('%$ says: $2', (open, action, ...lines) => {
    const view = engine.view(scene(open), 0);
    const given = { player: 0, ...action } as Action;
    expect(inAll((words) => words.say(view, given))).toEqual(lines);
  });

  test.each(TELLS)('%$ tells: $2', (viewer, event, ...lines) => {
    const view = engine.view(scene(PLACING), viewer);
    const seen = eventsFor([event], viewer);
    expect(seen.map((one) => inAll((words) => words.tell(view, one)))).toEqual([lines]);
  });
});

test('the sentence of an action ends with the return of the henchman and leaves out the effects of another space', () => {
  const open = FORUM('forum-1', 1);
  const [question, layout] = open;
  const both: Open = [question, { ...layout, spaces: { 'forum-1': 0, 'portus-gold': 0 }, harbour: ['gold'] }];
  const action = { type: 'build', player: 0, site: 'workshop-2a', slaves: { single: 0, double: 0 } } as const;
  const view = engine.view(scene(both, [{ do: 'return', spaces: ['forum-1'] }, { do: 'portus' }]), 0);
  expect(engine.preview(view, action).map(({ type }) => type)).toContain('harbour-coin-paid');
  expect(inAll((words) => words.say(view, action))).toEqual([
    'Build workshop 2a: pay 2 bronze',
    'Baue den Betrieb 2a: zahle 2 Bronze',
  ]);
});

test('a henchman that declines has a sentence, one that did something has none', () => {
  const state = scene(MARKET, [{ do: 'return', spaces: ['equi-left'] }]);
  const told = (action: Action) => {
    const { state: after, events } = engine.step(state, action);
    return inAll((words) =>
      words
        .tellAll(after, eventsFor(events, 0))
        .map((one) => text(one))
        .join(', '),
    );
  };
  expect(told({ type: 'decline-market-card', player: 0, space: 'equi-left' })).toEqual([
    'Red takes the henchman back from Equi et Arma (left)',
    'Rot nimmt den Gefolgsmann von Equi et Arma (links) zurück',
  ]);
  const bought = told({ type: 'buy-market-card', player: 0, space: 'equi-left' });
  expect(bought.join()).not.toMatch(/takes|nimmt/);
});

test('sentences distinguish two stadium cards of the same kind', () => {
  const twins = of({ ask: 'stadium-card', secret: { drawn: 'stadium-blue' } }, RACE[1]);
  const keep = (which: 'face-up' | 'drawn') => ({ type: 'keep-stadium-card', player: 0, keep: which }) as const;
  const view = engine.view(scene(twins), 0);
  expect(inAll((words) => words.say(view, keep('face-up')))).toEqual([
    'Keep the face-up blue stadium card: gain 3 gold for 1st place',
    'Behalte die offene blaue Stadionkarte: erhalte 3 Gold für den 1. Platz',
  ]);
  expect(inAll((words) => words.say(view, keep('drawn')))).toEqual([
    'Keep the drawn blue stadium card: gain 3 gold for 1st place',
    'Behalte die gezogene blaue Stadionkarte: erhalte 3 Gold für den 1. Platz',
  ]);
});

test.each([
  ['dolus', 'Dolus', 'Dolus'],
  ['equi-middle', 'Equi et Arma (middle)', 'Equi et Arma (Mitte)'],
  ['servi-lower', 'Servi (lower)', 'Servi (unten)'],
  ['arena-1b', 'Arena (1, middle)', 'Arena (1, Mitte)'],
  ['arena-2', 'Arena 2', 'Arena 2'],
  ['stadium-silver-1a', 'Stadium (silver, 1, left)', 'Stadion (Silber, 1, links)'],
  ['stadium-gold-2', 'Stadium (gold, 2)', 'Stadion (Gold, 2)'],
  ['forum-5', 'Forum 5', 'Forum 5'],
  ['latro', 'Latro', 'Latro'],
  ['portus-bronze', 'Portus (bronze)', 'Portus (Bronze)'],
  ['villa-yellow-8', 'Yellow villa 8', 'Gelbe Villa 8'],
  ['workshop-6b', 'Workshop 6b', 'Betrieb 6b'],
  ['bank-silver-gold', 'Bank (1 silver, 1 gold)', 'Geldstube (1 Silber, 1 Gold)'],
  ['slave-2', 'Slave card +2', 'Sklavenkarte +2'],
  ['horse-silver-1', 'Silver horse card +1', 'Silberne Pferdekarte +1'],
  ['weapon-3', 'Weapon card +3', 'Waffenkarte +3'],
  ['laurel-7', 'Laurel card 7', 'Lorbeerkarte 7'],
  ['stadium-purple', 'Purple stadium card', 'Violette Stadionkarte'],
  ['theatre-white-purple', 'White and purple theater card', 'Weiß-violette Theaterkarte'],
  ['silver-to-gold', '2 silver for 1 gold', '2 Silber gegen 1 Gold'],
  ['orange', 'Orange', 'Orange'],
  ['white', 'White', 'Weiß'],
  ['bronze', 'Bronze', 'Bronze'],
  ['mercatus', 'Mercatus', 'Mercatus'],
  ['stadium', 'Stadium', 'Stadion'],
  ['deck-stadium', 'Stadium deck', 'Stadionkarten'],
  ['deck-equi', 'Horse and weapon deck', 'Waffen- und Pferdekarten'],
])('%s is called %s and %s', (id, ...titles) => {
  expect(inAll((words) => words.title(id))).toEqual(titles);
});

test('all things of a kind have different names', () => {
  const { mercatus, arena, stadium, theatrum, forum, portus, villas, workshops, banks, exchanges } = standardComponents;
  const kinds = [
    [...mercatus, ...arena, ...stadium, ...theatrum, ...forum, ...portus],
    [...villas, ...workshops, ...banks],
    [...slaveCards, ...equiCards, ...laurelCards, ...colorCards, ...theatreCards],
    exchanges,
  ];
  for (const kind of kinds)
    for (const words of LANGUAGES) expect(new Set(kind.map(({ id }) => words.title(id))).size).toBe(kind.length);
});

test.each<readonly [Open, object, string, string]>([
  [DICE, { type: 'roll-blue-dice', count: 5 }, 'choose 0 to 4 dice', 'wähle 0 bis 4 Würfel'],
  [
    SERVI,
    { type: 'buy-slaves', space: 'servi-lower', count: 4 },
    'this space sells 0 to 3 slave cards',
    'hier gibt es 0 bis 3 Sklavenkarten',
  ],
  [FIGHT, { type: 'play-card', card: 'weapon-2' }, 'no such card in hand', 'so eine Karte hast du nicht'],
])('%$ refuses: $2', (open, action, ...lines) => {
  const refusal = engine.explain(scene(open), { player: 0, ...action });
  expect(refusal.legal ? [] : inAll((words) => words.refuse(refusal))).toEqual(lines);
});

test('names the things of other components, also by their titles', () => {
  const { mercatus, workshops, equiCards: equi, theatreCards: theatre } = standardComponents;
  const own = createEngine({
    ...standardComponents,
    numbers: { ...standardComponents.numbers, marketSlots: 4 },
    mercatus: [
      ...mercatus,
      { id: 'equi-far', action: 'equi', slot: 3, bonusCard: false },
      { id: 'servi-cellar', action: 'servi', currency: 'gold', coinsPerCard: 2, maxCards: 5 },
    ],
    workshops: [...workshops, { id: 'smithy', kind: 'workshop', points: 6, cost: workshops[0]?.cost ?? never() }],
    equiCards: [...equi, { id: 'ram', count: 2, kind: 'weapon', side: null, strength: 6 }],
    theatreCards: [...theatre, { id: 'theatre-blue', count: 1, colors: ['blue', 'blue'] }],
    titles: [
      { id: 'slave-1', title: 'Spartacus' },
      { id: 'forum-1', title: 'Under the Arch' },
    ],
  });
  const [en, de] = [english(own), german(own)];
  const ids = ['equi-left', 'equi-far', 'servi-upper', 'servi-cellar', 'workshop-6a', 'smithy', 'ram', 'theatre-blue'];
  expect([...ids, 'slave-1', 'forum-1'].map(en.title)).toEqual([
    ...['Equi et Arma 1', 'Equi et Arma 4', 'Servi 1', 'Servi 4', 'Workshop 6a', 'Workshop 6c', 'Weapon card +6'],
    ...['Blue theater card', 'Spartacus', 'Under the Arch'],
  ]);
  expect([...ids, 'slave-1', 'forum-1'].map(de.title)).toEqual([
    ...['Equi et Arma 1', 'Equi et Arma 4', 'Servi 1', 'Servi 4', 'Betrieb 6a', 'Betrieb 6c'],
    ...['Waffenkarte +6', 'Blaue Theaterkarte', 'Spartacus', 'Under the Arch'],
  ]);
  const state = own.initialState({ players: 2, seed: 'titles' });
  const sentenceFor = (cards: string[]) => {
    const secret = { to: [0], cards };
    const drawn: Event = {
      type: 'cards-drawn',
      player: 0,
      deck: 'slaves',
      count: cards.length,
      source: SERVI_SOURCE,
      secret,
    };
    return [en, de].map((words) => text(words.tell(state, drawn)));
  };
  expect(sentenceFor(['slave-1', 'slave-1'])).toEqual(['Red draws 2 Spartacus', 'Rot zieht 2 Spartacus']);
  expect(sentenceFor(['nobody-knows'])).toEqual(['Red draws Nobody knows', 'Rot zieht Nobody knows']);
  const { titles: _, ...untitled } = own.components as typeof standardComponents;
  expect(createEngine(untitled).componentsDigest()).toBe(own.componentsDigest());
});

function never(): never {
  throw new Error('the box has workshops');
}
