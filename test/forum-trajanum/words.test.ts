/** Tests of the sentences and titles of Forum Trajanum in English and German. */
import { eventsFor, type Viewer } from '@ludi-romani/core';
import { type Phrase, sentences, text, type Words } from '@ludi-romani/core/words';
import {
  createEngine,
  type Event,
  engine,
  type ForumTrajanum,
  type Options,
  type Source,
  type State,
  standardComponents,
} from '@ludi-romani/forum-trajanum';
import { words as german } from '@ludi-romani/forum-trajanum/words/de';
import { words as english } from '@ludi-romani/forum-trajanum/words/en';
import { describe, expect, test } from 'vitest';
import { describeSentences, describeWords } from '../words';
import { asked, at, FILLER, menu, type Place, passing, placingMerchant, playUntil, standard, using } from './scene';
import { spoken } from './spoken';

const en = english(engine);
const de = german(engine);

describeWords(spoken);
describeSentences(spoken, 'sample');

/** Returns a phrase in both languages. */
const both = (of: (words: Words<ForumTrajanum>) => Phrase): readonly [string, string] => [text(of(en)), text(of(de))];
const ask = (state: State, seat = 0) => {
  const question = engine.openQuestion(state, seat);
  if (question === null) throw new Error('the seat has no question');
  return both((words) => words.ask(engine.view(state, seat), question));
};
/** Returns a copy of a state with every tile and street card in one place, which the preview of an action requires. */
function complete(laid: State): State {
  const state = engine.clone(laid);
  state.streetDeck = standard.streetCards.filter((symbol) => !state.streets.includes(symbol));
  state.streetDeck.push(...state.streets);
  for (const player of state.players) {
    if (player.preparation !== null) continue;
    const rest = [...standard.copies.all];
    const take = (tile: string) => rest.splice(rest.indexOf(tile), 1)[0] ?? tile;
    for (const { tile } of player.draft.taken) take(tile);
    for (const tile of player.tiles) if (tile !== null && tile !== FILLER) take(tile);
    player.leftover = rest.pop() ?? null;
    player.tiles = player.tiles.map((tile) => (tile === FILLER ? (rest.shift() ?? null) : tile));
    player.spent = rest;
  }
  return state;
}
/** Returns the sentence for the action with this line, from the view of its player. */
const say = (laid: State, line: string) => {
  const state = complete(laid);
  const action = engine.parse(state, line);
  return both((words) => words.say(engine.view(state, action.player), action));
};
const tell = (state: State, event: Event, viewer: Viewer = 'spectator') => {
  const [seen] = eventsFor([event], viewer);
  if (seen === undefined) throw new Error('the viewer does not see the event');
  return both((words) => words.tell(engine.view(state, viewer), seen));
};

type Case = readonly [said: readonly [string, string], english: string, german: string];

const begun = (options: Partial<Options> = {}): State =>
  engine.initialState({ players: 2, seed: 'words', draftMode: 'sequential', startPlayer: 0, ...options });
const cranes = begun();
const startRow = playUntil(cranes, (state) => engine.openQuestion(state, 0)?.ask === 'start-row');

const OPEN = { tiles: { r1c6: 'worker-red-coin' } } as const;
const drafting = asked(
  { ask: 'take', player: 0, cards: [0, 1] },
  { ...OPEN, resources: { tribune: 1 } },
  {
    current: null,
    streets: ['black-1', 'white-3'],
  },
);
const onSideB = asked(
  { ask: 'take', player: 0, cards: [1] },
  {},
  {
    current: null,
    streets: ['black-1', 'white-3'],
    options: { boardSide: 'B' },
  },
);
const emptyStreet = asked({ ask: 'take', player: 0, cards: [0] }, { empty: 'all' }, { current: null });
const twins = passing([1, 'builder-2'], [8, 'builder-2']);
const reserve = asked(
  { ask: 'reserve', player: 0 },
  { reserve: ['coin-2', 'citizen-merchant-m', 'citizen-merchant-f'] },
);
const RICH = { builder: 1, 'worker-red': 2, 'worker-blue': 1, assistant: 1, coin: 1 } as const;
const FREE = ['r3c3', 'r3c4'] as const;
const building = (place: Place = {}): State =>
  menu({ empty: FREE, rows: { 4: 1, 5: 1, 6: 1 }, resources: RICH, ...place }).state;
const site = (option: string): State =>
  asked({ ask: 'site', player: 0, option }, { empty: FREE, resources: RICH, ship: 1 });
const half = (option: string): State =>
  asked({ ask: 'second-half', player: 0, option, cell: 'r3c3' }, { empty: FREE, resources: RICH, ship: 1 });
const track = (name: 'library' | 'basilica' | 'market', level: number, place: Place = {}): State =>
  asked({ ask: 'benefit', player: 0, track: name }, { ship: 1, ...place, tracks: { [name]: level } });
const envoy = (rule: 'color' | 'any' | 'eagle', color: 'blue' | null, optional: boolean, left = 1): State =>
  asked({ ask: 'envoy', player: 0, rule, color, optional, left }, { ship: 2 });
const MARKET = { kind: 'track', track: 'market', level: 2 } as const;
const bonus = (left: number, taken: readonly ['coin'] | readonly [] = [], place: Place = {}): State =>
  asked({ ask: 'area-bonus', player: 0, left, taken: [...taken], source: MARKET }, place);
const paying = asked(
  { ask: 'payment', player: 0 },
  { rows: { 1: 1, 3: 1, 6: 2 }, resources: { coin: 2 } },
  { current: null },
);

const ASKED: readonly Case[] = [
  [
    ask(begun({ introductory: true, introductoryCard: 'chosen' })),
    'Choose the Trajan card of this game',
    'Wähle die Trajankarte dieser Partie',
  ],
  [ask(cranes), 'Place a crane of each color on your corners', 'Lege in jede Ecke einen Baukran einer anderen Farbe'],
  [
    ask(drafting),
    'Take a tile from row 1 or column 3: choose the tile and its street card',
    'Nimm ein Plättchen aus Zeile 1 oder Spalte 3: wähle das Plättchen und seine Straßenkarte',
  ],
  [ask(onSideB), 'Take a tile from column 6', 'Nimm ein Plättchen aus Spalte 6'],
  [ask(twins), 'Pass one of your two tiles to Player 2', 'Gib eines deiner beiden Plättchen an Spieler 2 weiter'],
  [ask(passing()), 'Confirm that you pass no tile', 'Bestätige, dass du kein Plättchen weitergibst'],
  [ask(using('coin-2', null)), 'Use your tile', 'Nutze dein Plättchen'],
  [ask(using('coin-2', 'builder-2', 1)), 'Use one of your two tiles', 'Nutze eines deiner beiden Plättchen'],
  [
    ask(using('coin-2', 'builder-2', 2)),
    'Use one of your two tiles, or both for 2 tribunes',
    'Nutze eines deiner beiden Plättchen oder für 2 Tribune beide',
  ],
  [ask(placingMerchant({})), 'Place the merchant in one of your rows', 'Lege den Händler in eine Bürgerzeile'],
  [
    ask(asked({ ask: 'row-bonus', player: 0, row: 5 }, { rows: { 5: 2 } })),
    'Choose the bonus for your second craftsman in row 5',
    'Wähle den Bonus für den zweiten Handwerker in Bürgerzeile 5',
  ],
  [ask(building()), 'Build, exchange figures or end your turn', 'Baue, tausche oder beende deinen Zug'],
  [
    ask(site('double-color-red')),
    'Choose a cell for the first red structure',
    'Wähle ein Feld für das erste rote Bauwerk',
  ],
  [ask(site('double-mixed-blue')), 'Choose a cell for the library', 'Wähle ein Feld für die Bibliothek'],
  [
    ask(half('double-mixed-blue')),
    'Choose a cell for the blue structure beside row 3, column 3',
    'Wähle neben Zeile 3, Spalte 3 ein Feld für das blaue Bauwerk',
  ],
  [
    ask(track('market', 2)),
    'Choose a benefit of the market, or decline',
    'Wähle eine Prämie der Marktleiste oder verzichte',
  ],
  [
    ask(envoy('color', 'blue', true)),
    'Send an envoy to a blue square, or decline',
    'Lege einen Gesandten auf ein blaues Mosaikfeld oder verzichte',
  ],
  [
    ask(envoy('color', 'blue', true, 2)),
    'Send the first of two envoys to a blue square, or decline',
    'Lege den ersten von zwei Gesandten auf ein blaues Mosaikfeld oder verzichte',
  ],
  [ask(envoy('eagle', null, false)), 'Send an envoy to an eagle', 'Lege einen Gesandten auf ein Adlerfeld'],
  [ask(envoy('any', null, false)), 'Send an envoy to any colored square', 'Lege einen Gesandten auf ein farbiges Feld'],
  [ask(bonus(1)), 'Choose an area bonus', 'Wähle einen Flächenbonus'],
  [ask(bonus(2)), 'Choose the first of two area bonuses', 'Wähle den ersten von zwei Flächenboni'],
  [ask(bonus(1, ['coin'])), 'Choose another area bonus', 'Wähle einen anderen Flächenbonus'],
  [
    ask(paying),
    'Choose the rows of citizens to pay for, 1 coin each; the others become inactive',
    'Wähle die Bürgerzeilen, für die du je 1 Geld bezahlst; die anderen werden inaktiv',
  ],
];

const SAID: readonly Case[] = [
  [
    say(cranes, '0 place-cranes (yellow,red,blue,green)'),
    'Place the cranes red top left, yellow top right, green bottom left and blue bottom right',
    'Lege die Baukräne Rot oben links, Gelb oben rechts, Grün unten links und Blau unten rechts',
  ],
  [
    say(drafting, '0 take-tile card:0 cell:r1c2 tribune:false'),
    'Take the tile in row 1, column 2 for the card row 1',
    'Nimm das Plättchen in Zeile 1, Spalte 2 für die Karte Zeile 1',
  ],
  [
    say(drafting, '0 take-tile card:0 cell:r1c6 tribune:false'),
    'Take the tile with 1 red worker and 1 coin in row 1, column 6 for the card row 1: uncover the yellow crane',
    'Nimm das Plättchen mit 1 rotem Arbeiter und 1 Geld in Zeile 1, Spalte 6 für die Karte Zeile 1: lege den gelben Baukran frei',
  ],
  [
    say(drafting, '0 take-tile card:1 cell:r5c5 tribune:true'),
    'Ignore the card column 3 for 1 tribune and take the tile in row 5, column 5',
    'Ignoriere die Karte Spalte 3 für 1 Tribun und nimm das Plättchen in Zeile 5, Spalte 5',
  ],
  [say(emptyStreet, '0 forgo-tile 0'), 'Take no tile for the card row 1', 'Nimm kein Plättchen für die Karte Zeile 1'],
  [
    say(twins, '0 pass-tile 0'),
    'Pass the tile with 2 builders from row 1, column 2',
    'Gib das Plättchen mit 2 Baumeistern aus Zeile 1, Spalte 2 weiter',
  ],
  [say(passing(), '0 pass-tile null'), 'Pass no tile', 'Gib kein Plättchen weiter'],
  [
    say(reserve, '0 take-reserve coin-2'),
    'Pick the tile with 2 coins from the reserve',
    'Nimm das Plättchen mit 2 Geld aus der Reserve',
  ],
  [
    say(reserve, '0 take-reserve citizen-merchant-f'),
    'Pick the merchant (female) from the reserve',
    'Nimm die Händlerin aus der Reserve',
  ],
  [say(reserve, '0 take-reserve null'), 'Pick no tile from the reserve', 'Nimm kein Plättchen aus der Reserve'],
  [
    say(using('upgrade-coin', 'builder-2', 2), '0 use-tiles own+foreign'),
    'Use both for 2 tribunes, kept first',
    'Beide für 2 Tribune, eigenes zuerst',
  ],
  [
    say(placingMerchant({}), '0 place-citizen 3'),
    'Place a merchant in row 3 (Merchant I), turn the slide bar to its improved side',
    'Lege einen Händler in Bürgerzeile 3 (Händler I), drehe den Schieber auf die verbesserte Seite',
  ],
  [
    say(asked({ ask: 'row-bonus', player: 0, row: 5 }, { rows: { 5: 2 } }), '0 choose-row-bonus yellow'),
    'Get 1 yellow worker',
    'Erhalte 1 gelben Arbeiter',
  ],
  [
    say(building(), '0 recolor-worker from:red to:green'),
    'Recolor 1 red worker with an assistant, get 1 green worker',
    'Färbe 1 roten Arbeiter mit einem Assistenten um, erhalte 1 grünen Arbeiter',
  ],
  [
    say(building(), '0 workers-to-builder red'),
    'Exchange 2 red workers, get 1 builder',
    'Tausche 2 rote Arbeiter ein, erhalte 1 Baumeister',
  ],
  [
    say(building(), '0 merchant-swap gain:tribune pay:coin'),
    'Exchange 1 coin by Merchant II, get 1 tribune',
    'Tausche 1 Geld mit Händler II ein, erhalte 1 Tribun',
  ],
  [
    say(building(), '0 craftsman-builder'),
    'Exchange 1 assistant by Craftsman II, get 1 builder',
    'Tausche 1 Assistenten mit Handwerker II ein, erhalte 1 Baumeister',
  ],
  [
    say(building(), '0 start-building double-mixed-blue'),
    'Build a library and a blue structure',
    'Baue eine Bibliothek und ein blaues Bauwerk',
  ],
  [say(building(), '0 start-building double-color-red'), 'Build two red structures', 'Baue zwei rote Bauwerke'],
  [say(building(), '0 end-turn'), 'End your turn', 'Beende den Zug'],
  [
    say(site('double-mixed-blue'), '0 place-building r3c3'),
    'Put the library in row 3, column 3',
    'Lege die Bibliothek in Zeile 3, Spalte 3',
  ],
  [
    say(site('single-gray-library'), '0 place-building r3c3'),
    'Pay 1 builder, build a library in row 3, column 3, move the library marker to level 1',
    'Zahle 1 Baumeister, baue eine Bibliothek in Zeile 3, Spalte 3, rücke auf der Bibliotheksleiste auf Stufe 1',
  ],
  [
    say(half('double-color-red'), '0 place-second-half r3c4'),
    'Pay 2 red workers, build a red structure in row 3, column 3 and a red structure in row 3, column 4',
    'Zahle 2 rote Arbeiter, baue ein rotes Bauwerk in Zeile 3, Spalte 3 und ein rotes Bauwerk in Zeile 3, Spalte 4',
  ],
  [
    say(
      asked({ ask: 'benefit-order', player: 0, track: 'market', color: 'red' }, { ship: 1 }),
      '0 choose-benefit-order color',
    ),
    'Send the envoy first',
    'Lege zuerst den Gesandten',
  ],
  [
    say(track('market', 2), '0 choose-benefit 0'),
    'Decline the benefit of the market',
    'Verzichte auf die Prämie der Marktleiste',
  ],
  [
    say(track('market', 2), '0 choose-benefit 1'),
    'Take benefit 1 of the market: get 1 coin',
    'Nimm Prämie 1 der Marktleiste: erhalte 1 Geld',
  ],
  [
    say(track('market', 2), '0 choose-benefit 2'),
    'Take benefit 2 of the market: get an area bonus',
    'Nimm Prämie 2 der Marktleiste: erhalte einen Flächenbonus',
  ],
  [
    say(track('basilica', 4), '0 choose-benefit 4'),
    'Take benefit 4 of the basilica: get another building action',
    'Nimm Prämie 4 der Basilikaleiste: erhalte eine weitere Bauaktion',
  ],
  [
    say(track('library', 1), '0 choose-benefit 1'),
    'Take benefit 1 of the library: get 1 tribune and a worker of any color',
    'Nimm Prämie 1 der Bibliotheksleiste: erhalte 1 Tribun und einen Arbeiter beliebiger Farbe',
  ],
  [
    say(track('library', 3), '0 choose-benefit 3'),
    'Take benefit 3 of the library: send an envoy to an eagle',
    'Nimm Prämie 3 der Bibliotheksleiste: lege einen Gesandten auf ein Adlerfeld',
  ],
  [
    say(track('market', 3), '0 choose-benefit 3'),
    'Take benefit 3 of the market: send an envoy to any colored square',
    'Nimm Prämie 3 der Marktleiste: lege einen Gesandten auf ein beliebiges farbiges Feld',
  ],
  [
    say(track('market', 4), '0 choose-benefit 4'),
    'Take benefit 4 of the market: take a tile from the colonia and use it at once',
    'Nimm Prämie 4 der Marktleiste: nimm ein Plättchen aus der Colonia und nutze es sofort',
  ],
  [
    say(track('basilica', 3), '0 choose-benefit 3'),
    'Take benefit 3 of the basilica: move the slide bar to space 1',
    'Nimm Prämie 3 der Basilikaleiste: rücke den Schieber auf Feld 1',
  ],
  [
    say(envoy('color', 'blue', true), '0 place-envoy s1c0'),
    'Send an envoy to the blue square in row 2, column 1, fill a blue area',
    'Lege einen Gesandten auf das blaue Mosaikfeld in Zeile 2, Spalte 1, fülle eine blaue Farbfläche',
  ],
  [say(envoy('color', 'blue', true), '0 place-envoy null'), 'Send no envoy', 'Lege keinen Gesandten'],
  [
    say(envoy('eagle', null, false), '0 place-envoy s4c2'),
    'Send an envoy to the eagle square in row 5, column 3',
    'Lege einen Gesandten auf das Adlerfeld in Zeile 5, Spalte 3',
  ],
  [say(bonus(1), '0 choose-area-bonus points'), 'Take 2 points as an area bonus', 'Nimm 2 Siegpunkte als Flächenbonus'],
  [
    say(bonus(1, [], { position: 8 }), '0 choose-area-bonus upgrade'),
    'Take 1 upgrade as an area bonus',
    'Nimm 1 Aufwertung als Flächenbonus',
  ],
  [
    say(asked({ ask: 'grid-tile', player: 0 }), '0 take-grid-tile r3c3'),
    'Take the tile in row 3, column 3',
    'Nimm das Plättchen in Zeile 3, Spalte 3',
  ],
  [say(paying, '0 pay-citizens none'), 'Pay for no citizens', 'Bezahle für keine Bürger'],
  [
    say(paying, '0 pay-citizens 1+6'),
    'Pay 2 coins for the citizens in rows 1 (Patrician I) and 6 (Craftsman II)',
    'Zahle 2 Geld für die Bürger in den Zeilen 1 (Patrizier I) und 6 (Handwerker II)',
  ],
  [
    say(paying, '0 pay-citizens 3'),
    'Pay 1 coin for the citizens in row 3 (Merchant I)',
    'Zahle 1 Geld für die Bürger in Zeile 3 (Händler I)',
  ],
];

/** The layout of a game with two players and secret drafts, in round 4. */
const SECRET = { streets: ['black-1', 'white-3'], round: 4 } as const;
const table = asked({ ask: 'building', player: 0 }, { cranes: { nw: 'exposed' } }, SECRET);
const inOrder = asked({ ask: 'building', player: 0 }, {}, { ...SECRET, options: { draftMode: 'sequential' } });
const TO_0 = { to: [0], tile: 'tribune-2' };
const taken: Event = { type: 'tile-taken', player: 0, cell: 'r3c4', tribune: false, tile: null, secret: TO_0 };
const kept = (passes: boolean): Event => ({ type: 'tile-kept', player: 0, passes, secret: TO_0 });
const received: Event = { type: 'tile-received', player: 0, from: 1, secret: { to: [1, 0], tile: 'worker-2-red' } };
const drafted: Event = {
  type: 'tiles-drafted',
  player: 1,
  taken: [
    { cell: 'r1c1', tribune: true, tile: 'coin-2' },
    { cell: 'r3c4', tribune: false, tile: null },
  ],
};
const CORNERS = [
  { cell: 'r1c1', tile: 'citizen-patrician-f' },
  { cell: 'r1c6', tile: 'builder-2' },
] as const;
const prepared: Event = {
  type: 'colonia-prepared',
  player: 0,
  layout: { nw: 'red', ne: 'yellow', sw: 'green', se: 'blue' },
  start: 'citizen-merchant-f',
  row: 4,
  corners: [...CORNERS],
  secret: { to: [0], leftover: 'upgrade-coin' },
};
const gained = (resource: 'coin' | 'worker-green', amount: number, source: Source): Event => ({
  type: 'gained',
  player: 0,
  resource,
  amount,
  source,
});
const scored = (row: 'colonia' | 'eagles' | 'area', amount: number, source: Source): Event => ({
  type: 'points-gained',
  player: 0,
  row,
  amount,
  source,
});
const NOTHING = ['', ''] as const;

const TOLD: readonly Case[] = [
  [
    tell(table, { type: 'round-began', round: 4, startPlayer: 1, streets: ['black-1', 'white-3'] }),
    'round 4 of 12 begins with Player 2 and the street cards row 1 and column 3',
    'Runde 4 von 12 beginnt mit Spieler 2 und den Straßenkarten Zeile 1 und Spalte 3',
  ],
  // events with secrets, for viewers who may know the secrets and for other viewers
  [
    tell(table, taken, 0),
    'Player 1 takes the tile with 2 tribunes from row 3, column 4',
    'Spieler 1 nimmt das Plättchen mit 2 Tribunen aus Zeile 3, Spalte 4',
  ],
  [
    tell(inOrder, taken, 1),
    'Player 1 takes a tile from row 3, column 4',
    'Spieler 1 nimmt ein Plättchen aus Zeile 3, Spalte 4',
  ],
  [
    tell(table, kept(true), 0),
    'Player 1 keeps the tile with 2 tribunes and passes the other',
    'Spieler 1 behält das Plättchen mit 2 Tribunen und gibt das andere weiter',
  ],
  [tell(table, kept(false)), 'Player 1 keeps a tile', 'Spieler 1 behält ein Plättchen'],
  [
    tell(table, received, 0),
    'Player 1 gets the tile with 2 red workers from Player 2',
    'Spieler 1 erhält das Plättchen mit 2 roten Arbeitern von Spieler 2',
  ],
  [tell(table, received), 'Player 1 gets a tile from Player 2', 'Spieler 1 erhält ein Plättchen von Spieler 2'],
  [
    tell(table, drafted, 0),
    'Player 2 takes the tile with 2 coins from row 1, column 1 for 1 tribune and a tile from row 3, column 4',
    'Spieler 2 nimmt das Plättchen mit 2 Geld aus Zeile 1, Spalte 1 für 1 Tribun und ein Plättchen aus Zeile 3, Spalte 4',
  ],
  [tell(table, { ...drafted, taken: [] }, 0), 'Player 2 takes no tile', 'Spieler 2 nimmt kein Plättchen'],
  [tell(table, drafted, 1), ...NOTHING],
  [tell(inOrder, drafted, 0), ...NOTHING],
  [
    tell(table, prepared, 0),
    'Player 1 has the patrician top left and the tile with 2 builders top right, has the tile with 1 upgrade and 1 coin left over at the river',
    'Spieler 1 hat den Patrizier oben links und das Plättchen mit 2 Baumeistern oben rechts, hat am Fluss das Plättchen mit 1 Aufwertung und 1 Geld übrig',
  ],
  [
    tell(table, prepared, 1),
    'Player 1 places the cranes red top left, yellow top right, green bottom left and blue bottom right, places a merchant in row 4 (Merchant II), has the patrician top left and the tile with 2 builders top right',
    'Spieler 1 legt die Baukräne Rot oben links, Gelb oben rechts, Grün unten links und Blau unten rechts, legt einen Händler in Bürgerzeile 4 (Händler II), hat den Patrizier oben links und das Plättchen mit 2 Baumeistern oben rechts',
  ],
  [
    tell(table, { type: 'citizens-active', player: 0, rows: [1, 3] }),
    'Player 1 pays 2 coins for the citizens in rows 1 (Patrician I) and 3 (Merchant I)',
    'Spieler 1 zahlt 2 Geld für die Bürger in den Zeilen 1 (Patrizier I) und 3 (Händler I)',
  ],
  [
    tell(table, { type: 'citizens-active', player: 0, rows: [] }, 1),
    'Player 1 pays for no citizens',
    'Spieler 1 bezahlt für keine Bürger',
  ],
  [tell(table, { type: 'citizens-active', player: 0, rows: [1] }, 0), ...NOTHING],
  [
    tell(table, { type: 'citizens-unpaid', player: 0 }, 0),
    'Player 1 cannot pay for citizens',
    'Spieler 1 kann für keine Bürger bezahlen',
  ],
  [tell(table, { type: 'citizens-unpaid', player: 0 }, 1), ...NOTHING],
  // the turn
  [
    tell(table, { type: 'turn-began', player: 0, own: 'citizen-craftsman-m', foreign: 'worker-red-coin' }),
    'Player 1 shows the kept craftsman and the received tile with 1 red worker and 1 coin',
    'Spieler 1 zeigt den eigenen Handwerker und das erhaltene Plättchen mit 1 rotem Arbeiter und 1 Geld',
  ],
  [
    tell(table, { type: 'turn-began', player: 0, own: null, foreign: null }),
    'Player 1 shows no tile',
    'Spieler 1 zeigt kein Plättchen',
  ],
  [
    tell(table, { type: 'tile-put-away', player: 0, owner: 1, tile: 'coin-2', from: 'foreign', place: 'box' }),
    'Player 1 takes the received tile out of the game',
    'Spieler 1 nimmt das erhaltene Plättchen aus dem Spiel',
  ],
  // a gain is described once: in the sentence of the tile or of the area bonus, or else in a sentence of its own
  [tell(table, gained('coin', 1, { kind: 'tile', tile: 'coin-2' })), ...NOTHING],
  [tell(table, gained('coin', 1, { kind: 'area', square: 's0c0' })), ...NOTHING],
  [tell(table, gained('coin', 1, MARKET)), ...NOTHING],
  [tell(table, gained('coin', 1, { kind: 'row', row: 2 })), ...NOTHING],
  [tell(table, gained('coin', 1, { kind: 'row', row: 3 })), 'Player 1 gets 1 coin', 'Spieler 1 erhält 1 Geld'],
  [
    tell(table, gained('worker-green', 2, { kind: 'start' })),
    'Player 1 gets 2 green workers',
    'Spieler 1 erhält 2 grüne Arbeiter',
  ],
  [
    // a payment of an earlier round, which had other street cards
    tell(table, {
      type: 'paid',
      player: 0,
      resource: 'tribune',
      amount: 1,
      purpose: { kind: 'street-card', card: 1, symbol: 'white-5' },
    }),
    'Player 1 ignores the card column 5 for 1 tribune',
    'Spieler 1 ignoriert die Karte Spalte 5 für 1 Tribun',
  ],
  [
    tell(table, { type: 'tile-forgone', player: 0, card: 0, symbol: 'black-6' }),
    'Player 1 takes no tile for the card row 6',
    'Spieler 1 nimmt kein Plättchen für die Karte Zeile 6',
  ],
  [
    tell(table, { type: 'crane-exposed', player: 0, corner: 'nw' }),
    'Player 1 uncovers the red crane',
    'Spieler 1 legt den roten Baukran frei',
  ],
  [
    tell(table, { type: 'marker-at-column', player: 0, track: 'library' }),
    'Player 1 puts the library marker beside the Trajan column',
    'Spieler 1 stellt den Marker der Bibliotheksleiste neben die Trajanssäule',
  ],
  // the scorings
  [
    tell(table, { type: 'crane-scored', player: 0, corner: 'nw', points: 0 }),
    'for the red crane, Player 1 scores 0 points',
    'für den roten Baukran erhält Spieler 1 0 Siegpunkte',
  ],
  [
    tell(table, scored('colonia', 1, { kind: 'street', row: 3 })),
    'for row 3, Player 1 scores 1 point',
    'für Zeile 3 erhält Spieler 1 1 Siegpunkt',
  ],
  [
    tell(table, scored('eagles', 2, { kind: 'envoy', square: 's4c2' })),
    'for eagles, Player 1 scores 2 points',
    'für Adler erhält Spieler 1 2 Siegpunkte',
  ],
  [
    tell(table, scored('area', 9, { kind: 'envoys', squares: ['s0c0', 's0c1'] })),
    'for the largest group of 2 envoys, Player 1 scores 9 points',
    'für die größte Gruppe aus 2 Gesandten erhält Spieler 1 9 Siegpunkte',
  ],
  [
    tell(table, { type: 'trajan-scored', player: 0, card: 'trajan-I-1', building: 1, collecting: 3 }),
    'Player 1 fulfills the building task once and the collecting task three times',
    'Spieler 1 erfüllt den Bauauftrag einmal und den Sammelauftrag dreimal',
  ],
  [
    tell(table, { type: 'trajan-scored', player: 0, card: 'trajan-I-1', building: 0, collecting: 0 }),
    'Player 1 fulfills no task of the Trajan card',
    'Spieler 1 erfüllt keinen Auftrag der Trajankarte',
  ],
  [tell(table, { type: 'cycle-ended', cycle: 2 }), 'the 2nd cycle ends', 'Durchgang 2 ist zu Ende'],
];

test.each(ASKED)('asks: %s', (said, inEnglish, inGerman) => expect(said).toEqual([inEnglish, inGerman]));
test.each(SAID)('says: %s', (said, inEnglish, inGerman) => expect(said).toEqual([inEnglish, inGerman]));
test.each(TOLD)('tells: %s', (told, inEnglish, inGerman) => expect(told).toEqual([inEnglish, inGerman]));

test('the question about the start citizen names its class', () => {
  const drawn = at(startRow, 0).preparation?.start ?? '';
  const [, name = ''] = drawn.split('-');
  const called = { patrician: 'den Patrizier', merchant: 'den Händler', craftsman: 'den Handwerker' }[name];
  expect(ask(startRow)).toEqual([`Choose the row of your ${name}`, `Wähle die Bürgerzeile für ${called}`]);
});

test('a viewer who made a choice reads it once', () => {
  const state = engine.initialState({ players: 2, seed: 'log' });
  const log = (viewer: Viewer, words: Words<ForumTrajanum>) => {
    const told: Phrase[] = [];
    let now = state;
    while (now.phase === 'setup') {
      const [first] = engine.legalActions(now);
      if (first === undefined) throw new Error('there is no legal action');
      const step = engine.step(now, first);
      now = step.state;
      const seen = engine.view(now, viewer);
      told.push(...eventsFor(step.events, viewer).map((event) => words.tell(seen, event)));
    }
    return sentences(told)
      .map(({ phrase }) => text(phrase))
      .join(' ');
  };
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(log(viewer, en).match(/places the cranes/g)).toHaveLength(2);
    expect(log(viewer, de).match(/legt die Baukräne/g)).toHaveLength(2);
  }
});

describe('refusals', () => {
  const refused = (state: State, action: object) => {
    const answer = engine.explain(state, { player: 0, ...action });
    if (answer.legal) throw new Error('the action is legal');
    return [en.refuse(answer), de.refuse(answer)];
  };
  const building = (place: Place) => menu({ empty: ['r3c3', 'r3c4'], ...place }).state;
  const start = (option: string) => ({ type: 'start-building', option });
  test.each<readonly [Place, object, string, string]>([
    [{}, start('single-gray-column'), 'you have no builder', 'du hast keinen Baumeister'],
    [{}, start('single-color-green'), 'you have no green worker', 'du hast keinen grünen Arbeiter'],
    [
      { resources: { 'worker-blue': 1 } },
      start('double-color-blue'),
      'you have fewer than 2 blue workers',
      'du hast weniger als 2 blaue Arbeiter',
    ],
    [
      { resources: { 'worker-red': 1 } },
      { type: 'recolor-worker', from: 'red', to: 'blue' },
      'you have no assistant',
      'du hast keinen Assistenten',
    ],
    [
      { rows: { 4: 1 } },
      { type: 'merchant-swap', pay: 'coin', gain: 'tribune' },
      'you have no coin',
      'du hast kein Geld',
    ],
    [
      { rows: { 4: 1 } },
      { type: 'merchant-swap', pay: 'tribune', gain: 'coin' },
      'you have no tribune',
      'du hast keinen Tribun',
    ],
    [{}, { type: 'craftsman-builder' }, 'you have no active Craftsman II', 'dein Handwerker II ist nicht aktiv'],
  ])('%o %o', (place, action, inEnglish, inGerman) => {
    expect(refused(building(place), action)).toEqual([inEnglish, inGerman]);
  });
});

test.each([
  ['coin-2', '2 coins', '2 Geld'],
  ['worker-red-coin', '1 red worker and 1 coin', '1 roter Arbeiter und 1 Geld'],
  ['citizen-patrician-m', 'Patrician (male)', 'Patrizier'],
  ['worker-blue', 'Blue worker', 'Blauer Arbeiter'],
  ['tribune', 'Tribune', 'Tribun'],
  ['red', 'Red', 'Rot'],
  ['single-gray-column', 'Column', 'Säule'],
  ['double-mixed-red', 'Basilica and red structure', 'Basilika und rotes Bauwerk'],
  ['single-yellow', 'Single yellow building tile', 'Gelbes Einzelbauplättchen'],
  ['r3c4', 'Row 3, column 4', 'Zeile 3, Spalte 4'],
  ['s0c2', 'Square in row 1, column 3', 'Mosaikfeld in Zeile 1, Spalte 3'],
  ['row-4', 'Row 4 (Merchant II)', 'Bürgerzeile 4 (Händler II)'],
  ['craftsman-1', 'Craftsman I', 'Handwerker I'],
  ['craftsman', 'Craftsman', 'Handwerker'],
  ['ne', 'Top right', 'Oben rechts'],
  ['black-5', 'Row symbol 5', 'Zeilensymbol 5'],
  ['library', 'Library', 'Bibliothek'],
  [
    'library-1',
    'Library 1: 1 tribune and a worker of any color',
    'Prämie 1 der Bibliotheksleiste: 1 Tribun und ein Arbeiter beliebiger Farbe',
  ],
  ['basilica-2', 'Basilica 2: 2 tribunes', 'Prämie 2 der Basilikaleiste: 2 Tribune'],
  ['upgrade', 'Upgrade', 'Aufwertung'],
  ['tee-3', 'Two above one', 'Zwei über einem'],
  ['3b', 'Mosaic board 3, side b', 'Mosaiktableau 3, Seite b'],
  ['after-action', 'After the action', 'Nach der Bauaktion'],
  [
    'trajan-I-1',
    'Trajan card I: gray building, colored structure and gray building side by side in a row; 1 tribune and 1 coin',
    'Trajankarte I: graues Gebäude, farbiges Bauwerk und graues Gebäude nebeneinander in einer Zeile; 1 Tribun und 1 Geld',
  ],
  [
    'trajan-I-2',
    'Trajan card I: 2 building tiles above and below a temple; 2 active citizens of different kinds and 1 envoy on the ship',
    'Trajankarte I: 2 beliebige Bauplättchen über und unter einem Tempel; 2 aktive Bürger verschiedener Art und 1 Gesandter auf dem Schiff',
  ],
  [
    'trajan-I-3',
    'Trajan card I: 2 gray buildings one below the other in a column, all different; 2 assistants and 1 coin',
    'Trajankarte I: 2 graue Gebäude untereinander in einer Spalte, alle verschieden; 2 Assistenten und 1 Geld',
  ],
  [
    'trajan-II-3',
    'Trajan card II: structures of all four colors; 1 worker and 2 columns',
    'Trajankarte II: Bauwerke in allen vier Farben; 1 Arbeiter und 2 Säulen',
  ],
  [
    'trajan-III-3',
    'Trajan card III: 4 colored structures diagonal to a temple; 2 scored cranes and 2 workers of different colors',
    'Trajankarte III: 4 farbige Bauwerke schräg neben einem Tempel; 2 gewertete Baukräne und 2 verschiedenfarbige Arbeiter',
  ],
  [
    'trajan-III-4',
    'Trajan card III: 3 gray buildings one below the other in a column, all different; 1 marker beside the Trajan column, 1 assistant and 1 coin',
    'Trajankarte III: 3 graue Gebäude untereinander in einer Spalte, alle verschieden; 1 Marker neben der Trajanssäule, 1 Assistent und 1 Geld',
  ],
])('the title of %s', (id, inEnglish, inGerman) => expect([en.title(id), de.title(id)]).toEqual([inEnglish, inGerman]));

test('other tables may have other tiles, cards, arrangements and titles', () => {
  const { resourceTiles, trajanCards, arrangements } = standardComponents;
  const own = createEngine({
    ...standardComponents,
    resourceTiles: resourceTiles.map((one) =>
      one.id === 'coin-2' ? { ...one, id: 'riches', gain: { coin: 3 } } : one,
    ),
    trajanCards: trajanCards.map((one) => (one.id === 'trajan-I-1' ? { ...one, id: 'triumph' } : one)),
    arrangements: [...arrangements, { id: 'long-march', players: 2, slots: arrangements[0]?.slots ?? [] }],
    titles: [
      { id: 'builder-2', title: 'Two Masons' },
      { id: 'triumph', title: 'The Triumph' },
    ],
  } as typeof standardComponents);
  const state = own.initialState({ players: 2, seed: 'titles', arrangement: 'long-march' });
  const told = (words: Words<ForumTrajanum>) => [
    ...['riches', 'builder-2', 'triumph', 'long-march'].map(words.title),
    text(words.tell(state, { type: 'tile-used', player: 0, tile: 'riches', from: 'own' })),
    text(words.tell(state, { type: 'tile-used', player: 1, tile: 'builder-2', from: 'own' })),
    text(words.tell(state, { type: 'tile-used', player: 1, tile: 'nowhere', from: 'foreign' })),
  ];
  expect(told(english(own))).toEqual([
    '3 coins',
    'Two Masons',
    'The Triumph',
    'Long march',
    'Player 1 uses the kept tile with 3 coins',
    'Player 2 uses Two Masons',
    'Player 2 uses the received tile',
  ]);
  expect(told(german(own))).toEqual([
    '3 Geld',
    'Two Masons',
    'The Triumph',
    'Long march',
    'Spieler 1 nutzt das eigene Plättchen mit 3 Geld',
    'Spieler 2 nutzt Two Masons',
    'Spieler 2 nutzt das erhaltene Plättchen',
  ]);
  const { titles: _, ...untitled } = own.components as typeof standardComponents;
  expect(createEngine(untitled).componentsDigest()).toBe(own.componentsDigest());
});
