/** Makes elements of the page. */

type Child = Node | string | null | undefined | false;
type Properties = Record<string, unknown>;

/** Returns a new element with properties (`onclick`, `className`, `disabled`) and children. A property with a hyphen is an attribute. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-')) made.setAttribute(name, String(value));
    else Reflect.set(made, name, value);
  }
  made.append(
    ...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false),
  );
  return made;
}

/** Replaces the children of an element, unless their text and buttons are the same: so that the focus stays where it is. */
export function fill(parent: Element, ...children: readonly Child[]): void {
  const fresh = element('div', {}, ...children);
  const signature = (one: Element) =>
    [...one.querySelectorAll('*')]
      .map((each) => `${each.tagName}${(each as HTMLButtonElement).disabled ?? ''}${each.className}`)
      .join() + one.textContent;
  if (signature(parent) === signature(fresh) && parent.childElementCount > 0) return;
  const focused = document.activeElement?.getAttribute('data-key');
  parent.replaceChildren(...fresh.childNodes);
  if (focused) parent.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
}

/** Returns a button. `key` identifies it when the page is filled again. */
export const button = (key: string, text: string, onclick: () => void, more: Properties = {}): HTMLButtonElement =>
  element('button', { type: 'button', onclick, 'data-key': key, ...more }, text);
