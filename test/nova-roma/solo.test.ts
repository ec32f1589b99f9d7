import { engine, type MutableState, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { at, scene, space } from './scene';

/** Returns a scene with the next turn of a solo game, in which this emperor tile is on top of the deck. */
const turn = (tile: string, set: (state: MutableState) => void = () => {}) =>
  scene(
    1,
    {
      set: (state) => {
        state.phase = 'forum';
        state.decks.emperor = [...state.decks.emperor.filter((id) => id !== tile), tile];
        set(state);
      },
    },
    [{ do: 'next-turn', player: 0 }],
  );

describe('legionaries', () => {
  test('NR-8.25 NR-8.26 come from a tile revealed before each patrician, one on each of its spaces', () => {
    const play = turn('emperor-5');
    expect(play.state.forum.flatMap((figure, at_) => (figure === 'legionary' ? [at_] : []))).toEqual([
      space(1, 1),
      space(2, 3),
    ]);
    expect(play.state.emperorTiles.at(-1)).toBe('emperor-5');
    expect(play.lines.filter((line) => line.includes('place-patrician'))).toHaveLength(14);
  });

  test('NR-8.27 T55 score a point for the AI without a free space', () => {
    const play = turn('emperor-1', (state) => {
      state.forum[space(0, 0)] = 0;
    });
    expect(play.state.ai?.vp).toBe(31);
    expect(play.state.forum[space(0, 0)]).toBe(0);
    expect(play.state.forum[space(2, 1)]).toBe('legionary');
    const both = turn('emperor-1', (state) => {
      state.forum[space(0, 0)] = 'emperor';
      state.forum[space(2, 1)] = 'legionary';
    });
    expect(both.state.ai?.vp).toBe(32);
  });

  test('NR-8.42 are placed before the opening claim of the turn', () => {
    const play = turn('emperor-5', (state) => {
      at(state, 0).mosaic = ['green-3', 'yellow-1', 'orange-1'];
      at(state, 0).row = [1, 2].map((follower) => ({ follower, exhausted: false, fresh: false }));
    });
    expect(play.lines).toContain('0 claim-achievement 2');
    expect(play.state.forum).toContain('legionary');
  });

  test('NR-8.21 NR-8.24 NR-8.28 use four tiles a round; all eight are shuffled at the start of rounds 3 and 5', () => {
    const play = scene(1, {});
    const shuffledIn = new Set<number>();
    let told = 0;
    while (play.lines.length > 0) {
      const [line = ''] = play.lines.filter((l) => /place-|forgo|end-turn/.test(l));
      play.act(line);
      for (; told < play.events.length; told++)
        if (play.events[told]?.type === 'emperor-stack-shuffled') shuffledIn.add(play.state.round);
      const revealed = play.state.emperorTiles;
      expect([...revealed, ...play.state.decks.emperor]).toHaveLength(8);
      expect(new Set([...revealed, ...play.state.decks.emperor]).size).toBe(8);
    }
    expect([...shuffledIn]).toEqual([3, 5]);
  });
});

describe('the course', () => {
  test('NR-8.28 the first tile of the shuffled stack is on top', () => {
    const set = (state: MutableState) => {
      state.decks.emperor = [];
      state.emperorTiles = standardComponents.emperorTiles.map(({ id }) => id);
    };
    const play = scene(1, { set }, [{ do: 'round', round: 3 }], [{ shuffle: ['emperor-5', 'emperor-2'] }]);
    expect(play.state.emperorTiles).toEqual(['emperor-5']);
    expect(play.state.decks.emperor.at(-1)).toBe('emperor-2');
  });

  test('NR-8.23 the player is always the start player, and there is no marker', () => {
    const play = scene(1, {});
    const phases: string[] = [];
    while (play.lines.length > 0) {
      phases.push(play.state.phase);
      expect(play.state.startPlayer).toBe(0);
      expect(play.state.startMarkerClaimedBy).toBeNull();
      const [line = ''] = play.lines.filter((l) => /place-|forgo|end-turn/.test(l));
      play.act(line);
    }
    expect(play.events.some(({ type }) => type === 'start-player')).toBe(false);
    expect(engine.scores(play.state)[0]?.rows['start-player-marker']).toBe(0);
  });

  test('NR-8.29 NR-8.33 the cleanup removes the legionaries, and its steps 4 to 7 are as usual', () => {
    const play = scene(
      1,
      {
        set: (state) => {
          state.phase = 'forum';
          state.forum.fill('legionary');
          state.displays.followers = [1, 2, 3, 4];
          state.displays.estate = ['eb-01', 'eb-02', 'eb-03', 'eb-04'];
          Object.assign(at(state, 0), {
            patricians: 0,
            artisans: 5,
            row: [{ follower: 15, exhausted: true, fresh: false }],
          });
          state.artisanSupply = 11;
        },
      },
      [{ do: 'next-turn', player: 0 }],
    );
    expect(play.state.forum).toEqual(Array(16).fill(null));
    expect(at(play.state, 0)).toMatchObject({ patricians: 3, artisans: 3, legionaries: 0 });
    expect(at(play.state, 0).row[0]?.exhausted).toBe(false);
    expect(play.state.artisanSupply).toBe(13);
    expect(play.state.discards).toEqual([1]);
    expect(play.state.removed.estate).toContain('eb-01');
  });

  test('NR-8.30 NR-8.31 NR-8.32 the AI moves in each cleanup', () => {
    const play = scene(1, {});
    const moves = () => ({
      spaces: Object.values(play.state.tracks).reduce(
        (sum, racers) => sum + (racers.find(({ marker }) => marker === 'neutral')?.space ?? 0),
        0,
      ),
      ports: play.state.ai?.ships.map(({ port }) => port),
      contracts: play.state.ai?.contracts.length,
      shipping: play.state.removed.shipping.length,
    });
    const rounds = [moves()];
    while (play.lines.length > 0) {
      const { round } = play.state;
      const [line = ''] = play.lines.filter((l) => /place-|forgo|end-turn/.test(l));
      play.act(line);
      if (play.state.round > round || play.lines.length === 0) rounds.push(moves());
    }
    expect(rounds).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => ({
        spaces: 10 + Math.min(n, 4),
        ports: [2 + n, 1 + n],
        contracts: n,
        shipping: n,
      })),
    );
    expect(play.state.ai?.chariots).toHaveLength(5);
    expect(standardComponents.numbers.rounds).toBe(5);
  });
});
