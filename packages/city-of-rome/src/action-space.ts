/** Every action of City of Rome, numbered: for trainers of neural networks. */
import type { CardId, CityOfRome, DeckId } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { type ActionSpace, actionSpaceOf, type Domain, type Numberings } from '@ludi-romani/core/action-space';
import { type Catalog, catalog } from './components/catalog';
import { fields, schoolDecks } from './components/ids';

export type { ActionKind, ActionSpace } from '@ludi-romani/core/action-space';

/**
 * The action space of `engine` and its box with so many players. Cards that nobody can tell apart share a number. How bricks are paid for
 * is numbered by its position among the legal payments. Throws InvalidOptionsError for a number of players that the game does not have.
 */
export const actionSpace = (engine: Engine<CityOfRome>, players: number): ActionSpace<CityOfRome> =>
  actionSpaceOf(engine, players, (players) => numberings(catalog(engine.components), players));

function numberings(catalog: Catalog, players: number): Numberings<CityOfRome> {
  const { decks } = catalog.setup(players);
  const cards = (among: readonly DeckId[]): Domain<CardId> => ({ alike: facesOf(catalog, among) });
  const all = cards(decks);
  const school = schoolDecks.filter((deck) => decks.includes(deck));
  const cell = { x: catalog.grid.xs, y: catalog.grid.ys };
  return {
    'draft-card': { card: cards(['II']) },
    'place-emissary': { field: fields },
    'take-card': { card: all },
    'start-build': { card: all },
    produce: {},
    'leave-out': cell,
    'end-turn': {},
    'pay-build': mostPayments(catalog, decks),
    'place-building': cell,
    'choose-school-deck': { deck: school },
    'keep-card': { card: cards(school) },
    'return-card': { card: cards(school) },
  };
}

/** The cards of some decks, those together that nobody can tell apart. */
const facesOf = ({ components, card }: Catalog, decks: readonly DeckId[]): (readonly CardId[])[] =>
  components.cards.flatMap(({ id, deck }) => {
    const { copies } = card(id);
    return decks.includes(deck) && copies[0] === id ? [copies] : [];
  });

/**
 * The most ways in which bricks can ever be paid for: sets of brick tokens, of at most as many as the dearest building costs bricks. A
 * token lies on a card that brings one, and one at most (CR-5.31), so there are no more of them than such cards, nor than cells.
 */
function mostPayments({ components }: Catalog, decks: readonly DeckId[]): number {
  const { buildings, cards, startingLayout, scoring } = components;
  const bringsToken = ({ building }: { readonly building: string }): boolean =>
    buildings.some((one) => one.id === building && one.category === 'production' && one.produce.brickToken);
  const inUse = cards.filter(({ deck }) => decks.includes(deck));
  const tokens = Math.min([...inUse, ...startingLayout].filter(bringsToken).length, scoring.citySide ** 2);
  const most = Math.max(...buildings.map(({ cost }) => cost));
  let ofThatSize = 1;
  let all = 1;
  for (let size = 1; size <= most; size++) {
    ofThatSize = (ofThatSize * Math.max(0, tokens - size + 1)) / size;
    all += ofThatSize;
  }
  return all;
}
