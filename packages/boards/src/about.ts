/** Explanations of the things in pictures: what a kind of thing is and does, with the numbers of the box. */
import type { GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';

/** The explanation of a thing. */
export interface About {
  readonly title: string;
  /** what kind of thing it is, in a few words */
  readonly kind: string;
  /** one to three sentences of at most 140 characters */
  readonly says: readonly string[];
  /** where the viewer stands now */
  readonly now?: string;
  /** the clause of the rules, such as `CR-5.12`; `null` for things without a rule */
  readonly clause: string | null;
}

/**
 * Returns the explanation of the thing that a picture calls `about` (`data-about`, or else `data-id`), or `null` for anything else. Throws no
 * errors for a view of its engine.
 */
export type Explain<G extends GameTypes> = (view: G['view'], about: string) => About | null;

/** What the texts need to know about a thing: its kind, the numbers of the box and the view, and an id whose title it has. */
export type Topic<Topics> = {
  readonly [K in keyof Topics]: { readonly kind: K; readonly facts: Topics[K]; readonly title?: string };
}[keyof Topics];

/** What a language says about a kind of thing. */
export interface AboutText<Facts> {
  /** by default the title that the words of the game have for the thing */
  title?(facts: Facts): string;
  kind(facts: Facts): string;
  says(facts: Facts): readonly string[];
  now?(facts: Facts): string | undefined;
}

/** The texts of a language: a kind without a text does not compile. */
export type AboutTexts<Topics> = { readonly [K in keyof Topics]: AboutText<Topics[K]> };

/** Returns the explanations of a game in a language. `topicOf` finds what a thing is, and `clauses` has the clause of each kind. */
export function explaining<G extends GameTypes, Topics extends object>(
  topicOf: (view: G['view'], about: string) => Topic<Topics> | null,
  clauses: { readonly [K in keyof Topics]: string | null },
  texts: AboutTexts<Topics>,
  { title }: Pick<Words<G>, 'title'>,
): Explain<G> {
  return (view, about) => {
    const topic = topicOf(view, about);
    if (topic === null) return null;
    const { kind, facts, title: id = about } = topic;
    const text = texts[kind] as AboutText<unknown>;
    const now = text.now?.(facts);
    return {
      title: text.title?.(facts) ?? title(id),
      kind: text.kind(facts),
      says: text.says(facts),
      ...(now === undefined ? {} : { now }),
      clause: clauses[kind],
    };
  };
}

/** An explanation as a page shows it. */
export interface Explained extends About {
  /** the address of the clause */
  readonly url?: string;
}

/** Returns an explanation by a look, with the address of its clause. */
export function explainedIn<G extends GameTypes>(
  { about, clauseUrl }: { readonly about?: Explain<G>; readonly clauseUrl?: (clause: string) => string },
  view: G['view'],
  kind: string,
): Explained | null {
  const found = about?.(view, kind) ?? null;
  if (found === null || found.clause === null || clauseUrl === undefined) return found;
  return { ...found, url: clauseUrl(found.clause) };
}

/**
 * Returns the names that pictures may use for the rows of component tables: the id of a row, `card-ID`, or `follower-7` for a row of `followers`.
 * Some of them name nothing.
 */
export const namesIn = (components: object): string[] =>
  Object.entries(components).flatMap(([table, rows]) =>
    (Array.isArray(rows) ? (rows as readonly unknown[]) : []).flatMap((row) => {
      const { id } = (row ?? {}) as { readonly id?: unknown };
      return id === undefined ? [] : [`${id}`, `card-${id}`, `${table.replace(/s$/, '')}-${id}`];
    }),
  );
