/** Formats the texts of a replay about who played and where. */
import type { About } from '@ludi-romani/core';
import type { Messages } from './messages/en';
import { printable } from './text';

/** Enough for the names of all players. */
const LONGEST = 600;

/** Returns the names, event, round and date that a replay claims, each as a printable line with its label. */
export const aboutLines = ({ names = [], event, round, date }: About, { about: labels }: Messages): string[] =>
  Object.entries({ names: names.join(', '), event, round, date }).flatMap(([field, text = '']) =>
    text === '' ? [] : [printable(`${labels[field as keyof typeof labels]}: ${text}`, LONGEST)],
  );
