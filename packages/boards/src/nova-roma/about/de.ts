/** The explanations of Nova Roma in German. */
import type { Engine } from '@ludi-romani/core';
import { type Piece, text } from '@ludi-romani/core/words';
import { counted, m, n, und } from '@ludi-romani/core/words/de';
import type { Countable, NovaRoma, Reward, Row } from '@ludi-romani/nova-roma';
import { catalog, goodIds } from '@ludi-romani/nova-roma/queries';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { labels, words } from '../de';
import { amountsOf, clauses, type Topics, topicOf } from './topics';

const THINGS: Readonly<Record<keyof Reward | Countable, readonly [one: string, several: string]>> = {
  ...labels.things,
  anyGood: ['Ware nach Wahl', 'Waren nach Wahl'],
  'shipping-contracts': ['Schifffahrtsvertrag', 'Schifffahrtsverträge'],
  followers: ['Gefolgschaftskarte in deiner Reihe', 'Gefolgschaftskarten in deiner Reihe'],
  'estate-tiles': ['Anwesenplättchen', 'Anwesenplättchen'],
  'animal-tiles': ['Tierplättchen', 'Tierplättchen'],
  spaces: ['Feld im Hippodrom', 'Felder im Hippodrom'],
};
/** The rows of the score, in few letters. */
const ROWS: Readonly<Record<Row, string>> = {
  'sea-routes': 'Häfen',
  'building-contracts': 'Verträge',
  'zone-majorities': 'Zonen',
  'chariot-tiles': 'Streitwagen',
  'hippodrome-ends': 'Bahnen',
  'end-game-followers': 'Gefolge',
  animals: 'Tiere',
  mosaic: 'Mosaik',
  'goods-and-coins': 'Waren',
  'influence-and-artisans': 'Einfluss',
  'start-player-marker': 'Marker',
};
/** Returns the points of the viewer, row by row. */
const points = ({ rows }: Topics['points'] | Topics['player']): string | undefined =>
  rows === null ? undefined : `Deine: ${rows.map(([row, vp]) => `${ROWS[row]} ${vp}`).join(', ') || 'keine'}.`;
const BLOCK = m('Baustein', 'Bausteine');
const SAIL = n('Segel');
const PATRICIAN = m('Patrizier');
const MARKER = m('Marker');
const much = (count: number, what: keyof typeof THINGS): string => `${count} ${THINGS[what][count === 1 ? 0 : 1]}`;
const list = (pieces: readonly Piece[]): string => text(und(pieces));
const sum = (amounts: Reward): string => list(amountsOf(amounts).map(([what, count]) => much(count, what))) || 'nichts';
/** Returns a sentence, or nothing. */
const only = (isSaid: boolean, said: () => string): string[] => (isSaid ? [said()] : []);

/** Returns what the viewer has in words; spectators have nothing. */
const mine =
  (say: (count: number) => string) =>
  ({ count }: { readonly count: number | null }): string | undefined =>
    count === null ? undefined : say(count);

/** Returns the explanations of the things in the pictures of `engine` in German. */
export function about(engine: Engine<NovaRoma>): Explain<NovaRoma> {
  const box = catalog(engine.components);
  const { numbers, limits, strengthTables, scoring, track, specialEffects, ...tables } = box.components;
  const { title } = words(engine);
  const crossing = ({ row, column }: { row: string; column: string }) => `${title(row)} und ${title(column)}`;

  const performed = ({ strength, isNow }: Topics['trade']): string | undefined =>
    strength === null
      ? undefined
      : isNow
        ? `Du führst sie mit Stärke ${strength} aus.`
        : `Mit deinem nächsten Patrizier in ihrer Linie hätte sie Stärke ${strength}.`;
  const needs = (strength: number | null) =>
    only(strength !== null, () => `Hier im Angebot brauchst du dafür Stärke ${strength}.`);
  const missing = ({ missing: what, needs, has }: Topics['shipping']): string | undefined =>
    has !== null && needs !== null && has < needs
      ? `Deine Aktion hat Stärke ${has} und erreicht ihn nicht: Er verlangt Stärke ${needs}.`
      : what === null
        ? undefined
        : amountsOf(what).length === 0
          ? 'Du kannst ihn bezahlen.'
          : `Dir ${amountsOf(what).reduce((all, [, count]) => all + count, 0) === 1 ? 'fehlt' : 'fehlen'} noch ${sum(what)}.`;
  const reach = `Von links erreicht ${list(strengthTables.contractSlots.map((slots, i) => `Stärke ${i + 1} davon ${slots}`))}.`;
  const leg = (sails: number) => `Der Weg vom Hafen davor kostet ${counted(sails, SAIL)}.`;
  const reached = ({ ships, of }: { ships: number | null; of: number }) =>
    ships === null ? undefined : `Deine Schiffe hier oder weiter: ${ships} von ${of}.`;
  const majority = ({ majority: [first, second, others], isSolo }: Topics['zone']): string =>
    isSolo
      ? `Am Ende bringen die meisten Bausteine dir oder der KI ${first} SP, die anderen ${second}.`
      : `Am Ende bringen die meisten Bausteine hier ${first} SP, die zweitmeisten ${second}, jede andere Anzahl ${others}.`;
  const blocks = mine((count) => `Du hast hier ${counted(count, BLOCK)}.`);
  const opens = (strength: number) => `Hier darfst du in einer Aktion Bauen ab Stärke ${strength} bauen.`;
  const line = (horses: number) => only(horses > 0, () => `Für die Linie davor zahlst du ${much(horses, 'horse')}.`);
  const lines = `Linien kosten Pferde: ${list(track.lines.map(({ between: [, to], horses }) => `${horses} vor Feld ${to}`))}.`;
  const rival = (hasRival: boolean) =>
    only(hasRival, () => 'Der Stern ist der neutrale Marker: Nur vor ihm kannst du den Preis gewinnen.');
  const marker = ({ space }: { space: number | null }) =>
    space === null ? undefined : `Dein Marker auf dieser Bahn ist auf Feld ${space}.`;
  const offer = ({ price }: { price: Reward | null }) =>
    only(price !== null, () => `In einer Aktion Aufwertung kostet es dich ${sum(price ?? {})}.`);
  const once = ({ isTurned }: { isTurned: boolean }) =>
    isTurned
      ? 'Es ist umgedreht und zählt nur noch als Plättchen.'
      : 'Danach ist es umgedreht und zählt nur noch als Plättchen.';
  const count = mine((n) => `Du hast ${n}.`);
  const owned = ({ whose }: Pick<Topics['ship'], 'whose'>) =>
    ({ mine: 'Von dir', other: 'Von einem anderen Spieler', neutral: 'Von niemandem', ai: 'Von der KI' })[whose];
  const button = { kind: () => 'Auswahl' };
  const tile = { kind: () => 'Anwesenplättchen' };
  const act = { kind: () => 'Aktion des Forums', now: performed };
  const tamer = tables.followers.find(
    ({ timing, ...one }) => timing === 'permanent' && !('action' in one && one.action),
  );

  const decks: Readonly<Record<Topics['deck']['deck'], string>> = {
    shipping: 'Am Ende jedes Zugs füllt er die Lücken im Angebot auf.',
    building: 'Am Ende jedes Zugs füllt er die Lücken im Angebot auf.',
    estate: 'Am Ende jedes Zugs füllt er die Lücken im Angebot auf.',
    special: 'Am Ende jeder Runde kommt von hier ein neues.',
    followers:
      'Am Ende jedes Zugs füllt er das Angebot auf. In einer Aktion Rekrutierung darfst du auch von ihm ziehen.',
    emperor: 'In jeder Runde wird eines aufgedeckt. Es zeigt, wo der Kaiser stehen darf.',
    chariot: `Das der Runde nennt eine Bahn. Wer dort am Ende der Runde führt, gewinnt es: ${scoring.chariotTileVp} SP.`,
  };
  const goods: Readonly<Record<Topics['good']['good'], string>> = {
    wheat: `In einer Aktion Produzieren heuerst du Handwerker an, für je ${strengthTables.hireArtisanWheat} Weizen.`,
    stone: 'Damit bezahlst du Gebäude.',
    wood: 'Damit bezahlst du Gebäude.',
    wine: `In einer Aktion Aufwertung wird er zu Einfluss. Das spezielle Anwesenplättchen kostet ${sum(tables.estateCosts.special)}.`,
    horse: 'Damit überquerst du Linien im Hippodrom.',
  };
  const effect = (what: Topics['follower-round']['effect']): string => {
    switch (what.kind) {
      case 'gain':
        return `erhältst du ${sum(what.reward)}`;
      case 'strength':
        return `ist die Aktion um ${what.amount} stärker`;
      case 'place-artisan':
        return `darfst du für ${sum(what.cost)} einen freien Handwerker einsetzen`;
      case 'waive-artisan':
        return 'kostet der Bauvertrag keinen Handwerker';
    }
  };

  const texts: AboutTexts<Topics> = {
    game: {
      title: () => 'Nova Roma',
      kind: () => 'Brettspiel',
      says: ({ isSolo }) => [
        'Du führst ein Haus im neuen Rom am Bosporus. Deine Patrizier auf dem Forum bestimmen, was du tun kannst.',
        `Nach Runde ${numbers.rounds} gewinnen die meisten Punkte${isSolo ? ': Du musst mehr haben als die KI' : ''}.`,
      ],
      now: ({ round }) => (round === null ? undefined : `Das ist Runde ${round} von ${numbers.rounds}.`),
    },
    player: {
      title: () => 'Spieler',
      kind: () => 'Ein Haus',
      says: () => [
        `In jeder Runde setzt ein Spieler ${counted(numbers.patricians, PATRICIAN)} auf das Forum, einen je Zug.`,
        'Die Zahl zeigt die Punkte, die er jetzt hätte.',
      ],
      now: points,
    },
    points: {
      title: () => 'Siegpunkte (SP)',
      kind: () => 'So stünde es jetzt am Ende',
      says: ({ isSolo }) => [
        `Nach Runde ${numbers.rounds} zählen Schiffe, Gebäude, Zonen, Rennen, Gefolge, Tiere und das Mosaik.`,
        ...only(
          !isSolo,
          () =>
            `Dazu 1 SP je ${scoring.goodsAndCoinsPerVp} Münzen und Waren zusammen, 1 SP je ${scoring.influenceAndArtisansPerVp} Einfluss und Handwerker zusammen. Zahlst du, sinkt die Zahl.`,
        ),
        ...only(!isSolo, () => `Der Startspielermarker zählt ${scoring.startPlayerMarkerVp} SP für seinen Besitzer.`),
      ],
      now: points,
    },
    forum: {
      title: () => labels.forum,
      kind: () => 'Hier beginnt jeder Zug',
      says: () => [
        'Setze einen Patrizier auf ein freies Feld. Dann darfst du die Aktionen seiner Reihe und Spalte ausführen.',
        `Die Stärke einer Aktion ist die Zahl deiner Patrizier in ihrer Linie, dazu der Kaiser: höchstens ${limits.strength}.`,
        `Verzichtest du auf eine Aktion, erhältst du dafür ${much(limits.forgoneCoins, 'coins')}.`,
      ],
      now: mine((n) => `Du hast in dieser Runde noch ${counted(n, PATRICIAN)}.`),
    },
    'forum-space': {
      kind: () => 'Freies Feld des Forums',
      says: (facts) => [`Ein Patrizier hier gibt dir zwei Aktionen: ${crossing(facts)}.`],
      now: ({ row, column, strengths }) =>
        strengths === null
          ? undefined
          : `Hier hättest du Stärke ${strengths[0]} für ${title(row)} und ${strengths[1]} für ${title(column)}.`,
    },
    patrician: {
      kind: () => 'Figur auf dem Forum',
      says: (facts) => [
        `Er stärkt die Aktionen ${crossing(facts)} seines Besitzers.`,
        'Er behält sein Feld bis zum Ende der Runde.',
      ],
      now: ({ isMine }) =>
        isMine === null
          ? undefined
          : isMine
            ? 'Er gehört dir.'
            : 'Er gehört einem anderen Spieler und hilft dir nicht.',
    },
    emperor: {
      kind: () => 'Figur auf dem Forum',
      says: (facts) => [
        `Er stärkt die Aktionen ${crossing(facts)} für alle.`,
        'Er behält sein Feld bis zum Ende der Runde.',
      ],
    },
    legionary: {
      kind: () => 'Figur auf dem Forum',
      says: () => ['Eine neutrale Figur. Sie behält ihr Feld bis zum Ende der Runde und stärkt nichts.'],
    },
    trade: {
      ...act,
      says: () => [
        'Du erhältst so viele Münzen wie die Stärke.',
        'Dann darfst du Gefolgschaftskarten aus der Hand abwerfen: Zwei Karten bringen eine Münze.',
        `Zuletzt darfst du Waren für je eine Münze kaufen, in dieser Reihenfolge: ${list(goodIds.map((good) => THINGS[good][1]))}.`,
      ],
    },
    upgrade: {
      ...act,
      says: () => [
        'Du erhältst so viel Einfluss wie die Stärke.',
        'Dann darfst du Wein gegen gleich viel Einfluss tauschen.',
        'Zuletzt darfst du ein Anwesenplättchen zum Preis darunter nehmen und in deinen Produktionsbereich legen.',
      ],
    },
    petition: {
      ...act,
      says: ({ isSolo }) => [
        ...only(
          !isSolo,
          () =>
            `Zuerst darfst du ${strengthTables.startMarkerInfluence} Einfluss zahlen, um in der nächsten Runde zu beginnen.`,
        ),
        'Du darfst irgendeine andere Aktion ausführen. Du wählst ihre Stärke und zahlst ebenso viel Einfluss.',
        'Sie ist höchstens so stark wie die Petition.',
      ],
    },
    recruit: {
      ...act,
      says: () => [
        'Du ziehst so viele Gefolgschaftskarten wie die Stärke, aus dem Angebot oder verdeckt vom Stapel.',
        `Dann darfst du eine Handkarte ausspielen. Sie kostet ${list(strengthTables.recruitCosts.map((cost, i) => `${sum(cost)} bei Stärke ${i + 1}`))}.`,
        `Die ${limits.extraCostFrom + 1}. Karte in deiner Reihe und jede weitere kosten dazu ${sum(limits.extraCost)}.`,
      ],
    },
    sail: {
      ...act,
      says: () => [
        'Du bezahlst einen erreichbaren Schifffahrtsvertrag. Ohne Vertrag endet die Aktion.',
        'Dann hast du so viele Segel wie die Stärke, um deine Schiffe von Hafen zu Hafen zu bewegen.',
      ],
    },
    build: {
      ...act,
      says: () => [
        'Du bezahlst einen erreichbaren Bauvertrag und behältst ihn für seine Punkte. Ohne Vertrag endet die Aktion.',
        'Dann darfst du sein Gebäude in die Stadt setzen.',
        `Du brauchst ${list(tables.zones.map(({ id }) => `Stärke ${strengthTables.zones.findIndex((open) => open.includes(id)) + 1} für Zone ${id}`))}.`,
      ],
    },
    race: {
      ...act,
      says: () => [
        'Du rückst mit deinen Markern so viele Felder vor wie die Stärke, auf einer oder mehreren Bahnen.',
        'Dann darfst du einen freien Handwerker für ein weiteres Feld zahlen.',
        `${lines} Ein goldenes Rad bringt einen Errungenschaftsmarker oder ${sum(numbers.wheelReward)}.`,
      ],
    },
    produce: {
      ...act,
      says: () => [
        `Je Stärke heuerst du für ${much(strengthTables.hireArtisanWheat, 'wheat')} einen Handwerker an oder setzt einen in deinen Produktionsbereich.`,
        'Jeder eingesetzte bringt, was seine Reihe und seine Spalte zeigen, einmal für jeden Handwerker in dieser Linie.',
      ],
    },
    'emperor-tile': {
      kind: () => 'Plättchen dieser Runde',
      says: () => ['Der Startspieler setzt den Kaiser auf eines der beiden goldenen Felder.'],
    },
    strength: {
      title: () => labels.strength,
      kind: () => 'Wie viel eine Aktion bewirkt',
      says: () => [
        `Deine Patrizier in der Linie der Aktion, der Kaiser dort und Gefolge: zusammen höchstens ${limits.strength}.`,
        'In einer Petition wählst du sie hier und zahlst ebenso viel Einfluss.',
      ],
      now: ({ action, strength }) =>
        action === null ? undefined : `Du führst die Aktion ${title(action)} mit Stärke ${strength} aus.`,
    },
    'start-marker': {
      kind: () => 'Marker des Startspielers',
      says: ({ isSolo }) =>
        isSolo
          ? ['Im Solospiel beginnst du jede Runde.']
          : [
              'Wer ihn hat, beginnt die Runde und setzt den Kaiser.',
              `Zahle in einer Petition ${strengthTables.startMarkerInfluence} Einfluss, um ihn zu bekommen. Sonst erhält ihn der Nächste.`,
              `Nach der letzten Runde bringt er ${scoring.startPlayerMarkerVp} SP.`,
            ],
      now: ({ isSolo, isMine, isClaimed }) =>
        isSolo ? undefined : isClaimed ? 'In der nächsten Runde hast du ihn.' : isMine ? 'Du hast ihn.' : undefined,
    },
    deck: {
      title: ({ deck }) => labels.decks[deck],
      kind: () => 'Stapel',
      says: ({ deck, count: left }) => [`Noch im Stapel: ${left}.`, decks[deck]],
    },
    discards: {
      title: () => labels.discards,
      kind: () => 'Stapel',
      says: (facts) => [`Ist der Stapel leer, werden diese Karten ein neuer. Karten hier: ${facts.count}.`],
    },
    'artisan-supply': {
      title: () => labels.artisansLeft,
      kind: () => 'Vorrat',
      says: (facts) => [`Handwerker, die du noch anheuern kannst: ${facts.count} von ${numbers.artisans}.`],
    },
    'building-contracts': {
      kind: () => 'Angebot',
      says: () => [
        'In einer Aktion Bauen nimmst du einen, zahlst, was darauf steht, und behältst ihn für seine Punkte.',
        reach,
      ],
      now: count,
    },
    'shipping-contracts': {
      kind: () => 'Angebot',
      says: () => [
        'In einer Aktion Segeln nimmst du einen und zahlst, was darauf steht. Dann dürfen deine Schiffe segeln.',
        reach,
      ],
      now: count,
    },
    building: {
      kind: () => 'Bauvertrag',
      says: ({ cost, vp, blocks: size, needs: strength }) => [
        `In einer Aktion Bauen zahlst du ${sum(cost)} und behältst ihn: ${vp} SP am Ende.`,
        `Dann darfst du dieses Gebäude aus ${counted(size, BLOCK, 'dative')} in die Stadt setzen, beliebig gedreht oder gespiegelt.`,
        ...needs(strength),
      ],
      now: missing,
    },
    shipping: {
      kind: () => 'Schifffahrtsvertrag',
      says: ({ cost, needs: strength }) => [
        `In einer Aktion Segeln zahlst du ${sum(cost)} und behältst ihn. Dann dürfen deine Schiffe segeln.`,
        'Er selbst bringt keine Punkte, aber Errungenschaften und Gefolge zählen ihn.',
        ...needs(strength),
      ],
      now: missing,
    },
    harbor: {
      title: () => labels.harbor,
      kind: () => 'Hafen',
      says: () => [
        'Von hier nimmt jedes Schiff eine der beiden Routen. Es kehrt nie um.',
        'Am Ende zählt der letzte Hafen mit Punkten, den es erreicht oder passiert hat.',
      ],
      now: ({ vp }) => (vp === null ? undefined : `Deine Schiffe bringen bisher ${vp} SP.`),
    },
    'port-vp': {
      kind: () => 'Hafen',
      says: ({ vp, sails }) => [
        `Ein Schiff, das bis hierher und zu keinem späteren Hafen mit Punkten kommt, bringt am Ende ${vp} SP.`,
        leg(sails),
      ],
      now: reached,
    },
    'port-reward': {
      kind: () => 'Hafen',
      says: ({ reward, sails }) => [
        `Jedes Schiff, das ihn erreicht oder passiert, bringt sofort ${sum(reward)}.`,
        leg(sails),
      ],
      now: reached,
    },
    ship: {
      title: () => 'Schiff',
      kind: owned,
      says: ({ whose, vp, isInHarbor, sails }) => [
        isInHarbor ? 'Es ist noch im Hafen und bringt nichts.' : `Es bringt bisher ${vp} SP.`,
        whose === 'ai'
          ? 'Am Ende jeder Runde fährt es umsonst in seinen nächsten Hafen.'
          : sails === null
            ? isInHarbor
              ? 'Mit einer Aktion Segeln kommt es hinaus.'
              : 'Es ist in seinem letzten Hafen.'
            : `Der Weg zu seinem nächsten Hafen kostet ${counted(sails, SAIL)}.`,
      ],
    },
    sails: {
      kind: () => 'Meer',
      says: () => ['So viele Segel braucht ein Schiff bis zum nächsten Hafen. Ohne Zahl genügt ein einziges.'],
    },
    zone: {
      kind: () => 'Bauzone',
      says: (facts) => [
        opens(facts.strength),
        majority(facts),
        'Sind alle Felder um ein rundes Plättchen bebaut, erhält jeder mit einem Baustein dort die Belohnung.',
      ],
      now: blocks,
    },
    majority: {
      title: ({ zone }) => `Meiste Bausteine in Zone ${zone}`,
      kind: () => 'Punkte am Ende',
      says: (facts) => [
        majority(facts),
        ...only(facts.hasNeutral, () => 'Auch die neutrale Farbe kann einen Platz belegen.'),
      ],
      now: blocks,
    },
    cell: {
      kind: () => 'Baufeld',
      says: (facts) => [
        opens(facts.strength),
        'Ein Gebäude braucht freie Felder in seiner Form. Es muss kein anderes berühren.',
      ],
      now: blocks,
    },
    block: {
      title: () => 'Baustein',
      kind: owned,
      says: ({ zone }) => [
        `Am Ende zählt er für die meisten Bausteine in Zone ${zone}. Er hilft auch, runde Plättchen zu umbauen.`,
      ],
    },
    reward: {
      kind: () => 'Belohnung in der Stadt',
      says: ({ reward, isPaid }) => [
        isPaid
          ? `Jeder mit einem Baustein darum hat ${sum(reward)} erhalten.`
          : `Sind alle Felder darum bebaut, erhält jeder mit einem Baustein dort einmal ${sum(reward)}.`,
      ],
      now: ({ around, covered, isPaid, count: mine }) =>
        mine === null || isPaid ? undefined : `Bebaut: ${covered} von ${around}. Du hast dort ${counted(mine, BLOCK)}.`,
    },
    'reward-space': {
      kind: () => 'Nicht benutzt',
      says: () => [`Ein Belohnungsplättchen liegt hier erst ab ${numbers.neutralUpToPlayers + 1} Spielern.`],
    },
    hippodrome: {
      title: () => labels.hippodrome,
      kind: () => 'Drei Bahnen',
      says: () => [
        'Auf jeder Bahn hast du einen Marker. Mit der Aktion Rennen rückst du vor.',
        `Wer am Ende der Runde auf einer der Bahnen auch vor dem neutralen Marker führt, gewinnt ein Streitwagenplättchen: ${scoring.chariotTileVp} SP.`,
        `Jeder Marker auf dem letzten Feld bringt am Ende ${scoring.hippodromeEndVp} SP.`,
      ],
    },
    track: {
      kind: () => 'Hippodrom',
      says: () => [
        `Auf Feld ${track.endSpace}, dem letzten, bringt jeder Marker am Ende ${scoring.hippodromeEndVp} SP.`,
      ],
      now: marker,
    },
    'track-space': {
      kind: () => 'Feld einer Bahn',
      says: ({ horses, hasRival }) => [
        ...(hasRival ? rival(true) : ['Mit der Aktion Rennen rückt dein Marker vor.']),
        ...line(horses),
        'Von Markern auf demselben Feld führt, wer zuerst dort war. Die anderen liegen darauf.',
      ],
      now: marker,
    },
    'golden-wheel': {
      title: () => 'Goldenes Rad',
      kind: () => 'Feld einer Bahn',
      says: ({ horses }) => [
        `Kommt dein Marker hierher, nimm einen deiner Errungenschaftsmarker am Hippodrom oder ${sum(numbers.wheelReward)}.`,
        ...line(horses),
      ],
      now: marker,
    },
    'track-end': {
      kind: () => 'Feld einer Bahn',
      says: ({ horses }) => [`Jeder Marker hier bringt am Ende ${scoring.hippodromeEndVp} SP.`, ...line(horses)],
      now: marker,
    },
    horses: {
      kind: () => 'Hippodrom',
      says: () => [`${lines} Wer nicht zahlt, bleibt mit seinem Marker davor stehen.`],
      now: mine((n) => `Du hast ${much(n, 'horse')}.`),
    },
    'chariot-now': {
      kind: () => 'Preis dieser Runde',
      says: ({ track: number, hasRival }) => [
        `Am Ende der Runde gewinnt es, wer auf Bahn ${number} führt: ${scoring.chariotTileVp} SP.`,
        ...only(hasRival, () => 'Du musst auch vor dem neutralen Marker sein. Sonst gewinnt es niemand.'),
      ],
      now: ({ space, isFirst }) =>
        space === null ? undefined : `Du bist auf Feld ${space} und führst ${isFirst ? 'damit' : 'nicht'}.`,
    },
    'chariot-next': {
      kind: () => 'Preis der nächsten Runde',
      says: ({ track: number }) => [
        `In der nächsten Runde gewinnt, wer auf Bahn ${number} führt, ein Streitwagenplättchen: ${scoring.chariotTileVp} SP.`,
      ],
    },
    'hippodrome-markers': {
      title: () => 'Errungenschaftsmarker',
      kind: () => 'Hippodrom',
      says: () => [
        'Ein goldenes Rad lässt dich einen deiner Marker von hier nehmen. Jede Errungenschaft braucht einen.',
      ],
      now: mine((n) => `Deine am Hippodrom: ${n}.`),
    },
    supply: {
      title: () => labels.supply,
      kind: () => 'Stapel',
      says: () => ['Diese Stapel füllen das Angebot auf. Die Zahl ist, was übrig ist.'],
    },
    'estate-tiles': {
      kind: () => 'Angebot',
      says: () => [
        'In einer Aktion Aufwertung darfst du eines zum Preis darunter nehmen und in deinen Produktionsbereich legen.',
        'Die meisten wirken, wenn du einen Handwerker darauf setzt. Tiere zählen am Ende.',
      ],
    },
    followers: {
      title: () => labels.followers,
      kind: () => 'Angebot',
      says: () => [
        'In einer Aktion Rekrutierung ziehst du Karten auf die Hand. Ausgespielt helfen sie dir oder zählen am Ende.',
        'Die Farbe zeigt, wann: am Ende, einmal je Runde oder immer.',
      ],
    },
    'mosaic-tiles': {
      title: () => labels.mosaics,
      kind: () => 'Angebot',
      says: () => ['Jeder nimmt ein Plättchen jeder Farbe, für die drei Reihen des eigenen Mosaiks.'],
    },
    'mosaic-tile': {
      kind: ({ vp }) => `Reihe eines Mosaiks: je Anspruch ${vp} SP`,
      says: ({ achievements }) => achievements.map((id) => `${title(id)}.`),
    },
    estate: {
      title: () => 'Anwesen',
      kind: () => 'Was ein Spieler hat',
      says: () => [
        'Münzen, Waren, Einfluss und freie Handwerker.',
        `Von jeder Ware ist Platz für ${limits.goods}. Was darüber hinausgeht, verfällt.`,
      ],
    },
    production: {
      title: () => 'Produktionsbereich',
      kind: () => 'Hier arbeiten die Handwerker',
      says: () => [
        'In einer Aktion Produzieren setzt du Handwerker hierher. Jeder bringt, was seine Reihe und seine Spalte zeigen.',
      ],
      now: mine((n) => `Du hast ${n} ${n === 1 ? 'freien' : 'freie'} Handwerker.`),
    },
    'production-space': {
      kind: () => 'Feld für Handwerker und Plättchen',
      says: ({ row, column }) => [
        `Ein Handwerker hier bringt ${THINGS[row][1]} für die Reihe und ${THINGS[column][1]} für die Spalte.`,
        'Jeder Handwerker schon in der Reihe oder Spalte bringt eins mehr.',
      ],
      now: ({ row, column, yields }) =>
        yields === null
          ? undefined
          : `Jetzt brächte ein Handwerker ${much(yields.row, row)} und ${much(yields.column, column)}.`,
    },
    'tile-production': {
      ...tile,
      says: (facts) => [`Ein Handwerker darauf bringt auch ${sum(facts.tile.reward)}.`, ...offer(facts)],
    },
    'tile-conversion': {
      ...tile,
      says: (facts) => {
        const { pay, gain } = box.conversion(facts.tile.conversion);
        return [
          `Setzt du einen Handwerker darauf, darfst du ${sum(pay)} gegen ${sum(gain)} tauschen.`,
          ...offer(facts),
        ];
      },
    },
    'tile-animal': {
      ...tile,
      says: (facts) => [
        `Sätze aus beliebigen ${list(scoring.animalSetVp.map((_, i) => `${i + 1}`))} Tieren bringen am Ende ${list(scoring.animalSetVp.map(String))} SP. Du darfst mehrere Sätze haben.`,
        `${tamer === undefined ? 'Es' : `Außer mit der Gefolgschaftskarte ${tamer.name}`} darf kein Handwerker darauf.${
          facts.tile.animals > 1 ? ` Es zählt als ${facts.tile.animals} Tiere.` : ''
        }`,
        ...offer(facts),
      ],
      now: ({ animals }) => (animals === null ? undefined : `Du hast ${much(animals, 'animal-tiles')}.`),
    },
    'tile-recruit': {
      ...tile,
      says: (facts) => [
        'Setzt du einen Handwerker darauf, darfst du eine Handkarte ausspielen, ohne Münzen zu zahlen.',
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-sail': {
      ...tile,
      says: (facts) => [
        `Setzt du einen Handwerker darauf, haben deine Schiffe ${counted(specialEffects.sail.sails, SAIL)}, ohne Vertrag.`,
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-build': {
      ...tile,
      says: (facts) => [
        `Setzt du einen Handwerker darauf, darfst du ${counted(box.shape(specialEffects.build.shape).cells.length, BLOCK)} in Zone ${specialEffects.build.zones.join(' oder ')} bauen.`,
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-income': {
      ...tile,
      says: (facts) => [
        `Setzt du einen Handwerker darauf, erhältst du ${sum(specialEffects.income.goods)} oder ${sum(specialEffects.income.coins)}.`,
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-hippodrome': {
      ...tile,
      says: (facts) => [
        `Setzt du einen Handwerker darauf, rückt ein Marker bis zu ${counted(specialEffects.hippodrome.spaces, n('Feld', 'Felder'))} vor, für einen weiteren Handwerker eins mehr.`,
        once(facts),
        ...offer(facts),
      ],
    },
    coins: {
      kind: () => 'Was ein Spieler hat',
      says: ({ isSolo }) => [
        'Damit bezahlst du Gefolge, manche Plättchen und Verträge, und in einer Aktion Handeln Waren.',
        ...only(
          !isSolo,
          () => `Am Ende zählen übrige Münzen und Waren zusammen: ein Punkt je ${scoring.goodsAndCoinsPerVp}.`,
        ),
      ],
      now: mine((n) => `Du hast ${much(n, 'coins')}.`),
    },
    good: {
      title: ({ good }) => title(good),
      kind: () => 'Ware',
      says: ({ good }) => [
        goods[good],
        'Auch Schifffahrtsverträge verlangen sie. Handwerker in ihrer Reihe oder Spalte bringen sie, oder du kaufst sie mit Handeln.',
        `Du hast Platz für ${limits.goods}. Was darüber hinausgeht, verfällt.`,
      ],
      now: mine((n) => `Du hast ${n} von höchstens ${limits.goods}.`),
    },
    influence: {
      kind: () => 'Was ein Spieler hat',
      says: ({ isSolo }) => [
        'Damit bezahlst du Petitionen, spätere Karten und manche Errungenschaften.',
        `Du kannst ${limits.influence} haben. Für jeden weiteren erhältst du ${much(limits.coinsPerInfluenceBeyond, 'coins')}.`,
        ...only(
          !isSolo,
          () => `Am Ende zählen Einfluss und Handwerker zusammen: ein Punkt je ${scoring.influenceAndArtisansPerVp}.`,
        ),
      ],
      now: mine((n) => `Du hast ${n} von höchstens ${limits.influence}.`),
    },
    artisans: {
      title: () => 'Freie Handwerker',
      kind: () => 'Was ein Spieler hat',
      says: () => [
        'In einer Aktion Produzieren setzt du sie ein.',
        `Nach der Runde kommen alle zurück, aber du behältst höchstens ${limits.artisansKept}.`,
      ],
      now: count,
    },
    'own-building': {
      title: () => labels.building,
      kind: () => 'Was ein Spieler hat',
      says: () => [
        'Jeder Vertrag behält seine Punkte bis zum Ende.',
        'Errungenschaften und eine Gefolgschaftskarte zählen sie.',
      ],
      now: ({ count: mine, vp }) => (mine === null ? undefined : `Du hast ${mine}, für ${vp} SP.`),
    },
    'own-shipping': {
      title: () => labels.shipping,
      kind: () => 'Was ein Spieler hat',
      says: () => ['Errungenschaften und eine Gefolgschaftskarte zählen sie. Sie selbst bringen keine Punkte.'],
      now: count,
    },
    'own-chariots': {
      title: () => labels.decks.chariot,
      kind: () => 'Was ein Spieler hat',
      says: () => [
        `Jedes bringt am Ende ${scoring.chariotTileVp} SP.`,
        'In jeder Runde gewinnst du eins, wenn du auf der Bahn der Runde führst.',
      ],
      now: count,
    },
    'own-markers': {
      title: () => 'Errungenschaftsmarker',
      kind: () => 'Was ein Spieler hat',
      says: () => [
        'Jede Errungenschaft, die du beanspruchst, braucht einen.',
        `Du beginnst mit ${numbers.ownMarkers} und kannst ${numbers.hippodromeMarkers} auf goldenen Rädern des Hippodroms gewinnen.`,
      ],
      now: count,
    },
    'own-patricians': {
      title: () => 'Patrizier',
      kind: () => 'Was ein Spieler hat',
      says: () => [
        `In jedem Zug setzt du einen auf das Forum. In der nächsten Runde hast du wieder ${numbers.patricians}.`,
      ],
      now: count,
    },
    'own-legionaries': {
      title: () => 'Legionäre',
      kind: () => 'Was ein Spieler hat',
      says: ({ each }) => [
        `Zu zweit setzt jeder ${each} in einer Runde, nach den ersten Zügen. Sie versperren nur Felder.`,
      ],
      now: count,
    },
    'own-blocks': {
      title: () => 'Bausteine',
      kind: () => 'Was ein Spieler hat',
      says: () => [
        `Du beginnst mit ${numbers.blocks}. Jedes Gebäude in der Stadt braucht so viele, wie seine Form hat.`,
      ],
      now: count,
    },
    mosaic: {
      title: () => labels.mosaic,
      kind: () => 'Was ein Spieler hat',
      says: () => [
        'Einmal je Zug, vor oder nach deinen Aktionen, darfst du eine erfüllte Errungenschaft beanspruchen. Das kostet nur einen Marker.',
        'Kostet sie auch Einfluss, steht es darauf. Links stehen die Punkte dafür, außen die für volle Linien.',
      ],
      now: ({ count: mine, of, markers }) =>
        mine === null ? undefined : `Du hast ${mine} von ${of} beansprucht und noch ${counted(markers, MARKER)}.`,
    },
    achievement: {
      kind: ({ vp }) => `Errungenschaft, ${vp} SP`,
      says: ({ achievement, vp, reward }) => [
        achievement.kind === 'markers'
          ? `Dafür brauchst du ${counted(achievement.markers, MARKER)} auf Feld ${achievement.space} einer Bahn oder weiter.`
          : achievement.of.length === 1
            ? `Dafür brauchst du ${achievement.of.map((what) => much(achievement.min, what)).join('')}${
                amountsOf(achievement.cost).length > 0 ? ` und zahlst ${sum(achievement.cost)}` : ''
              }.`
            : `Dafür brauchst du ${list(achievement.of.map((what) => THINGS[what][1]))}: zusammen ${achievement.min}, von jedem eins.`,
        ...only(
          achievement.kind === 'count' && amountsOf(achievement.cost).length === 0,
          () => 'Du behältst sie alle.',
        ),
        `Am Ende bringt sie ${vp} SP.${amountsOf(reward).length > 0 ? ` Sofort bringt sie ${sum(reward)}.` : ''}`,
      ],
      now: ({ achievement, counts, isClaimed }) => {
        if (counts === null) return undefined;
        if (isClaimed) return 'Du hast sie beansprucht.';
        if (achievement.kind === 'count' && counts.length > 1)
          return `Du hast ${list(achievement.of.map((what, i) => much(counts[i] ?? 0, what)))}.`;
        return `Du hast ${counts.join('')} von ${achievement.kind === 'count' ? achievement.min : achievement.markers}.`;
      },
    },
    'mosaic-space': {
      kind: () => 'Mosaik',
      says: () => ['Hierher kommt eine Errungenschaft der Auswahl.'],
    },
    claim: {
      kind: () => 'Mosaik',
      says: ({ vp, reward }) => [
        `Jede Errungenschaft, die du in dieser Reihe beanspruchst, bringt am Ende ${vp} SP.`,
        ...only(amountsOf(reward).length > 0, () => `Sofort bringt sie ${sum(reward)}.`),
      ],
    },
    'mosaic-line': {
      kind: () => 'Volle Linie des Mosaiks',
      says: ({ of, vp, reward }) => [
        `Sind alle ${of} Errungenschaften der Linie beansprucht, bringt sie am Ende ${vp} SP und sofort ${sum(reward)}.`,
      ],
      now: ({ count: mine, of }) => (mine === null ? undefined : `Du hast ${mine} von ${of} beansprucht.`),
    },
    row: {
      title: () => 'Ausgespielte Gefolgschaft',
      kind: () => 'Was ein Spieler hat',
      says: () => [
        `Hier zählt sie am Ende oder hilft dir ab deiner nächsten Aktion. ${limits.followerRow} Karten haben Platz.`,
        `Die ${limits.extraCostFrom + 1}. Karte und jede weitere kosten ${sum(limits.extraCost)} mehr.`,
      ],
      now: mine((n) => `Du hast ${n} von ${limits.followerRow}.`),
    },
    hand: {
      title: () => labels.hand,
      kind: () => 'Was ein Spieler hat',
      says: () => [
        `Mit Rekrutierung darfst du eine in deine Reihe spielen. Sie kostet ${list(strengthTables.recruitCosts.map((cost, i) => `${sum(cost)} bei Stärke ${i + 1}`))}.`,
        `Nach dem Rekrutieren behältst du höchstens ${limits.hand}.`,
      ],
      now: count,
    },
    'follower-end': {
      kind: () => 'Gefolgschaft, zählt am Ende',
      says: ({ score }) => {
        const { vp, of } = score;
        if (score.kind === 'at-least')
          return [`In deiner Reihe bringt die Karte am Ende ${vp} SP, wenn du mindestens ${much(score.min, of)} hast.`];
        const each = score.per > 1 ? much(score.per, of) : THINGS[of][0];
        return score.base > 0
          ? [`In deiner Reihe bringt die Karte am Ende ${score.base} SP, und ${vp} mehr je ${each}.`]
          : [`In deiner Reihe bringt die Karte am Ende ${vp} SP je ${each}.`];
      },
      now: ({ vp, held }) =>
        vp === null || held === null
          ? undefined
          : `${held === 'hand' ? 'In deiner Reihe' : 'Jetzt'} würde sie ${vp} SP bringen.`,
    },
    'follower-round': {
      kind: () => 'Gefolgschaft, einmal je Runde',
      says: (facts) => [
        `In deiner Reihe: Einmal je Runde, in der Aktion ${title(facts.action)}, ${effect(facts.effect)}.`,
        'Du aktivierst sie in dieser Aktion. Dann ist sie umgedreht, bis die Runde endet.',
      ],
      now: ({ held }) =>
        held === null
          ? undefined
          : held === 'hand'
            ? 'Du hast sie auf der Hand. Mit Rekrutierung ausgespielt, hilft sie dir ab deiner nächsten Aktion.'
            : held.exhausted
              ? 'Du hast sie in dieser Runde genutzt.'
              : held.fresh
                ? 'Du hast sie eben ausgespielt. Sie hilft dir ab deiner nächsten Aktion.'
                : 'Du hast sie in dieser Runde noch nicht genutzt.',
    },
    'follower-always': {
      kind: () => 'Gefolgschaft, wirkt immer',
      says: ({ action, reward }) => [
        `In deiner Reihe: Jedes Mal, wenn du die Aktion ${title(action)} ausführst, erhältst du ${sum(reward)}.`,
      ],
    },
    'follower-tamer': {
      kind: () => 'Gefolgschaft, wirkt immer',
      says: ({ coins }) => [
        `In deiner Reihe: Deine Handwerker dürfen auf Tierplättchen und bringen dort jedes Mal ${much(coins, 'coins')}.`,
      ],
    },
    ai: {
      kind: () => 'Dein Gegner im Solospiel',
      says: () => ['Am Ende jeder Runde bewegt sie ihre Schiffe und nimmt einen Bauvertrag.'],
    },
    'ai-vp': {
      title: () => 'Punkte der KI',
      kind: () => 'Bisher',
      says: () => [
        `Für jeden Legionär, dessen Feld besetzt ist, erhält sie ${tables.solo.blockedLegionaryVp} SP. Alles andere zählt am Ende.`,
      ],
    },
    'ai-building': {
      title: () => labels.building,
      kind: () => 'Der KI',
      says: () => ['Am Ende jeder Runde nimmt die KI den Vertrag ganz links. Sie erhält seine Punkte.'],
    },
    'ai-chariots': {
      title: () => labels.decks.chariot,
      kind: () => 'Der KI',
      says: () => [`Jedes bringt der KI am Ende ${scoring.chariotTileVp} SP.`],
    },
    done: {
      ...button,
      title: () => labels.done,
      says: () => ['Führt aus, was du gewählt hast.'],
    },
    turn: { ...button, title: () => labels.rotate, says: () => ['Dreht das Gebäude, bevor du es setzt.'] },
    'end-turn': {
      ...button,
      title: () => 'Zug beenden',
      says: () => ['Beendet deinen Zug ohne Errungenschaft.'],
    },
    continue: {
      ...button,
      title: () => 'Weiter',
      says: () => ['Macht ohne Gefolgschaftskarte weiter.'],
    },
    skip: {
      ...button,
      title: () => 'Auslassen',
      says: ({ isContract }) =>
        isContract
          ? ['Nimmt keinen Vertrag. Damit endet die Aktion.']
          : ['Lässt diesen Schritt aus. Du kannst ihn nicht nachholen.'],
    },
    forgo: {
      ...button,
      title: ({ action }) => `Verzicht auf ${title(action)}`,
      says: ({ action }) => [
        `Du führst die Aktion ${title(action)} nicht aus und erhältst dafür ${much(limits.forgoneCoins, 'coins')}.`,
      ],
    },
    'spend-wine': {
      ...button,
      title: () => 'Wein ausgeben',
      says: ({ amount }) => [`Du zahlst ${much(amount, 'wine')} und erhältst ebenso viel Einfluss.`],
    },
  };
  return explaining(topicOf(box, engine.scores), clauses, texts, { title });
}
