/** A seat's sign in its color, as the boards draw it. */
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
