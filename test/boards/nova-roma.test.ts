/** Tests of the pictures of Nova Roma. */
import { pointing } from '@ludi-romani/boards';
import { boards } from '@ludi-romani/boards/nova-roma';
import { words as german } from '@ludi-romani/boards/nova-roma/de';
import { words as english } from '@ludi-romani/boards/nova-roma/en';
import { chanceState, keyedChance } from '@ludi-romani/core';
import {
  createEngine,
  engine,
  type Options,
  type Question,
  type State,
  standardComponents,
} from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { describeBoard, flawOf, heldTo, idsIn } from '../boards';

const board = boards(engine);
const [en, de] = [english(engine), german(engine)];
const NAMES = ['Livia', 'Marcus', 'Gaius', 'Drusilla'];

/**
 * Plays random actions until the question `until` is asked for the `times`-th time, or to the end. Plays an action that skips something only
 * if there is no other.
 */
function played(options: Options, until?: Question['ask'], times = 1, own = engine): State {
  const chance = keyedChance(chanceState(`pictures ${options.seed} ${options.players}`));
  let state = own.initialState(options);
  let left = times;
  while (!own.isTerminal(state)) {
    const [seat = 0] = own.activePlayers(state);
    if (own.openQuestion(state, seat)?.ask === until && --left === 0) break;
    const all = own.legalActions(state);
    const active = all.filter(({ type }) => !/^(skip|continue|forgo-action|end-turn)$/.test(type));
    state = own.apply(state, chance.pick(active.length > 0 ? active : all));
  }
  return state;
}

/** Returns the result of pointing at some things, and the picture that the active player then sees. */
function shown(state: State, pointed: readonly string[] = [], words = en) {
  const [seat = 0] = engine.activePlayers(state);
  const view = engine.view(state, seat);
  const found = pointing(board, view, engine.choices(view, seat), pointed);
  const look = {
    words,
    names: NAMES,
    highlight: found.open,
    selected: pointed,
    done: found.done,
    refusal: found.refusal,
  };
  return { ...found, seat, view, svg: board.board(view, look) };
}

describeBoard({ engine, board, languages: [en, de] }, 'sample');

describe('pictures of Nova Roma', () => {
  test('the start with two players', () =>
    heldTo(
      'nova-roma/start',
      board.board(engine.view(engine.initialState({ players: 2, seed: 'start' }), 0), { words: en }),
    ));

  test('a petition with four players and a chosen action', () =>
    heldTo('nova-roma/petition', shown(played({ players: 4, seed: 'petition' }, 'petition', 6), ['trade']).svg));

  test('a building with one chosen cell, in German', () => {
    const state = played({ players: 3, seed: 'building' }, 'building', 3);
    const cells = shown(state).open.filter((id) => /^[ABC]-\d/.test(id));
    const cell = cells.find((id) => shown(state, [id]).open.length > 4) ?? '';
    expect(cell).not.toBe('');
    return heldTo('nova-roma/building', shown(state, [cell], de).svg);
  });

  test('three players, from the view of a spectator', () =>
    heldTo(
      'nova-roma/spectator',
      board.board(engine.view(played({ players: 3, seed: 'spectator' }, 'produce', 5), 'spectator'), { words: en }),
    ));

  test('the end of a solo game', () =>
    heldTo(
      'nova-roma/end',
      board.board(engine.view(played({ players: 1, seed: 'end' }), 0), { words: en, names: NAMES }),
    ));

  test('the drafts of mosaics and followers', async () => {
    const drafts = { players: 3, mosaicDraft: true, followerDraft: true } as const;
    await heldTo('nova-roma/draft', shown(played({ ...drafts, seed: 'draft' }, 'draft-mosaic', 2)).svg);
    // the picture shows only the player's cards: the packet to choose from, and the picks
    const state = played({ ...drafts, seed: 'draft' }, 'draft-follower', 4);
    const { svg, view, seat } = shown(state);
    const { packets = [], picks = [] } = view.players[seat]?.draft ?? {};
    const cards = [...(packets.at(-1) ?? []), ...picks, ...view.displays.followers];
    expect(cards).toHaveLength(8);
    expect([...idsIn(svg)].filter((id) => id.startsWith('follower-')).sort()).toEqual(
      cards.map((card) => `follower-${card}`).sort(),
    );
  });
});

describe('the board of Nova Roma', () => {
  /** Calls `look` with some states of random games, once for every viewer. */
  const eachView = (look: (state: State, viewer: number | 'spectator') => void) => {
    for (const players of [2, 3]) {
      const chance = keyedChance(chanceState(`views ${players}`));
      let state = engine.initialState({ players, seed: 'views', followerDraft: players === 3 } as Options);
      while (!engine.isTerminal(state)) {
        if (chance.int(30) === 0)
          for (const viewer of ['spectator', ...state.players.keys()] as const) look(state, viewer);
        state = engine.apply(state, chance.pick(engine.legalActions(state)));
      }
    }
  };

  test('does not show cards in other hands, except those that all players know', () => {
    eachView((state, viewer) => {
      const svg = board.board(engine.view(state, viewer), { words: en });
      const hidden = state.players.flatMap(({ hand, shown: known, draft }, seat) =>
        seat === viewer || draft?.rejected.length === 0 ? [] : hand.filter((card) => !known.includes(card)),
      );
      for (const card of hidden) {
        const name = en.title(`follower-${card}`);
        expect(svg).not.toMatch(new RegExp(`follower-${card}"|\\b${name}\\b`));
      }
    });
  });

  // with a limit of two followers in a row, players replace followers more often
  const narrow = createEngine({ ...standardComponents, limits: { ...standardComponents.limits, followerRow: 2 } });

  test.each([
    ['income', engine],
    ['conversion', engine],
    ['wheel', engine],
    ['hand-limit', engine],
    ['choose-good', engine],
    ['place-artisan', engine],
    ['replace-follower', narrow],
  ] as const)('shows everything to point at for the rare question %s', (ask, rules) => {
    let state: State | undefined;
    for (let i = 0; state === undefined && i < 100; i++) {
      const found = played({ players: 2, seed: `seldom ${i}` }, ask, 1, rules);
      if (!rules.isTerminal(found)) state = found;
    }
    if (state === undefined) throw new Error(`${ask} was never asked`);
    const drawn = boards(rules);
    const [seat = 0] = rules.activePlayers(state);
    const view = rules.view(state, seat);
    const choices = rules.choices(view, seat);
    const { open } = pointing(drawn, view, choices, []);
    const ids = idsIn(drawn.board(view, { words: en, highlight: open }));
    expect(open.filter((id) => !ids.has(id))).toEqual([]);
    for (const action of rules.legalActions(view, seat)) {
      const [first = ''] = drawn.targets(view, action);
      expect(pointing(drawn, view, choices, [first]).action).toEqual(action);
    }
  });

  test('moves a chariot by pointing at its next space', () => {
    const { view, seat } = shown(played({ players: 2, seed: 'chariot' }, 'advance', 3));
    for (const action of engine.legalActions(view, seat)) {
      if (action.type !== 'advance-chariot') continue;
      const after = engine.view(engine.apply(played({ players: 2, seed: 'chariot' }, 'advance', 3), action), seat);
      const space = after.tracks[action.track].find(({ marker }) => marker === seat)?.space;
      expect(board.targets(view, action)).toEqual([`${action.track}-${space}`]);
    }
  });

  test('has buttons only for actions that point at nothing on the table', () => {
    eachView((state, viewer) => {
      if (viewer === 'spectator') return;
      const view = engine.view(state, viewer);
      const table = idsIn(board.board(view, { words: en }));
      for (const action of engine.legalActions(view, viewer))
        for (const id of board.targets(view, action))
          if (!/^(skip|continue|end-turn|forgo-(row|column)|spend-\d)$/.test(id)) expect(table).toContain(id);
    });
  });

  test('draws the same picture with and without its cache', () => {
    eachView((state, viewer) => {
      const view = engine.view(state, viewer);
      for (const words of [en, de]) {
        const look = { words, names: ['Bot', 'Bot', 'Bot'], highlight: ['forum-3', 'estate-0-2'], selected: ['trade'] };
        expect(board.board(view, look)).toBe(boards(engine).board(view, look));
      }
    });
  });

  test('shows the strength of the actions in the spaces for a patrician', () => {
    const state = played({ players: 2, seed: 'strength' }, 'patrician', 5);
    const { svg, view, open } = shown(state);
    const spaces = open.filter((id) => id.startsWith('forum-'));
    expect(spaces.length).toBeGreaterThan(3);
    for (const id of spaces) {
      const space = Number(id.slice(6));
      const count = (isIn: (other: number) => boolean) =>
        view.forum.filter((figure, other) => isIn(other) && (figure === view.viewer || figure === 'emperor')).length;
      const row = Math.min(3, 1 + count((other) => Math.floor(other / 4) === Math.floor(space / 4)));
      const column = Math.min(3, 1 + count((other) => other % 4 === space % 4));
      expect(svg).toContain(`free, strength ${row} in the row, ${column} in the column"`);
    }
  });

  test('shows the lines of a space as beams, which are not a part of what can be hit', () => {
    const { svg, open } = shown(played({ players: 2, seed: 'strength' }, 'patrician', 5));
    for (const id of open.filter((one) => one.startsWith('forum-'))) {
      const [, width, height, rest = ''] =
        new RegExp(`data-id="${id}".*?<rect class="hit" x="0" y="0" width="(\\d+)[^"]*" height="(\\d+)[^"]*"(.*)`).exec(
          svg,
        ) ?? [];
      expect(Math.max(Number(width), Number(height)), id).toBeLessThan(70);
      const beams = rest.slice(0, rest.indexOf('data-id')).match(/<rect class="beam"[^>]*>/g);
      expect(beams, id).toHaveLength(2);
      for (const beam of beams ?? []) expect(beam).toContain('display="none" pointer-events="none"');
    }
  });

  test.each([
    [
      'the space of the emperor',
      'patrician',
      1,
      [(state: State) => `forum-${state.forum.indexOf('emperor')}`],
      'NR-4.4',
    ],
    ['an achievement that is not met', 'patrician', 1, [() => 'mosaic-0-4'], 'NR-4.32'],
    [
      'a contract out of reach',
      'contract',
      1,
      [
        ({ displays, pending }: State) =>
          displays[JSON.stringify(pending).includes('shipping') ? 'shipping' : 'building'][3] ?? '',
      ],
      'NR-5.38',
    ],
  ] as const)('refuses pointing at %s with its clause', (_, ask, times, ids, clause) => {
    const state = played({ players: 2, seed: 'refused', startPlayer: 0 }, ask, times);
    const pointed = ids.map((id) => id(state));
    const { refusal, stuck, svg } = shown(state, pointed);
    expect(refusal?.clause).toBe(clause);
    expect(stuck).toBe(true);
    expect(svg).toContain(`(rule ${clause})`);
    for (const id of pointed)
      expect(svg).toMatch(new RegExp(`data-id="${id}"[^>]* role="button" aria-label="[^"]*" aria-pressed="true"`));
  });
});

describe('a custom box', () => {
  const HOSTILE = ['"<script>alert(1)</script>', '&amp;&', "it's \"quoted'", '<'.repeat(500)];
  const {
    track,
    zones,
    routes,
    followers,
    shapes: _,
    conversions: __,
    emperorTiles: ___,
    ...rest
  } = standardComponents;
  const ids = [
    ...Object.values({ ...rest, routes: routes.flatMap(({ ports }) => ports) }).flatMap((table) =>
      Array.isArray(table)
        ? table.flatMap((row) => (typeof row === 'object' && 'id' in row ? [String(row.id)] : []))
        : [],
    ),
    ...followers.map(({ id }) => `follower-${id}`),
  ];
  const own = createEngine({
    ...standardComponents,
    titles: ids.map((id, i) => ({ id, title: HOSTILE[i % HOSTILE.length] ?? '' })),
    numbers: { ...standardComponents.numbers, slots: 6, ships: 3 },
    estateCosts: { basic: [{}, {}, {}, { coins: 1 }, { coins: 1 }, { horse: 1 }], special: { wine: 1 } },
    track: { endSpace: 12, lines: [{ between: [3, 4], horses: 2 }], goldenWheels: [4, 9] },
    zones: zones.map((zone) => ({ ...zone, rows: zone.rows.map((row) => `${row}....`) })) as never,
    routes: routes.map((route, i) => ({
      ...route,
      ports: [...route.ports, { id: `far-${i}`, sails: 3, reward: { coins: 1, wheat: 1, wine: 2 } }],
    })),
  });

  test.each([1, 2, 4])('%i players: is drawn with all its things, and its titles are escaped', (players) => {
    const drawn = boards(own);
    for (const until of ['building', 'sail', 'advance', undefined] as const) {
      const state = played({ players, seed: 'own' } as Options, until, 1, own);
      for (const words of [english(own), german(own)]) {
        const svg = drawn.board(own.view(state, 0), { words, names: ['\u0000\ud800]]>', ...HOSTILE] });
        expect(flawOf(svg)).toBeUndefined();
        expect(svg).toContain('&quot;&lt;script&gt;');
        for (const id of ['A-9', 'track-2-12', 'far-0', 'far-1', 'ship-0-2', 'mosaic-0-8'])
          expect(idsIn(svg).has(id), id).toBe(true);
      }
    }
  });
});
