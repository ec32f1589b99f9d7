/** Starts the server of a contestant: `node bench/online/server.mjs NAME SETTINGS`. Prints its port. */
const [, , name, settings] = process.argv;
const print = console.log;
// some rivals report every client and request
console.log = () => {};
console.info = () => {};
const { serve } = await import(`./${name}.mjs`);
print(`port ${await serve(JSON.parse(settings))}`);
