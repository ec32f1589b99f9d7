/** Tests of the sentences and titles of Nova Roma in English and German. */

import type { SeenEvent } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import {
  createEngine,
  type Event,
  engine,
  type MutableState,
  type Question,
  type State,
  standardComponents,
} from '@ludi-romani/nova-roma';
import { words as german } from '@ludi-romani/nova-roma/words/de';
import { words as english } from '@ludi-romani/nova-roma/words/en';
import { describe, expect, test } from 'vitest';
import { describeSentences, describeWords } from '../words';
import { AGRIPPA, EGERIA, GRATIAN, type Laying, performing, played, south, type Terms } from './performing';
import { at, laidOut, scene } from './scene';
import { spoken } from './spoken';

describeWords(spoken);
describeSentences(spoken, 'sample');

const both = [english(engine), german(engine)] as const;

/** Returns the sentence of the question of seat 0, in both languages. */
const asked = (state: State) => {
  const question = engine.openQuestion(state, 0);
  if (question === null) throw new Error('there is no question');
  return both.map((words) => text(words.ask(state, question)));
};
/** Returns the sentence of the action with this line, in both languages. */
const said = (state: State, line: string) => both.map((words) => text(words.say(state, engine.parse(state, line))));
/** Returns the sentence of an event, in both languages. */
const told = (state: State, event: SeenEvent<Event>) => both.map((words) => text(words.tell(state, event)));

/** Removes the followers and tiles of seat 0 from all other places. */
function deal(state: MutableState): void {
  const taken = new Set([...at(state, 0).hand, ...at(state, 0).row.map(({ follower }) => follower)]);
  const isLeft = (follower: number | null) => follower !== null && !taken.has(follower);
  const [own, ...others] = state.players;
  if (own !== undefined) own.shown = [];
  for (const other of others) other.hand = other.hand.filter(isLeft);
  state.displays.followers = state.displays.followers.filter(isLeft);
  const lying = [...taken, ...others.flatMap(({ hand }) => hand), ...state.displays.followers];
  const { tiles } = at(state, 0);
  const isFree = (tile: string | null) => tile !== state.special && !tiles.includes(tile);
  state.displays.estate = state.displays.estate.map((tile) => (isFree(tile) ? tile : null));
  state.decks.estate = state.decks.estate.filter(isFree);
  state.decks.special = state.decks.special.filter(isFree);
  state.decks.followers = standardComponents.followers.map(({ id }) => id).filter((id) => !lying.includes(id));
}

const rich: Laying = (own) =>
  Object.assign(own, { coins: 9, influence: 7, goods: { wheat: 3, stone: 3, wood: 3, wine: 2, horse: 3 } });
const doing = (action: Parameters<typeof performing>[0], laying: Laying = () => {}, terms: Terms = {}): State =>
  performing(
    action,
    (own, state) => {
      rich(own, state);
      laying(own, state);
      deal(state);
    },
    terms,
  ).state;
/** Returns a state in which seat 0 is asked `question` during an action. */
const asking = (action: Parameters<typeof performing>[0], question: object, laying?: Laying, strength = 1): State =>
  doing(action, laying, { strength, frames: [{ player: 0, ...question } as Question] });
/** Returns a state in a turn of seat 0, whose patrician is on the first space of the forum. */
const turn = (lines: ('row' | 'column')[], set: (state: MutableState) => void = () => {}, players: 1 | 2 | 3 = 3) =>
  scene(
    players,
    {
      set: (state) => {
        state.forumTiles = ['upgrade', 'recruit', 'race', 'build', 'sail', 'petition', 'trade', 'produce'];
        state.forum[0] = 0;
        state.turn = { player: 0, space: 0, lines, claimed: false };
        state.phase = 'forum';
        set(state);
        deal(state);
      },
    },
    [{ ask: 'line', player: 0 }],
  ).state;

describe('questions', () => {
  const cases: [english: string, german: string, State][] = [
    [
      'Choose Upgrade or Sail to perform first, or give one up',
      'Wähle Aufwertung oder Segeln als Erstes oder verzichte auf eine davon',
      turn(['row', 'column']),
    ],
    ['Choose Sail, or give it up', 'Wähle Segeln oder verzichte darauf', turn(['column'])],
    [
      'Choose a follower to draw (2 left)',
      'Wähle eine Gefolgschaftskarte, die du ziehst (noch 2)',
      doing('recruit', () => {}, { strength: 2 }),
    ],
    [
      'Choose another action and its strength, for up to 1 influence, or go on',
      'Wähle eine andere Aktion und ihre Stärke, bis zu 1 Einfluss, oder mach weiter',
      asking('petition', { ask: 'petition', window: 'strength' }, (own) => (own.influence = 1), 3),
    ],
    [
      'Activate Agrippa or Egeria, or choose a building contract, or take none',
      'Aktiviere Agrippa oder Egeria, oder wähle einen Bauvertrag oder nimm keinen',
      asking('build', { ask: 'contract', kind: 'building', window: 'strength' }, (own) => {
        own.row = [played(AGRIPPA), played(EGERIA)];
        own.artisans = 1;
      }),
    ],
    [
      'Activate Agrippa for Build, or go on',
      'Aktiviere Agrippa für Bauen oder mach weiter',
      asking('build', { ask: 'window', window: 'open' }, (own) => {
        own.row = [played(AGRIPPA), played(EGERIA)];
        own.artisans = 1;
      }),
    ],
    [
      'Choose a ship to move, or stop (1 sail left)',
      'Wähle ein Schiff, das segelt, oder hör auf (noch 1 Segel)',
      asking('sail', { ask: 'sail', tile: null, spent: 0, window: 'open' }),
    ],
    [
      'Choose a marker to advance on track 2, or stop (1 space left)',
      'Wähle einen Marker, der auf Bahn 2 vorrückt, oder hör auf (noch 1 Feld)',
      asking(
        'produce',
        { ask: 'advance', tile: 0, track: 'track-2', done: 1, window: null },
        (own) => (own.tiles[0] = 'es-7'),
      ),
    ],
    [
      'Choose where to build the S of four in the city, or do not build',
      'Wähle in der Stadt Felder für das Vierer-S oder baue nicht',
      // s4 is also the id of a port
      asking('build', { ask: 'building', tile: null, shape: 's4', window: 'open' }),
    ],
    [
      'Choose where to build the single block in the city, or do not build',
      'Wähle in der Stadt Felder für den einzelnen Baustein oder baue nicht',
      asking('build', { ask: 'building', tile: null, shape: 'mono', window: 'open' }),
    ],
    [
      'Convert 1 influence into 2 coins, or decline',
      'Wandle 1 Einfluss in 2 Münzen um oder verzichte',
      asking('produce', { ask: 'conversion', tile: 0 }, (own) => (own.tiles[0] = 'eb-15')),
    ],
    [
      'Choose a space of your production area for the lion tile',
      'Wähle ein Feld im Produktionsbereich für das Löwenplättchen',
      asking('upgrade', { ask: 'estate-space', slot: 'special' }, (_, state) => (state.special = 'es-1')),
    ],
    [
      'Choose a follower of your row to discard, to make room for Trivia',
      'Wähle eine Gefolgschaftskarte deiner Reihe, die du für Trivia abwirfst',
      asking('recruit', { ask: 'replace-follower', follower: 40 }, (own) =>
        Object.assign(own, { row: [14, 15, 16, 17, 18, 19, 20].map((id) => played(id)), hand: [40] }),
      ),
    ],
    [
      'Choose followers to discard until you have 6 (1 left)',
      'Wähle Gefolgschaftskarten zum Abwerfen, bis du 6 hast (noch 1)',
      asking('recruit', { ask: 'hand-limit', last: 0 }, (own) => (own.hand = [1, 2, 3, 4, 5, 6, 7])),
    ],
    [
      'Claim the start player marker for 2 influence, or go on',
      'Beanspruche den Startspielermarker für 2 Einfluss oder mach weiter',
      doing('petition', (own) => (own.patricians = 1), { strength: 2 }),
    ],
  ];
  test.each(cases)('%s', (en, de, state) => expect(asked(state)).toEqual([en, de]));
});

describe('actions', () => {
  const contracts: Laying = (_, state) => {
    state.displays.shipping = ['sc-01', 'sc-29', 'sc-11', 'sc-16'];
    state.displays.building = ['bc-25', 'bc-04', null, null];
  };
  const withRow: Laying = (own, state) => {
    contracts(own, state);
    own.row = [played(AGRIPPA), played(EGERIA)];
  };
  const cases: [english: string, german: string, State, line: string][] = [
    [
      'Perform Upgrade with strength 1, gain 1 influence',
      'Führe Aufwertung mit Stärke 1 aus, erhalte 1 Einfluss',
      turn(['row', 'column']),
      '0 begin-action row',
    ],
    [
      'Give up Sail, gain 1 coin',
      'Verzichte auf Segeln, erhalte 1 Münze',
      turn(['row', 'column']),
      '0 forgo-action column',
    ],
    [
      'Perform Race with strength 1, gain 1 coin from Gratian',
      'Führe Rennen mit Stärke 1 aus, erhalte 1 Münze durch Gratian',
      turn(['row'], (state) => {
        state.forumTiles[0] = 'race';
        at(state, 0).row = [played(GRATIAN)];
      }),
      '0 begin-action row',
    ],
    [
      'Take the shipping contract in slot 1: pay 1 wheat',
      'Nimm den Schifffahrtsvertrag auf Platz 1: zahle 1 Weizen',
      doing('sail', contracts, { strength: 2 }),
      '0 take-contract kind:shipping slot:1',
    ],
    [
      'Take the shipping contract in slot 2: pay 2 coins',
      'Nimm den Schifffahrtsvertrag auf Platz 2: zahle 2 Münzen',
      doing('sail', contracts, { strength: 2 }),
      '0 take-contract kind:shipping slot:2',
    ],
    [
      'Take the building contract in slot 1: pay 1 stone, 1 wood and 1 artisan',
      'Nimm den Bauvertrag auf Platz 1: zahle 1 Stein, 1 Holz und 1 Handwerker',
      doing('build', contracts),
      '0 take-contract kind:building slot:1',
    ],
    ['Take no contract', 'Nimm keinen Vertrag', doing('build', contracts), '0 skip'],
    [
      'Activate Agrippa, pay 1 coin',
      'Aktiviere Agrippa, zahle 1 Münze',
      doing('build', withRow),
      '0 activate-follower 14',
    ],
    [
      'Activate Egeria, raise the strength to 2',
      'Aktiviere Egeria, erhöhe die Stärke auf 2',
      doing('build', withRow),
      '0 activate-follower 17',
    ],
    [
      'Sail ship 1 to south port 7 (14 VP) for 2 sails',
      'Segle mit Schiff 1 bis Südhafen 7 (14 SP) für 2 Segel',
      asking(
        'sail',
        { ask: 'sail', tile: null, spent: 0, window: 'open' },
        (own) => own.ships.splice(0, 1, south(6)),
        2,
      ),
      '0 sail route:south ship:0',
    ],
    [
      'Build in zone B on (1/1) and (1/2)',
      'Baue in Zone B auf (1/1) und (1/2)',
      asking('build', { ask: 'building', tile: null, shape: 'domino', window: 'open' }, undefined, 2),
      '0 place-building cells:0+1 zone:B',
    ],
    [
      'Build in zone A on (2/4), gain 2 coins from the reward tile (2 coins)',
      'Baue in Zone A auf (2/4), erhalte 2 Münzen durch das Belohnungsplättchen (2 Münzen)',
      // seat 1 gets the reward too
      asking('build', { ask: 'building', tile: null, shape: 'mono', window: 'open' }, (_, { city, rewardTiles }) => {
        for (const cell of [1, 3, 7]) city.A[cell] = 0;
        city.A[8] = 1;
        rewardTiles['a-r1'] = 'br-01';
      }),
      '0 place-building cells:9 zone:A',
    ],
    [
      'Advance to space 3 of track 1, pay 1 horse',
      'Rücke auf Bahn 1 bis Feld 3 vor, zahle 1 Pferd',
      doing('race', (_, state) => {
        for (const racer of state.tracks['track-1']) racer.space = 2;
      }),
      '0 advance-chariot track-1',
    ],
    [
      'Place an artisan on (2/2), gain 1 stone and 1 wine',
      'Setze einen Handwerker auf (2/2), erhalte 1 Stein und 1 Wein',
      doing('produce'),
      '0 place-artisan 4',
    ],
    ['Pay 1 wheat, hire 1 artisan', 'Zahle 1 Weizen, heuere 1 Handwerker an', doing('produce'), '0 hire-artisan'],
    [
      'Pay 2 influence, perform Trade with strength 2, gain 2 coins',
      'Zahle 2 Einfluss, führe Handeln mit Stärke 2 aus, erhalte 2 Münzen',
      doing('petition', (_, state) => (state.startMarkerClaimedBy = 1), { strength: 2 }),
      '0 petition-action action:trade strength:2',
    ],
    [
      'Pay 2 wine, gain 2 coins',
      'Zahle 2 Wein, erhalte 2 Münzen',
      doing('upgrade', (own) => (own.influence = 7), { strength: 1 }),
      '0 spend-wine 2',
    ],
    [
      'Lay the lion tile on (2/2) in place of the animal tile',
      'Lege das Löwenplättchen auf (2/2) als Ersatz für das Tierplättchen',
      asking('upgrade', { ask: 'estate-space', slot: 'special' }, (own, state) => {
        own.tiles[4] = 'eb-16';
        state.special = 'es-1';
      }),
      '0 place-estate-tile 4',
    ],
    [
      'Discard no more followers',
      'Wirf keine weiteren Gefolgschaftskarten ab',
      asking('trade', { ask: 'discard-pair', last: 8, window: null }, (own) => (own.hand = [3, 8, 9])),
      '0 skip',
    ],
    [
      'Discard Hilaria and Nela, gain 1 coin',
      'Wirf Hilaria und Nela ab, erhalte 1 Münze',
      asking('trade', { ask: 'discard-pair', last: 0, window: 'open' }, (own) => (own.hand = [3, 8])),
      '0 discard-pair 3+8',
    ],
    [
      'Pay 2 coins and 1 influence, play Hilaria',
      'Zahle 2 Münzen und 1 Einfluss, spiele Hilaria aus',
      asking('recruit', { ask: 'play-follower', tile: null, window: 'open' }, (own) =>
        Object.assign(own, { hand: [3], row: [20, 21, 22].map((id) => played(id)) }),
      ),
      '0 play-follower 3',
    ],
    [
      'Take 1 horse',
      'Nimm 1 Pferd',
      asking('produce', { ask: 'choose-good', left: 2, from: 0, source: { kind: 'port', port: 'n4' } }),
      '0 choose-good horse',
    ],
  ];
  test.each(cases)('%s', (en, de, state, line) => expect(said(state, line)).toEqual([en, de]));
});

describe('events', () => {
  const three = laidOut(3, {}) as State;
  const two = laidOut(2, {}) as State;
  const one = laidOut(1, {}) as State;
  const cases: [english: string, german: string, State, SeenEvent<Event>][] = [
    [
      'Player 1 gets Calux and Trivia',
      'Spieler 1 bekommt Calux und Trivia',
      three,
      { type: 'followers-dealt', player: 0, count: 2, secret: { to: [0], followers: [1, 40] } },
    ],
    [
      'Player 1 gets 2 followers',
      'Spieler 1 bekommt 2 Gefolgschaftskarten',
      three,
      { type: 'followers-dealt', player: 0, count: 2 },
    ],
    [
      'Player 2 draws Valeria from the deck',
      'Spieler 2 zieht Valeria vom Stapel',
      three,
      { type: 'follower-drawn', player: 1, secret: { to: [1], follower: 12 } },
    ],
    [
      'Player 2 draws 1 follower from the deck',
      'Spieler 2 zieht 1 Gefolgschaftskarte vom Stapel',
      three,
      { type: 'follower-drawn', player: 1 },
    ],
    [
      'Player 2 gets 3 followers from Player 1',
      'Spieler 2 bekommt 3 Gefolgschaftskarten von Spieler 1',
      three,
      { type: 'packet-received', player: 1, from: 0, count: 3 },
    ],
    [
      'Player 1 begins with 3 coins, 2 horses, 1 influence and 1 artisan',
      'Spieler 1 beginnt mit 3 Münzen, 2 Pferden, 1 Einfluss und 1 Handwerker',
      three,
      { type: 'gained', player: 0, gains: { influence: 1, coins: 3, horse: 2, artisan: 1 }, source: { kind: 'setup' } },
    ],
    [
      'Player 1 gains 2 coins and 1 wheat',
      'Spieler 1 erhält 2 Münzen und 1 Weizen',
      three,
      { type: 'gained', player: 0, gains: { wheat: 1, coins: 2 }, source: { kind: 'port', port: 'n1' } },
    ],
    [
      'Player 3 gains 1 artisan from the reward tile (1 artisan)',
      'Spieler 3 erhält 1 Handwerker durch das Belohnungsplättchen (1 Handwerker)',
      three,
      { type: 'gained', player: 2, gains: { artisan: 1 }, source: { kind: 'reward-tile', tile: 'br-11' } },
    ],
    [
      'Player 3 gains 2 influence for the completed row 1',
      'Spieler 3 erhält 2 Einfluss für die vollständige Reihe 1',
      three,
      { type: 'gained', player: 2, gains: { influence: 2 }, source: { kind: 'mosaic-line', line: 0 } },
    ],
    [
      'Player 1 claims the achievement on (2/3) (building contracts and shipping contracts, 5 in all)',
      'Spieler 1 beansprucht die Errungenschaft auf (2/3) (Bauverträge und Schifffahrtsverträge, zusammen 5)',
      three,
      { type: 'achievement-claimed', player: 0, space: 5, achievement: 'y-bs5' },
    ],
    [
      `Player 2 places a legionary on ${cross(two, 0, 'en')}`,
      `Spieler 2 setzt einen Legionär auf ${cross(two, 0, 'de')}`,
      two,
      { type: 'legionary-placed', player: 1, space: 0 },
    ],
    [
      `no legionary can stand on ${cross(one, 15, 'en')}: the AI scores 1 VP`,
      `kein Platz für den Legionär auf ${cross(one, 15, 'de')}: die KI erhält 1 SP`,
      one,
      { type: 'legionary-blocked', space: 15, vp: 1 },
    ],
    [
      'the neutral color has 4 blocks in zone A',
      'die neutrale Farbe hat 4 Bausteine in Zone A',
      two,
      { type: 'blocks-laid', zone: 'A', cells: [7, 10, 20, 28] },
    ],
    [
      'the AI has 1 block in zone A',
      'die KI hat 1 Baustein in Zone A',
      one,
      { type: 'blocks-laid', zone: 'A', cells: [7] },
    ],
    [
      'nobody wins the chariot tile of track 2',
      'niemand gewinnt das Streitwagenplättchen von Bahn 2',
      two,
      { type: 'chariot-tile-awarded', chariot: 'chariot-2b', winner: 'neutral' },
    ],
    [
      'the AI wins the chariot tile of track 2',
      'die KI gewinnt das Streitwagenplättchen von Bahn 2',
      one,
      { type: 'chariot-tile-awarded', chariot: 'chariot-2b', winner: 'neutral' },
    ],
    [
      'the AI sails ship 2 to south port 7 (14 VP)',
      'die KI segelt mit Schiff 2 bis Südhafen 7 (14 SP)',
      one,
      { type: 'ai-sailed', ship: 1, route: 'south', port: 's7' },
    ],
    [
      'the AI takes the building contract (bar of three, 6 VP, for 1 stone, 1 wood)',
      'die KI nimmt den Bauvertrag (Dreierreihe, 6 SP, für 1 Stein, 1 Holz)',
      one,
      { type: 'contract-discarded', kind: 'building', slot: 1, contract: 'bc-13' },
    ],
    [
      'no longer on offer: the shipping contract (2 coins)',
      'nicht mehr im Angebot: Schifffahrtsvertrag (2 Münzen)',
      one,
      { type: 'contract-discarded', kind: 'shipping', slot: 1, contract: 'sc-26' },
    ],
    [
      'the neutral color advances to space 5 of track 3',
      'die neutrale Farbe rückt auf Bahn 3 bis Feld 5 vor',
      two,
      { type: 'chariot-advanced', marker: 'neutral', track: 'track-3', space: 5 },
    ],
    [
      'buildings surround the reward tile (2 coins) on reward space A1',
      'umbaut ist jetzt das Belohnungsplättchen (2 Münzen) auf Belohnungsfeld A1',
      three,
      { type: 'reward-tile-completed', space: 'a-r1', tile: 'br-01', players: [0] },
    ],
    [
      'Player 2 keeps 3 artisans and returns 1',
      'Spieler 2 behält 3 Handwerker und gibt 1 zurück',
      three,
      { type: 'artisans-returned', player: 1, kept: 3, returned: 1 },
    ],
    [
      'most blocks in zone C: Player 1 and the neutral color, then Player 2',
      'die meisten Bausteine in Zone C: Spieler 1 und die neutrale Farbe, dann Spieler 2',
      two,
      { type: 'zone-ranked', zone: 'C', ranking: [[0, 'neutral'], [1]] },
    ],
    [
      'Animals: Player 1 (14), Player 2 (0), Player 3 (1)',
      'Tierplättchen: Spieler 1 (14), Spieler 2 (0), Spieler 3 (1)',
      three,
      { type: 'scored', row: 'animals', points: [14, 0, 1] },
    ],
    [
      'Player 1 gets green mosaic tile 2, yellow mosaic tile 1 and orange mosaic tile 5',
      'Spieler 1 bekommt das grüne Mosaikplättchen 2, das gelbe Mosaikplättchen 1 und das orangefarbene Mosaikplättchen 5',
      three,
      { type: 'mosaic-dealt', player: 0, tiles: ['green-2', 'yellow-1', 'orange-5'] },
    ],
  ];
  test.each(cases)('%s', (en, de, state, event) => expect(told(state, event)).toEqual([en, de]));

  test('says nothing if no artisan returns', () => {
    expect(told(three, { type: 'artisans-returned', player: 1, kept: 3, returned: 0 })).toEqual(['', '']);
  });

  function cross({ forumTiles }: State, space: number, language: 'en' | 'de'): string {
    const words = both[language === 'en' ? 0 : 1];
    const row = forumTiles[Math.floor(space / 4)] ?? '';
    const column = forumTiles[4 + (space % 4)] ?? '';
    return `${words.title(row)}/${words.title(column)}`;
  }
});

test('a refusal names the missing thing', () => {
  const refused = (state: State, action: unknown) => {
    const answer = engine.explain(state, action);
    if (answer.legal) throw new Error('the action is legal');
    return [answer.message, ...both.map((words) => words.refuse(answer))];
  };
  const contracts = (kind: 'shipping' | 'building', fields: object, ...display: string[]) => {
    const laying: Laying = (own, state) => {
      Object.assign(own, fields);
      state.displays[kind] = display;
    };
    const state = doing(kind === 'shipping' ? 'sail' : 'build', laying, { strength: 3 });
    return (slot: number, player = 0) => refused(state, { type: 'take-contract', player, kind, slot });
  };
  const goods = { wheat: 3, stone: 3, wood: 0, wine: 2, horse: 1 };
  const building = contracts('building', { goods, artisans: 0 }, 'bc-03', 'bc-10', 'bc-04', 'bc-12');
  expect(building(1)).toEqual(['not enough wood', 'not enough wood', 'zu wenig Holz']);
  const missing = 'no artisan is available';
  expect(building(2)).toEqual([missing, missing, 'kein Handwerker ist verfügbar']);
  expect(building(3, 1)[2]).toBe('jemand anders ist an der Reihe');
  const shipping = contracts(
    'shipping',
    { goods: { ...goods, horse: 0 }, coins: 1 },
    'sc-25',
    'sc-29',
    'sc-01',
    'sc-06',
  );
  expect(shipping(1)).toEqual(['not enough horses', 'not enough horses', 'zu wenig Pferde']);
  expect(shipping(2)[2]).toBe('zu wenig Münzen');
});

test('names the tiles and followers of another box, by its titles if it has any', () => {
  const own = createEngine({
    ...standardComponents,
    followers: [...standardComponents.followers, { ...standardComponents.followers[0], id: 41, name: 'Zeno' } as never],
    basicEstateTiles: [
      ...standardComponents.basicEstateTiles,
      { id: 'vineyard', kind: 'production', reward: { wine: 2, coins: 1 } },
    ],
    titles: [
      { id: 'eb-16', title: 'The Elephant' },
      { id: 'follower-1', title: 'Calux the Carpenter' },
      { id: 'n1', title: 'Odessus' },
    ],
  });
  const state = own.initialState({ players: 2, seed: 'titles' });
  const cases: [string | SeenEvent<Event>, string, string][] = [
    ['vineyard', 'Production tile (1 coin, 2 wine)', 'Produktionsplättchen (1 Münze, 2 Wein)'],
    ['eb-16', 'The Elephant', 'The Elephant'],
    ['follower-41', 'Zeno', 'Zeno'],
    [
      { type: 'tile-discarded', slot: 1, tile: 'vineyard' },
      'no longer on offer: the production tile (1 coin, 2 wine)',
      'nicht mehr im Angebot: Produktionsplättchen (1 Münze, 2 Wein)',
    ],
    [
      { type: 'tile-turned', player: 0, space: 0, tile: 'eb-16' },
      'Player 1 turns The Elephant over',
      'Spieler 1 dreht The Elephant um',
    ],
    [
      { type: 'follower-played', player: 0, follower: 1 },
      'Player 1 plays Calux the Carpenter',
      'Spieler 1 spielt Calux the Carpenter aus',
    ],
    [
      { type: 'sailed', player: 0, ship: 0, route: 'north', port: 'n1' },
      'Player 1 sails ship 1 to Odessus for 1 sail',
      'Spieler 1 segelt mit Schiff 1 bis Odessus für 1 Segel',
    ],
    [
      { type: 'tile-discarded', slot: 1, tile: 'no-such-tile' },
      'no longer on offer: No such tile',
      'nicht mehr im Angebot: No such tile',
    ],
  ];
  for (const [named, ...sentences] of cases)
    expect(
      [english(own), german(own)].map((words) =>
        typeof named === 'string' ? words.title(named) : text(words.tell(state, named)),
      ),
    ).toEqual(sentences);
});

test.each([
  ['forum-6', 'Forum (2/3)', 'Forum (2/3)'],
  ['estate-4', 'Production area (2/2)', 'Produktionsbereich (2/2)'],
  ['mosaic-8', 'Mosaic (3/3)', 'Mosaik (3/3)'],
  ['A-7', 'Zone A (2/2)', 'Zone A (2/2)'],
  ['A', 'Zone A', 'Zone A'],
  ['track-2', 'Track 2', 'Bahn 2'],
  ['track-2-6', 'Track 2, space 6', 'Bahn 2, Feld 6'],
  ['b-r2', 'Reward space B2', 'Belohnungsfeld B2'],
  ['s4', 'South port 4 (1 good of choice)', 'Südhafen 4 (1 Ware nach Wahl)'],
  ['shape-s4', 'S of four', 'Vierer-S'],
  ['y-i6', '6 influence, spending 3 influence', '6 Einfluss, kostet 3 Einfluss'],
  ['o-h10', '10 spaces on the tracks', '10 Felder im Hippodrom'],
  ['row-2', 'Row 2', 'Reihe 2'],
  ['special', 'Special estate tiles', 'Spezial-Anwesenplättchen'],
  ['coins', 'Coins', 'Münzen'],
])('the title of %s is %s', (id, ...titles) => {
  expect(both.map((words) => words.title(id))).toEqual(titles);
});
