/** A person at the table, asked line by line. */
import type { ActionLike, GameTypes, Seat, Seen, SeenEvent, State } from '@ludi-romani/core';
import { capitalized, text } from '@ludi-romani/core/words';
import { Failure } from './args';
import type { Game, Told } from './games';
import type { Source } from './io';
import { eachLineOf } from './lines';
import { printable, table } from './text';
import { actionMeant } from './wording';

/** What a person wants. */
export type Wish<A> = { readonly action: A } | 'undo' | 'quit';

/** Asks the person at that seat; `say` writes lines. */
export function person<G extends GameTypes>(
  { engine }: Game<G>,
  { words, renderer, sayings }: Told<G>,
  seat: Seat,
  stdin: Source,
  say: (lines: readonly string[]) => Promise<void>,
) {
  const lines = eachLineOf(stdin);
  // one of each type that was ever legal shows what fields such an action has
  const known = new Map<string, ActionLike>();

  const nextLine = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true || value === undefined) throw new Failure('the input ended before the game');
      if (value.text !== null && value.text.trim() !== '') return value.text.trim();
    }
  };

  const why = (view: G['view'], line: string, legal: readonly G['action'][]): string => {
    const meant = legal[Number(line) - 1] ?? actionMeant(line, seat, [...legal, ...known.values()]);
    const answer = engine.explain(view, meant);
    if (answer.legal) return sayings.isLegal;
    const why = words.refuse(answer);
    return answer.clause === null ? `${capitalized(why)}.` : `${answer.clause}: ${why}.`;
  };

  const shown = (view: G['view'], events: readonly SeenEvent<G['event']>[]) => [
    '',
    ...renderer.table(view as Seen<G>, events),
    '',
  ];

  return {
    /** What to do now; `events` are those the person knows of, `fresh` whether the table changed since the last question. */
    async ask(state: State<G>, events: readonly SeenEvent<G['event']>[], fresh: boolean): Promise<Wish<G['action']>> {
      const view = engine.view(state, seat);
      const legal = engine.legalActions(view, seat);
      for (const action of legal) known.set(action.type, action);
      const idle = new Set(
        engine.choices(view, seat).flatMap((choice) => (choice.idle ? engine.format(choice.action) : [])),
      );
      const choices = table(
        legal.map((action, i) => {
          const line = engine.format(action);
          const warning = idle.has(line) ? ` ${sayings.isIdle}` : '';
          return [String(i + 1).padStart(3), `${text(words.say(view, action))}.${warning}`, line];
        }),
      );
      const question = engine.openQuestion(view, seat);
      const asked = question === null ? '' : text(words.ask(view, question));
      await say([
        ...(fresh ? shown(view, events) : ['']),
        `${words.player(view, seat)} ${sayings.you}: ${asked}.`,
        ...choices,
      ]);
      for (;;) {
        await say([sayings.number(legal.length)]);
        const line = await nextLine();
        if (line === 'undo' || line === 'quit') return line;
        const action = /^\d+$/.test(line)
          ? legal[Number(line) - 1]
          : legal.find((each) => [engine.format(each), engine.format(each).replace(/^\d+ /, '')].includes(line));
        if (action !== undefined) return { action };
        if (line === 'help' || line === '?') await say(sayings.help);
        else if (line === 'table') await say(shown(view, events));
        else if (line.startsWith('why ')) await say([why(view, line.slice(4).trim(), legal)]);
        else await say([sayings.noSuchChoice(printable(line, 60), legal.length)]);
      }
    },
  };
}
