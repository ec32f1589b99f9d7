/** The page: the table in its address, or a form that creates one. Every visitor with the address of a table can take a free seat. */
import { online } from '@ludi-romani/boards';
import { play } from '@ludi-romani/boards/dom';
import { connect, lobby, localTokens } from '@ludi-romani/rooms/client';
import { words as roomWords } from '@ludi-romani/rooms/words/en';
import { words as wordsOfTable } from '@ludi-romani/table/words/en';

// biome-ignore format: one line for each game
const GAMES = {
  aquileia: () => [import('@ludi-romani/aquileia'), import('@ludi-romani/boards/aquileia'), import('@ludi-romani/boards/aquileia/en')],
  'city-of-rome': () => [import('@ludi-romani/city-of-rome'), import('@ludi-romani/boards/city-of-rome'), import('@ludi-romani/boards/city-of-rome/en')],
  'forum-trajanum': () => [import('@ludi-romani/forum-trajanum'), import('@ludi-romani/boards/forum-trajanum'), import('@ludi-romani/boards/forum-trajanum/en')],
  'nova-roma': () => [import('@ludi-romani/nova-roma'), import('@ludi-romani/boards/nova-roma'), import('@ludi-romani/boards/nova-roma/en')],
};

const [create, sit, undo, status, main] = ['#create', '#sit', '#undo', 'output', 'main'].map((name) =>
  document.querySelector(name),
);
const keep = localTokens();
const home = lobby('./', { keep });
const addressOf = (table, game) => `./?${new URLSearchParams({ table, game })}`;

async function showLobby() {
  create.hidden = false;
  create.game.append(...Object.keys(GAMES).map((game) => new Option(game)));
  create.onsubmit = async (event) => {
    event.preventDefault();
    const players = Number(create.players.value);
    const bots = create.bots.checked ? [null, ...Array(players - 1).fill('greedy')] : [];
    const game = create.game.value;
    const made = await home.create({ game, options: { players }, bots, listed: true });
    if (made.ok) location.assign(addressOf(made.id, game));
    else status.textContent = roomWords.say(made.refusal);
  };
  const open = await home.listed();
  for (const { id, game } of open.ok ? open.tables : []) {
    const link = Object.assign(document.createElement('a'), { href: addressOf(id, game), textContent: game });
    status.append(link, ' ');
  }
}

async function showTable(id, game) {
  const [{ engine }, { boards }, { words: wordsOf }] = await Promise.all(GAMES[game]());
  const words = wordsOf(engine);
  const connection = connect(engine, home.address(id), { keep, log: true });
  const table = online(connection, boards(engine), { words, tableWords: wordsOfTable(words), roomWords });
  undo.onclick = () => table.undo();
  sit.onsubmit = async (event) => {
    event.preventDefault();
    const answer = await connection.sit({ name: sit.elements.name.value });
    if (!answer.ok) status.textContent = table.why(answer.refusal);
  };
  const picture = play(main, () => {
    const { card, viewer, refusal } = connection.getSnapshot();
    undo.hidden = table.canUndo === null;
    sit.hidden = viewer !== 'spectator' || card?.phase !== 'gathering';
    status.textContent = refusal?.message ?? table.request?.text ?? table.said;
  });
  picture.show(table);
}

const { searchParams } = new URL(location);
if (searchParams.has('table')) showTable(searchParams.get('table'), searchParams.get('game'));
else showLobby();
