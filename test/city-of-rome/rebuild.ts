/** Rebuilds the view of a viewer from the events that the viewer receives, without the state. */
import { cityGrid, type DeckId, type Event, type View } from '@ludi-romani/city-of-rome';
import { cellAt, type Mutable, type Viewer } from '@ludi-romani/core';

/** A view without the pending frames. */
export type Picture = Mutable<Omit<View, 'pending' | 'options'>> & Pick<View, 'options'>;
export type SeenEvent = Event extends infer E
  ? E extends { secret: infer S }
    ? Omit<E, 'secret'> & { secret?: S }
    : E
  : never;

/** The empty table before setup. */
export const emptyTable = (viewer: Viewer, options: View['options']): Picture => ({
  viewer,
  options,
  players: [],
  round: 0,
  offer: [],
  influenceOnTable: [],
  emissaries: [null, null, null, null, null],
  returnedBy: { I: [], II: [], III: [], IV: [] },
  strips: [],
  decks: { I: [], II: [], III: [], IV: [] },
});

const indexOf = ({ x, y }: { x: number; y: number }): number => cellAt(cityGrid, x, y) ?? Number.NaN;

function remove<T>(list: T[], found: (item: T) => boolean): void {
  const at = list.findIndex(found);
  if (at < 0) throw new Error('the removed item must be in the list');
  list.splice(at, 1);
}

/** Removes `count` cards from the top of a deck. Removes them from `returnedBy`, too, if they are returned cards. */
function draw({ decks, returnedBy }: Picture, deck: DeckId, count: number): void {
  decks[deck].length -= count;
  returnedBy[deck].length = Math.min(returnedBy[deck].length, decks[deck].length);
}

/** Adds a secret card. Other viewers see the backs sorted by deck. */
function addSecret(picture: Picture, seat: number, back: DeckId, card: string | undefined): void {
  const { secret } = areaOf(picture, seat);
  secret.push({ back, card: card ?? null });
  if (seat !== picture.viewer) secret.sort((a, b) => a.back.length - b.back.length || (a.back < b.back ? -1 : 1));
}

function areaOf({ players }: Picture, seat: number): Picture['players'][number] {
  const area = players[seat];
  if (area === undefined) throw new Error(`there is no seat ${seat}`);
  return area;
}

/** Applies an event to the picture. `deckOf` returns the deck on the back of a card. */
export function rebuild(picture: Picture, event: SeenEvent, deckOf: (card: string) => DeckId): void {
  const { decks, returnedBy, emissaries, offer, influenceOnTable, strips } = picture;
  const own = 'player' in event && event.type !== 'city-founded' ? areaOf(picture, event.player) : undefined;
  const area = own as Picture['players'][number];
  switch (event.type) {
    case 'deck-laid-out':
      decks[event.deck] = Array<null>(event.count).fill(null);
      break;
    case 'strips-stacked':
      strips.push(...Array<null>(event.count).fill(null));
      break;
    case 'city-founded': {
      const city: (string | null)[] = Array(cityGrid.size).fill(null);
      for (const { card, ...cell } of event.buildings) city[indexOf(cell)] = card;
      const isOwn = event.player === picture.viewer;
      picture.players[event.player] = {
        color: event.color,
        coins: event.coins,
        influence: 0,
        influenceCards: [],
        hand: [],
        secret: [],
        secretLog: [],
        city,
        tokens: city.map(() => 0),
        replaced: [],
        packet: isOwn ? [] : null,
        opening: null,
      };
      break;
    }
    case 'packet-received':
      if (event.from === null) draw(picture, 'II', event.count);
      if (event.secret !== undefined) area.packet = [...event.secret.cards];
      break;
    case 'card-drafted':
      addSecret(picture, event.player, 'II', event.secret?.card);
      if (event.secret !== undefined) area.opening = event.secret.card;
      break;
    case 'round-began':
      picture.round = event.round;
      break;
    case 'strip-revealed':
      strips[event.place] = { id: event.strip, reversed: event.reversed };
      break;
    case 'offer-revealed':
      offer.push(event.card);
      draw(picture, event.deck, 1);
      break;
    case 'influence-card-revealed':
      influenceOnTable.push(event.card);
      break;
    case 'emissary-placed':
      emissaries[event.field - 1] = event.player;
      break;
    case 'card-taken':
      remove(offer, (card) => card === event.card);
      area.hand.push(event.card);
      break;
    case 'build-started': {
      if (!event.wasSecret) break;
      const back = deckOf(event.card);
      remove(area.secret, (hidden) => (hidden.card === null ? hidden.back === back : hidden.card === event.card));
      area.hand.push(event.card);
      area.secretLog.push(event.card);
      break;
    }
    case 'build-paid':
      area.coins -= event.coins;
      for (const cell of event.tokens) area.tokens[indexOf(cell)] = 0;
      break;
    case 'building-placed': {
      const at = indexOf(event);
      if (area.city[at] !== event.replaced || area.tokens[at] !== event.tokensLost)
        throw new Error('the event must name the replaced card and its tokens');
      remove(area.hand, (card) => card === event.card);
      if (event.replaced !== null) area.replaced.push(event.replaced);
      area.city[at] = event.card;
      area.tokens[at] = 0;
      break;
    }
    case 'produced':
      area.coins -= event.coinsPaid;
      break;
    case 'coins-gained':
    case 'influence-gained':
      if (area.city[indexOf(event.source)] !== event.source.card) throw new Error('the source must be on its cell');
      area[event.type === 'coins-gained' ? 'coins' : 'influence'] += event.amount;
      break;
    case 'tokens-placed':
      if (area.city[indexOf(event)] !== event.card) throw new Error('the card with the tokens must be on its cell');
      area.tokens[indexOf(event)] = (area.tokens[indexOf(event)] ?? 0) + event.amount;
      break;
    case 'cards-drawn':
      draw(picture, event.deck, event.count);
      break;
    case 'card-kept':
      addSecret(picture, event.player, event.deck, event.secret?.card);
      area.secretLog.push(event.deck);
      break;
    case 'card-returned':
      decks[event.deck].unshift(event.secret?.card ?? null);
      returnedBy[event.deck].unshift(event.player);
      break;
    case 'turn-ended':
      emissaries[event.field - 1] = null;
      break;
    case 'influence-scored':
      if (event.winner === null) break;
      areaOf(picture, event.winner).influence -= event.paid;
      areaOf(picture, event.winner).influenceCards.push(...event.cards);
      influenceOnTable.splice(0);
      break;
    case 'turn-began':
    case 'left-out':
    case 'round-ended':
    case 'influence-ranked':
    case 'game-ended':
      break;
  }
}
