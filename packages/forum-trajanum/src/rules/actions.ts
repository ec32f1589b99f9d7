import { actionsFor } from '@ludi-romani/core';
import { playerCounts } from '../components/ids';

export const { perSeat, oneEach, single } = actionsFor(Math.max(...playerCounts));
