/** Forum Trajanum as text. */
import type { Seat } from '@ludi-romani/core';
import { type Event, type ForumTrajanum, type Question, type Row, type Seen, title } from '@ludi-romani/forum-trajanum';
import { capital, heading, listed, paragraph, plural } from '../text';
import {
  amountText,
  boardLines,
  cycleOf,
  forumLines,
  LEGEND,
  panels,
  playerName,
  roundHeading,
  streetLine,
  tableLines,
  trajanLines,
} from './forum-trajanum-table';
import type { Narrator, Ply, Renderer } from './renderer';

const DECISIONS: Readonly<Record<Question['ask'], string>> = {
  cranes: 'places the cranes',
  'start-row': 'chooses the row of the start citizen',
  'corner-citizens': 'places two citizens on corners',
  take: 'takes a tile for a street card',
  pass: 'passes one of the two tiles',
  reserve: 'may pick a tile from the reserve',
  use: 'uses one tile or both',
  citizen: 'places a citizen',
  'row-bonus': 'chooses the bonus of the second citizen',
  building: 'may convert, build, or end the turn',
  site: 'chooses where to build',
  'second-half': 'chooses where the second half goes',
  'benefit-order': 'chooses which benefit comes first',
  benefit: 'chooses a benefit of the track',
  envoy: 'sends an envoy to the forum',
  'area-bonus': 'chooses an area bonus',
  worker: 'chooses the color of a worker',
  'grid-tile': 'takes a tile of the own colonia',
  payment: 'pays for citizens',
  'trajan-card': 'chooses the Trajan card',
};

const SCORES: Readonly<Record<Row, string>> = {
  columns: 'a column',
  tracks: 'the end of a track',
  bonuses: 'an area bonus',
  cranes: 'a crane',
  colonia: 'the colonia',
  eagles: 'eagles',
  area: 'the largest area',
  trajan: 'the Trajan card',
};

/** What an event is worth telling, and of whom. */
function note(event: Event): { readonly player: Seat; readonly text: string } | undefined {
  switch (event.type) {
    case 'turn-began': {
      const tiles = [event.own, event.foreign].flatMap((tile) => (tile === null ? [] : [title(tile)]));
      return { player: event.player, text: `shows ${listed(tiles) || 'no tile'}` };
    }
    case 'gained':
      return { player: event.player, text: `gets ${amountText(event.resource, event.amount)}` };
    case 'upgraded':
      return { player: event.player, text: `slide bar to ${event.position}` };
    case 'slide-bar-turned':
      return { player: event.player, text: 'turns the slide bar' };
    case 'crane-exposed':
      return { player: event.player, text: `exposes the crane ${event.corner}` };
    case 'marker-moved':
      return { player: event.player, text: `${event.track} marker to ${event.level}` };
    case 'marker-at-column':
      return { player: event.player, text: 'marker at the Trajan column' };
    case 'area-completed':
      return { player: event.player, text: 'completes a color area' };
    case 'grid-tile-taken':
      return { player: event.player, text: `finds ${title(event.tile)}` };
    case 'trajan-scored': {
      const { building, collecting } = event;
      if (building + collecting === 0) return undefined;
      return {
        player: event.player,
        text: `fulfils the building task ${building} and the collecting task ${collecting} times`,
      };
    }
    case 'points-gained':
      return { player: event.player, text: `scores ${plural(event.amount, 'point')} for ${SCORES[event.row]}` };
    default:
      return undefined;
  }
}

/** What is told of players, as long as it belongs together: a paragraph for each, in order of appearance. */
class Telling {
  private readonly texts = new Map<Seat, string[]>();
  add(player: Seat, text: string): void {
    this.texts.set(player, [...(this.texts.get(player) ?? []), text]);
  }
  lines(seen: Seen): string[] {
    const lines = [...this.texts].flatMap(([player, texts]) =>
      paragraph(playerName(seen, player), `${capital(texts.join(', '))}.`),
    );
    this.texts.clear();
    return lines;
  }
}

/** A sentence as a part of a longer one. */
const clause = (sentence: string): string => {
  const text = sentence.replace(/\.$/, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** The events that part what belongs together. */
const BREAKS: readonly Event['type'][] = [
  'round-began',
  'tiles-drafted',
  'turn-began',
  'round-ended',
  'citizens-active',
  'cycle-ended',
];

/** Tells a game round by round: a paragraph for each player's draft, turn and scoring, the colonias at the end of a cycle. */
function narrator(): Narrator<ForumTrajanum> {
  const telling = new Telling();
  let begun = false;
  const tell = ({ before, action, sentence, events, after }: Ply<ForumTrajanum>): string[] => {
    const lines = begun ? [] : [...trajanLines(before), ...forumLines(before), '', roundHeading(before)];
    begun = true;
    if (action.type !== 'end-turn') telling.add(action.player, clause(sentence));
    for (const event of events) {
      if (BREAKS.includes(event.type)) lines.push(...telling.lines(after));
      if (event.type === 'round-began')
        lines.push('', roundHeading(after), ...streetLine(after), ...boardLines(after), '');
      if (event.type === 'citizens-active' && event.player === 0)
        lines.push('', heading(`Scoring of cycle ${cycleOf(before)}`));
      if (event.type === 'cycle-ended') lines.push(...forumLines(after), ...panels(after));
      const said = note(event);
      if (said !== undefined) telling.add(said.player, said.text);
    }
    return lines;
  };
  return { tell };
}

export const forumTrajanumRenderer: Renderer<ForumTrajanum> = {
  rows: {
    columns: 'Columns',
    tracks: 'Ends of tracks',
    bonuses: 'Area bonuses',
    cranes: 'Cranes',
    colonia: 'Colonia',
    eagles: 'Eagles',
    area: 'Largest area',
    trajan: 'Trajan cards',
  } satisfies Record<Row, string>,
  legend: LEGEND,
  playerName,
  table: (seen) => tableLines(seen),
  decision: (seen) => {
    const top = seen.pending.at(-1);
    if (top === undefined) return '';
    if ('ask' in top) return DECISIONS[top.ask];
    const stacks = 'simultaneous' in top ? top.simultaneous.flatMap((stack) => stack.slice(-1)) : [];
    const open = stacks.flatMap((frame) => ('ask' in frame ? [frame.ask] : []))[0];
    return open === undefined ? '' : DECISIONS[open];
  },
  narrator,
};
