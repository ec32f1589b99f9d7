/** What a screen costs: sentences and pictures at moments of random games; through the entries as published. */
import { eventsFor } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { each, inTurn } from './measure.mjs';

const MOMENTS = 40;
/** so many in a round */
const AT_A_TIME = 8;

/** Lists of so many of them, each spread over all. */
const parts = (items) =>
  Array.from({ length: MOMENTS / AT_A_TIME }, (_, part) => items.filter((_, i) => i % (MOMENTS / AT_A_TIME) === part));

/** Sentences and pictures for whoever acts, beside an `apply` of the same moments. */
export async function screen(game, engine, plies) {
  const words = (await import(`@ludi-romani/boards/${game}/en`)).words(engine);
  const board = (await import(`@ludi-romani/boards/${game}`)).boards(engine);
  const every = Math.floor(plies.length / MOMENTS);
  const moments = plies.filter((_, i) => i % every === 0).slice(0, MOMENTS);
  const seen = moments.map(({ state, action }) => {
    const { player } = action;
    const view = engine.view(state, player);
    const next = engine.step(state, action);
    const events = eventsFor(next.events, player);
    return { view, action, choices: engine.choices(view, player), after: engine.view(next.state, player), events };
  });
  const told = seen.flatMap(({ after, events }) => events.map((event) => ({ view: after, event })));
  const refusals = seen.flatMap(({ choices }) =>
    choices.flatMap(({ judgement }) => (judgement.legal ? [] : [judgement])).slice(0, 3),
  );
  // so many that reading the clock takes no part of them
  const manyRefusals = Array(20).fill(refusals).flat();
  // what can be pointed at is ringed, as on a screen
  const looks = seen.map(({ view, choices }) => {
    const legal = choices.filter(({ judgement }) => judgement.legal);
    return { view, highlight: [...new Set(legal.flatMap(({ action }) => board.targets(view, action)))] };
  });
  return inTurn(
    {
      apply: each(parts(moments), ({ state, action }) => engine.apply(state, action)),
      say: each(parts(seen), ({ view, action }) => text(words.say(view, action))),
      tell: each([told], ({ view, event }) => words.tell(view, event)),
      refuse: each([manyRefusals], (refusal) => words.refuse(refusal)),
      // read once, as by whoever shows it: until then a runtime may keep it in pieces
      board: each(parts(looks), ({ view, highlight }) => Buffer.byteLength(board.board(view, { words, highlight }))),
    },
    { warm: 600 },
  );
}
