/** A state that agrees with a view: what is hidden is dealt anew, as the deal would have it (section 11). */
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
 * Every order of the street cards that were not played, and of each player's own tiles that the viewer cannot locate, is equally
 * likely. Of a draft the viewer may know some tiles by where they came from and others by where they went: both are kept in
 * agreement.
 */
export function determinize(catalog: Catalog, view: View): (chance: Chance) => Layout<ForumTrajanum> {
  const { viewer, options: _, pending, players: areas, streetDeck: __, ...table } = view;
  const tableCopy = copier(table as Omit<Layout<ForumTrajanum>, 'pending' | 'players' | 'streetDeck'>);
  const dealStreets = streetsOf(catalog, view);
  const dealers = areas.map((seen) => (seen.preparation === null ? tilesOf(catalog, seen) : undefined));

  /** The others are at the beginning of the frame, as the viewer sees them; core lets them answer. */
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

/** FT-3.3 the symbols that were not played, each as often as it is left. */
function streetsOf(catalog: Catalog, { streets, streetDeck }: View): (chance: Chance) => StreetSymbol[] {
  const rest = [...catalog.streetCards];
  for (const symbol of streets) takeOut(rest, symbol);
  if (rest.length !== streetDeck) invalidState('the number of street cards left does not fit those played');
  return (chance) => chance.shuffle(rest);
}

/** Before the deal: the start citizen, unless it is known, and the order of the deal. */
function dealPreparation({ copies }: Catalog, preparation: NonNullable<Player['preparation']>, chance: Chance): void {
  if (preparation.start === FACE_DOWN) preparation.start = chance.pick(copies.females);
  preparation.deal = chance.shuffle(copies.others);
}

/** Whether there is a tile and its front is seen. */
const isKnown = (tile: TileId | null): tile is TileId => tile !== null && tile !== FACE_DOWN;

/** Turns every tile of a player that lies face down into one that is nowhere else. */
function tilesOf(catalog: Catalog, { tiles, spent, leftover }: SeenArea): (player: Player, chance: Chance) => void {
  const unlocated = [...catalog.copies.all];
  for (const tile of [...spent, ...tiles, leftover].filter(isKnown)) takeOut(unlocated, tile);
  return (player, chance) => {
    const pool = [...unlocated];
    // of all that is left: had the pool been shuffled before, what was taken out of it would have left the other copy of a kind
    // where it is found last
    const draw = (): TileId =>
      pool.splice(chance.int(Math.max(1, pool.length)), 1)[0] ??
      invalidState('there are more places than hidden tiles');
    dealDraft(player.draft, pool, draw, chance);
    player.tiles = tiles.map((tile) => (tile === FACE_DOWN ? draw() : tile));
    if (leftover === FACE_DOWN) player.leftover = draw();
    if (pool.length > 0) invalidState('there are more hidden tiles than places');
  };
}

/** The tiles of this round's draft, which are the ones taken, and also the ones kept and passed: known on either side or not. */
function dealDraft(draft: Player['draft'], pool: TileId[], draw: () => TileId, chance: Chance): void {
  const { taken } = draft;
  const knownTaken = taken.map(({ tile }) => tile).filter(isKnown);
  const knownHeld = [draft.kept, draft.passed].filter(isKnown);
  // a tile known on both sides is one tile
  const drafted = [...knownHeld, ...without(knownTaken, knownHeld)];
  for (const tile of drafted) takeOut(pool, tile);
  while (drafted.length < taken.length) drafted.push(draw());
  const takenUnseen = chance.shuffle(without(drafted, knownTaken));
  const heldUnseen = chance.shuffle(without(drafted, knownHeld));
  for (const entry of taken) if (entry.tile === FACE_DOWN) entry.tile = takenUnseen.pop() ?? '';
  if (draft.kept === FACE_DOWN) draft.kept = heldUnseen.pop() ?? null;
  if (draft.passed === FACE_DOWN) draft.passed = heldUnseen.pop() ?? null;
}

/** The tiles without those, each as often as it is there. */
function without(tiles: readonly TileId[], those: readonly TileId[]): TileId[] {
  const rest = [...tiles];
  for (const tile of those) if (rest.includes(tile)) takeOut(rest, tile);
  return rest;
}

/** The viewer's own area as it was when the open frame began: its hidden tiles are those that lie there still, or were taken since. */
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
