/** The explanations of Forum Trajanum in German, with the terms of the rulebook. */
import type { Engine } from '@ludi-romani/core';
import { listed, text } from '@ludi-romani/core/words';
import {
  a,
  adjective,
  bare,
  type Case,
  counted,
  f,
  inLetters,
  m,
  type Noun,
  n,
  the,
  und,
} from '@ludi-romani/core/words/de';
import type { Color, ForumTrajanum, Gain, TrackId } from '@ludi-romani/forum-trajanum';
import { figureOf } from '@ludi-romani/forum-trajanum/queries';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { labels, words } from '../de';
import { roman } from '../labels';
import { type Benefit, clauses, isAnyWorker, type Second, type Street, type Topics, topicsOf } from './topics';

const COLORS: Readonly<Record<Color, string>> = { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau' };
const WORKER = m('Arbeiter');
const ENVOY = m('Gesandter', 'Gesandte', 'Gesandten');
const CITIZEN = m('Bürger');
const TILE = n('Plättchen');
const BUILDING_TILE = n('Bauplättchen');
const STRUCTURE = n('Bauwerk', 'Bauwerke');
const NOUNS: Readonly<Record<string, Noun>> = {
  builder: m('Baumeister'),
  assistant: m('Assistent', 'Assistenten', 'Assistenten'),
  coin: { gender: 'n', form: () => 'Geld' },
  tribune: m('Tribun', 'Tribune'),
  upgrade: f('Aufwertung', 'Aufwertungen'),
  points: m('Siegpunkt', 'Siegpunkte'),
};
const TRACKS: Readonly<Record<TrackId, Noun>> = {
  library: f('Bibliothek', 'Bibliotheken'),
  basilica: f('Basilika', 'Basiliken'),
  market: m('Markt', 'Märkte'),
};

const colored = (color: Color, noun: Noun): Noun => adjective(COLORS[color], noun);
const nounOf = (what: string): Noun => NOUNS[what] ?? colored(what.replace('worker-', '') as Color, WORKER);
const some = (count: number, what: string, wanted: Case = 'accusative'): string => counted(count, nounOf(what), wanted);
const points = (count: number): string => some(count, 'points');
const any = (items: readonly string[]): string => text(listed(items, 'oder'));
const all = (items: readonly string[]): string => text(und(items));
const amounts = (gain: Gain): string[] =>
  Object.entries<number>(gain).flatMap(([what, count]) => (count > 0 ? [some(count, what)] : []));
/** Returns `3 Siegpunkte in Durchgang I, 2 in Durchgang II und 1 in Durchgang III`. */
const byCycle = (values: readonly number[]): string =>
  all(values.map((value, i) => `${i === 0 ? points(value) : value} in Durchgang ${roman(i + 1)}`));
const times = (count: number): string => ['keinmal', 'einmal', 'zweimal'][count] ?? `${count}-mal`;

/** Returns `deine 2. Bibliothek`. */
const yourNth = (level: number, noun: Noun): string => `d${a(noun).replace(' ', ` ${level}. `)}`;

const secondText = (second: Second): string => {
  switch (second.bonus) {
    case 'place-envoy':
      return 'schickt sofort einen Gesandten von deinem Schiff auf ein freies farbiges Feld';
    case 'area-bonus':
      return 'bringt sofort einen Flächenbonus';
    case 'choose': {
      const among = second.among.map(figureOf);
      return isAnyWorker(among)
        ? 'bringt sofort einen Arbeiter beliebiger Farbe'
        : `bringt sofort ${any(among.map((what) => some(1, what)))}`;
    }
    case 'gain':
      return `bringt sofort ${all(amounts(second.gain))}`;
  }
};

const benefitSays = (benefit: Benefit, onEagle: number): string => {
  switch (benefit.benefit) {
    case 'gain':
      return `Sie bringt ${all(amounts(benefit.gain))}.`;
    case 'choose-worker':
      return `Sie bringt ${all([...amounts(benefit.gain), 'einen Arbeiter in der Farbe deiner Wahl'])}.`;
    case 'area-bonus':
      return 'Sie bringt einen Flächenbonus deiner Wahl, als hättest du auf dem Forum eine Farbfläche gefüllt.';
    case 'envoy-on-eagle':
      return `Ein Gesandter geht vom Schiff auf einen freien Adler: ${points(onEagle)} in jeder Wertung.`;
    case 'envoy-anywhere':
      return 'Ein Gesandter geht vom Schiff auf ein beliebiges freies farbiges Feld des Forums.';
    case 'grid-tile':
      return 'Du nimmst ein beliebiges Plättchen deiner Colonia und nutzt es sofort. Sein Baugrund wird frei.';
    case 'extra-building':
      return 'Du darfst in diesem Zug noch ein Plättchen bauen, wenn du es bezahlen kannst.';
  }
};

const streetsNow = (own: readonly Street[] | undefined): string | undefined =>
  own === undefined || own.length === 0
    ? undefined
    : `In dieser Runde nimmst du aus ${all(own.map(({ isRow, line }) => `${isRow ? 'Zeile' : 'Spalte'} ${line}`))}.`;
const have = (count: number | undefined, noun: Noun): string | undefined =>
  count === undefined ? undefined : `Du hast ${counted(count, noun)}.`;
const held = (count: number | undefined, what: string): string | undefined => have(count, nounOf(what));

/** Texts of an ability. `does` says what it does. */
const ability = (does: (number: number) => readonly string[]): AboutTexts<Topics>['merchant-1'] => ({
  kind: () => 'Bürgerzeile mit einer Fähigkeit',
  says: ({ number, second }) => [...does(number), `Ein zweiter Bürger hier ${secondText(second)}.`],
  now: ({ own }) =>
    own === undefined
      ? undefined
      : own.citizens === 0
        ? 'Du hast hier keinen Bürger, also wirkt die Fähigkeit nicht.'
        : `Du hast hier ${counted(own.citizens, adjective(own.isActive ? 'aktiv' : 'inaktiv', CITIZEN))}: Die Zeile zählt ×${own.factor}.`,
});

const texts: AboutTexts<Topics> = {
  game: {
    title: () => 'Forum Trajanum',
    kind: () => 'Spiel',
    says: ({ rounds, perCycle }) => [
      `In ${counted(rounds, f('Runde', 'Runden'))} nimmst du Plättchen aus deiner Colonia, bebaust sie und schickst Gesandte aufs Forum.`,
      `Nach je ${counted(perCycle, f('Runde', 'Runden'))} gibt es eine Wertung. Nach der letzten gewinnt, wer die meisten Siegpunkte hat.`,
    ],
    now: ({ round, rounds }) => (round === undefined ? undefined : `Dies ist Runde ${round} von ${rounds}.`),
  },
  player: {
    title: () => 'Spieler',
    kind: () => 'Spieler mit den bisherigen Siegpunkten (SP)',
    says: () => [
      'Alle haben in jeder Runde einen Zug.',
      'Dein Plättchen bekommt, wer in der Runde vor dir am Zug ist. Du erhältst eines von dem, der nach dir am Zug ist.',
      'Bei Gleichstand am Ende zählen die aktiven Bürger, danach alle Figuren samt Geld.',
    ],
  },
  points: {
    title: () => 'Siegpunkte',
    kind: () => 'Siegpunkte (SP)',
    says: ({ scorings }) => [
      'Säulen, volle Prämienleisten und Flächenboni bringen sofort Siegpunkte.',
      `Alle anderen gibt es in den Wertungen nach Runde ${all(scorings.map(String))}. Wer die meisten hat, gewinnt.`,
      'Bei Gleichstand zählen die aktiven Bürger, danach alle Figuren samt Geld.',
    ],
    now: ({ own }) => held(own, 'points'),
  },
  coin: {
    kind: () => 'Bezahlt Bürger',
    says: ({ perRow }) => [
      `Vor jeder Wertung kannst du je Bürgerzeile ${some(perRow, 'coin')} bezahlen, damit ihre Bürger aktiv bleiben oder wieder werden.`,
      'Unbezahlte Bürger bleiben liegen, werden aber inaktiv: Sie zählen nicht, und ihre Fähigkeit wirkt nicht.',
      'Händler II tauscht Geld gegen einen Tribun oder Assistenten. Manche Trajankarten zählen Geld.',
    ],
    now: ({ own }) => held(own, 'coin'),
  },
  tribune: {
    kind: () => 'Figur, die dir mehr Auswahl gibt',
    says: ({ perCard, forBoth }) => [
      `Für ${some(perCard, 'tribune')} ignorierst du eine Straßenkarte und nimmst irgendein Plättchen. Beim Wählen tragen sie ein Zeichen.`,
      `Für ${some(forBoth, 'tribune')} nutzt du in deinem Zug beide Plättchen statt nur eines.`,
    ],
    now: ({ own }) => held(own, 'tribune'),
  },
  builder: {
    kind: () => 'Figur, die graue Gebäude bezahlt',
    says: ({ workers }) => [
      'Jedes graue Gebäude kostet einen Baumeister: Säule, Bibliothek, Basilika oder Markt.',
      `In deinem Zug kannst du ${counted(workers, WORKER)} gleicher Farbe gegen einen Baumeister tauschen.`,
    ],
    now: ({ own }) => held(own, 'builder'),
  },
  assistant: {
    kind: () => 'Figur, die Arbeitern hilft',
    says: () => [
      'In deinem Zug gibt ein Assistent einem deiner Arbeiter eine andere Farbe.',
      'Handwerker machen ihn selbst zum Arbeiter oder Baumeister. Manche Trajankarten zählen Assistenten.',
    ],
    now: ({ own }) => held(own, 'assistant'),
  },
  worker: {
    kind: ({ color }) => `Figur, die ${bare(colored(color, STRUCTURE), 'accusative', true)} bezahlt`,
    says: ({ color, perBuilder }) => [
      `Jedes ${COLORS[color]}e Bauwerk kostet einen ${COLORS[color]}en Arbeiter.`,
      `Ein Assistent kann einen Arbeiter umfärben, und ${counted(perBuilder, WORKER)} gleicher Farbe kannst du gegen einen Baumeister tauschen.`,
    ],
    now: ({ own, color }) => held(own, `worker-${color}`),
  },
  upgrade: {
    kind: () => 'Bewegt deinen Schieber',
    says: () => [
      'Sie rückt den Schieber deiner Prestigeleiste sofort ein Feld nach rechts.',
      'Dann bringt deine größte Gruppe von Gesandten mehr, und bald auch jeder Auftrag einer Trajankarte.',
    ],
    now: ({ own, last }) => (own === undefined ? undefined : `Dein Schieber ist auf Feld ${own} von ${last}.`),
  },
  citizens: {
    title: () => labels.citizens,
    kind: () => 'Sechs Zeilen, je eine neben einer Zeile deiner Colonia',
    says: ({ factors: [, one, two], perRow }) => [
      'Jede Bürgerzeile hat eine Fähigkeit, die wirkt, solange ihre Bürger aktiv sind.',
      `Durch aktive Bürger zählen graue Gebäude ihrer Zeile ×${one} oder ×${two} und Säulen je einen Punkt mehr.`,
      `Vor jeder Wertung kostet eine Zeile ${some(perRow, 'coin')}. Bezahlst du nicht, bleiben ihre Bürger liegen, sind aber inaktiv.`,
    ],
    now: ({ own }) => have(own, adjective('aktiv', CITIZEN)),
  },
  first: {
    title: () => 'Erster Bürger',
    kind: () => 'Linker Platz einer Bürgerzeile',
    says: ({ factors: [, one] }) => [
      `Der erste Bürger einer Zeile bringt ihre Fähigkeit, und ihre grauen Gebäude zählen ×${one}.`,
      'Beides gilt, solange der Bürger aktiv ist: Vor jeder Wertung musst du ihn dafür bezahlen.',
    ],
  },
  second: {
    title: () => 'Zweiter Bürger',
    kind: () => 'Rechter Platz einer Bürgerzeile',
    says: ({ factors: [, , two] }) => [
      'Der zweite Bürger einer Zeile bringt sofort, was hier steht. Die Fähigkeit verdoppelt sich nicht.',
      `Die grauen Gebäude der Zeile zählen dann ×${two}. War der erste inaktiv, wird er wieder aktiv.`,
    ],
  },
  factor: {
    title: () => 'Was eine Zeile zählt',
    kind: () => 'Faktor einer Zeile in jeder Wertung',
    says: ({ factors: [none, one, two] }) => [
      'In einer Wertung bringt jede Zeile deiner Colonia Siegpunkte für die verschiedenen grauen Gebäude darin.',
      `Jede Art in der Zeile bringt ${none}, ${one} oder ${points(two)}: mit keinem, einem oder zwei aktiven Bürgern daneben.`,
    ],
  },
  'patrician-1': ability((diagonal) => [
    'Deine Gesandten dürfen auf jedes freie Feld ihrer Farbe, auch wenn eine andere Farbfläche schon begonnen ist.',
    `In einer Wertung bringen auch deine Gesandten schräg neben einem Adler ${points(diagonal)}.`,
  ]),
  'patrician-2': ability((count) => [
    `Wenn du eine Farbfläche füllst oder einen Flächenbonus als Prämie nimmst, erhältst du ${count} verschiedene statt eines.`,
  ]),
  'merchant-1': ability(() => [
    'Mit dem ersten Bürger hier dreht sich dein Schieber bis zum Spielende auf die bessere Seite.',
    'Jede Aufwertung schiebt ihn dann bis zur nächsten Zypresse, dem Baum auf der Leiste, statt nur ein Feld weit.',
  ]),
  'merchant-2': ability((count) => [
    `In deinem Zug darfst du ${times(count)} Geld, einen Tribun oder einen Assistenten gegen etwas anderes davon tauschen.`,
  ]),
  'craftsman-1': ability((count) => [
    `In deinem Zug darfst du ${times(count)} einen Assistenten gegen einen Arbeiter beliebiger Farbe tauschen.`,
  ]),
  'craftsman-2': ability((count) => [
    `In deinem Zug darfst du ${times(count)} einen Assistenten gegen einen Baumeister tauschen.`,
  ]),
  streets: {
    title: () => labels.streets,
    kind: () => 'Die Straßenkarten dieser Runde',
    says: ({ tribunes }) => [
      'In jeder Runde liegen zwei Straßenkarten aus. Jede nennt eine Zeile oder Spalte, aus der du ein Plättchen nimmst.',
      `Für ${some(tribunes, 'tribune')} ignorierst du eine Karte und nimmst irgendein Plättchen.`,
    ],
    now: ({ own }) => streetsNow(own),
  },
  symbols: {
    title: () => 'Nummern der Zeilen und Spalten',
    kind: () => 'Namen der Straßen',
    says: () => [
      'Die Quadrate tragen die Nummern der Zeilen, die Kreise die der Spalten.',
      'Die Straßenkarten nennen sie. Die Nummern dieser Runde sind rot.',
    ],
    now: ({ own }) => streetsNow(own),
  },
  street: {
    title: ({ isRow }) => (isRow ? 'Straßenkarte mit einer Zeile' : 'Straßenkarte mit einer Spalte'),
    kind: ({ isRow }) => `Sagt, aus welcher ${isRow ? 'Zeile' : 'Spalte'} du ein Plättchen nimmst`,
    says: ({ isRow, tribunes }) => [
      `Du musst ein Plättchen aus dieser ${isRow ? 'Zeile' : 'Spalte'} deiner Colonia nehmen, solange dort eines liegt.`,
      `Für ${some(tribunes, 'tribune')} ignorierst du die Karte und nimmst irgendein Plättchen.`,
      'Wähle das Plättchen und die Karte, für die du es nimmst.',
    ],
    now: ({ own }) => streetsNow(own),
  },
  deck: {
    title: () => 'Übrige Straßenkarten',
    kind: () => 'Die Karten der nächsten Runden',
    says: ({ all: count }) => [
      `Es gibt ${count} Straßenkarten. In jeder Runde werden zwei gezogen, und keine kommt zurück.`,
    ],
    now: ({ own }) => (own === undefined ? undefined : `Noch ${own} sind übrig.`),
  },
  draft: {
    title: () => labels.draft,
    kind: () => 'Die Plättchen dieser Runde',
    says: ({ forBoth }) => [
      'Du nimmst zwei Plättchen, behältst eines und gibst das andere nach rechts weiter. Eines kommt von links.',
      `In deinem Zug nutzt du dein eigenes oder das erhaltene, oder beide für ${some(forBoth, 'tribune')}.`,
    ],
  },
  tile: {
    title: () => 'Verdecktes Plättchen',
    kind: () => 'Plättchen einer Colonia',
    says: () => [
      'Es zeigt Figuren und andere Güter oder einen Bürger. Was genau, siehst du erst, wenn du es nimmst.',
      'Ist es weg, kannst du auf seinem Grund bauen.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `In deiner Colonia liegen noch ${counted(own, TILE)}.`),
  },
  resources: {
    kind: () => 'Plättchen einer Colonia',
    says: ({ gain, forBoth }) => [
      `Nutzt du es in deinem Zug, bringt es sofort ${all(amounts(gain))}.`,
      `Du nutzt eines deiner beiden Plättchen, oder beide für ${some(forBoth, 'tribune')}.`,
      'Genutzt oder nicht: Ein eigenes wird ein Gesandter auf deinem Schiff, ein erhaltenes kommt in die Reserve.',
    ],
  },
  citizen: {
    kind: () => 'Plättchen einer Colonia',
    says: ({ rows }) => [
      `Nutzt du das Plättchen in deinem Zug, zieht der Bürger in Bürgerzeile ${any(rows.map(String))} ein und ist aktiv.`,
      'Nutzt du es nicht, wird ein eigenes ein Gesandter auf deinem Schiff, ein erhaltenes kommt in die Reserve.',
    ],
  },
  colonia: {
    title: () => 'Colonia',
    kind: ({ lines }) => `Die Stadt eines Spielers mit ${lines} Zeilen und ${lines} Spalten`,
    says: () => [
      'Auf ihr liegen Plättchen. Du nimmst sie Runde um Runde weg und baust auf dem Grund, der frei wird.',
      'In jeder Wertung bringen die Zeilen Siegpunkte für verschiedene graue Gebäude und freigelegte Baukräne für Bauwerke.',
    ],
    now: ({ tiles, built }) =>
      tiles === undefined || built === undefined
        ? undefined
        : `Du hast noch ${counted(tiles, TILE)} und schon ${counted(built, adjective('bebaut', n('Feld', 'Felder')))}.`,
  },
  temple: {
    title: () => 'Tempel',
    kind: () => 'Festes Feld einer Colonia',
    says: ({ all: count }) => [
      `Jede Colonia hat ${counted(count, m('Tempel'))}. Dort liegt nie ein Plättchen, und dort wird nie gebaut.`,
      'Manche Trajankarten verlangen Gebäude um einen Tempel.',
    ],
  },
  ground: {
    title: () => 'Freier Baugrund',
    kind: () => 'Feld einer Colonia',
    says: () => [
      'Das Plättchen, das hier lag, hast du genommen. Jetzt kannst du hier bauen.',
      'Ein Einzelbauplättchen braucht ein freies Feld, ein Doppelbauplättchen zwei, die sich an einer Seite berühren.',
    ],
    now: ({ own }) => have(own, adjective('frei', n('Feld', 'Felder'))),
  },
  crane: {
    title: () => 'Baukran',
    kind: () => 'In jeder Ecke einer, jeder in einer anderen Farbe',
    says: ({ factors }) => [
      'Du legst ihn frei, wenn du das Plättchen auf ihm nimmst. Er zählt einmal, in der nächsten Wertung.',
      `Jedes Bauwerk seiner Farbe bringt dann ${byCycle(factors)}.`,
      'Auf seiner Ecke wird nie gebaut.',
    ],
    now: ({ cycle, exposed, scored }) =>
      exposed === undefined || scored === undefined
        ? undefined
        : `Dies ist Durchgang ${roman(cycle)}. Du hast ${counted(exposed, adjective('freigelegt', m('Baukran', 'Baukräne')))} für die nächste Wertung, und ${scored} schon gewertet.`,
  },
  column: {
    kind: () => 'Graues Gebäude, kostet einen Baumeister',
    says: ({ values }) => [
      `Sie bringt sofort ${byCycle(values)}, und einen mehr je aktivem Bürger.`,
      'In Wertungen zählt sie als eines der verschiedenen grauen Gebäude ihrer Zeile.',
    ],
    now: ({ own, cycle, value }) =>
      own === undefined
        ? undefined
        : `Dies ist Durchgang ${roman(cycle)}: Eine Säule bringt ${value}, mit deinen aktiven Bürgern ${points(own)}.`,
  },
  gray: {
    kind: () => 'Graues Gebäude, kostet einen Baumeister',
    says: ({ gray, top }) => [
      `Baust du ${a(TRACKS[gray])}, rückt dein Marker auf die nächste von ${top} Stufen. Du nimmst ihre Prämie oder eine niedrigere.`,
      'In Wertungen zählt das Gebäude als eines der verschiedenen grauen seiner Zeile.',
    ],
    now: ({ own, top }) => (own === undefined ? undefined : `Dein Marker ist auf Stufe ${own} von ${top}.`),
  },
  structure: {
    kind: ({ color }) => `Kostet einen ${COLORS[color]}en Arbeiter`,
    says: ({ color }) => [
      `Wenn du es baust, darf ein Gesandter von deinem Schiff auf ein freies ${COLORS[color]}es Mosaikfeld.`,
      `Es bringt Siegpunkte, wenn der ${COLORS[color]}e Baukran gewertet wird, und viele Trajankarten verlangen Bauwerke.`,
    ],
    now: ({ own, color }) => have(own, colored(color, STRUCTURE)),
  },
  forum: {
    title: () => 'Forum',
    kind: () => 'Der Platz in Rom, den alle gemeinsam haben',
    says: ({ besideEagle, onEagle }) => [
      'Für jedes farbige Bauwerk, das du baust, darf einer deiner Gesandten auf ein Feld der gleichen Farbe.',
      `In Wertungen bringen Gesandte neben einem Adler ${points(besideEagle)} und auf ihm ${onEagle}, und deine größte Gruppe zählt.`,
    ],
    now: ({ own }) =>
      own === undefined
        ? undefined
        : `Du hast hier ${counted(own.all, ENVOY)}, davon ${own.largest} in deiner größten Gruppe.`,
  },
  eagle: {
    title: () => 'Adler',
    kind: () => 'Feld des Forums',
    says: ({ besideEagle, onEagle }) => [
      `In jeder Wertung bringt ein Gesandter neben einem Adler ${points(besideEagle)}, einer auf einem Adler ${points(onEagle)}.`,
      'Nur die Prämie eines grauen Gebäudes schickt einen Gesandten auf einen Adler.',
    ],
    now: ({ own }) =>
      own === undefined ? undefined : `Deine Gesandten bringen jetzt ${points(own.eagles)} durch Adler.`,
  },
  envoy: {
    title: () => 'Gesandter',
    kind: () => 'Plättchen vom Schiff eines Spielers',
    says: () => [
      'Er bleibt bis zum Spielende auf seinem Feld.',
      'In jeder Wertung bringt er Siegpunkte bei Adlern, und Gesandte eines Spielers, die sich berühren, sind eine Gruppe.',
    ],
    now: ({ own }) =>
      own === undefined
        ? undefined
        : `Du hast hier ${counted(own.all, ENVOY)}. Deine größte Gruppe hat ${own.largest} und bringt ${points(own.area)}.`,
  },
  square: {
    title: ({ color }) =>
      bare(adjective(COLORS[color].charAt(0).toUpperCase() + COLORS[color].slice(1), n('Mosaikfeld'))),
    kind: () => 'Feld des Forums',
    says: ({ color }) => [
      `Baust du ein ${COLORS[color]}es Bauwerk, darf ein Gesandter von deinem Schiff auf ein freies ${COLORS[color]}es Feld.`,
      `Ist eine ${COLORS[color]}e Farbfläche begonnen, müssen alle dort weiterlegen, bis sie voll ist.`,
      'Der letzte Gesandte einer Farbfläche bringt einen Flächenbonus.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `Du hast ${counted(own, ENVOY)} auf deinem Schiff.`),
  },
  bonuses: {
    title: () => 'Flächenbonus',
    kind: () => 'Für den letzten Gesandten einer Farbfläche',
    says: ({ bonuses }) => [
      `Er bringt sofort ${any(Object.entries(bonuses).map(([what, count]) => some(count, what)))}.`,
      'Eine Farbfläche sind alle Felder einer Farbe, die sich an einer Seite berühren. Wer sie füllt, wählt.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `Du nimmst ${own} auf einmal.`),
  },
  bonus: {
    title: ({ bonus, amount }) => `Flächenbonus: ${some(amount, bonus, 'nominative')}`,
    kind: () => 'Für den letzten Gesandten einer Farbfläche',
    says: ({ bonus, amount }) => [
      `Wer eine Farbfläche füllt, kann dies wählen und erhält sofort ${some(amount, bonus)}.`,
    ],
  },
  tracks: {
    title: () => labels.tracks,
    kind: () => 'Je eine Leiste für Bibliotheken, Basiliken und Märkte',
    says: () => [
      'Baust du eines davon, rückt dein Marker auf die nächste Stufe seiner Leiste.',
      'Du nimmst die Prämie dieser Stufe oder irgendeiner niedrigeren der gleichen Leiste, auch eine zum zweiten Mal.',
    ],
    now: ({ own }) => own && `Deine Marker: Bibliothek ${own.library}, Basilika ${own.basilica}, Markt ${own.market}.`,
  },
  start: {
    title: () => 'Anfang einer Leiste',
    kind: () => 'Marker, die noch nicht gerückt sind',
    says: ({ top }) => [
      `Dein erstes Gebäude dieser Art schiebt deinen Marker von hier auf die erste von ${top} Stufen.`,
    ],
  },
  benefit: {
    kind: ({ track }) => `Prämie für ${bare(TRACKS[track], 'accusative', true)}`,
    says: ({ track, level, benefit, onEagle }) => [
      `Du darfst sie nehmen, wenn du ${yourNth(level, TRACKS[track])} baust, oder später noch einmal statt einer höheren Prämie.`,
      benefitSays(benefit, onEagle),
    ],
    now: ({ own, track }) =>
      own === undefined
        ? undefined
        : `Dein Marker für ${bare(TRACKS[track], 'accusative', true)} ist auf Stufe ${own}.`,
  },
  end: {
    title: () => 'Neben der Trajanssäule',
    kind: () => 'Ende einer Prämienleiste',
    says: ({ top, values }) => [
      `Nach der Prämie von Stufe ${top} kommt dein Marker hierher und bringt Siegpunkte wie eine Säule.`,
      `Das sind ${byCycle(values)}, und einer mehr je aktivem Bürger.`,
      'Weitere Gebäude dieser Art bringen keine Prämie.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `Das bringt dir jetzt ${points(own)}.`),
  },
  trajan: {
    title: () => labels.trajan,
    kind: () => 'Aufträge für die Wertungen',
    says: ({ heads }) => [
      'Jede Karte zählt am Ende ihres Durchgangs: oben ein Muster aus Gebäuden, unten etwas zum Sammeln.',
      `Jeder erfüllte Auftrag bringt ${any(heads.map(String))} Siegpunkte, je nach deinem Schieber. Zweimal erfüllt zählt zweimal.`,
    ],
    now: ({ own }) => (own === undefined ? undefined : `Jeder Auftrag bringt dir jetzt ${points(own)}.`),
  },
  card: {
    kind: ({ round }) => `Zählt nach Runde ${round}`,
    says: ({ heads }) => [
      'Oberer Auftrag: das Muster aus Gebäuden in deiner Colonia. Unterer Auftrag: eine Sammlung, die du hast und behältst.',
      `Jeder erfüllte Auftrag bringt ${any(heads.map(String))} Siegpunkte, so oft du ihn erfüllst.`,
      'Muster müssen so liegen, wie sie gezeichnet sind, nicht gedreht. Ein Gebäude zählt nur in einem Muster.',
    ],
    now: ({ own }) =>
      own &&
      `Jetzt hast du das Muster ${own.building}× und die Sammlung ${own.collecting}×, je ${points(own.head)} wert.`,
  },
  none: {
    title: () => labels.noCard,
    kind: () => 'Durchgang ohne Karte',
    says: ({ round }) => [`Diese Partie hat nur eine Trajankarte, die nach Runde ${round} zählt.`],
  },
  buildings: {
    title: () => labels.buildings,
    kind: () => 'Was du in deinem Zug bauen kannst',
    says: ({ perTurn }) => [
      `In deinem Zug darfst du ${counted(perTurn, BUILDING_TILE)} auf freien Baugrund legen, einzeln oder doppelt.`,
      'Jedes graue Gebäude kostet einen Baumeister, jedes farbige Bauwerk einen Arbeiter seiner Farbe.',
    ],
  },
  option: {
    kind: ({ cells }) => (cells === 1 ? 'Einzelbauplättchen' : 'Doppelbauplättchen'),
    says: ({ gray, color, cells, cost, value, left }) => [
      `Es kostet ${all(amounts(cost))} und braucht ${cells === 1 ? 'ein freies Feld' : `${inLetters(cells)} freie Felder nebeneinander`}.`,
      [
        ...(gray === undefined
          ? []
          : [
              gray === 'column'
                ? `Die Säule bringt in diesem Durchgang ${points(value)}, und einen mehr je aktivem Bürger.`
                : `Für ${the(TRACKS[gray])} rückt dein Marker, und du nimmst eine Prämie.`,
            ]),
        ...(color === undefined || (cells === 1 && gray !== undefined)
          ? []
          : [
              `${gray === undefined && cells > 1 ? 'Je Bauwerk' : 'Für das Bauwerk'} darf ein Gesandter auf ein ${COLORS[color]}es Feld.`,
            ]),
      ].join(' '),
      ...(left === undefined ? [] : [`Davon sind noch ${left} übrig, beide Seiten zusammengezählt.`]),
    ],
    now: ({ own, cost }) =>
      own && `Du hast ${all(Object.keys(cost).map((what) => some(own[what as keyof typeof own], what)))}.`,
  },
  actions: {
    title: () => 'Bauaktionen',
    kind: () => 'Plättchen, die in diesem Zug gebaut werden können',
    says: ({ perTurn }) => [`In jedem Zug darfst du ${counted(perTurn, BUILDING_TILE)} bauen, einzeln oder doppelt.`],
    now: ({ own }) =>
      own === undefined ? undefined : `In diesem Zug darfst du noch ${counted(own, BUILDING_TILE)} bauen.`,
  },
  exchange: {
    title: () => labels.exchange,
    kind: () => 'Was du in deinem Zug tauschen kannst',
    says: () => [
      'Du darfst vor und nach dem Bauen Figuren tauschen, auch wenn du nichts baust.',
      'Wo der Name eines Bürgers steht, brauchst du einen aktiven Bürger dieser Zeile.',
    ],
  },
  recolor: {
    title: () => 'Arbeiter umfärben',
    kind: () => 'Tausch',
    says: () => [
      'Du gibst einen Assistenten und einen Arbeiter und erhältst einen Arbeiter anderer Farbe. Wähle beide Farben.',
      'Das darfst du so oft, wie du Assistenten hast.',
    ],
    now: ({ own }) => held(own, 'assistant'),
  },
  trade: {
    title: () => 'Arbeiter zu Baumeister',
    kind: () => 'Tausch',
    says: ({ workers }) => [
      `Du gibst ${counted(workers, WORKER)} der gleichen Farbe und erhältst einen Baumeister. Das darfst du, so oft du kannst.`,
    ],
  },
  figures: {
    title: () => 'Figuren',
    kind: () => 'Womit ein Spieler bezahlt',
    says: ({ start }) => [
      'Damit bezahlst du Gebäude, Bürger und mehr, und alle dürfen sie sehen.',
      `Alle beginnen mit ${all(Object.entries<number>(start).flatMap(([what, count]) => (count > 0 ? [some(count, what, 'dative')] : [])))} und einem Arbeiter, jeder in einer anderen Farbe.`,
    ],
  },
  ship: {
    title: () => 'Gesandte auf dem Schiff',
    kind: () => 'Eigene Plättchen, die aufs Forum können',
    says: () => [
      'Hierher kommt in jeder Runde dein eigenes Plättchen, genutzt oder nicht, außer einem Bürger, den du nutzt.',
      'Wenn du ein farbiges Bauwerk baust, darf ein Gesandter vom Schiff aufs Forum.',
    ],
    now: ({ own }) => have(own, ENVOY),
  },
  reserve: {
    title: () => labels.reserve,
    kind: () => 'Erhaltene Plättchen',
    says: () => [
      'Hier liegen erhaltene Plättchen nach deinem Zug, genutzt oder nicht, außer Bürgern, die du nutzt.',
      'Erhältst du in einer Runde nichts, darfst du eines davon nehmen und nutzen. Gesandte werden sie nie.',
    ],
    now: ({ own }) => (own === undefined ? undefined : `Du hast hier ${counted(own, TILE)}.`),
  },
  river: {
    title: () => labels.leftover,
    kind: () => 'Das Plättchen, das übrig blieb',
    says: () => [
      'Als alle Felder der Colonia ihr Plättchen hatten, blieb dieses übrig. Es spielt nicht mit.',
      'Es liegt am Fluss der Colonia. Nur sein Besitzer kennt es und weiß darum, welche Plättchen noch verdeckt liegen.',
    ],
  },
  prestige: {
    title: () => 'Prestigeleiste mit Schieber',
    kind: () => 'Was deine größte Gruppe von Gesandten und deine Aufträge bringen',
    says: ({ heads }) => [
      'In jeder Wertung bringt deine größte Gruppe von Gesandten die rote Zahl über ihrer Größe auf dem Schieber.',
      `Das goldene Feld sagt, was jeder Auftrag einer Trajankarte bringt: ${any(heads.map(String))} Siegpunkte.`,
      'Aufwertungen bewegen den Schieber nach rechts, zu größeren Zahlen.',
    ],
    now: ({ own, head }) =>
      own === undefined || head === undefined
        ? undefined
        : `Deine größte Gruppe mit ${own.largest} bringt jetzt ${points(own.area)}, jeder Auftrag ${points(head)}.`,
  },
  decline: {
    title: () => 'Verzichten',
    kind: () => 'Wahl',
    says: ({ ask }) => [
      ask === 'benefit'
        ? 'Du nimmst keine Prämie. Dein Marker ist trotzdem gerückt.'
        : ask === 'envoy'
          ? 'Du schickst keinen Gesandten. Er bleibt für ein späteres Bauwerk auf deinem Schiff.'
          : 'Du nimmst nichts, und das Spiel geht weiter.',
    ],
  },
  done: {
    title: () => labels.done,
    kind: () => 'Wahl',
    says: () => ['Du bezahlst für die gewählten Zeilen. Die Bürger in allen anderen werden inaktiv.'],
  },
  endTurn: {
    title: () => 'Zug beenden',
    kind: () => 'Wahl',
    says: () => ['Dein Zug ist vorbei. Nicht genutzte Bauaktionen und Tauschmöglichkeiten verfallen.'],
  },
  forgo: {
    title: () => 'Kein Plättchen',
    kind: () => 'Wahl',
    says: ({ tribunes }) => [
      'In dieser Straße liegt keines deiner Plättchen mehr, also nimmst du für ihre Karte keines.',
      `Für ${some(tribunes, 'tribune')} könntest du stattdessen irgendein Plättchen nehmen.`,
    ],
  },
  passNone: {
    title: () => 'Nichts weitergeben',
    kind: () => 'Wahl',
    says: () => ['Du hast weniger als zwei Plättchen genommen, also behältst du sie und gibst nichts weiter.'],
  },
  payNone: {
    title: () => 'Für keine Bürger bezahlen',
    kind: () => 'Wahl',
    says: ({ perRow }) => [
      'Alle deine Bürger bleiben liegen, werden aber inaktiv, bis du für sie bezahlst oder ein zweiter in die Zeile kommt.',
      `Jede Bürgerzeile kostet ${some(perRow, 'coin')}. Du behältst dein Geld.`,
    ],
  },
  both: {
    title: ({ isOwnFirst }) => (isOwnFirst ? 'Zuerst das eigene Plättchen' : 'Zuerst das erhaltene Plättchen'),
    kind: () => 'Wahl',
    says: ({ tribunes, isOwnFirst }) => [
      `Du bezahlst ${some(tribunes, 'tribune')} und nutzt beide Plättchen, zuerst das ${isOwnFirst ? 'eigene' : 'erhaltene'}.`,
      'Es wird ganz ausgeführt, bevor das andere drankommt.',
    ],
  },
};

/** The explanations of Forum Trajanum in German, for `engine` and its box. */
export const about = (engine: Engine<ForumTrajanum>): Explain<ForumTrajanum> =>
  explaining(topicsOf(engine), clauses, texts, words(engine));
