/** Nova Roma in words. */

import type { SeenEvent } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import {
  createEngine,
  type Event,
  engine,
  type MutableState,
  type State,
  standardComponents,
} from '@ludi-romani/nova-roma';
import { words as german } from '@ludi-romani/nova-roma/words/de';
import { words as english } from '@ludi-romani/nova-roma/words/en';
import { describe, expect, test } from 'vitest';
import { describeSentences, describeWords } from '../words';
import { AGRIPPA, EGERIA, GRATIAN, type Laying, performing, played, type Terms } from './performing';
import { at, laidOut, scene } from './scene';
import { spoken } from './spoken';

describeWords(spoken);
describeSentences(spoken, 'sample');

const both = [english(engine), german(engine)] as const;

/** What is asked of seat 0, in both languages. */
const asked = (state: State) => {
  const question = engine.openQuestion(state, 0);
  if (question === null) throw new Error('nothing is asked');
  return both.map((words) => text(words.ask(state, question)));
};
/** The action with that line, in both languages. */
const said = (state: State, line: string) => both.map((words) => text(words.say(state, engine.parse(state, line))));
/** What happened, in both languages. */
const told = (state: State, event: SeenEvent<Event>) => both.map((words) => text(words.tell(state, event)));

/** Nobody else and no deck has the followers of seat 0, nor its tiles. */
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

const rich: Laying = (own) => {
  own.coins = 9;
  own.influence = 7;
  own.goods = { wheat: 3, stone: 3, wood: 3, wine: 2, horse: 3 };
};
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
/** A turn of seat 0 whose patrician stands on the forum's first space. */
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

describe('what is asked', () => {
  const cases: [string, State, string, string][] = [
    [
      'both actions are left',
      turn(['row', 'column']),
      'Perform Upgrade or Sail, or give one up',
      'Führe Aufwertung oder Segeln aus oder verzichte auf eins davon',
    ],
    ['one action is left', turn(['column']), 'Perform Sail or give it up', 'Führe Segeln aus oder verzichte darauf'],
    [
      'cards to draw',
      doing('recruit', () => {}, { strength: 2 }),
      'Draw a follower (2 left)',
      'Ziehe eine Gefolgschaftskarte (noch 2)',
    ],
    [
      'what a petition can do is what its player can pay',
      doing(
        'petition',
        (own, state) => {
          own.influence = 1;
          state.startMarkerClaimedBy = 1;
        },
        { strength: 3 },
      ),
      'Perform another action for up to 1 influence, or go on',
      'Führe eine andere Aktion für bis zu 1 Einfluss aus oder mach weiter',
    ],
    [
      'one sail',
      doing('sail', () => {}, { frames: [{ ask: 'sail', player: 0, tile: null, spent: 0, window: 'open' }] }),
      'Move a ship or stop (1 sail left)',
      'Bewege ein Schiff oder hör auf (noch 1 Segel)',
    ],
    [
      'one space of two on the track of the tile',
      doing(
        'produce',
        (own) => {
          own.tiles[0] = 'es-7';
        },
        { frames: [{ ask: 'advance', player: 0, tile: 0, track: 'track-2', done: 1, window: null }] },
      ),
      'Advance a chariot on track 2 or stop (1 space left)',
      'Rücke auf Bahn 2 vor oder hör auf (noch 1 Feld)',
    ],
    [
      'a shape that is called like a port',
      doing('build', () => {}, {
        frames: [{ ask: 'building', player: 0, tile: null, shape: 's4', window: 'open' }],
      }),
      'Place the S of four in the city, or go on',
      'Setze das Vierer-S in die Stadt oder mach weiter',
    ],
    [
      'a single block, in the right case',
      doing('build', () => {}, {
        frames: [{ ask: 'building', player: 0, tile: null, shape: 'mono', window: 'open' }],
      }),
      'Place the single block in the city, or go on',
      'Setze den einzelnen Baustein in die Stadt oder mach weiter',
    ],
    [
      'what a tile converts',
      doing(
        'produce',
        (own) => {
          own.tiles[0] = 'eb-15';
        },
        { frames: [{ ask: 'conversion', player: 0, tile: 0 }] },
      ),
      'Convert 1 influence into 2 coins, or decline',
      'Wandle 1 Einfluss in 2 Münzen um oder verzichte',
    ],
    [
      'the tile that was taken',
      doing(
        'upgrade',
        (_, state) => {
          state.special = 'es-1';
        },
        { frames: [{ ask: 'estate-space', player: 0, slot: 'special' }] },
      ),
      'Lay the lion tile in your production area',
      'Lege das Löwenplättchen in deinen Produktionsbereich',
    ],
    [
      'for whom room is made',
      doing(
        'recruit',
        (own) => {
          own.row = [14, 15, 16, 17, 18, 19, 20].map((follower) => played(follower));
          own.hand = [40];
        },
        { frames: [{ ask: 'replace-follower', player: 0, follower: 40 }] },
      ),
      'Discard a follower from your row to make room for Trivia',
      'Wirf eine Gefolgschaftskarte deiner Reihe ab, um Platz für Trivia zu schaffen',
    ],
    [
      'an excess of one card',
      doing(
        'recruit',
        (own) => {
          own.hand = [1, 2, 3, 4, 5, 6, 7];
        },
        { frames: [{ ask: 'hand-limit', player: 0, last: 0 }] },
      ),
      'Discard down to 6 followers (1 left)',
      'Wirf Gefolgschaftskarten ab, bis du 6 hast (noch 1)',
    ],
    [
      'the marker at its price',
      doing(
        'petition',
        (own) => {
          own.patricians = 1;
        },
        { strength: 2 },
      ),
      'Claim the start player marker for 2 influence, or go on',
      'Beanspruche den Startspielermarker für 2 Einfluss oder mach weiter',
    ],
  ];
  test.each(cases)('%s', (_, state, ...sentences) => expect(asked(state)).toEqual(sentences));
});

describe('what is said of an action', () => {
  const contracts: Laying = (_, state) => {
    state.displays.shipping = ['sc-01', 'sc-11', 'sc-29', 'sc-24'];
    state.displays.building = ['bc-25', 'bc-04', null, null];
  };
  const cases: [string, State, string, string, string][] = [
    [
      'an action that begins',
      turn(['row', 'column']),
      '0 begin-action row',
      'Performs Upgrade with strength 1, gains 1 influence',
      'Führt Aufwertung mit Stärke 1 aus, erhält 1 Einfluss',
    ],
    [
      'one that is given up',
      turn(['row', 'column']),
      '0 forgo-action column',
      'Gives up Sail, gains 1 coin',
      'Verzichtet auf Segeln, erhält 1 Münze',
    ],
    [
      'a permanent follower pays',
      turn(['row'], (state) => {
        state.forumTiles[0] = 'race';
        at(state, 0).row = [played(GRATIAN)];
      }),
      '0 begin-action row',
      'Performs Race with strength 1, gains 1 coin from Gratian',
      'Führt Rennen mit Stärke 1 aus, erhält 1 Münze durch Gratian',
    ],
    [
      'two contracts that cost the same',
      doing('sail', contracts, { strength: 2 }),
      '0 take-contract kind:shipping slot:1',
      'Takes the shipping contract in slot 1: pays 1 wheat and 1 stone',
      'Nimmt den Schifffahrtsvertrag auf Platz 1: zahlt 1 Weizen und 1 Stein',
    ],
    [
      'the other one',
      doing('sail', contracts, { strength: 2 }),
      '0 take-contract kind:shipping slot:2',
      'Takes the shipping contract in slot 2: pays 1 wheat and 1 stone',
      'Nimmt den Schifffahrtsvertrag auf Platz 2: zahlt 1 Weizen und 1 Stein',
    ],
    [
      'a contract with an artisan',
      doing('build', contracts),
      '0 take-contract kind:building slot:1',
      'Takes the building contract in slot 1: pays 2 stone, 2 wood and 1 artisan',
      'Nimmt den Bauvertrag auf Platz 1: zahlt 2 Stein, 2 Holz und 1 Handwerker',
    ],
    ['no contract', doing('build', contracts), '0 skip', 'Takes no contract', 'Nimmt keinen Vertrag'],
    [
      'a follower that places an artisan',
      doing('build', (own, state) => {
        contracts(own, state);
        own.row = [played(AGRIPPA), played(EGERIA)];
      }),
      '0 activate-follower 14',
      'Activates Agrippa, pays 1 coin',
      'Aktiviert Agrippa, zahlt 1 Münze',
    ],
    [
      'a follower that adds strength',
      doing('build', (own, state) => {
        contracts(own, state);
        own.row = [played(AGRIPPA), played(EGERIA)];
      }),
      '0 activate-follower 17',
      'Activates Egeria, now has strength 2',
      'Aktiviert Egeria, hat jetzt Stärke 2',
    ],
    [
      'a leg at sea with its port',
      doing('sail', () => {}, {
        strength: 2,
        frames: [{ ask: 'sail', player: 0, tile: null, spent: 0, window: 'open' }],
      }),
      '0 sail route:south ship:0',
      'Sails ship 1 to south port 1 (3 VP) for 2 sails',
      'Segelt mit Schiff 1 bis Südhafen 1 (3 SP) für 2 Segel',
    ],
    [
      'a building by its cells',
      doing('build', () => {}, {
        strength: 2,
        frames: [{ ask: 'building', player: 0, tile: null, shape: 'domino', window: 'open' }],
      }),
      '0 place-building cells:0+1 zone:B',
      'Builds in zone B on (1, 1) and (1, 2)',
      'Baut in Zone B auf (1, 1) und (1, 2)',
    ],
    [
      'the reward of its player alone, where others get it too',
      doing(
        'build',
        (_, { city, rewardTiles }) => {
          for (const cell of [1, 3, 7]) city.A[cell] = 0;
          city.A[8] = 1;
          rewardTiles['a-r1'] = 'br-01';
        },
        { frames: [{ ask: 'building', player: 0, tile: null, shape: 'mono', window: 'open' }] },
      ),
      '0 place-building cells:9 zone:A',
      'Builds in zone A on (2, 4), gains 2 coins from the reward tile (2 coins)',
      'Baut in Zone A auf (2, 4), erhält 2 Münzen durch das Belohnungsplättchen (2 Münzen)',
    ],
    [
      'a line costs a horse',
      doing('race', (_, state) => {
        for (const racer of state.tracks['track-1']) racer.space = 2;
      }),
      '0 advance-chariot track-1',
      'Advances to space 3 of track 1, pays 1 horse',
      'Rückt auf Bahn 1 bis Feld 3 vor, zahlt 1 Pferd',
    ],
    [
      'the products of both lines',
      doing('produce'),
      '0 place-artisan 4',
      'Places an artisan on (2, 2), gains 1 stone and 1 wine',
      'Setzt einen Handwerker auf (2, 2), erhält 1 Stein und 1 Wein',
    ],
    [
      'an artisan is hired',
      doing('produce'),
      '0 hire-artisan',
      'Pays 1 wheat, hires 1 artisan',
      'Zahlt 1 Weizen, heuert 1 Handwerker an',
    ],
    [
      'a petition and what it brings',
      doing(
        'petition',
        (_, state) => {
          state.startMarkerClaimedBy = 1;
        },
        { strength: 2 },
      ),
      '0 petition-action action:trade strength:2',
      'Pays 2 influence, performs Trade with strength 2, gains 2 coins',
      'Zahlt 2 Einfluss, führt Handeln mit Stärke 2 aus, erhält 2 Münzen',
    ],
    [
      'influence beyond its end',
      doing(
        'upgrade',
        (own) => {
          own.influence = 7;
        },
        { strength: 1 },
      ),
      '0 spend-wine 2',
      'Pays 2 wine, gains 2 coins',
      'Zahlt 2 Wein, erhält 2 Münzen',
    ],
    [
      'a tile in place of another',
      doing(
        'upgrade',
        (own, state) => {
          own.tiles[4] = 'eb-16';
          state.special = 'es-1';
        },
        { frames: [{ ask: 'estate-space', player: 0, slot: 'special' }] },
      ),
      '0 place-estate-tile 4',
      'Lays the lion tile on (2, 2) in place of the animal tile',
      'Legt das Löwenplättchen auf (2, 2), ersetzt das Tierplättchen',
    ],
    [
      'the last of a step',
      doing(
        'trade',
        (own) => {
          own.hand = [3, 8, 9];
        },
        { frames: [{ ask: 'discard-pair', player: 0, last: 8, window: null }] },
      ),
      '0 skip',
      'Discards no more followers',
      'Wirft keine weiteren Gefolgschaftskarten ab',
    ],
    [
      'two cards for a coin',
      doing(
        'trade',
        (own) => {
          own.hand = [3, 8];
        },
        { frames: [{ ask: 'discard-pair', player: 0, last: 0, window: 'open' }] },
      ),
      '0 discard-pair 3+8',
      'Discards Hilaria and Nela, gains 1 coin',
      'Wirft Hilaria und Nela ab, erhält 1 Münze',
    ],
    [
      'a follower that costs',
      doing(
        'recruit',
        (own) => {
          own.hand = [3];
          own.row = [20, 21, 22].map((id) => played(id));
        },
        { frames: [{ ask: 'play-follower', player: 0, tile: null, window: 'open' }] },
      ),
      '0 play-follower 3',
      'Pays 2 coins and 1 influence, plays Hilaria',
      'Zahlt 2 Münzen und 1 Einfluss, spielt Hilaria aus',
    ],
    [
      'a good of several',
      doing('produce', () => {}, {
        frames: [{ ask: 'choose-good', player: 0, left: 2, from: 0, source: { kind: 'port', port: 'n4' } }],
      }),
      '0 choose-good horse',
      'Takes 1 horse',
      'Nimmt 1 Pferd',
    ],
  ];
  test.each(cases)('%s', (_, state, line, ...sentences) => expect(said(state, line)).toEqual(sentences));
});

describe('what is told', () => {
  const three = laidOut(3, {}) as State;
  const two = laidOut(2, {}) as State;
  const one = laidOut(1, {}) as State;
  const cases: [string, State, SeenEvent<Event>, string, string][] = [
    [
      'cards that only their player knows',
      three,
      { type: 'followers-dealt', player: 0, count: 2, secret: { to: [0], followers: [1, 40] } },
      'Player 1 gets Calux and Trivia',
      'Spieler 1 bekommt Calux und Trivia',
    ],
    [
      'the same to the others',
      three,
      { type: 'followers-dealt', player: 0, count: 2 },
      'Player 1 gets 2 followers',
      'Spieler 1 bekommt 2 Gefolgschaftskarten',
    ],
    [
      'a card drawn',
      three,
      { type: 'follower-drawn', player: 1, secret: { to: [1], follower: 12 } },
      'Player 2 draws Valeria from the deck',
      'Spieler 2 zieht Valeria vom Stapel',
    ],
    [
      'the same to the others',
      three,
      { type: 'follower-drawn', player: 1 },
      'Player 2 draws 1 follower from the deck',
      'Spieler 2 zieht 1 Gefolgschaftskarte vom Stapel',
    ],
    [
      'a packet',
      three,
      { type: 'packet-received', player: 1, from: 0, count: 3 },
      'Player 2 gets 3 followers from Player 1',
      'Spieler 2 bekommt 3 Gefolgschaftskarten von Spieler 1',
    ],
    [
      'what one begins with',
      three,
      { type: 'gained', player: 0, gains: { influence: 1, coins: 3, horse: 2, artisan: 1 }, source: { kind: 'setup' } },
      'Player 1 begins with 3 coins, 2 horses, 1 influence and 1 artisan',
      'Spieler 1 beginnt mit 3 Münzen, 2 Pferden, 1 Einfluss und 1 Handwerker',
    ],
    [
      'a gain of several things',
      three,
      { type: 'gained', player: 0, gains: { wheat: 1, coins: 2 }, source: { kind: 'port', port: 'n1' } },
      'Player 1 gains 2 coins and 1 wheat',
      'Spieler 1 erhält 2 Münzen und 1 Weizen',
    ],
    [
      'a gain from a reward tile',
      three,
      { type: 'gained', player: 2, gains: { artisan: 1 }, source: { kind: 'reward-tile', tile: 'br-11' } },
      'Player 3 gains 1 artisan from the reward tile (1 artisan)',
      'Spieler 3 erhält 1 Handwerker durch das Belohnungsplättchen (1 Handwerker)',
    ],
    [
      'a completed line',
      three,
      { type: 'gained', player: 2, gains: { influence: 2 }, source: { kind: 'mosaic-line', line: 0 } },
      'Player 3 gains 2 influence for the completed row 1',
      'Spieler 3 erhält 2 Einfluss für die vollständige Reihe 1',
    ],
    [
      'an achievement',
      three,
      { type: 'achievement-claimed', player: 0, space: 5, achievement: 'y-bs5' },
      'Player 1 claims the achievement on (2, 3) (building contracts and shipping contracts, 5 in all)',
      'Spieler 1 beansprucht die Errungenschaft auf (2, 3) (Bauverträge und Schifffahrtsverträge, zusammen 5)',
    ],
    [
      'a legionary of a player',
      two,
      { type: 'legionary-placed', player: 1, space: 0 },
      `Player 2 places a legionary on ${cross(two, 0, 'en')} (1, 1)`,
      `Spieler 2 setzt einen Legionär auf ${cross(two, 0, 'de')} (1, 1)`,
    ],
    [
      'a legionary without a space',
      one,
      { type: 'legionary-blocked', space: 15, vp: 1 },
      `no legionary can stand on ${cross(one, 15, 'en')} (4, 4): the AI scores 1 VP`,
      `kein Platz für den Legionär auf ${cross(one, 15, 'de')} (4, 4): die KI erhält 1 SP`,
    ],
    [
      'neutral blocks',
      two,
      { type: 'blocks-laid', zone: 'A', cells: [7, 10, 20, 28] },
      'the neutral color has 4 blocks in zone A',
      'die neutrale Farbe hat 4 Bausteine in Zone A',
    ],
    [
      'the blocks of the AI',
      one,
      { type: 'blocks-laid', zone: 'A', cells: [7] },
      'the AI has 1 block in zone A',
      'die KI hat 1 Baustein in Zone A',
    ],
    [
      'nobody wins a tile',
      two,
      { type: 'chariot-tile-awarded', chariot: 'chariot-2b', winner: 'neutral' },
      'nobody wins the chariot tile of track 2',
      'niemand gewinnt das Streitwagenplättchen von Bahn 2',
    ],
    [
      'the AI wins a tile',
      one,
      { type: 'chariot-tile-awarded', chariot: 'chariot-2b', winner: 'neutral' },
      'the AI wins the chariot tile of track 2',
      'die KI gewinnt das Streitwagenplättchen von Bahn 2',
    ],
    [
      'the AI at sea, at no cost',
      one,
      { type: 'ai-sailed', ship: 1, route: 'south', port: 's7' },
      'the AI sails ship 2 to south port 7 (14 VP)',
      'die KI segelt mit Schiff 2 bis Südhafen 7 (14 SP)',
    ],
    [
      'a contract for the AI',
      one,
      { type: 'contract-discarded', kind: 'building', slot: 1, contract: 'bc-13' },
      'the AI takes the building contract (bar of three, 6 VP, for 2 stone, 2 wood)',
      'die KI nimmt den Bauvertrag (Dreierreihe, 6 SP, für 2 Stein, 2 Holz)',
    ],
    [
      'a contract for nobody',
      one,
      { type: 'contract-discarded', kind: 'shipping', slot: 1, contract: 'sc-26' },
      'no longer on offer: the shipping contract (1 coin, 1 wheat)',
      'nicht mehr im Angebot: der Schifffahrtsvertrag (1 Münze, 1 Weizen)',
    ],
    [
      'a marker of nobody',
      two,
      { type: 'chariot-advanced', marker: 'neutral', track: 'track-3', space: 5 },
      'the neutral color advances to space 5 of track 3',
      'die neutrale Farbe rückt auf Bahn 3 bis Feld 5 vor',
    ],
    [
      'a reward tile',
      three,
      { type: 'reward-tile-completed', space: 'a-r1', tile: 'br-01', players: [0] },
      'buildings surround the reward tile (2 coins) on reward space A1',
      'umbaut ist jetzt das Belohnungsplättchen (2 Münzen) auf Belohnungsfeld A1',
    ],
    [
      'artisans too many',
      three,
      { type: 'artisans-returned', player: 1, kept: 3, returned: 1 },
      'Player 2 keeps 3 artisans and returns 1',
      'Spieler 2 behält 3 Handwerker und gibt 1 zurück',
    ],
    ['artisans not too many', three, { type: 'artisans-returned', player: 1, kept: 3, returned: 0 }, '', ''],
    [
      'a ranking with a tie',
      two,
      { type: 'zone-ranked', zone: 'C', ranking: [[0, 'neutral'], [1]] },
      'most blocks in zone C: Player 1 and the neutral color, then Player 2',
      'die meisten Bausteine in Zone C: Spieler 1 und die neutrale Farbe, dann Spieler 2',
    ],
    [
      'a row of the score sheet',
      three,
      { type: 'scored', row: 'animals', points: [14, 0, 1] },
      'Animals: Player 1 (14), Player 2 (0), Player 3 (1)',
      'Tierplättchen: Spieler 1 (14), Spieler 2 (0), Spieler 3 (1)',
    ],
    [
      'mosaic tiles',
      three,
      { type: 'mosaic-dealt', player: 0, tiles: ['green-2', 'yellow-1', 'orange-5'] },
      'Player 1 gets green mosaic tile 2, yellow mosaic tile 1 and orange mosaic tile 5',
      'Spieler 1 bekommt das grüne Mosaikplättchen 2, das gelbe Mosaikplättchen 1 und das orangefarbene Mosaikplättchen 5',
    ],
  ];
  test.each(cases)('%s', (_, state, event, ...sentences) => expect(told(state, event)).toEqual(sentences));

  function cross({ forumTiles }: State, space: number, language: 'en' | 'de'): string {
    const words = both[language === 'en' ? 0 : 1];
    const row = forumTiles[Math.floor(space / 4)] ?? '';
    const column = forumTiles[4 + (space % 4)] ?? '';
    return `${words.title(row)}/${words.title(column)}`;
  }
});

test('what is lacking is named in a refusal', () => {
  const refused = (state: State, action: unknown) => {
    const answer = engine.explain(state, action);
    if (answer.legal) throw new Error('it is legal');
    return [answer.message, ...both.map((words) => words.refuse(answer))];
  };
  const poor = doing(
    'build',
    (own, state) => {
      own.goods.wood = 0;
      own.artisans = 0;
      state.displays.building = ['bc-03', 'bc-10', 'bc-04', 'bc-12'];
    },
    { strength: 3 },
  );
  const take = (slot: number) => ({ type: 'take-contract', player: 0, kind: 'building', slot });
  expect(refused(poor, take(1))).toEqual(['not enough wood', 'not enough wood', 'zu wenig Holz']);
  expect(refused(poor, take(2))).toEqual([
    'no artisan is available',
    'no artisan is available',
    'kein Handwerker ist verfügbar',
  ]);
  expect(refused(poor, { ...take(3), player: 1 })[2]).toBe('jemand anders ist an der Reihe');
  const sea = doing(
    'sail',
    (own, state) => {
      own.goods.horse = 1;
      own.coins = 1;
      state.displays.shipping = ['sc-25', 'sc-29', 'sc-21', 'sc-22'];
    },
    { strength: 3 },
  );
  expect(refused(sea, { ...take(1), kind: 'shipping' })).toEqual([
    'not enough horses',
    'not enough horses',
    'zu wenig Pferde',
  ]);
  expect(refused(sea, { ...take(2), kind: 'shipping' })[2]).toBe('zu wenig Münzen');
});

test('a box may have other tiles and followers, and call things otherwise', () => {
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
  const lines = (words: ReturnType<typeof english>) => [
    words.title('vineyard'),
    words.title('eb-16'),
    words.title('follower-41'),
    text(words.tell(state, { type: 'tile-discarded', slot: 1, tile: 'vineyard' })),
    text(words.tell(state, { type: 'tile-turned', player: 0, space: 0, tile: 'eb-16' })),
    text(words.tell(state, { type: 'follower-played', player: 0, follower: 1 })),
    text(words.tell(state, { type: 'sailed', player: 0, ship: 0, route: 'north', port: 'n1' })),
    text(words.tell(state, { type: 'tile-discarded', slot: 1, tile: 'no-such-tile' })),
  ];
  expect(lines(english(own))).toEqual([
    'Production tile (1 coin, 2 wine)',
    'The Elephant',
    'Zeno',
    'no longer on offer: the production tile (1 coin, 2 wine)',
    'Player 1 turns The Elephant over',
    'Player 1 plays Calux the Carpenter',
    'Player 1 sails ship 1 to Odessus for 1 sail',
    'no longer on offer: No such tile',
  ]);
  expect(lines(german(own))).toEqual([
    'Produktionsplättchen (1 Münze, 2 Wein)',
    'The Elephant',
    'Zeno',
    'nicht mehr im Angebot: das Produktionsplättchen (1 Münze, 2 Wein)',
    'Spieler 1 dreht The Elephant um',
    'Spieler 1 spielt Calux the Carpenter aus',
    'Spieler 1 segelt mit Schiff 1 bis Odessus für 1 Segel',
    'nicht mehr im Angebot: No such tile',
  ]);
});

test('titles of parts of the boards', () => {
  const titles = (words: ReturnType<typeof english>) =>
    [
      'forum-6',
      'estate-4',
      'mosaic-8',
      'A-7',
      'A',
      'track-2',
      'track-2-6',
      'b-r2',
      's4',
      'shape-s4',
      'y-i6',
      'o-h10',
      'row-2',
      'special',
      'coins',
    ].map(words.title);
  expect(titles(both[0])).toEqual([
    'Forum (2, 3)',
    'Production area (2, 2)',
    'Mosaic (3, 3)',
    'Zone A (2, 2)',
    'Zone A',
    'Track 2',
    'Track 2, space 6',
    'Reward space B2',
    'South port 4 (1 good of choice)',
    'S of four',
    '6 influence, spending 3 influence',
    '10 spaces on the tracks',
    'Row 2',
    'Special estate tiles',
    'Coins',
  ]);
  expect(titles(both[1])).toEqual([
    'Forum (2, 3)',
    'Produktionsbereich (2, 2)',
    'Mosaik (3, 3)',
    'Zone A (2, 2)',
    'Zone A',
    'Bahn 2',
    'Bahn 2, Feld 6',
    'Belohnungsfeld B2',
    'Südhafen 4 (1 Ware nach Wahl)',
    'Vierer-S',
    '6 Einfluss, kostet 3 Einfluss',
    '10 Felder im Hippodrom',
    'Reihe 2',
    'Spezial-Anwesenplättchen',
    'Münzen',
  ]);
});
