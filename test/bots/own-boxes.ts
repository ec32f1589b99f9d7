/** Engines with custom boxes, which have other ids and other numbers than the printed boxes. */
import { standardComponents as aquileiaBox, createEngine as createAquileia } from '@ludi-romani/aquileia';
import { standardComponents as cityOfRomeBox, createEngine as createCityOfRome } from '@ludi-romani/city-of-rome';
import { createEngine as createForumTrajanum } from '@ludi-romani/forum-trajanum';
import { createEngine as createNovaRoma, standardComponents as novaRomaBox } from '@ludi-romani/nova-roma';
import { mine } from '../forum-trajanum/own-box';

/** Returns the items with other ids. */
const renamed = <T extends { readonly id: string }>(items: readonly T[]): T[] =>
  items.map((item, i) => ({ ...item, id: `${item.id.length}-${i}` }));

export const ownAquileia = createAquileia({
  ...aquileiaBox,
  numbers: { ...aquileiaBox.numbers, marketSlots: 4, henchmenPerPlayer: 4, rounds: 4 },
  mercatus: [...aquileiaBox.mercatus, { id: 'equi-far', action: 'equi', slot: 3, bonusCard: false }],
  theatrum: [],
  equiCards: renamed(aquileiaBox.equiCards),
  colorCards: aquileiaBox.colorCards.map((card) => ({ ...card, id: `${card.color}` })),
  villas: [
    { id: 'palace', kind: 'villa', color: 'white', value: 40, cost: { bronze: 1, silver: 1, gold: 1, slaves: 1 } },
  ],
  workshops: [{ id: 'mint', kind: 'workshop', points: 9, cost: { bronze: 1, silver: 0, gold: 0, slaves: 0 } }],
});

export const ownCityOfRome = createCityOfRome({
  ...cityOfRomeBox,
  startingCoins: 9,
  buildings: [...cityOfRomeBox.buildings, { id: 'shrine', category: 'temple', cost: 2, stars: 1 }],
  temples: [...cityOfRomeBox.temples, { building: 'shrine', points: 3, per: 'public-color', each: 2 }],
  cards: [
    ...cityOfRomeBox.cards.map((card, i) => ({ ...card, id: `card-${i}` })),
    { id: 'ii-shrine', deck: 'II', building: 'shrine' },
  ],
  startingLayout: [
    { building: 'residence-2', x: 0, y: 0 },
    { building: 'vegetable-farm', x: 1, y: 0 },
  ],
  scoring: { ...cityOfRomeBox.scoring, citySide: 5 },
  aqueductPoints: [...cityOfRomeBox.aqueductPoints, 60],
});

export const ownForumTrajanum = createForumTrajanum(mine);

export const ownNovaRoma = createNovaRoma({
  ...novaRomaBox,
  routes: [
    {
      id: 'north',
      ports: [
        { id: 'x1', sails: 1, vp: 3 },
        { id: 'x2', sails: 3, reward: { anyGood: 2 } },
      ],
    },
    { id: 'south', ports: [{ id: 'y1', sails: 2, vp: 3 }] },
  ],
  track: { endSpace: 12, lines: [{ between: [0, 1], horses: 3 }], goldenWheels: [1, 12] },
  estateGrid: { rows: ['coins', 'coins', 'horse'], columns: ['wine', 'coins', 'stone'] },
  zones: novaRomaBox.zones.map((zone) => (zone.id === 'A' ? { ...zone, rows: ['R..', '...'] } : zone)),
});
