/**
 * A game on a server, as one seat or a spectator sees it. The viewer points, and the connection carries out the chosen action. No DOM and no
 * timers: an app shows the picture.
 */
import type { GameTypes, Refusal, Seat, Viewer } from '@ludi-romani/core';
import { capitalized, type Phrase, sentence, sentences, type Told, text } from '@ludi-romani/core/words';
import { type Explained, explainedIn } from './about';
import { since } from './changes';
import { hovering } from './hovering';
import type { Hue } from './kit/ink';
import { hueOf } from './kit/pieces';
import { type ControlLabels, controlsOf, type OnlineControl, type OnlinePerson, peopleOf } from './online-controls';
import type {
  OnlineAnswer,
  OnlineAsked,
  OnlineConnection,
  OnlineLine,
  OnlineRefusal,
  OnlineRequest,
  OnlineState,
  OnlineTable,
  OnlineWish,
} from './online-types';
import { type Pointer, pointer } from './pointer';
import { framed, turnsIn } from './scene';
import type { Board, FrameLabels, Look, Mark, Shape } from './types';
import { wonText } from './won';

/** The look of an online game: the words of the game and of its surroundings, and settings of the picture. */
export interface OnlineLook<G extends GameTypes, L extends FrameLabels = FrameLabels>
  extends Pick<Look<G, L>, 'words' | 'prefix' | 'clauseUrl' | 'about'> {
  /**
   * The words of a table, such as those of `@ludi-romani/table/words/en`. Without them, the log has only the events of the game, requests for
   * consent have no text, and refusals of the table are in English.
   */
  readonly tableWords?: {
    refuse(seen: G['view'], refusal: OnlineRefusal): Phrase;
    log(seen: G['view'], lines: readonly OnlineLine<G>[]): readonly { readonly told: readonly Told[] }[];
    ask(seen: G['view'], asked: OnlineAsked): Phrase;
  };
  /**
   * The words of hosted tables, such as those of `@ludi-romani/rooms/words/en`. Without them, there are no `controls` and `people`, refusals
   * of the server are in English, and bots and free seats are not marked.
   */
  readonly roomWords?: {
    readonly labels: ControlLabels & { readonly bot: string; readonly paused: string };
    refuse(refusal: OnlineRefusal): string | undefined;
    /** Returns a note for a player who has been absent for this time, in milliseconds. */
    away(milliseconds: number): string;
  };
}

/** A sentence of the log. */
export interface OnlineTold extends Told {
  /** the version of the table after the entry that the sentence is about; 0 for the setup */
  readonly version: number;
  readonly isTakenBack: boolean;
}

/** The end of a game in words. */
export interface OnlineResult {
  /** the winners; or, if neither the rules nor the last opponent decide, that the game is over */
  readonly text: string;
  /** by seat, the points, and the rows of the score sheet */
  readonly scores: readonly {
    readonly name: string;
    readonly total: number;
    readonly rows: readonly { readonly label: string; readonly points: number }[];
  }[];
}

/**
 * A game on a server, for one viewer. Its properties are getters for the current state: read them again after each call, and whenever
 * `subscribe` calls. `play` of `/dom` takes it as a scene.
 */
export interface Online<G extends GameTypes, L extends FrameLabels = FrameLabels> {
  /** `null` until the server has welcomed the client */
  readonly viewer: Viewer | null;
  /** the seat of the viewer, or `null` */
  readonly seat: Seat | null;
  /** true if the viewer can act: it has an open question, and the game is neither paused nor over, nor left to a stand-in */
  readonly isMyTurn: boolean;
  /** true after the end of the game, by its rules or otherwise */
  readonly isOver: boolean;
  /** the end of the game in words, `null` before */
  readonly result: OnlineResult | null;
  /** true while an action, an undo or a redo of the viewer has no answer: meanwhile pointing does nothing */
  readonly isWaiting: boolean;
  /** the ids pointed at since the last action, in order */
  readonly pointed: readonly string[];
  /** the ids that can be pointed at next, including `done` */
  readonly open: readonly string[];
  /** the reason why the last pointing or request was refused, as a text with the clause; or `null` */
  readonly refusal: string | null;
  /** everything that happened as sentences, as far as it is loaded and the viewer may know it */
  readonly log: readonly OnlineTold[];
  /** Returns the ids of the things that the log is about at a version of the table: those that its action points at, and those with marks of it. */
  things(version: number): readonly string[];
  /** the names of the players, by seat; `undefined` if the words of the game have the only name */
  readonly names: readonly (string | undefined)[];
  /** by seat, the milliseconds left now, and true if the clock runs; `null` if there are no clocks */
  readonly clocks: readonly { readonly left: number; readonly isRunning: boolean }[] | null;
  /** the open request for consent */
  readonly request: {
    readonly seat: Seat;
    readonly text: string;
    /** true if the viewer can agree or decline */
    readonly canAnswer: boolean;
    readonly canWithdraw: boolean;
  } | null;
  /** `free` if `undo` takes something back at once; `ask` if it requests the consent of others; otherwise `null` */
  readonly canUndo: 'free' | 'ask' | null;
  readonly canRedo: boolean;
  /** the buttons for everything that the viewer can do besides acting, in the language of the look */
  readonly controls: readonly OnlineControl[];
  /** the players, by seat: names, clocks and who is away */
  readonly people: readonly OnlinePerson[];
  /** a text for players who cannot see the picture: the latest events or the result of the last call, and the open question */
  readonly said: string;
  /** Points at `id`. If `id` was pointed at already, removes it. If one action is left, sends it. */
  point(id: string): void;
  /** Removes the last id pointed at. Returns true if there was one. */
  back(): boolean;
  /**
   * Removes the last id pointed at. If there is none, takes back the last action of the viewer, or asks the others to agree. Returns false and
   * does nothing if nothing can be taken back now.
   */
  undo(): boolean;
  /** Repeats the action that the viewer took back last. Returns false if there is none. */
  redo(): boolean;
  /** Sends a request. `refusal` has the reason if it is refused. */
  send(type: OnlineRequest): Promise<OnlineAnswer>;
  /** Asks the other players for their consent. `refusal` has the reason if that is refused. */
  ask(wish: OnlineWish): Promise<OnlineAnswer>;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Returns the reason of any refusal of the connection as text, with the clause if the rules refused. */
  why(refusal: OnlineRefusal): string;
  /** Changes the words or other parts of the look. */
  change(look: Partial<OnlineLook<G, L>>): void;
  /** what others changed since the viewer last acted */
  readonly marks: readonly Mark[];
  /** Returns the picture, or one `part` of it, in a shape, with the area of a seat large and a ring around some ids; an empty text before the game begins. */
  picture(part?: string, shape?: Shape, area?: Seat, ring?: readonly string[]): string;
  /** Returns the number of turns so far. Actions of one seat in a row are one turn. */
  turns(): number;
  /** Returns the short name of a part. */
  tab(part: string): string;
  /** Returns the color of a seat: `--ludi-<hue>` is its custom property, and `--ludi-<hue>Text` the one for text. */
  hue(seat: Seat): Hue;
  /** Notes the id under the pointer, or `null`. Returns true if the picture shows what a click there would do. */
  hover(id: string | null): boolean;
  /** Returns the explanation of what a picture calls `kind`, with the address of its clause; `null` if the look has no explanations. */
  about(kind: string): Explained | null;
  /** The texts of the buttons of explanations; `null` if the look has no explanations. */
  labels(): FrameLabels | null;
  /** Turns what the pointer carries, forward or back. Returns false if it carries nothing that can be turned. */
  turn(by: 1 | -1): boolean;
  /** Lists the parts that can be drawn alone; none before the game begins. */
  parts(): readonly string[];
}

/** The requests whose answer may change the question of the viewer. */
const CHANGING: readonly string[] = ['act', 'undo', 'redo', 'agree', 'standing-pass'];

const nothing = (): string => '';
const noRefusal = (): Refusal | null => null;

/** Returns the game at a table on a server, as the viewer of the connection sees it. */
export function online<G extends GameTypes, L extends FrameLabels>(
  connection: OnlineConnection<G>,
  board: Board<G, L>,
  looks: OnlineLook<G, NoInfer<L>>,
): Online<G, L> {
  const { engine } = connection;
  let look = looks;
  let seen: OnlineState<G> | undefined;
  /** replaced whenever the snapshot or the look changes */
  let basis = {};
  let points: Pointer<G> | null = null;
  /** the ids of the action that is on its way */
  let sent: readonly string[] = [];
  const hover = hovering(board);
  // functions, because `change` may replace the words
  let refusal = noRefusal;
  let said = nothing;
  /** the sentences of each line and of the setup, cached so that each one is described only once */
  let told = new WeakMap<object, readonly Told[]>();
  const listeners = new Set<() => void>();

  const reset = (describe: () => string, refuse = noRefusal) => {
    hover.clear();
    refusal = refuse;
    said = describe;
  };

  const lookNow = (): Look<G, L> => ({ ...look, names: names() });
  const marked = since<G, L>(board, lookNow);
  /** Notes what the last entries changed. The viewer's own acts, and entries without an action such as an undo, forget the marks. */
  const mark = (news: readonly OnlineLine<G>[], { view }: OnlineTable<G>) => {
    const acts = news.map(({ entry: { action } }) => action?.player);
    const last = acts.at(-1);
    if (last === undefined || acts.includes(undefined) || acts.includes(view.viewer as Seat)) marked.clear(view);
    else marked.add(view, last, news);
  };

  /** Takes over the table of the current snapshot. `before` is the table of the snapshot before. */
  const follow = ({ table, lines }: OnlineState<G>, before: OnlineTable<G> | null) => {
    const isSame = before !== null && before.opened === table?.opened && before.view.viewer === table.view.viewer;
    if (!isSame) points = null;
    if (table === null) return reset(nothing);
    if (points === null) points = pointer(engine, board, table.view);
    else points.see(table.view);
    if (!isSame) {
      marked.clear(table.view);
      return reset(describeTurn);
    }
    if (table.version === before.version) return;
    const news = lines.filter(({ version }) => version > before.version && version <= table.version);
    sent = [];
    reset(() => describeNews(news));
    mark(news, table);
  };
  const sync = (): OnlineState<G> => {
    const next = connection.getSnapshot();
    if (next === seen) return next;
    const before = seen?.table ?? null;
    seen = next;
    basis = {};
    if (next.table !== before) follow(next, before);
    return next;
  };
  /** Returns a function that computes a value once for each snapshot and look. */
  const once = <T>(make: (state: OnlineState<G>) => T): (() => T) => {
    let cached: { readonly of: object; readonly value: T } | undefined;
    return () => {
      const state = sync();
      if (cached?.of !== basis) cached = { of: basis, value: make(state) };
      return cached.value;
    };
  };

  const isOver = once(({ table }) => table !== null && (table.status.ending !== null || engine.isTerminal(table.view)));
  /** the open question that the viewer can answer now, or `null` */
  const question = once(({ table }) => {
    if (table === null || isOver() || table.view.viewer === 'spectator') return null;
    const { viewer } = table.view;
    const { paused, left } = table.status;
    return paused || left.includes(viewer) ? null : engine.openQuestion(table.view, viewer);
  });
  const canPassOn = once(({ table }) => {
    const { player } = question() ?? {};
    return table !== null && player !== undefined && engine.standingPass(table.view, player) !== null;
  });
  /** Returns the pointer if the viewer can point now. */
  const pointing = (): Pointer<G> | null => (question() === null ? null : points);
  const turn = (by: 1 | -1): boolean => hover.turn(by, isWaiting() ? null : pointing(), lookNow());
  const isWaiting = (): boolean => sync().pending.some(({ type }) => CHANGING.includes(type));
  const names = once(({ card, table }) =>
    (card?.seats ?? []).map(({ by, name }, seat) => {
      if (by !== 'bot' && name !== null) return name;
      const label = by === 'person' ? undefined : look.roomWords?.labels[by === 'bot' ? 'bot' : 'freeSeat'];
      if (label === undefined || table === null) return label;
      return `${look.words.player(table.view, seat)} (${label})`;
    }),
  );

  const promptText = once(({ table }) => {
    const { over, waiting } = look.words.labels;
    const open = question();
    if (table === null) return '';
    if (open !== null) return text(look.words.ask(table.view, open), names());
    if (isOver()) return over;
    return table.status.paused ? (look.roomWords?.labels.paused ?? waiting) : waiting;
  });
  const winnersText = (): string | undefined => {
    const view = sync().table?.view;
    if (view === undefined) return undefined;
    return wonText(engine, look.words, view, (seat) => calledAt(view, seat));
  };
  const describeTurn = (): string => [promptText(), winnersText()].filter((one) => one !== undefined).join(': ');
  const describeOpen = (): string => look.words.labels.pick(pointing()?.open.length ?? 0);
  const describeNews = (news: readonly OnlineLine<G>[]): string => {
    const last = news.flatMap((line) => toldOf(line)).map(({ phrase }) => text(phrase, names()));
    // the log already says that the game is over
    const winners = last.length === 0 ? undefined : winnersText();
    return [...last, winners === undefined ? describeTurn() : `${winners}.`].join(' ');
  };
  const inWords = (given: Refusal): string => {
    const reason = look.words.refuse(given);
    return given.clause === null ? capitalized(reason) : `${given.clause}: ${reason}`;
  };
  const describeRefusal = (): string => {
    const given = refusal();
    return given === null ? '' : inWords(given);
  };
  const calledAt = (view: G['view'], seat: Seat): string => names()[seat] ?? look.words.player(view, seat);
  const result = once(({ table }): OnlineResult | null => {
    if (table === null || !isOver()) return null;
    const { view } = table;
    const { labels } = look.words;
    const { ending } = table.status;
    const others = view.players.flatMap((_, seat) => (seat === ending?.seat ? [] : [calledAt(view, seat)]));
    const isDecided = ending?.seat !== undefined && others.length === 1;
    return {
      text: winnersText() ?? (isDecided ? labels.won(others) : labels.over),
      scores: engine.scores(view).map(({ total, rows }, seat) => ({
        name: calledAt(view, seat),
        total,
        rows: Object.entries<number>(rows).map(([row, points]) => ({ label: look.words.row(row), points })),
      })),
    };
  });
  /** Returns a refusal as the board shows it: with a clause only if the rules refused. */
  const refusalOf = (reason: string): Refusal => ({
    legal: false,
    code: 'no-such-choice',
    clause: null,
    message: reason,
  });
  const notNow = (): Refusal => refusalOf(`${look.words.labels.notNow}: ${promptText()}`);
  const refusalIn = (given: OnlineRefusal): Refusal => {
    const { table } = sync();
    const said = look.roomWords?.refuse(given);
    if (given.rule !== undefined) return given.rule;
    if (said !== undefined || table === null) return refusalOf(said ?? given.message);
    return refusalOf(text(look.tableWords?.refuse(table.view, given) ?? given.message, names()));
  };

  const cachedTold = (of: object, tell: (view: G['view']) => readonly Told[]): readonly Told[] => {
    const view = sync().table?.view;
    const known = told.get(of);
    if (known !== undefined || view === undefined) return known ?? [];
    const made = tell(view);
    told.set(of, made);
    return made;
  };
  const toldOf = (line: OnlineLine<G>): readonly Told[] =>
    cachedTold(line, (view) =>
      look.tableWords === undefined
        ? sentences(look.words.tellAll(view, line.events))
        : look.tableWords.log(view, [line]).flatMap(({ told }) => told),
    );
  const log = once(({ setup, lines }): readonly OnlineTold[] => {
    const takenBack = new Set(lines.flatMap(({ takesBack = [] }) => takesBack));
    const begun = setup == null ? [] : cachedTold(setup, (view) => sentences(look.words.tellAll(view, setup)));
    return [
      ...begun.map((one) => ({ ...one, version: 0, isTakenBack: false })),
      ...lines.flatMap((line) => {
        const { version } = line;
        return toldOf(line).map((one) => ({ ...one, version, isTakenBack: takenBack.has(version) }));
      }),
    ];
  });
  const request = once(({ viewer, table }) => {
    const asked = table?.status.ask ?? null;
    if (table === null || asked === null) return null;
    const { seat, needs } = asked;
    const phrase = look.tableWords?.ask(table.view, asked) ?? [];
    return {
      seat,
      text: text(sentence(phrase), names()),
      canAnswer: needs.some((one) => one === viewer),
      canWithdraw: seat === viewer,
    };
  });

  const tellAll = (): void => {
    for (const listener of [...listeners]) listener();
  };
  /** Sends a request for the action with these ids, or for something else, and resolves to its answer. */
  const answered = async (send: () => Promise<OnlineAnswer>, ids: readonly string[] = []): Promise<OnlineAnswer> => {
    // the connection tells its subscribers at once that the request is on its way
    sent = ids;
    reset(nothing);
    const answer = await send();
    if (answer.ok) return answer;
    sync();
    reset(describeRefusal, () => refusalIn(answer.refusal));
    tellAll();
    return answer;
  };

  const online: Online<G, L> = {
    get viewer() {
      return sync().viewer;
    },
    get seat() {
      const { viewer } = sync();
      return viewer === 'spectator' ? null : viewer;
    },
    get isMyTurn() {
      return question() !== null;
    },
    get isOver() {
      return isOver();
    },
    get result() {
      return result();
    },
    get isWaiting() {
      return isWaiting();
    },
    get pointed() {
      return pointing()?.pointed ?? [];
    },
    get open() {
      return pointing()?.open ?? [];
    },
    get refusal() {
      sync();
      return describeRefusal() || null;
    },
    things(version) {
      const { table, lines } = sync();
      const { action } = lines.find((line) => line.version === version)?.entry ?? {};
      const marks = marked.marks.filter(({ versions }) => versions?.includes(version));
      const targets = table === null || action === undefined ? [] : board.targets(table.view, action);
      return [...new Set([...targets, ...marks.map(({ id }) => id)])];
    },
    get log() {
      return log();
    },
    get names() {
      return names();
    },
    get clocks() {
      const clocks = sync().table?.status.clocks ?? null;
      return (
        clocks?.map(({ since }, seat) => ({ left: connection.timeLeft(seat) ?? 0, isRunning: since !== null })) ?? null
      );
    },
    get request() {
      return request();
    },
    get canUndo() {
      return pointing()?.pointed.length ? 'free' : (sync().table?.status.undo ?? null);
    },
    get canRedo() {
      return sync().table?.status.redo ?? false;
    },
    get controls() {
      const state = sync();
      if (look.roomWords === undefined) return [];
      return controlsOf({
        state,
        labels: look.roomWords.labels,
        isOver: isOver(),
        names: names(),
        now: connection.now(),
        canUndo: online.canUndo,
        canRedo: online.canRedo,
        canPassOn: canPassOn(),
        request: request(),
        undo: online.undo,
        redo: online.redo,
        send: online.send,
        ask: online.ask,
        replace: (seat) => answered(() => connection.replace(seat)),
      });
    },
    get people() {
      const state = sync();
      if (look.roomWords === undefined) return [];
      const { labels, away } = look.roomWords;
      return peopleOf(state, labels, names(), online.clocks, connection.now(), away);
    },
    get said() {
      sync();
      return said();
    },
    point(id) {
      const { table } = sync();
      if (table === null || isWaiting()) return;
      const shown = hover.click(id, pointing(), lookNow());
      if (shown === 'turned') return tellAll();
      const next = shown ?? pointing()?.point(id) ?? { refusal: null };
      if ('action' in next) {
        void answered(() => connection.act(next.action), board.targets(table.view, next.action));
        return;
      }
      if ('refusal' in next) reset(describeRefusal, () => next.refusal ?? notNow());
      else reset(describeOpen);
      tellAll();
    },
    back() {
      if (sync().table === null || isWaiting()) return false;
      const hadPointed = pointing()?.back() ?? false;
      reset(hadPointed ? describeOpen : describeTurn);
      tellAll();
      return hadPointed;
    },
    undo() {
      const { table } = sync();
      if (table === null || isWaiting()) return false;
      const { undo } = table.status;
      if (pointing()?.pointed.length) return online.back();
      if (undo === null) return false;
      void answered(() => (undo === 'free' ? connection.send('undo') : connection.ask({ what: 'undo' })));
      return true;
    },
    redo() {
      if (isWaiting() || !sync().table?.status.redo) return false;
      void answered(() => connection.send('redo'));
      return true;
    },
    why: (given) => inWords(refusalIn(given)),
    send: (type) => answered(() => connection.send(type)),
    ask: (wish) => answered(() => connection.ask(wish)),
    subscribe(listener) {
      const call = () => {
        sync();
        listener();
      };
      const stop = connection.subscribe(call);
      listeners.add(call);
      return () => {
        listeners.delete(call);
        stop();
      };
    },
    change(other) {
      look = { ...look, ...other };
      basis = {};
      told = new WeakMap();
      // the labels of things are in the old words
      const { table } = sync();
      if (table !== null) marked.clear(table.view);
      tellAll();
    },
    get marks() {
      sync();
      return marked.marks;
    },
    turns: () =>
      turnsIn(sync().lines.flatMap(({ entry: { action } }) => (action === undefined ? [] : [action.player]))),
    picture(part, shape, area, ring) {
      const { table } = sync();
      if (table === null) return '';
      // while an action is on its way, the open elements stay: without them, the focus would lose its place
      const shown = isWaiting() ? { selected: sent, done: false } : {};
      return board.board(table.view, {
        scheme: 'page',
        ...look,
        ...framed(part, shape, area, ring),
        ...(pointing()?.look ?? { selected: [], highlight: [], done: false }),
        ...shown,
        names: names(),
        prompt: promptText(),
        refusal: refusal(),
        marks: marked.marks,
        ...hover.look,
      });
    },
    tab(part) {
      const { table } = sync();
      return table === null ? part : board.tab(part, table.view, lookNow());
    },
    hue(seat) {
      const { table } = sync();
      return table === null ? hueOf(seat) : board.hue(table.view, seat);
    },
    hover: (id) => hover.hover(id, isWaiting() ? null : pointing(), lookNow()),
    turn,
    about(kind) {
      const { table } = sync();
      return table === null ? null : explainedIn(lookNow(), table.view, kind);
    },
    labels: () => (look.about === undefined ? null : look.words.labels),
    parts: () => {
      const { table } = sync();
      return table === null ? [] : board.parts(table.view);
    },
  };
  return online;
}
