/** The texts for the options of Nova Roma in English. */

import type { OptionWords } from '@ludi-romani/core';
import { common } from '@ludi-romani/core/words/en';
import type { Options } from '../types';

export const options: Readonly<Record<keyof Options & string, OptionWords>> = {
  ...common,
  startPlayer: { label: 'Start player', help: 'The seat that goes first; drawn by lot if omitted.' },
  youngestFirst: { label: 'By age', help: 'Every seat, the youngest player first; the last tiebreaker.' },
  mosaicDraft: { label: 'Mosaic draft', help: 'The mosaic tiles are drafted instead of dealt.' },
  followerDraft: { label: 'Follower draft', help: 'The starting followers are drafted instead of dealt.' },
  difficulty: { label: 'Difficulty', help: 'How strong the AI of a solo game is.' },
  handicap: { label: 'Handicap', help: 'How many points below its difficulty the AI of a solo game starts.' },
  withoutContract: {
    label: 'Without a contract',
    help: 'A sail or build action without a contract is done in part, or counts as given up and pays the coin if no follower helped.',
  },
  severin: { label: 'Severin', help: 'Severin scores a point for each shipping contract, or for each two.' },
};
