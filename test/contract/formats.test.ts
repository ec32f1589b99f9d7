/**
 * Tests that stored games can still be read: for each game, a saved state and a replay with all optional fields. Both were written once. If a
 * test fails, a release could not read the games that its users have stored. After a change of `rulesVersion` or of the form of states,
 * `UPDATE_GOLDEN=1 npx vitest run test/contract/formats.test.ts` writes the files again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Engine, type GameTypes, type RecordOptions, recordReplay, verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { chanceOf, games } from './games';

const FOLDER = 'test/contract/formats';
const PLIES = 12;

const ENDINGS: Readonly<Record<string, RecordOptions['ending']>> = {
  aquileia: { by: 'resignation', seat: 1 },
  'city-of-rome': { by: 'agreement' },
  'forum-trajanum': { by: 'time', seat: 0 },
};

/** Plays some random actions. Returns the state after them, and the replay. */
function written(engine: Engine<GameTypes>) {
  const chance = chanceOf('formats');
  const options = { players: 2, seed: 'formats' };
  const actions: GameTypes['action'][] = [];
  let state = engine.initialState(options);
  for (; actions.length < PLIES; state = engine.apply(state, actions.at(-1) as GameTypes['action']))
    actions.push(chance.pick(engine.legalActions(state)));
  const ending = ENDINGS[engine.game];
  const replay = recordReplay(engine, options, actions, {
    ...{ committed: true, checkpointEvery: 5, times: actions.map((_, ply) => 1_500 * ply) },
    comments: [
      { ply: 0, seat: 'spectator', text: 'Salvete!' },
      { ply: PLIES, seat: 1, text: 'Gratias.' },
    ],
    about: {
      names: ['Livia', 'Gaius'],
      event: 'Ludi Romani',
      round: 'final',
      date: '2026-11-27',
      more: { table: 'II' },
    },
    ...(ending === undefined ? {} : { ending }),
  });
  return { saved: engine.save(state), replay };
}

describe.each(games)('the stored games of %s', (name, { engine, schemas }) => {
  const path = `${FOLDER}/${name}.json`;
  if (process.env.UPDATE_GOLDEN !== undefined) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, `${JSON.stringify(written(engine))}\n`);
  }
  const read = () => JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof written>;

  test('a saved state can be read, saved again and played on', () => {
    const { saved } = read();
    const state = schemas.parseState(saved);
    expect(JSON.parse(JSON.stringify(engine.save(state)))).toEqual(saved);
    expect(engine.legalActions(state).length).toBeGreaterThan(0);
    const later = recordReplay(engine, { start: state }, []);
    expect(later).toMatchObject({ start: saved });
    expect(verifyReplay(engine, later, { parseState: schemas.parseState })).toMatchObject({ ok: true, state });
  });

  test('a replay with all optional fields can be read, judged and recorded again', () => {
    const { saved, replay } = read();
    expect(schemas.parseReplay(replay)).toEqual(replay);
    const ending = replay.ending === undefined ? null : 'unproved';
    expect(verifyReplay(engine, replay)).toMatchObject({
      ok: true,
      plies: PLIES,
      committed: true,
      ending,
      state: saved.state,
    });
    const { options, actions, times, comments, about } = replay;
    const again = recordReplay(engine, options, actions, {
      ...{ committed: true, checkpointEvery: 5 },
      ...({ times, comments, about, ending: replay.ending } as RecordOptions),
    });
    expect(JSON.parse(JSON.stringify(again))).toEqual(replay);
  });
});
