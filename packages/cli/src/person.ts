/** A person at the table, asked line by line. */
import type { ActionLike, GameTypes, Seat, Seen, State } from '@ludi-romani/core';
import { Failure } from './args';
import type { Game } from './games';
import type { Source } from './io';
import { eachLineOf } from './lines';
import { capital, plural, printable, table } from './text';
import { actionMeant } from './wording';

/** What a person wants. */
export type Wish<A> = { readonly action: A } | 'undo' | 'quit';

const HELP = [
  'NUMBER      does that; so does the short line at its end',
  'why ACTION  says whether an action is legal, and if not, why:',
  '            its short line, or JSON',
  'table       shows the table again',
  'undo        takes your last action back, if nothing came to light since',
  'quit        leaves the game',
];

/** Asks the person at that seat; `say` writes lines. */
export function person<G extends GameTypes>(
  { engine, renderer }: Game<G>,
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
    if (answer.legal) return 'It is legal.';
    return answer.clause === null ? `${capital(answer.message)}.` : `${answer.clause}: ${answer.message}.`;
  };

  const shown = (view: G['view'], events: readonly G['event'][]) => [
    '',
    ...renderer.table(view as Seen<G>, events),
    '',
  ];

  return {
    /** What to do now; `events` are those the person knows of, `fresh` whether the table changed since the last question. */
    async ask(state: State<G>, events: readonly G['event'][], fresh: boolean): Promise<Wish<G['action']>> {
      const view = engine.view(state, seat);
      const legal = engine.legalActions(view, seat);
      for (const action of legal) known.set(action.type, action);
      const idle = new Set(
        engine.choices(view, seat).flatMap((choice) => (choice.idle ? engine.format(choice.action) : [])),
      );
      const choices = table(
        legal.map((action, i) => {
          const line = engine.format(action);
          const warning = idle.has(line) ? ' It would do nothing.' : '';
          return [String(i + 1).padStart(3), `${engine.describe(view, action)}${warning}`, line];
        }),
      );
      const who = renderer.playerName(view as Seen<G>, seat);
      await say([
        ...(fresh ? shown(view, events) : ['']),
        `${who} (you) ${renderer.decision(view as Seen<G>)}:`,
        ...choices,
      ]);
      for (;;) {
        await say([`${legal.length === 1 ? '1' : `1 to ${legal.length}`}, or help:`]);
        const line = await nextLine();
        if (line === 'undo' || line === 'quit') return line;
        const action = /^\d+$/.test(line)
          ? legal[Number(line) - 1]
          : legal.find((each) => [engine.format(each), engine.format(each).replace(/^\d+ /, '')].includes(line));
        if (action !== undefined) return { action };
        if (line === 'help' || line === '?') await say(HELP);
        else if (line === 'table') await say(shown(view, events));
        else if (line.startsWith('why ')) await say([why(view, line.slice(4).trim(), legal)]);
        else
          await say([`There is no such choice: ${printable(line, 60)}; ${plural(legal.length, 'is', 'are')} legal.`]);
      }
    },
  };
}
