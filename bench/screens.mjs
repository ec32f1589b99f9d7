/** What a screen costs: what somebody sees, what could be done and why not, sentences, pictures; through the entries as published. */
import { eventsFor } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { positions } from './engine.mjs';
import { micros } from './measure.mjs';
import { fixed } from './report.mjs';

/** So many moments of random games, spread over them: what is seen by whoever acts, and what comes of the action. */
function moments(engine, players, count, games = 4) {
  const all = positions(engine, players, games);
  const every = Math.max(1, Math.floor(all.length / count));
  return all
    .filter((_, i) => i % every === 0)
    .map(({ state, action }) => ({ state, action, next: engine.step(state, action) }));
}

/** Microseconds of everything that a screen of this game asks for, beside an `apply` of the same moments. */
async function measured(game, players) {
  const { engine } = await import(`@ludi-romani/${game}`);
  const words = (await import(`@ludi-romani/${game}/words/en`)).words(engine);
  const board = (await import(`@ludi-romani/boards/${game}`)).boards(engine);
  const sample = moments(engine, players, 200);
  const seen = sample.map(({ state, action, next }) => {
    const { player } = action;
    const view = engine.view(state, player);
    return { view, action, choices: engine.choices(view, player), after: engine.view(next.state, player), next };
  });
  const refusals = seen.flatMap(({ choices }) =>
    choices.flatMap(({ judgement }) => (judgement.legal ? [] : [judgement])).slice(0, 3),
  );
  const events = seen.flatMap(({ action, after, next }) =>
    eventsFor(next.events, action.player).map((event) => ({ view: after, event })),
  );
  // what can be pointed at is ringed, as on a screen
  const looks = seen.map(({ view, choices }) => {
    const legal = choices.filter(({ judgement }) => judgement.legal);
    return { view, highlight: [...new Set(legal.flatMap(({ action }) => board.targets(view, action)))] };
  });
  const rows = [
    ['apply', micros(sample, ({ state, action }) => engine.apply(state, action))],
    ['view', micros(sample, ({ state, action }) => engine.view(state, action.player))],
    ['choices', micros(seen, ({ view, action }) => engine.choices(view, action.player))],
    ['words: say', micros(seen, ({ view, action }) => text(words.say(view, action)))],
    ['words: tell', micros(events, ({ view, event }) => words.tell(view, event))],
    ['words: refuse', micros(refusals, (refusal) => words.refuse(refusal))],
    // read once, as by whoever shows it: until then a runtime may keep it in pieces
    ['board', micros(looks, ({ view, highlight }) => Buffer.byteLength(board.board(view, { words, highlight })))],
  ];
  const [[, apply]] = rows;
  return rows.map(([what, us]) => ({ game, what, us: fixed(us), 'times apply': fixed(us / apply) }));
}

/** One table of all games, each with as many players as it takes. */
export async function screenSections(counts) {
  const rows = [];
  for (const [game, players] of Object.entries(counts)) rows.push(...(await measured(game, players.at(-1))));
  const note =
    'Microseconds each, at moments of random games with as many players as a game takes: `board` is a whole picture with its prompt and rings, ' +
    '`say` a sentence with all that the action brings, carried out on an imagined state.';
  return [{ title: 'Views, words and boards', note, rows }];
}
