/** The texts for the options of Forum Trajanum in English. */
import type { OptionWords } from '@ludi-romani/core';
import { common } from '@ludi-romani/core/words/en';
import type { Options } from '../types';

export const options: Readonly<Record<keyof Options & string, OptionWords>> = {
  ...common,
  boardSide: { label: 'Board side', help: 'Side A is the same for all players; on side B every board differs.' },
  startPlayer: { label: 'Start player', help: 'The seat that begins; drawn by lot if left out.' },
  introductory: { label: 'Introductory game', help: 'A single Trajan card, scored at the end.' },
  introductoryCard: {
    label: 'Introductory card',
    help: 'Whether the single Trajan card is drawn at random or chosen by the start player.',
  },
  promoCards: { label: 'Promo cards', help: 'A fifth Trajan card for each cycle.' },
  buildingTiles: { label: 'Building tiles', help: 'Whether the building tiles are limited in number.' },
  mosaic: { label: 'Mosaic', help: 'Whether the mosaic boards show their printed faces or random ones.' },
  arrangement: {
    label: 'Arrangement',
    help: 'How the mosaic boards are laid out; each arrangement is for one number of players.',
  },
  draftMode: {
    label: 'Draft mode',
    help: 'Whether players prepare, draft and pay at the same time or one after the other.',
  },
  eaglePoints: {
    label: 'Eagle points',
    help: 'Whether an envoy on or near several eagles scores only its highest value or all of them.',
  },
  trackEnd: {
    label: 'End of a track',
    help: 'Whether the end of a track is scored before or after the building action that it grants.',
  },
};
