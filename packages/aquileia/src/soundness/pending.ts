/** What must be pending below an open question: it follows from the question and the table. For checking strangers' states. */
import type { Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type AreaId, areaIds } from '../components/ids';
import type { Space } from '../components/shapes';
import { left, occupied, standing } from '../rules/board';
import { contestRanking, metalOf, participants } from '../rules/contest';
import { canPayCoins, forumStep } from '../rules/forum';
import { mercatusStep } from '../rules/mercatus';
import { portusStep } from '../rules/portus';
import type { Contest, Question, State, Task } from '../types';

/** The question that is open. */
export type Open = Question;
type Frame = Question | Task;

const AREA_OF: Readonly<Record<Exclude<Question['ask'], 'placement' | 'cards'>, AreaId>> = {
  exchange: 'mercatus',
  'market-card': 'mercatus',
  slaves: 'mercatus',
  'blue-dice': 'arena',
  'arena-reward': 'arena',
  'stadium-card': 'stadium',
  bid: 'theatrum',
  build: 'forum',
  harbour: 'portus',
};

/** Where the round is, by the open question. */
export function phaseOf({ pending }: State): AreaId | 'placement' | 'over' {
  const top = pending.at(-1);
  if (top === undefined || !('ask' in top)) return 'over';
  if (top.ask === 'placement') return 'placement';
  return top.ask === 'cards' ? top.contest : AREA_OF[top.ask];
}

/** The frames after an area of this round, first first. */
const after = (area: AreaId | 'placement'): Frame[] => [
  ...areaIds.slice(area === 'placement' ? 0 : areaIds.indexOf(area) + 1).map((later) => ({ do: later })),
  { do: 'end-of-round' },
];

/** The whole stack, or `null` where such a question cannot be open. */
export function expectedPending(catalog: Catalog, state: State, open: Open): Frame[] | null {
  const rest = following(catalog, state, open);
  return rest === null ? null : [open, ...rest].reverse();
}

/** What comes after the question, first first. */
function following(catalog: Catalog, state: State, open: Open): Frame[] | null {
  const { player } = open;
  switch (open.ask) {
    case 'placement':
      return [{ do: 'placement', player: left(state, player) }, ...after('placement')];
    case 'exchange':
      if (open.made >= catalog.exchangeLimit) return null;
      return inArea(state, 'mercatus', catalog.area.mercatus, open, isAt(open.space, 'pecunia'), mercatusStep);
    case 'market-card':
      return inArea(state, 'mercatus', catalog.area.mercatus, open, isAt(open.space, 'equi'), mercatusStep);
    case 'slaves':
      return inArea(state, 'mercatus', catalog.area.mercatus, open, isAt(open.space, 'servi'), mercatusStep);
    case 'cards':
    case 'blue-dice':
    case 'arena-reward':
    case 'stadium-card':
      return inContest(catalog, state, open);
    case 'bid': {
      const { auction } = state;
      if (auction === null || auction.bidder === player || !auction.stillIn.includes(player)) return null;
      const spaces = catalog.area.theatrum.map(({ id }) => id);
      return [{ do: 'bidding', player: left(state, player) }, { do: 'return', spaces }, ...after('theatrum')];
    }
    case 'build': {
      const builds = catalog.area.forum.find(({ id }) => id === open.space)?.builds ?? 0;
      if (open.left < 1 || open.left > builds || !canPayCoins(catalog, state, player)) return null;
      return inArea(state, 'forum', catalog.area.forum, open, isAt(open.space, 'forum'), forumStep);
    }
    case 'harbour': {
      const here = catalog.area.portus.find(({ id }) => id === open.space);
      if (here?.action !== 'portus' || state.harbour[here.currency] > 0) return null;
      return inArea(state, 'portus', catalog.area.portus, open, isAt(open.space, 'portus'), portusStep);
    }
  }
}

const isAt = (id: string, action: Space['action']) => (space: Space) => space.id === id && space.action === action;

/** In an area where one henchman acts after the other: his return, then the later ones; the earlier ones have left. */
function inArea<S extends Space>(
  state: State,
  area: AreaId,
  spaces: readonly S[],
  { player }: Open,
  isHere: (space: S) => boolean,
  step: (space: S, player: Seat) => Frame,
): Frame[] | null {
  const here = spaces.findIndex(isHere);
  const space = spaces[here];
  if (space === undefined || standing(state, space.id) !== player) return null;
  if (occupied(state, spaces.slice(0, here)).length > 0) return null;
  const later = occupied(state, spaces.slice(here + 1));
  return [
    { do: 'return', spaces: [space.id] },
    ...later.flatMap(({ space: next, player: owner }): Frame[] => [
      step(next, owner),
      { do: 'return', spaces: [next.id] },
    ]),
    ...after(area),
  ];
}

/** In a contest: those who have not played their cards yet, dice, reward, and the end. */
function inContest(catalog: Catalog, state: State, open: Open): Frame[] | null {
  const contest: Contest = open.ask === 'cards' ? open.contest : open.ask === 'stadium-card' ? 'stadium' : 'arena';
  const { player } = open;
  const end: Frame[] = [
    { do: 'end-of-contest', contest },
    { do: 'return', spaces: catalog.area[contest].map(({ id }) => id) },
    ...after(contest),
  ];
  const reward: Frame = { do: `${contest}-reward` };
  switch (open.ask) {
    case 'cards': {
      const seats = participants(state);
      if (!seats.includes(player)) return null;
      if (open.last !== null && catalog.handCard(open.last).metal !== metalOf(catalog, state, contest, player))
        return null;
      const later = seats.slice(seats.indexOf(player) + 1);
      const cards = later.map((seat): Frame => ({ ask: 'cards', player: seat, contest, last: null }));
      return [...cards, { do: `${contest}-dice` }, reward, ...end];
    }
    case 'blue-dice':
      return state.blueDice.owner === player && state.strengths[player] !== null ? [reward, ...end] : null;
    default:
      return contestRanking(state)[0] === player ? end : null;
  }
}
