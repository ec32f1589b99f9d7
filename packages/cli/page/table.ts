/** A table: its players while it gathers, and the game. */
import { type OnlineControl, online } from '@ludi-romani/boards';
import { play } from '@ludi-romani/boards/dom';
import { text } from '@ludi-romani/core/words';
import { connect } from '@ludi-romani/rooms/client';
import { clock } from '@ludi-romani/rooms/words';
import { button, element, fill } from './elements';
import { loadGame, titleOf } from './games';
import { home, isStoring, tokens } from './kept';
import { addressOf, type Secrets, type Where } from './lobby';
import { ROOMS, TABLES } from './texts';

/** The answers to a request for consent, which stand beside its text. */
const ANSWERS: readonly string[] = ['agree', 'decline', 'withdraw'];

/** Shows a table. Returns the function that ends it. */
export function showTable(
  { page, status, language, go }: Where,
  id: string,
  game: string,
  { invitation = null, host = null }: Secrets,
): () => void {
  const room = ROOMS[language];
  const { labels } = room;
  const tell = (note: string) => {
    // screen readers announce every change
    if (status.textContent !== note) status.textContent = note;
  };
  tell(labels.connecting);
  let close = () => {};
  let isEnded = false;
  open().catch((error) => {
    tell(String(error));
  });

  async function open(): Promise<void> {
    const { engine, board, words } = await loadGame(game);
    if (isEnded) return;
    const spoken = words(language);
    const tableWords = TABLES[language](spoken);
    const connection = connect(engine, home.address(id), {
      keep: tokens,
      log: true,
      ...(host === null ? {} : { host }),
    });
    const invitations = tokens.get(id)?.invitations ?? [];
    const scene = online(connection, board, { words: spoken, tableWords: tableWords as never, roomWords: room });

    const picture = element('div', { className: 'picture' });
    const gathering = element('section', { className: 'card gathering' });
    const controls = element('div', { className: 'controls' });
    const asked = element('div', { className: 'asked', role: 'status' });
    const people = element('ul', { className: 'people' });
    // with a tab index, keys can scroll them
    const log = element('ol', { className: 'log', tabIndex: 0, 'aria-label': labels.log });
    const chat = element('ol', { className: 'chat', tabIndex: 0, 'aria-label': labels.chat });
    const line = element('input', { name: 'line', maxLength: 500, placeholder: labels.say, 'aria-label': labels.say });
    const saying = element(
      'form',
      { className: 'saying' },
      line,
      element('button', { type: 'submit', 'aria-label': labels.say }, '↵'),
    );
    const side = element('aside', {}, people, asked, controls, log, chat, saying);
    // the card of those who gather has another one
    const heading = element('h1', { className: 'unseen' }, titleOf(game));
    const note = element('p', { className: 'note', hidden: isStoring }, labels.notStored);
    page.replaceChildren(note, gathering, element('div', { className: 'table' }, heading, picture));
    const playing = play(picture as never, update, { onHover: lightLines });
    (playing.side as unknown as HTMLElement).append(side);

    saying.onsubmit = async (event) => {
      event.preventDefault();
      const said = line.value.trim();
      if (said === '') return;
      line.value = '';
      const answer = await connection.say(said);
      if (!answer.ok) notice(answer.refusal);
    };

    const notice = (refusal: { readonly code: string; readonly message: string }) => {
      tell(scene.why(refusal));
    };

    /** Copies the link with an invitation to a seat. */
    async function invite(seat: number): Promise<void> {
      const made = await madeInvitation(seat);
      if (made === undefined) return;
      const address = new URL(addressOf(id, game, { invitation: made }), location.href).href;
      try {
        await navigator.clipboard.writeText(address);
        tell(labels.linkCopied);
      } catch {
        // over plain http there is no clipboard
        prompt(labels.copyLink, address);
      }
    }
    async function madeInvitation(seat: number): Promise<string | undefined> {
      const answer = await connection.invite(seat);
      if (answer.ok) return answer.invitation;
      notice(answer.refusal);
      return undefined;
    }

    async function sit(name: string, seat?: number): Promise<void> {
      const answer = await connection.sit({
        name,
        ...(invitation === null ? {} : { invitation }),
        ...(seat === undefined ? {} : { seat }),
      });
      if (!answer.ok) {
        notice(answer.refusal);
        return;
      }
      // if the token is lost when the page is loaded again, the address opens the seat
      const back = isStoring || answer.seat === undefined ? null : await madeInvitation(answer.seat);
      history.replaceState(null, '', addressOf(id, game, { invitation: back ?? null, host: isStoring ? null : host }));
    }

    function showGathering(): void {
      const { card, viewer, isHost, table } = connection.getSnapshot();
      const canSit =
        viewer === 'spectator' &&
        card !== null &&
        (invitation !== null || card.listed || isHost) &&
        card.seats.some(({ by }) => by === 'nobody' || invitation !== null);
      gathering.hidden = card === null || (card.phase !== 'gathering' && !(canSit && invitation !== null));
      heading.hidden = !gathering.hidden;
      if (gathering.hidden || card === null) return;
      const free = card.seats.filter(({ by }) => by === 'nobody').length;
      const name = element('input', {
        name: 'name',
        maxLength: 40,
        required: true,
        placeholder: labels.yourName,
        'aria-label': labels.yourName,
        'data-key': 'name',
      });
      const isNew = gathering.childElementCount === 0;
      name.value = gathering.querySelector<HTMLInputElement>('input[name=name]')?.value ?? '';
      const form = element(
        'form',
        { className: 'sit' },
        name,
        element('button', { type: 'submit', className: 'main' }, labels.sitDown),
      );
      form.onsubmit = (event) => {
        event.preventDefault();
        sit(name.value.trim());
      };
      fill(
        gathering,
        element('h1', {}, titleOf(game)),
        element(
          'ol',
          { className: 'seats' },
          ...card.seats.map(({ by, name: sitting }, seat) =>
            element(
              'li',
              {},
              element('span', {}, by === 'bot' ? `${labels.bot} (${sitting})` : (sitting ?? labels.freeSeat)),
              by === 'nobody' &&
                isHost &&
                // this one is for the host, who came with it
                (invitation === null || invitations[seat] !== invitation) &&
                button(`invite ${seat}`, labels.copyLink, () => invite(seat), {
                  'aria-label': `${labels.copyLink}: ${labels.seat(seat)}`,
                }),
            ),
          ),
        ),
        table === null && free > 0 && element('p', {}, labels.waitingForPlayers(free)),
        canSit && form,
        ...scene.controls.filter(({ key }) => key === 'begin').map(pressed),
      );
      // a player who uses keys has come by a button that is gone
      if (isNew && name.isConnected && document.activeElement === document.body) name.focus();
    }

    /** Returns the button of a control. */
    const pressed = ({ key, label, question, rank, isEnabled, press }: OnlineControl) =>
      button(key, label, () => (question === null || confirm(question)) && press(), {
        disabled: !isEnabled,
        className: rank === 'main' ? 'main' : '',
      });

    function showControls(): void {
      const { card, table } = connection.getSnapshot();
      if (card === null || table === null) {
        fill(controls);
        return;
      }
      const all = scene.controls;
      const rare = all.filter(({ rank }) => rank === 'rare');
      const isOpen = controls.querySelector('details')?.open === true;
      fill(
        controls,
        ...all.filter(({ key, rank }) => rank !== 'rare' && !ANSWERS.includes(key)).map(pressed),
        scene.isOver &&
          card.next !== null &&
          button('next', labels.nextGame, () => go(addressOf(card.next ?? '', game)), { className: 'main' }),
        scene.isOver && element('a', { href: home.address(`${id}/record`), download: `${game}.json` }, labels.download),
        rare.length > 0 &&
          element(
            'details',
            { open: isOpen },
            element('summary', {}, labels.more),
            element('div', {}, ...rare.map(pressed)),
          ),
      );
      const { request } = scene;
      const answers = all.filter(({ key }) => ANSWERS.includes(key));
      fill(asked, request !== null && element('span', {}, request.text), ...answers.map(pressed));
    }

    function showPeople(): void {
      // while players gather, their seats are in the card above
      people.hidden = connection.getSnapshot().table === null;
      fill(
        people,
        ...scene.people.map(({ name, isTurn, left, notes }) =>
          element(
            'li',
            { className: isTurn ? 'turn' : '' },
            element('span', {}, name),
            notes.length > 0 && element('small', {}, notes.join(', ')),
            left !== null && element('time', {}, clock(left)),
          ),
        ),
      );
    }

    /** Lights the lines of the log that have made the mark of a thing. */
    function lightLines(id: string | null): undefined {
      const versions = scene.marks.find((mark) => mark.id === id)?.versions ?? [];
      const rows = [...log.querySelectorAll<HTMLElement>('li')];
      for (const row of rows) row.toggleAttribute('data-lit', versions.includes(Number(row.dataset.version)));
      const first = rows.find((row) => row.hasAttribute('data-lit'));
      if (first !== undefined) log.scrollTop = first.offsetTop - log.offsetTop;
    }

    function showLog(): void {
      const news = new Set(scene.marks.flatMap(({ versions = [] }) => versions));
      const rows = scene.log.map(({ phrase, isTakenBack, version }) => {
        const light = () => playing.point(scene.things(version));
        const leave = () => playing.point([]);
        return element(
          'li',
          {
            className: isTakenBack ? 'gone' : '',
            'data-version': version,
            onmouseenter: light,
            onmouseleave: leave,
            // keys reach the lines whose marks are in the picture
            ...(news.has(version) ? { tabIndex: 0, onfocus: light, onblur: leave } : {}),
          },
          text(phrase, scene.names),
        );
      });
      fill(log, ...rows.reverse());
      const { chat: said, table, viewer } = connection.getSnapshot();
      saying.hidden = typeof viewer !== 'number';
      side.hidden = table === null && said.length === 0 && saying.hidden;
      log.hidden = rows.length === 0;
      const nameOf = (seat: number) => scene.people[seat]?.name ?? labels.seat(seat);
      fill(
        chat,
        ...said.map(({ seat, text: words }) => element('li', {}, element('b', {}, `${nameOf(seat)}: `), words)),
      );
    }

    function update(): void {
      const { status: state, refusal, viewer, table } = connection.getSnapshot();
      const notes = {
        connecting: labels.connecting,
        behind: labels.reconnecting,
        refused: refusal === null ? labels.refused : scene.why(refusal),
        live:
          scene.refusal ??
          (table === null
            ? ''
            : scene.isOver
              ? spoken.labels.over
              : scene.isMyTurn
                ? labels.yourTurn
                : viewer === 'spectator'
                  ? labels.watching
                  : ''),
      };
      if (state !== 'live' || table !== null || scene.refusal !== null) tell(notes[state]);
      else if ([labels.connecting, labels.reconnecting].includes(status.textContent ?? '')) tell('');
      document.title = scene.isMyTurn ? `● ${labels.yourTurn}` : 'Ludi Romani';
      showGathering();
      showPeople();
      showControls();
      showLog();
    }
    const beat = setInterval(showPeople, 500);
    close = () => {
      clearInterval(beat);
      connection.close();
      playing.remove();
    };
    playing.show(scene);
  }

  return () => {
    isEnded = true;
    close();
  };
}
