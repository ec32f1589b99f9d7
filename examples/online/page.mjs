/** The page: opens a table or goes to one, draws what its player sees, and sends what is pointed at. */
import { pointer } from '@ludi-romani/boards';
import { play } from '@ludi-romani/boards/dom';
import { sentence, sentences, text } from '@ludi-romani/core/words';
import { joinTable } from './client.mjs';

const SAYINGS = {
  en: {
    free: 'free',
    bot: 'bot',
    ended: 'The game has ended.',
    watching: 'You are watching.',
    disconnected: 'No connection: trying again …',
    sure: 'Resign?',
    yourName: 'Your name?',
  },
  de: {
    free: 'frei',
    bot: 'Bot',
    ended: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu.',
    disconnected: 'Keine Verbindung: neuer Versuch …',
    sure: 'Aufgeben?',
    yourName: 'Dein Name?',
  },
};

const [opening, form, main, lines] = document.body.children;
const controls = form.elements;
const id = new URLSearchParams(location.search).get('table');
const language = localStorage.getItem('ludi language') ?? (navigator.language.startsWith('de') ? 'de' : 'en');
document.documentElement.lang = language;
controls.language.value = language;

/** Posts, and gives the answer; what is refused is shown. */
async function post(path, body) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) alert(answer.message);
  return response.ok ? answer : null;
}

/** Keeps a seat, and goes there. */
function goTo(table, token) {
  if (token !== undefined) localStorage.setItem(`ludi ${table}`, token);
  location.search = `?table=${table}`;
}

async function openTables() {
  const { game, players, bots, name } = opening.elements;
  const count = (select, counts) => {
    const wanted = select.value;
    select.replaceChildren(...counts.map((one) => new Option(one, one, false, `${one}` === wanted)));
  };
  const change = async () => {
    const { engine } = await import(`@ludi-romani/${game.value}`);
    count(players, engine.playerCounts);
    count(
      bots,
      Array.from({ length: Number(players.value) }, (_, i) => i),
    );
  };
  game.onchange = players.onchange = change;
  opening.onsubmit = async (event) => {
    event.preventDefault();
    const [all, others] = [Number(players.value), Number(bots.value)];
    const opened = await post('/tables', {
      game: game.value,
      options: { players: all },
      name: name.value,
      bots: Array.from({ length: all }, (_, seat) => (seat < all - others ? null : 'greedy')),
    });
    if (opened !== null) goTo(opened.table, opened.token);
  };
  await change();
  opening.hidden = false;
}

async function playAt(address) {
  const token = localStorage.getItem(`ludi ${id}`) ?? undefined;
  const said = controls[controls.length - 1];
  /** what happened, by version, as it was told */
  const told = new Map();
  let setup = [];
  let engine;
  let board;
  let words;
  let tableWords;
  let picture;
  let points;
  let sayings = SAYINGS[language];
  let trouble = '';
  /** what happened last */
  let latest = '';
  /** whether an action is on its way: what is pointed at meanwhile would be meant for what is not there any more */
  let isAsking = false;

  const client = joinTable({ urls: [address], token, log: true, onChange: changed, onTrouble });

  function onTrouble({ code, message }) {
    trouble = code === 'disconnected' ? sayings.disconnected : message;
    if (client.table !== null) show();
    else said.value = trouble;
  }
  async function changed({ type }) {
    if (type === 'welcome') trouble = '';
    if (client.table === null) return;
    if (words === undefined) await begin(client.table.game);
    show();
  }
  async function begin(game) {
    ({ engine } = await import(`@ludi-romani/${game}`));
    const { boards } = await import(`@ludi-romani/boards/${game}`);
    if (board !== undefined) return;
    board = boards(engine);
    points = pointer(engine, board, client.table.view);
    await speak(game);
    picture = play(main, showControls);
  }
  async function speak(game) {
    words = (await import(`@ludi-romani/boards/${game}/${controls.language.value}`)).words(engine);
    tableWords = (await import(`@ludi-romani/table/words/${controls.language.value}`)).words(words);
    sayings = SAYINGS[controls.language.value];
    document.documentElement.lang = controls.language.value;
  }

  const names = () =>
    client.seats.map(({ by, name }, seat) => {
      if (by === 'person') return name ?? undefined;
      return `${words.player(client.table.view, seat)} (${by === 'bot' ? sayings.bot : sayings.free})`;
    });
  const nameOf = (seat) => names()[seat] ?? words.player(client.table.view, seat);

  const why = (refusal) => text(tableWords.refuse(client.table.view, refusal), names());

  async function act(action) {
    isAsking = true;
    const { refusal } = await client.act(action);
    isAsking = false;
    if (refusal !== undefined)
      points.refuse(refusal.rule ?? { ...refusal, legal: false, clause: null, message: why(refusal) });
    show();
  }
  async function ask(type) {
    const { refusal } = await client.request(type);
    trouble = refusal === undefined ? '' : text(sentence([why(refusal)]));
    show();
  }

  /** Rows of the log: who did it, and what. */
  const rowsOf = (told, isGone = false) =>
    told.map(({ player, phrase }) => ({ player, says: text(phrase, names()), isGone }));

  /** What the picture is made of, and what pointing at it does. */
  const scene = {
    get said() {
      const { view } = client.table;
      const question = client.viewer === 'spectator' ? null : engine.openQuestion(view, client.viewer);
      return `${latest} ${question === null ? '' : text(words.ask(view, question), names())}`;
    },
    point(id) {
      const next = isAsking ? {} : points.point(id);
      if ('action' in next) act(next.action);
    },
    back: () => !isAsking && points.back(),
    picture: (part) => board.board(client.table.view, { words, names: names(), ...points.look, part }),
    parts: () => board.parts(client.table.view),
  };

  function show() {
    const { view, lines: since } = client.table;
    if (picture === undefined) return;
    if (client.log !== null) setup = client.log.setup;
    for (const line of [...(client.log?.lines ?? []), ...since]) told.set(line.version, line);
    const inOrder = [...told.values()].sort((one, other) => one.version - other.version);
    points.see(view);

    const rows = [
      ...rowsOf(sentences(words.tellAll(view, setup))),
      ...tableWords.log(view, inOrder).flatMap(({ told, isTakenBack }) => rowsOf(told, isTakenBack)),
    ];
    lines.replaceChildren(
      ...rows.toReversed().map(({ player, says, isGone }) => {
        const row = Object.assign(document.createElement('li'), { textContent: says });
        return Object.assign(row, { className: `seat-${player ?? 'none'}${isGone ? ' gone' : ''}` });
      }),
    );

    latest = rows.at(-1)?.says ?? '';
    picture.show(scene);
  }

  /** Whenever the picture was drawn. */
  function showControls() {
    const { view, status } = client.table;
    const isOver = status.ending !== null || engine.isTerminal(view);
    controls.undo.hidden = controls.redo.hidden = controls.resign.hidden = isOver || client.viewer === 'spectator';
    controls.undo.disabled = status.undo === null && points.look.selected.length === 0;
    controls.redo.disabled = !status.redo;
    controls.agree.hidden = controls.decline.hidden = !status.ask?.needs.includes(client.viewer);
    const isFree = client.seats.some(({ by }) => by === 'nobody');
    controls.invite.hidden = !isFree;
    controls.sit.hidden = !(isFree && client.viewer === 'spectator');
    document.getElementById('record').hidden = !isOver;
    const watching = client.viewer === 'spectator' ? sayings.watching : '';
    said.value = trouble || [isOver ? sayings.ended : '', watching, clocks()].join(' ');
    form.hidden = false;
  }

  /** What everybody has left. */
  function clocks() {
    const { status, terms, opened } = client.table;
    return (status.clocks ?? [])
      .map(({ left, since }, seat) => {
        const used = since === null ? 0 : Math.max(0, Date.now() - opened - since - terms.clock.delay);
        const seconds = Math.ceil(Math.max(0, left - used) / 1000);
        return `${nameOf(seat)} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      })
      .join(' · ');
  }
  setInterval(() => {
    if (client.table?.status.clocks && picture !== undefined && trouble === '') said.value = clocks();
  }, 500);

  controls.undo.onclick = () => (points.back() ? show() : ask(client.table.status.undo === 'free' ? 'undo' : 'ask'));
  for (const type of ['redo', 'agree', 'decline']) controls[type].onclick = () => ask(type);
  controls.resign.onclick = () => confirm(sayings.sure) && ask('resign');
  controls.invite.onclick = () => navigator.clipboard.writeText(location.href);
  controls.sit.onclick = async () => {
    const name = prompt(sayings.yourName);
    const seat = name && (await post(`/tables/${id}/seats`, { name }));
    if (seat) goTo(id, seat.token);
  };
  controls.language.onchange = async () => {
    localStorage.setItem('ludi language', controls.language.value);
    await speak(client.table.game);
    show();
  };
  document.getElementById('record').href = `/tables/${id}/record`;
}

if (id === null) openTables();
else playAt(`${location.origin.replace('http', 'ws')}/tables/${id}`);
