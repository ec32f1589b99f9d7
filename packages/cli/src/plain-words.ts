/** The words of a game that has none: short lines of actions, events as JSON, and names made of ids. */
import type { Engine, GameTypes } from '@ludi-romani/core';
import type { Words } from '@ludi-romani/core/words';
import { inWords } from '@ludi-romani/core/words/en';
import { type Language, messagesIn } from './language';
import { jsonLine } from './text';

export function plainWords<G extends GameTypes>(engine: Engine<G>, language: Language): Words<G> {
  const tell: Words<G>['tell'] = (_, event) => [jsonLine(event)];
  return {
    language,
    title: inWords,
    player: (_, seat) => messagesIn(language).player(seat),
    team: (index) => `Team ${index + 1}`,
    ask: (_, { ask }) => [inWords(ask)],
    say: (_, action) => [engine.format(action)],
    tell,
    tellAll: (seen, events) => events.map((event) => tell(seen, event)),
    refuse: ({ message }) => message,
    problem: ({ message }) => message,
    row: inWords,
    option: (name) => ({ label: inWords(name), help: '' }),
  };
}
