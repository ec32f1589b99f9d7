import { actionsFor } from '@ludi-romani/core';
import { playerCounts } from '../components/ids';

/** The numbers from `first` to `last`. */
export const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const { single, oneEach } = actionsFor(Math.max(...playerCounts));
