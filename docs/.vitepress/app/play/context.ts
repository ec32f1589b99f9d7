/** What the parts of the page share. */
import { type ComputedRef, type InjectionKey, inject } from 'vue';
import type { Thinker } from '../bots';
import type { Game } from '../games';
import type { Row } from './chronicle';
import type { Sayings } from './sayings';
import type { Session } from './session';
import type { SpokenWords } from './table-words';

export interface Context {
  readonly game: Game;
  readonly session: Session;
  readonly thinker: Thinker;
  readonly words: ComputedRef<SpokenWords>;
  readonly said: ComputedRef<Sayings>;
  /** what each seat is called, bots as such */
  readonly names: ComputedRef<readonly string[]>;
  /** the log, the last line last */
  readonly rows: ComputedRef<readonly Row[]>;
  /** what is to be drawn; `null` while nobody may look */
  readonly look: ComputedRef<unknown>;
  /** what is drawn: the text of one SVG element or several; it takes a task to draw, so that nothing that is shown at once asks for it */
  readonly picture: ComputedRef<string>;
  /** what is asked of the one who looks, or what is going on instead */
  readonly asked: ComputedRef<string>;
  /** where a clause of the rules stands */
  clauseUrl(clause: string): string;
}

export const CONTEXT: InjectionKey<Context> = Symbol('play');

export function useContext(): Context {
  const context = inject(CONTEXT);
  if (context === undefined) throw new Error('a part of the page to play stands elsewhere');
  return context;
}
