/** The values and priors of the experts for positions of random games, compared by digest. */
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

/** Positions of a game in which one in so many is looked at. */
const SELDOM = 3;
/** Choices of a position, at most: spread over all that there are. */
const CHOICES = 12;

/** As many digits as weights have that somebody chose by hand. */
const told = (number: number): string => String(Number(number.toPrecision(6)));

/** What is thought of positions in games at random, where each type of action is played about as often as any other. */
function thoughts(engine: Engine<GameTypes>, thinks: Thinks, counts: readonly number[]): string {
  const lines: string[] = [];
  for (const players of counts) {
    const chance = keyedChance(chanceState(`thoughts ${players}`));
    const state = engine.clone(engine.initialState({ players, seed: `thoughts ${players}` }));
    for (let ply = 0; !engine.isTerminal(state); ply++) {
      const [seat = 0] = engine.activePlayers(state);
      const legal = engine.legalActions(state, seat);
      if (ply % SELDOM === 0) {
        lines.push(`${players} players, ply ${ply}: ${thinks.prospects(state).map(told).join(' ')}`);
        const promised = thinks.prior?.(state, seat, legal) ?? [];
        const step = Math.max(1, legal.length / CHOICES);
        for (let at = 0; at < legal.length; at += step)
          lines.push(`  ${engine.format(legal[Math.floor(at)] as ActionLike)}: ${told(promised[Math.floor(at)] ?? 0)}`);
      }
      const type = chance.pick([...new Set(legal.map((action) => action.type))]);
      engine.applyInPlace(state, chance.pick(legal.filter((action) => action.type === type)));
    }
    lines.push(`${players} players, end: ${thinks.prospects(state).map(told).join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** What is thought of all positions of some games together, where the better of two choices is played more often than not. */
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
  /** the players of games that are looked at closely, and what those are started with that are summed up */
  readonly counts: readonly number[];
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

/** They change when an expert learns something. To see what changed, print the texts before and after. */
const DIGESTS: Readonly<Record<string, { readonly positions: string; readonly sums: string }>> = {
  aquileia: { positions: 'c1b2fb97572d305d', sums: '3448d95ed627b435' },
  'city-of-rome': { positions: 'dac185897f093695', sums: '0e5b645aeeb6b519' },
  'forum-trajanum': { positions: 'a529bd5e802bf7ef', sums: 'bdee4b6164e9b1d4' },
  'nova-roma': { positions: '7996e623409717b7', sums: 'e5ab2866ee4d978c' },
};
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe.each(experts.map((expert) => [expert.name, expert] as const))('of %s', (name, { engine, ...expert }) => {
  test('each position of some', () =>
    expect(digestOf(thoughts(engine, expert.expertise(engine, {}), expert.counts))).toBe(DIGESTS[name]?.positions));

  // a weight of 1 would show nowhere
  test('all positions of others together, with every weight half as high again', () => {
    const given = Object.fromEntries(Object.entries(expert.weights).map(([weight, worth]) => [weight, 1.5 * worth]));
    expect(digestOf(sums(engine, expert.expertise(engine, given), expert.tables))).toBe(DIGESTS[name]?.sums);
  });
});
