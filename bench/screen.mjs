/** Measures the sentences and pictures of an app, at positions of random games, with the published entries. */
import { eventsFor } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { each, inTurn } from './measure.mjs';

const POSITIONS = 40;
/** The number of positions in a round. */
const PER_ROUND = 8;
const ROUNDS = POSITIONS / PER_ROUND;

/** Divides the items among the rounds, so that each round has items from the whole game. */
const parts = (items) => Array.from({ length: ROUNDS }, (_, part) => items.filter((_, i) => i % ROUNDS === part));

/** Measures sentences and pictures for the active player, and `apply` in the same positions. */
export async function screen(game, engine, plies) {
  const words = (await import(`@ludi-romani/boards/${game}/en`)).words(engine);
  const board = (await import(`@ludi-romani/boards/${game}`)).boards(engine);
  const every = Math.floor(plies.length / POSITIONS);
  const positions = plies.filter((_, i) => i % every === 0).slice(0, POSITIONS);
  const seen = positions.map(({ state, action }) => {
    const { player } = action;
    const view = engine.view(state, player);
    const next = engine.step(state, action);
    const events = eventsFor(next.events, player);
    return { view, action, choices: engine.choices(view, player), after: engine.view(next.state, player), events };
  });
  const emitted = seen.flatMap(({ after, events }) => events.map((event) => ({ view: after, event })));
  const refusals = seen.flatMap(({ choices }) =>
    choices.flatMap(({ judgement }) => (judgement.legal ? [] : [judgement])).slice(0, 3),
  );
  // repeats the refusals, so that the time to read the clock is negligible
  const manyRefusals = Array(20).fill(refusals).flat();
  // legal targets are highlighted, as in an app
  const looks = seen.map(({ view, choices }) => {
    const legal = choices.filter(({ judgement }) => judgement.legal);
    return { view, highlight: [...new Set(legal.flatMap(({ action }) => board.targets(view, action)))] };
  });
  return inTurn(
    {
      apply: each(parts(positions), ({ state, action }) => engine.apply(state, action)),
      say: each(parts(seen), ({ view, action }) => text(words.say(view, action))),
      tell: each([emitted], ({ view, event }) => words.tell(view, event)),
      refuse: each([manyRefusals], (refusal) => words.refuse(refusal)),
      // reads the string once: V8 builds it as a rope, and joins the parts on the first read
      board: each(parts(looks), ({ view, highlight }) => Buffer.byteLength(board.board(view, { words, highlight }))),
    },
    { warm: 600 },
  );
}
