/** The sign of a seat in the color of its pieces, like on the boards. */
import { hueOf, signOf } from '@ludi-romani/boards';
import type { FunctionalComponent } from 'vue';
import { h } from 'vue';
import { useContext } from './context';

const SeatMark: FunctionalComponent<{ seat: number }> = ({ seat }) => {
  const { game, session } = useContext();
  const view = session.seen.value?.view;
  const hue = view === undefined ? hueOf(seat) : game.board.hue(view, seat);
  const onWhite = { color: 'var(--ludi-stoneEdge)', boxShadow: 'inset 0 0 0 1px var(--ludi-stoneEdge)' };
  const style = { background: `var(--ludi-${hue})`, ...(hue === 'pearl' ? onWhite : {}) };
  return h('span', { class: 'seat-mark', style, 'aria-hidden': 'true' }, signOf(seat));
};
SeatMark.props = ['seat'];

export default SeatMark;
