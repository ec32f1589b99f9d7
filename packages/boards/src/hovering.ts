/** What a click at the thing under the pointer would do, for the scenes that a page shows. */
import type { GameTypes } from '@ludi-romani/core';
import type { Pointer } from './pointer';
import type { Board, FrameLabels, Look, Preview } from './types';

/** Returns the state of the pointer over the pictures of a board. */
export function hovering<G extends GameTypes, L extends FrameLabels>(board: Pick<Board<G, L>, 'preview'>) {
  let hovered: string | null = null;
  let preview: Preview<G> | null = null;
  return {
    /** the options for the picture */
    get look(): Pick<Look<G, L>, 'hovered' | 'preview'> {
      return { hovered, ...(preview === null ? {} : { preview: preview.text }) };
    },
    /** Forgets what is under the pointer. */
    clear() {
      hovered = null;
      preview = null;
    },
    /** Notes the id under the pointer. `points` is `null` if the viewer cannot point now. Returns true if a click would do something. */
    hover(id: string | null, points: Pointer<G> | null, look: Look<G, L>): boolean {
      hovered = id;
      const isOpen = id !== null && points?.open.includes(id) === true;
      preview = isOpen ? board.preview(points.view, points.choices, points.pointed, id, look) : null;
      return preview !== null;
    },
  };
}
