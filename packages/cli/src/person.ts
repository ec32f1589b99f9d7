/** A person at the table, asked line by line. */
import type { ActionLike, GameTypes, Seat, Seen, State } from '@ludi-romani/core';
import { capitalized, text } from '@ludi-romani/core/words';
import type { Game, Told } from './games';
import { type Group, grouped, labelsIn, MOST_CHOICES } from './groups';
import { type Keyboard, QUIT } from './keyboard';
import { printable, table } from './text';
import { actionMeant } from './wording';

/** What a person wants. */
export type Wish<A> = { readonly action: A } | 'undo' | typeof QUIT;

/** Asks the person at that seat; `say` writes lines. */
export function person<G extends GameTypes>(
  { engine, pictures }: Game<G>,
  { words, renderer, sayings }: Told<G>,
  seat: Seat,
  keyboard: Keyboard,
  say: (lines: readonly string[]) => Promise<void>,
) {
  // one of each type that was ever legal shows what fields such an action has
  const known = new Map<string, ActionLike>();

  const why = (view: G['view'], line: string, legal: readonly G['action'][]): string => {
    const meant = legal[Number(line) - 1] ?? actionMeant(line, seat, [...legal, ...known.values()]);
    const answer = engine.explain(view, meant);
    if (answer.legal) return sayings.isLegal;
    const why = words.refuse(answer);
    return answer.clause === null ? `${capitalized(why)}.` : `${answer.clause}: ${why}.`;
  };

  /** All of them, set in groups where there are many. */
  const groupsOf = async (view: G['view'], legal: readonly G['action'][]): Promise<readonly Group<G['action']>[]> => {
    if (legal.length <= MOST_CHOICES) return [{ heading: '', items: legal }];
    const { boards } = await pictures();
    return grouped(legal, labelsIn(boards(engine), words, view));
  };

  const shown = (view: G['view']) => ['', ...renderer.table(view as Seen<G>), ''];

  return {
    /** What to do now; `fresh` says whether the table changed since the last question. */
    async ask(state: State<G>, fresh: boolean): Promise<Wish<G['action']>> {
      const view = engine.view(state, seat);
      const groups = await groupsOf(view, engine.legalActions(view, seat));
      const legal = groups.flatMap(({ items }) => items);
      for (const action of legal) known.set(action.type, action);
      const idle = new Set(
        engine.choices(view, seat).flatMap((choice) => (choice.idle ? engine.format(choice.action) : [])),
      );
      const rows = table(
        legal.map((action, i) => {
          const line = engine.format(action);
          const warning = idle.has(line) ? ` ${sayings.isIdle}` : '';
          return [String(i + 1).padStart(3), `${text(words.say(view, action))}.${warning}`, line];
        }),
      );
      const choices = groups.flatMap(({ heading, items }) => {
        const lines = rows.splice(0, items.length);
        return heading === '' ? lines : [heading, ...lines];
      });
      const question = engine.openQuestion(view, seat);
      const asked = question === null ? '' : text(words.ask(view, question));
      await say([...(fresh ? shown(view) : ['']), `${words.player(view, seat)} ${sayings.you}: ${asked}.`, ...choices]);
      for (;;) {
        await say([sayings.number(legal.length)]);
        const line = await keyboard.words();
        if (line === 'undo' || line === QUIT) return line;
        const action = /^\d+$/.test(line)
          ? legal[Number(line) - 1]
          : legal.find((each) => [engine.format(each), engine.format(each).replace(/^\d+ /, '')].includes(line));
        if (action !== undefined) return { action };
        if (line === 'help' || line === '?') await say(sayings.help);
        else if (line === 'table') await say(shown(view));
        else if (line.startsWith('why ')) await say([why(view, line.slice(4).trim(), legal)]);
        else await say([sayings.noSuchChoice(printable(line, 60), legal.length)]);
      }
    },
  };
}
