/** Tests of the pictures of City of Rome. */
import { type BoardWords, type Look, pointing } from '@ludi-romani/boards';
import { boards, type Labels } from '@ludi-romani/boards/city-of-rome';
import { words as german } from '@ludi-romani/boards/city-of-rome/de';
import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { type CityOfRome, createEngine, engine, type State, standardComponents } from '@ludi-romani/city-of-rome';
import { words as unlabelled } from '@ludi-romani/city-of-rome/words/en';
import { chanceState, keyedChance, type Viewer } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { describeBoard, flawOf, heldTo, idsIn, playedTo, tagOf } from '../boards';

const board = boards(engine);
const [en, de] = [english(engine), german(engine)];

describeBoard({ engine, board, languages: [en, de] }, 'sample');

const upTo = (players: 2 | 3 | 4, seed: string, isWanted: (state: State) => boolean) =>
  playedTo(engine, { players, seed }, isWanted);
const asks = (state: State, ask: string): boolean => {
  const [seat = 0] = engine.activePlayers(state);
  return engine.openQuestion(state, seat)?.ask === ask;
};
/** Draws the table for the active player like an app, after that player has pointed at `selected`. */
function picture(state: State, selected: readonly string[] = [], look: Partial<Look<CityOfRome, Labels>> = {}): string {
  const [seat = 0] = engine.activePlayers(state);
  const view = engine.view(state, seat);
  const { open, done, refusal } = pointing(board, view, engine.choices(view, seat), selected);
  return board.board(view, { words: en, highlight: open, selected, done, refusal, ...look });
}
const seenBy = (state: State, viewer: Viewer, look: Partial<Look<CityOfRome, Labels>> = {}): string =>
  board.board(engine.view(state, viewer), { words: en, ...look });

/** A state with a payment that can start with either of two brick tokens, or with coins. */
const paying = ((): State => {
  for (let number = 0; ; number++) {
    const state = upTo(4, `paying ${number}`, (one) => asks(one, 'pay') && engine.legalActions(one).length > 3);
    if (!engine.isTerminal(state)) return state;
  }
})();

describe('golden pictures', () => {
  test('the draft', () => heldTo('city-of-rome-draft', picture(upTo(3, 'draft', (state) => asks(state, 'draft')))));
  test('a place for a building, in German', () => {
    const state = upTo(2, 'place', (one) => one.round === 4 && asks(one, 'place'));
    return heldTo('city-of-rome-place-de', picture(state, [], { words: de }));
  });
  test('a payment with one chosen brick token', () => {
    const view = engine.view(paying, engine.activePlayers(paying)[0] ?? 0);
    const [token = ''] = pointing(board, view, engine.choices(paying), []).open;
    return heldTo('city-of-rome-pay', picture(paying, [token]));
  });
});

describe('pointing', () => {
  test('marks the chosen part of a payment, and shows `done` if it is sufficient', () => {
    const [seat = 0] = engine.activePlayers(paying);
    const view = engine.view(paying, seat);
    const point = (...ids: string[]) => pointing(board, view, engine.choices(view, seat), ids);
    const { open } = point();
    expect(open.length).toBeGreaterThan(1);
    const several = open.filter((id) => point(id).action === null);
    expect(several.length).toBeGreaterThan(0);
    for (const id of several) {
      const svg = picture(paying, [id]);
      expect(tagOf(svg, id)).toMatch(/class="open chosen"/);
      expect(tagOf(svg, id)).toContain('aria-pressed="true"');
      expect(idsIn(svg).has('done')).toBe(point(id).done);
    }
  });

  test('refuses an illegal cell, card or field with its clause', () => {
    const refusalOf = (state: State, id: string) => {
      const [seat = 0] = engine.activePlayers(state);
      const view = engine.view(state, seat);
      return pointing(board, view, engine.choices(view, seat), [id]);
    };
    const placing = upTo(2, 'place', (state) => asks(state, 'place'));
    const [seat = 0] = engine.activePlayers(placing);
    expect(refusalOf(placing, `cell-${seat}-3-3`)).toMatchObject({ stuck: true, refusal: { clause: 'CR-5.11' } });
    const setting = upTo(3, 'set', ({ emissaries }) => emissaries[1] !== null && emissaries.includes(null));
    expect(refusalOf(setting, 'field-2')).toMatchObject({ stuck: true, refusal: { clause: 'CR-4.8' } });
    const turn = upTo(2, 'dear', (state) => {
      const own = engine.activePlayers(state)[0] ?? 0;
      return engine.choices(state, own).some(({ judgement }) => !judgement.legal && judgement.clause === 'CR-5.15');
    });
    const [expensive] = engine
      .choices(turn)
      .filter(({ judgement }) => !judgement.legal && judgement.clause === 'CR-5.15');
    const ids = expensive === undefined ? [] : board.targets(turn, expensive.action);
    expect(refusalOf(turn, ids[0] ?? '')).toMatchObject({ action: null, refusal: { clause: 'CR-5.15' } });
    const svg = seenBy(turn, 0, {
      refusal: refusalOf(turn, ids[0] ?? '').refusal,
      clauseUrl: (clause) => `/rules#${clause}`,
    });
    expect(svg).toContain('href="/rules#CR-5.15"');
  });
});

test('only the owner sees the face of a secret card', () => {
  const state = upTo(3, 'secrets', ({ round }) => round === 1);
  state.players.forEach(({ secret }, owner) => {
    for (const { card } of secret)
      for (const viewer of ['spectator', 0, 1, 2] as const)
        expect(seenBy(state, viewer).includes(`card-${card}"`), `${card} as ${viewer} sees it`).toBe(viewer === owner);
  });
});

/** What a label says of the points that a building brings. */
const WORTH = /, worth (\d+) VP now/;

test('the points on the buildings of a city are those of the score sheet', () => {
  const sums = new Set<number>();
  for (const seed of ['baths', 'temples', 'aqueducts']) {
    const end = upTo(2, seed, () => false);
    const view = engine.view(end, 'spectator');
    for (const [seat, { rows }] of engine.scores(view).entries()) {
      const shown = [...board.board(view, { words: en, area: seat }).matchAll(/ aria-label="([^"]*)"/g)];
      const points = shown.map(([, label = '']) => Number(WORTH.exec(label)?.[1] ?? 0));
      const sum = points.reduce((all, one) => all + one, 0);
      expect(sum).toBe(rows.residence2 + rows.residence3 + rows.residence4 + rows.aqueducts + rows.temples);
      sums.add(sum);
    }
  }
  expect(sums.size).toBeGreaterThan(3);
});

test('pointing at a plot shows the points of each building that would change, before and after', () => {
  const chance = keyedChance(chanceState('worth'));
  let state: State = engine.initialState({ players: 2, seed: 'worth' });
  let shown = 0;
  while (!engine.isTerminal(state)) {
    const [seat = 0] = engine.activePlayers(state);
    if (asks(state, 'place')) {
      const view = engine.view(state, seat);
      const choices = engine.choices(view, seat);
      for (const id of pointing(board, view, choices, []).open) {
        const preview = board.preview(view, choices, [], id, { words: en });
        if (preview === null) continue;
        const changed = board.changes(view, preview.view, { words: en }).flatMap(({ was = '', is = '' }) => {
          const [before, after] = [was, is].map((label) => WORTH.exec(label)?.[1]);
          return before === undefined || after === undefined || before === after ? [] : [`${before} → ${after} VP`];
        });
        const svg = board.board(view, { words: en, preview });
        const pills = [...svg.matchAll(/>(\d+ → \d+ VP)</g)].map(([, pill]) => pill);
        expect(pills.sort()).toEqual(changed.sort());
        shown += pills.length;
      }
    }
    state = engine.apply(state, chance.pick(engine.legalActions(state)));
  }
  expect(shown).toBeGreaterThan(5);
});

test('a plot keeps its name while the city grows, so that only what was built counts as changed', () => {
  const chance = keyedChance(chanceState('growing'));
  let state: State = engine.initialState({ players: 2, seed: 'growing' });
  let built = 0;
  while (!engine.isTerminal(state)) {
    const action = chance.pick(engine.legalActions(state));
    const before = engine.view(state, action.player);
    state = engine.apply(state, action);
    if (action.type !== 'place-building') continue;
    built++;
    const plain = (label?: string) => label?.replace(WORTH, '');
    const plots = board
      .changes(before, engine.view(state, action.player), { words: en })
      .filter(({ id, was, is }) => id.startsWith(`cell-${action.player}-`) && was !== undefined && is !== undefined)
      .filter(({ was, is }) => plain(was) !== plain(is));
    expect(plots.map(({ id }) => id)).toEqual([`cell-${action.player}-${action.x}-${action.y}`]);
  }
  expect(built).toBeGreaterThan(10);
});

test('draws a custom box, and escapes its titles', () => {
  const evil = '"><script>alert(1)</script>&\'';
  const own = createEngine({
    ...standardComponents,
    scoring: { ...standardComponents.scoring, citySide: 5 },
    aqueductPoints: [...standardComponents.aqueductPoints, 60],
    startingLayout: [
      { building: 'residence-2', x: 0, y: 0 },
      { building: 'vegetable-farm', x: 1, y: 0 },
    ],
    strips: standardComponents.strips.slice(0, 4),
    titles: [
      ...standardComponents.startingBuildings.map(({ id }) => ({ id, title: evil })),
      ...standardComponents.cards.map(({ id }, i) => ({ id, title: i % 2 === 0 ? evil : 'x'.repeat(500) })),
    ],
  });
  const drawn = boards(own);
  const chance = keyedChance(chanceState('own'));
  let state = own.initialState({ players: 2, seed: 'own' });
  const widths = new Set<string>();
  while (!own.isTerminal(state)) {
    state = own.apply(state, chance.pick(own.legalActions(state)));
    if (chance.int(20) > 0) continue;
    const svg = drawn.board(own.view(state, 0), { words: english(own), names: [evil] });
    expect(flawOf(svg)).toBeUndefined();
    expect(svg).not.toContain('<script');
    widths.add(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? '');
  }
  // long names do not make the picture wider
  expect(widths.size).toBe(1);
});

test('a card without a title has the name of its building, without the deck', () => {
  const { cards } = standardComponents;
  const own = createEngine({ ...standardComponents, titles: cards.map(({ id }) => ({ id, title: { en: 'Insula' } })) });
  const state = upTo(3, 'printed', ({ offer }) => offer.length > 0);
  const drawn = (of: typeof english, picture = boards(own)) =>
    [...picture.board(own.view(state, 0), { words: of(own) }).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  const standard = state.offer.map((id) => de.title(id).replace(/ \(I+\)$/, ''));
  expect(drawn(english).filter((text) => text === 'Insula').length).toBeGreaterThanOrEqual(state.offer.length);
  for (const name of standard) expect(drawn(german).join(' ')).toContain(name.slice(0, 6));
  expect(drawn(german).join(' ')).not.toMatch(/\(I+V?\)/);
});

describe('the labels of a picture are in its words', () => {
  const view = engine.view(engine.initialState({ players: 2, seed: 'labels' }), 'spectator');

  test('so another language needs no change of the boards', () => {
    const labels: Labels = { ...en.labels, offer: 'Offre', waiting: 'On attend', round: (round) => `Manche ${round}` };
    const french: BoardWords<CityOfRome, Labels> = { ...en, language: 'fr', labels };
    const svg = board.board(view, { words: french });
    for (const label of ['lang="fr"', 'Offre', 'On attend', 'Manche 0']) expect(svg).toContain(label);
    for (const label of ['Offer', 'Waiting', 'Draft']) expect(svg).not.toContain(label);
  });

  test('and words without a label do not compile', () => {
    const { offer: _, ...labels } = en.labels;
    // @ts-expect-error: the texts of the game have no labels for the board
    const alone: Look<CityOfRome, Labels> = { words: unlabelled(engine) };
    // @ts-expect-error: the label of the offer is missing
    const short: Look<CityOfRome, Labels> = { words: { ...en, labels } };
    for (const look of [alone, short]) expect(() => board.board(view, look)).toThrow(TypeError);
  });
});
