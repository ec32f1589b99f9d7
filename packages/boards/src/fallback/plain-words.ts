/** Words for a game that has none, made of the names of its types and fields. */
import type { Engine, EventLike, GameTypes, SeenEvent } from '@ludi-romani/core';
import { capitalized, inRow, type Phrase, predicate, type Words } from '@ludi-romani/core/words';
import { common, inWords } from '@ludi-romani/core/words/en';

/** Returns a name in words: `Highest bid` for `highestBid` and `highest-bid`. */
const split = (name: string): string => inWords(name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());

/** Describes an event by its type, its player and its other fields. */
function tell(event: EventLike): Phrase {
  const { type, to: _, secret, player, ...fields } = event as EventLike & { readonly player?: number };
  const { to: __, ...known } = secret ?? { to: [] };
  const details = Object.entries({ ...fields, ...known }).map(
    ([name, value]) => `${split(name).toLowerCase()} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const said = `${split(type)}${details.length === 0 ? '' : `: ${details.join(', ')}`}`;
  return player === undefined ? [said] : [{ player, text: `Player ${player + 1}` }, ` ${said.toLowerCase()}`];
}

/** Returns an action as a player types it: its line without the seat. */
export const typedLine = <G extends GameTypes>(engine: Engine<G>, action: G['action']): string =>
  engine.format(action).replace(/^\S+ /, '');

/** Returns English words for a game without words of its own. */
export const plainWords = <G extends GameTypes>(engine: Engine<G>): Words<G> => ({
  language: 'en',
  title: split,
  player: (_, seat) => `Player ${seat + 1}`,
  team: (index) => `Team ${index + 1}`,
  ask: (_, { ask }) => [split(ask)],
  say: (_, action) => [capitalized(typedLine(engine, action))],
  instruction: (told) => inRow(told.map(predicate)),
  tell: (_, event) => tell(event as SeenEvent<EventLike>),
  tellAll: (_, events) => events.map((event) => tell(event as SeenEvent<EventLike>)),
  refuse: ({ message }) => message,
  problem: ({ message }) => message,
  row: split,
  option: (name) => common[name as keyof typeof common] ?? { label: split(name), help: '' },
});
