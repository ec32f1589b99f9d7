/** The choices of players, also in games with too many to list. */
import type { Engine, GameTypes, Menu, Readable } from '@ludi-romani/core';

/** Returns the menu of all active players of `seen`: the actions that can be listed, and the ranges that are too long. */
export function menuOf<G extends GameTypes>(engine: Engine<G>, seen: Readable<G>): Menu<G> {
  const menus = engine.activePlayers(seen).map((seat) => engine.menu(seen, seat));
  return { actions: menus.flatMap(({ actions }) => actions), ranges: menus.flatMap(({ ranges }) => ranges) };
}

/** Describes a range that is too long to list: its number of actions, and the lines of the first and the last one. */
export const rangeLine = <G extends GameTypes>(engine: Engine<G>, { first, last }: Menu<G>['ranges'][number]): string =>
  `${engine.format(first)} ... ${engine.format(last)}`;
