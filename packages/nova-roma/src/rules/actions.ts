import { actionsFor } from '@ludi-romani/core';
import { playerCounts } from '../components/ids';

export const { single, oneEach } = actionsFor(Math.max(...playerCounts));
