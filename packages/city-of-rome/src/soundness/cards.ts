/** What stands in a city, for whoever judges a stranger's. */
import type { CardFace, Catalog } from '../components/catalog';
import type { City } from '../rules/city';

/** The cards of a city, cell by cell. */
export function* cardsOf({ card }: Catalog, city: City): Generator<{ index: number; face: CardFace }> {
  for (let index = 0; index < city.length; index++) {
    const id = city[index];
    if (id != null) yield { index, face: card(id) };
  }
}
