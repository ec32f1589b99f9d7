import type { Gain, PrestigeTrack, Tracks } from './shapes';

const gain = (what: Gain) => ({ benefit: 'gain', gain: what }) as const;

export const tracks: Tracks = {
  library: [
    { benefit: 'choose-worker', gain: { tribune: 1 } },
    gain({ builder: 1 }),
    { benefit: 'envoy-on-eagle' },
    { benefit: 'grid-tile' },
  ],
  basilica: [gain({ assistant: 2 }), gain({ tribune: 2 }), gain({ upgrade: 1 }), { benefit: 'extra-building' }],
  market: [gain({ coin: 1 }), { benefit: 'area-bonus' }, { benefit: 'envoy-anywhere' }, { benefit: 'grid-tile' }],
};

export const tracksSource = 'rulebook: Prämien für graue Gebäude';

export const prestige: PrestigeTrack = {
  lastPosition: 8,
  cypresses: [2, 4, 6, 8],
  offset: { basic: 0, improved: 1 },
  maxArea: 12,
  areaStrip: [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
  head: [
    { from: 0, value: 3 },
    { from: 2, value: 5 },
    { from: 4, value: 7 },
  ],
};

export const prestigeSource =
  'reconstructed: fits both examples. A public post gives the numbers of the two sides as 1 to 10, and as 2-3 to 10+. They are not used: the post has neither their places above the strip nor the points of a single envoy on the improved side, and the examples fit several tables';
