/** What the board of Nova Roma says beside the titles of its words, in any language. */
import type { Follower } from '@ludi-romani/nova-roma';
import type { FrameLabels } from '../types';

export interface Labels extends FrameLabels {
  /** round 0 is the draft */
  round(round: number, of: number): string;
  start(name: string): string;
  claimed(name: string): string;
  readonly forum: string;
  readonly emperor: string;
  readonly legionary: string;
  readonly free: string;
  readonly idle: string;
  strength(n: number | string): string;
  lines(row: number, column: number): string;
  readonly closed: string;
  readonly paid: string;
  readonly sea: string;
  readonly harbor: string;
  sails(n: number): string;
  ship(name: string, n: number): string;
  readonly hippodrome: string;
  horses(n: number): string;
  readonly wheel: string;
  readonly preferred: string;
  readonly next: string;
  readonly supply: string;
  readonly decks: Readonly<
    Record<'shipping' | 'building' | 'estate' | 'special' | 'followers' | 'emperor' | 'chariot', string>
  >;
  deck(deck: string): string;
  readonly discards: string;
  readonly mosaics: string;
  readonly coins: string;
  readonly influence: string;
  readonly artisans: string;
  readonly patricians: string;
  readonly legionaries: string;
  readonly markers: string;
  hippodromeMarkers(name: string): string;
  readonly blocks: string;
  estate(name: string): string;
  mosaic(name: string): string;
  row(name: string): string;
  hand(name: string): string;
  packet(packet: number, kept: number): string;
  readonly artisan: string;
  readonly turned: string;
  readonly claim: string;
  points(n: number): string;
  readonly used: string;
  readonly fresh: string;
  readonly timing: Readonly<Record<Follower['timing'], string>>;
  /** what costs nothing */
  readonly nothing: string;
  readonly effects: Readonly<Record<'place-artisan' | 'waive-artisan' | 'tame', string>>;
  holdings(coins: number, influence: number, cards: number): string;
}
