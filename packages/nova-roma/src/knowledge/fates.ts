/** The possible fates of the cards that other players took in the follower draft, weighted by the number of deals (NR-8.52). */
import { combinations, fromTo, invalidState, type Seat, subsets, sum } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import { KEPT } from '../rules/drafts';
import type { View } from '../types';
import { packetOf, type Taken } from './memory';

/** The possible places of cards. */
export interface Places {
  /** cards that are not in sight */
  readonly unlocated: ReadonlySet<FollowerId>;
  /** cards that the viewer did not see in the draft */
  readonly unseen: readonly FollowerId[];
  /** by seat, cards that may have left the hand and were not seen before that */
  readonly out: readonly ReadonlySet<FollowerId>[];
  /** unseen cards that may have been face up before the draft, and so in no packet; and the number of cards that were */
  readonly faceUp: ReadonlySet<FollowerId>;
  readonly faceUpCount: number;
}

/** The two stages at which a player took the kept cards. `held` cards are still unseen in the hand, `out` cards left it. */
interface Split {
  readonly held: readonly number[];
  readonly out: readonly number[];
}

/** A possible fate of the cards of a seat. */
export interface Fate extends Split {
  readonly seat: Seat;
  /** the number of cards drawn blind that left the hand */
  readonly drawn: number;
  readonly weight: number;
}

/** Fates of a seat with the same counts: `held`, `unseenHeld` of those, and `unseenOut` of the cards that left the hand. */
interface Fates {
  readonly fates: readonly Fate[];
  readonly held: number;
  readonly unseenHeld: number;
  readonly unseenOut: number;
  /** the probability of each number of unseen cards, from 0, among the cards drawn blind that left the hand */
  readonly unseenDrawn: readonly number[];
  readonly weight: number;
}

/** The picks from all packets, and the fates of all seats but the viewer's. */
export interface Case {
  readonly taken: readonly Taken[];
  readonly seats: readonly Fates[];
  readonly weight: number;
}

/** Returns all combinations of one item from each list. */
export const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]]);

/** Returns the number of ways to draw `count` of `from` cards, in order. */
function draws(from: number, count: number): number {
  let ways = 1;
  for (let left = from; left > from - count; left--) ways *= Math.max(0, left);
  return ways;
}

/** Returns the number of ways to choose `count` of `from` cards, in any order. */
export const choices = (from: number, count: number): number => draws(from, count) / draws(count, count);

/** Returns the probability of each number of unseen cards, from 0, among `drawn` of `all` cards, of which `unseen` are unseen. */
const spread = (all: number, unseen: number, drawn: number): number[] =>
  fromTo(0, Math.min(drawn, unseen)).map(
    (among) => (choices(unseen, among) * choices(all - unseen, drawn - among)) / choices(all, drawn),
  );

/** Returns the probability of each sum of two numbers, from the probabilities of both. `other` has one entry if its number is always 0. */
const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  other.length === 1
    ? one
    : fromTo(0, one.length + other.length - 2).map((total) =>
        sum(one.map((likely, part) => likely * (other[total - part] ?? 0))),
      );

/** Returns the splits of `count` cards: every pair that may have been kept, with every subset of the pair that may have left the hand. */
const splitsOf = (count: number): Split[] =>
  combinations(fromTo(0, count - 1), KEPT).flatMap((kept) =>
    subsets(kept).map((out) => ({ held: kept.filter((stage) => !out.includes(stage)), out })),
  );

/** Returns the possible cases for these orders of picks, each weighted by the number of deals that lead to it. */
export function casesOf({ players, viewer }: View, orders: readonly (readonly Taken[])[], places: Places): Case[] {
  const { unlocated, unseen, faceUp, faceUpCount } = places;
  const hidden = unseen.filter((card) => unlocated.has(card)).length;
  const [first = []] = orders;
  const splits = splitsOf(first[0]?.length ?? 0);
  const neverSeen = first.flat().filter((card) => card === null).length;
  const weigh = (taken: readonly Taken[], seats: readonly Fates[]): Case => {
    const held = sum(seats.map((fates) => fates.unseenHeld));
    const out = sum(seats.map((fates) => fates.unseenOut));
    // cards that left a hand, kept or drawn blind, were not face up before the draft
    const laid = seats
      .reduce<readonly number[]>((all, fates) => added(all, fates.unseenDrawn), [1])
      .map((likely, drawn) => likely * choices(faceUp.size - out - drawn, faceUpCount));
    const deals =
      draws(hidden, held) * sum(laid) * draws(unseen.length - faceUpCount - held - out, neverSeen - held - out);
    // cards that are out of sight and not held came from the deck, in any order: more held cards leave fewer orders
    const weight = deals / draws(unlocated.size, sum(seats.map((fates) => fates.held)));
    return { taken, seats, weight: seats.reduce((ways, fates) => ways * fates.weight, weight) };
  };
  return orders
    .flatMap((taken) => {
      const others = players.flatMap((player, seat) =>
        seat === viewer ? [] : [fatesOf(player, seat, taken, splits, places)],
      );
      return product(others).map((seats) => weigh(taken, seats));
    })
    .filter(({ weight }) => weight > 0);
}

/**
 * Returns the fates of the cards that a seat took, grouped by their counts. Each card that was unseen in the hand is equally likely to
 * have left it, and equally likely to be any of the cards in `out`.
 */
function fatesOf(
  { hand, shown, blind }: View['players'][number],
  seat: Seat,
  taken: readonly Taken[],
  splits: readonly Split[],
  { unlocated, unseen, out: outOf }: Places,
): Fates[] {
  const mayBeOut = outOf[seat] ?? invalidState('there is no such seat');
  const openUnseen = unseen.filter((card) => mayBeOut.has(card)).length;
  const cameOut = KEPT + blind - (hand.length - shown.length);
  const cardAt = (stage: number) => taken[packetOf(seat, stage, taken.length)]?.[stage] ?? null;
  const areAll = (stages: readonly number[], place: ReadonlySet<FollowerId>) =>
    stages.every((stage) => {
      const card = cardAt(stage);
      return card === null || place.has(card);
    });
  const unseenOf = (stages: readonly number[]) => stages.filter((stage) => cardAt(stage) === null).length;
  const likelihood = ({ held, out }: Split, drawn: number): number => {
    if (drawn < 0 || drawn > blind || cameOut > mayBeOut.size) return 0;
    if (!areAll(held, unlocated) || !areAll(out, mayBeOut)) return 0;
    return (choices(blind, drawn) * draws(openUnseen, unseenOf(out))) / draws(mayBeOut.size, out.length);
  };
  const alike = new Map<string, Fate[]>();
  for (const split of splits) {
    const drawn = cameOut - split.out.length;
    const weight = likelihood(split, drawn);
    if (weight === 0) continue;
    const key = `${split.held.length} ${unseenOf(split.held)} ${unseenOf(split.out)}`;
    const before = alike.get(key) ?? [];
    before.push({ seat, ...split, drawn, weight });
    alike.set(key, before);
  }
  return [...alike.values()].map((fates) => {
    const { held = [], out = [], drawn = 0 } = fates[0] ?? {};
    const unseenOut = unseenOf(out);
    return {
      fates,
      held: held.length,
      unseenHeld: unseenOf(held),
      unseenOut,
      unseenDrawn: spread(mayBeOut.size - out.length, openUnseen - unseenOut, drawn),
      weight: sum(fates.map((fate) => fate.weight)),
    };
  });
}
