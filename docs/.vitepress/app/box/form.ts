/** What all fields of the form share: texts, and the problems of the box. */
import type { Problem } from '@ludi-romani/core';
import { sentence, text } from '@ludi-romani/core/words';
import type { ComputedRef, InjectionKey } from 'vue';
import type { AnyWords } from '../games';
import { verdictsIn } from '../words';
import type { Path } from './shapes';
import type { Texts } from './texts';

export interface Form {
  readonly said: Texts;
  readonly words: AnyWords;
  /** the problems by the path of their field */
  readonly problems: ReadonlyMap<Path, readonly Problem[]>;
}
export const FORM: InjectionKey<ComputedRef<Form>> = Symbol('form');

type Spoken = Pick<Form, 'said' | 'words'>;

/** Returns the label of a field: `Influence cards` for `influenceCards`. `parent` is the name of the field around it. */
export function fieldTitle({ said, words }: Spoken, name: string, parent = ''): string {
  const plain = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  return said.fields[`${parent}.${name}`] ?? said.fields[name] ?? words.title(plain);
}

/** Returns the text of a value that can be chosen, or of the id of a component. */
export function valueTitle({ said, words }: Spoken, value: string | number | null): string {
  if (value === null) return '–';
  if (typeof value === 'number') return String(value);
  const title = words.title(value);
  const isPlain = title.toLowerCase() === value.replaceAll('-', ' ').toLowerCase();
  return isPlain ? (said.fields[value] ?? title) : title;
}

/** Returns a problem as a sentence. */
export const problemText = ({ words }: Spoken, problem: Problem): string =>
  text(sentence([verdictsIn(words.language === 'de' ? 'de' : 'en').problems([{ ...problem, path: '' }], words)]));
