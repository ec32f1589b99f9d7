/** Measures one part and prints its tables as JSON: `node --expose-gc bench/part.mjs aquileia 3`. */
import { engineSections } from './engine.mjs';
import { tableSections } from './table.mjs';
import { workerSections } from './workers.mjs';

const [name, players] = process.argv.slice(2);
const measure = { table: tableSections, workers: workerSections }[name] ?? engineSections;
console.log(JSON.stringify(await (measure === engineSections ? measure(name, Number(players)) : measure())));
