/**
 * States that nobody checked, which once kept a function from ending, since a number of theirs was counted to or a list made as long; or
 * whose own errors came out.
 */
import assert from 'node:assert/strict';
import * as aquileia from '@ludi-romani/aquileia';
import * as cityOfRome from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes } from '@ludi-romani/core';
import * as forumTrajanum from '@ludi-romani/forum-trajanum';
import * as novaRoma from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { inTime, survives } from './hostile';
import { open, type Spoil, spoiltStates } from './spoilt';

/** In random games: in every state that can be spoilt so, all that can be done there. */
function ends<G extends GameTypes>(engine: Engine<G>, options: G['options'], spoil: Spoil<G>) {
  let met = 0;
  for (const { spoilt, legal } of spoiltStates(engine, options, 5, spoil)) {
    met++;
    inTime(() => {
      survives(() => engine.legalActions(spoilt));
      for (const action of legal) {
        survives(() => engine.apply(spoilt, action));
        survives(() => engine.step(spoilt, action));
        survives(() => engine.tryInPlace(engine.clone(spoilt), action));
        survives(() => engine.parse(spoilt, engine.format(action)));
      }
    });
  }
  expect(met).toBeGreaterThan(2);
}

const FAR = 2 ** 31;
const seed = 'unchecked';

test('the fighters of an arena are of seats that there are', () =>
  ends(aquileia.engine, { players: 3, seed }, (s) => {
    s.spaces['arena-1a'] = FAR;
    return s.pending.some((frame) => 'do' in frame && frame.do === 'arena');
  }));

test('no more blue dice are rolled than there are', () =>
  ends(aquileia.engine, { players: 3, seed }, (s) => {
    s.blueDice.left = FAR;
    return s.pending.some((frame) => 'ask' in frame && frame.ask === 'blue-dice');
  }));

test('an emissary is taken off a field that there is', () =>
  ends(cityOfRome.engine, { players: 3, seed }, (s) => {
    const [end] = s.pending.filter((frame) => 'do' in frame && frame.do === 'end-of-turn');
    if (end === undefined || !('field' in end)) return false;
    Object.assign(end, { field: FAR });
    return true;
  }));

test('goods are bought from the first of them on', () =>
  ends(novaRoma.engine, { players: 3, seed }, (s) => {
    const purchase = open(s, 'buy-good');
    if (purchase === undefined) return false;
    purchase.from = Number.NEGATIVE_INFINITY;
    return true;
  }));

test('a tile is turned over on a space that there is', () =>
  ends(novaRoma.engine, { players: 3, seed }, (s) => {
    const advance = open(s, 'advance');
    if (advance === undefined) return false;
    advance.tile = FAR;
    return true;
  }));

test('a line is looked for among what can be read', () =>
  ends(forumTrajanum.engine, { players: 2, seed }, (s) => {
    const player = Object.defineProperty([], 0, { get: () => assert.fail('a trap'), enumerable: true });
    const top = s.pending.at(-1);
    if (top === undefined || !('ask' in top)) return false;
    Object.assign(top, { player });
    return true;
  }));
