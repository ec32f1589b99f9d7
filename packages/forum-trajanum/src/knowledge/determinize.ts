/** Random states that agree with a view: the hidden parts are dealt again (section 11 of the rules). */
import { type Chance, clone, copier, invalidState, type Layout, takeOut } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { colors, type StreetSymbol, type TileId } from '../components/ids';
import { copyPlayer } from '../rules/setup';
import type { ForumTrajanum, MutableState, Player, Question, SeenArea, Task, View } from '../types';
import { FACE_DOWN } from './view';

type SeenFrame = View['pending'][number];
type SeenSimultaneous = Extract<SeenFrame, { readonly open: unknown }>;
type Frame = MutableState['pending'][number];

/**
 * Returns a function that deals the hidden parts of `view`. All orders of the street cards left are equally likely, and so are all places
 * of the tiles that the viewer cannot locate. In a draft, the viewer may know some tiles as taken, and some tiles as kept or passed.
 * The dealt tiles agree with this knowledge.
 */
export function determinize(catalog: Catalog, view: View): (chance: Chance) => Layout<ForumTrajanum> {
  const { viewer, options: _, pending, players: areas, streetDeck: __, ...table } = view;
  const tableCopy = copier(table as Omit<Layout<ForumTrajanum>, 'pending' | 'players' | 'streetDeck'>);
  const dealStreets = streetsOf(catalog, view);
  const dealers = areas.map((seen) => (seen.preparation === null ? tilesOf(catalog, seen) : undefined));

  /** Returns an open frame in which the other players have not answered. Core answers for them. */
  const reopen = ({ simultaneous, opened, before }: SeenSimultaneous, players: readonly Player[]): Frame => ({
    simultaneous: opened.map(
      (stack, seat) => clone((seat === viewer ? simultaneous[seat] : stack) ?? []) as (Question | Task)[],
    ),
    opened: clone(opened) as (Question | Task)[][],
    before: players.map((player, seat) =>
      seat === viewer && before !== null ? areaBefore(before, player) : copyPlayer(player),
    ),
  });

  return (chance) => {
    const workers = chance.shuffle(colors);
    const players = areas.map((seen, seat) => {
      const player = copyPlayer(seen);
      const { preparation } = player;
      if (preparation !== null) {
        dealPreparation(catalog, preparation, chance);
        preparation.worker = workers[seat] ?? null;
      }
      dealers[seat]?.(player, chance);
      return player;
    });
    return {
      streetDeck: dealStreets(chance),
      players,
      pending: pending.map(
        (frame): Frame => ('open' in frame ? reopen(frame, players) : (clone(frame) as Question | Task)),
      ),
      ...tableCopy(),
    };
  };
}

/** FT-3.3 Returns a function that deals the street cards that were not played. */
function streetsOf(catalog: Catalog, { streets, streetDeck }: View): (chance: Chance) => StreetSymbol[] {
  const rest = [...catalog.streetCards];
  for (const symbol of streets) takeOut(rest, symbol);
  if (rest.length !== streetDeck) invalidState('the number of street cards left does not match those played');
  return (chance) => chance.shuffle(rest);
}

/** Deals the hidden parts of the preparation: the start citizen, unless it is known, and the order of the deal. */
function dealPreparation({ copies }: Catalog, preparation: NonNullable<Player['preparation']>, chance: Chance): void {
  if (preparation.start === FACE_DOWN) preparation.start = chance.pick(copies.females);
  preparation.deal = chance.shuffle(copies.others);
}

/** Returns true for a tile whose front is visible. */
const isKnown = (tile: TileId | null): tile is TileId => tile !== null && tile !== FACE_DOWN;

/** Returns a function that replaces all face-down tiles of a player by random tiles that are not yet located. */
function tilesOf(catalog: Catalog, { tiles, spent, leftover }: SeenArea): (player: Player, chance: Chance) => void {
  const unlocated = [...catalog.copies.all];
  for (const tile of [...spent, ...tiles, leftover].filter(isKnown)) takeOut(unlocated, tile);
  return (player, chance) => {
    const pool = [...unlocated];
    // a pool shuffled in advance would be biased: `takeOut` removes the first copy of a kind, so the other copy would come late
    const draw = (): TileId =>
      pool.splice(chance.int(Math.max(1, pool.length)), 1)[0] ??
      invalidState('there are more places than hidden tiles');
    dealDraft(player.draft, pool, draw, chance);
    player.tiles = tiles.map((tile) => (tile === FACE_DOWN ? draw() : tile));
    if (leftover === FACE_DOWN) player.leftover = draw();
    if (pool.length > 0) invalidState('there are more hidden tiles than places');
  };
}

/**
 * Deals the hidden tiles of a draft. The tiles in `taken` are the same as the tiles in `kept` and `passed`. The viewer may know some tiles
 * from `taken`, and some from `kept` or `passed`.
 */
function dealDraft(draft: Player['draft'], pool: TileId[], draw: () => TileId, chance: Chance): void {
  const { taken } = draft;
  const knownTaken = taken.map(({ tile }) => tile).filter(isKnown);
  const knownHeld = [draft.kept, draft.passed].filter(isKnown);
  // a tile that the viewer knows from both sides counts once
  const drafted = [...knownHeld, ...without(knownTaken, knownHeld)];
  for (const tile of drafted) takeOut(pool, tile);
  while (drafted.length < taken.length) drafted.push(draw());
  const takenUnseen = chance.shuffle(without(drafted, knownTaken));
  const heldUnseen = chance.shuffle(without(drafted, knownHeld));
  for (const entry of taken) if (entry.tile === FACE_DOWN) entry.tile = takenUnseen.pop() ?? '';
  if (draft.kept === FACE_DOWN) draft.kept = heldUnseen.pop() ?? null;
  if (draft.passed === FACE_DOWN) draft.passed = heldUnseen.pop() ?? null;
}

/** Returns `tiles` without one copy for each entry of `those`. Ignores entries that are not in `tiles`. */
function without(tiles: readonly TileId[], those: readonly TileId[]): TileId[] {
  const rest = [...tiles];
  for (const tile of those) if (rest.includes(tile)) takeOut(rest, tile);
  return rest;
}

/** Returns the viewer's area at the start of the open frame. Its hidden tiles are still on the grid, or were taken since. */
function areaBefore(before: SeenArea, now: Player): Player {
  const area = clone(before) as Player;
  const takenFrom = (cell: number) => now.draft.taken.find((taken) => taken.cell === cell)?.tile ?? null;
  return {
    ...area,
    tiles: area.tiles.map((tile, cell) => (tile === FACE_DOWN ? (now.tiles[cell] ?? takenFrom(cell)) : tile)),
    leftover: now.leftover,
    preparation: area.preparation && clone(now.preparation),
  };
}
