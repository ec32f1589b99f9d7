import { actionsFor } from '@ludi-romani/core';
import { playerCounts } from '../components/ids';

export const { perSeat, single, oneEach } = actionsFor(Math.max(...playerCounts));
