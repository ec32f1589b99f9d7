/** Explanations of the things in the pictures of City of Rome, in German. */
import type { CityOfRome, Countable, PublicColor, SymbolId } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { type Case, counted, f, m, n, und } from '@ludi-romani/core/words/de';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { COUNTED } from '../counted-de';
import { words } from '../de';
import { type Card, clauses, type Held, type Topics, topicOf } from './topics';

/** What a temple counts, after the number of them. */
const QUALIFIED: Partial<Readonly<Record<Countable, string>>> = {
  card: ' in der Stadt',
  star: ' in der Stadt',
  'residence-2': ' mit Wert 2',
  'residence-3': ' mit Wert 3',
  'residence-4': ' mit Wert 4',
  'public-color': ' öffentlicher Gebäude',
};
/** What a temple counts, more exactly. */
const COUNTS: Readonly<Record<Countable, (colors: readonly PublicColor[]) => string>> = {
  card: () => 'Ersetzte Gebäude zählen nicht: Ein Aquädukt auf einem Gebäude macht es also schwerer.',
  star: () => 'Sterne stehen auf einigen Spezialgebäuden aus Stapel I, auch auf diesem Tempel.',
  temple: () => 'Dieser Tempel selbst zählt mit.',
  production: () => 'Das sind alle Höfe und das Weingut; der Hof vom Anfang zählt mit.',
  'residence-2': () => 'Luxus-Wohnhäuser und das Wohnhaus vom Anfang zählen mit.',
  'residence-3': () => 'Luxus-Wohnhäuser mit diesem Wert zählen mit.',
  'residence-4': () => 'Luxus-Wohnhäuser mit diesem Wert zählen mit.',
  'public-color': (colors) =>
    `Die Farben sind ${list(colors.map((one) => COLORS[one]))}; besondere öffentliche Gebäude haben sie auch.`,
  coin: () => 'Die Punkte für die Münzen selbst bekommst du trotzdem.',
};
const COLORS: Readonly<Record<PublicColor, string>> = { green: 'Grün', red: 'Rot', yellow: 'Gelb', blue: 'Blau' };
const SYMBOLS: Readonly<Record<SymbolId, string>> = { brick: 'einem Ziegel', cog: 'einem Zahnrad' };

const COIN = f('Münze', 'Münzen');
const BRICK = m('Ziegel');
const COG = n('Zahnrad', 'Zahnräder');
const CARD = f('Karte', 'Karten');
const TOKEN = m('Einflussmarker');
const BRICK_TOKEN = m('Ziegelmarker');
const BUILDING = n('Gebäude');
const RESIDENCE = n('Wohnhaus', 'Wohnhäuser');
const AQUEDUCT = n('Aquädukt', 'Aquädukte');

const list = (parts: readonly (string | number)[]): string => text(und(parts.map(String)));
const coins = (count: number, wanted?: Case): string => counted(count, COIN, wanted);
const cogs = (count: number): string => counted(count, COG);
const cards = (count: number): string => counted(count, CARD);
const things = (count: number, what: Countable, wanted?: Case): string =>
  `${counted(count, COUNTED[what], wanted)}${QUALIFIED[what] ?? ''}`;
const goods = (b: number, c: number): string =>
  list([...(b > 0 ? [counted(b, BRICK)] : []), ...(c > 0 ? [cogs(c)] : [])]);
const vp = (count: number): string => `${count} SP`;
const has = ({ isOwn }: Held): string => (isOwn ? 'Du hast' : 'Dieser Spieler hat');
const lie = (count: number): string => (count === 1 ? 'liegt' : 'liegen');
const more = (bonus: number): string => (bonus > 0 ? `, plus ${bonus}` : '');

/** What a building costs, and what its stars bring. In a city, the price no longer matters. */
function price({ cost, stars }: Card): string[] {
  const shine =
    stars === 0
      ? ''
      : `${counted(stars, COUNTED.star)} ${stars === 1 ? 'bringt' : 'bringen'} beim Bauen ${counted(stars, TOKEN)}`;
  if (cost === null) return shine === '' ? [] : [`${shine}.`];
  return [`Der Bau kostet ${counted(cost, BRICK)}${shine && `; ${shine}`}.`];
}
const aqueducts = (points: readonly number[]): string =>
  `${list(points.map((_, i) => i + 1))} Aquädukte in einer Stadt sind am Ende ${list(points)} SP wert.`;
const area = (value: number): string =>
  `Wohnhäuser mit Wert ${value}, die sich berühren, sind ein Gebiet: je ${vp(value)}, mal der Zahl der Farben öffentlicher Gebäude daneben.`;
const color = (name: PublicColor): string => `Öffentliches Gebäude, Farbe ${COLORS[name]}`;
const multiplies = (name: PublicColor): string =>
  `Gibt Wohngebieten daneben die Farbe ${COLORS[name]}: mehr Farben, mehr Punkte.`;
const hasColor = ({ color: name, has: isThere }: Topics['market']): string | undefined =>
  isThere === null
    ? undefined
    : isThere
      ? `In deiner Stadt steht ein öffentliches Gebäude in ${COLORS[name]}.`
      : `In deiner Stadt steht noch kein öffentliches Gebäude in ${COLORS[name]}.`;
const rivals = ({ own, best }: { readonly own: number; readonly best: number }): string =>
  `Du hast ${counted(own, TOKEN)}, von den anderen hat niemand mehr als ${best}.`;

const texts: AboutTexts<Topics> = {
  game: {
    title: () => 'City of Rome',
    kind: () => 'Das Spiel',
    says: ({ rounds, turns, side }) => [
      `Alle bauen eine Stadt aus höchstens ${side} Reihen und ${side} Spalten.`,
      `In jeder der ${rounds} Runden hast du ${counted(turns, m('Zug', 'Züge'))}: Nimm ein Gebäude, dann baue und produziere.`,
      'Nach der letzten Runde gewinnen die meisten Siegpunkte (SP).',
    ],
    now: ({ round, rounds }) =>
      round === null
        ? undefined
        : round === 0
          ? 'Ihr sucht gerade eure Startkarten aus.'
          : `Es läuft Runde ${round} von ${rounds}.`,
  },
  player: {
    title: () => 'Spieler',
    kind: () => 'Name und Punkte',
    says: () => [
      'Die Baumeister und die Stadt des Spielers haben dieselbe Farbe und dasselbe Zeichen.',
      'Ein goldener Rahmen zeigt, wer handeln muss.',
    ],
    now: ({ acting }) =>
      acting === null ? undefined : acting === 'own' ? 'Du musst jetzt handeln.' : 'Jemand anders handelt gerade.',
  },
  points: {
    title: () => 'Siegpunkte (SP)',
    kind: () => 'Der Punktestand',
    says: ({ coin }) => [
      'So viele Punkte hätte der Spieler, wenn das Spiel jetzt zu Ende wäre.',
      `Punkte bringen Wohnhäuser, Aquädukte, Tempel und Einfluss, und jede Münze, die du hast, bringt ${vp(coin)}.`,
      'Am Ende gewinnen die meisten Punkte; bei Gleichstand mehr Einfluss, dann mehr Münzen.',
    ],
    now: ({ compared }) =>
      compared === null
        ? undefined
        : `Du hast ${vp(compared.own)}, von den anderen hat niemand mehr als ${compared.best}.`,
  },
  coins: {
    title: () => 'Münzen',
    kind: () => 'Geld',
    says: ({ start, brick, cog, points }) => [
      `Sie ersetzen, was dir fehlt: Ein Ziegel kostet ${coins(brick)}, ein Zahnrad ${coins(cog)}.`,
      `Alle beginnen mit ${coins(start, 'dative')}; Höfe und Märkte bringen mehr.`,
      `Am Ende ist jede Münze ${vp(points)} wert.`,
    ],
    now: ({ own }) => (own === null ? undefined : `Du hast ${coins(own)}.`),
  },
  influence: {
    title: () => 'Einfluss',
    kind: () => 'Einflussmarker',
    says: ({ perPoint }) => [
      'Arenen, Schafhöfe und Sterne auf Gebäuden bringen Einflussmarker.',
      'Wer am Ende einer Runde allein die meisten hat, gewinnt die Einflusskarten auf dem Tisch und gibt alle Marker ab.',
      `Am Ende des Spiels bekommst du für je ${counted(perPoint, m('Marker'))} 1 SP.`,
    ],
    now: ({ compared }) => (compared === null ? undefined : rivals(compared)),
  },
  built: {
    title: () => 'Gebäude in der Stadt',
    kind: () => 'Wie viel gebaut ist',
    says: ({ side, start }) => [
      `Eine Stadt beginnt mit ${counted(start, BUILDING, 'dative')} und hat Platz für ${side ** 2}: ${side} Reihen zu ${side}.`,
    ],
    now: ({ own, side }) => (own === null ? undefined : `Du hast ${own} von ${side ** 2}.`),
  },
  strip: {
    title: () => 'Aktionsstreifen',
    kind: () => 'Wer wann handelt, und mit wie viel',
    says: ({ emissaries }) => [
      `Zu Beginn einer Runde setzen alle reihum ${counted(emissaries, m('Baumeister'))} hierher.`,
      'Dann handeln die Baumeister, der am nächsten beim Kaiser zuerst.',
      'Jeder hat alles von seinem Feld und den Feldern davor: früh aussuchen oder viel haben.',
    ],
    now: ({ own }) =>
      own === null
        ? undefined
        : own.length === 0
          ? 'Du hast keinen Baumeister auf dem Streifen.'
          : `Du hast einen Baumeister auf Feld ${list(own)}.`,
  },
  emperor: {
    title: () => 'Der Kaiser',
    kind: () => 'Der Anfang des Streifens',
    says: ({ bricks, cogs: c }) => [
      'Wer ihm am nächsten steht, handelt zuerst und hat am wenigsten.',
      `Ein Baumeister auf dem letzten Feld hat alles: ${goods(bricks, c)}.`,
    ],
  },
  field: {
    title: ({ field }) => `Feld ${field}`,
    kind: ({ symbol }) => `Feld des Streifens${symbol === undefined ? '' : `, mit ${SYMBOLS[symbol]}`}`,
    says: ({ symbol, bricks, cogs: c }) =>
      symbol === undefined
        ? ['Hier stehen die Baumeister in den Runden des Spiels, die nach den Startkarten beginnen.']
        : [
            `Von hier aus hast du im Zug ${goods(bricks, c)}: alles vom Kaiser bis zu diesem Feld.`,
            'Wer näher beim Kaiser steht, handelt früher.',
          ],
    now: ({ standing }) =>
      standing === null
        ? undefined
        : { own: 'Dein Baumeister ist hier.', other: 'Ein anderer Spieler ist hier.', free: 'Das Feld ist frei.' }[
            standing
          ],
  },
  brick: {
    title: () => 'Ziegel',
    kind: () => 'Zum Bauen',
    says: ({ coins: count }) => [
      'Mit ihnen bezahlst du ein Gebäude; dein Feld auf dem Streifen sagt, wie viele du in einem Zug hast.',
      `Ein fehlender Ziegel kostet ${coins(count)} oder einen Ziegelmarker von einem Hof.`,
      'Was du in einem Zug nicht verwendest, verfällt.',
    ],
  },
  cog: {
    title: () => 'Zahnräder',
    kind: () => 'Zum Produzieren',
    says: ({ coins: count, needed }) => [
      `Für ${cogs(needed)} produzieren alle deine Produktionsgebäude, einmal je Zug.`,
      `Ein fehlendes Zahnrad kostet ${coins(count)}.`,
      'Was du in einem Zug nicht verwendest, verfällt.',
    ],
  },
  offer: {
    title: () => 'Angebot',
    kind: () => 'Gebäude zum Nehmen',
    says: ({ each, left }) => [
      'Zu Beginn jedes Zuges nimmst du von hier eine Karte auf die Hand, kostenlos.',
      `Jede Runde beginnt mit ${each} ${each === 1 ? 'neuen Karte' : 'neuen Karten'} von jedem Stapel.`,
      `Für diese Runde ${left === 1 ? 'ist' : 'sind'} noch ${cards(left)} da.`,
    ],
  },
  deck: {
    title: ({ deck }) => `Stapel ${deck}`,
    kind: () => 'Verdeckte Gebäude',
    says: ({ deck, each, left }) => [
      `Seine Karten haben (${deck}) hinter dem Namen.`,
      `In jeder Runde ${each === 1 ? 'kommt' : 'kommen'} ${cards(each)} davon ins Angebot. Auch Schulen ziehen davon.`,
      `Der Stapel hat noch ${cards(left)}.`,
    ],
  },
  specials: {
    title: ({ deck }) => `Stapel ${deck}`,
    kind: () => 'Verdeckte Spezialgebäude',
    says: ({ deck, each, left, influence }) => [
      `Seine Gebäude haben (${deck}) hinter dem Namen und sind stärker als andere. In jeder Runde ${each === 1 ? 'kommt' : 'kommen'} ${each} davon ins Angebot.`,
      ...(influence.length === 0
        ? []
        : [
            `Dazwischen liegen Einflusskarten: ${list(
              influence.map(({ value, after }) => `${vp(value)} nach ${counted(after, CARD, 'dative')}`),
            )}.`,
          ]),
      `Der Stapel hat noch ${counted(left, BUILDING)}.`,
    ],
  },
  'influence-next': {
    title: () => 'Ausliegende Einflusskarten',
    kind: () => 'Punkte, um die es in dieser Runde geht',
    says: ({ values }) => [
      `Wer am Ende der Runde allein die meisten Einflussmarker hat, gewinnt sie: ${list(values.map(vp))}.`,
      'Dafür gibt der Gewinner alle seine Marker ab.',
      'Bei Gleichstand bleiben die Karten für die nächste Runde liegen.',
    ],
    now: ({ compared }) => (compared === null ? undefined : rivals(compared)),
  },
  'influence-won': {
    title: () => 'Einflusskarten',
    kind: () => 'Punkte am Ende',
    says: () => [
      'Sie gehen an den Spieler, der am Ende einer Runde allein die meisten Einflussmarker hat.',
      'Jede ist so viele Punkte wert, wie auf ihr stehen.',
    ],
    now: ({ own }) => (own === null ? undefined : `Du hast Einflusskarten für ${vp(own)}.`),
  },
  hand: {
    title: () => 'Handkarten',
    kind: () => 'Gebäude, die noch nicht gebaut sind',
    says: () => [
      'In jedem Zug nimmst du eine Karte und darfst eine bauen, für Ziegel. Du darfst beliebig viele behalten.',
      'Die Startkarte und Karten aus Schulen sind geheim, bis du sie baust: Dann sehen sie alle, und das lässt sich nicht rückgängig machen.',
      'Karten, die am Ende noch auf der Hand sind, sind nichts wert.',
    ],
    now: ({ own }) => (own === null ? undefined : `Du hast ${cards(own)} auf der Hand.`),
  },
  packet: {
    title: () => 'Karten zur Wahl',
    kind: () => 'Wahl der Startkarte',
    says: ({ count }) => [
      `Behalte eine dieser ${cards(count)} als erste Karte auf deiner Hand und gib den Rest weiter.`,
    ],
  },
  drawn: {
    title: () => 'Gezogene Karten',
    kind: () => 'Auswahl einer Schule',
    says: ({ count }) => [
      'Eine Schule zieht Karten: Behalte eine davon auf der Hand.',
      `Der Rest kommt in der Reihenfolge deiner Wahl unter den Stapel; jetzt entscheidest du über ${cards(count)}.`,
    ],
  },
  hidden: {
    title: ({ deck }) => `Karte aus Stapel ${deck}`,
    kind: () => 'Geheime Karte',
    says: () => [
      'Nur ihr Besitzer kennt sie: Sie ist die Startkarte oder kommt aus einer Schule.',
      'Alle sehen sie, wenn sie gebaut wird.',
    ],
  },
  city: {
    title: () => 'Stadt',
    kind: () => 'Wo ein Spieler baut',
    says: ({ side, start }) => [
      `Sie wächst von den ersten ${counted(start, BUILDING, 'dative')} auf höchstens ${side} Reihen und ${side} Spalten.`,
      'Ein neues Gebäude muss an ein anderes grenzen: links, rechts, oben oder unten.',
      'Gebäude bleiben liegen; nur ein Aquädukt darf eines ersetzen.',
    ],
  },
  plot: {
    title: () => 'Freier Platz',
    kind: () => 'Platz für ein Gebäude',
    says: ({ neighbors, side }) =>
      neighbors === 0
        ? ['Ein Gebäude muss an ein anderes grenzen, deshalb kann hier noch nichts gebaut werden.']
        : [
            `Daneben ${lie(neighbors)} ${counted(neighbors, BUILDING)}: links, rechts, darüber oder darunter.`,
            'Märkte, Arenen, Schulen und Thermen bringen mehr, wenn mehr Gebäude daneben liegen.',
            `Schmale Plätze am Rand sind Plätze wie andere: Die Stadt wächst dorthin, bis sie ${side} Reihen und ${side} Spalten hat.`,
          ],
  },
  temples: {
    title: () => 'Tempel',
    kind: () => 'Punkte am Ende',
    says: () => [
      'Jeder Tempel zählt etwas anderes, zum Beispiel Sterne, Wohnhäuser, Münzen oder andere Tempel.',
      'Manche bringen Punkte für jedes Stück, andere einmal, wenn du genug davon hast.',
    ],
    now: ({ own }) => (own === null ? undefined : `Du hast Tempel für ${vp(own)}.`),
  },
  production: {
    kind: () => 'Produktionsgebäude',
    says: (card) => {
      const { coins: c, influence, bricks: b, cogs: needed, mayBeLeftOut } = card;
      const brings = [
        ...(c > 0 ? [coins(c)] : []),
        ...(influence > 0 ? [counted(influence, TOKEN)] : []),
        ...(b > 0 ? [counted(b, BRICK_TOKEN)] : []),
      ];
      return [
        `Du darfst einmal je Zug für ${cogs(needed)} produzieren. Dann bringt dieses Gebäude ${list(brings) || 'nichts'}.`,
        ...(b > 0
          ? [`Der Marker liegt darauf, bis du ihn beim Bauen als Ziegel ausgibst; Platz ist nur für ${b}.`]
          : []),
        ...(mayBeLeftOut ? ['Du darfst es auslassen, bevor du produzierst.'] : price(card)),
      ];
    },
    now: ({ tokens }) => (tokens === null ? undefined : `Darauf ${lie(tokens)} ${counted(tokens, BRICK_TOKEN)}.`),
  },
  residence: {
    kind: ({ value }) => `Wohnhaus mit Wert ${value}, zählt am Ende`,
    says: (card) => [
      area(card.value),
      'Ohne öffentliche Gebäude daneben ist es nichts wert. Dazu kommen die Punkte der besten Therme daneben.',
      ...price(card),
    ],
    now: ({ value, area: found, held }) =>
      found !== null
        ? `Dieses Gebiet hat ${counted(found.residences, RESIDENCE)} und daneben ${counted(found.colors, COUNTED['public-color'])}${
            found.baths > 0 ? `, dazu ${vp(found.baths)} der besten Therme` : ''
          }: ${vp(found.points)}.`
        : held === null
          ? undefined
          : `Du hast ${counted(held.count, RESIDENCE)} mit Wert ${value}, für ${vp(held.points)}.`,
  },
  market: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `Wenn du das Gebäude baust, bekommst du 1 Münze für jedes Gebäude daneben${more(card.bonus)}.`,
      multiplies(card.color),
      ...price(card),
    ],
    now: hasColor,
  },
  arena: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `Wenn du das Gebäude baust, bekommst du 1 Einflussmarker für jedes Gebäude daneben${more(card.bonus)}.`,
      multiplies(card.color),
      ...price(card),
    ],
    now: hasColor,
  },
  school: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `Wenn du sie baust, ziehst du 1 Karte für jedes Gebäude daneben${more(card.bonus)}, von Stapel ${card.decks.join(' oder ')}, und behältst eine.`,
      multiplies(card.color),
      ...price(card),
    ],
    now: hasColor,
  },
  baths: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `Wenn du sie baust, bekommt sie 1 SP für jedes Gebäude daneben${more(card.bonus)}.`,
      `Am Ende bekommt jedes Wohngebiet daneben die Farbe ${COLORS[card.color]} und diese SP, aber nur von seiner besten Therme.`,
      ...price(card),
    ],
    now: (card) =>
      card.tokens === null
        ? hasColor(card)
        : `Darauf ${lie(card.tokens)} ${vp(card.tokens)} für jedes Wohngebiet daneben.`,
  },
  aqueduct: {
    kind: () => 'Gebäude, das ein anderes ersetzen darf',
    says: (card) => [
      aqueducts(card.points),
      `Nur eines je Reihe und Spalte. Es darf jedes deiner Gebäude ersetzen${card.isReplaced ? '' : ', nur kein Aquädukt'}.`,
      ...price(card),
    ],
    now: ({ held }) =>
      held === null ? undefined : `${has(held)} ${counted(held.count, AQUEDUCT)}, für ${vp(held.points)}.`,
  },
  condition: {
    kind: () => 'Tempel, zählt am Ende',
    says: (card) => [
      `Er ist am Ende ${vp(card.points)} wert, wenn du mindestens ${things(card.atLeast, card.count)} hast.`,
      COUNTS[card.count](card.colors),
      ...price(card),
    ],
    now: ({ held, atLeast }) => (held === null ? undefined : `${has(held)} ${held.count} von ${atLeast}.`),
  },
  counting: {
    kind: () => 'Tempel, zählt am Ende',
    says: (card) => {
      const each = card.each === 1 ? things(1, card.count).slice(2) : things(card.each, card.count);
      return [`Er ist am Ende ${vp(card.points)} je ${each} wert.`, COUNTS[card.count]([]), ...price(card)];
    },
    now: ({ held, count, cost }) =>
      held === null
        ? undefined
        : `${cost !== null && (count === 'star' || count === 'temple') ? 'Ohne diesen hast du' : has(held)} ${things(held.count, count)}: ${vp(held.points)}.`,
  },
  produce: {
    title: () => 'Produzieren',
    kind: () => 'Aktion',
    says: ({ cogs: needed, coin }) => [
      `Für ${cogs(needed)} produzieren alle deine Produktionsgebäude, einmal je Zug.`,
      `Jedes fehlende Zahnrad kostet ${coins(coin)}.`,
    ],
    now: ({ cogs: needed, free, coins: paid }) =>
      free === null || paid === null
        ? undefined
        : `Dein Feld gibt ${free} von ${needed}, also zahlst du ${coins(paid)}.`,
  },
  'end-turn': {
    title: () => 'Zug beenden',
    kind: () => 'Aktion',
    says: ({ built, produced }) => [
      'Ziegel und Zahnräder, die du nicht verwendet hast, verfallen. Dann handelt der nächste Baumeister.',
      built
        ? 'Gebaut hast du schon; vorher darfst du noch produzieren.'
        : produced
          ? 'Produziert hast du schon; vorher darfst du noch bauen.'
          : 'Du musst weder bauen noch produzieren: Tu, was du bezahlen kannst und möchtest.',
    ],
  },
  done: {
    title: () => 'Fertig',
    kind: () => 'Schaltfläche',
    says: () => ['Bezahlt mit den gewählten Ziegelmarkern; für Ziegel, die noch fehlen, zahlst du Münzen.'],
  },
};

/** Returns the explanations of the things in pictures of `engine`, in German. */
export const about = (engine: Engine<CityOfRome>): Explain<CityOfRome> =>
  explaining(topicOf(engine), clauses, texts, words(engine));
