/** The sheet with an explanation: beside the thing that it is about, or at the foot of a phone. */
import type { Explained } from '../about';
import { escaped } from '../kit/svg';
import type { FrameLabels } from '../types';
import { placeOf } from './arrows';
import { putPicture } from './stage';
import type { AboutEvent, PageElement } from './types';

/** How long a sheet that was opened by resting stays after the pointer has left its thing, so that the pointer can come to the sheet. */
const LEAVE = 300;
/** The distance between the thing and its sheet, and between the sheet and the edge of the window. */
const GAP = 10;

type AnswerLabels = Pick<FrameLabels, 'clause' | 'close'>;

const paragraph = (kind: string, text: string): string => `<p class="${kind}">${escaped(text)}</p>`;
/** Returns true if a drawing is so flat that it needs the whole width. */
function isFlat(drawing: string): boolean {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing) ?? [];
  return Number(width) > 2 * Number(height);
}
const markup = ({ title, kind, says, now, clause, url }: Explained, drawing: string, labels: AnswerLabels): string =>
  `<div class="ludi-about-picture${isFlat(drawing) ? ' ludi-flat' : ''}">${drawing}</div><div class="ludi-about-text">` +
  `<h2>${escaped(title)}</h2>${paragraph('kind', kind)}${says.map((one) => paragraph('says', one)).join('')}` +
  (now === undefined ? '' : paragraph('now', now)) +
  (clause === null || url === undefined
    ? ''
    : `<p class="clause"><a href="${escaped(url)}" target="_blank">${escaped(labels.clause(clause))}</a></p>`) +
  `</div><button type="button" aria-label="${escaped(labels.close)}">×</button>`;

/** Adds a sheet to `parent`. */
export function explanations(parent: PageElement) {
  const { ownerDocument: page } = parent;
  const { defaultView: view } = page;
  const sheet = page.createElement('div');
  sheet.setAttribute('class', 'ludi-about');
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('hidden', '');
  parent.append(sheet);
  let isOpen = false;
  /** true if it was opened by resting: then it goes with the pointer */
  let isResting = false;
  let leaving: unknown;

  const stay = () => view?.clearTimeout(leaving);
  const close = (): boolean => {
    stay();
    const wasOpen = isOpen;
    isOpen = false;
    sheet.setAttribute('hidden', '');
    return wasOpen;
  };
  const leave = () => {
    stay();
    if (isOpen && isResting) leaving = view?.setTimeout(close, LEAVE);
  };
  sheet.addEventListener('pointerenter', stay);
  sheet.addEventListener('pointerleave', leave);
  sheet.addEventListener('click', ({ target }) => {
    if (target.closest('button') !== null) close();
  });

  /** Places the sheet beside the thing, where it covers as few things as possible that can be pointed at. */
  const place = ({ left, right, top, bottom }: AboutEvent['place']) => {
    const { innerWidth = 0, innerHeight = 0 } = view ?? {};
    const own = sheet.getBoundingClientRect();
    const [width, height] = [own.right - own.left, own.bottom - own.top];
    const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(room - size - GAP, at));
    const spots = [
      [right + GAP, top],
      [left - width - GAP, top],
      [(left + right - width) / 2, bottom + GAP],
      [(left + right - width) / 2, top - height - GAP],
      [innerWidth, innerHeight],
      [0, innerHeight],
    ].map(([x = 0, y = 0]) => ({ x: within(x, width, innerWidth), y: within(y, height, innerHeight) }));
    const things = [...parent.querySelectorAll('[data-id].open')].map(placeOf);
    const covered = ({ x, y }: { readonly x: number; readonly y: number }): number =>
      [...things, { left, right, top, bottom }].filter(
        (one) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y,
      ).length;
    const { x, y } = spots.reduce((best, other) => (covered(other) < covered(best) ? other : best));
    sheet.style?.setProperty('left', `${x}px`);
    sheet.style?.setProperty('top', `${y}px`);
  };

  return {
    open(about: Explained, event: AboutEvent, labels: AnswerLabels) {
      stay();
      isOpen = true;
      isResting = event.isResting;
      putPicture(sheet, markup(about, event.drawing, labels));
      sheet.setAttribute('aria-label', about.title);
      sheet.removeAttribute('hidden');
      place(event.place);
    },
    /** Closes it. Returns false if it was not open. */
    close,
    /** The pointer has left the thing. */
    leave,
    remove() {
      stay();
      sheet.remove();
    },
  };
}
