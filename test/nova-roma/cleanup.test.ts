import { engine, type MutableState } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { played, racers } from './performing';
import { at, scene } from './scene';

/** Returns a scene that begins with the cleanup, because all patricians are placed. */
const cleanup = (set: (state: MutableState) => void = () => {}, players: 1 | 2 | 3 | 4 = 3) =>
  scene(
    players,
    {
      set: (state) => {
        state.phase = 'forum';
        for (const own of state.players) Object.assign(own, { patricians: 0, legionaries: 0 });
        set(state);
      },
    },
    [{ do: 'next-turn', player: 0 }],
  );

describe('the cleanup', () => {
  test('NR-4.50 NR-5.22 T22 the player who claimed the marker is the start player', () => {
    const play = cleanup((state) => Object.assign(state, { startPlayer: 2, startMarkerClaimedBy: 1 }));
    expect(play.state.startPlayer).toBe(1);
    expect(play.state.startMarkerClaimedBy).toBeNull();
    expect(engine.activePlayers(play.state)).toEqual([1]);
    expect(play.state.round).toBe(2);
  });

  test('NR-4.50 T23 without a claim, the next player clockwise is the start player', () => {
    const play = cleanup((state) => (state.startPlayer = 2));
    expect(play.state.startPlayer).toBe(0);
  });

  test('NR-4.55 NR-8.8 all figures return to the players, and the emperor leaves', () => {
    const play = cleanup((state) => {
      state.forum.fill(0);
      state.forum[0] = 'emperor';
      state.forum[1] = 'legionary';
    }, 2);
    expect(play.state.forum).toEqual(Array(16).fill(null));
    for (const own of play.state.players) expect(own).toMatchObject({ patricians: 3, legionaries: 2 });
  });

  test('NR-4.56 artisans return, and each player keeps at most three', () => {
    const play = cleanup((state) => {
      Object.assign(at(state, 0), { artisans: 2 });
      at(state, 0).placed.fill(true, 0, 3);
      Object.assign(at(state, 1), { artisans: 0 });
      at(state, 1).placed.fill(true, 3, 5);
      state.artisanSupply = 16 - 5 - 2 - 1;
    });
    expect(play.state.players.map(({ artisans }) => artisans)).toEqual([3, 2, 1]);
    expect(play.state.artisanSupply).toBe(10);
    for (const { placed } of play.state.players) expect(placed).not.toContain(true);
  });

  test('NR-4.57 NR-4.21 exhausted followers turn face up', () => {
    const play = cleanup((state) => {
      at(state, 1).row = [played(15, { exhausted: true }), played(36)];
    });
    expect(at(play.state, 1).row).toEqual([played(15), played(36)]);
  });

  test('NR-4.58 NR-4.62 the leftmost follower of the display is discarded', () => {
    const play = cleanup((state) => {
      state.displays.followers = [1, 2, 3, 4];
      state.decks.followers = [9, 8];
    });
    expect(play.state.displays.followers).toEqual([2, 3, 4, 8]);
    expect(play.state.discards).toEqual([1]);
  });

  test('NR-4.58 an empty leftmost slot discards no follower', () => {
    const play = cleanup((state) => (state.displays.followers = [null, 2, 3, 4]));
    expect(play.state.discards).toEqual([]);
  });

  test('NR-4.59 NR-4.19 the leftmost basic tile and the special tile leave the game, and new ones are revealed', () => {
    const play = cleanup((state) => {
      state.displays.estate = ['eb-01', 'eb-02', 'eb-03', 'eb-04'];
      state.special = 'es-1';
      state.decks.estate = ['eb-06', 'eb-05'];
      state.decks.special = ['es-3', 'es-2'];
    });
    expect(play.state.displays.estate).toEqual(['eb-02', 'eb-03', 'eb-04', 'eb-05']);
    expect(play.state.special).toBe('es-2');
    expect(play.state.removed.estate).toEqual(['eb-01', 'es-1']);
    const taken = cleanup((state) => (state.special = null));
    expect(taken.state.removed.estate).toHaveLength(1);
    expect(taken.state.special).not.toBeNull();
  });

  test('NR-4.60 T59 with an empty pile the last slot stays empty', () => {
    const play = cleanup((state) => {
      state.displays.estate = ['eb-01', 'eb-02', 'eb-03', 'eb-04'];
      state.decks.estate = [];
    });
    expect(play.state.displays.estate).toEqual(['eb-02', 'eb-03', 'eb-04', null]);
    expect(play.state.removed.estate[0]).toBe('eb-01');
  });

  test('NR-4.51 NR-4.54 a chariot tile is awarded, and the next one is preferred', () => {
    const play = cleanup((state) => {
      state.preferredChariot = 'chariot-1a';
      state.nextChariot = 'chariot-2a';
      state.decks.chariot = ['chariot-3b', 'chariot-3a'];
      state.tracks['track-1'] = racers([1, 2], [0, 1], [2, 0]);
    });
    expect(at(play.state, 1).chariots).toEqual(['chariot-1a']);
    expect([play.state.preferredChariot, play.state.nextChariot]).toEqual(['chariot-2a', 'chariot-3a']);
  });

  test('NR-4.1 the next round begins with the next emperor tile', () => {
    const play = cleanup();
    expect(play.state.round).toBe(2);
    expect(play.state.emperorTiles).toHaveLength(2);
    expect(play.lines).toHaveLength(2);
  });
});

describe('the end', () => {
  const last = (set: (state: MutableState) => void = () => {}, players: 1 | 2 | 3 | 4 = 3) =>
    cleanup((state) => {
      state.round = 5;
      state.nextChariot = null;
      state.decks.chariot = [];
      set(state);
    }, players);

  test('NR-7.1 NR-4.54 after round 5 only the marker and the chariot tile are moved, then the game is over', () => {
    const play = last((state) => {
      state.displays.followers = [1, 2, 3, 4];
      state.special = 'es-1';
      at(state, 0).artisans = 5;
      at(state, 0).row = [played(15, { exhausted: true })];
    });
    const state = play.end();
    expect(state.phase).toBe('over');
    expect(state.displays.followers).toEqual([1, 2, 3, 4]);
    expect(state.special).toBe('es-1');
    expect(at(state, 0)).toMatchObject({ artisans: 5, row: [played(15, { exhausted: true })] });
    expect(state.players.flatMap(({ chariots }) => chariots)).toHaveLength(1);
    expect(state.preferredChariot).toBeNull();
    expect(engine.outcome(state)).not.toBeNull();
  });

  test('NR-7.1 NR-4.50 T54 the marker goes to the next player or to the claimant, who scores 2', () => {
    const passed = last((state) => (state.startPlayer = 2));
    expect(passed.state.startPlayer).toBe(0);
    expect(engine.scores(passed.state).map(({ rows }) => rows['start-player-marker'])).toEqual([2, 0, 0]);
    const claimed = last((state) => (state.startMarkerClaimedBy = 1));
    expect(engine.scores(claimed.state).map(({ rows }) => rows['start-player-marker'])).toEqual([0, 2, 0]);
  });

  test('NR-8.34 NR-8.31 NR-8.32 round 5 of a solo game moves the chariot tile and the contracts, and prefers no new tile', () => {
    const play = last((state) => {
      state.preferredChariot = 'chariot-1a';
      state.nextChariot = 'chariot-2a';
      state.displays.shipping = ['sc-01', 'sc-02', 'sc-03', 'sc-04'];
      state.displays.building = ['bc-01', 'bc-02', 'bc-03', 'bc-04'];
    }, 1);
    const state = play.end();
    expect(state.ai?.chariots).toEqual(['chariot-1a']);
    expect(state.preferredChariot).toBeNull();
    expect(state.ai?.contracts).toEqual(['bc-01']);
    expect(state.removed.shipping).toEqual(['sc-01']);
  });
});
