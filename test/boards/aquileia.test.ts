/** Tests of the pictures of Aquileia. */
import {
  type Action,
  type Aquileia,
  type Components,
  createEngine,
  engine,
  type Question,
  standardComponents,
  type Task,
  type View,
} from '@ludi-romani/aquileia';
import { type Look, pointing } from '@ludi-romani/boards';
import { boards, type Labels } from '@ludi-romani/boards/aquileia';
import { words as german } from '@ludi-romani/boards/aquileia/de';
import { words as english } from '@ludi-romani/boards/aquileia/en';
import { chanceState, keyedChance, type Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { type Layout, scene } from '../aquileia/scene';
import { describeBoard, flawOf, heldTo, idsIn, playedTo, tagOf } from '../boards';

const board = boards(engine);
const [en, de] = [english(engine), german(engine)];
const names = ['Livia', 'Marcus', 'Julia', 'Gaius', 'Claudia'];

describeBoard({ engine, board, languages: [en, de] }, 'sample');

/** Runs `frames` at a table with this layout. Returns functions to point at things and to draw the table. */
function asked(players: 2 | 3 | 4 | 5, layout: Layout, ...frames: readonly (Question | Task)[]) {
  const { state } = scene(players, layout, frames, []);
  const [seat = 0] = engine.activePlayers(state);
  const view = engine.view(state, seat);
  const point = (...ids: readonly string[]) => pointing(board, view, engine.choices(view, seat), ids);
  return {
    state,
    view,
    point,
    /** Draws the table like an app, after the player has pointed at `selected`. */
    picture(selected: readonly string[] = [], look: Partial<Look<Aquileia, Labels>> = {}) {
      const { open, done, refusal } = point(...selected);
      return board.board(view, { words: en, names, highlight: open, selected, done, refusal, ...look });
    },
    seenBy: (viewer: Viewer, look: Partial<Look<Aquileia, Labels>> = {}) =>
      board.board(engine.view(state, viewer), { words: en, names, ...look }),
  };
}

const BUILD = { ask: 'build', player: 1, space: 'forum-2', left: 1 } as const;
const building = () =>
  asked(
    2,
    {
      round: 3,
      spaces: { 'forum-2': 1, 'forum-5': 0, latro: 0 },
      sites: { 'villa-blue-8': 0, 'workshop-5a': 1, 'bank-silver-gold': 1 },
      coins: { 1: [3, 3, 2] },
      hands: { 1: { 'slave-1': 1, 'slave-2': 2, 'horse-gold-1': 1 } },
    },
    BUILD,
  );

describe('pointing', () => {
  test('a villa for three slaves needs the site and one of the possible payments', () => {
    const { point } = building();
    const after = point('site-villa-blue-10');
    expect(after.action).toBe(null);
    expect(after.open).toEqual(['pay-1-1', 'pay-0-2']);
    expect(point('site-villa-blue-10', 'pay-1-1').action).toEqual({
      type: 'build',
      player: 1,
      site: 'villa-blue-10',
      slaves: { single: 1, double: 1 },
    } satisfies Action);
    // a player may point at the payment before the site
    expect(point('pay-0-2', 'site-villa-blue-10').action).toMatchObject({ slaves: { single: 0, double: 2 } });
    // a site without slaves needs no payment
    expect(point('site-villa-blue-4').action).toMatchObject({ site: 'villa-blue-4' });
  });

  const placing = (layout: Layout) => () => asked(2, { track: [], ...layout }, { ask: 'placement', player: 0 });

  test.each<[what: string, clause: string, ids: readonly string[], () => ReturnType<typeof asked>]>([
    ['a space that is taken', 'AQ-4.17', ['space-dolus'], placing({ spaces: { dolus: 1 } })],
    [
      'the other side of the stadium',
      'AQ-4.26',
      ['space-stadium-silver-2'],
      placing({ spaces: { 'stadium-gold-2': 0 } }),
    ],
    ['a coin space without such a coin', 'AQ-4.28', ['space-portus-gold'], placing({ coins: { 0: [2, 1, 0] } })],
    ['a site that is taken', 'AQ-5.76', ['site-villa-blue-8'], building],
    ['slaves that are not in hand', 'AQ-5.72', ['site-villa-blue-10', 'pay-3-0'], building],
  ])('%s is refused: %s', (_, clause, ids, table) => {
    const { point, picture } = table();
    const found = point(...ids);
    expect(found).toMatchObject({ action: null, open: [], stuck: true, refusal: { clause } });
    const svg = picture(ids);
    expect(svg).toContain(`rule ${clause}`);
    for (const id of ids) {
      expect(tagOf(svg, id)).toContain('aria-pressed="true"');
      expect(tagOf(svg, id)).toContain('chosen');
    }
  });

  test('a bid points at a coin, a purchase of slaves at the number of cards, blue dice at the last die to roll', () => {
    const auction = asked(3, { spaces: { theatrum: 0 }, coins: { 0: [1, 0, 1] } }, { do: 'theatrum' });
    expect(auction.point().open).toEqual(['coins-0-bronze', 'coins-0-gold', 'drop-out']);
    expect(auction.point('coins-0-gold').action).toEqual({ type: 'bid', player: 0, add: 'gold' });
    const slaves = asked(2, { spaces: { 'servi-lower': 0 }, coins: { 0: [0, 0, 2] } }, { do: 'mercatus' });
    expect(slaves.point('buy-2-servi-lower').action).toMatchObject({ count: 2 });
    expect(slaves.point('buy-3-servi-lower').refusal?.clause).toBe('AQ-4.4');
    expect(slaves.point('no-slaves').action).toMatchObject({ count: 0 });
    const dice = asked(2, { blueDice: [1, 4] }, { ask: 'blue-dice', player: 1 });
    expect(dice.point('die-3').action).toMatchObject({ count: 3 });
    expect(dice.point('no-dice').action).toMatchObject({ count: 0 });
  });

  test('the crest points at the next position of the track', () => {
    const { point, picture } = asked(3, { track: [2] }, { ask: 'placement', player: 0 });
    expect(point('track-2').action).toEqual({ type: 'place-crest', player: 0 });
    expect(tagOf(picture(), 'track-2')).toContain('class="open"');
  });

  test('only actions that end or decline something are buttons', () => {
    const buttons = ['no-slaves', 'no-dice', 'drop-out', 'pass-placement', 'finish-exchange', 'finish-cards'];
    const chance = keyedChance(chanceState('things'));
    let state = engine.initialState({ players: 4, seed: 'things' });
    const nowhere = new Set<string>();
    while (!engine.isTerminal(state)) {
      const [seat = 0] = engine.activePlayers(state);
      const legal = engine.legalActions(state);
      if (chance.int(4) === 0) {
        const view = engine.view(state, seat);
        const drawn = idsIn(board.board(view, { words: en }));
        for (const action of legal) for (const id of board.targets(view, action)) if (!drawn.has(id)) nowhere.add(id);
      }
      state = engine.apply(state, chance.pick(legal));
    }
    expect([...nowhere].filter((id) => !buttons.includes(id) && !id.startsWith('decline-'))).toEqual([]);
  });

  test('the owner of a robbed harbour points at the coin of the space', () => {
    const { point } = asked(
      2,
      { spaces: { 'portus-silver': 1 } },
      { ask: 'harbour', player: 1, space: 'portus-silver' },
    );
    expect(point('coins-1-silver').action).toEqual({ type: 'pay-harbour', player: 1 });
  });
});

describe('what is drawn', () => {
  test('targets have titles, also where the picture does not show them', () => {
    const titles = (...ids: readonly string[]) => ids.map((id) => [en.title(id), de.title(id)].join(' / '));
    expect(titles('space-forum-1', 'card-slave-2', 'site-villa-blue-4', 'track-2', 'pass-placement')).toEqual([
      'Forum 1 / Forum 1',
      'Slave card +2 / Sklavenkarte +2',
      'Blue villa 4 / Blaue Villa 4',
      'Advantage 2 / Vorteil 2',
      'Pass / Passen',
    ]);
  });

  test('only payments with the cards in hand are drawn', () => {
    const shown = [...idsIn(building().picture(['site-villa-blue-10'], { part: 'forum' }))].filter((id) =>
      id.startsWith('pay-'),
    );
    expect(shown).toEqual(['pay-1-0', 'pay-0-1', 'pay-1-1', 'pay-0-2']);
  });

  test('places are about the cards on them, which explanations name', () => {
    const { picture } = asked(
      3,
      {
        track: [],
        market: ['weapon-3', null, 'horse-gold-1'],
        stadiumCard: 'laurel-5',
        set: (state) => {
          const bid = { bronze: 0, silver: 0, gold: 0 };
          state.auction = { card: 'theatre-blue-yellow', auctioneer: 0, bid, bidder: null, stillIn: [0, 1, 2] };
        },
      },
      { ask: 'placement', player: 0 },
    );
    const about = (id: string) => / data-about="([^"]*)"/.exec(tagOf(picture(), id))?.[1];
    expect(['market-0', 'market-1', 'market-2', 'keep-face-up', 'auction'].map(about)).toEqual([
      'weapon-3',
      'market',
      'horse-gold-1',
      'laurel-5',
      'theatre-blue-yellow',
    ]);
  });

  test('a player who has passed has nothing to place', () => {
    const { seenBy } = asked(
      2,
      { set: ({ players }) => players[1] && Object.assign(players[1], { passed: true }) },
      { ask: 'placement', player: 0 },
    );
    const left = (seat: number) => tagOf(seenBy(0), `seat-${seat}-henchmen`);
    expect(left(0)).toContain(`${en.labels.toPlace[1]}: 5`);
    expect(left(1)).toContain(`${en.labels.toPlace[1]}: 0`);
    expect(seenBy(0, { part: 'area-1' })).toContain(en.labels.passed);
  });

  test('the strengths are on the street, and on a phone in the contest that acts', () => {
    const { seenBy } = asked(
      3,
      { spaces: { 'arena-1a': 0, 'arena-2': 2 }, set: (state) => state.strengths.splice(0, 3, 3, null, 4) },
      { ask: 'cards', player: 0, contest: 'arena', last: null },
    );
    const strengths = (look: Partial<Look<Aquileia, Labels>>) =>
      [...idsIn(seenBy(0, look))].filter((id) => id.startsWith('strength-'));
    expect(strengths({})).toEqual(['strength-2', 'strength-0']);
    expect(strengths({ part: 'arena' })).toEqual(['strength-2', 'strength-0']);
    expect(strengths({ part: 'tracks' })).toEqual(['strength-2', 'strength-0']);
    expect(strengths({ part: 'stadium' })).toEqual([]);
  });
});

describe('hidden information is not drawn', () => {
  const race = () =>
    asked(
      3,
      { stadiumCard: 'stadium-blue', decks: { stadium: ['laurel-7', 'laurel-3'] } },
      { ask: 'stadium-card', player: 1, secret: { drawn: 'laurel-10' } },
    );

  test('only the winner sees the drawn stadium card', () => {
    const { seenBy, picture } = race();
    expect(picture()).toContain(en.title('laurel-10'));
    expect(idsIn(picture())).toContain('keep-drawn');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(seenBy(viewer)).not.toContain(en.title('laurel-10'));
      expect(idsIn(seenBy(viewer))).not.toContain('keep-drawn');
    }
  });

  test('owners see the kinds of their cards, others see only numbers and the cards bought openly', () => {
    const layout: Layout = {
      hands: { 1: { 'slave-2': 3, 'weapon-3': 1 } },
      set: ({ players }) => players[1]?.bought.push('weapon-3'),
    };
    const { seenBy } = asked(2, { ...layout, track: [] }, { ask: 'placement', player: 0 });
    expect(seenBy(1)).toContain(`aria-label="3 × ${en.title('slave-2')}: `);
    expect(seenBy(0)).not.toContain(`3 × ${en.title('slave-2')}`);
    expect(seenBy(0)).toContain(
      `aria-label="slave cards 3, horse and weapon cards 1; bought openly: ${en.title('weapon-3')}"`,
    );
    expect([...idsIn(seenBy('spectator'))].filter((id) => id.startsWith('card-'))).toEqual([]);
  });

  test('the winner and the second see the stadium cards that they know, others see a back', () => {
    const layout: Layout = {
      set: (state) => {
        state.races.push({ faceUp: 'laurel-7', winner: 1, second: 2, kept: 'laurel-7', given: 'stadium-white' });
      },
    };
    const { seenBy } = asked(3, { ...layout, track: [] }, { ask: 'placement', player: 0 });
    const of = (viewer: Viewer, seat: number) => tagOf(seenBy(viewer), `race-${seat}-0`);
    expect(of(0, 1)).toContain('Hidden');
    expect(of(0, 2)).toContain('Hidden');
    expect(of(1, 2)).toContain(en.title('stadium-white'));
    expect(of(2, 1)).toContain(`aria-label="${en.title('laurel-7')}, `);
  });
});

describe('golden pictures', () => {
  const draw = (view: View, look: Partial<Look<Aquileia, Labels>> = {}) => {
    const seat = view.viewer;
    const open = seat === 'spectator' ? [] : pointing(board, view, engine.choices(view, seat), []).open;
    return board.board(view, { words: en, names, highlight: open, ...look });
  };

  test('the first placement with two players', async () => {
    const state = engine.initialState({ players: 2, seed: 'golden' });
    await heldTo('aquileia-start', draw(engine.view(state, state.startPlayer)));
  });

  test('an auction with three players, in German', async () => {
    const state = playedTo(engine, { players: 3, seed: 'golden' }, ({ round, auction }) => {
      return round >= 3 && auction !== null && auction.bidder !== null;
    });
    const [seat = 0] = engine.activePlayers(state);
    await heldTo('aquileia-auction', draw(engine.view(state, seat), { words: de }));
  });

  test('a chosen villa without its payment', async () => {
    await heldTo('aquileia-build', building().picture(['site-villa-blue-10'], { part: 'forum' }));
  });

  test('a fight with five players', async () => {
    const state = playedTo(engine, { players: 5, seed: 'golden' }, ({ strengths }) =>
      strengths.some((strength) => strength !== null),
    );
    const [seat = 0] = engine.activePlayers(state);
    await heldTo('aquileia-fight', draw(engine.view(state, seat)));
  });

  test('the end, from the view of a spectator', async () => {
    const state = playedTo(engine, { players: 4, seed: 'golden' }, engine.isTerminal);
    await heldTo('aquileia-end', draw(engine.view(state, 'spectator')));
  });
});

describe('a custom box', () => {
  const hostile = ['"<script>alert(1)</script>', 'a & b', 'it\'s "quoted"', 'x'.repeat(500), '</text><rect/>'];
  const some = { bronze: 1, silver: 1, gold: 1 };
  /** Components with more things of some kinds than the board has room for, and with no things of other kinds. */
  const odd: Components = {
    ...standardComponents,
    numbers: { ...standardComponents.numbers, marketSlots: 6, blueDice: 9, dolusDice: 5, henchmenPerPlayer: 7 },
    mercatus: [
      ...standardComponents.mercatus.filter(({ action }) => action !== 'dolus'),
      { id: 'equi-far', action: 'equi', slot: 4, bonusCard: true },
      { id: 'servi-many', action: 'servi', currency: 'bronze', coinsPerCard: 0, maxCards: 9 },
    ],
    arena: [],
    stadium: Array.from({ length: 14 }, (_, i) => ({
      id: `lane-${i}`,
      action: 'stadium' as const,
      side: i % 3 === 0 ? ('gold' as const) : ('silver' as const),
      strength: 3 * i + 1,
    })),
    theatrum: [],
    exchanges: [
      { id: 'up', give: { bronze: 1, silver: 1 }, get: { gold: 1 } },
      { id: 'more', give: { bronze: 2, silver: 1 }, get: { gold: 2 } },
      { id: 'all', give: some, get: { bronze: 3, silver: 2, gold: 1 } },
    ],
    villas: Array.from({ length: 21 }, (_, i) => ({
      id: `palace-${i}`,
      kind: 'villa' as const,
      color: (['blue', 'white', 'yellow'] as const)[i % 3] ?? 'blue',
      value: 7 * i,
      cost: { ...some, slaves: i % 7 },
    })),
    banks: [{ id: 'mint', kind: 'bank', coins: { bronze: 20, silver: 20, gold: 20 }, cost: { ...some, slaves: 0 } }],
    // one title for each kind of thing whose title is in the picture
    titles: [
      ...['palace-0', 'palace-1', 'palace-2', 'workshop-2a', 'mint', 'lane-3', 'equi-far'],
      ...['slave-1', 'weapon-3', 'laurel-10', 'stadium-blue'],
    ].map((id, i) => ({ id, title: hostile[i % hostile.length] ?? '' })),
  };

  test('draws, escapes titles, and points at different things for each legal action', () => {
    const own = createEngine(odd);
    const mine = boards(own);
    for (const words of [english(own), german(own)]) {
      const chance = keyedChance(chanceState('own box'));
      let state = own.initialState({ players: 5, seed: 'own box' });
      let seen = '';
      for (let ply = 0; !own.isTerminal(state); ply++) {
        const [seat = 0] = own.activePlayers(state);
        const view = own.view(state, seat);
        const legal = own.legalActions(view, seat);
        const sets = legal.map((action) => [...mine.targets(view, action)].sort().join(' '));
        expect(new Set(sets).size).toBe(sets.length);
        if (ply % 25 === 0) {
          const open = pointing(mine, view, own.choices(view, seat), []).open;
          const svg = mine.board(view, { words, highlight: open, names: hostile });
          expect(flawOf(svg)).toBeUndefined();
          expect(svg).not.toMatch(/undefined|NaN|\[object|Infinity/);
          const ids = idsIn(svg);
          expect(open.filter((id) => !ids.has(id))).toEqual([]);
          seen += svg;
        }
        state = own.apply(state, chance.pick(legal));
      }
      expect(seen).toContain('&lt;script&gt;');
    }
  });
});
