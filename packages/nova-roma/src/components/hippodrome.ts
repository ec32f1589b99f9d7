import type { ChariotTile, TrackTable } from './shapes';

export const track: TrackTable = {
  endSpace: 8,
  lines: [
    { between: [2, 3], horses: 1 },
    { between: [5, 6], horses: 2 },
  ],
  goldenWheels: [3, 6],
};

export const trackSource = 'reconstructed: Pictures lost; lines: heading AKTION: RENNEN.';

export const chariotTiles: readonly ChariotTile[] = [
  { id: 'chariot-1a', track: 'track-1' },
  { id: 'chariot-1b', track: 'track-1' },
  { id: 'chariot-1c', track: 'track-1' },
  { id: 'chariot-2a', track: 'track-2' },
  { id: 'chariot-2b', track: 'track-2' },
  { id: 'chariot-2c', track: 'track-2' },
  { id: 'chariot-3a', track: 'track-3' },
  { id: 'chariot-3b', track: 'track-3' },
  { id: 'chariot-3c', track: 'track-3' },
];

export const chariotTilesSource = 'reconstructed: Pictures lost.';

export const neutralSpaces: readonly number[] = [3, 4];

export const neutralSpacesSource = 'rulebook: Headings ZUSAETZLICHE REGELN and SOLO REGELN.';
