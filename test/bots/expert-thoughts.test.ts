/**
 * What experts think of positions, held to a list: what each player may expect, and what each choice promises at first sight. Whoever tunes
 * a weight sees here what it changes; `-u` writes the lists anew.
 */

import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { expertise as aquileiaExpertise } from '@ludi-romani/bots/aquileia';
import { expertise as cityOfRomeExpertise } from '@ludi-romani/bots/city-of-rome';
import { expertise as forumTrajanumExpertise } from '@ludi-romani/bots/forum-trajanum';
import { expertise as novaRomaExpertise } from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, chanceState, type Engine, type GameTypes, keyedChance, type Seat } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { expect, test } from 'vitest';

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

test('of Aquileia', () =>
  expect(thoughts(aquileia, aquileiaExpertise(aquileia, {}) as Thinks, [2, 4])).toMatchFileSnapshot(
    '../golden/bots/aquileia.txt',
  ));
test('of City of Rome', () =>
  expect(thoughts(cityOfRome, cityOfRomeExpertise(cityOfRome, {}) as Thinks, [2, 4])).toMatchFileSnapshot(
    '../golden/bots/city-of-rome.txt',
  ));
test('of Forum Trajanum', () =>
  expect(thoughts(forumTrajanum, forumTrajanumExpertise(forumTrajanum, {}) as Thinks, [2, 4])).toMatchFileSnapshot(
    '../golden/bots/forum-trajanum.txt',
  ));
test('of Nova Roma', () =>
  expect(thoughts(novaRoma, novaRomaExpertise(novaRoma, {}) as Thinks, [1, 3])).toMatchFileSnapshot(
    '../golden/bots/nova-roma.txt',
  ));
