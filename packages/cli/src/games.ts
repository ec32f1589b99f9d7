/** The games the program knows: the only place where one is named. */
import { engine as aquileia, standardComponents as aquileiaComponents } from '@ludi-romani/aquileia';
import { engine as cityOfRome, standardComponents as cityOfRomeComponents } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum, standardComponents as forumTrajanumComponents } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma, standardComponents as novaRomaComponents } from '@ludi-romani/nova-roma';
import { aquileiaRenderer } from './render/aquileia';
import { cityOfRomeRenderer } from './render/city-of-rome';
import { forumTrajanumRenderer } from './render/forum-trajanum';
import { novaRomaRenderer } from './render/nova-roma';
import type { Renderer } from './render/renderer';

export interface Game<G extends GameTypes = GameTypes> {
  readonly title: string;
  readonly engine: Engine<G>;
  /** the same engine of its `/fast` entry, for bots: loaded where it is needed */
  readonly fast: () => Promise<Engine<G>>;
  readonly renderer: Renderer<G>;
  /** where each table of components comes from */
  readonly provenance: Readonly<Record<string, { readonly provenance: string; readonly source: string }>>;
}

export const games: readonly Game[] = [
  {
    title: 'Aquileia',
    engine: aquileia,
    fast: async () => (await import('@ludi-romani/aquileia/fast')).engine,
    renderer: aquileiaRenderer,
    provenance: aquileiaComponents.provenance,
  },
  {
    title: 'City of Rome',
    engine: cityOfRome,
    fast: async () => (await import('@ludi-romani/city-of-rome/fast')).engine,
    renderer: cityOfRomeRenderer,
    provenance: cityOfRomeComponents.provenance,
  },
  {
    title: 'Forum Trajanum',
    engine: forumTrajanum,
    fast: async () => (await import('@ludi-romani/forum-trajanum/fast')).engine,
    renderer: forumTrajanumRenderer,
    provenance: forumTrajanumComponents.provenance,
  },
  {
    title: 'Nova Roma',
    engine: novaRoma,
    fast: async () => (await import('@ludi-romani/nova-roma/fast')).engine,
    renderer: novaRomaRenderer,
    provenance: novaRomaComponents.provenance,
  },
];

export const findGame = (name: string): Game | undefined => games.find(({ engine }) => engine.game === name);

/** How many tables have each provenance. */
export function provenanceCounts({ provenance }: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { provenance: kind } of Object.values(provenance)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
