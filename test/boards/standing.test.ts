/** Tests of standing passes at a server: the buttons of `online`, and the passes of the table. */
import { type OnlineConnection, type OnlineState, online } from '@ludi-romani/boards';
import { fallbackBoard, plainWords, withLabels } from '@ludi-romani/boards/fallback';
import { words as german } from '@ludi-romani/rooms/words/de';
import { words as english } from '@ludi-romani/rooms/words/en';
import { expect, test } from 'vitest';
import { type Objections, objections } from '../objections';
import { type Client, hosted, seated, settled } from '../rooms/hosting';

const board = fallbackBoard(objections);
const look = { words: withLabels(plainWords(objections)), roomWords: english };

/** Returns the game as the player of a client sees it. */
function gameOf(client: Client) {
  let seen = -1;
  let state: OnlineState<Objections> | undefined;
  const getSnapshot = (): OnlineState<Objections> => {
    const { messages } = client.pipe;
    if (state === undefined || seen !== messages.length) {
      seen = messages.length;
      const { card = null } = client.last('card') ?? client.last('welcome') ?? {};
      const table = client.table as unknown as OnlineState<Objections>['table'] & { lines: never };
      state = { viewer: client.viewer, isHost: false, card, table, lines: table.lines, pending: [] };
    }
    return state;
  };
  const answered = async (type: string, more?: object) => {
    const code = await client.ask(type, more);
    return code === 'ok' ? ({ ok: true } as const) : ({ ok: false, refusal: { code, message: code } } as const);
  };
  const connection: OnlineConnection<Objections> = {
    engine: objections,
    getSnapshot,
    subscribe: () => () => {},
    act: (action) => answered('act', { action, version: client.table.version }),
    send: (type) => answered(type),
    ask: (wish) => answered('ask', { wish }),
    replace: (seat) => answered('replace', { seat }),
    timeLeft: () => null,
    now: () => 0,
  };
  return { connection, scene: online(connection, board, look) };
}
type Game = ReturnType<typeof gameOf>;

const KEYS = ['standing-pass', 'ask-again'];
const standingKeys = ({ scene }: Game) => scene.controls.flatMap(({ key }) => (KEYS.includes(key) ? key : []));
const press = async ({ scene }: Game, key: string) => {
  scene.controls.find((control) => control.key === key)?.press();
  await settled();
  expect(scene.refusal).toBeNull();
};

test('a player passes such questions in advance by a button, and is asked again by another one', async () => {
  const host = hosted({ engines: [objections] as never });
  const { clients } = await seated(host, { game: objections.game, options: { players: 4 } });
  const games = clients.map(gameOf);
  const [first, second] = games as [Game, Game];
  const asked = () => games.findIndex(({ scene }) => scene.isMyTurn);
  const pass = async () => {
    const player = asked();
    await games[player]?.connection.act({ type: 'pass', player });
  };

  // a demand cannot be passed
  expect(games.map(standingKeys)).toEqual([[], [], [], []]);
  await first.connection.act({ type: 'demand', player: 0, coins: 1 });
  expect(games.map(standingKeys)).toEqual([[], ['standing-pass'], [], []]);
  expect(second.scene.controls.find(({ key }) => key === 'standing-pass')).toMatchObject({
    label: 'Pass such questions from now on',
    rank: 'usual',
    question: null,
  });

  await press(second, 'standing-pass');
  expect(asked()).toBe(2);
  expect(games.map(standingKeys)).toEqual([[], ['ask-again'], ['standing-pass'], []]);
  await press(second, 'ask-again');
  expect(games.map(standingKeys)).toEqual([[], [], ['standing-pass'], []]);

  await pass();
  await pass();
  // the next demand is a span of its own
  expect(asked()).toBe(1);
  expect(games.map(standingKeys)).toEqual([[], [], [], []]);
  await second.connection.act({ type: 'demand', player: 1, coins: 0 });
  const third = games[2] as Game;
  await press(third, 'standing-pass');
  expect(games.map(standingKeys)).toEqual([[], [], ['ask-again'], ['standing-pass']]);
  third.scene.change({ roomWords: german });
  expect(third.scene.controls.map(({ label }) => label)).toContain('Wieder gefragt werden');
  expect(host.faults).toEqual([]);
});
