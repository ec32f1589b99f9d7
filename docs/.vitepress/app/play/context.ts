/** The values that the components of a running game share. */
import { type ComputedRef, type InjectionKey, inject } from 'vue';
import type { Thinker } from '../bots';
import type { Game } from '../games';
import type { Row } from './chronicle';
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
  /** the input of the picture; `null` while the table is hidden */
  readonly look: ComputedRef<unknown>;
  /** the picture: the text of one or several SVG elements. It is slow to compute, so components read it only in a later task */
  readonly picture: ComputedRef<string>;
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
