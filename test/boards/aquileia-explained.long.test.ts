/** Long tests of the explanations of Aquileia. */
import { type Components, createEngine, standardComponents } from '@ludi-romani/aquileia';
import { about as german } from '@ludi-romani/boards/aquileia/about/de';
import { about as english } from '@ludi-romani/boards/aquileia/about/en';
import { describe, expect, test } from 'vitest';
import { describeAbout } from '../explained';
import { SCALE } from '../scale';
import { explained } from './aquileia-explained';

describeAbout(explained, SCALE, 13);

describe('the numbers of the box (R2)', () => {
  /** Returns all that is said about the things of a box, in each language. */
  const said = (components: Components): string[] => {
    const own = createEngine(components);
    const view = own.view(own.initialState({ players: 5, seed: 'box' }), 0);
    const { mercatus, arena, stadium, forum, portus, exchanges, villas, workshops, banks } = components;
    const { slaveCards, equiCards, laurelCards, colorCards, theatreCards } = components;
    const ids = [
      ...['game', 'bronze', 'silver', 'gold', 'bank', 'henchmen', 'pieces', 'household', 'buildings', 'placement'],
      ...['arena', 'stadium', 'dolus', 'pecunia', 'potentia', 'blue-dice', 'equi', 'market', 'reward-points'],
      ...['gold-side', 'silver-side', 'deck-slaves', 'deck-equi', 'deck-stadium', 'deck-theatre'],
      ...[slaveCards, equiCards, laurelCards, colorCards, theatreCards].flatMap((cards) => cards.map(({ id }) => id)),
      ...[mercatus, arena, stadium, forum, portus].flatMap((spaces) => spaces.map(({ id }) => `space-${id}`)),
      ...exchanges.map(({ id }) => `exchange-${id}`),
      ...[villas, workshops, banks].flatMap((sites) => sites.map(({ id }) => `site-${id}`)),
    ];
    return [english(own), german(own)].map((about) =>
      ids.map((id) => `${id}: ${about(view, id)?.says.join(' ')}`).join('\n'),
    );
  };
  const before = said(standardComponents);
  const differs = (components: Components, what: string) => {
    const after = said(components);
    for (const [i, text] of before.entries()) expect(after[i], what).not.toBe(text);
  };

  test('one more round changes the text about the game', () => {
    const { numbers, laurelCards } = standardComponents;
    // two stadium cards for each round
    const laurels = laurelCards.map((card, i) => (i === 0 ? { ...card, count: card.count + 2 } : card));
    const longer = { ...numbers, rounds: numbers.rounds + 1 };
    const after = said({ ...standardComponents, numbers: longer, laurelCards: laurels });
    for (const [i, text] of before.entries()) expect(after[i]?.split('\n')[0]).not.toBe(text.split('\n')[0]);
  });

  /** Returns the paths of the numbers in a value. */
  const numbersIn = (value: unknown, path: readonly string[] = []): string[][] =>
    typeof value === 'number'
      ? [[...path]]
      : Object.entries(Object(typeof value === 'string' ? {} : value)).flatMap(([key, one]) =>
          numbersIn(one, [...path, key]),
        );
  test.each(Object.keys(standardComponents) as (keyof Components)[])(
    'a larger number in %s changes the texts',
    (table) => {
      for (const path of numbersIn(standardComponents[table], [table])) {
        const what = path.join('.');
        // the board shows which card a space sells; the number of stadium cards and the two kinds of slaves are fixed
        if (/slot|marketSlots|rounds|(laurel|color)Cards\.\d+\.count|slaveCards\.\d+\.slaves/i.test(what)) continue;
        const other = structuredClone(standardComponents) as unknown as Record<string, unknown>;
        const key = path.pop() ?? '';
        const holder = path.reduce<Record<string, unknown>>((at, one) => at[one] as Record<string, unknown>, other);
        holder[key] = Number(holder[key]) + 1;
        differs(other as unknown as Components, what);
      }
    },
  );
});
