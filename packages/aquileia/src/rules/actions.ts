import { actionsFor } from '@ludi-romani/core';
import { colorIds } from '../components/types';

export const { perSeat } = actionsFor(colorIds.length);
