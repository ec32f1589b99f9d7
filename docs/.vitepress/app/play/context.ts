/** The values that the components of a running game share. */
import type { Explain } from '@ludi-romani/boards';
import type { GameTypes } from '@ludi-romani/core';
import { type ComputedRef, type InjectionKey, inject, type Ref, type ShallowRef } from 'vue';
import type { Thinker } from '../bots';
import type { Game } from '../games';
import type { Row } from './chronicle';
import type { TableLook } from './scene';
import type { Session } from './session';
import type { SpokenWords } from './table-words';
import type { Texts } from './texts';

export interface Context {
  readonly game: Game;
  readonly session: Session;
  readonly thinker: Thinker;
  readonly words: ComputedRef<SpokenWords>;
  readonly said: ComputedRef<Texts>;
  /** the name of each seat; bots are marked */
  readonly names: ComputedRef<readonly string[]>;
  /** the log, the latest line last */
  readonly rows: ComputedRef<readonly Row[]>;
  /** what the pictures show beside the view */
  readonly look: ComputedRef<TableLook>;
  /** the explanations of things, once they are loaded */
  readonly explain: ShallowRef<Explain<GameTypes> | null>;
  /** the ids that have a ring in the picture: those of a hint, or of a line of the log under the pointer */
  readonly pointedOut: Ref<readonly string[]>;
  /** the versions of the table that made the mark under the pointer: their lines are lit */
  readonly hovered: Ref<readonly number[]>;
  /** Returns the ids of the things with marks of a version of the table. */
  markedAt(version: number): readonly string[];
  /** Points things out below a mouse. A finger presses at once, and nothing may move below it: on a phone, the ring could be in another part. */
  light(event: PointerEvent, ids: readonly string[]): void;
  /** Shows what happened from this version of the table on again, slowly. */
  replay(from: number): void;
  /** Returns what explanations call a thing of a sentence, or `null` if there is none. */
  explainedAs(thing: string): string | null;
  /** Explains it, beside an element of the page. */
  explainAt(kind: string, beside: HTMLElement): void;
  /** the question of the viewer, or the reason why there is none */
  readonly asked: ComputedRef<string>;
  /** Returns the address of a clause of the rules. */
  clauseUrl(clause: string): string;
}

export const CONTEXT: InjectionKey<Context> = Symbol('play');

export function useContext(): Context {
  const context = inject(CONTEXT);
  if (context === undefined) throw new Error('the component must be inside of GameTable');
  return context;
}
