/** Tests of every bot with each game, and with test games that have turns and simultaneous decisions. */
import { engine as aquileia } from '@ludi-romani/aquileia/fast';
import { type Bot, decided, flatMonteCarlo, greedy, ismcts, random } from '@ludi-romani/bots';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome/fast';
import { type ActionLike, deepFreeze, type Engine, type GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { describe, expect, test } from 'vitest';
import { engine as sortes } from '../core/testing/sortes';
import { engine as tali } from '../core/testing/tali';
import { SCALE } from '../scale';
import { pennies } from './toys';

type AnyEngine = Engine<GameTypes>;
type AnyBot = Bot<GameTypes['view'], ActionLike>;

const engines: readonly AnyEngine[] = [tali, sortes, cityOfRome, aquileia, forumTrajanum, novaRoma];
const iterations = 8;
const bots: Readonly<Record<string, (engine: AnyEngine) => AnyBot>> = {
  random: (engine) => random(engine),
  greedy: (engine) => greedy(engine, { samples: 2 }),
  flatMonteCarlo: (engine) => flatMonteCarlo(engine, { iterations }),
  ismcts: (engine) => ismcts(engine, { iterations }),
  'ismcts with hooks': (engine) =>
    ismcts(engine, {
      iterations,
      playoutPlies: 6,
      enough: decided,
      // these hooks depend on every field of the players in a dealt state
      evaluate: (state) => state.players.map((player) => (JSON.stringify(player).length % 97) / 97),
      policy: (state, seat, legal, chance) =>
        legal[(chance.int(7) + JSON.stringify(state.players[seat]).length) % legal.length] ?? chance.pick(legal),
      prior: (state, _, legal) =>
        legal.map((action) => 1 + ((JSON.stringify(state.players).length + action.type.length) % 3)),
    }),
};

/** Plays the first plies of a game with the bot, on frozen views. Calls `look` for each decision. */
function play(
  engine: AnyEngine,
  bot: AnyBot,
  { players, plies }: { players: number; plies: number },
  look: (view: GameTypes['view'], seat: number, seed: string, action: ActionLike) => void = () => {},
): ActionLike[] {
  const actions: ActionLike[] = [];
  let state = engine.initialState({ players, seed: 'bots' });
  while (!engine.isTerminal(state) && actions.length < plies) {
    const [seat = 0] = engine.activePlayers(state);
    const view = deepFreeze(structuredClone(engine.view(state, seat)));
    const seed = `decision ${actions.length}`;
    const action = bot.choose(view, seed);
    look(view, seat, seed, action);
    actions.push(action);
    state = engine.apply(state, action);
  }
  return actions;
}

for (const [name, botOf] of Object.entries(bots)) {
  describe(`${name}`, () => {
    for (const engine of engines) {
      const bot = botOf(engine);
      const most = Math.min(4, Math.max(...engine.playerCounts));
      const table = { players: most, plies: name === 'random' ? 1_000 : 12 * SCALE };

      test(`${engine.game}: chooses a legal action, the same every time, and does not change its view`, () => {
        const actions = play(engine, bot, table, (view, seat, seed, action) => {
          expect(engine.legalActions(view, seat)).toContainEqual(action);
          expect(bot.choose(view, seed)).toEqual(action);
        });
        expect(play(engine, botOf(engine), table)).toEqual(actions);
      });

      test(`${engine.game}: chooses the same in states that differ only in hidden information`, () => {
        let different = 0;
        play(engine, bot, { ...table, plies: 12 }, (view, seat, seed, action) => {
          const [one, other] = ['one', 'other'].map((world) => engine.determinize(view, world));
          if (one === undefined || other === undefined) throw new Error('two states are needed');
          const { chance: _, ...position } = one;
          const { chance: __, ...otherPosition } = other;
          if (JSON.stringify(position) !== JSON.stringify(otherPosition)) different++;
          expect(bot.choose(engine.view(one, seat), seed)).toEqual(action);
          expect(bot.choose(engine.view(other, seat), seed)).toEqual(action);
        });
        expect(different).toBeGreaterThan(0);
      });

      test(`${engine.game}: throws invalid-view for a viewer without a decision`, () => {
        const state = engine.initialState({ players: most, seed: 'bots' });
        const error = expect.objectContaining({ code: 'invalid-view' });
        expect(() => bot.choose(engine.view(state, 'spectator'), 's')).toThrow(error);
        for (let seat = 0; seat < most; seat++) {
          const choose = () => bot.choose(engine.view(state, seat), 's');
          if (engine.activePlayers(state).includes(seat)) expect(choose).not.toThrow();
          else expect(choose).toThrow(error);
        }
        const end = engine.clone(state);
        const any = random(engine);
        for (let ply = 0; !engine.isTerminal(end); ply++) {
          const [seat = 0] = engine.activePlayers(end);
          engine.applyInPlace(end, any.choose(engine.view(end, seat), `${ply}`));
        }
        expect(() => bot.choose(engine.view(end, 0), 's')).toThrow(error);
      });
    }

    test('chooses randomly among equal actions', () => {
      const view = pennies.view(pennies.initialState({ players: 2, seed: 'bots' }), 0);
      const choices = Array.from({ length: 40 }, (_, i) => JSON.stringify(botOf(pennies).choose(view, `seed ${i}`)));
      expect(new Set(choices).size).toBe(2);
    });
  });
}

test('the compiler refuses a state instead of a view', () => {
  const state = cityOfRome.initialState({ players: 2, seed: 'types' });
  const bot = random(cityOfRome);
  // @ts-expect-error: a state has no viewer
  expect(() => bot.choose(state, 'seed')).toThrow(expect.objectContaining({ code: 'invalid-view' }));
  const action: { type: 'draft-card' } | { type: string } = bot.choose(cityOfRome.view(state, 1), 'seed');
  expect(action.type).toBe('draft-card');
});

test('greedy takes the points', () => {
  // every legal action plays a card that scores at once; after it only the die is random
  const state = tali.initialState({ players: 2, seed: 'greed' });
  const values = tali.legalActions(state).map((action) => {
    const worth = Array.from({ length: 32 }, (_, i) => {
      const world = tali.clone(tali.determinize(tali.view(state, 0), `greed ${i}`));
      tali.applyInPlace(world, action);
      const [own, other] = tali.scores(world);
      return (own?.total ?? 0) - (other?.total ?? 0);
    });
    return { action, worth: worth.reduce((sum, each) => sum + each, 0) };
  });
  const most = Math.max(...values.map(({ worth }) => worth));
  const chosen = greedy(tali, { samples: 32 }).choose(tali.view(state, 0), 'greed');
  expect(values.find(({ action }) => JSON.stringify(action) === JSON.stringify(chosen))?.worth).toBe(most);
});
