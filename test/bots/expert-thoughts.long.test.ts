/** Compares digests of the values and priors that the experts give to positions of random games. */
import { createHash } from 'node:crypto';
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { expertise as aquileiaExpertise, weights as aquileiaWeights } from '@ludi-romani/bots/aquileia';
import { expertise as cityOfRomeExpertise, weights as cityOfRomeWeights } from '@ludi-romani/bots/city-of-rome';
import { expertise as forumTrajanumExpertise, weights as forumTrajanumWeights } from '@ludi-romani/bots/forum-trajanum';
import { expertise as novaRomaExpertise, weights as novaRomaWeights } from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, chanceState, type Engine, type GameTypes, keyedChance, type Seat } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';

interface Thinks {
  prospects(state: unknown): readonly number[];
  prior?(state: unknown, seat: Seat, legal: readonly ActionLike[]): readonly number[];
}

/** One position out of this number is compared. */
const EVERY = 3;
/** The largest number of choices that are compared in a position. They are spread over all choices. */
const CHOICES = 12;

/** Returns a number with six digits, because the weights of the experts have no more. */
const rounded = (number: number): string => String(Number(number.toPrecision(6)));

/** Returns the values and priors of positions in random games, in which the type of each action is drawn first, so that rare types occur. */
function thoughts(engine: Engine<GameTypes>, thinks: Thinks, counts: readonly number[]): string {
  const lines: string[] = [];
  for (const players of counts) {
    const chance = keyedChance(chanceState(`thoughts ${players}`));
    const state = engine.clone(engine.initialState({ players, seed: `thoughts ${players}` }));
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat = 0] = engine.activePlayers(state);
      const legal = engine.legalActions(state, seat);
      if (ply % EVERY === 0) {
        lines.push(`${players} players, ply ${ply}: ${thinks.prospects(state).map(rounded).join(' ')}`);
        const promised = thinks.prior?.(state, seat, legal) ?? [];
        const step = Math.max(1, legal.length / CHOICES);
        for (let at = 0; at < legal.length; at += step)
          lines.push(
            `  ${engine.format(legal[Math.floor(at)] as ActionLike)}: ${rounded(promised[Math.floor(at)] ?? 0)}`,
          );
      }
      const type = chance.pick([...new Set(legal.map((action) => action.type))]);
      engine.applyInPlace(state, chance.pick(legal.filter((action) => action.type === type)));
    }
    lines.push(`${players} players, end: ${thinks.prospects(state).map(rounded).join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the sums of values and priors over all positions of some games, in which the better of two random actions is played. */
function sums(engine: Engine<GameTypes>, thinks: Thinks, tables: readonly object[]): string {
  const lines: string[] = [];
  for (const table of tables) {
    const seed = `sums ${JSON.stringify(table)}`;
    const chance = keyedChance(chanceState(seed));
    const state = engine.clone(engine.initialState({ ...table, seed } as GameTypes['options']));
    const expected = state.players.map(() => 0);
    const promised = new Map<string, number>();
    for (;;) {
      thinks.prospects(state).forEach((points, seat) => {
        expected[seat] = (expected[seat] ?? 0) + points;
      });
      const [seat] = engine.activePlayers(state);
      if (seat === undefined) break;
      const legal = engine.legalActions(state, seat);
      const promises = thinks.prior?.(state, seat, legal) ?? [];
      for (const [i, { type }] of legal.entries()) promised.set(type, (promised.get(type) ?? 0) + (promises[i] ?? 0));
      const [one, other] = [chance.int(legal.length), chance.int(legal.length)];
      engine.applyInPlace(state, legal[(promises[one] ?? 0) >= (promises[other] ?? 0) ? one : other] as ActionLike);
    }
    lines.push(JSON.stringify(table), `  ${expected.map((sum) => sum.toFixed(4)).join(' ')}`);
    for (const [type, sum] of [...promised].sort()) lines.push(`  ${type}: ${sum.toFixed(4)}`);
  }
  return `${lines.join('\n')}\n`;
}

interface Expert {
  readonly name: string;
  readonly engine: Engine<GameTypes>;
  readonly expertise: (engine: Engine<GameTypes>, given: object) => Thinks;
  readonly weights: Readonly<Record<string, number>>;
  /** the numbers of players for `thoughts` */
  readonly counts: readonly number[];
  /** the options for `sums` */
  readonly tables: readonly object[];
}

const experts = [
  {
    ...{ name: 'aquileia', engine: aquileia, expertise: aquileiaExpertise, weights: aquileiaWeights },
    counts: [2, 4],
    tables: [2, 3, 4, 5].map((players) => ({ players })),
  },
  {
    ...{ name: 'city-of-rome', engine: cityOfRome, expertise: cityOfRomeExpertise, weights: cityOfRomeWeights },
    counts: [2, 4],
    tables: [2, 3, 4].map((players) => ({ players })),
  },
  {
    ...{
      name: 'forum-trajanum',
      engine: forumTrajanum,
      expertise: forumTrajanumExpertise,
      weights: forumTrajanumWeights,
    },
    counts: [2, 4],
    tables: [{ players: 2 }, { players: 3, promoCards: true, boardSide: 'B' }, { players: 4 }],
  },
  {
    ...{ name: 'nova-roma', engine: novaRoma, expertise: novaRomaExpertise, weights: novaRomaWeights },
    counts: [1, 3],
    tables: [1, 2, 4].map((players) => ({ players })),
  },
] as unknown as readonly Expert[];

/** The digests change when an expert changes. To see the difference, print the texts before and after the change. */
const DIGESTS: Readonly<Record<string, { readonly positions: string; readonly sums: string }>> = {
  aquileia: { positions: 'c1b2fb97572d305d', sums: '3448d95ed627b435' },
  'city-of-rome': { positions: 'dac185897f093695', sums: '0e5b645aeeb6b519' },
  'forum-trajanum': { positions: 'a529bd5e802bf7ef', sums: 'bdee4b6164e9b1d4' },
  'nova-roma': { positions: 'fd1f3c414e73f25f', sums: '94d428c0976bda19' },
};
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe.each(experts.map((expert) => [expert.name, expert] as const))('%s', (name, { engine, ...expert }) => {
  test('the values and priors of single positions are unchanged', () =>
    expect(digestOf(thoughts(engine, expert.expertise(engine, {}), expert.counts))).toBe(DIGESTS[name]?.positions));

  // multiplied by 1.5, because a weight of 1 has no visible effect
  test('the sums over whole games are unchanged, with all weights multiplied by 1.5', () => {
    const given = Object.fromEntries(Object.entries(expert.weights).map(([weight, worth]) => [weight, 1.5 * worth]));
    expect(digestOf(sums(engine, expert.expertise(engine, given), expert.tables))).toBe(DIGESTS[name]?.sums);
  });
});
