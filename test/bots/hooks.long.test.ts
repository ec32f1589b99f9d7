/** Tests the hooks and options of searches: evaluation, policy, prior, deals, ends, progress, and continued searches. */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { decided, flatMonteCarlo, ismcts, type Thinking } from '@ludi-romani/bots';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, chanceState, type Engine, type GameTypes, keyedChance } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import { engine as tali } from '../core/testing/tali';

const iterations = 60;
const view = cityOfRome.view(cityOfRome.initialState({ players: 3, seed: 'hooks' }), 2);
const plain = ismcts(cityOfRome, { iterations }).search(view, 'seed');
const visitsOf = (findings: readonly { readonly visits: number }[]) => findings.map(({ visits }) => visits);
const total = (findings: readonly { readonly visits: number }[]) => visitsOf(findings).reduce((sum, n) => sum + n, 0);

describe('evaluate', () => {
  test('gives the value of each playout that is cut off', () => {
    const seen: number[] = [];
    const { findings } = ismcts(cityOfRome, {
      iterations,
      playoutPlies: 3,
      evaluate: (state) => {
        seen.push(state.players.length);
        return [0.1, 0.2, 0.25];
      },
    }).search(view, 'seed');
    expect(seen).toEqual(Array(iterations).fill(3));
    for (const { visits, value } of findings) if (visits > 0) expect(value).toBeCloseTo(0.25, 10);
  });

  test('is not called for a finished game', () => {
    const never = () => {
      throw new Error('the game is over');
    };
    const options = { iterations: 5, playoutPlies: Number.POSITIVE_INFINITY, evaluate: never };
    expect(
      ismcts(tali, options).search(tali.view(tali.initialState({ players: 2, seed: 's' }), 0), 's').iterations,
    ).toBe(5);
  });
});

describe('policy', () => {
  test('chooses in playouts if there are several actions', () => {
    let asked = 0;
    const { findings } = ismcts(cityOfRome, {
      iterations,
      policy: (state, seat, legal, chance) => {
        asked++;
        expect(legal.length).toBeGreaterThan(1);
        expect(cityOfRome.legalActions(state, seat)).toEqual(legal);
        return chance.pick(legal);
      },
    }).search(view, 'seed');
    expect(asked).toBeGreaterThan(iterations);
    expect(total(findings)).toBe(iterations);
  });

  test('errors of a hook reach the caller', () => {
    const broken = () => {
      throw new RangeError('mine');
    };
    expect(() => ismcts(cityOfRome, { iterations, policy: broken }).choose(view, 'seed')).toThrow(RangeError);
  });
});

test('prior: actions with a high prior get the most visits, unless their values are worse', () => {
  const even = { iterations, evaluate: () => [0.5, 0.5, 0.5], playoutPlies: 0 };
  const promising = (share: number) =>
    ismcts(cityOfRome, { ...even, prior: (_, __, legal) => legal.map((___, i) => (i === 1 ? share : 1)) });
  const [, most = 0, ...rest] = visitsOf(promising(10).search(view, 'seed').findings);
  for (const visits of rest) expect(most).toBeGreaterThan(3 * visits);
  const visits = visitsOf(promising(1).search(view, 'seed').findings);
  expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(2);
  // a good action is found despite its low prior
  const [first] = plain.findings;
  const card = first?.action.type === 'draft-card' ? first.action.card : '';
  const misled = ismcts(cityOfRome, {
    iterations: 300,
    playoutPlies: 0,
    exploration: 0.5,
    evaluate: ({ players }) => players.map(({ opening }) => (opening === card ? 1 : 0)),
    prior: (_, __, legal) => legal.map((___, i) => (i === 0 ? 0.05 : 1)),
  }).search(view, 'seed');
  expect(misled.action).toEqual(first?.action);
});

describe('an invalid result of a hook is refused', () => {
  type Hooks = Partial<Record<'evaluate' | 'prior' | 'policy' | 'resample', (...given: never[]) => unknown>>;
  const refusal = (hook: string, message: string) =>
    expect.objectContaining({ code: 'invalid-options', problems: [{ path: hook, message }] });
  const told = (hooks: Hooks) => () => ismcts(cityOfRome, { iterations, ...hooks } as never).search(view, 'seed');

  test.each([
    [[Number.NaN, 0.5, 0.5], '[NaN,0.5,0.5]'],
    [[0.5, 0.5, 12], '[0.5,0.5,12]'],
    [[0.5, -0.1, 0.5], '[0.5,-0.1,0.5]'],
    [[0.5, '0.5', 0.5], '[0.5,0.5,0.5]'],
    [[0.5, 0.5], '[0.5,0.5]'],
    [[], '[]'],
    [[0.5, 0.5, 0.5, 0.5], '[0.5,0.5,0.5,0.5]'],
    [0.5, '0.5'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('evaluate: %j', (given, shown) => {
    const message = `must return 3 numbers, from 0 to 1, but returned ${shown}`;
    expect(told({ evaluate: () => given })).toThrow(refusal('evaluate', message));
  });

  test('evaluate: 0 and 1 are valid, and every call is checked', () => {
    expect(told({ evaluate: () => [0, 1, 0] })().iterations).toBe(iterations);
    let calls = 0;
    const late = () => (++calls === iterations ? [0.5, 0.5, Number.NaN] : [0.5, 0.5, 0.5]);
    expect(told({ evaluate: late })).toThrow(refusal('evaluate', expect.stringContaining('NaN') as never));
  });

  test.each([
    [(): unknown => [], '[]'],
    [(): unknown => undefined, 'undefined'],
    [(legal: readonly object[]): unknown => legal.map((_, i) => (i === 0 ? Number.NaN : 1)), '[NaN,'],
    [(legal: readonly object[]): unknown => legal.map((_, i) => -i), '[0,-1'],
    [(legal: readonly object[]): unknown => legal.map(() => Number.POSITIVE_INFINITY), '[Infinity,'],
    [(legal: readonly object[]): unknown => [...legal.map(() => 1), 1], '[1,1'],
  ])('prior: %s', (give, shown) => {
    const prior = (_: unknown, __: unknown, legal: readonly object[]) => give(legal);
    const message = expect.stringMatching(/^must return \d+ numbers, at least 0, but returned /) as never;
    expect(told({ prior })).toThrow(refusal('prior', message));
    expect(told({ prior })).toThrow(`returned ${shown}`);
  });

  test('prior: may be 0 for all actions', () => {
    const prior = (_: unknown, __: unknown, legal: readonly object[]) => legal.map(() => 0);
    expect(told({ prior })().iterations).toBe(iterations);
  });

  test.each([
    [undefined, 'undefined'],
    [{ type: 'produce', player: 9 }, '{"type":"produce","player":9}'],
  ])('policy: %j', (action, shown) => {
    const message = `must return a legal action, but returned ${shown}`;
    expect(told({ policy: () => action })).toThrow(refusal('policy', message));
  });

  test('policy: may return a copy of a legal action', () => {
    const last = (_: unknown, __: unknown, legal: readonly object[]) => legal.at(-1);
    const copied = (...[_, __, legal]: Parameters<typeof last>) => structuredClone(last(_, __, legal));
    expect(told({ policy: copied })()).toEqual(told({ policy: last })());
  });

  test('resample: must return a function', () => {
    const message = 'must return a function of a seed, but returned undefined';
    expect(told({ resample: () => undefined })).toThrow(refusal('resample', message));
  });
});

test('resample: replaces the deals of the game', () => {
  const seeds: string[] = [];
  const resample = (given: typeof view) => {
    const deal = cityOfRome.determinizer(given);
    return (seed: string) => {
      seeds.push(seed);
      return deal(seed);
    };
  };
  expect(ismcts(cityOfRome, { iterations, resample }).search(view, 'seed')).toEqual(plain);
  expect(new Set(seeds).size).toBe(iterations);
});

describe('enough', () => {
  test('`decided` ends a search when its choice can no longer change', () => {
    let spared = 0;
    const state = aquileia.clone(aquileia.initialState({ players: 2, seed: 'enough' }));
    for (let ply = 0; ply < 60 && !aquileia.isTerminal(state); ply++) {
      const [seat = 0] = aquileia.activePlayers(state);
      const seen = aquileia.view(state, seat);
      const whole = ismcts(aquileia, { iterations: 200 }).search(seen, `${ply}`);
      const short = ismcts(aquileia, { iterations: 200, enough: decided }).search(seen, `${ply}`);
      expect(short.action).toEqual(whole.action);
      spared += whole.iterations - short.iterations;
      aquileia.applyInPlace(state, whole.action);
    }
    expect(spared).toBeGreaterThan(500);
  });

  test('ends any search', () => {
    const enough = ({ iterations }: { iterations: number }) => iterations >= 32;
    expect(flatMonteCarlo(cityOfRome, { iterations: 1_000, enough }).search(view, 's').iterations).toBe(32);
  });
});

describe('watched', () => {
  const bot = ismcts(cityOfRome, { iterations });

  test('onProgress gets the findings so far, and does not change the result', () => {
    const looks: number[] = [];
    const onProgress = (soFar: { iterations: number; findings: readonly { visits: number }[] }) => {
      looks.push(soFar.iterations);
      expect(total(soFar.findings)).toBe(soFar.iterations);
    };
    expect(bot.search(view, 'seed', { onProgress, every: 25 })).toEqual(plain);
    expect(looks).toEqual([25, 50]);
    expect(() => bot.search(view, 'seed', { every: 0 })).toThrow(expect.objectContaining({ code: 'invalid-options' }));
  });

  test('a signal ends the search with the best action so far', () => {
    const stop = new AbortController();
    const found = bot.search(view, 'seed', { signal: stop.signal, every: 10, onProgress: () => stop.abort() });
    expect(found).toEqual(ismcts(cityOfRome, { iterations: 10 }).search(view, 'seed'));
    expect(bot.search(view, 'seed', { signal: { aborted: true } }).iterations).toBe(0);
  });

  test('searchAsync pauses between iterations', async () => {
    let pauses = 0;
    const pause = () => {
      pauses++;
      return new Promise((go) => setTimeout(go));
    };
    expect(await bot.searchAsync(view, 'seed', { pause, every: 20 })).toEqual(plain);
    expect(pauses).toBe(3);
    const stop = new AbortController();
    const stopped = bot.searchAsync(view, 'seed', { pause, every: 1, signal: stop.signal });
    setTimeout(() => stop.abort());
    const { iterations: done } = await stopped;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(iterations);
    const spectator = cityOfRome.view(cityOfRome.initialState({ players: 2, seed: 's' }), 'spectator');
    await expect(bot.searchAsync(spectator, 's', { pause })).rejects.toMatchObject({ code: 'invalid-view' });
  });
});

describe('a search after the previous decision', () => {
  const bot = ismcts(novaRoma, { iterations: 150 });

  test('reuses its tree if the chosen action led to this view', () => {
    let state = novaRoma.initialState({ players: 2, seed: 'after' });
    const kept = { same: 0, others: 0 };
    for (let ply = 0; ply < 60; ply++) {
      const [seat = 0] = novaRoma.activePlayers(state);
      const before = bot.think(novaRoma.view(state, seat), `${ply}`);
      before.run(Number.POSITIVE_INFINITY);
      const { action } = before.result();
      const next = novaRoma.apply(state, action);
      if (novaRoma.activePlayers(next)[0] === seat) {
        const seen = novaRoma.view(next, seat);
        const found = total(bot.think(seen, 'next', before).result().findings);
        if (found > 0) kept.same++;
        expect(total(bot.think(seen, 'next').result().findings)).toBe(0);
        // the player played another action than the one that the bot chose
        const other = novaRoma
          .legalActions(state, seat)
          .find((each) => JSON.stringify(each) !== JSON.stringify(action));
        const elsewhere = other && novaRoma.apply(state, other);
        if (elsewhere !== undefined && novaRoma.activePlayers(elsewhere)[0] === seat) {
          expect(total(bot.think(novaRoma.view(elsewhere, seat), 'next', before).result().findings)).toBe(0);
          kept.others++;
        }
      }
      state = next;
    }
    expect(kept.same).toBeGreaterThan(5);
    expect(kept.others).toBeGreaterThan(5);
  });
});

describe('a search after the previous decision, in a game that is played in place', () => {
  const engines: readonly Engine<GameTypes>[] = [aquileia, cityOfRome, forumTrajanum, novaRoma];
  /** Returns the number of reused visits of each decision. `shown` copies the views, or returns views that share parts with the state. */
  const kept = (engine: Engine<GameTypes>, shown: (view: GameTypes['view']) => GameTypes['view']): number[] => {
    const bot = ismcts(engine, { iterations: 20 });
    const state = engine.clone(engine.initialState({ players: 2, seed: 'in place' }));
    const before: Thinking<GameTypes['view'], ActionLike>[] = [];
    return Array.from({ length: 60 }, (_, ply) => {
      const [seat = 0] = engine.activePlayers(state);
      const thinking = bot.think(shown(engine.view(state, seat)), `ply ${ply}`, before[seat]);
      expect(total(thinking.result().findings)).toBe(thinking.kept);
      thinking.run(Number.POSITIVE_INFINITY);
      const { action, iterations: own, findings } = thinking.result();
      expect(total(findings)).toBe(own + thinking.kept);
      before[seat] = thinking;
      engine.applyInPlace(state, action);
      return thinking.kept;
    });
  };

  for (const engine of engines) {
    test(`${engine.game}: reuses as many visits if the view changes afterwards`, () => {
      const whole = kept(engine, structuredClone);
      expect(whole.some((tries) => tries > 0)).toBe(true);
      expect(kept(engine, (view) => view)).toEqual(whole);
    });

    test(`${engine.game}: an interrupted search continues with the original view`, () => {
      const bot = ismcts(engine, { iterations: 20 });
      const state = engine.clone(engine.initialState({ players: 2, seed: 'left' }));
      const plies = engine.playRandomly(state, 20, keyedChance(chanceState('left')));
      const [seat = 0] = engine.activePlayers(state);
      const alone = bot.search(structuredClone(engine.view(state, seat)), 'left');
      const thinking = bot.think(engine.view(state, seat), 'left');
      thinking.run(10);
      expect(engine.playRandomly(state, 20, keyedChance(chanceState('on')))).toBe(plies);
      thinking.run(Number.POSITIVE_INFINITY);
      expect(thinking.result()).toEqual(alone);
    });
  }
});

describe('merged searches', () => {
  const bot = ismcts(cityOfRome, { iterations });
  const results = ['a', 'b', 'c'].map((seed) => bot.search(view, seed));

  test('have the sum of the visits, and the mean of the values by visits', () => {
    const merged = bot.merge(results, 'seed');
    expect(merged.iterations).toBe(3 * iterations);
    merged.findings.forEach(({ action, visits, value }, i) => {
      const found = results.map(({ findings }) => findings[i]);
      expect(found.map((each) => each?.action)).toEqual([action, action, action]);
      expect(visits).toBe(found.reduce((sum, each) => sum + (each?.visits ?? 0), 0));
      const paid = found.reduce((sum, each) => sum + (each?.visits ?? 0) * (each?.value ?? 0), 0);
      expect(value * visits).toBeCloseTo(paid, 8);
    });
    const most = Math.max(...visitsOf(merged.findings));
    expect(merged.findings.find(({ action }) => action === merged.action)?.visits).toBe(most);
  });

  test('must be of the same view', () => {
    const refusal = (path: string) =>
      expect.objectContaining({
        code: 'invalid-options',
        problems: [{ path, message: 'must have the same actions as the first result' }],
      });
    const other = cityOfRome.view(cityOfRome.initialState({ players: 3, seed: 'search' }), 2);
    const elsewhere = bot.search(other, 'a');
    // the other position has the same number of actions, so that only the actions differ
    expect(elsewhere.findings).toHaveLength(plain.findings.length);
    expect(() => bot.merge([...results, elsewhere], 'seed')).toThrow(refusal('results[3]'));
    const short = { ...plain, findings: plain.findings.slice(1) };
    expect(() => bot.merge([plain, short], 'seed')).toThrow(refusal('results[1]'));
    expect(() => bot.merge([short, plain], 'seed')).toThrow(refusal('results[1]'));
  });

  test('can be JSON copies, and a single search gives the same result', () => {
    expect(bot.merge(JSON.parse(JSON.stringify(results)), 'seed')).toEqual(bot.merge(results, 'seed'));
    expect(bot.merge([plain], 'seed')).toEqual(plain);
    expect(() => bot.merge([], 'seed')).toThrow(expect.objectContaining({ code: 'invalid-options' }));
  });
});
