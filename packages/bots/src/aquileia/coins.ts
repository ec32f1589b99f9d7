import type { Coins } from '@ludi-romani/aquileia';

export const coinsIn = ({ bronze, silver, gold }: Coins): number => bronze + silver + gold;
