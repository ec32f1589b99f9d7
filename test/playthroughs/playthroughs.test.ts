/**
 * The eager golden games as text for people: each action and event in words, with all secrets, scores and digests.
 *
 * `npx vitest run test/playthroughs -u` writes the files again. Words may change freely. Digests and outcome must equal those of the golden
 * game, also with `-u`: a change of the rules must update test/golden first, which demands a new `rulesVersion`.
 */
import { readFileSync } from 'node:fs';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { words as aquileiaWords } from '@ludi-romani/aquileia/words/en';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { words as cityOfRomeWords } from '@ludi-romani/city-of-rome/words/en';
import { digest, type Engine, type GameReplay, type GameTypes } from '@ludi-romani/core';
import { type Phrase, sentence, text, type Words } from '@ludi-romani/core/words';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { words as forumTrajanumWords } from '@ludi-romani/forum-trajanum/words/en';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { words as novaRomaWords } from '@ludi-romani/nova-roma/words/en';
import { describe, expect, test } from 'vitest';
import { english } from '../../packages/cli/src/messages/en';
import { scoreSheet, verdict } from '../../packages/cli/src/render/score-sheet';

/** An engine and its English words, without the types of the game. */
interface Game {
  readonly engine: Engine<GameTypes>;
  readonly words: Words<GameTypes>;
}

const games: readonly Game[] = [
  { engine: aquileia, words: aquileiaWords(aquileia) },
  { engine: cityOfRome, words: cityOfRomeWords(cityOfRome) },
  { engine: forumTrajanum, words: forumTrajanumWords(forumTrajanum) },
  { engine: novaRoma, words: novaRomaWords(novaRoma) },
];

function playthrough({ engine, words }: Game, { options, rulesVersion, actions, checkpoints }: GameReplay) {
  let { state, events } = engine.start(options);
  const names = state.players.map((_, seat) => words.player(state, seat));
  const lines = [`${engine.game}, rules version ${rulesVersion}, ${JSON.stringify(options)}`, ''];
  const digests: string[] = [];
  let scores = '';
  /** Writes the events and the changed scores. Omits an event with the same words as the action. */
  const tell = (said: Phrase = []) => {
    for (const event of events) {
      const told = words.tell(state, event);
      if (event.type === 'round-began') lines.push('');
      if (told.length > 0 && text(sentence(words.instruction([told]))) !== text(sentence(said)))
        lines.push(`    ${text(sentence(told))}`);
    }
    const before = scores;
    scores = engine
      .scores(state)
      .map(({ total }, seat) => `${names[seat]} (${total})`)
      .join(', ');
    if (scores !== before) lines.push(`    Scores: ${scores}.`);
  };
  tell();
  for (const [i, action] of actions.entries()) {
    const choice = engine.explain(state, action);
    if (!choice.legal) {
      lines.push(`${i + 1} ${engine.format(action)} is not legal: ${choice.clause} ${words.refuse(choice)}`);
      break;
    }
    const said = words.say(state, action);
    lines.push(`${i + 1} ${names[action.player]}: ${text(sentence(said))}`);
    ({ state, events } = engine.step(state, action));
    tell(said);
    if (checkpoints.some(({ ply }) => ply === i + 1)) {
      const whole = digest(state);
      digests.push(whole);
      lines.push(`    Digest ${whole.slice(0, 12)}.`);
    }
  }
  const outcome = engine.outcome(state);
  if (outcome !== null) {
    lines.push(
      '',
      ...scoreSheet(words, english, names, outcome, engine.teams(state)),
      '',
      verdict({ words, messages: english }, names, outcome, engine.teams(state)),
    );
  }
  return { lines, digests, outcome };
}

describe.each(games.map((game) => [game.engine.game, game] as const))('%s', (name, game) => {
  test.each(game.engine.playerCounts)('playthrough, players: %i', async (players) => {
    const file = `test/golden/${name}/${english.players(players).replace(' ', '-')}-eager.json`;
    const golden: GameReplay = JSON.parse(readFileSync(file, 'utf8'));
    const { lines, ...proof } = playthrough(game, golden);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${name}-${players}.txt`);
    expect(proof).toEqual({ digests: golden.checkpoints.map((point) => point.digest), outcome: golden.outcome });
  });
});
