/** Tests of the checks of untrusted states, which count pieces and check bounds in any position (section 13 of the rules). */
import { engine, type MutableState, type Options, type State, standardComponents } from '@ludi-romani/nova-roma';
import { problems, stateSchema, validateState } from '@ludi-romani/nova-roma/schemas';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../random-game';
import { at } from './scene';

/** Yields the states of a random game. */
const game = (options: Partial<Options> = {}) => statesOf(engine, { players: 2, seed: 'invariants', ...options });

/** Returns a mutable copy of the first state of a random game for which `wanted` returns true. */
function reached(wanted: (state: State) => boolean, options: Partial<Options> = {}): MutableState {
  for (const state of game(options)) if (wanted(state)) return engine.clone(state);
  throw new Error('no state of the game meets the condition');
}

const asked = ({ pending }: State): string => Object.assign({ ask: '' }, pending.at(-1)).ask;

const isLate = (state: State) => state.round === 4 && asked(state) === 'line';
const turn = () => reached((state) => isLate(state) && at(state, 0).hand.length > 1, { followerDraft: true });
const alone = () => reached(isLate, { players: 1 });
const drafting = () => reached((state) => asked(state) === 'draft-mosaic', { players: 3, mosaicDraft: true });
const together = () =>
  reached(({ players }) => players.some(({ draft }) => draft?.picks.length === 3), { players: 4, followerDraft: true });

const own = (state: MutableState) => at(state, 0);
const draftOf = (state: MutableState) => own(state).draft ?? expect.fail('there is no draft');
const aiOf = ({ ai }: MutableState) => ai ?? expect.fail('there is no AI');
const seenArea = ({ pending }: MutableState) =>
  pending.flatMap((frame) => ('before' in frame ? frame.before : []))[0] ??
  expect.fail('there is no simultaneous frame');
/** Replaces the first item of a list by a copy of the second item. */
const doubled = <T>(list: T[]) => list.splice(0, 1, ...list.slice(1, 2));

/** A title with its clause or path, a state, a change that makes it invalid, and the message. */
type Breach = readonly [string, () => MutableState, (state: MutableState) => unknown, RegExp];

const PIECES: readonly Breach[] = [
  ['NR-13.1 a follower is nowhere', turn, (s) => s.decks.followers.pop(), /^NR-13.1 followers: \d+ is nowhere$/],
  ['NR-13.1 a follower twice', turn, (s) => doubled(s.decks.followers), /^NR-13.1 followers: \d+ is there 2 times$/],
  [
    'NR-13.1 a card of a packet',
    together,
    (s) => doubled(draftOf(s).picks),
    /^NR-13.1 followers: \d+ is there 2 times$/,
  ],
  [
    'NR-13.1 a card that the others still see',
    together,
    (s) => seenArea(s).hand.push(...s.decks.followers.slice(0, 1)),
    /^NR-13.1 followers: \d+ is there 2 times$/,
  ],
  ['NR-13.1 a hand', turn, (s) => own(s).hand.reverse(), /a hand must be in the order of its cards$/],
  [
    'NR-13.1 a card that was shown',
    turn,
    (s) => own(s).shown.splice(0, 9, s.decks.followers[0] ?? 0),
    /a card that was shown must be in the hand$/,
  ],
  ['NR-8.52 a packet', turn, (s) => draftOf(s).packets[1]?.pop(), /^NR-8.52 seat 0: a packet must have one card less/],
  ['NR-8.52 a pick', turn, (s) => draftOf(s).picks.reverse(), /^NR-8.52 seat 0: a packet must .* contain its pick$/],
  ['NR-13.2 an artisan', turn, (s) => s.artisanSupply++, /^NR-13.2 there must be 16 artisans$/],
  ['NR-13.3 a shipping contract', turn, (s) => doubled(s.decks.shipping), /^NR-13.3 shipping .* is there 2 times$/],
  ['NR-13.3 a removed contract', alone, (s) => s.removed.shipping.pop(), /^NR-13.3 shipping .* is nowhere$/],
  ['NR-13.3 a contract of the AI', alone, (s) => aiOf(s).contracts.pop(), /^NR-13.3 building .* is nowhere$/],
  [
    'NR-13.3 a contract of the other kind',
    turn,
    (s) => own(s).contracts.building.push(s.decks.shipping.pop() ?? ''),
    /^NR-13.3 building .* is unknown$/,
  ],
  ['NR-13.4 a basic tile', turn, (s) => doubled(s.decks.estate), /^NR-13.4 basic .* is there 2 times$/],
  ['NR-13.4 a special tile', turn, (s) => Object.assign(s, { special: null }), /^NR-13.4 special .* is nowhere$/],
  [
    'NR-13.12 a chariot tile',
    turn,
    (s) => s.decks.chariot.push('chariot-1a', 'chariot-1b'),
    /^NR-13.12 chariot tiles: /,
  ],
  [
    'NR-13.12 a chariot tile of the AI',
    alone,
    (s) => aiOf(s).chariots.pop() ?? own(s).chariots.pop(),
    /^NR-13.12 chariot tiles: there are 4, not 5$/,
  ],
  [
    'NR-13.16 a reward tile',
    turn,
    (s) => Object.assign(s.rewardTiles, { 'a-r1': null }),
    /^NR-13.16 .* there are 7, not 8$/,
  ],
  ['NR-3.11 an emperor tile', turn, (s) => s.emperorTiles.pop(), /^NR-3.11 emperor tiles: there are 4, not 5$/],
  ['NR-3.11 an emperor tile, alone', alone, (s) => s.emperorTiles.pop(), /^NR-3.11 emperor tiles: .* is nowhere$/],
  ['NR-3.20 a mosaic tile', turn, (s) => own(s).mosaic.splice(0, 1, null), /^NR-3.20 green .*: there are 1, not 2$/],
  ['NR-3.20 a mosaic tile in the draft', drafting, (s) => s.decks.green.pop(), /^NR-3.20 green mosaic .* is nowhere$/],
  [
    'NR-3.20 a mosaic tile of another color',
    drafting,
    (s) => s.decks.green.push(...s.decks.yellow.splice(0, 1)),
    /^NR-3.20 green .* is unknown$/,
  ],
  ['NR-3.10 an action tile', turn, (s) => doubled(s.forumTiles), /^NR-3.10 each action must have one tile$/],
  ['NR-13.5 a marker', turn, (s) => own(s).achievementMarkers.own++, /^NR-13.5 achievement markers of seat 0: /],
  [
    'NR-13.5 a claim',
    turn,
    (s) => own(s).claims.splice(own(s).claims.indexOf(false), 1, true),
    /^NR-13.5 achievement markers/,
  ],
  ['NR-13.6 a block', turn, (s) => own(s).blocks++, /^NR-13.6 blocks of seat 0: there are 21, not 20$/],
  ['NR-13.9 a patrician', turn, (s) => own(s).patricians++, /^NR-13.9 patricians of seat 0: there are 4, not 3$/],
  ['NR-13.9 a legionary', turn, (s) => own(s).legionaries++, /^NR-13.9 legionaries: there are 5, not 4$/],
  [
    'NR-13.9 legionaries in a solo game',
    alone,
    (s) => (s.forum = s.forum.map((figure) => figure ?? 'legionary')),
    /^NR-13.9 legionaries: there are \d+, not 6$/,
  ],
  [
    'NR-13.9 a second emperor',
    turn,
    (s) => s.forum.splice(s.forum.indexOf(null), 1, 'emperor'),
    /^NR-13.9 there must be at most one emperor$/,
  ],
  ['NR-13.10 a marker', turn, (s) => s.tracks['track-1'].pop(), /^NR-13.10 each marker must be on track-1 once$/],
  [
    'NR-13.10 the leader',
    turn,
    (s) => Object.assign(s.tracks['track-1'].at(-1) ?? {}, { space: 8 }),
    /^NR-13.10 the leader of track-1 must come first$/,
  ],
  [
    'NR-13.11 a ship',
    turn,
    (s) => own(s).ships.splice(0, 1, { route: 'north', port: 99 }),
    /^NR-13.11 a ship must be on/,
  ],
  [
    'NR-13.11 a ship of the AI',
    alone,
    (s) => aiOf(s).ships.splice(0, 1, { route: null, port: 1 }),
    /^NR-13.11 a ship must/,
  ],
  [
    'NR-13.6 a block off the building spaces',
    turn,
    (s) => {
      const cell = standardComponents.zones[0]?.rows.join('').search(/[^.n]/) ?? 0;
      s.city.A[cell] = 0;
      own(s).blocks--;
    },
    /^NR-13.6 a block of zone A must be on a building space$/,
  ],
  [
    'NR-13.6 a neutral block',
    turn,
    (s) => s.city.A.splice(s.city.A.indexOf('neutral'), 1, null),
    /^NR-13.6 the neutral blocks of zone A must be those of the setup$/,
  ],
  ['a seat', turn, (s) => Object.assign(s, { startMarkerClaimedBy: 2 }), /^there is no such seat$/],
  ['a seat of a frame', turn, (s) => s.pending.unshift({ do: 'race', player: 2 }), /must be the seat of a player/],
  ['a zone', turn, (s) => s.city.B.pop(), /^zone B must have \d+ cells$/],
  ['the AI', alone, (s) => Object.assign(s, { ai: null }), /^must be present in a solo game, and null in other games$/],
];

describe('missing and surplus pieces are found', () => {
  test('the unchanged states have no problems', () => {
    for (const state of [turn(), alone(), drafting(), together()]) expect(validateState(state)).toEqual([]);
  });

  test.each(PIECES)('%s', (_, state, change, message) => {
    const changed = state();
    change(changed);
    expect(stateSchema.safeParse(changed).success).toBe(true);
    expect(problems(changed).map((problem) => problem.message)).toContainEqual(expect.stringMatching(message));
  });

  test('also in areas that others still see', () => {
    const state = turn();
    const keeping = () => state.players.map((_, player) => [{ ask: 'keep-followers', player } as const]);
    state.pending.push({ simultaneous: keeping(), opened: keeping(), before: engine.clone(state).players });
    expect(problems(state)).toEqual([]);
    seenArea(state).contracts.shipping.push(state.decks.shipping[0] ?? '');
    expect(problems(state).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^NR-13.3 shipping contracts: .* is there 2 times$/),
    ]);
  });

  test('a playable position that no game reaches has no problems', () => {
    const state = turn();
    state.phase = 'cleanup';
    state.round = 1;
    Object.assign(own(state), { turned: own(state).turned.map(() => true) });
    state.pending.unshift({ do: 'chariot-tile' }, { ask: 'place-artisan', player: 1 }, { do: 'next-turn', player: 0 });
    expect(problems(state)).toEqual([]);
  });
});

test.each<[string, (state: MutableState) => unknown]>([
  ['round', (s) => Object.assign(s, { round: 6 })],
  ['players[0].goods.wine', (s) => Object.assign(own(s).goods, { wine: 6 })],
  ['players[0].influence', (s) => Object.assign(own(s), { influence: 9 })],
  [
    'players[0].row',
    (s) => own(s).row.push(...Array.from({ length: 8 }, () => ({ follower: 1, exhausted: false, fresh: false }))),
  ],
  ['players[0].ships', (s) => own(s).ships.pop()],
  ['players[0].achievementMarkers.hippodrome', (s) => Object.assign(own(s).achievementMarkers, { hippodrome: 4 })],
  ['players[0].draft.packets', (s) => draftOf(s).packets.push([])],
  ['players[0].draft.rejected', (s) => draftOf(s).rejected.push(1, 2, 3)],
  ['displays.shipping', (s) => s.displays.shipping.pop()],
  ['turn.lines', (s) => s.turn?.lines.push('row', 'row')],
  [
    'running.strength',
    (s) =>
      Object.assign(s, {
        running: { player: 0, action: 'race', strength: 4, sub: null, waived: false, helped: false },
      }),
  ],
  ['tracks.track-1[0].space', (s) => Object.assign(s.tracks['track-1'][0] ?? {}, { space: 9 })],
  ['pending[0].round', (s) => s.pending.splice(0, 1, { do: 'round', round: 6 })],
  ['pending[0].slot', (s) => s.pending.splice(0, 1, { ask: 'estate-space', player: 0, slot: 5 })],
])('the shape bounds %s', (path, change) => {
  const state = turn();
  change(state);
  expect(problems(state).map((problem) => problem.path)).toEqual([path]);
});
