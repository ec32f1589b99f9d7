/** What may have become of the cards that others took in the follower draft, counted deal by deal (NR-8.52). */
import { combinations, fromTo, invalidState, type Seat, subsets, sum } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import { KEPT } from '../rules/drafts';
import type { View } from '../types';
import { packetOf, type Taken } from './memory';

/** Where cards may lie. */
export interface Places {
  /** those that are not in sight */
  readonly unlocated: ReadonlySet<FollowerId>;
  /** those that the viewer did not see in the draft */
  readonly unseen: readonly FollowerId[];
  /** by seat, those that may have come out of the hand without having been seen before */
  readonly out: readonly ReadonlySet<FollowerId>[];
  /** those unseen that may have lain face up before the draft, so in no packet, and how many did */
  readonly faceUp: ReadonlySet<FollowerId>;
  readonly faceUpCount: number;
}

/** Of the cards that somebody took, by stage, those kept: still held unseen, or come out of the hand. The others were rejected. */
interface Split {
  readonly held: readonly number[];
  readonly out: readonly number[];
}

/** What may have become of the cards of a seat. */
export interface Fate extends Split {
  readonly seat: Seat;
  /** so many more came out of the hand, which were drawn blind */
  readonly drawn: number;
  readonly weight: number;
}

/** Fates of a seat's cards that ask for as much: so many are held, and of those and of what came out, the viewer never saw so many. */
interface Fates {
  readonly fates: readonly Fate[];
  readonly held: number;
  readonly unseenHeld: number;
  readonly unseenOut: number;
  /** by how many of those drawn blind that came out the viewer never saw, how likely that is */
  readonly unseenDrawn: readonly number[];
  readonly weight: number;
}

/** The cards that were taken, and fates for all others. */
export interface Case {
  readonly taken: readonly Taken[];
  readonly seats: readonly Fates[];
  readonly weight: number;
}

/** One of each list, in every way. */
export const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]]);

/** In how many ways so many can be drawn from so many, one after the other. */
function draws(from: number, count: number): number {
  let ways = 1;
  for (let left = from; left > from - count; left--) ways *= Math.max(0, left);
  return ways;
}
/** The same, whichever was first. */
export const choices = (from: number, count: number): number => draws(from, count) / draws(count, count);

/** Of so many drawn out of some of which the viewer never saw so many: by how many of these are among them, how likely that is. */
const spread = (all: number, unseen: number, drawn: number): number[] =>
  fromTo(0, Math.min(drawn, unseen)).map(
    (among) => (choices(unseen, among) * choices(all - unseen, drawn - among)) / choices(all, drawn),
  );

/** How likely each sum of two numbers is; mostly the other one is nothing for sure. */
const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  other.length === 1
    ? one
    : fromTo(0, one.length + other.length - 2).map((total) =>
        sum(one.map((likely, part) => likely * (other[total - part] ?? 0))),
      );

/** What may have become of so many cards, by their number: every two that were kept, with every part of those come out. */
const splitsOf = (count: number): Split[] =>
  combinations(fromTo(0, count - 1), KEPT).flatMap((kept) =>
    subsets(kept).map((out) => ({ held: kept.filter((stage) => !out.includes(stage)), out })),
  );

/** The cases in which cards were taken in one of these orders, each by the number of deals that make it; none if none does. */
export function casesOf({ players, viewer }: View, orders: readonly (readonly Taken[])[], places: Places): Case[] {
  const { unlocated, unseen, faceUp, faceUpCount } = places;
  const hidden = unseen.filter((card) => unlocated.has(card)).length;
  const [first = []] = orders;
  const splits = splitsOf(first[0]?.length ?? 0);
  const neverSeen = first.flat().filter((card) => card === null).length;
  const weigh = (taken: readonly Taken[], seats: readonly Fates[]): Case => {
    const held = sum(seats.map((fates) => fates.unseenHeld));
    const out = sum(seats.map((fates) => fates.unseenOut));
    // what came out of a hand, kept or drawn blind, did not lie face up
    const laid = seats
      .reduce<readonly number[]>((all, fates) => added(all, fates.unseenDrawn), [1])
      .map((likely, drawn) => likely * choices(faceUp.size - out - drawn, faceUpCount));
    const deals =
      draws(hidden, held) * sum(laid) * draws(unseen.length - faceUpCount - held - out, neverSeen - held - out);
    // what is out of sight and not held came off the deck, in any order: the more is held, the fewer orders there are
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
 * The fates of what a seat took, by what they ask for. Of the cards of the hand that nobody else had seen, any is as likely to have come
 * out, and to be any of those that may have.
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
