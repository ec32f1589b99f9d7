/** A game in a page: its pictures in the shape of the window. */

import { escaped } from '../kit/svg';
import type { Shape } from '../types';
import { putPicture, type StageEvents, stage } from './stage';
import type { PageElement, StageElement } from './types';

/** A game that `play` can run. `hotSeat` and `online` return one, and an app can implement others. */
export interface Scene {
  readonly said: string;
  point(id: string): void;
  back(): boolean;
  /** Returns the picture of a part in a shape. */
  picture(part: string, shape?: Shape): string;
  /** Lists the parts of which a phone shows one at a time, after `prompt` and `seats`. */
  parts(): readonly string[];
  /** Returns the short name of a part, for its tab. */
  tab?(part: string): string;
  /** Notes the id under the pointer, or `null`. Returns true if the picture shows what a click there would do. */
  hover?(id: string | null): boolean;
  /** Calls `listener` after every change, until the returned function is called. Only scenes that change by themselves need it. */
  subscribe?(listener: () => void): () => void;
}

export interface Playing {
  /** an element for what the app adds, such as a log: it is below the players, or below everything on a small screen */
  readonly side: StageElement;
  /** Shows `scene`, a new or changed game, and passes the player's pointing to it. Follows its changes if it has `subscribe`. */
  show(scene: Scene): void;
  /** Removes everything that was added to the container. */
  remove(): void;
}

/** The media queries of windows that are too narrow for the whole table, and for more than one part. */
const SQUARE = '(max-width: 1099px), (max-aspect-ratio: 11/10)';
const TALL = '(max-width: 700px)';

/** The parts that are not in a tab of a phone. */
const FIXED = ['prompt', 'seats'];

/**
 * Returns a stage that runs games: it passes the player's pointing to the game and shows the result. The table is shown whole if the window is
 * wide, in one column on a tablet, and one part at a time on a phone. Calls `onShow` after each picture, and `onAbout` as a stage does.
 */
export function play(
  container: StageElement,
  onShow: () => void,
  { onAbout }: Pick<StageEvents, 'onAbout'> = {},
): Playing {
  const { ownerDocument: page } = container as PageElement;
  let scene: Scene | undefined;
  let stopFollowing = () => {};
  let pictures = 0;
  /** true if the picture shows what a click would do */
  let isPreviewed = false;
  /** the part that the player has chosen on a phone, until the game asks about another one */
  let chosen: string | undefined;
  /** the parts that the game asked about last */
  let asked = '';
  const queries = [SQUARE, TALL].map((query) => page.defaultView?.matchMedia(query));
  const shapeNow = (): Shape => (queries[1]?.matches ? 'tall' : queries[0]?.matches ? 'square' : 'wide');
  const side = page.createElement('div');
  side.setAttribute('class', 'ludi-side');
  const tabs = page.createElement('div');
  tabs.setAttribute('role', 'tablist');
  tabs.setAttribute('class', 'ludi-tabs');

  /** Draws the part of a phone that the player has chosen, or else the first one with something open, and fills the tabs. */
  const showPart = (shown: Scene): string => {
    const parts = shown.parts().filter((part) => !FIXED.includes(part));
    const drawn = parts.map((part) => shown.picture(part, 'tall'));
    const open = parts.filter((_, i) => drawn[i]?.includes('class="open'));
    // a new question leads to the part that it is about
    if (open.join() !== asked) chosen = undefined;
    asked = open.join();
    const current = parts.includes(chosen ?? '') ? chosen : (open[0] ?? parts[0]);
    const tab = (part: string): string =>
      `<button type="button" role="tab" data-part="${escaped(part)}" aria-selected="${part === current}"${open.includes(part) ? ' class="open"' : ''}>${escaped(shown.tab?.(part) ?? part)}</button>`;
    putPicture(tabs, parts.map(tab).join(''));
    return drawn[parts.indexOf(current ?? '')] ?? '';
  };
  tabs.addEventListener('click', ({ target }) => {
    chosen = target.closest('[data-part]')?.getAttribute('data-part') ?? chosen;
    show();
  });

  const show = () => {
    if (scene === undefined) return;
    pictures++;
    const shape = shapeNow();
    const main = shape === 'tall' ? showPart(scene) : scene.picture('table', shape);
    shown.show([scene.picture('prompt', shape), main, scene.picture('seats', shape)], scene.said);
    const picture = shown.element as PageElement;
    picture.setAttribute('class', `ludi-play ludi-${shape}`);
    if (!picture.contains(side)) {
      for (const [i, box] of [...picture.querySelectorAll(':scope > div')].entries())
        box.setAttribute('class', `ludi-${['prompt', 'main', 'seats'][i]}`);
      picture.append(tabs, side);
    }
    onShow();
  };
  /** Passes something to the scene, and shows the result, unless the scene has said itself that it has changed. */
  const pass = (call: () => void) => {
    const before = pictures;
    call();
    if (pictures === before) show();
  };
  const shown = stage(container, {
    onPoint: (id) => pass(() => scene?.point(id)),
    onBack: () => pass(() => scene?.back()),
    onHover: (id) => {
      const isShown = scene?.hover?.(id) === true;
      if (isShown || isPreviewed) show();
      isPreviewed = isShown;
      return isShown;
    },
    ...(onAbout === undefined ? {} : { onAbout }),
  });
  for (const query of queries) query?.addEventListener('change', show);
  return {
    side,
    show(given) {
      if (scene !== given) {
        stopFollowing();
        stopFollowing = given.subscribe?.(show) ?? (() => {});
        chosen = undefined;
      }
      scene = given;
      show();
    },
    remove() {
      stopFollowing();
      for (const query of queries) query?.removeEventListener('change', show);
      shown.remove();
    },
  };
}
