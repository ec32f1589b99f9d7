/** What a click at the thing under the pointer would do, for the scenes that a page shows. */
import type { GameTypes } from '@ludi-romani/core';
import type { Pointer } from './pointer';
import { type Board, CONFIRM, type FrameLabels, type Look, type Preview, TURN } from './types';

/** Returns the state of the pointer over the pictures of a board. */
export function hovering<G extends GameTypes, L extends FrameLabels>(board: Pick<Board<G, L>, 'preview'>) {
  let preview: Preview<G> | null = null;
  /** how often the player has turned what the pointer carries, in this game */
  let turns = 0;
  const clear = () => {
    preview = null;
  };
  /** Notes the id under the pointer. `points` is `null` if the viewer cannot point now. Returns true if a click would do something. */
  const hover = (id: string | null, points: Pointer<G> | null, look: Look<G, L>): boolean => {
    // the buttons that turn it and do it leave it where it is
    if ((id === TURN || id === CONFIRM) && preview !== null) return false;
    const isOpen = id !== null && points?.open.includes(id) === true;
    preview = isOpen ? board.preview(points.view, points.choices, points.pointed, id, look, turns) : null;
    return preview !== null;
  };
  /** Turns what the pointer carries by one step forward or back. Returns false if it carries nothing that can be turned. */
  const turn = (by: 1 | -1, points: Pointer<G> | null, look: Look<G, L>): boolean => {
    if (!preview?.canTurn) return false;
    turns += by;
    return hover(preview.id, points, look);
  };
  return {
    /** the options for the picture */
    get look(): Pick<Look<G, L>, 'preview'> {
      return preview === null ? {} : { preview };
    },
    clear,
    hover,
    turn,
    /**
     * Answers a click at `id` as far as the picture shows what it does: a button turns what the pointer carries, another one does what is shown,
     * and a thing under the pointer has its action. Returns `null` if nothing was shown: then the click points at `id`.
     */
    click(id: string, points: Pointer<G> | null, look: Look<G, L>): { readonly action: G['action'] } | 'turned' | null {
      if (id === TURN) {
        turn(1, points, look);
        return 'turned';
      }
      return preview !== null && (id === CONFIRM || preview.id === id) ? { action: preview.action } : null;
    },
  };
}
