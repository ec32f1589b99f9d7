/** The lobby: open tables, and a form for a new one. */
import type { Options } from '@ludi-romani/core';
import type { AnyShape } from '@ludi-romani/core/shape';
import type { Shown } from '@ludi-romani/rooms/client';
import type { Terms } from '@ludi-romani/table';
import { element, fill } from './elements';
import { games, loadGame, titleOf } from './games';
import { home, isStoring } from './kept';
import { type Language, ROOMS, TABLES } from './texts';

export interface Where {
  readonly page: HTMLElement;
  /** the place for a short note */
  readonly status: HTMLElement;
  readonly language: Language;
  /** Goes to another address of this page. */
  go(address: string): void;
}

/** The secrets that an address may have behind `#`, which browsers send to no server. */
export interface Secrets {
  readonly invitation?: string | null;
  /** the token of the host, only in the address of the host, and only if it cannot be stored */
  readonly host?: string | null;
}

/** Returns the address of a table, for a link. */
export function addressOf(id: string, game: string, secrets: Secrets = {}): string {
  const given = Object.entries(secrets).filter(([, secret]) => secret);
  return `./?${new URLSearchParams({ table: id, game })}${given.length > 0 ? `#${new URLSearchParams(given)}` : ''}`;
}

const MINUTE = 60_000;
/** the times of a clock that the form offers, in minutes; 0 is no clock */
const TIMES = [0, 5, 10, 20, 45, 90];

/** Shows the lobby. Returns the function that ends it. */
export function showLobby({ page, status, language, go }: Where): () => void {
  const { labels } = ROOMS[language];
  status.textContent = '';
  const list = element('ul', { className: 'tables' });
  const lines = element('section', { hidden: true }, element('h2', {}, labels.openTables), list);
  const form = element('form', { className: 'card' });
  page.replaceChildren(form, lines);

  async function look(): Promise<void> {
    const response = await fetch('./tables');
    if (!response.ok) return;
    const { tables } = (await response.json()) as { readonly tables: readonly Shown[] };
    lines.hidden = tables.length === 0;
    fill(
      list,
      ...tables.map(({ id, game, seats }) => {
        const free = seats.filter(({ by }) => by === 'nobody').length;
        const names = seats.flatMap(({ name }) => name ?? []).join(', ');
        return element(
          'li',
          {},
          element('a', { href: addressOf(id, game) }, titleOf(game)),
          ` ${names} `,
          element('small', {}, labels.waitingForPlayers(free)),
        );
      }),
    );
  }
  const beat = setInterval(() => look().catch(() => {}), 5000);
  look().catch(() => {});

  const select = (name: string, options: readonly (readonly [string, string])[], onchange = () => {}) =>
    element('select', { name, onchange }, ...options.map(([value, text]) => element('option', { value }, text)));
  const field = (label: string, control: HTMLElement) => element('label', {}, element('span', {}, label), control);
  const check = (name: string, label: string, checked: boolean) =>
    element(
      'label',
      { className: 'check' },
      element('input', { type: 'checkbox', name, checked }),
      element('span', {}, label),
    );

  const game = select(
    'game',
    games.map((one) => [one.game, one.title] as const),
    () => change(),
  );
  const players = select('players', [], () => seats());
  const bots = element('select', { name: 'bots' });
  const own = element('div', { className: 'fields' });
  const wrong = element('p', { className: 'wrong', role: 'alert' });
  let options: (() => Record<string, unknown>) | undefined;

  function seats(): void {
    const count = Number(players.value);
    bots.replaceChildren(...Array.from({ length: count }, (_, i) => element('option', { value: `${i}` }, `${i}`)));
  }
  async function change(): Promise<void> {
    const listed = games.find((one) => one.game === game.value);
    const counts = (listed?.players ?? []).map((count) => element('option', { value: `${count}` }, `${count}`));
    players.replaceChildren(...counts);
    if (listed?.players.includes(2)) players.value = '2';
    seats();
    own.replaceChildren();
    // those of another game would be refused
    options = undefined;
    const { engine, words } = await loadGame(game.value);
    if (listed?.game !== game.value) return;
    const made = optionFields(engine.options, words(language));
    own.replaceChildren(...made.fields);
    options = made.read;
  }

  form.append(
    element('h1', {}, labels.createTable),
    field(labels.game, game),
    field(labels.players, players),
    field(labels.bots, bots),
    own,
    field(
      labels.clockTime,
      select(
        'time',
        TIMES.map((time) => [`${time}`, time === 0 ? labels.noClock : `${time} min`] as const),
      ),
    ),
    field(
      labels.undo,
      select(
        'undo',
        (['free', 'consent', 'never'] as const).map((undo) => [undo, labels.undoTerms[undo]] as const),
      ),
    ),
    field(
      labels.begin,
      select(
        'begin',
        (['full', 'host'] as const).map((begin) => [begin, labels.beginsWhen[begin]] as const),
      ),
    ),
    check('listed', labels.listed, false),
    check('spectators', labels.spectatorsAllowed, true),
    wrong,
    element('button', { type: 'submit', className: 'main' }, labels.createTable),
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    const given = new FormData(form);
    const count = Number(players.value);
    const time = Number(given.get('time'));
    const answer = await home.create({
      game: game.value,
      options: { players: count, ...options?.() },
      terms: {
        undo: given.get('undo') as Terms['undo'],
        ...(time > 0 ? { clock: { main: time * MINUTE, increment: 5000, delay: 0 }, flag: 'stand-in' as const } : {}),
      },
      bots: Array.from({ length: count }, (_, seat) => (seat < count - Number(bots.value) ? null : 'expert:300')),
      begin: given.get('begin') as 'full' | 'host',
      listed: given.has('listed'),
      spectators: given.has('spectators'),
    });
    if (answer.ok) {
      const { id, host, invitations } = answer;
      const invitation = invitations.find((one) => one !== null) ?? null;
      go(addressOf(id, game.value, { invitation, host: isStoring ? null : host }));
      return;
    }
    const { words } = await loadGame(game.value);
    wrong.textContent = ROOMS[language].say(answer.refusal, TABLES[language](words(language)));
  };
  change().catch((error) => {
    wrong.textContent = String(error);
  });
  return () => clearInterval(beat);
}

/** The most values that are offered as a list. */
const MOST_LISTED = 16;

/** Returns the values of a shape, or an empty list if they cannot be listed. */
function valuesOf({ node }: AnyShape): readonly unknown[] {
  if (node.is === 'one') return node.values;
  if (node.is !== 'whole' || node.seat || node.max - node.min >= MOST_LISTED) return [];
  return Array.from({ length: node.max - node.min + 1 }, (_, i) => node.min + i);
}

/** Returns a control for each option that is a choice, and the function that reads them. Other options have their defaults. */
function optionFields(declared: Options, words: { option(name: never): { label: string }; title(id: string): string }) {
  const readers: (() => readonly [string, unknown])[] = [];
  const fields = Object.entries(declared).flatMap(([name, { shape, default: usual }]) => {
    if (name === 'players' || name === 'seed') return [];
    const { label } = words.option(name as never);
    if (shape.node.is === 'flag') {
      const input = element('input', { type: 'checkbox', checked: usual === true });
      readers.push(() => [name, input.checked]);
      return [element('label', { className: 'check' }, input, element('span', {}, label))];
    }
    const values = valuesOf(shape);
    if (values.length === 0 || usual === null) return [];
    const title = (value: unknown) => (typeof value === 'string' ? words.title(value) : String(value));
    const choice = element(
      'select',
      {},
      ...values.map((value, i) => element('option', { value: `${i}`, selected: value === usual }, title(value))),
    );
    readers.push(() => [name, values[Number(choice.value)]]);
    return [element('label', {}, element('span', {}, label), choice)];
  });
  // some defaults are refused with other options if they are given: the difficulty, for example, in games without an automated opponent
  const read = (): Record<string, unknown> =>
    Object.fromEntries(readers.map((each) => each()).filter(([name, value]) => value !== declared[name]?.default));
  return { fields, read };
}
