/** What the things in the pictures of Aquileia are and do, in German. */
import type { Aquileia, Coins, Cost } from '@ludi-romani/aquileia';
import type { SlavePayment } from '@ludi-romani/aquileia/queries';
import type { Engine } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { adjective, type Case, counted, f, m, n, und } from '@ludi-romani/core/words/de';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { labels, words } from '../de';
import { clauses, coinsIn, type Holder, type Topics, topicOf } from './topics';

const POINT = m('Punkt', 'Punkte');
const DIE = m('Würfel');
const CARD = f('Karte', 'Karten');
const HENCHMAN = m('Gefolgsmann', 'Gefolgsleute');
const BUILDING = n('Gebäude');
const SLAVE = m('Sklave', 'Sklaven', 'Sklaven');
const SLAVE_CARD = f('Sklavenkarte', 'Sklavenkarten');
const SUCH_CARD = adjective('solch', CARD);
const SUCH_COIN = adjective('solch', f('Münze', 'Münzen'));
const EQUI_CARD = f('Waffen- oder Pferdekarte', 'Waffen- oder Pferdekarten');
const HOUSE = n('Haus', 'Häuser');
const BLUE_DIE = adjective('blau', DIE);
const RED_DIE = adjective('rot', DIE);

const list = (parts: readonly (string | number)[]): string => text(und(parts.map(String))) || 'nichts';
const coins = (some: Coins): string => list(coinsIn(some, labels.coins));
const points = (count: number): string => counted(count, POINT);
const dice = (count: number, wanted?: Case): string => counted(count, DIE, wanted);
const cardsIn = (count: number): string => counted(count, CARD);
const henchmen = (count: number): string => counted(count, HENCHMAN);
const price = (cost: Cost, wanted?: Case): string[] => [
  ...coinsIn(cost, labels.coins),
  ...(cost.slaves > 0 ? [counted(cost.slaves, SLAVE, wanted)] : []),
];
const paid = ({ points: count, coins: some }: Pick<Topics['earner'], 'points' | 'coins'>): string =>
  list([...(count > 0 ? [points(count)] : []), ...coinsIn(some, labels.coins)]);

const standing = (holder: Holder | undefined): string | undefined =>
  holder === 'you'
    ? 'Hier steht dein Gefolgsmann.'
    : holder === 'other'
      ? 'In dieser Runde steht hier schon jemand anders.'
      : holder && 'Das Feld ist frei.';
const here = (own: number | undefined): string | undefined => (own ? `Du hast hier ${henchmen(own)}.` : undefined);
const purse = (own: Coins | undefined): string | undefined =>
  own && `Du hast ${coinsIn(own, labels.coins).length > 0 ? coins(own) : 'keine Münzen'}.`;
const havingCards = (own: number | undefined): string | undefined => (own ? `Du hast ${own} davon.` : undefined);

/** Where the viewer stands with a building site. */
function building({ holder, missing }: Pick<Topics['earner'], 'holder' | 'missing'>): string | undefined {
  if (holder === 'you') return 'Es gehört dir.';
  if (holder === 'other') return 'Hier hat schon jemand anders gebaut.';
  if (missing === undefined) return undefined;
  const lacking = price(missing, 'nominative');
  return lacking.length === 0 ? 'Du hast alles, was es kostet.' : `Zum Bauen fehlt dir noch: ${list(lacking)}.`;
}

const button = (name: string, ...says: readonly string[]) => ({
  title: () => name,
  kind: () => 'Auswahl',
  says: () => says,
});

const textsOf = (title: (id: string) => string): AboutTexts<Topics> => ({
  game: {
    title: () => 'Aquileia',
    kind: () => 'Das Spiel',
    says: ({ rounds }) => [
      'Du gehörst zu den Reichen von Aquileia und schickst deine Gefolgsleute in die ganze Stadt.',
      'In jeder Runde setzen zuerst alle ihre Gefolgsleute, dann handeln die Orte von I bis VI.',
      `Wer nach ${counted(rounds, f('Runde', 'Runden'), 'dative')} die meisten Punkte hat, gewinnt.`,
    ],
    now: ({ own }) => (own === undefined ? own : `Es läuft Runde ${own}.`),
  },
  player: {
    title: () => 'Mitspieler',
    kind: () => 'Punkte, Münzen, Karten, Gefolgsleute',
    says: () => [
      'Hier stehen Punkte, Münzen, Handkarten und Gefolgsleute eines Spielers.',
      'Ein dicker Rahmen zeigt, wer an der Reihe ist.',
    ],
  },
  points: {
    title: () => 'Siegpunkte (SP)',
    kind: () => 'Sie entscheiden das Spiel',
    says: () => [
      'Punkte gibt es sofort bei Pecunia, in der Arena, im Forum und in Portus.',
      'Am Ende kommen die der Lorbeerkarten dazu, und andere Karten zählen Villen ihrer Farbe.',
      'Die Zahl enthält schon die Punkte der Karten, die du sehen kannst.',
    ],
    now: ({ own }) => (own === undefined ? own : `Du hast ${points(own)}.`),
  },
  coins: {
    title: () => 'Münzen',
    kind: () => 'Geld in drei Sorten',
    says: () => [
      'Keine Münze ersetzt eine andere: Du zahlst genau die verlangten Sorten und bekommst kein Wechselgeld.',
      'Dolus, die Wettkämpfe, Geldstuben und Auktionen bringen Münzen.',
      'Nur bei Pecunia kannst du sie tauschen.',
    ],
    now: ({ own }) => purse(own),
  },
  coin: {
    kind: () => 'Münze',
    says: ({ currency, supply, prize }) => [
      `Wo ${labels.coins[currency]} verlangt ist, hilft keine andere Münze.`,
      currency === 'bronze'
        ? `In der Arena ist sie der Preis: ${list(prize)} für die Stärksten.`
        : `Auf der ${labels.coins[currency]}seite des Stadions ist sie der Preis: ${list(prize)} für die Stärksten.`,
      `Im Spiel gibt es ${counted(supply, SUCH_COIN)}.`,
    ],
    now: ({ own, currency }) => (own === undefined ? own : `Du hast ${own} ${labels.coins[currency]}.`),
  },
  bank: {
    title: () => 'Die Bank',
    kind: () => 'Münzen, die niemandem gehören',
    says: ({ supply }) => [
      `Im Spiel gibt es ${coins(supply)}.`,
      'Was du zahlst, geht an die Bank, und was du bekommst, kommt von ihr.',
      'Geht ihr eine Sorte aus, bekommst du nur, was noch da ist.',
    ],
  },
  pieces: {
    title: () => 'Gefolgsleute, Häuser und Wappen',
    kind: () => 'Figuren eines Spielers',
    says: ({ henchmen: count, houses }) => [
      `In jeder Runde setzt du bis zu ${counted(count, HENCHMAN)}, einen nach dem anderen, und dein Vorteilswappen.`,
      'Ein Gefolgsmann führt die Aktion seines Feldes aus und kommt zu dir zurück.',
      `Jedes Gebäude braucht für den Rest des Spiels eines von deinen ${counted(houses, HOUSE, 'dative')}.`,
    ],
    now: ({ own }) => own && `Du hast noch ${henchmen(own.henchmen)} und ${counted(own.houses, HOUSE)}.`,
  },
  household: {
    title: () => 'Vorrat',
    kind: () => 'Was ein Spieler hat',
    says: ({ start }) => [
      'Münzen, Figuren, Gebäude und Karten für das Ende des Spiels.',
      `Alle haben mit ${coins(start)} begonnen.`,
    ],
  },
  buildings: {
    title: () => 'Gebäude',
    kind: () => 'Im Forum gebaut',
    says: ({ of }) => [
      'Betriebe zahlen Punkte und Geldstuben Münzen, wenn du sie im Hafen aktivierst.',
      'Villen zählen am Ende, zusammen mit Karten ihrer Farbe.',
      `Mehr als ${counted(of, BUILDING)} kann niemand haben.`,
    ],
    now: ({ own }) => (own === undefined ? own : `Du hast ${own} gebaut.`),
  },
  harbor: {
    title: ({ what }) => (what === 'harbor' ? 'Ertrag im Hafen' : labels.quarters[what][0]),
    kind: () => 'Handwerksbetriebe und Geldstuben',
    says: () => [
      'Jedes Mal, wenn du in Portus deine Gebäude aktivierst, bringen alle deine Betriebe Punkte und alle Geldstuben Münzen.',
      'Dazu brauchst du einen Gefolgsmann auf einem Münzfeld dort.',
    ],
    now: ({ own }) => own && `Deine bringen zusammen ${paid(own)}.`,
  },
  end: {
    title: () => 'Am Ende',
    kind: () => 'Stadion- und Theaterkarten',
    says: () => [
      'Lorbeerkarten bringen am Ende ihre Punkte.',
      'Eine Karte einer Farbe zählt die Zahlen aller deiner Villen dieser Farbe.',
      'Eine Karte mit zwei Farben zählt nur die bessere.',
    ],
    now: ({ own }) => (own === undefined ? own : `Mit deinen jetzigen Villen bringen deine Karten ${points(own)}.`),
  },
  hand: {
    title: () => 'Handkarten',
    kind: () => 'Sklaven, Waffen und Pferde',
    says: () => [
      'Alle sehen, wie viele Karten du hast, aber nur du siehst, welche.',
      'Sklaven- und danach Waffenkarten geben Stärke in der Arena, Pferdekarten im Stadion; niedrige kommen zuerst.',
      'Mit Sklavenkarten zahlst du auch Gebäude.',
    ],
    now: ({ own }) => own && `Du hast ${counted(own.slaves, SLAVE_CARD)} und ${counted(own.equi, EQUI_CARD)}.`,
  },
  others: {
    title: () => 'Andere',
    kind: () => 'Was die anderen haben',
    says: () => ['Für jeden: die verdeckten Handkarten, die Karten für das Ende und der Wert der Villen.'],
  },
  placement: {
    title: () => labels.placing,
    kind: () => 'Erster Teil einer Runde',
    says: ({ of, passing }) => [
      `Reihum setzen alle je einen von ${counted(of, HENCHMAN, 'dative')} oder das Wappen auf die Vorteilsleiste.`,
      passing === 'any-time' ? 'Passen darfst du jederzeit.' : 'Sobald dein Wappen gesetzt ist, darfst du passen.',
      'Sind alle fertig, handeln die Orte von I bis VI.',
    ],
    now: ({ own }) => (own === undefined ? own : `Du kannst noch ${henchmen(own)} setzen.`),
  },
  mercatus: {
    kind: () => 'Ort I, der Markt',
    says: () => [
      'Der Markt gibt Münzen, Waffen, Pferde, Sklaven und blaue Würfel.',
      'Seine Stände handeln in der Reihenfolge Dolus, Pecunia, Equi et Arma, Servi, Potentia.',
    ],
    now: ({ own }) => here(own),
  },
  arena: {
    kind: () => 'Ort II, der Kampf',
    says: ({ dice: count, prizes, points: each }) => [
      `Deine Stärke: deine Felder, deine Sklaven- und Waffenkarten und jede Bronze auf ${counted(count, RED_DIE, 'dative')}.`,
      `Die Preise sind ${list(prizes)} Bronze, für den Stärksten zuerst.`,
      `Der Sieger nimmt dazu ${points(each)} je Punkt seiner Stärke oder eine Sklavenkarte, der Zweite das andere.`,
    ],
    now: ({ own }) => here(own),
  },
  stadium: {
    kind: () => 'Ort III, das Rennen',
    says: ({ dice: count, prizes }) => [
      `Deine Stärke: deine Felder, deine Pferdekarten und jeder von ${counted(count, RED_DIE, 'dative')}, der dein Metall zeigt.`,
      `Die Preise sind ${list(prizes)} Münzen deines Metalls, für den Stärksten zuerst.`,
      'Der Sieger wählt eine von zwei Stadionkarten, der Zweite bekommt die andere.',
    ],
    now: ({ own }) => here(own),
  },
  theatrum: {
    kind: () => 'Ort IV, die Auktion',
    says: () => [
      'Wer hier steht, versteigert eine Theaterkarte, die am Ende Villen zählt, und bekommt die Münzen des höchsten Gebots.',
      'Jedes neue Gebot hat die Münzen des letzten und genau eine mehr.',
      'Gewinnt er selbst, bekommt die Bank die Münzen; bietet niemand, ist die Karte umsonst.',
    ],
    now: ({ own }) => here(own),
  },
  forum: {
    kind: () => 'Ort V, hier baust du',
    says: () => [
      'Die Gefolgsleute auf den Feldern mit Nummern bauen in dieser Reihenfolge.',
      'Ein Gebäude kostet die Münzen und Sklaven an seinem Bauplatz, und niemand sonst kann dort bauen.',
      'Betriebe und Geldstuben zahlen im Hafen, Villen zählen am Ende.',
    ],
    now: ({ own }) => here(own),
  },
  portus: {
    kind: () => 'Ort VI, der Hafen',
    says: () => [
      'Zuerst darf der Dieb auf Latro Münzen stehlen, die hier liegen.',
      'Dann aktiviert jedes Münzfeld alle Betriebe und Geldstuben seines Spielers.',
      'Du kannst nur auf einem Münzfeld stehen.',
    ],
    now: ({ own }) => here(own),
  },
  dolus: {
    kind: () => 'Feld des Marktes',
    says: ({ dice: count, faces }) => [
      `Du würfelst mit ${dice(count, 'dative')}. Für jeden bekommst du eine Münze der Sorte, die er zeigt.`,
      `Ein Würfel hat diese Seiten: ${coins(faces)}.`,
    ],
    now: ({ holder }) => standing(holder),
  },
  pecunia: {
    kind: () => 'Feld des Marktes',
    says: ({ points: count }) => [
      'Du darfst beliebig oft Münzen mit der Bank tauschen.',
      `Wenn du mindestens einmal tauschst, bekommst du ${points(count)}.`,
    ],
    now: ({ holder }) => standing(holder),
  },
  exchange: {
    kind: () => 'Tausch bei Pecunia',
    says: ({ give, get, points: count }) => [
      `Du gibst der Bank ${coins(give)} und bekommst ${coins(get)}.`,
      `Dein erster Tausch in der Runde bringt außerdem ${points(count)}.`,
    ],
    now: ({ own }) => purse(own),
  },
  equi: {
    title: () => 'Equi et Arma',
    kind: () => 'Pferde und Waffen, im Markt',
    says: ({ price: cost }) => [
      `Ein Gefolgsmann hier kauft die Karte über dem Feld für ${coins(cost)}.`,
      'Wo ein Kartenrücken zu sehen ist, gibt es die oberste Karte des Stapels dazu.',
      'Am Ende der Runde kommen neue Karten auf die leeren Plätze.',
    ],
  },
  'equi-space': {
    kind: () => 'Feld des Marktes',
    says: ({ price: cost, hasBonus }) => [
      `Du darfst die Karte, die darüber liegt, für ${coins(cost)} kaufen.`,
      ...(hasBonus ? ['Die oberste Karte des Stapels gibt es dazu.'] : []),
    ],
    now: ({ holder }) => standing(holder),
  },
  servi: {
    kind: () => 'Sklaven, im Markt',
    says: () => [
      'Jedes Feld verkauft Sklavenkarten für eine andere Münze, höchstens so viele, wie daneben steht.',
      'Sklaven geben Stärke in der Arena, oder du zahlst mit ihnen Gebäude.',
    ],
  },
  'servi-space': {
    kind: () => 'Feld des Marktes',
    says: ({ most, price: cost }) => [
      most === 1
        ? `Du darfst ${counted(most, SLAVE_CARD)} für ${coins(cost)} kaufen.`
        : `Du darfst bis zu ${counted(most, SLAVE_CARD)} für je ${coins(cost)} kaufen.`,
      ...(most === 1 ? [] : ['Du sagst, wie viele, bevor du sie vom Stapel ziehst.']),
    ],
    now: ({ holder }) => standing(holder),
  },
  buy: {
    title: ({ count }) => counted(count, SLAVE_CARD),
    kind: () => 'Kauf bei Servi',
    says: ({ count, price: cost }) => [
      `Du zahlst ${coins(cost)} und ziehst ${counted(count, SLAVE_CARD)}. Jede zeigt einen oder zwei Sklaven.`,
    ],
    now: ({ own }) => purse(own),
  },
  potentia: {
    kind: () => 'Feld des Marktes',
    says: ({ dice: count }) => [
      `Du bekommst für diese Runde ${counted(count, BLUE_DIE)}.`,
      'In der Arena gibt jede Bronze darauf 1 Stärke, im Stadion jeder Würfel mit deinem Metall.',
    ],
    now: ({ holder }) => standing(holder),
  },
  'blue-dice': {
    title: () => 'Blaue Würfel',
    kind: () => 'Mehr Stärke, für eine Runde',
    says: ({ dice: count, faces }) => [
      `Wer auf Potentia steht, sagt, wie viele von ${dice(count, 'dative')} in der Arena rollen; der Rest rollt im Stadion.`,
      `Ein Würfel hat diese Seiten: ${coins(faces)}.`,
      'In der Arena gibt Bronze Stärke, im Stadion dein Metall.',
    ],
    now: ({ own }) => (own === undefined ? own : `Du hast noch ${own}.`),
  },
  slave: {
    kind: () => 'Handkarte',
    says: ({ slaves, count }) => [
      `In der Arena vor den Waffen ausgespielt, erhöht sie deine Stärke um ${slaves}.`,
      `Oder sie zählt beim Bauen als ${counted(slaves, SLAVE)}.`,
      `Im Spiel gibt es ${counted(count, SUCH_CARD)}.`,
    ],
    now: ({ own }) => havingCards(own),
  },
  'equi-card': {
    kind: () => 'Handkarte',
    says: ({ strength, side, count }) => [
      side === null
        ? `In der Arena nach den Sklaven ausgespielt, erhöht sie deine Stärke um ${strength}.`
        : `Im Stadion ausgespielt, erhöht sie deine Stärke um ${strength}, wenn du auf der ${labels.coins[side]}seite fährst.`,
      `Im Spiel gibt es ${counted(count, SUCH_CARD)}.`,
    ],
    now: ({ own }) => havingCards(own),
  },
  laurel: {
    kind: () => 'Stadionkarte, für das Ende',
    says: ({ points: count }) => [`Am Ende bringt sie ${points(count)}. Eine Villa braucht sie nicht.`],
  },
  color: {
    kind: ({ colors }) => (colors.length === 1 ? 'Stadionkarte, für das Ende' : 'Theaterkarte, für das Ende'),
    says: ({ colors, count }) => [
      `Am Ende bekommst du die Zahlen aller deiner Villen in ${colors.map(title).join(' oder aller in ')}.`,
      ...(colors.length === 1 ? [] : ['Sie zählt nur eine der Farben: die, die mehr bringt.']),
      `Im Spiel gibt es ${counted(count, SUCH_CARD)}.`,
    ],
    now: ({ own, colors }) =>
      own &&
      `Jetzt brächte sie dir ${own.length === 1 ? points(own[0] ?? 0) : own.map((value, i) => `${value} für ${title(colors[i] ?? '')}`).join(' oder ')}.`,
  },
  'stadium-card': {
    title: () => 'Stadionkarte',
    kind: () => 'Preis des Rennens, für das Ende',
    says: () => [
      'In jeder Runde liegt eine Karte offen, und eine kommt verdeckt vom Stapel.',
      'Der Erste und der Zweite bekommen je eine; die anderen sehen nicht, welche.',
      'Sie bringt am Ende Punkte, manche für Villen.',
    ],
  },
  deck: {
    kind: () => 'Verdeckter Stapel',
    says: ({ deck, size }) => [
      {
        slaves: 'Servi und die Arena geben Karten von hier.',
        equi: 'Von hier kommen die neuen Karten von Equi et Arma.',
        stadium: 'In jeder Runde nimmt das Rennen zwei Karten: die offene und die oberste dieses Stapels.',
        theatre: 'Wer auf Theatrum steht, deckt die oberste Karte auf und versteigert sie.',
      }[deck],
      `Im Ganzen gibt es ${counted(size, SUCH_CARD)}.`,
      ...(deck === 'slaves' || deck === 'equi'
        ? ['Ist keine mehr da, werden die abgelegten Karten zum neuen Stapel.']
        : []),
    ],
    now: ({ own }) => (own === undefined ? own : `Es ${own === 1 ? 'ist' : 'sind'} noch ${cardsIn(own)} da.`),
  },
  discards: {
    title: ({ deck }) => `${title(`deck-${deck}`)}, ${labels.discarded}`,
    kind: () => 'Offener Stapel',
    says: () => [
      'Ausgespielte und bezahlte Karten liegen hier für alle sichtbar.',
      'Ist der Stapel leer, werden sie zum neuen Stapel.',
    ],
  },
  'contest-space': {
    kind: ({ side }) => (side === null ? 'Feld der Arena' : 'Feld des Stadions'),
    says: ({ strength, side }) => [
      side === null
        ? `Du nimmst am Kampf teil. Dieses Feld gibt Stärke ${strength}; Würfel und Karten kommen dazu.`
        : `Du fährst um ${labels.coins[side]}. Dieses Feld gibt Stärke ${strength}; Würfel und Pferde für ${labels.coins[side]} kommen dazu.`,
      'Bei mehreren Gefolgsleuten werden die Zahlen addiert.',
      ...(side === null ? [] : ['In einer Runde kannst du nur auf einer Seite stehen.']),
    ],
    now: ({ holder }) => standing(holder),
  },
  side: {
    title: ({ side }) => `${labels.coins[side]}seite`,
    kind: () => 'Seite des Stadions',
    says: ({ side, prizes }) => [
      `Hier geben ${labels.coins[side]} auf den Würfeln und Pferde für ${labels.coins[side]} Stärke.`,
      `Die Preise sind ${list(prizes)} ${labels.coins[side]}; beide Seiten fahren gegeneinander.`,
      'In einer Runde kannst du nur auf einer Seite stehen.',
    ],
  },
  reward: {
    title: ({ points: count }) => (count === null ? 'Sklavenkarte' : 'Punkte'),
    kind: () => 'Preis des Kampfes',
    says: ({ points: count }) => [
      count === null
        ? 'Du ziehst eine Sklavenkarte vom Stapel.'
        : `Du bekommst ${points(count)} je Punkt deiner Stärke.`,
      'Der Sieger wählt Punkte oder eine Sklavenkarte. Der Zweite bekommt das andere, Punkte für seine eigene Stärke.',
    ],
    now: ({ own, points: count }) =>
      own === undefined || count === null ? undefined : `Mit Stärke ${own} bekommst du ${points(count * own)}.`,
  },
  strength: {
    title: () => 'Stärke',
    kind: () => 'In diesem Kampf oder Rennen',
    says: () => [
      'Sie ist die Summe von Feldern, Würfeln und Karten. Die höchste gewinnt.',
      'Bei gleicher Stärke gewinnt die niedrigere Zahl auf der Vorteilsleiste.',
    ],
    now: ({ own }) => (own === undefined ? own : `Du hast ${own}.`),
  },
  bid: {
    title: () => 'Auktion',
    kind: () => 'Höchstes Gebot, und wer noch dabei ist',
    says: () => [
      'Um dabei zu bleiben, musst du die Münzen des Gebots haben und genau eine beliebige dazulegen.',
      'Wer aussteigt, bleibt draußen. Wer zuletzt dabei ist, bekommt die Karte.',
      'Nur dieser Spieler zahlt.',
    ],
    now: ({ own }) => purse(own),
  },
  'forum-space': {
    kind: () => 'Feld des Forums',
    says: ({ builds, isScored }) => [
      `Du darfst hier ${builds === 1 ? '' : 'bis zu '}${counted(builds, BUILDING)} bauen.`,
      ...(isScored ? ['Die Zahl einer Villa oder eines Betriebs bekommst du sofort. Eine Geldstube hat keine.'] : []),
      'Die Felder handeln in der Reihenfolge ihrer Nummern.',
    ],
    now: ({ holder }) => standing(holder),
  },
  villa: {
    kind: () => 'Gebäude, zählt am Ende',
    says: ({ color, value, cost }) => [
      `Am Ende bringt es ${points(value)} für jede deiner Stadion- oder Theaterkarten, die ${title(color)} zählt.`,
      `Es kostet ${list(price(cost))}.`,
    ],
    now: ({ own, ...site }) =>
      site.holder === 'you' && own !== undefined ? `Es gehört dir, und du hast ${cardsIn(own)} dafür.` : building(site),
  },
  earner: {
    kind: () => 'Gebäude, zahlt im Hafen',
    says: ({ cost, ...pays }) => [
      `Jedes Mal, wenn du in Portus deine Gebäude aktivierst, bringt es ${paid(pays)}.`,
      `Es kostet ${list(price(cost))}.`,
    ],
    now: building,
  },
  'villas-of': {
    title: ({ color }) => labels.villasOf(title(color)),
    kind: () => 'Gebäude, zählen am Ende',
    says: ({ color }) => [
      `Am Ende bringt jede ihre Zahl für jede Stadion- oder Theaterkarte, die ${title(color)} zählt.`,
      'Ohne so eine Karte bringt sie nichts.',
    ],
    now: ({ own }) => own && `Deine Villen hier ergeben ${own.value}, und du hast ${cardsIn(own.cards)} dafür.`,
  },
  pay: {
    title: ({ payment }) => (payment === undefined ? labels.payWith : cardsOf(payment)),
    kind: () => 'Kosten eines Gebäudes',
    says: ({ payment }) => [
      payment === undefined
        ? 'Wähle die Sklavenkarten, mit denen du zahlst.'
        : `Du zahlst mit ${cardsOf(payment, 'dative')}.`,
      'Eine Karte zahlt nur für ein Gebäude; überzählige Sklaven verfallen.',
    ],
    now: ({ own }) => (own === undefined ? own : `Deine Karten zeigen im Ganzen ${counted(own, SLAVE)}.`),
  },
  latro: {
    kind: () => 'Feld des Hafens',
    says: ({ dice: count }) => [
      `Du würfelst mit ${dice(count, 'dative')} und nimmst die Münzen dieser Sorten, die im Hafen unter Gefolgsleuten liegen.`,
      'Der Dieb handelt vor den Münzfeldern und kostet nichts.',
    ],
    now: ({ holder, lying }) =>
      holder && `Münzen dort jetzt: ${coinsIn(lying, labels.coins).length > 0 ? coins(lying) : 'keine'}.`,
  },
  'harbor-space': {
    kind: () => 'Feld des Hafens',
    says: ({ currency }) => [
      `Du legst 1 ${labels.coins[currency]} unter deinen Gefolgsmann und aktivierst dafür alle deine Betriebe und Geldstuben.`,
      'Die Münze geht an die Bank, wenn der Hafen handelt. Stiehlt sie vorher der Dieb, darfst du noch eine zahlen.',
      'Du kannst nur auf einem Münzfeld stehen.',
    ],
    now: ({ holder, own }) =>
      holder === 'other' ? standing(holder) : own && `Deine Gebäude zahlen jetzt ${paid(own)}.`,
  },
  advantage: {
    title: () => 'Vorteilsleiste',
    kind: () => 'Reihenfolge der Wappen',
    says: () => [
      'Einmal in der Runde setzt du dein Vorteilswappen auf das erste freie Feld.',
      'In Arena und Stadion gewinnt bei gleicher Stärke das niedrigere Feld.',
      'Feld 1 beginnt die nächste Runde.',
    ],
    now: ({ own }) =>
      own === undefined ? own : own > 0 ? `Dein Wappen steht auf Feld ${own}.` : 'Dein Wappen ist noch nicht gesetzt.',
  },
  'start-player': {
    title: () => 'Startspieler',
    kind: () => 'Setzt zuerst',
    says: () => [
      'Er setzt zuerst und würfelt in den Wettkämpfen zuerst.',
      'Das Wappen auf Feld 1 bestimmt, wer die nächste Runde beginnt.',
    ],
    now: ({ own }) => (own === undefined ? own : own ? 'Du beginnst.' : 'Jemand anders beginnt.'),
  },
  'pass-placement': button(
    labels.buttons['pass-placement'],
    'Du setzt in dieser Runde nichts mehr. Übrige Gefolgsleute tun nichts.',
  ),
  'finish-exchange': button(
    labels.buttons['finish-exchange'],
    'Du tauschst keine Münzen mehr. Nur ein Tausch bringt die Punkte von Pecunia.',
  ),
  'decline-market-card': button(
    labels.buttons['decline-market-card'],
    'Du lässt die Karte auf dem Markt und behältst deine Münzen.',
  ),
  'no-slaves': button(labels.buttons['no-slaves'], 'Du ziehst keine Sklavenkarte und behältst deine Münzen.'),
  'finish-cards': button(
    labels.buttons['finish-cards'],
    'Du behältst deine übrigen Karten. In diesem Wettkampf kommst du nicht noch einmal dran.',
  ),
  'no-dice': button(
    labels.buttons['no-dice'],
    'Alle deine blauen Würfel warten auf das Stadion. Dort helfen sie nur, wenn du mitfährst.',
  ),
  'drop-out': button(labels.buttons['drop-out'], 'Du bietest nicht mehr auf diese Karte. Du zahlst nichts für sie.'),
  'decline-build': button(
    labels.buttons['decline-build'],
    'Du baust mit diesem Gefolgsmann nichts mehr, und er kommt zu dir zurück.',
  ),
  'decline-harbour': button(
    labels.buttons['decline-harbour'],
    'Du behältst deine Münzen. Deine Betriebe und Geldstuben zahlen für dieses Feld nichts.',
  ),
  done: button(labels.done, 'Du führst aus, was du ausgewählt hast.'),
});

/** Returns slave cards as words: `1 Sklavenkarte +1 und 2 Sklavenkarten +2`. */
const cardsOf = ({ single, double }: SlavePayment, wanted?: Case): string =>
  list([
    ...(single > 0 ? [`${counted(single, SLAVE_CARD, wanted)} +1`] : []),
    ...(double > 0 ? [`${counted(double, SLAVE_CARD, wanted)} +2`] : []),
  ]);

/** Returns the explanations of Aquileia in German, for `engine` and its box. */
export const about = (engine: Engine<Aquileia>): Explain<Aquileia> => {
  const spoken = words(engine);
  return explaining(topicOf(engine), clauses, textsOf(spoken.title), spoken);
};
