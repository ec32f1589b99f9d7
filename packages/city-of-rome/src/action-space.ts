/** The numbering of all actions of City of Rome, for training neural networks. */
import type { CardId, CityOfRome, DeckId } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { type ActionSpace, actionSpaceOf, type Domain, type Numberings } from '@ludi-romani/core/action-space';
import { type Catalog, catalog } from './components/catalog';
import { fields, schoolDecks } from './components/ids';

export type { ActionKind, ActionSpace } from '@ludi-romani/core/action-space';

/**
 * Returns the action space of `engine` with this number of players. Identical cards share a number. A payment is numbered by its position
 * among the legal payments. Throws InvalidOptionsError for a number of players that the game does not support.
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

/** Returns the cards of these decks, with identical cards in one list. */
const facesOf = ({ components, card }: Catalog, decks: readonly DeckId[]): (readonly CardId[])[] =>
  components.cards.flatMap(({ id, deck }) => {
    const { copies } = card(id);
    return decks.includes(deck) && copies[0] === id ? [copies] : [];
  });

/**
 * Returns the maximum number of legal payments for a building: the number of sets of brick tokens, each of up to as many tokens as the
 * highest cost. A card that produces brick tokens holds at most one (CR-5.31). The number of these cards and the number of cells of a city
 * therefore limit the tokens.
 */
function mostPayments({ components }: Catalog, decks: readonly DeckId[]): number {
  const { buildings, cards, startingLayout, scoring } = components;
  const producesToken = ({ building }: { readonly building: string }): boolean =>
    buildings.some((one) => one.id === building && one.category === 'production' && one.produce.brickToken);
  const inUse = cards.filter(({ deck }) => decks.includes(deck));
  const tokens = Math.min([...inUse, ...startingLayout].filter(producesToken).length, scoring.citySide ** 2);
  const highestCost = Math.max(...buildings.map(({ cost }) => cost));
  let ofThatSize = 1;
  let all = 1;
  for (let size = 1; size <= highestCost; size++) {
    ofThatSize = (ofThatSize * Math.max(0, tokens - size + 1)) / size;
    all += ofThatSize;
  }
  return all;
}
