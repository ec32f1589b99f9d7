/** How seats are told apart, everywhere on the page as on the boards: by a sign, and by a color that `look.css` has. */
import type { Seat } from '@ludi-romani/core';

const SIGNS = ['●', '■', '▲', '◆', '★'];

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length] ?? '';
