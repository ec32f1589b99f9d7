/** A human player, who answers questions by typed lines. */

import type { ActionLike, GameTypes, Seat, Seen, State } from '@ludi-romani/core';
import { capitalized, text } from '@ludi-romani/core/words';
import { hintFor } from './bots';
import { parsed, rangeLine } from './choices';
import { explainerOf, explanationLine } from './explain';
import { boardOf, type Game, type LocalizedGame } from './game';
import { type Group, grouped, labelsIn, MOST_CHOICES } from './groups';
import { type Keyboard, QUIT } from './keyboard';
import { parseAction } from './parse-action';
import { paragraph, printable, table, wrap } from './text';

/** The answer to a question: a legal action, or a command. */
export type Answer<A> = { readonly action: A } | 'undo' | typeof QUIT;

/** Returns the player of `seat`. `say` writes lines to the screen. */
export function humanPlayer<G extends GameTypes>(
  game: Game<G>,
  { words, renderer, messages }: LocalizedGame<G>,
  seat: Seat,
  keyboard: Keyboard,
  say: (lines: readonly string[]) => Promise<void>,
) {
  const { engine } = game;
  // one legal action of each type that was seen so far: `parseAction` gets the types of the fields from it
  const samples = new Map<string, ActionLike>();

  /** Returns the legal action of a typed line, which may lack the seat. */
  const actionOf = (view: G['view'], line: string): G['action'] | undefined =>
    parsed(engine, view, line) ?? parsed(engine, view, `${seat} ${line}`);

  /** Returns the reason for which the typed action is illegal. */
  const explain = (view: G['view'], line: string, legal: readonly G['action'][]): string => {
    const action = legal[Number(line) - 1] ?? parseAction(line, seat, [...legal, ...samples.values()]);
    const verdict = engine.explain(view, action);
    if (verdict.legal) return messages.isLegal;
    const why = words.refuse(verdict);
    return verdict.clause === null ? `${capitalized(why)}.` : `${verdict.clause}: ${why}.`;
  };

  /** Resolves to all legal actions, in several groups if there are many. */
  const groupsOf = async (view: G['view'], legal: readonly G['action'][]): Promise<readonly Group<G['action']>[]> => {
    if (legal.length <= MOST_CHOICES) return [{ heading: '', items: legal }];
    return grouped(legal, labelsIn(await boardOf(game, words), view));
  };

  /** Returns the explanations of the things that a typed word names. */
  const about = async (view: G['view'], word: string): Promise<string[]> => {
    const found = (await explainerOf(game, words))?.find(view, word) ?? [];
    if (found.length === 0) return [messages.notExplained(printable(word, 60))];
    return found.flatMap((one) => wrap(explanationLine(one)));
  };

  const countsIn = (view: G['view']) => ({
    ...renderer.counters?.(view as Seen<G>, seat),
    [messages.points]: engine.scores(view)[seat]?.total ?? 0,
  });
  /** the counters and points of this player at the last question */
  let counts: Readonly<Record<string, number>> | undefined;
  /** Returns the counters and points that changed since the last question. */
  const changeLines = (view: G['view']): string[] => {
    const before = counts;
    counts = countsIn(view);
    const changes = Object.entries(counts).flatMap(([name, count]) => {
      const by = count - (before?.[name] ?? count);
      return by === 0 ? [] : `${name} ${count} (${by > 0 ? '+' : ''}${by})`;
    });
    return changes.length === 0 ? [] : paragraph(messages.youHave, changes.join(', '));
  };

  const tableLines = (view: G['view']) => ['', ...renderer.table(view as Seen<G>), ''];

  return {
    /** Asks until there is an answer. Shows the table first if `showTable` is true, and otherwise the changes of the own counters. */
    async ask(state: State<G>, showTable: boolean): Promise<Answer<G['action']>> {
      const view = engine.view(state, seat);
      const { actions, ranges } = engine.menu(view, seat);
      const groups = await groupsOf(view, actions);
      const legal = groups.flatMap(({ items }) => items);
      for (const action of [...legal, ...ranges.map(({ last }) => last)]) samples.set(action.type, action);
      const noOps = new Set(
        // a question with a long range has no list of choices
        ranges.length > 0
          ? []
          : engine.choices(view, seat).flatMap((choice) => (choice.isNoOp ? engine.format(choice.action) : [])),
      );
      const rows = table(
        legal.map((action, i) => {
          const line = engine.format(action);
          const warning = noOps.has(line) ? ` ${messages.isNoOp}` : '';
          return [String(i + 1).padStart(3), `${text(words.say(view, action))}.${warning}`, line];
        }),
      );
      const long = ranges.map((range) => `     ${rangeLine(engine, range)}`);
      const choices = groups.flatMap(({ heading, items }) => {
        const lines = rows.splice(0, items.length);
        return heading === '' ? lines : [heading, ...lines];
      });
      const question = engine.openQuestion(view, seat);
      const asked = question === null ? '' : text(words.ask(view, question));
      const you = `${words.player(view, seat)} ${messages.you}`;
      const changes = changeLines(view);
      const above = showTable ? tableLines(view) : [...changes, ''];
      await say([...above, ...wrap(`${you}: ${asked}.`), ...choices, ...long]);
      for (;;) {
        await say([messages.prompt(legal.length, ranges.length > 0)]);
        const line = await keyboard.nonEmptyLine();
        if (line === 'undo' || line === QUIT) return line;
        const action = /^\d+$/.test(line) ? legal[Number(line) - 1] : actionOf(view, line);
        if (action !== undefined) return { action };
        if (line === 'help' || line === '?') await say(messages.help);
        else if (line === 'show') await say(tableLines(view));
        else if (line === 'hint') {
          const best = await hintFor(game, view, legal);
          const line = engine.format(best);
          const number = legal.findIndex((action) => engine.format(action) === line) + 1;
          await say(wrap(messages.hint(number > 0 ? `${number}` : line, text(words.say(view, best)))));
        } else if (line.startsWith('about ')) await say(await about(view, line.slice(6).trim()));
        else if (line.startsWith('why ')) await say([explain(view, line.slice(4).trim(), legal)]);
        else if (ranges.length > 0 && samples.has(line.replace(/^\d+ /, '').split(' ')[0] ?? ''))
          await say([explain(view, line, legal)]);
        else await say([messages.noSuchChoice(printable(line, 60), ranges.length > 0 ? null : legal.length)]);
      }
    },
  };
}
