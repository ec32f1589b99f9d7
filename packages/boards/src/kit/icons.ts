/** Small icons of few strokes, on a square of 16: each a constant of its own, so that a page loads those that its games draw. */

/** What is stroked, and what is filled. */
export type Icon = readonly [strokes: string, fills?: string];

export const brick: Icon = ['', 'M1 9h6v4H1zM9 9h6v4H9zM5 3h6v4H5z'];
export const cog: Icon = [
  'M8 5.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6zM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5L13 13M3 13l1.5-1.5M11.5 4.5L13 3M8 3a5 5 0 1 0 0 10a5 5 0 0 0 0-10',
];
export const coin: Icon = ['M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12M8 4.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6'];
export const amphora: Icon = [
  'M6 2h4M7 2v3M9 2v3M7 5c-3 2-3 6 0 9h2c3-3 3-7 0-9M6 3c-3 0-3 4-1.5 5M10 3c3 0 3 4 1.5 5',
];
export const grape: Icon = [
  'M8 1.5v2M8 2c2 0 3-1 4-1',
  'M5 5.5a1.7 1.7 0 1 0 .01 0M8 5.5a1.7 1.7 0 1 0 .01 0M11 5.5a1.7 1.7 0 1 0 .01 0M6.5 9a1.7 1.7 0 1 0 .01 0M9.5 9a1.7 1.7 0 1 0 .01 0M8 12a1.7 1.7 0 1 0 .01 0',
];
export const wheat: Icon = [
  'M8 15V4M8 6c-2 0-3-1-3-3 2 0 3 1 3 3M8 6c2 0 3-1 3-3-2 0-3 1-3 3M8 9.5c-2 0-3-1-3-3 2 0 3 1 3 3M8 9.5c2 0 3-1 3-3-2 0-3 1-3 3M8 13c-2 0-3-1-3-3 2 0 3 1 3 3M8 13c2 0 3-1 3-3-2 0-3 1-3 3',
];
export const block: Icon = ['M2 6l6-3 6 3-6 3zM2 6v5l6 3 6-3V6M8 9v5'];
export const wood: Icon = [
  'M2 10h12M2 13h12M2 10a1.5 1.5 0 0 0 0 3M14 10a1.5 1.5 0 0 1 0 3M4 6h9M4 9h9M4 6a1.5 1.5 0 0 0 0 3M13 6a1.5 1.5 0 0 1 0 3',
];
export const horse: Icon = ['M4 14c0-3 1-4 1-6L2 9 1.5 7 5 3l1-2 1 2c4 0 7 3 7 8v3M5 5.5h.1'];
export const laurel: Icon = [
  'M8 15C3 13 2 8 3.5 3M8 15c5-2 6-7 4.5-12M3 7l-1.5-1M3.5 10l-2 0M5 12.5l-2 1M13 7l1.5-1M12.5 10l2 0M11 12.5l2 1',
];
export const column: Icon = ['M3 2h10M4 4h8M3 14h10M4 12h8M5.5 4v8M8 4v8M10.5 4v8'];
export const crane: Icon = ['M4 15V2l10 3M4 5l5-1.5M2 15h5M12 4.5V9M10.5 9h3v2h-3z'];
export const ship: Icon = ['M1 10h14l-2 4H3zM8 10V1l5 6H8M8 2L4 7h4'];
export const wheel: Icon = [
  'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M8 1.5v13M1.5 8h13M3.4 3.4l9.2 9.2M12.6 3.4l-9.2 9.2',
];
export const figure: Icon = ['', 'M8 1.5a2.8 2.8 0 1 0 .01 0M4 15c0-5 1.5-7.5 4-7.5s4 2.5 4 7.5z'];
export const crest: Icon = ['M3 2h10v6c0 4-3 6-5 7-2-1-5-3-5-7zM8 2v12M3 7h10'];
export const card: Icon = ['M3 1.5h10v13H3zM5.5 4h5M5.5 6.5h5'];
export const star: Icon = ['', 'M8 1l2 5h5l-4 3.2 1.6 5.3L8 11.3l-4.6 3.2L5 9.2 1 6h5z'];
export const temple: Icon = ['M2 6l6-4 6 4zM2 14h12M3.5 6v6M6.5 6v6M9.5 6v6M12.5 6v6M2.5 12h11'];
export const house: Icon = ['M2 8l6-5 6 5M3.5 7v7h9V7M7 14v-4h2v4'];
export const arch: Icon = [
  'M1 4h14M1 6h14M2 6v8M14 6v8M2 14v-2a2 2 0 0 1 4 0v2M6 14v-2a2 2 0 0 1 4 0v2M10 14v-2a2 2 0 0 1 4 0v2',
];
export const hand: Icon = ['M3 5l7-3 3 9-7 3zM3 5l-1 1 2 8'];
export const scroll: Icon = ['M4 2h9v10a2 2 0 0 1-4 0v-1H2v1a2 2 0 0 0 2 2h7M6 5h5M6 8h5'];
export const swords: Icon = ['M2 2l9 9M14 2l-9 9M9 13l4-4M3 9l4 4M12 12l2 2M4 12l-2 2'];
export const paw: Icon = [
  '',
  'M8 8c-3 0-4.5 3-4.5 4.5s1.5 2 2.5 1.5 3-.5 4 0 2.5 0 2.5-1.5S11 8 8 8zM3 5.5a1.5 1.8 0 1 0 .01 0M6.3 2.5a1.5 2 0 1 0 .01 0M9.7 2.5a1.5 2 0 1 0 .01 0M13 5.5a1.5 1.8 0 1 0 .01 0',
];
export const flag: Icon = ['M4 15V2M4 3h9l-2.5 3L13 9H4'];
export const mask: Icon = [
  'M3 2c3 1.5 7 1.5 10 0v6c0 4-2.5 6-5 6.5C5.5 14 3 12 3 8zM5.5 6.5h1.5M9 6.5h1.5M5.5 10c1.5 2 3.5 2 5 0',
];
export const drop: Icon = ['M8 2c3 4 4.5 6 4.5 8a4.5 4.5 0 0 1-9 0c0-2 1.5-4 4.5-8z'];
export const trowel: Icon = ['M9.5 6.5L13 3M12 2l2 2M9.5 6.5c1.5 3-2 7-7.5 7.5c.5-5.5 4.5-9 7.5-7.5z'];
export const hammer: Icon = ['M4 14L9.5 6.5M6.5 3.5c3-2 6-1 8 2l-1.5 1.5-2-1-2 2-3-2.5z'];
export const scales: Icon = ['M8 2v12M5 14h6M2.5 4h11M2.5 4l-2 5h4zM13.5 4l-2 5h4z'];
export const banner: Icon = ['M8 1v14M3 3h10v7l-2.5-1.5L8 10l-2.5-1.5L3 10z'];
export const up: Icon = ['M3 8l5-5 5 5M3 13l5-5 5 5'];
export const eagle: Icon = ['', 'M8 3.5l1.5-1.5 1.5 1-.8 2.5L15 3.5c0 4-2.5 6-5 6l1 4.5H5l1-4.5c-2.5 0-5-2-5-6l4.5 2z'];
export const tree: Icon = [
  'M8 15v-6M8 11l2.5-2',
  'M8 1.5c3.5 0 5 2.5 4.5 5c-.5 2-2.5 3-4.5 3s-4-1-4.5-3C3 4 4.5 1.5 8 1.5z',
];
export const cypress: Icon = ['M8 15v-3', 'M8 1c2 3 3 6 3 9c0 1.5-1.3 2.5-3 2.5s-3-1-3-2.5c0-3 1-6 3-9z'];
export const helper: Icon = ['M8 2a2.3 2.3 0 1 0 .01 0M4 14.5c0-4.5 1.5-6.5 4-6.5s4 2 4 6.5zM6.5 11.5h3M8 10v3'];
