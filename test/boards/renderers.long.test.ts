/** Tests that pictures look the same outside of browsers: with resvg, and with librsvg by sharp. */

import { engine as aquileia } from '@ludi-romani/aquileia';
import { boards as aquileiaBoards } from '@ludi-romani/boards/aquileia';
import { words as aquileiaWords } from '@ludi-romani/boards/aquileia/en';
import { boards as cityOfRomeBoards } from '@ludi-romani/boards/city-of-rome';
import { words as cityOfRomeWords } from '@ludi-romani/boards/city-of-rome/en';
import { boards as forumTrajanumBoards } from '@ludi-romani/boards/forum-trajanum';
import { words as forumTrajanumWords } from '@ludi-romani/boards/forum-trajanum/en';
import { boards as novaRomaBoards } from '@ludi-romani/boards/nova-roma';
import { words as novaRomaWords } from '@ludi-romani/boards/nova-roma/en';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const draw = (scheme: 'light' | 'dark') => ({
  aquileia: () =>
    aquileiaBoards(aquileia).board(aquileia.view(aquileia.initialState({ players: 3, seed: 'files' }), 0), {
      words: aquileiaWords(aquileia),
      scheme,
    }),
  'city-of-rome': () =>
    cityOfRomeBoards(cityOfRome).board(cityOfRome.view(cityOfRome.initialState({ players: 3, seed: 'files' }), 0), {
      words: cityOfRomeWords(cityOfRome),
      scheme,
    }),
  'forum-trajanum': () =>
    forumTrajanumBoards(forumTrajanum).board(
      forumTrajanum.view(forumTrajanum.initialState({ players: 3, seed: 'files' }), 0),
      { words: forumTrajanumWords(forumTrajanum), scheme },
    ),
  'nova-roma': () =>
    novaRomaBoards(novaRoma).board(novaRoma.view(novaRoma.initialState({ players: 3, seed: 'files' }), 0), {
      words: novaRomaWords(novaRoma),
      scheme,
    }),
});

/** Returns the colors of a picture in squares of 40 pixels: text, which depends on fonts, hardly matters in them. */
async function squaresOf(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const input = sharp(pixels, { raw: { width, height, channels: 4 } });
  return input
    .resize(Math.round(width / 40), Math.round(height / 40), { kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
const mean = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / all.length;
};

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(Object.entries(draw(scheme)))('%s has its colors in other renderers', async (_, picture) => {
    const svg = picture();
    const other = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const one = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([other.width, other.height]).toEqual([one.info.width, one.info.height]);
    const [a, b] = await Promise.all([
      squaresOf(Buffer.from(other.pixels), other.width, other.height),
      squaresOf(one.data, one.info.width, one.info.height),
    ]);
    // black, as pictures with style sheets are in these programs, would be 0
    const brightness = mean(a);
    if (scheme === 'light') expect(brightness).toBeGreaterThan(170);
    else expect(brightness).toBeGreaterThan(20);
    if (scheme === 'dark') expect(brightness).toBeLessThan(110);
    const differences = [...a].map((value, i) => Math.abs(value - (b[i] ?? 0)));
    expect(mean(differences)).toBeLessThan(12);
  });
});
