import type { Cell } from '../types';

/** A place in a city, as actions name it. */
export const at = ({ x, y }: Cell): string => `(${x}, ${y})`;
