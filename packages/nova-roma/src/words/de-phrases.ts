/** Nouns and phrases of the German sentences of Nova Roma. */
import { commas, type Phrase, text } from '@ludi-romani/core/words';
import { adjective, amount, bare, type Case, f, inWords, m, type Noun, n, p, und } from '@ludi-romani/core/words/de';
import type { Reward, Row } from '@ludi-romani/nova-roma';
import { type Declinable, type Face, shapeId, things } from './names';

/** Returns a noun without a plural: `2 Weizen`. */
const mass = (one: Noun): Noun => ({ gender: one.gender, form: () => bare(one) });
const tile = (stem: string): Noun => n(`${stem}plättchen`);

/** The nouns of ids that are not German words. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  coins: f('Münze', 'Münzen'),
  wheat: mass(m('Weizen')),
  stone: mass(m('Stein')),
  wood: mass(n('Holz')),
  wine: mass(m('Wein')),
  horse: n('Pferd', 'Pferde'),
  influence: mass(m('Einfluss')),
  artisan: m('Handwerker'),
  anyGood: f('Ware nach Wahl', 'Waren nach Wahl'),
  'building-contracts': m('Bauvertrag', 'Bauverträge'),
  'shipping-contracts': m('Schifffahrtsvertrag', 'Schifffahrtsverträge'),
  followers: f('Gefolgschaftskarte', 'Gefolgschaftskarten'),
  'estate-tiles': tile('Anwesen'),
  'animal-tiles': tile('Tier'),
  spaces: n('Feld im Hippodrom', 'Felder im Hippodrom'),
  sails: n('Segel'),
  blocks: m('Baustein', 'Bausteine'),
  steps: n('Feld', 'Felder'),
  'shape-mono': adjective('einzeln', m('Baustein')),
  'shape-domino': m('Zweier'),
  'shape-i3': f('Dreierreihe'),
  'shape-l3': m('Dreierwinkel'),
  'shape-i4': f('Viererreihe'),
  'shape-l4': n('Vierer-L'),
  'shape-t4': n('Vierer-T'),
  'shape-s4': n('Vierer-S'),
  'shape-o4': n('Viererquadrat'),
  trade: n('Handeln'),
  upgrade: f('Aufwertung'),
  recruit: f('Rekrutierung'),
  sail: n('Segeln'),
  build: n('Bauen'),
  race: n('Rennen'),
  produce: n('Produzieren'),
  north: f('Nordroute'),
  south: f('Südroute'),
  track: f('Bahn'),
  row: f('Reihe'),
  column: f('Spalte'),
  'diagonal-down': adjective('fallend', f('Diagonale')),
  'diagonal-up': adjective('steigend', f('Diagonale')),
  green: n('Grün'),
  yellow: n('Gelb'),
  mosaic: n('Mosaik'),
  estate: tile('Anwesen'),
  'production-area': m('Produktionsbereich'),
  neutral: adjective('neutral', f('Farbe')),
  ai: f('KI'),
  emperor: m('Kaiser'),
  patrician: m('Patrizier'),
  legionary: m('Legionär'),
  shipping: p('Schifffahrtsverträge'),
  building: p('Bauverträge'),
  special: p('Spezial-Anwesenplättchen'),
  chariot: tile('Streitwagen'),
  income: n('Einkommen'),
  hippodrome: n('Hippodrom'),
  'start-marker': m('Startspielermarker'),
  'achievement-marker': m('Errungenschaftsmarker'),
  'score-marker': tile('Wertungs'),
  'hippodrome-leads': m('Vorsprung im Hippodrom'),
  easy: n('leicht'),
  hard: n('schwer'),
  'in-part': n('teilweise ausgeführt'),
  'given-up': n('aufgegeben'),
};
/** Returns the noun for an id. Some ids end with a number: `track-1`. */
export function nounOf(id: string): Noun | undefined {
  const [, one = '', number] = /^(track|row|column)-(\d+)$/.exec(id) ?? [];
  const noun = NOUNS[one];
  return noun ? f(`${bare(noun)} ${number}`) : NOUNS[id];
}
export const nameOf = (id: string): string => bare(nounOf(id) ?? n(inWords(id)));
export const shapeNoun = (shape: string): Noun => NOUNS[shapeId(shape)] ?? n(inWords(shape));

export const much = (count: number, what: string, wanted?: Case) =>
  amount(count, what, NOUNS[what] ?? mass(n(inWords(what))), wanted);

/** Returns amounts as a phrase: `1 Weizen und 2 Münzen`. In a title, `brief` returns `1 Weizen, 2 Münzen`. */
export const sum = (amounts?: Reward, wanted?: Case): Phrase =>
  und(things(amounts).map(([what, count]) => much(count, what, wanted)));
const brief = (amounts?: Reward): string =>
  text(commas(things(amounts).map(([what, count]) => much(count, what)))) || 'kostenlos';

const COLORS: Readonly<Record<string, string>> = { green: 'grün', yellow: 'gelb', orange: 'orangefarben' };
const SPECIAL: Readonly<Record<string, string>> = {
  recruit: 'Rekrutierungs',
  sail: 'Segel',
  build: 'Bau',
  income: 'Einkommens',
  hippodrome: 'Hippodrom',
};
const SIDES: Readonly<Record<string, string>> = { north: 'Nord', south: 'Süd' };

/** Returns the name of a component, a board or a space. */
export function titled(face: Face): Noun {
  switch (face.kind) {
    case 'follower':
      return m(face.name);
    case 'shipping':
      return m(`Schifffahrtsvertrag (${brief(face.cost)})`);
    case 'building':
      return m(`Bauvertrag (${bare(shapeNoun(face.shape))}, ${face.vp} SP, für ${brief(face.cost)})`);
    case 'production':
      return n(`Produktionsplättchen (${brief(face.reward)})`);
    case 'exchange':
      return n(`Umwandlungsplättchen (${brief(face.pay)} für ${brief(face.gain)})`);
    case 'conversion':
      return n(`${brief(face.pay)} für ${brief(face.gain)}`);
    case 'animal':
      return tile(face.animals > 1 ? 'Löwen' : 'Tier');
    case 'count': {
      const { of, min, cost } = face;
      const [only] = of;
      const needed =
        of.length === 1 && only !== undefined
          ? much(min, only).text
          : min === of.length
            ? text(und(of.map((what) => much(1, what))))
            : `${text(und(of.map((what) => bare(NOUNS[what] ?? n(what), 'nominative', true))))}, zusammen ${min}`;
      return n(things(cost).length > 0 ? `${needed}, kostet ${brief(cost)}` : needed);
    }
    case 'markers':
      return m(`${face.markers} Marker auf Feld ${face.space} oder weiter`);
    case 'mosaic':
      return adjective(COLORS[face.color] ?? '', n(`Mosaikplättchen ${face.number}`));
    case 'emperor-tile':
      return n(`Kaiserplättchen ${face.number}`);
    case 'chariot':
      return n(`Streitwagenplättchen von ${nameOf(face.track)}`);
    case 'reward':
      return n(`Belohnungsplättchen (${brief(face.reward)})`);
    case 'reward-space':
      return n(`Belohnungsfeld ${face.space}`);
    case 'port': {
      const worth = face.vp === undefined ? brief(face.reward) : `${face.vp} SP`;
      return m(`${SIDES[face.route]}hafen ${face.number} (${worth})`);
    }
    case 'zone':
      return f(`Zone ${face.zone}`);
    case 'space':
      return n(`${face.board.length > 1 ? nameOf(face.board) : `Zone ${face.board}`} ${face.at}`);
    case 'track-space':
      return n(`${nameOf(face.track)}, Feld ${face.space}`);
    default:
      return tile(SPECIAL[face.kind] ?? '');
  }
}

export const ROWS: Readonly<Record<Row, string>> = {
  'sea-routes': 'Häfen',
  'building-contracts': 'Bauverträge',
  'zone-majorities': 'Mehrheiten in den Zonen',
  'chariot-tiles': 'Streitwagenplättchen',
  'hippodrome-ends': 'Letzte Felder der Bahnen',
  'end-game-followers': 'Gefolgschaftskarten',
  animals: 'Tierplättchen',
  mosaic: 'Mosaik',
  'goods-and-coins': 'Waren und Münzen',
  'influence-and-artisans': 'Einfluss und Handwerker',
  'start-player-marker': 'Startspielermarker',
};

/** The sentence for skipping each step. `more` is empty if the player did nothing in the step before. */
export const DECLINED: Readonly<Record<Declinable, (more: string) => string>> = {
  'discard-pair': (more) => `Wirf keine ${more}Gefolgschaftskarten ab`,
  'buy-good': (more) => `Kaufe keine ${more}Waren`,
  'spend-wine': () => 'Gib keinen Wein aus',
  'estate-tile': () => 'Nimm kein Anwesenplättchen',
  'start-marker': () => 'Beanspruche den Startspielermarker nicht',
  petition: () => 'Führe keine andere Aktion aus',
  draw: () => 'Ziehe keine Gefolgschaftskarte',
  'play-follower': () => 'Spiele keine Gefolgschaftskarte aus',
  contract: () => 'Nimm keinen Vertrag',
  sail: (more) => (more ? 'Segle nicht weiter' : 'Bewege kein Schiff'),
  building: () => 'Baue nicht in der Stadt',
  advance: (more) => (more ? 'Rücke nicht weiter vor' : 'Rücke nicht vor'),
  charioteer: () => 'Zahle keinen Handwerker',
  produce: (more) => `Heuere keine ${more}Handwerker an und setze keine ein`,
  conversion: () => 'Wandle nichts um',
};
