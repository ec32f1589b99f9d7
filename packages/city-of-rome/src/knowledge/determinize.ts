/** Deals states that agree with a view. The hidden cards and strips are drawn with the probabilities of a real game (CR-11.1). */
import { type Chance, copier, type Layout, playerAt, type Seat, sure, takeOut } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type CardId, type DeckId, deckIds } from '../components/ids';
import { draftOrder } from '../rules/draft';
import type { CityOfRome, Player, Question, SecretCard, Strip, Task, View } from '../types';

/** Cards of one deck, or strips, that the viewer cannot locate, in random order. They are taken from the end. */
type Pool = CardId[];

const take = (pool: Pool): CardId => sure(pool.pop(), 'the view hides more cards or strips than exist');

/**
 * Returns a function that deals the hidden parts of `view` at random. That function throws LudiError `invalid-state` if the view hides more
 * cards or strips than exist.
 */
export function determinize(catalog: Catalog, view: View): (chance: Chance) => Layout<CityOfRome> {
  const { viewer, options: _, pending, players, strips, decks, ...table } = view;
  const hidden = unlocated(catalog, view);
  const order = draftOrder(view);
  const passedOn = passedOnBy(view);
  // each seat that drafted after the viewer kept one of the cards that the viewer passed on; cards shown since then are not dealt
  const openings = passedOn.filter((card) => !players.some(({ secretLog }) => secretLog.includes(card)));
  const isLater = (seat: Seat) => viewer !== 'spectator' && order.indexOf(seat) > order.indexOf(viewer);
  const dealStrips = stripsOf(catalog, strips);
  const tableCopy = copier(table);
  const areas = players.map((player) => copier({ ...player, packet: player.packet ?? [] } as Player));
  const frames = copier(pending as readonly (Question | Task)[]);

  return (chance) => {
    const pools: Record<DeckId, Pool> = {
      I: chance.shuffle(hidden.I),
      II: chance.shuffle(hidden.II),
      III: chance.shuffle(hidden.III),
      IV: chance.shuffle(hidden.IV),
    };
    const opened = chance.shuffle(openings);
    const draw = (pool: Pool, count: number): CardId[] => Array.from({ length: count }, () => take(pool));
    const dealt = areas.map((area, seat): Player => {
      const player = area();
      if (seat !== viewer) Object.assign(player, handOf(seat, pools, opened, chance));
      return player;
    });
    /** Deals the secrets of another seat's open question. For the draft, deals the packet to that seat. */
    const dealSecrets = (frame: Question | Task): Question | Task => {
      if (!('ask' in frame) || frame.player === viewer) return frame;
      if (frame.ask === 'draft') {
        const size = order.length - order.indexOf(frame.player);
        playerAt({ players: dealt }, frame.player).packet = draw(isLater(frame.player) ? opened : pools.II, size);
      }
      return frame.ask === 'keep' || frame.ask === 'return'
        ? { ...frame, secret: { drawn: draw(pools[frame.deck], frame.count) } }
        : frame;
    };
    const reopened = frames().map(dealSecrets);
    const dealtStrips = dealStrips(chance);
    fillPackets(dealt, chance);
    const dealDeck = (deck: DeckId) => decks[deck].map((card) => card ?? take(pools[deck]));
    return {
      strips: dealtStrips,
      decks: { I: dealDeck('I'), II: dealDeck('II'), III: dealDeck('III'), IV: dealDeck('IV') },
      players: dealt,
      pending: reopened,
      ...tableCopy(),
    };
  };

  /**
   * Rebuilds the packets of the other seats, from the last drafter to the first. A packet consists of the cards that the seat passed on
   * and, at a random place among these cards, the opening card of the seat.
   */
  function fillPackets(dealt: readonly Player[], chance: Chance): void {
    let packet: CardId[] = [];
    for (const seat of [...order].reverse()) {
      const player = playerAt({ players: dealt }, seat);
      if (seat === viewer || player.opening === null) packet = [...player.packet];
      else packet.splice(chance.int(packet.length + 1), 0, player.opening);
      // the viewer saw these cards in this order
      if (isLater(seat)) packet = passedOn.filter((card) => packet.includes(card));
      player.packet = [...packet];
    }
  }

  /** Deals the secret cards of another seat. Returns them and the opening card, which the seat may have shown since. */
  function handOf(
    seat: Seat,
    pools: Readonly<Record<DeckId, Pool>>,
    opened: Pool,
    chance: Chance,
  ): Pick<Player, 'secret' | 'opening'> {
    const { secret, secretLog } = playerAt(view, seat);
    const later = isLater(seat);
    const held = secret.length + secretLog.length > 0 ? [{ back: 'II' as DeckId, isOpening: true }] : [];
    let opening: CardId | null = null;
    for (const entry of secretLog) {
      const deck = deckIds.find((id) => id === entry);
      if (deck !== undefined) {
        held.push({ back: deck, isOpening: false });
        continue;
      }
      const { deck: back } = catalog.card(entry);
      const shown = chance.pick(
        held.filter((slot) => slot.back === back && (!later || slot.isOpening === passedOn.includes(entry))),
      );
      takeOut(held, shown);
      if (shown.isOpening) opening = entry;
    }
    const cards = held.map(({ back, isOpening }): SecretCard => {
      const card = take(isOpening && later ? opened : pools[back]);
      if (isOpening) opening = card;
      return { back, card };
    });
    return { secret: cards, opening };
  }
}

/**
 * Returns the cards of each deck that the view does not name. Reads only fields that hold card ids, because strips may have the same ids.
 */
function unlocated(catalog: Catalog, view: View): Record<DeckId, CardId[]> {
  const named = new Set<unknown>([
    ...deckIds.flatMap((deck) => view.decks[deck]),
    ...view.offer,
    ...view.players.flatMap(({ hand, secret, secretLog, city, replaced, packet }) => [
      ...[...hand, ...secret.map(({ card }) => card), ...secretLog],
      ...[...city, ...replaced, ...(packet ?? [])],
    ]),
    ...view.pending.flatMap((frame) => ('secret' in frame ? (frame.secret?.drawn ?? []) : [])),
  ]);
  const { decks } = catalog.setup(view.players.length);
  const of = (deck: DeckId) =>
    decks.includes(deck)
      ? catalog.components.cards.filter((card) => card.deck === deck && !named.has(card.id)).map(({ id }) => id)
      : [];
  return { I: of('I'), II: of('II'), III: of('III'), IV: of('IV') };
}

/** Returns the cards of the draft packet that the viewer passed on. */
function passedOnBy(view: View): CardId[] {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  return own === undefined || own.opening === null ? [] : (own.packet ?? []).filter((card) => card !== own.opening);
}

/** Returns a function that deals the unseen strips in random order and orientation (CR-3.14). */
function stripsOf(catalog: Catalog, strips: View['strips']): (chance: Chance) => Strip[] {
  const seen = strips.flatMap((strip) => strip?.id ?? []);
  const hidden = catalog.components.strips.map(({ id }) => id).filter((id) => !seen.includes(id));
  return (chance) => {
    const unseen = chance.shuffle(hidden);
    return strips.map((strip) => (strip === null ? { id: take(unseen), reversed: chance.int(2) === 1 } : { ...strip }));
  };
}
