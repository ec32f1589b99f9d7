/** Tests of the stage with a fake page, which has only the DOM functions that the stage uses. `npm run browser` tests it in real browsers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { play, type Scene, type Stage, stage } from '@ludi-romani/boards/dom';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
import { SCALE, SEED } from '../scale';

interface Happening {
  readonly target: FakeElement;
  readonly [field: string]: unknown;
}

/** A fake media query. The screen is wide until `matches` is set. */
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

class FakePage {
  activeElement: FakeElement | null = null;
  readonly narrow = new FakeMedia();
  readonly defaultView = { matchMedia: () => this.narrow };
  /** the ids of elements that are covered by others */
  readonly covered = new Set<string>();
  readonly body: FakeElement = new FakeElement(this, 'body');
  createElement(name: string): FakeElement {
    return new FakeElement(this, name);
  }
  /** the number of nodes that were inserted */
  inserted = 0;
  elementFromPoint(x: number, y: number): FakeElement | null {
    const hit = this.body.all().filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return one.id !== null && x > left && x < right && y > top && y < bottom && y < 1000;
    });
    return hit.find(({ id }) => !this.covered.has(id ?? '')) ?? null;
  }
}

class FakeElement {
  parent: FakeElement | null = null;
  private readonly fields = new Map<string, string>();
  readonly scrolled = vi.fn();
  readonly listeners: [type: string, listener: (event: Happening) => void][] = [];
  private children: (FakeElement | string)[] = [];

  constructor(
    readonly ownerDocument: FakePage,
    readonly name: string,
  ) {}
  get id(): string | null {
    return this.getAttribute('data-id');
  }
  get inner(): FakeElement[] {
    return this.children.filter((child) => typeof child !== 'string');
  }
  all(): FakeElement[] {
    return [this, ...this.inner.flatMap((child) => child.all())];
  }
  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }
  set textContent(text: string) {
    this.replace(text === '' ? [] : [text]);
  }
  get innerHTML(): string {
    return this.children.join('');
  }
  /** Parses only a sequence of `<g data-id="a" class="open" data-at="0 0 10 10"></g>`. */
  set innerHTML(markup: string) {
    const children = [...markup.matchAll(/<g((?: [\w-]+="[^"]*")*)><\/g>/g)].map(([, attributes = '']) => {
      const child = new FakeElement(this.ownerDocument, 'g');
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g))
        child.setAttribute(name, value);
      return child;
    });
    this.replace(children);
  }
  /** the content of a template element */
  get content(): FakeElement {
    return this;
  }
  get attributes(): { name: string; value: string }[] {
    return [...this.fields].map(([name, value]) => ({ name, value }));
  }
  get nodeName(): string {
    return this.name;
  }
  get childNodes(): FakeElement[] {
    return this.inner;
  }
  isEqualNode(other: FakeElement | null): boolean {
    return (
      other !== null &&
      this.name === other.name &&
      JSON.stringify([...this.fields].sort()) === JSON.stringify([...other.fields].sort()) &&
      this.inner.length === other.inner.length &&
      this.inner.every((child, i) => child.isEqualNode(other.inner[i] ?? null))
    );
  }
  insertBefore(child: FakeElement, place: FakeElement | null): void {
    this.ownerDocument.inserted++;
    child.remove();
    const at = place === null ? this.children.length : this.children.indexOf(place);
    this.replace([...this.children.slice(0, at), child, ...this.children.slice(at)]);
  }
  replaceWith(other: FakeElement): void {
    const { parent } = this;
    parent?.insertBefore(other, this);
    this.remove();
  }
  hasAttribute(name: string): boolean {
    return this.fields.has(name);
  }
  removeAttribute(name: string): void {
    this.fields.delete(name);
  }
  private replace(children: (FakeElement | string)[]): void {
    const { activeElement } = this.ownerDocument;
    const hadFocus = this.contains(activeElement);
    for (const child of this.inner) child.parent = null;
    this.children = [];
    for (const child of children) if (typeof child !== 'string') child.parent = this;
    this.children = children;
    // removing the focused element loses the focus
    if (hadFocus && !this.contains(activeElement)) this.ownerDocument.activeElement = null;
  }
  append(...more: FakeElement[]): void {
    this.replace([...this.children, ...more]);
  }
  remove(): void {
    const { parent } = this;
    parent?.replace(parent.children.filter((child) => child !== this));
  }
  getAttribute(name: string): string | null {
    return this.fields.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.fields.set(name, value);
  }
  addEventListener(type: string, listener: (event: Happening) => void): void {
    this.listeners.push([type, listener]);
  }
  removeEventListener(type: string, listener: (event: Happening) => void): void {
    const at = this.listeners.findIndex((one) => one[0] === type && one[1] === listener);
    if (at >= 0) this.listeners.splice(at, 1);
  }
  private matches(selector: string): boolean {
    if (this.id === null) return false;
    return selector === '[data-id]' || (this.getAttribute('class') ?? '').split(' ').includes('open');
  }
  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
  contains(other: FakeElement | null): boolean {
    return other !== null && (other === this || this.contains(other.parent));
  }
  querySelectorAll(selector: string): FakeElement[] {
    return this.all().filter((one) => one !== this && one.matches(selector));
  }
  getRootNode(): FakePage {
    return this.ownerDocument;
  }
  getBoundingClientRect() {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return { left, top, right: left + width, bottom: top + height };
  }
  scrollIntoView(): void {
    this.scrolled();
  }
  focus(): void {
    this.ownerDocument.activeElement = this;
    this.dispatch('focusin');
  }
  dispatch(type: string, fields: object = {}) {
    const event = { target: this, detail: 0, preventDefault: vi.fn(), ...fields } as Happening & {
      preventDefault: ReturnType<typeof vi.fn>;
    };
    for (let at: FakeElement | null = this; at !== null; at = at.parent)
      for (const [of, listener] of [...at.listeners]) if (of === type) listener(event);
    return event;
  }
}

type Place = readonly [id: string, x: number, y: number, width?: number, height?: number];
const thing = ([id, x, y, width = 10, height = 10]: Place, kind = 'open') =>
  `<g data-id="${id}" class="${kind}" data-at="${x} ${y} ${width} ${height}"></g>`;

/** Five open things in the shape of a cross. */
const CROSS = [
  thing(['middle', 50, 50]),
  thing(['left', 0, 50]),
  thing(['right', 100, 50]),
  thing(['up', 50, 0]),
  thing(['down', 50, 100]),
].join('');
const CLOSED = thing(['closed', 75, 50], '');

function staged(svg = CROSS + CLOSED) {
  const page = new FakePage();
  const container = page.createElement('main');
  page.body.append(container);
  const events = { onPoint: vi.fn(), onBack: vi.fn() };
  const shown: Stage = stage(container, events);
  shown.show(svg);
  const [picture, voice] = container.inner as [FakeElement, FakeElement];
  const at = (id: string) => container.all().find((one) => one.id === id) as FakeElement;
  const press = (key: string, more: object = {}) =>
    (page.activeElement ?? page.body).dispatch('keydown', {
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...more,
    });
  const focused = () => page.activeElement?.id;
  const tabbed = () => container.all().flatMap((one) => (one.getAttribute('tabindex') === '0' ? [one.id] : []));
  return { page, container, picture, voice, events, shown, at, press, focused, tabbed };
}

describe('pointing', () => {
  test('a click calls onPoint with the id of its target, open or not', () => {
    const { at, events } = staged();
    at('left').dispatch('click', { detail: 1 });
    at('closed').dispatch('click', { detail: 1 });
    const icon = new FakeElement(at('up').ownerDocument, 'path');
    at('up').append(icon);
    icon.dispatch('click', { detail: 1 });
    expect(events.onPoint.mock.calls).toEqual([['left'], ['closed'], ['up']]);
  });

  test('ignores clicks on nothing, and the second click of a double click', () => {
    const { at, picture, events } = staged();
    picture.dispatch('click', { detail: 1 });
    at('left').dispatch('click', { detail: 2 });
    expect(events.onPoint).not.toHaveBeenCalled();
  });

  test.each(['Enter', ' '])('the key "%s" points at the focused thing', (key) => {
    const { at, press, events } = staged();
    at('right').focus();
    expect(press(key).preventDefault).toHaveBeenCalled();
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
    expect(press(key, more).preventDefault).not.toHaveBeenCalled();
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
    expect(press(key).preventDefault).toHaveBeenCalled();
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
    const { shown, at, page } = staged(things('a', 'b', 'c'));
    const [a, b] = [at('a'), at('b')];
    b.focus();
    page.inserted = 0;
    shown.show(things('a', 'b', 'd'));
    expect(at('a')).toBe(a);
    expect(at('b')).toBe(b);
    expect(page.activeElement).toBe(b);
    shown.show(things('x', 'a', 'b', 'd'));
    expect(at('a')).toBe(a);
    expect(page.inserted).toBe(1);
  });

  test('gives the same page after any previous pictures', () => {
    const letters = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);
    const kinds = fc.array(fc.constantFrom('open', '', 'open chosen'), { minLength: 6, maxLength: 6 });
    const pictures = fc
      .tuple(letters, kinds)
      .map(([names, of]) => names.map((name, i) => thing([name, 20 * i, 0], of[i])).join(''));
    const outline = (picture: FakeElement) =>
      picture.inner.map((child) => [child.name, child.attributes.filter(({ name }) => name !== 'tabindex').sort()]);
    fc.assert(
      fc.property(fc.array(pictures, { minLength: 1, maxLength: 5 }), (shows) => {
        const { shown, picture } = staged('');
        for (const svg of shows) shown.show(svg);
        expect(outline(picture)).toEqual(outline(staged(shows.at(-1)).picture));
        const ids = picture.querySelectorAll('[data-id].open').map(({ id }) => id);
        expect(picture.all().flatMap((one) => (one.getAttribute('tabindex') === '0' ? [one.id] : []))).toHaveLength(
          Math.min(1, ids.length),
        );
      }),
      { numRuns: 100 * SCALE },
    );
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
    const { at, shown, page, picture, focused } = staged();
    at('up').focus();
    shown.show(CLOSED);
    expect(page.activeElement).toBe(picture);
    shown.show(CROSS);
    expect(focused()).toBe('middle');
  });

  test('is not taken from elements outside of the picture', () => {
    const { shown, page, container } = staged();
    const button = page.createElement('button');
    container.append(button);
    button.focus();
    shown.show(CROSS);
    expect(page.activeElement).toBe(button);
  });

  test('scrolls to an open thing if none is visible', () => {
    const { shown, at, page } = staged();
    expect(at('middle').scrolled).not.toHaveBeenCalled();
    shown.show(thing(['below', 0, 2000]) + thing(['further', 0, 3000]));
    expect(at('below').scrolled).toHaveBeenCalledOnce();
    at('below').scrolled.mockClear();
    shown.show(thing(['below', 0, 2000]) + thing(['there', 0, 0]));
    expect(at('below').scrolled).not.toHaveBeenCalled();
    page.covered.add('under');
    shown.show(thing(['under', 0, 0]));
    expect(at('under').scrolled).toHaveBeenCalledOnce();
  });

  test('scrolls to the focused thing after a key, but not after a click', () => {
    const svg = thing(['there', 0, 0]) + thing(['below', 0, 2000]);
    const { shown, at, press } = staged(svg);
    at('below').focus();
    press('Enter');
    shown.show(svg);
    expect(at('below').scrolled).toHaveBeenCalledOnce();
    at('below').dispatch('click', { detail: 1 });
    at('below').scrolled.mockClear();
    shown.show(svg);
    expect(at('below').scrolled).not.toHaveBeenCalled();
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
    const [first] = voice.inner;
    shown.show(CROSS, 'Not now.');
    const [second, ...more] = voice.inner;
    expect([second?.textContent, more]).toEqual(['Not now.', []]);
    expect(second).not.toBe(first);
  });

  test('escapes its text', () => {
    const { shown, voice } = staged();
    shown.show(CROSS, '<g data-id="evil"></g>');
    expect(voice.all().some(({ id }) => id === 'evil')).toBe(false);
  });

  test('does not change without a text', () => {
    const { shown, voice } = staged();
    shown.show(CROSS, 'First.');
    shown.show(CROSS);
    expect(voice.textContent).toBe('First.');
  });
});

test('remove restores the container', () => {
  const { page } = staged();
  const container = page.createElement('main');
  const own = page.createElement('p');
  container.append(own);
  const shown = stage(container, { onPoint: vi.fn(), onBack: vi.fn() });
  shown.show(CROSS, 'here');
  const [, picture] = container.inner;
  shown.remove();
  expect([container.inner, container.listeners, picture?.listeners]).toEqual([[own], [], []]);
});

describe('play', () => {
  function playing() {
    const page = new FakePage();
    const container = page.createElement('main');
    page.body.append(container);
    const onShow = vi.fn();
    const shown = play(container, onShow);
    const ids = () => container.all().flatMap(({ id }) => id ?? []);
    const scene = (name: string) => ({
      said: name,
      point: vi.fn(),
      back: vi.fn(() => true),
      parts: () => ['prompt', 'one', 'two'],
      picture: (part: string) => thing([`${name}-${part}`, 0, 0]),
    });
    return { page, container, onShow, shown, ids, scene };
  }

  test('shows the last game, and calls its point and back', () => {
    const { container, onShow, shown, ids, scene } = playing();
    const [a, b] = [scene('a'), scene('b')];
    shown.show(a);
    shown.show(b);
    expect([ids(), container.textContent, onShow.mock.calls.length]).toEqual([['b-prompt', 'b-table'], 'b', 2]);
    container.all().at(3)?.dispatch('click');
    expect(b.point).toHaveBeenCalledExactlyOnceWith('b-table');
    container.inner[0]?.dispatch('keydown', { key: 'Escape' });
    expect(b.back).toHaveBeenCalledOnce();
    expect(onShow).toHaveBeenCalledTimes(4);
    expect([a.point, a.back].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('shows the parts separately on a narrow screen, and follows changes of the screen', () => {
    const { page, onShow, shown, ids, scene } = playing();
    page.narrow.matches = true;
    for (const listener of page.narrow.listeners) listener();
    expect(onShow).not.toHaveBeenCalled();
    shown.show(scene('a'));
    expect(ids()).toEqual(['a-prompt', 'a-one', 'a-two']);
    page.narrow.matches = false;
    for (const listener of page.narrow.listeners) listener();
    expect(ids()).toEqual(['a-prompt', 'a-table']);
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
    const { container, onShow, shown, scene } = playing();
    const a = changing(scene('a'));
    shown.show(a);
    a.point.mockImplementation(() => a.ring());
    container.all().at(3)?.dispatch('click');
    expect(onShow).toHaveBeenCalledTimes(2);
    container.inner[0]?.dispatch('keydown', { key: 'Escape' });
    expect(onShow).toHaveBeenCalledTimes(3);
  });

  test('remove removes all elements and listeners', () => {
    const { page, container, shown, scene } = playing();
    shown.show(scene('a'));
    shown.remove();
    expect([container.inner, page.narrow.listeners.size]).toEqual([[], 0]);
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
