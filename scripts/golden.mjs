/** The golden games and perft counts of test/golden, for programs that play them elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = 'test/golden';
const read = (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

/** By game: every replay with its name, and the counts. */
export const goldenOf = (game) => ({
  golden: readdirSync(`${folder}/${game}`)
    .filter((file) => file !== 'perft.json')
    .map((file) => {
      const whole = read(`${game}/${file}`);
      return { name: file.replace('.json', ''), replay: whole.replay ?? whole };
    })
    .filter(({ replay }) => replay.format === 'ludi-romani/replay/1'),
  perft: read(`${game}/perft.json`).counts,
});
