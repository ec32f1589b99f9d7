/** The action strip in use, and the free points of its fields (section 4 of the rules, CR-5.3). */
import type { Catalog } from '../components/catalog';
import type { Field, SymbolId } from '../components/ids';
import type { StripSide } from '../components/shapes';
import type { Seen, Strip } from '../types';

/** Returns the symbols that a strip shows in a round, from the emperor outwards (CR-4.19). */
function symbols({ strip, components }: Catalog, { id, reversed }: Readonly<Strip>, round: number): StripSide {
  const flips = Math.floor(round / components.strips.length); // CR-4.2, CR-4.3
  const { sideA, sideB } = strip(id);
  return (Number(reversed) + flips) % 2 === 0 ? sideA : sideB;
}

/** Returns the symbols of the strip in use, from the emperor outwards. The list is empty before round 1. */
export function symbolsInUse(catalog: Catalog, { strips, round }: Seen): readonly SymbolId[] {
  const strip = strips[round % strips.length];
  return round === 0 || strip == null ? [] : symbols(catalog, strip, round);
}

/** Returns the number of bricks and cogs on fields 1 to `field`, occupied or not (CR-5.3). */
export function freePoints(catalog: Catalog, seen: Seen, field: Field): { bricks: number; cogs: number } {
  const inUse = symbolsInUse(catalog, seen);
  const inReach = Math.min(field, inUse.length);
  let bricks = 0;
  for (let i = 0; i < inReach; i++) if (inUse[i] === 'brick') bricks++;
  return { bricks, cogs: inReach - bricks };
}
