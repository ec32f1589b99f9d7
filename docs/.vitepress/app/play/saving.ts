/** Reads and writes games in the storage of the browser, in files and in links. This module is loaded on demand. */
import { isRecord } from '@ludi-romani/core/shape';
import { extend, openTable } from '@ludi-romani/table';
import { parseTable, record, tableOf } from '@ludi-romani/table/records';
import { levelOf } from '../bots';
import { parseBounded } from '../bounded';
import { type AnyWords, type Language, loadParser, type Rules, titleOf } from '../games';
import { decodeGame, encodeGame } from '../link';
import type { Only } from '../look/judge';
import { unreadIn } from '../look/unread';
import { faultOf } from '../look/verdicts';
import { NAMES } from './form';
import { type AnyTable, type Match, TERMS } from './session';
import { saveTexts } from './texts/saving';

export { saveTexts };

/** Parses a match from the storage of the browser. Returns null if it is invalid. */
export function storedMatch(game: Rules, text: string): Match | null {
  try {
    const stored = parseBounded(text);
    if (!isRecord(stored) || !Array.isArray(stored.seats)) return null;
    const table: AnyTable = parseTable(game.engine, stored.table);
    if (table.names.length !== stored.seats.length) return null;
    return { table, seats: stored.seats.map(levelOf), curtain: stored.curtain === true };
  } catch {
    return null;
  }
}

/** Returns the game as the fragment of a link. */
export function fragmentOf({ engine }: Rules, { table, seats }: Match): Promise<string> {
  const { actions } = record(engine, table);
  return encodeGame(engine, { ...table.begin, seats, names: table.names, actions });
}

/** Returns the match of a fragment. Throws LinkError. */
export async function opened({ engine, name }: Rules, fragment: string, now: number): Promise<Match> {
  const { seats, names, actions, ...begun } = await decodeGame(engine, fragment, () => loadParser(name));
  const beginning = begun.start === undefined ? { options: begun.options } : { start: begun.start.state };
  const table = openTable(engine, { ...beginning, names, terms: TERMS }, now);
  const entries = actions.map((action) => ({ type: 'action', action, at: 0 }) as const);
  return { table: extend(engine, table, entries), seats, curtain: true };
}

/** Returns the game as the text of a replay file, with its names and bots. */
export const replayText = ({ engine }: Rules, { table, seats }: Match): string =>
  `${JSON.stringify(record(engine, table, { more: { bots: seats.map((level) => level ?? '-').join(' ') } }))}\n`;

/**
 * Returns the match of a file in the formats of the replay page, or the reason why it cannot be loaded. A file from elsewhere may have no names
 * and bots: then the match has those of the page. `read` reads and verifies the file, in a worker.
 */
export async function loaded(
  { engine, name }: Rules,
  file: Blob,
  now: number,
  { names, seats, curtain }: { readonly names: readonly string[] } & Pick<Match, 'seats' | 'curtain'>,
  words: AnyWords,
  read: (file: Blob) => Promise<Only>,
): Promise<Match | string> {
  const language = words.language as Language;
  const said = saveTexts(language);
  const unread = unreadIn(language);
  let only: Only;
  try {
    only = await read(file);
  } catch (error) {
    return `${unread.broken} ${(error as Error).message}`;
  }
  if ('unread' in only) return unread[only.unread];
  if ('many' in only) return said.manyGames(only.many);
  const { judged, replay } = only;
  const { game, verdict } = judged;
  if (game !== null && game !== name) return said.otherGame(titleOf(game));
  const fault = faultOf(judged, language, words);
  if (!verdict.ok && fault !== null) {
    const { code, ply } = verdict;
    if (code === 'not-json') return said.notJson;
    const { kind, clause, sentence, isEnglish } = fault;
    const why = sentence === '' ? kind : isEnglish || code === 'unknown-game' ? `${kind} (${sentence})` : sentence;
    const cited = clause === null ? why : `${clause}: ${why}`;
    return ply === null ? said.badReplay(cited) : said.badPly(ply, cited);
  }
  if (replay === null) throw new Error('a valid game has a replay');
  const { players } = judged;
  const own = { names: replay.about?.names ?? [], bots: replay.about?.more?.bots?.split(' ') ?? [] };
  const resuming = {
    names: NAMES.slice(0, players ?? 0).map((usual, seat) => own.names[seat] ?? names[seat] ?? usual),
    terms: TERMS,
  };
  const table = tableOf(engine, replay, now, resuming);
  const levelAt = (seat: number) => (own.bots.length > 0 ? levelOf(own.bots[seat]) : (seats[seat] ?? null));
  return { table, seats: Array.from({ length: players ?? 0 }, (_, seat) => levelAt(seat)), curtain };
}
