/** The sign of a seat in the color of its pieces, like on the boards. */
import { hueOf, signOf } from '@ludi-romani/boards';
import type { FunctionalComponent } from 'vue';
import { h, inject } from 'vue';
import { CONTEXT } from './context';

const SeatMark: FunctionalComponent<{ seat: number }> = ({ seat }) => {
  // before a game begins, seats have no pieces
  const context = inject(CONTEXT, null);
  const view = context?.session.seen.value?.view;
  const hue = context === null || view === undefined ? hueOf(seat) : context.game.board.hue(view, seat);
  const style = { background: `var(--ludi-${hue})`, ...(hue === 'pearl' ? { color: 'var(--ludi-stoneEdge)' } : {}) };
  return h('span', { class: 'seat-mark', style, 'aria-hidden': 'true' }, signOf(seat));
};
SeatMark.props = ['seat'];

export default SeatMark;
