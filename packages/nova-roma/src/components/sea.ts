import type { Route, ShippingContract } from './shapes';

export const shippingContracts: readonly ShippingContract[] = [
  { id: 'sc-01', cost: { wheat: 1 } },
  { id: 'sc-02', cost: { wheat: 1 } },
  { id: 'sc-03', cost: { wheat: 1 } },
  { id: 'sc-04', cost: { wheat: 1 } },
  { id: 'sc-05', cost: { wheat: 1 } },
  { id: 'sc-06', cost: { stone: 1 } },
  { id: 'sc-07', cost: { stone: 1 } },
  { id: 'sc-08', cost: { stone: 1 } },
  { id: 'sc-09', cost: { stone: 1 } },
  { id: 'sc-10', cost: { stone: 1 } },
  { id: 'sc-11', cost: { wood: 1 } },
  { id: 'sc-12', cost: { wood: 1 } },
  { id: 'sc-13', cost: { wood: 1 } },
  { id: 'sc-14', cost: { wood: 1 } },
  { id: 'sc-15', cost: { wood: 1 } },
  { id: 'sc-16', cost: { wine: 1 } },
  { id: 'sc-17', cost: { wine: 1 } },
  { id: 'sc-18', cost: { wine: 1 } },
  { id: 'sc-19', cost: { wine: 1 } },
  { id: 'sc-20', cost: { wine: 1 } },
  { id: 'sc-21', cost: { horse: 1 } },
  { id: 'sc-22', cost: { horse: 1 } },
  { id: 'sc-23', cost: { horse: 1 } },
  { id: 'sc-24', cost: { horse: 1 } },
  { id: 'sc-25', cost: { horse: 1 } },
  { id: 'sc-26', cost: { coins: 2 } },
  { id: 'sc-27', cost: { coins: 2 } },
  { id: 'sc-28', cost: { coins: 2 } },
  { id: 'sc-29', cost: { coins: 2 } },
  { id: 'sc-30', cost: { coins: 2 } },
];

export const shippingContractsSource =
  'calibrated: Pictures lost: one good or two coins each, so that experts end with about 17 points of sea routes, as in the example of SPIELENDE.';

export const routes: readonly Route[] = [
  {
    id: 'north',
    ports: [
      { id: 'n1', sails: 1, reward: { influence: 2 } },
      { id: 'n2', sails: 1, vp: 3 },
      { id: 'n3', sails: 1, vp: 7 },
      { id: 'n4', sails: 1, reward: { anyGood: 1 } },
      { id: 'n5', sails: 1, vp: 10 },
      { id: 'n6', sails: 1, reward: { coins: 1 } },
      { id: 'n7', sails: 1, reward: { artisan: 1 } },
      { id: 'n8', sails: 1, reward: { coins: 1 } },
      { id: 'n9', sails: 2, vp: 14 },
    ],
  },
  {
    id: 'south',
    ports: [
      { id: 's1', sails: 1, vp: 3 },
      { id: 's2', sails: 1, reward: { coins: 2 } },
      { id: 's3', sails: 1, vp: 7 },
      { id: 's4', sails: 1, reward: { anyGood: 1 } },
      { id: 's5', sails: 1, vp: 10 },
      { id: 's6', sails: 1, reward: { influence: 2 } },
      { id: 's7', sails: 2, vp: 14 },
    ],
  },
];

export const routesSource =
  'calibrated: Pictures lost; points: heading SPIELENDE. The sails, and the ports of the north: so that experts end with about 17 points, as in its example, and use both routes.';
