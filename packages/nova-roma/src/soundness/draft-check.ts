/** Whether what players did in the follower draft fits together (NR-8.52, NR-8.53, NR-8.54, NR-8.55). For checking strangers' states. */
import { deepEqual } from '@ludi-romani/core';
import type { FollowerId } from '../components/ids';
import type { Tables } from '../components/shapes';
import type { Question, State } from '../types';

type Area = State['players'][number];
type Seen = NonNullable<Area['draft']>;

/** What is wrong with the drafts and with the question that everybody answers at the same time. */
export function* draftProblems({ numbers }: Tables, state: State): Iterable<string> {
  const { players, phase, pending } = state;
  const drafts = players.flatMap(({ draft }) => draft ?? []);
  if (drafts.length === 0) return;
  const stage = drafts[0]?.packets.length ?? 0;
  const { draftPacket: size } = numbers;
  if (drafts.length < players.length || drafts.some(({ packets }) => packets.length !== stage)) {
    yield 'NR-8.52 everybody takes part in the follower draft';
    return;
  }
  if (!drafts.every((draft, seat) => isHandedOn(drafts, draft, seat, size)))
    yield 'NR-8.52 packets are passed to the left';
  const dealt = drafts.flatMap(({ packets }) => packets[0] ?? []);
  if (new Set(dealt).size < dealt.length) yield 'NR-8.52 a follower is in two packets';

  const top = pending.at(-1);
  const isOpen = top !== undefined && 'simultaneous' in top;
  const stages = players.length === 1 ? 1 : size;
  if (phase !== 'draft') {
    if (stage !== stages || !drafts.every((draft) => isOver(draft, size))) yield 'NR-8.52 the draft is not complete';
  } else if (isOpen) {
    const ask: Question['ask'] = stage === stages ? 'keep-followers' : 'draft-follower';
    const hasAnswered = (own: Area) =>
      ask === 'keep-followers' ? own.hand.length > 0 : own.draft?.picks.length === stage;
    const question = (player: number) => [{ ask, player }];
    const opened = players.map((_, player) => question(player));
    const simultaneous = players.map((own, player) => (hasAnswered(own) ? [] : question(player)));
    const before = players.map((own) => (hasAnswered(own) ? unanswered(own, ask) : own));
    if (!deepEqual(top, { simultaneous, opened, before })) yield 'NR-8.52 the answers to the draft do not agree';
    const picked = ask === 'keep-followers' ? size : stage;
    for (const own of players) {
      const { picks, rejected } = own.draft ?? { picks: [], rejected: [] };
      if (picks.length !== (ask === 'keep-followers' || hasAnswered(own) ? picked : picked - 1))
        yield 'NR-8.52 one card is kept out of each packet';
      if (
        ask === 'keep-followers' && hasAnswered(own) ? !isKept(own, size) : rejected.length > 0 || own.hand.length > 0
      )
        yield 'NR-8.52 two cards are kept';
    }
  } else if (players.some(({ draft, hand }) => [hand, ...Object.values(draft ?? {})].some((part) => part.length > 0))) {
    yield 'NR-8.52 nothing else happens in the follower draft';
  }
}

/** What a player was handed is what the right neighbour passed on. */
function isHandedOn(drafts: readonly Seen[], { packets, picks }: Seen, seat: number, size: number): boolean {
  const right = drafts[(seat + drafts.length - 1) % drafts.length];
  return packets.every((cards, stage) => {
    const isAscending = cards.every((card, i) => card > (cards[i - 1] ?? 0));
    const pick = picks[stage];
    if (drafts.length > 1 && pick !== undefined && !cards.includes(pick)) return false;
    if (stage === 0) return isAscending && cards.length === size && (drafts.length > 1 || isSame(picks, cards));
    const passed = right?.packets[stage - 1]?.filter((card) => card !== right.picks[stage - 1]);
    return deepEqual(cards, passed);
  });
}

const isSame = (a: readonly FollowerId[], b: readonly FollowerId[]): boolean =>
  a.length === b.length && b.every((card) => a.includes(card));

/** All cards are picked, and those not kept rejected. */
const isOver = ({ picks, rejected }: Seen, size: number): boolean =>
  picks.length === size &&
  rejected.length === size - 2 &&
  deepEqual(
    rejected,
    picks.filter((card) => rejected.includes(card)),
  );

/** The hand is what was kept. */
const isKept = ({ hand, draft }: Area, size: number): boolean =>
  draft !== null &&
  isOver(draft, size) &&
  isSame(
    hand,
    draft.picks.filter((card) => !draft.rejected.includes(card)),
  );

/** A player before the answer. */
function unanswered(own: Area, ask: Question['ask']): Area {
  const { packets, picks } = own.draft ?? { packets: [], picks: [] };
  const draft = (kept: readonly FollowerId[]): Seen => ({ packets, picks: kept, rejected: [] });
  return ask === 'keep-followers'
    ? { ...own, hand: [], draft: draft(picks) }
    : { ...own, draft: draft(picks.slice(0, -1)) };
}
