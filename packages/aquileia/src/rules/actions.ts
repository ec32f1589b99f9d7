import { actionsFor } from '@ludi-romani/core';
import { playerCounts } from '../components/ids';

export const { perSeat } = actionsFor(Math.max(...playerCounts));
