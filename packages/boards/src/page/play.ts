/** A game in a page: its pictures in the shape of the window. */

import type { Seat } from '@ludi-romani/core';
import type { Explained } from '../about';
import { escaped } from '../kit/svg';
import type { FrameLabels, Shape } from '../types';
import { explanations } from './explained';
import { putPicture, type StageEvents, stage } from './stage';
import type { PageElement, StageElement } from './types';

/** A game that `play` can run. `hotSeat` and `online` return one, and an app can implement others. */
export interface Scene {
  readonly said: string;
  point(id: string): void;
  back(): boolean;
  /** Returns the picture of a part in a shape, with the area of a seat large, and a ring around the things with some ids. */
  picture(part: string, shape?: Shape, area?: Seat, ring?: readonly string[]): string;
  /** Lists the parts of which a phone shows one at a time, after `prompt` and `seats`. */
  parts(): readonly string[];
  /** Returns the short name of a part, for its tab. */
  tab?(part: string): string;
  /** Notes the id under the pointer, or `null`. Returns true if the picture shows what a click there would do. */
  hover?(id: string | null): boolean;
  /** Turns what the pointer carries, forward or back. Returns false if it carries nothing that can be turned. */
  turn?(by: 1 | -1): boolean;
  /** Returns the number of turns so far: pieces do not move if more than three have passed since the last picture. */
  turns?(): number;
  /** Returns the explanation of what a picture calls `kind`, or `null`. */
  about?(kind: string): Explained | null;
  /** The texts of explanations; `null` if there are none. */
  labels?(): AboutLabels | null;
  /** Calls `listener` after every change, until the returned function is called. Only scenes that change by themselves need it. */
  subscribe?(listener: () => void): () => void;
}

export interface Playing {
  /** an element for what the app adds, such as a log: it is below the players, or below everything on a small screen */
  readonly side: StageElement;
  /** an element for buttons of the app, such as undo: beside the button that asks what a thing is, on a phone above the table */
  readonly tools: StageElement;
  /** Shows `scene`, a new or changed game, and passes the player's pointing to it. Follows its changes if it has `subscribe`. */
  show(scene: Scene): void;
  /** Points out the things with these ids, such as those of a line of a log under the pointer: they have a ring until the next call. */
  point(ids: readonly string[]): void;
  /** Explains `kind` beside an element of the app, such as a word of its log. Returns false if there is no explanation. */
  explain(kind: string, beside: StageElement): boolean;
  /** Removes everything that was added to the container. */
  remove(): void;
}

/** The texts of explanations: the button that asks what a thing is, also until the player has pointed at one, and what is in the answer. */
export type AboutLabels = Pick<FrameLabels, 'whatIsThis' | 'whichOne' | 'close' | 'clause'>;

/** The media queries of windows that are too narrow for the whole table, and for more than one part. */
const SQUARE = '(max-width: 1099px), (max-aspect-ratio: 11/10)';
const TALL = '(max-width: 700px)';

/** The parts that are not in a tab of a phone. */
const FIXED = ['prompt', 'seats'];

/** How long a phone shows what has happened before it shows the part that the next question is about, in milliseconds. */
const HOLD = 900;

/** The number of turns that a player can follow by the movement of pieces. */
const FOLLOWED = 3;

/**
 * Returns a stage that runs games: it passes the player's pointing to the game and shows the result. The table is shown whole if the window is
 * wide, in one column on a tablet, and one part at a time on a phone. Explains things if the scene has explanations. Calls `onShow` after each
 * picture, and `onAbout` and `onHover` as a stage does.
 */
export function play(
  container: StageElement,
  onShow: () => void,
  { onAbout, onHover }: Pick<StageEvents, 'onAbout' | 'onHover'> = {},
): Playing {
  const { ownerDocument: page } = container as PageElement;
  let scene: Scene | undefined;
  let stopFollowing = () => {};
  let pictures = 0;
  /** true if the picture shows what a click would do */
  let isPreviewed = false;
  /** the part that the player has chosen on a phone, until the game asks about another one */
  let chosen: string | undefined;
  /** the parts that the game asked about last, and the part that was shown */
  let asked = '';
  let partBefore: string | undefined;
  let lastDrawn: string | undefined;
  /** the timer of the next part, and true when its time has come */
  let due: unknown;
  let isDue = false;
  /** the seat whose area the player has put in the place of the own one, until the player points at something else */
  let area: Seat | undefined;
  /** the ids that the app points out */
  let ring: readonly string[] = [];
  /** true while a picture is shown that has nothing new to announce */
  let isQuiet = false;
  /** true while the next click asks what a thing is */
  let isAsking = false;
  /** the width and height of the question when the pointer shows nothing */
  let size = 'auto';
  /** the number of turns in the last picture */
  let turns = 0;
  const queries = [SQUARE, TALL].map((query) => page.defaultView?.matchMedia(query));
  const shapeNow = (): Shape => (queries[1]?.matches ? 'tall' : queries[0]?.matches ? 'square' : 'wide');
  const side = page.createElement('div');
  side.setAttribute('class', 'ludi-side');
  const askButton = page.createElement('button');
  askButton.setAttribute('type', 'button');
  askButton.setAttribute('class', 'ludi-ask');
  const tools = page.createElement('div');
  tools.setAttribute('class', 'ludi-tools');
  const tabs = page.createElement('div');
  tabs.setAttribute('role', 'tablist');
  tabs.setAttribute('class', 'ludi-tabs');

  /** Draws the part of a phone that the player has chosen, or else the first one with a ring or with something open, and fills the tabs. */
  const showPart = (game: Scene): string => {
    const parts = game.parts().filter((part) => !FIXED.includes(part));
    const drawn = parts.map((part) => game.picture(part, 'tall', undefined, ring));
    const having = (what: string) => parts.filter((_, i) => drawn[i]?.includes(`class="${what}`));
    const [ringed, open] = [having('ring'), having('open')];
    // a new question leads to the part that it is about
    const question = [ringed, open].join(';');
    if (question !== asked) chosen = undefined;
    asked = question;
    const marked = having('mark');
    /** the part that is shown already, if it is one of these, or else the first one */
    const oneOf = (some: readonly string[]) => some.find((part) => part === partBefore) ?? some[0];
    const wanted = parts.find((part) => part === chosen) ?? ringed[0] ?? oneOf(open) ?? oneOf(marked) ?? oneOf(parts);
    // first the player sees what has happened where the last question was
    const last = partBefore === undefined ? undefined : drawn[parts.indexOf(partBefore)];
    const isHeld = chosen === undefined && wanted !== partBefore && last !== undefined && last !== lastDrawn && !isDue;
    const current = isHeld ? partBefore : wanted;
    lastDrawn = drawn[parts.indexOf(current ?? '')];
    page.defaultView?.clearTimeout(due);
    if (isHeld) due = page.defaultView?.setTimeout(showDue, HOLD);
    const kinds = (part: string): string =>
      [open.includes(part) || ringed.includes(part) ? 'open' : '', marked.includes(part) ? 'news' : '']
        .join(' ')
        .trim();
    const tab = (part: string): string =>
      `<button type="button" role="tab" data-part="${escaped(part)}" aria-selected="${part === current}" class="${kinds(part)}">${escaped(game.tab?.(part) ?? part)}</button>`;
    putPicture(tabs, parts.map(tab).join(''));
    if (current !== partBefore) {
      // another part begins at its top, and its tab is in the row
      if (partBefore !== undefined)
        (shown.element as PageElement).scrollIntoView({ block: 'start', inline: 'nearest' });
      tabs.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    partBefore = current;
    return drawn[parts.indexOf(current ?? '')] ?? '';
  };
  const showDue = () => {
    isDue = true;
    show();
    isDue = false;
  };
  tabs.addEventListener('click', ({ target }) => {
    chosen = target.closest('[data-part]')?.getAttribute('data-part') ?? chosen;
    show();
  });

  const show = () => {
    if (scene === undefined) return;
    pictures++;
    const shape = shapeNow();
    const before = turns;
    turns = scene.turns?.() ?? before;
    const main = shape === 'tall' ? showPart(scene) : scene.picture('table', shape, area, ring);
    const prompt = scene.picture('prompt', shape, area, ring);
    if (!isPreviewed) size = /viewBox="0 0 (\S+ \S+)"/.exec(prompt)?.[1]?.replace(' ', '/') ?? 'auto';
    const all = [prompt, main, scene.picture('seats', shape, area, ring)];
    shown.show(all, isQuiet ? undefined : scene.said, Math.abs(turns - before) > FOLLOWED);
    const picture = shown.element as PageElement;
    picture.setAttribute('class', `ludi-play ludi-${shape}`);
    if (!picture.contains(side)) {
      for (const [i, box] of [...picture.querySelectorAll(':scope > div')].entries())
        box.setAttribute('class', `ludi-${['prompt', 'main', 'seats'][i]}`);
      picture.append(tools, tabs, side);
    }
    // what a click would do lies over the table, which stays where it is
    const promptBox = picture.querySelector(':scope > .ludi-prompt');
    promptBox?.style?.setProperty('aspect-ratio', shape === 'tall' ? 'auto' : size);
    const { whatIsThis, whichOne } = scene.labels?.() ?? {};
    if (whatIsThis !== undefined && scene.about !== undefined) {
      askButton.textContent = `? ${isAsking ? whichOne : whatIsThis}`;
      askButton.setAttribute('aria-pressed', String(isAsking));
      tools.append(askButton);
    } else askButton.remove();
    onShow();
  };
  const find = (selector: string): boolean => (shown.element as PageElement).querySelector(selector) !== null;
  const ask = (isOn: boolean) => {
    isAsking = isOn;
    shown.ask(isOn);
    show();
  };
  /** Passes something to the scene, and shows the result, unless the scene has said itself that it has changed. */
  const pass = (call: () => void) => {
    const before = pictures;
    isPreviewed = false;
    call();
    if (pictures === before) show();
  };
  /** Shows the area of the player at whom the user points: in the place of the own one, or as the part of a phone. Returns false for other ids. */
  const showArea = (id: string): boolean => {
    const seat = /^seat-(\d+)[\w-]*$/.exec(id)?.[1];
    if (seat === undefined || find(`[data-id="${id}"].open`)) return false;
    chosen = `area-${seat}`;
    area = Number(seat);
    show();
    return true;
  };
  const shown = stage(container, {
    onPoint: (id) => {
      sheet.close();
      if (showArea(id)) return true;
      const isOpen = find(`[data-id="${id}"].open`);
      const [before, said] = [area, scene?.said];
      area = undefined;
      pass(() => scene?.point(id));
      // what cannot be pointed at either has a reason, or is explained
      return isOpen || before !== undefined || scene?.said !== said;
    },
    onBack: () => {
      if (isAsking) ask(false);
      else if (!sheet.close()) pass(() => scene?.back());
    },
    onHover: (id) => {
      sheet.leave();
      onHover?.(id);
      const isShown = scene?.hover?.(id) === true;
      const isChanged = isShown || isPreviewed;
      isPreviewed = isShown;
      if (isChanged) show();
      return isShown;
    },
    onTurn: (by) => {
      const isTurned = scene?.turn?.(by) === true;
      if (isTurned) show();
      return isTurned;
    },
    onAbout: (kind, event) => {
      const about = scene?.about?.(kind) ?? null;
      const labels = scene?.labels?.() ?? null;
      if (about !== null && labels !== null) sheet.open(about, event, labels);
      const isAnswered = onAbout?.(kind, event);
      if (about === null) return onAbout === undefined ? false : isAnswered;
      if (isAsking) ask(false);
      return true;
    },
  });
  const sheet = explanations(container as PageElement);
  // also where a touch only shows what the next one would do
  (shown.element as PageElement).addEventListener('pointerdown', () => sheet.close());
  askButton.addEventListener('click', () => {
    sheet.close();
    ask(!isAsking);
  });
  for (const query of queries) query?.addEventListener('change', show);
  return {
    side,
    tools,
    explain: shown.explain,
    point(ids) {
      if (ids.length === 0 && ring.length === 0) return;
      ring = ids;
      isQuiet = true;
      show();
      isQuiet = false;
    },
    show(given) {
      if (scene !== given) {
        stopFollowing();
        stopFollowing = given.subscribe?.(show) ?? (() => {});
        chosen = undefined;
        area = undefined;
        ring = [];
      }
      scene = given;
      show();
    },
    remove() {
      stopFollowing();
      page.defaultView?.clearTimeout(due);
      for (const query of queries) query?.removeEventListener('change', show);
      sheet.remove();
      shown.remove();
    },
  };
}
