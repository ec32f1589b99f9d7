/** Tests of the contract of every engine, with a game without rules. */
import { type Choice, chanceState, defineGame, keyedChance, type Refusal } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { type Mechanism, type Question, rules, type Say, start, startWith, word } from './testing/mechanism';

const says = (player: number, text: string): Say => ({ type: 'say', player, word: text });
const refusal = (code: Refusal['code'], message: string, clause: string | null = null) =>
  ({ legal: false, code, clause, message }) as const;

describe('openQuestion and choices', () => {
  const { engine, state } = start(word(1, 'yes', 'no'));

  test('openQuestion returns the question for its player only', () => {
    expect(engine.openQuestion(state, 1)).toEqual(word(1, 'yes', 'no'));
    expect(engine.openQuestion(state, 0)).toBeNull();
    expect(engine.openQuestion(engine.view(state, 0), 1)).toBeNull();
  });

  test('choices lists every candidate with its verdict, of all active players or of one', () => {
    const judged: Choice<Mechanism>[] = [
      { action: says(1, 'yes'), judgement: { legal: true }, isNoOp: false },
      { action: says(1, 'no'), judgement: refusal('rule', 'this word is forbidden', 'TST-1.1'), isNoOp: false },
    ];
    expect(engine.choices(state)).toEqual(judged);
    expect(engine.choices(state, 1)).toEqual(judged);
    expect(engine.choices(state, 0)).toEqual([]);
    const both = start({ do: 'ask-all', words: ['a'] });
    expect(both.engine.choices(both.state).map(({ action }) => action.player)).toEqual([0, 1]);
    expect(both.engine.choices(both.state, 0).map(({ action }) => action.player)).toEqual([0]);
  });

  test('explain compares the fields of an action, and accepts any object that has them', () => {
    const several = start(word(1, 'no', 'maybe', 'yes'));
    class Said implements Say {
      readonly type = 'say';
      readonly player = 1;
      readonly word = 'yes';
    }
    expect(several.engine.explain(several.state, new Said())).toEqual({ legal: true });
  });
});

describe('explain', () => {
  const { engine, state } = start(word(0, 'yes'));

  test('refuses an unknown action type and an action with missing fields as malformed', () => {
    expect(engine.explain(state, { type: 'dance', player: 0 })).toEqual(
      refusal('malformed', 'the game has no such action'),
    );
    expect(engine.explain(state, { type: 'say', player: 0 })).toEqual(
      refusal('malformed', 'the action is not of the right shape'),
    );
  });

  test('refuses an action with the fields of a candidate as no-such-choice, any other as malformed', () => {
    const { word: asked, ...questions } = rules([]).questions;
    const { say } = asked.moves;
    const moves = { say: { ...say, candidates: () => [says(0, 'a'), { ...says(0, 'b'), loud: true }] } };
    const mixed = startWith({ questions: { ...questions, word: { ...asked, moves } } }, [word(0, 'a')]);
    const code = (fields: object) => {
      const found = mixed.engine.explain(mixed.state, { ...says(0, 'c'), ...fields });
      return found.legal ? 'legal' : found.code;
    };
    expect(code({})).toBe('no-such-choice');
    expect(code({ loud: true })).toBe('no-such-choice');
    expect(code({ quiet: true })).toBe('malformed');
    expect(code({ loud: true, quiet: true })).toBe('malformed');
  });

  test('refuses a player without an open decision, one who has decided, and any action after the end', () => {
    const alone = start({ do: 'ask-all', words: ['a'], of: [0] });
    expect(alone.engine.explain(alone.state, says(1, 'a'))).toEqual(
      refusal('not-your-turn', 'this player has no decision'),
    );
    const both = start({ do: 'ask-all', words: ['a'] });
    const half = both.engine.apply(both.state, says(0, 'a'));
    for (const seen of [half, both.engine.view(half, 0)])
      expect(both.engine.explain(seen, says(0, 'a'))).toEqual(
        refusal('not-your-turn', 'this player has decided, others have not'),
      );
    expect(engine.explain(engine.view(state, 1), says(0, 'yes'))).toEqual(
      refusal('not-your-turn', 'this viewer has no decision'),
    );
    expect(engine.explain(engine.apply(state, says(0, 'yes')), says(0, 'yes'))).toEqual(
      refusal('game-over', 'the game is over'),
    );
  });

  test('cites the clauses of turn order and of the end that the game declares', () => {
    const notYourTurn = (_: unknown, player: number) => (player === 1 ? ('TST-4.1' as const) : ('TST-4.2' as const));
    const ordered = startWith({ gameOver: 'TST-7.1', notYourTurn }, [word(0, 'a')]);
    const clauseFor = (seen: typeof ordered.state, player: number) => {
      const judged = ordered.engine.explain(seen, says(player, 'a'));
      return judged.legal || [judged.code, judged.clause];
    };
    expect(clauseFor(ordered.state, 1)).toEqual(['not-your-turn', 'TST-4.1']);
    expect(clauseFor(ordered.state, 9)).toEqual(['not-your-turn', null]);
    expect(clauseFor(ordered.engine.apply(ordered.state, says(0, 'a')), 0)).toEqual(['game-over', 'TST-7.1']);
  });

  test('gives the reason of the question if the move has no reason for unknown choices', () => {
    const { word: asked, ...questions } = rules([]).questions;
    const { whyUnknown: _, ...silent } = { ...asked.moves.say, candidates: () => [] };
    const moves = { say: silent as unknown as typeof asked.moves.say };
    const quiet = startWith({ questions: { ...questions, word: { ...asked, moves } } }, [word(0, 'a')]);
    const refused = refusal('no-such-choice', 'first say a word', 'TST-1.4');
    expect(quiet.engine.explain(quiet.state, says(0, 'a'))).toEqual(refused);
  });
});

describe('arguments', () => {
  const { engine, state } = start(word(0, 'yes'));

  test('parse refuses a line that no legal action has, maxPlies and view refuse players that do not exist', () => {
    expect(() => engine.parse(state, '0 say c')).toThrow(
      expect.objectContaining({ reason: 'no-such-choice', message: 'no legal action has this line' }),
    );
    expect(() => engine.maxPlies(7)).toThrow(
      expect.objectContaining({ problems: [{ path: 'players', message: 'must be one of 2, 3' }] }),
    );
    expect(() => engine.view(state, 7)).toThrow("a viewer is a seat of the game, a number, or 'spectator'");
  });
});

describe('actionFor', () => {
  const { engine, state } = start(word(0, 'yes', 'no'));

  test('leaves out secret fields, of legal and refused actions, but not of actions that answer no open question', () => {
    expect(engine.actionFor(state, says(0, 'yes'), 1)).toEqual({ type: 'say', player: 0 });
    expect(engine.actionFor(state, says(0, 'no'), 1)).toEqual({ type: 'say', player: 0 });
    expect(engine.actionFor(state, { type: 'hush', player: 0 }, 1)).toEqual({ type: 'hush', player: 0 });
    expect(() => engine.actionFor(state, { type: 7, player: 0 } as never, 1)).toThrow('the game has no such action');
  });
});

describe('preview', () => {
  const { engine, state } = start(word(0, 'yes', 'dice', 'look', 'uncover', 'again'));
  const wordsOf = (text: string, seen: Parameters<typeof engine.preview>[0] = state) =>
    engine.preview(seen, says(0, text)).map((event) => (event as { readonly word: string }).word);

  test('returns the events that the player of the action gets, for a state or a view', () => {
    expect(engine.preview(state, says(0, 'yes'))).toEqual(engine.step(state, says(0, 'yes')).events);
    expect(wordsOf('yes', engine.view(state, 0))).toEqual(['yes']);
    expect(wordsOf('again')).toEqual(['again']);
  });

  test('does not make a view of a view', () => {
    const { view } = rules([]);
    const ofStates: typeof view = (position, ...more) => {
      if (!('chance' in position)) throw new Error('a view was taken for a state');
      return view(position, ...more);
    };
    const { engine, state } = startWith({ view: ofStates }, [word(0, 'yes')]);
    expect(engine.preview(engine.view(state, 0), says(0, 'yes'))).toHaveLength(1);
  });

  test('stops before chance and before information that is hidden from the player', () => {
    expect(wordsOf('dice')).toEqual(['dice']);
    expect(wordsOf('look')).toEqual(['look', 'seen']);
    expect(wordsOf('uncover')).toEqual(['uncover']);
    expect(engine.step(state, says(0, 'uncover')).events).toHaveLength(2);
  });

  test('viewAfter is the view after these events: what a reveal has interrupted is still to be done', () => {
    expect(engine.viewAfter(state, says(0, 'yes'))).toEqual(engine.view(engine.apply(state, says(0, 'yes')), 0));
    const view = engine.view(state, 0);
    const after = engine.viewAfter(view, says(0, 'uncover'));
    expect(after.pending).toEqual(view.pending);
    expect(after.players[0]?.said).toEqual(['uncover']);
    expect(() => engine.viewAfter(view, says(0, 'no such word'))).toThrow(
      expect.objectContaining({ code: 'illegal-action' }),
    );
  });

  test('throws for an action that is not legal, and if the rules fail', () => {
    expect(() => wordsOf('no such word')).toThrow(expect.objectContaining({ code: 'illegal-action' }));
    const failing = start({ do: 'ask-all', words: ['other'] });
    expect(() => failing.engine.preview(failing.state, says(0, 'other'))).toThrow(/of the same player/);
  });
});

describe('determinize', () => {
  type View = Mechanism['view'];
  type Open = { readonly opened: readonly (readonly object[])[] };
  /**
   * The pending frames that a game may return when it deals: those of the view, none, or whole frames in which no seat has answered
   * yet.
   */
  const deals: Readonly<Record<string, (view: View) => unknown[]>> = {
    'those of the view': ({ pending }) => [...pending],
    none: () => [],
    whole: ({ pending, players }) =>
      (pending as unknown as readonly Open[]).map(({ opened }) => {
        const stacks = opened.map((stack) => stack.map((question) => ({ secret: { hint: 'dealt' }, ...question })));
        return { simultaneous: stacks, opened: structuredClone(stacks), before: structuredClone(players) };
      }),
  };

  test.each(Object.entries(deals))(
    'deals a state that agrees with the view if the game returns these frames: %s',
    (how, deal) => {
      const both = rules([{ do: 'ask-all', words: ['a', 'again'] }, word(0, 'before')]);
      const engine = defineGame<Mechanism>({
        ...both,
        determinize: (view) => {
          const { players, log } = view;
          const copied = structuredClone({ players, log, pending: deal(view) });
          return () => copied as unknown as ReturnType<ReturnType<typeof both.determinize>>;
        },
      });
      const state = engine.apply(engine.initialState({ players: 3, seed: 's' }), says(0, 'before'));
      const answered = engine.apply(state, says(0, 'a'));
      const begun = engine.apply(answered, says(1, 'again'));
      for (const position of [state, answered, begun])
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          // a game that returns whole frames must include the answers of the viewer, but this test game does not
          if (how === 'whole' && viewer !== 'spectator' && viewer !== 2 && position !== state) continue;
          const view = engine.view(position, viewer);
          const guess = engine.determinize(view, 'guess');
          expect(engine.view(guess, viewer)).toEqual(view);
          expect(engine.activePlayers(guess)).toEqual(engine.activePlayers(position));
          expect(JSON.stringify(guess.pending).includes('dealt')).toBe(how === 'whole');
          // the views of the other seats do not show the answers that were given in the frame
          for (const other of [0, 1, 2].filter((seat) => seat !== viewer))
            for (const seat of [0, 1, 2].filter((one) => one !== other))
              expect(engine.view(guess, other).players[seat]).toEqual(engine.view(state, other).players[seat]);
        }
    },
  );

  test('a view has the answers of its viewer, and the area that the others still see', () => {
    const { engine, state } = start({ do: 'ask-all', words: ['a', 'again'] });
    const half = engine.apply(state, says(0, 'again'));
    const seen = (viewer: number | 'spectator') => engine.view(half, viewer).pending[0];
    expect(seen(0)).toMatchObject({ before: { said: [] }, simultaneous: [[{ words: ['end'] }], []] });
    expect(seen(1)).toMatchObject({ before: { said: [] } });
    expect(seen('spectator')).toMatchObject({ before: null });
  });

  test('deals a finished game as finished', () => {
    const { engine, state } = start(word(0, 'a'));
    const over = engine.apply(state, says(0, 'a'));
    expect(engine.isTerminal(engine.determinize(engine.view(over, 1), 'x'))).toBe(true);
    expect(engine.activePlayers(over)).toEqual([]);
    expect(engine.legalActions(over)).toEqual([]);
  });
});

test('view throws internal if the game copies chance into the view', () => {
  const { engine, state } = startWith({ view: (own) => ({ ...own }) }, [word(0, 'a')]);
  const error = { code: 'internal', message: 'a view must list what it shows: chance is in it' };
  expect(() => engine.view(state, 0)).toThrow(expect.objectContaining(error));
});

test('a question without a legal answer: legalActions is empty, settle and playRandomly throw no-answer', () => {
  const { engine, state: asked } = start(word(0, 'a'));
  const stuck = { ...asked, pending: [word(0, 'no')] as Question[] };
  const message = 'seat 0 must act and has no legal action';
  const error = expect.objectContaining({ code: 'no-answer', message });
  expect(engine.legalActions(stuck)).toEqual([]);
  expect(engine.isTerminal(stuck)).toBe(false);
  expect(() => engine.settle(stuck)).toThrow(error);
  expect(() => engine.playRandomly(engine.clone(stuck), 1, keyedChance(chanceState('')))).toThrow(error);
});

test('an engine continues a game that another engine started', () => {
  const { state } = start(word(0, 'a'));
  const { engine } = start(word(0, 'a'));
  const fresh = defineGame(rules([word(0, 'a')]));
  const saved = JSON.parse(JSON.stringify(state)) as typeof state;
  expect(fresh.apply(saved, says(0, 'a'))).toEqual(engine.apply(state, says(0, 'a')));
});

test('the components of an engine are a frozen copy of the declared ones', () => {
  const components = { words: ['a'] };
  const engine = defineGame({ ...rules([]), components });
  expect(engine.components).toEqual(components);
  expect(engine.components).not.toBe(components);
  expect(Object.isFrozen(engine.components)).toBe(true);
  expect(engine.components).toBe(engine.components);
});

test('players with equal totals share the first place', () => {
  const { engine, state } = start();
  expect(engine.outcome(state)?.ranking).toEqual([[0, 1]]);
});
