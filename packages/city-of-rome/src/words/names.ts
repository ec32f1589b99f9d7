import type { Cell } from '../types';

/** Returns a cell as text: `(2, 0)`. */
export const at = ({ x, y }: Cell): string => `(${x}, ${y})`;
