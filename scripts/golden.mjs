/** Reads the golden games and perft counts of test/golden, for scripts that replay them in browsers and other runtimes. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = 'test/golden';
const read = (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

/** Returns every golden replay of a game with its name, and the perft counts of the game. */
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
