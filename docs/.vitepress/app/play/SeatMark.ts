/** The sign of a seat in its color, like on the boards. */
import { hueOf, signOf } from '@ludi-romani/boards';
import type { FunctionalComponent } from 'vue';
import { h } from 'vue';

const SeatMark: FunctionalComponent<{ seat: number }> = ({ seat }) =>
  h(
    'span',
    { class: 'seat-mark', style: { background: `var(--ludi-${hueOf(seat)})` }, 'aria-hidden': 'true' },
    signOf(seat),
  );
SeatMark.props = ['seat'];

export default SeatMark;
