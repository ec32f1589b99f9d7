/** What the board of Nova Roma says beside the titles of its words, in any language. */
import type { Words } from '@ludi-romani/core/words';
import type { Countable, Follower, NovaRoma, Reward } from '@ludi-romani/nova-roma';
import type { Counted } from '../kit/text';
import type { FrameLabels } from '../types';

/** A thing that is counted: one, and several. */

export type DeckName = 'shipping' | 'building' | 'estate' | 'special' | 'followers' | 'emperor' | 'chariot';

/** The parts of a phone. */
export type Tab = 'mosaics' | 'forum' | 'estate' | 'city' | 'waters' | 'hippodrome' | 'offers' | 'mosaic' | 'cards';

export interface Labels extends FrameLabels {
  /** names of parts that are short enough for tabs */
  readonly tabs: Readonly<Record<Tab, string>>;
  /** round 0 is the draft */
  round(round: number, of: number): string;
  // the forum
  readonly forum: string;
  readonly emperor: string;
  readonly legionary: string;
  readonly free: string;
  readonly strength: string;
  /** the strength that something needs */
  strengthOf(n: number): string;
  lines(row: number, column: number): string;
  /** the start player marker, on the board */
  readonly starts: string;
  start(name: string): string;
  claimed(name: string): string;
  // the city
  readonly building: string;
  zone(id: string): string;
  readonly closed: string;
  readonly paid: string;
  points(n: number): string;
  // the sea
  readonly shipping: string;
  readonly harbor: string;
  sails(n: number): string;
  ship(name: string, n: number): string;
  shipNumber(n: number): string;
  // the hippodrome
  readonly hippodrome: string;
  /** what a golden wheel gives */
  wheelGives(reward: string): string;
  horses(n: number): string;
  readonly wheel: string;
  /** the chariot tile that the leader of a track wins in this round, and the next one: the number of the track, the points */
  preferred(track: string, vp: number): string;
  next(track: string): string;
  readonly markers: string;
  hippodromeMarkers(name: string): string;
  // offers and decks
  readonly supply: string;
  readonly estateTiles: string;
  readonly followers: string;
  readonly decks: Readonly<Record<DeckName, string>>;
  /** what a deck is called where its heading says the rest */
  readonly pile: Readonly<Record<DeckName | 'discards' | 'artisans', string>>;
  deck(deck: string): string;
  readonly discards: string;
  readonly mosaics: string;
  /** what costs nothing */
  readonly nothing: string;
  // what a player has
  readonly ownEstate: string;
  estate(name: string): string;
  readonly production: string;
  readonly artisansLeft: string;
  readonly mosaic: string;
  readonly mosaicNote: string;
  readonly row: string;
  rowNote(cards: number, of: number): string;
  /** the place for the next follower of a row */
  readonly nextFollower: string;
  readonly ownHand: string;
  readonly hand: string;
  readonly handNote: string;
  packet(packet: number, kept: number): string;
  readonly cards: Counted;
  readonly has: Readonly<
    Record<'building' | 'shipping' | 'chariots' | 'markers' | 'blocks' | 'patricians' | 'legionaries', Counted>
  >;
  readonly artisan: string;
  readonly turned: string;
  readonly claim: string;
  // cards
  /** what a card in hand costs */
  price(amounts: string): string;
  /** between points and the things that each score them */
  readonly each: string;
  readonly used: string;
  readonly fresh: string;
  readonly timing: Readonly<Record<Follower['timing'], string>>;
  readonly things: Readonly<Record<keyof Reward | Countable, Counted>>;
  stronger(n: number): string;
  placeArtisan(price: string): string;
  readonly waive: string;
  tame(coins: string): string;
  per(base: number, vp: number, per: number, what: Counted): string;
  atLeast(vp: number, min: number, what: Counted): string;
}

/** Returns words with titles for the ids of the picture that name a seat, too: `mosaic-0-4`, `good-1-wheat`. */
export function pictured(words: Words<NovaRoma>, labels: Labels): Words<NovaRoma> & { readonly labels: Labels } {
  const title = (id: string): string => {
    const [, what = '', first = '', second = ''] =
      /^(mosaic|estate|good|coins|influence|ship|wheel|strength)-(\w+?)(?:-(\w+))?$/.exec(id) ?? [];
    switch (what) {
      case 'mosaic':
      case 'estate':
        return words.title(second === '' ? id : `${what}-${second}`);
      case 'good':
        return words.title(second);
      case 'coins':
      case 'influence':
        return words.title(what);
      case 'ship':
        return labels.shipNumber(Number(second) + 1);
      case 'wheel':
        return words.title('achievement-marker');
      case 'strength':
        return labels.strengthOf(Number(first));
    }
    if (id === 'artisan-supply') return labels.artisansLeft;
    return id === 'deck-followers' ? labels.deck(labels.decks.followers) : words.title(id);
  };
  return { ...words, title, labels };
}
