/** Tests of the stage with a fake page, which has only the DOM functions that the stage uses. `npm run browser` tests it in real browsers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { play, type Scene, type Stage, type StageElement, type StageEvents, stage } from '@ludi-romani/boards/dom';
import fc from 'fast-check';
import { type Element, type HTMLElement, Window } from 'happy-dom';
import ts from 'typescript';
import { describe, expect, type Mock, test, vi } from 'vitest';
import { SCALE, SEED } from '../scale';

/** happy-dom declares its own types of the DOM, which are not those of browsers. */
const inPage = (element: HTMLElement): StageElement => element as unknown as StageElement;

/** A media query that tests set. */
class FakeMedia {
  matches = false;
  readonly listeners = new Set<() => void>();
  addEventListener(_: 'change', listener: () => void): void {
    this.listeners.add(listener);
  }
  removeEventListener(_: 'change', listener: () => void): void {
    this.listeners.delete(listener);
  }
}

/**
 * A page of happy-dom, which lays nothing out: the attribute `data-at` of an element is its place, `scrolled` has the elements that were scrolled
 * to, and `covered` the ids of elements that are below others. The window is wide until `media.tall.matches` or `media.square.matches` is set.
 */
function fakePage() {
  const window = new Window({ url: 'https://example.org' });
  const { document } = window;
  const covered = new Set<string>();
  const scrolled = vi.fn();
  const moves: { key: string | null; frames: unknown }[] = [];
  const media = { tall: new FakeMedia(), square: new FakeMedia(), still: new FakeMedia() };
  const placeIn = (element: Element) => {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-at') ?? '').split(' ').map(Number);
    return { left, top, right: left + width, bottom: top + height };
  };
  Object.assign(window, {
    matchMedia: (query: string) =>
      query.includes('reduce') ? media.still : query.includes('aspect') ? media.square : media.tall,
  });
  Object.assign(window.Element.prototype, {
    getBoundingClientRect() {
      return placeIn(this as unknown as Element);
    },
    scrollIntoView({ block }: { readonly block: string }) {
      scrolled((this as unknown as Element).getAttribute('data-id'), block);
    },
    getScreenCTM: () => ({ a: 2, d: 2 }),
    animate(frames: unknown) {
      moves.push({ key: (this as unknown as Element).getAttribute('data-key'), frames });
      return { finish: vi.fn() };
    },
  });
  Object.assign(document, {
    elementFromPoint: (x: number, y: number) =>
      [...document.querySelectorAll('[data-id]')].find((one) => {
        const { left, top, right, bottom } = placeIn(one);
        const isHit = x > left && x < right && y > top && y < bottom && y < 1000;
        return isHit && !covered.has(one.getAttribute('data-id') ?? '');
      }) ?? null,
  });
  const container = document.createElement('main');
  document.body.append(container);
  const fire = (target: Element, type: string, fields: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { detail: 0, altKey: false, ctrlKey: false, metaKey: false, ...fields });
    target.dispatchEvent(event);
    return event;
  };
  const at = (id: string) => container.querySelector(`[data-id="${id}"]`) as HTMLElement;
  const focused = () => document.activeElement?.getAttribute('data-id') ?? null;
  return { window, document, container, covered, scrolled, moves, media, fire, at, focused };
}

type Place = readonly [id: string, x: number, y: number, width?: number, height?: number];
const thing = ([id, x, y, width = 10, height = 10]: Place, kind = 'open', inner = '') =>
  `<g data-id="${id}" class="${kind}" data-at="${x} ${y} ${width} ${height}">${inner}</g>`;

/** Five open things in the shape of a cross. */
const CROSS = [
  thing(['middle', 50, 50]),
  thing(['left', 0, 50]),
  thing(['right', 100, 50]),
  thing(['up', 50, 0]),
  thing(['down', 50, 100]),
].join('');
const CLOSED = thing(['closed', 75, 50], '');

function staged(svg = CROSS + CLOSED, more: Pick<StageEvents, 'onAbout' | 'onHover' | 'onTurn'> = {}) {
  const page = fakePage();
  const events = { onPoint: vi.fn(), onBack: vi.fn(), ...more };
  const shown: Stage = stage(inPage(page.container), events);
  shown.show(svg);
  const [picture, voice] = [...page.container.children] as [HTMLElement, HTMLElement];
  const press = (key: string, fields: object = {}) =>
    page.fire(page.document.activeElement ?? page.document.body, 'keydown', { key, ...fields });
  const tabbed = () => [...page.container.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('data-id'));
  return { ...page, picture, voice, events, shown, press, tabbed };
}

describe('pointing', () => {
  test('a click calls onPoint with the id of its target, open or not', () => {
    const { at, fire, events } = staged(CROSS + thing(['closed', 75, 50], '', '<path></path>'));
    fire(at('left'), 'click', { detail: 1 });
    fire(at('closed').firstElementChild as Element, 'click', { detail: 1 });
    expect(events.onPoint.mock.calls).toEqual([['left'], ['closed']]);
  });

  test('a click on something within an open thing points at the open thing', () => {
    const { at, fire, events } = staged(thing(['seat', 0, 0], 'open', thing(['coins', 2, 2, 2, 2], '')));
    fire(at('coins'), 'click', { detail: 1 });
    expect(events.onPoint.mock.calls).toEqual([['seat']]);
  });

  test('ignores clicks on nothing, and the second click of a double click', () => {
    const { at, fire, picture, events } = staged();
    fire(picture, 'click', { detail: 1 });
    fire(at('left'), 'click', { detail: 2 });
    expect(events.onPoint).not.toHaveBeenCalled();
  });

  test.each(['Enter', ' '])('the key "%s" points at the focused thing', (key) => {
    const { at, press, events } = staged();
    at('right').focus();
    expect(press(key).defaultPrevented).toBe(true);
    expect(events.onPoint.mock.calls).toEqual([['right']]);
  });

  test('Escape calls onBack', () => {
    const { at, press, events } = staged();
    at('right').focus();
    press('Escape');
    expect(events.onBack).toHaveBeenCalledOnce();
  });

  test.each([
    ['Tab', {}],
    ['a', {}],
    ['Enter', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['Home', { metaKey: true }],
  ])('ignores the key %s %o', (key, more) => {
    const { at, press, events, focused } = staged();
    at('right').focus();
    expect(press(key, more).defaultPrevented).toBe(false);
    expect([focused(), events.onPoint.mock.calls.length]).toEqual(['right', 0]);
  });
});

describe('the arrow keys', () => {
  test.each([
    ['middle', 'ArrowLeft', 'left'],
    ['middle', 'ArrowRight', 'right'],
    ['middle', 'ArrowUp', 'up'],
    ['middle', 'ArrowDown', 'down'],
    ['left', 'ArrowRight', 'middle'],
    ['left', 'ArrowLeft', 'left'],
    ['up', 'Home', 'middle'],
    ['up', 'End', 'down'],
    ['middle', 'PageDown', 'left'],
    ['left', 'PageUp', 'middle'],
    ['middle', 'PageUp', 'middle'],
    ['down', 'PageDown', 'down'],
  ])('from %s, %s moves to %s', (from, key, to) => {
    const { at, press, focused, tabbed } = staged();
    at(from).focus();
    expect(press(key).defaultPrevented).toBe(true);
    expect([focused(), tabbed()]).toEqual([to, [to]]);
  });

  test('prefer things straight ahead to things at the side', () => {
    const { at, press, focused } = staged(
      thing(['from', 0, 0]) + thing(['aside', 20, 40]) + thing(['ahead', 60, 0]) + thing(['beyond', 90, 0]),
    );
    at('from').focus();
    press('ArrowRight');
    expect(focused()).toBe('ahead');
  });

  test('measure the thing itself, not what it lights elsewhere', () => {
    const hit = '<i class="hit" data-at="50 50 10 10"></i>';
    const { at, press, focused } = staged(
      thing(['from', 0, 0, 200, 200], 'open', hit) + thing(['below', 50, 80]) + thing(['far', 50, 300]),
    );
    at('from').focus();
    press('ArrowDown');
    expect(focused()).toBe('below');
  });

  test('start from the thing that Tab would reach if the picture has the focus', () => {
    const { picture, press, focused } = staged();
    picture.focus();
    press('ArrowRight');
    expect(focused()).toBe('right');
  });

  test('never move backwards or to a closed thing, and keys reach all open things', () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 900 }),
      isOpen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 25 }), (boxes) => {
        const places = boxes.map(({ x, y, isOpen }, i) => ({ id: `at-${i}`, x, y, isOpen }));
        const { at, press, focused } = staged(
          places.map(({ id, x, y, isOpen }) => thing([id, x, y, 40, 30], isOpen ? 'open' : '')).join(''),
        );
        const open = places.filter(({ isOpen }) => isOpen);
        const byId = new Map(open.map((one) => [one.id, one]));
        for (const from of open) {
          for (const [key, sign, axis] of [
            ['ArrowLeft', -1, 'x'],
            ['ArrowRight', 1, 'x'],
            ['ArrowUp', -1, 'y'],
            ['ArrowDown', 1, 'y'],
          ] as const) {
            at(from.id).focus();
            press(key);
            const to = byId.get(focused() ?? '');
            const isAhead = open.some((one) => sign * (one[axis] - from[axis]) > 1);
            expect(to).toBeDefined();
            if (isAhead) expect(sign * ((to?.[axis] ?? 0) - from[axis])).toBeGreaterThan(1);
            else expect(to).toBe(from);
          }
        }
        if (open.length === 0) return;
        at(open[0]?.id ?? '').focus();
        press('Home');
        const reached = open.map(() => {
          const id = focused();
          press('PageDown');
          return id;
        });
        expect(reached).toEqual(open.map(({ id }) => id));
      }),
      { numRuns: 200 * SCALE, seed: SEED },
    );
  });
});

describe('a new picture', () => {
  const things = (...names: string[]) => names.map((name) => thing([name, 20 * name.charCodeAt(0), 0])).join('');

  test('keeps equal elements in the page, with the focus', () => {
    const { shown, at, document } = staged(things('a', 'b', 'c'));
    const [a, b] = [at('a'), at('b')];
    b.focus();
    shown.show(things('a', 'b', 'd'));
    expect(at('a')).toBe(a);
    expect(at('b')).toBe(b);
    expect(document.activeElement).toBe(b);
    shown.show(things('x', 'a', 'b', 'd'));
    expect(at('a')).toBe(a);
  });

  test('gives the same page after any previous pictures', () => {
    const letters = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);
    const kinds = fc.array(fc.constantFrom('open', '', 'open chosen'), { minLength: 6, maxLength: 6 });
    const pictures = fc
      .tuple(letters, kinds)
      .map(([names, of]) => names.map((name, i) => thing([name, 20 * i, 0], of[i])).join(''));
    const outline = ({ innerHTML }: HTMLElement) => innerHTML.replace(/ tabindex="[^"]*"/g, '');
    fc.assert(
      fc.property(fc.array(pictures, { minLength: 1, maxLength: 5 }), (shows) => {
        const { shown, picture, tabbed } = staged('');
        for (const svg of shows) shown.show(svg);
        expect(outline(picture)).toEqual(outline(staged(shows.at(-1)).picture));
        expect(tabbed()).toHaveLength(Math.min(1, picture.querySelectorAll('.open').length));
      }),
      { numRuns: 40 * SCALE },
    );
  });

  test('may be a list, each in an element of its own', () => {
    const { shown, picture, at } = staged('');
    shown.show([thing(['a', 0, 0]), thing(['b', 0, 0])]);
    const boxes = [...picture.children];
    expect(boxes.map(({ children }) => children.length)).toEqual([1, 1]);
    const a = at('a');
    shown.show([thing(['a', 0, 0]), thing(['c', 0, 0])]);
    expect(at('a')).toBe(a);
    expect([...picture.children]).toEqual(boxes);
  });
});

describe('movement', () => {
  const piece = (x: number, y: number) => `<i data-key="piece" data-at="${x} ${y} 10 10"></i>`;

  test('leads a piece from its old place to the new one, in the units of the picture', () => {
    const { shown, moves } = staged(piece(0, 0));
    expect(moves).toEqual([]);
    shown.show(piece(100, 20));
    expect(moves).toEqual([
      { key: 'piece', frames: [{ transform: 'translate(-50px, -10px)' }, { transform: 'translate(0, 0)' }] },
    ]);
    shown.show(`${piece(100, 20)}<p></p>`);
    expect(moves).toHaveLength(1);
  });

  test('is left out if the player prefers less motion, or the page is hidden', () => {
    const { shown, moves, media, document } = staged(piece(0, 0));
    media.still.matches = true;
    shown.show(piece(100, 20));
    media.still.matches = false;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    shown.show(piece(0, 0));
    expect(moves).toEqual([]);
  });

  test('is left out if the picture is to be still', () => {
    const { shown, moves } = staged(piece(0, 0));
    shown.show(piece(100, 20), undefined, true);
    expect(moves).toEqual([]);
    shown.show(piece(0, 0));
    expect(moves).toHaveLength(1);
  });
});

describe('questions about a thing', () => {
  const about = (): { onAbout: Mock } => ({ onAbout: vi.fn() });
  const kinds = ({ onAbout }: { onAbout: Mock }) => onAbout.mock.calls.map(([kind]) => kind);
  const svg = thing(['cell-1', 0, 0, 10, 10], 'open').replace('<g ', '<g data-about="school" ');

  test('by a right click and by the key "?"', () => {
    const asked = about();
    const { at, fire, press, events } = staged(svg, asked);
    expect(fire(at('cell-1'), 'contextmenu').defaultPrevented).toBe(true);
    at('cell-1').focus();
    press('?');
    expect(kinds(asked)).toEqual(['school', 'school']);
    expect(asked.onAbout.mock.calls[0]?.[1]).toMatchObject({ place: { left: 0, bottom: 10 }, isResting: false });
    expect(events.onPoint).not.toHaveBeenCalled();
  });

  test('by resting on it with the pointer, and by holding it, which does not point at it', () => {
    vi.useFakeTimers();
    const asked = about();
    const { at, fire, events, window } = staged(svg, asked);
    Object.assign(window, { setTimeout, clearTimeout });
    fire(at('cell-1'), 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    // a picture that appears below the pointer is no question
    expect(kinds(asked)).toEqual([]);
    fire(at('cell-1'), 'pointermove', { pointerType: 'mouse' });
    vi.advanceTimersByTime(399);
    expect(kinds(asked)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kinds(asked)).toEqual(['school']);
    fire(at('cell-1'), 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(450);
    fire(at('cell-1'), 'pointerup', { pointerType: 'touch' });
    fire(at('cell-1'), 'click', { detail: 1, pointerType: 'touch' });
    expect([kinds(asked).length, events.onPoint.mock.calls.length]).toEqual([2, 0]);
    fire(at('cell-1'), 'pointerdown', { pointerType: 'touch' });
    fire(at('cell-1'), 'pointerup', { pointerType: 'touch' });
    fire(at('cell-1'), 'click', { detail: 1, pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect([kinds(asked).length, events.onPoint.mock.calls.length]).toEqual([2, 1]);
    vi.useRealTimers();
  });

  test('by the next click after `ask`, which does not point at it', () => {
    const asked = about();
    const { at, fire, events, shown } = staged(svg, asked);
    shown.ask(true);
    fire(at('cell-1'), 'click', { detail: 1 });
    fire(at('cell-1'), 'click', { detail: 1 });
    shown.ask(true);
    shown.ask(false);
    fire(at('cell-1'), 'click', { detail: 1 });
    expect([kinds(asked), events.onPoint.mock.calls.length]).toEqual([['school'], 2]);
  });

  test('not by resting on a thing that shows what a click would do', () => {
    vi.useFakeTimers();
    const asked = about();
    const { at, fire, window } = staged(CROSS, { ...asked, onHover: (id) => id === 'left' });
    Object.assign(window, { setTimeout, clearTimeout });
    fire(at('right'), 'pointerover', { pointerType: 'mouse' });
    fire(at('right'), 'pointermove', { pointerType: 'mouse' });
    for (let again = 0; again < 2; again++) fire(at('left'), 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    expect(kinds(asked)).toEqual([]);
    fire(at('right'), 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(400);
    expect(kinds(asked)).toEqual(['right']);
    vi.useRealTimers();
  });

  test('not by the picture that comes below the pointer after a click, until the pointer moves', () => {
    vi.useFakeTimers();
    const asked = about();
    const { at, fire, window } = staged(CROSS, asked);
    Object.assign(window, { setTimeout, clearTimeout });
    fire(at('left'), 'pointerover', { pointerType: 'mouse' });
    fire(at('left'), 'click', { detail: 1, pointerType: 'mouse' });
    fire(at('right'), 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    expect(kinds(asked)).toEqual([]);
    fire(at('right'), 'pointermove');
    fire(at('up'), 'pointerover', { pointerType: 'mouse' });
    vi.advanceTimersByTime(400);
    expect(kinds(asked)).toEqual(['up']);
    vi.useRealTimers();
  });

  test('leave the page alone without `onAbout`', () => {
    const { at, fire } = staged();
    expect(fire(at('left'), 'contextmenu').defaultPrevented).toBe(false);
  });
});

describe('hovering', () => {
  test('reports what is under the pointer or has the focus by key, once', () => {
    const onHover = vi.fn();
    const { at, fire, press, picture } = staged(CROSS, { onHover });
    fire(at('left'), 'pointerover', { pointerType: 'mouse' });
    fire(at('left'), 'pointerover', { pointerType: 'mouse' });
    fire(picture, 'pointerleave');
    at('middle').focus();
    press('ArrowUp');
    expect(onHover.mock.calls).toEqual([['left'], [null], ['up']]);
  });

  test('a first tap only shows what it would do, if there is something to show', () => {
    const onHover = vi.fn((id: string | null) => id === 'left');
    const { at, fire, picture, events } = staged(CROSS, { onHover });
    const tap = (id: string) => {
      fire(at(id), 'pointerdown', { pointerType: 'touch' });
      fire(at(id), 'click', { detail: 1, pointerType: 'touch' });
      fire(picture, 'pointerleave', { pointerType: 'touch' });
    };
    tap('left');
    expect(events.onPoint).not.toHaveBeenCalled();
    // browsers report a mouse where the finger was when the picture below it changes
    fire(at('right'), 'pointerover', { pointerType: 'mouse' });
    fire(picture, 'pointerleave', { pointerType: 'mouse' });
    expect(onHover.mock.calls).toEqual([['left']]);
    tap('left');
    tap('right');
    expect(events.onPoint.mock.calls).toEqual([['left'], ['right']]);
    // a mouse that moves is one
    fire(at('up'), 'pointermove', { pointerType: 'mouse' });
    expect(onHover.mock.lastCall).toEqual(['up']);
  });
});

describe('turning', () => {
  test('by the key R anywhere in the page, by the wheel over the picture, and not in fields or if nothing can be turned', () => {
    const onTurn = vi.fn((_: number) => true);
    const { at, document, fire, shown } = staged(CROSS, { onTurn });
    const key = (target: Element, fields: object) => fire(target, 'keydown', fields).defaultPrevented;
    expect(key(document.body, { key: 'r' })).toBe(true);
    key(document.body, { key: 'R', shiftKey: true });
    for (const deltaY of [3, -3, 0]) fire(at('left'), 'wheel', { deltaY });
    expect(onTurn.mock.calls).toEqual([[1], [-1], [1], [-1]]);
    const field = document.createElement('input');
    document.body.append(field);
    expect(key(field as unknown as Element, { key: 'r' })).toBe(false);
    expect(key(document.body, { key: 'r', ctrlKey: true })).toBe(false);
    expect(onTurn).toHaveBeenCalledTimes(4);
    onTurn.mockReturnValue(false);
    expect(fire(at('left'), 'wheel', { deltaY: 1 }).defaultPrevented).toBe(false);
    shown.remove();
    key(document.body, { key: 'r' });
    expect(onTurn).toHaveBeenCalledTimes(5);
  });
});

describe('the focus', () => {
  test('Tab reaches one thing, the last focused one', () => {
    const { at, tabbed, shown } = staged();
    expect(tabbed()).toEqual(['middle']);
    at('down').focus();
    expect(tabbed()).toEqual(['down']);
    shown.show(CROSS);
    expect(tabbed()).toEqual(['down']);
  });

  test('stays on the same thing in a new picture', () => {
    const { at, shown, focused } = staged();
    at('up').focus();
    shown.show(CLOSED + CROSS);
    expect(focused()).toBe('up');
    // the focus also stays on a chosen thing, because chosen things are open
    shown.show(CROSS.replace('"up" class="open"', '"up" class="open chosen"'));
    expect(focused()).toBe('up');
  });

  test('moves to the nearest open thing if its thing is gone or closed', () => {
    const { at, shown, focused } = staged();
    at('up').focus();
    shown.show(CROSS.replace('"up" class="open"', '"up" class=""'));
    expect(focused()).toBe('middle');
    shown.show(thing(['far', 500, 500]) + thing(['near', 60, 60]));
    expect(focused()).toBe('near');
  });

  test('stays on the picture while nothing is open, and then moves to an open thing', () => {
    const { at, shown, document, picture, focused } = staged();
    at('up').focus();
    shown.show(CLOSED);
    expect(document.activeElement).toBe(picture);
    shown.show(CROSS);
    expect(focused()).toBe('middle');
  });

  test('is not taken from elements outside of the picture', () => {
    const { shown, document, container } = staged();
    const button = document.createElement('button');
    container.append(button);
    button.focus();
    shown.show(CROSS);
    expect(document.activeElement).toBe(button);
  });

  test('scrolls to an open thing if none is visible', () => {
    const { shown, scrolled, covered } = staged();
    expect(scrolled).not.toHaveBeenCalled();
    shown.show(thing(['below', 0, 2000]) + thing(['further', 0, 3000]));
    // what is still not in view comes to the top
    expect(scrolled.mock.calls).toEqual([
      ['below', 'center'],
      ['below', 'start'],
    ]);
    shown.show(thing(['below', 0, 2000]) + thing(['there', 0, 0]));
    expect(scrolled).toHaveBeenCalledTimes(2);
    covered.add('under');
    shown.show(thing(['under', 0, 0]));
    expect(scrolled.mock.calls.slice(2)).toEqual([
      ['under', 'center'],
      ['under', 'start'],
    ]);
  });

  test('scrolls to an open thing that the question covers, even if a button of the question is in view', () => {
    const { shown, at, scrolled, covered } = staged('');
    shown.show([thing(['button', 0, 0]), thing(['card', 0, 100])]);
    at('button').closest('div')?.setAttribute('class', 'ludi-prompt');
    covered.add('card');
    shown.show([thing(['button', 0, 0]), thing(['card', 0, 100])]);
    expect(scrolled.mock.calls.map(([id]) => id)).toEqual(['card', 'card']);
  });

  test('keeps in view what was touched, if the question now covers it', () => {
    const svg = thing(['there', 0, 0]) + thing(['touched', 0, 100]);
    const { shown, at, fire, scrolled, covered } = staged(svg, { onHover: () => true });
    fire(at('touched'), 'pointerdown', { pointerType: 'touch' });
    fire(at('touched'), 'click', { detail: 1, pointerType: 'touch' });
    covered.add('touched');
    shown.show(svg);
    expect(scrolled.mock.calls[0]).toEqual(['touched', 'center']);
  });

  test('scrolls to the focused thing after a key, but not after a click', () => {
    const svg = thing(['there', 0, 0]) + thing(['below', 0, 2000]);
    const { shown, at, fire, press, scrolled } = staged(svg);
    at('below').focus();
    press('Enter');
    shown.show(svg);
    expect(scrolled.mock.calls[0]).toEqual(['below', 'center']);
    scrolled.mockClear();
    fire(at('below'), 'click', { detail: 1 });
    shown.show(svg);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('the status for screen readers', () => {
  test('is polite, is next to the picture, and repeats an equal text', () => {
    const { shown, voice } = staged();
    expect([voice.getAttribute('role'), voice.getAttribute('aria-live'), voice.textContent]).toEqual([
      'status',
      'polite',
      '',
    ]);
    shown.show(CROSS, 'Not now.');
    const [first] = voice.children;
    shown.show(CROSS, 'Not now.');
    const [second, ...more] = voice.children;
    expect([second?.textContent, more]).toEqual(['Not now.', []]);
    expect(second).not.toBe(first);
  });

  test('escapes its text', () => {
    const { shown, at } = staged();
    shown.show(CROSS, '<g data-id="evil"></g>');
    expect(at('evil')).toBeNull();
  });

  test('does not change without a text', () => {
    const { shown, voice } = staged();
    shown.show(CROSS, 'First.');
    shown.show(CROSS);
    expect(voice.textContent).toBe('First.');
  });
});

test('remove restores the container', () => {
  const { document, container } = fakePage();
  const own = document.createElement('p');
  container.append(own);
  const shown = stage(inPage(container), { onPoint: vi.fn(), onBack: vi.fn() });
  shown.show(CROSS, 'here');
  shown.remove();
  expect([...container.children]).toEqual([own]);
});

test('a page gets the style sheet of the boards once, and before its own sheets', () => {
  const { document, container, window } = fakePage();
  const own = new window.CSSStyleSheet();
  document.adoptedStyleSheets = [own];
  for (let i = 0; i < 2; i++) stage(inPage(container), { onPoint: vi.fn(), onBack: vi.fn() }).show(CROSS);
  const { adoptedStyleSheets: sheets } = document;
  expect([sheets.length, sheets[1]]).toEqual([2, own]);
  expect([...(sheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText).join()).toContain('--ludi-panel');
});

describe('play', () => {
  function playing() {
    const page = fakePage();
    const onShow = vi.fn();
    const shown = play(inPage(page.container), onShow);
    const ids = () => [...page.container.querySelectorAll('[data-id]')].map((one) => one.getAttribute('data-id'));
    const scene = (name: string, more: Partial<Omit<Scene, 'point' | 'back' | 'said'>> = {}) => ({
      said: name,
      point: vi.fn(),
      back: vi.fn(() => true),
      parts: () => ['prompt', 'seats', 'one', 'two'],
      tab: (part: string) => `Part ${part}`,
      picture: vi.fn((part: string, shape?: string) =>
        thing([`${name}-${part}-${shape}`, 0, 0], part === 'two' ? 'open' : ''),
      ),
      ...more,
    });
    const turn = (media: 'tall' | 'square', matches: boolean) => {
      page.media[media].matches = matches;
      for (const listener of page.media[media].listeners) listener();
    };
    const picture = () => page.container.firstElementChild as HTMLElement;
    return { ...page, onShow, shown, ids, scene, turn, picture };
  }

  test('shows the last game, and calls its point and back', () => {
    const { at, fire, picture, container, onShow, shown, ids, scene } = playing();
    const [a, b] = [scene('a'), scene('b')];
    shown.show(a);
    shown.show(b);
    expect(ids()).toEqual(['b-prompt-wide', 'b-table-wide', 'b-seats-wide']);
    expect([container.textContent, onShow.mock.calls.length]).toEqual(['b', 2]);
    fire(at('b-table-wide'), 'click');
    expect(b.point).toHaveBeenCalledExactlyOnceWith('b-table-wide');
    fire(picture(), 'keydown', { key: 'Escape' });
    expect(b.back).toHaveBeenCalledOnce();
    expect(onShow).toHaveBeenCalledTimes(4);
    expect([a.point, a.back].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('follows the shape of the window', () => {
    const { turn, onShow, shown, ids, scene, picture } = playing();
    turn('square', true);
    expect(onShow).not.toHaveBeenCalled();
    shown.show(scene('a'));
    expect(ids()).toEqual(['a-prompt-square', 'a-table-square', 'a-seats-square']);
    turn('tall', true);
    expect(picture().className).toBe('ludi-play ludi-tall');
    turn('tall', false);
    turn('square', false);
    expect(ids()).toEqual(['a-prompt-wide', 'a-table-wide', 'a-seats-wide']);
    expect(picture().className).toBe('ludi-play ludi-wide');
  });

  test('shows one part on a phone: the one that the game asks about, or the one whose tab was chosen', () => {
    const { turn, fire, shown, ids, scene, container } = playing();
    turn('tall', true);
    let open = 'two';
    const a = scene('a', { picture: (part) => thing([`a-${part}`, 0, 0], part === open ? 'open' : '') });
    shown.show(a);
    expect(ids()).toEqual(['a-prompt', 'a-two', 'a-seats']);
    const tabs = () => [...container.querySelectorAll('[role=tab]')];
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.className])).toEqual([
      ['Part one', 'false', ''],
      ['Part two', 'true', 'open'],
    ]);
    fire(tabs()[0] as Element, 'click');
    expect(ids()).toEqual(['a-prompt', 'a-one', 'a-seats']);
    shown.show(a);
    expect(ids()).toEqual(['a-prompt', 'a-one', 'a-seats']);
    // another question
    open = 'three';
    shown.show(a);
    open = 'two';
    shown.show(a);
    expect(ids()).toEqual(['a-prompt', 'a-two', 'a-seats']);
  });

  test('stays at the part of a phone that is shown, if that has something open, or if only the question has', () => {
    const { turn, shown, ids, scene } = playing();
    turn('tall', true);
    let open: readonly string[] = ['two'];
    let state = 0;
    const a = scene('a', {
      picture: (part) => thing([`a-${part}`, state, 0], open.includes(part) ? 'open' : ''),
    });
    shown.show(a);
    for (open of [['one', 'two'], ['prompt'], ['two', 'one']]) {
      state++;
      shown.show(a);
      expect(ids()[1]).toBe('a-two');
    }
  });

  test('closes an explanation when something is touched', () => {
    const { at, fire, shown, scene, container, turn } = playing();
    turn('tall', true);
    const about = () => ({ title: 'A villa', kind: 'building', says: [], clause: null });
    const labels = () => ({ whatIsThis: 'What is this?', whichOne: 'Which one?', close: 'Close', clause: () => '' });
    shown.show(scene('a', { about, labels }));
    const beside = container.querySelector('[data-id]') as never;
    shown.explain('villa', beside);
    const sheet = () => container.querySelector('.ludi-about')?.hasAttribute('hidden');
    expect(sheet()).toBe(false);
    fire(at('a-seats-tall'), 'pointerdown', { pointerType: 'touch' });
    expect(sheet()).toBe(true);
  });

  test('has a place for what the app adds, which stays', () => {
    const { shown, scene, container, document } = playing();
    shown.show(scene('a'));
    const log = document.createElement('ol');
    (shown.side as unknown as HTMLElement).append(log);
    shown.show(scene('b'));
    expect(container.querySelector('.ludi-side > ol')).toBe(log);
  });

  test('shows what a click would do while the pointer is on something', () => {
    const { at, fire, picture, shown, scene, onShow } = playing();
    shown.show(scene('a', { hover: (id) => id === 'a-table-wide' }));
    fire(at('a-table-wide'), 'pointerover', { pointerType: 'mouse' });
    expect(onShow).toHaveBeenCalledTimes(2);
    fire(picture(), 'pointerleave');
    expect(onShow).toHaveBeenCalledTimes(3);
    fire(at('a-seats-wide'), 'pointerover', { pointerType: 'mouse' });
    expect(onShow).toHaveBeenCalledTimes(3);
  });

  test('points things out until the next call, without announcing anything again', () => {
    const { shown, scene, container, picture } = playing();
    const a = scene('a', {
      picture: (part, _, __, ring) => thing([`a-${part}`, 0, 0], ring?.includes(`a-${part}`) ? 'ringed' : ''),
    });
    shown.show(a);
    const said = container.querySelector('[role=status] p');
    shown.point(['a-table']);
    expect(picture().querySelectorAll('.ringed')).toHaveLength(1);
    shown.point([]);
    expect(picture().querySelectorAll('.ringed')).toHaveLength(0);
    expect(container.querySelector('[role=status] p')).toBe(said);
    shown.point(['a-seats']);
    shown.show(scene('b'));
    expect(picture().querySelectorAll('.ringed')).toHaveLength(0);
  });

  test('shows the area of a player at whom the user points, until the user points at something else', () => {
    const { at, fire, shown, scene, picture, turn, ids } = playing();
    const seats = thing(['seat-1', 0, 0], '', thing(['seat-1-coins', 0, 0], '')) + thing(['seat-2', 20, 0]);
    const drawn: (number | undefined)[] = [];
    const a = scene('a', {
      parts: () => ['prompt', 'seats', 'one', 'area-1'],
      picture: (part, shape, area) => {
        if (part === 'table') drawn.push(area);
        return part === 'seats' ? seats : thing([`a-${part}-${shape}`, 0, 0], part === 'one' ? 'open' : '');
      },
    });
    shown.show(a);
    fire(at('seat-1-coins'), 'click');
    fire(at('seat-1'), 'click');
    expect(a.point).not.toHaveBeenCalled();
    // a player who can be pointed at is an answer
    fire(at('seat-2'), 'click');
    expect(a.point).toHaveBeenCalledExactlyOnceWith('seat-2');
    expect(drawn).toEqual([undefined, 1, 1, undefined]);
    turn('tall', true);
    expect(ids()).toContain('a-one-tall');
    fire(at('seat-1'), 'click');
    expect(ids()).toContain('a-area-1-tall');
    expect(picture().querySelector('[aria-selected=true]')?.textContent).toBe('Part area-1');
  });

  describe('explains things', () => {
    function explaining() {
      vi.useFakeTimers();
      const found = playing();
      Object.assign(found.window, { setTimeout, clearTimeout, innerWidth: 1000, innerHeight: 800 });
      const a = found.scene('a', {
        about: (kind) =>
          kind === 'a-prompt-wide'
            ? null
            : {
                title: `The <${kind}>`,
                kind: 'Card',
                says: ['It counts.'],
                now: 'You have 2.',
                clause: 'X-1',
                url: '/rules#x-1',
              },
        labels: () => ({ whatIsThis: 'What is this?', whichOne: 'Which one?', close: 'Close', clause: (id) => id }),
      });
      found.shown.show(a);
      const sheet = () => found.container.querySelector('.ludi-about:not([hidden])');
      return { ...found, a, sheet };
    }

    test('after a right click, until Escape, which takes nothing back, or its button', () => {
      const { a, at, fire, picture, sheet } = explaining();
      expect(sheet()).toBeNull();
      fire(at('a-table-wide'), 'contextmenu');
      expect(sheet()?.textContent).toBe('The <a-table-wide>CardIt counts.You have 2.X-1×');
      expect(sheet()?.querySelector('a')?.getAttribute('href')).toBe('/rules#x-1');
      fire(picture(), 'keydown', { key: 'Escape' });
      expect([sheet(), a.back.mock.calls.length]).toEqual([null, 0]);
      fire(picture(), 'keydown', { key: 'Escape' });
      expect(a.back).toHaveBeenCalledOnce();
      fire(at('a-table-wide'), 'contextmenu');
      fire(sheet()?.querySelector('button') as Element, 'click');
      expect(sheet()).toBeNull();
      fire(at('a-prompt-wide'), 'contextmenu');
      expect(sheet()).toBeNull();
      vi.useRealTimers();
    });

    test('while the pointer rests on a thing or is in the sheet', () => {
      const { at, fire, picture, sheet } = explaining();
      fire(at('a-table-wide'), 'pointerover', { pointerType: 'mouse' });
      fire(at('a-table-wide'), 'pointermove', { pointerType: 'mouse' });
      vi.advanceTimersByTime(400);
      fire(picture(), 'pointerleave');
      vi.advanceTimersByTime(200);
      fire(sheet() as Element, 'pointerenter');
      vi.advanceTimersByTime(1000);
      expect(sheet()).not.toBeNull();
      fire(sheet() as Element, 'pointerleave');
      vi.advanceTimersByTime(400);
      expect(sheet()).toBeNull();
      vi.useRealTimers();
    });

    test('by the button that asks, and the next click', () => {
      const { a, at, container, fire, sheet, shown } = explaining();
      const button = container.querySelector('.ludi-ask') as Element;
      expect(button.textContent).toBe('? What is this?');
      fire(button, 'click');
      expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['? Which one?', 'true']);
      fire(at('a-seats-wide'), 'click', { detail: 1 });
      expect([sheet()?.getAttribute('aria-label'), a.point.mock.calls.length]).toEqual(['The <a-seats-wide>', 0]);
      expect(button.textContent).toBe('? What is this?');
      // nothing comes of a click at what is not open, so that it is explained
      fire(at('a-table-wide'), 'click', { detail: 1 });
      expect([sheet()?.getAttribute('aria-label'), a.point.mock.calls.length]).toEqual(['The <a-table-wide>', 1]);
      shown.remove();
      expect(container.children).toHaveLength(0);
      vi.useRealTimers();
    });
  });

  test('shows on a phone what has happened before it shows the part of the next question', () => {
    vi.useFakeTimers();
    const { turn, shown, ids, scene, window, container } = playing();
    Object.assign(window, { setTimeout, clearTimeout });
    turn('tall', true);
    let [open, state] = ['one', 'before'];
    const a = scene('a', {
      picture: (part) => thing([`a-${part}-${state}`, 0, 0], part === open ? 'open' : part === 'two' ? 'mark' : ''),
    });
    shown.show(a);
    expect([...container.querySelectorAll('[role=tab]')].map((tab) => tab.className)).toEqual(['open', 'news']);
    [open, state] = ['two', 'after'];
    shown.show(a);
    expect(ids()[1]).toBe('a-one-after');
    vi.advanceTimersByTime(900);
    expect(ids()[1]).toBe('a-two-after');
    vi.useRealTimers();
  });

  test('turns what the pointer carries, and shows it', () => {
    const { document, fire, shown, scene, onShow } = playing();
    const turns: number[] = [];
    shown.show(scene('a', { turn: (by) => turns.push(by) === 1 }));
    fire(document.body, 'keydown', { key: 'r' });
    fire(document.body, 'keydown', { key: 'R', shiftKey: true });
    expect([turns, onShow.mock.calls.length]).toEqual([[1, -1], 2]);
  });

  test('moves no pieces after more than three turns', () => {
    const { shown, scene, moves } = playing();
    let [turns, x] = [0, 0];
    const picture = (part: string) => {
      if (part !== 'table') return '';
      x += 20;
      return `<i data-key="piece" data-at="${x} 0 10 10"></i>`;
    };
    const a = scene('a', { picture, turns: () => turns });
    for (const now of [0, 3, 7, 8]) {
      turns = now;
      shown.show(a);
    }
    expect(moves).toHaveLength(2);
  });

  /** A scene that changes by itself: `ring` tells its listeners. */
  function changing<S extends Scene>(scene: S) {
    const listeners = new Set<() => void>();
    const ring = () => {
      for (const listener of listeners) listener();
    };
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    return { ...scene, listeners, ring, subscribe };
  }

  test('shows a scene that changes by itself again, until another one is shown', () => {
    const { onShow, shown, scene } = playing();
    const [a, b] = [changing(scene('a')), changing(scene('b'))];
    shown.show(a);
    shown.show(a);
    expect(a.listeners.size).toBe(1);
    a.ring();
    expect(onShow).toHaveBeenCalledTimes(3);
    shown.show(b);
    expect([a, b].map(({ listeners }) => listeners.size)).toEqual([0, 1]);
    shown.remove();
    expect(b.listeners.size).toBe(0);
  });

  test('shows a scene once after each pointing, also if it says that it has changed', () => {
    const { at, fire, picture, onShow, shown, scene } = playing();
    const a = changing(scene('a'));
    shown.show(a);
    a.point.mockImplementation(() => a.ring());
    fire(at('a-table-wide'), 'click');
    expect(onShow).toHaveBeenCalledTimes(2);
    fire(picture(), 'keydown', { key: 'Escape' });
    expect(onShow).toHaveBeenCalledTimes(3);
  });

  test('remove removes all elements and listeners', () => {
    const { container, media, shown, scene } = playing();
    shown.show(scene('a'));
    shown.remove();
    expect([container.children.length, media.tall.listeners.size, media.square.listeners.size]).toEqual([0, 0, 0]);
  });
});

test('the types accept the elements of browsers', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-stage-'));
  const file = join(folder, 'app.ts');
  const source = resolve('packages/boards/src/dom').replaceAll('\\', '/');
  writeFileSync(
    file,
    `import { play, stage } from '${source}';
declare const elements: [HTMLElement, HTMLDivElement, Element, SVGElement];
for (const each of elements) stage(each, { onPoint: (id) => id.trim(), onBack() {} }).show('<svg/>', 'said');
for (const each of elements) play(each, () => {}).remove();
// @ts-expect-error
stage({}, { onPoint() {}, onBack() {} });
`,
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  rmSync(folder, { recursive: true });
  expect(found).toEqual([]);
});
