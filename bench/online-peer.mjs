/** Starts boardgame.io's server with City of Rome, for bench/online.mjs. Prints its port. */
import { randomUUID } from 'node:crypto';
import { gameOf, guard } from '@ludi-romani/boardgame-io';
import { engine } from '@ludi-romani/city-of-rome';
import { Server } from 'boardgame.io/dist/cjs/server.js';

const game = gameOf(engine, { secret: randomUUID(), nonce: randomUUID });
const server = Server({ games: [game], origins: [] });
server.app._io.of(game.name).use(guard);
const print = console.log;
console.log = () => {};
const { appServer } = await server.run(0);
print(`port ${appServer.address().port}`);
