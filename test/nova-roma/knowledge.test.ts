import { chanceState, keyedChance, type Viewer } from '@ludi-romani/core';
import { type Event, engine, eventsFor, type MutableState, type State } from '@ludi-romani/nova-roma';
import { invariants } from '@ludi-romani/nova-roma/schemas';
import { describe, expect, test } from 'vitest';
import { at, scene } from './scene';

const begun = (set: (state: MutableState) => void = () => {}) =>
  scene(
    3,
    {
      set: (state) => {
        state.phase = 'forum';
        state.displays.followers = [1, 2, 3, 4];
        state.decks.followers = [...Array(30).keys()].map((i) => 40 - i);
        state.players.forEach((own, seat) => {
          own.hand = [5 + 2 * seat, 6 + 2 * seat];
        });
        state.running = { player: 0, action: 'recruit', strength: 2, sub: null, waived: false, helped: false };
        set(state);
      },
    },
    [{ do: 'recruit', player: 0 }],
  );
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const handOf = (state: State, seat: number, viewer: Viewer) => at(engine.view(state, viewer), seat).hand;

describe('views', () => {
  test('NR-10.1 show only the sizes of decks, and everything that is open', () => {
    const { state } = begun();
    for (const viewer of VIEWERS) {
      const view = engine.view(state, viewer);
      expect(view.decks).toEqual(
        Object.fromEntries(Object.entries(state.decks).map(([deck, cards]) => [deck, cards.length])),
      );
      expect(view.displays).toEqual(state.displays);
      expect(view).not.toHaveProperty('chance');
    }
  });

  test('NR-10.2 show a hand to its owner, and its size and the cards from the display to all', () => {
    const play = begun();
    expect(handOf(play.state, 0, 0)).toEqual([5, 6]);
    for (const viewer of [1, 2, 'spectator'] as const) expect(handOf(play.state, 0, viewer)).toEqual([null, null]);
    play.act('0 draw-follower 3', '0 draw-follower deck');
    expect(handOf(play.state, 0, 0)).toEqual([3, 5, 6, 11]);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(handOf(play.state, 0, viewer)).toEqual([3, null, null, null]);
  });

  test('NR-10.2 show a card from the display until it leaves the hand', () => {
    const play = begun((state) => {
      at(state, 0).coins = 9;
    }).act('0 draw-follower 3', '0 draw-follower deck', '0 play-follower 3');
    expect(handOf(play.state, 0, 1)).toEqual([null, null, null]);
    expect(at(play.state, 0).shown).toEqual([]);
  });

  test('NR-10.3 events show a card drawn blind only to its player', () => {
    const play = begun().act('0 draw-follower deck');
    const told = (viewer: Viewer): readonly Event[] =>
      eventsFor(play.events, viewer).filter(({ type }) => type === 'follower-drawn') as readonly Event[];
    expect(JSON.stringify(told(0))).toContain('11');
    for (const viewer of [1, 2, 'spectator'] as const) expect(JSON.stringify(told(viewer))).not.toContain('11');
    expect(play.reveals).toBe(true);
  });

  test('NR-10.3 list legal actions only for the active player', () => {
    const play = begun((state) => {
      at(state, 0).coins = 9;
    }).act('0 draw-follower 1', '0 draw-follower 2');
    const lines = (viewer: Viewer) => engine.legalActions(engine.view(play.state, viewer)).map(engine.format);
    expect(lines(0)).toContain('0 play-follower 5');
    for (const viewer of [1, 2, 'spectator'] as const) expect(lines(viewer)).toEqual([]);
  });

  test('NR-10.5 agree with their determinization after a reshuffle', () => {
    const play = begun((state) => (state.discards = state.decks.followers.splice(0, 30))).act('0 draw-follower deck');
    const view = engine.view(play.state, 1);
    expect(view.discards).toEqual([]);
    expect(view.decks.followers).toBe(29);
    const guess = engine.determinize(view, 'guess');
    expect(engine.view(guess, 1)).toEqual(view);
  });
});

describe('the follower draft', () => {
  const draft = (players: 2 | 3 | 4, picks: number): State => {
    let state = engine.initialState({ players, seed: 'memory', startPlayer: 0, followerDraft: true });
    for (let pick = 0; pick < picks; pick++) {
      for (let seat = 0; seat < players; seat++) {
        const [first] = engine.legalActions(state, seat);
        if (first !== undefined) state = engine.apply(state, first);
      }
    }
    return state;
  };

  test('NR-10.4 a player sees the own packets and picks, and the numbers of the others', () => {
    const state = draft(3, 2);
    const view = engine.view(state, 1);
    expect(at(view, 1).draft).toEqual(at(state, 1).draft);
    expect(at(view, 0).draft).toEqual({
      packets: [Array(4).fill(null), Array(3).fill(null), [null, null]],
      picks: [null, null],
      rejected: [],
    });
    const spectator = JSON.stringify(engine.view(state, 'spectator').players.map((own) => own.draft));
    expect(spectator).not.toMatch(/\d/);
  });

  test('NR-10.4 the others see which players have answered, but not their answers', () => {
    const state = draft(3, 0);
    const answers = engine.legalActions(state, 1).map((action) => engine.apply(state, action));
    const seen = answers.map((next) => JSON.stringify(engine.view(next, 0)));
    expect(new Set(seen).size).toBe(1);
    expect(engine.activePlayers(answers[0] ?? state)).toEqual([0, 2]);
  });

  test.each([2, 3, 4] as const)(
    'NR-10.4 NR-11.1 with %i players a determinization agrees with all packets that were passed',
    (players) => {
      for (const picks of [0, 1, 2, 3, 4]) {
        const state = draft(players, picks);
        for (const viewer of [0, 1, 'spectator'] as const) {
          const view = engine.view(state, viewer);
          const guesses = ['a', 'b', 'c'].map((seed) => engine.determinize(view, seed));
          for (const guess of guesses) {
            expect(engine.view(guess, viewer)).toEqual(view);
            guess.players.forEach(({ draft: drafted }, seat) => {
              drafted?.packets.forEach((packet, stage) => {
                const before = at(guess, (seat + players - 1) % players).draft;
                if (stage > 0)
                  expect(packet).toEqual(
                    before?.packets[stage - 1]?.filter((card) => card !== before.picks[stage - 1]),
                  );
              });
            });
          }
          expect(new Set(guesses.map((guess) => JSON.stringify(guess.players))).size).toBeGreaterThan(1);
        }
      }
    },
  );

  test('NR-10.4 NR-11.1 a player who drew nothing blind holds only drafted cards', () => {
    const state = draft(2, 4);
    expect(state.phase).toBe('emperor');
    const view = engine.view(state, 0);
    const own = at(state, 0).draft;
    // in every deal, seat 1 holds two of its four picks
    for (const seed of ['a', 'b', 'c', 'd']) {
      const guess = engine.determinize(view, seed);
      const other = at(guess, 1);
      for (const card of other.hand) expect(other.draft?.picks).toContain(card);
      for (const card of own?.picks ?? []) expect(other.hand).not.toContain(card);
      for (const card of own?.rejected ?? []) expect(guess.decks.followers).toContain(card);
    }
  });
});

test('NR-11.1 cards that the viewer cannot locate are dealt to all hidden places', () => {
  const { state } = begun();
  const view = engine.view(state, 1);
  const guesses = Array.from({ length: 40 }, (_, i) => engine.determinize(view, `g${i}`));
  const distinct = (of: (guess: State) => unknown) => new Set(guesses.map((guess) => JSON.stringify(of(guess)))).size;
  for (const deck of ['shipping', 'building', 'estate', 'special', 'followers', 'emperor', 'chariot'] as const)
    expect(distinct(({ decks }) => decks[deck])).toBeGreaterThan(20);
  expect(distinct((guess) => at(guess, 0).hand)).toBeGreaterThan(20);
  expect(distinct((guess) => at(guess, 1).hand)).toBe(1);
  for (const guess of guesses) expect(engine.view(guess, 1)).toEqual(view);
});

describe('NR-11.1 determinizations are valid and agree with their view', () => {
  test.each([
    [1, false],
    [1, true],
    [2, false],
    [2, true],
    [3, true],
    [4, true],
  ] as const)('with %i players, drafts: %s', (players, isDrafted) => {
    let state = engine.initialState({ players, seed: 'dealt', followerDraft: isDrafted, mosaicDraft: isDrafted });
    const chance = keyedChance(chanceState('answers'));
    for (let ply = 0; engine.activePlayers(state).length > 0; ply++) {
      // all states of the drafts, and every 50th state after them
      if (ply < 40 || ply % 50 === 0)
        for (const viewer of [0, players - 1, 'spectator'] as const) {
          const view = engine.view(state, viewer);
          const dealt = engine.determinize(view, `dealt ${ply}`);
          expect(engine.view(dealt, viewer)).toEqual(view);
          expect(invariants(dealt)).toEqual([]);
        }
      const legal = engine.legalActions(state, chance.pick(engine.activePlayers(state)));
      // prefers actions that recruit or use followers, because they change hands
      const lines = legal.filter((action) => /follower|recruit/.test(engine.format(action)));
      state = engine.apply(state, chance.pick(lines.length > 0 ? lines : legal));
    }
    expect(state.phase).toBe('over');
  });
});
