/** Tests that pictures look the same outside of browsers: with resvg, and with librsvg by sharp. */

import { engine as aquileia } from '@ludi-romani/aquileia';
import type { Board, BoardWords, FrameLabels, Scheme } from '@ludi-romani/boards';
import { boards as aquileiaBoards } from '@ludi-romani/boards/aquileia';
import { words as aquileiaWords } from '@ludi-romani/boards/aquileia/en';
import { boards as cityOfRomeBoards } from '@ludi-romani/boards/city-of-rome';
import { words as cityOfRomeWords } from '@ludi-romani/boards/city-of-rome/en';
import { boards as forumTrajanumBoards } from '@ludi-romani/boards/forum-trajanum';
import { words as forumTrajanumWords } from '@ludi-romani/boards/forum-trajanum/en';
import { boards as novaRomaBoards } from '@ludi-romani/boards/nova-roma';
import { words as novaRomaWords } from '@ludi-romani/boards/nova-roma/en';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

/** A game, with a function that draws its start in a scheme. */
const drawn = <G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  { board }: Board<G, L>,
  words: BoardWords<G, NoInfer<L>>,
) => {
  const view = engine.view(engine.initialState({ players: 3, seed: 'files' } as G['options']), 0);
  return { game: engine.game, draw: (scheme: Scheme) => board(view, { words, scheme }) };
};
const GAMES = [
  drawn(aquileia, aquileiaBoards(aquileia), aquileiaWords(aquileia)),
  drawn(cityOfRome, cityOfRomeBoards(cityOfRome), cityOfRomeWords(cityOfRome)),
  drawn(forumTrajanum, forumTrajanumBoards(forumTrajanum), forumTrajanumWords(forumTrajanum)),
  drawn(novaRoma, novaRomaBoards(novaRoma), novaRomaWords(novaRoma)),
];

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
  test.each(GAMES)('$game has its colors in other renderers', async ({ draw }) => {
    const svg = draw(scheme);
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
