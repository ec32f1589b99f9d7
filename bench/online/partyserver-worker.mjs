/** The worker of bench/online/partyserver.mjs. */
import { engine } from '@ludi-romani/city-of-rome';
import { routePartykitRequest, Server } from 'partyserver';

export class Table extends Server {
  async onStart() {
    this.table = await this.ctx.storage.get('table');
    this.table ??= { version: 0, game: engine.initialState({ players: 2, seed: crypto.randomUUID() }) };
  }

  onConnect(connection, { request }) {
    const viewer = new URL(request.url).searchParams.get('viewer');
    connection.setState({ viewer: viewer === 'spectator' ? viewer : Number(viewer) });
    this.show(connection);
  }

  async onMessage(connection, text) {
    const { type, action } = JSON.parse(text);
    if (type === 'all') {
      this.show(connection);
      return;
    }
    const { version, game } = this.table;
    const verdict = engine.explain(game, action);
    if (!verdict.legal || action.player !== connection.state.viewer) {
      connection.send(JSON.stringify({ type: 'answer', refusal: verdict.message }));
      return;
    }
    this.table = { version: version + 1, game: engine.apply(game, action) };
    await this.ctx.storage.put('table', this.table);
    connection.send(JSON.stringify({ type: 'answer' }));
    for (const each of this.getConnections()) this.show(each);
  }

  show(connection) {
    const { version, game } = this.table;
    connection.send(JSON.stringify({ type: 'view', version, view: engine.view(game, connection.state.viewer) }));
  }
}

export default {
  fetch: async (request, env) => (await routePartykitRequest(request, env)) ?? new Response(null, { status: 404 }),
};
