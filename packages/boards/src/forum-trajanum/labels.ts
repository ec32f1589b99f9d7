/** What the board of Forum Trajanum says beside the titles of its words, in any language. */
import type { AbilityId, Phase } from '@ludi-romani/forum-trajanum';
import type { FrameLabels } from '../types';

export interface Labels extends FrameLabels {
  readonly phase: Readonly<Record<Exclude<Phase, 'draft' | 'turns'>, string>>;
  round(round: number, of: number, cycle: number): string;
  first(name: string): string;
  readonly forum: string;
  readonly eagle: string;
  envoy(name: string): string;
  readonly free: string;
  readonly bonuses: string;
  readonly points: string;
  readonly upgrade: string;
  readonly tracks: string;
  readonly atColumn: string;
  readonly start: string;
  readonly streets: string;
  streetHere(isRow: boolean, line: number): string;
  cardsLeft(count: number): string;
  columnValue(value: number): string;
  buildActions(count: number): string;
  readonly taken: string;
  readonly kept: string;
  passed(name: string): string;
  received(name: string): string;
  readonly own: string;
  readonly foreign: string;
  readonly grid: string;
  readonly faceDown: string;
  readonly nothing: string;
  turnOf(name: string): string;
  readonly trajan: string;
  readonly noCard: string;
  readonly now: string;
  readonly buildings: string;
  costs(what: string): string;
  left(count: number): string;
  readonly exchange: string;
  readonly recolor: string;
  builderOf(count: number): string;
  give(what: string): string;
  gain(what: string): string;
  colonia(name: string): string;
  citizensOf(name: string): string;
  readonly temple: string;
  readonly vacated: string;
  crane(color: string, status: 'covered' | 'exposed' | 'scored'): string;
  readonly cornerNames: Readonly<Record<'nw' | 'ne' | 'sw' | 'se', string>>;
  readonly does: Readonly<Record<AbilityId, string>>;
  readonly active: string;
  readonly inactive: string;
  citizenOf(name: string): string;
  second(what: string): string;
  readonly anEnvoy: string;
  readonly areaBonus: string;
  readonly or: string;
  ship(count: number): string;
  readonly reserve: string;
  readonly leftover: string;
  prestige(position: number, last: number, improved: boolean, head: number): string;
  holdings(coins: number, tribunes: number, citizens: number): string;
}

const ROMAN = ['', 'I', 'II', 'III'];

/** A cycle as the game counts them. */
export const roman = (cycle: number): string => ROMAN[cycle] ?? String(cycle);
