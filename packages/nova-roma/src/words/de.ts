/** The names and sentences of Nova Roma in German, with the terms of the rulebook. */
import type { Engine } from '@ludi-romani/core';
import { by, commas, type Phrase, type Piece, say, type Words, wordsOf } from '@ludi-romani/core/words';
import {
  adjective,
  bare,
  type Case,
  common,
  imperative,
  inWords,
  type Noun,
  n,
  refusals,
  the,
  und,
} from '@ludi-romani/core/words/de';
import type { FollowerId, NovaRoma, Owner, Performance, PortId, Question, Seen, Source } from '@ludi-romani/nova-roma';
import { catalog, conversionOn, estateTileIn, goodIds } from '@ludi-romani/nova-roma/queries';
import { brings } from './brings';
import { DECLINED, much, NOUNS, nameOf, nounOf, ROWS, shapeNoun, sum, titled } from './de-phrases';
import {
  actionsLeft,
  at,
  cellsAt,
  doing,
  faceOf,
  followerId,
  forumSpace,
  helped,
  helpers,
  inOrder,
  inTurn,
  isBegun,
  isPermanent,
  leftOf,
  lineIn,
  shapeId,
  type Tools,
} from './names';

/** Returns the names and sentences of `engine` in German. */
export function words(engine: Engine<NovaRoma>): Words<NovaRoma> {
  const box = catalog(engine.components);
  const { numbers, limits, strengthTables, specialEffects } = box.components;
  const face = faceOf(box);
  const noun = (id: string): Noun | undefined => {
    const found = face(id);
    return found ? titled(found) : nounOf(id);
  };
  /** Returns the name of a thing, with its article if it has one. */
  const called = (id: string, wanted: Case = 'accusative'): string | undefined => {
    const known = noun(id);
    return known && (/^(follower|port|reward-space)$/.test(face(id)?.kind ?? '') ? bare(known) : the(known, wanted));
  };
  /** Returns the rest of a step: `noch 2`, `noch 2 Segel`. */
  const left = (seen: Seen, question: Question, what?: string): string => {
    const count = leftOf(box, seen, question);
    return `noch ${what === undefined ? count : much(count, what).text}`;
  };

  const it = (id: string, { thing }: Tools, wanted?: Case): Phrase => thing(id, called(id, wanted));
  const person = (follower: FollowerId, { thing }: Tools): Phrase => thing(followerId(follower));
  const people = (ids: readonly FollowerId[], tools: Tools): Phrase => und(ids.map((id) => person(id, tools)));
  /** Returns the names of cards, or their number if the viewer may not know them. */
  const cards = (ids: readonly FollowerId[] | undefined, count: number, tools: Tools): Piece =>
    ids ? people(ids, tools) : much(count, 'followers');
  const owner = (marker: Owner, tools: Tools): Phrase =>
    marker === 'neutral' ? it(tools.seen.ai === null ? marker : 'ai', tools, 'nominative') : tools.who(marker);
  const inZone = (zone: string, { thing }: Tools): Phrase => thing(zone, `Zone ${zone}`);
  const onTrack = (track: string, { thing }: Tools): Phrase => thing(track, nameOf(track));
  const onBoard = (board: string, space: number, { thing }: Tools): Phrase => thing(`${board}-${space}`, at(space));
  const onOffer = (id: string, tools: Tools): Phrase => say`neu im Angebot: ${tools.thing(id)}`;
  const offOffer = (id: string, tools: Tools): Phrase => say`nicht mehr im Angebot: ${tools.thing(id)}`;
  const performs = ({ action, strength }: Performance, { thing }: Tools): Phrase =>
    say`führt ${thing(action)} mit Stärke ${strength} aus`;
  const sails = ({ ship, port }: { readonly ship: number; readonly port: PortId }, tools: Tools): Phrase =>
    say`segelt mit Schiff ${ship + 1} bis ${it(port, tools)}`;
  const crossing = (space: number, { seen, thing }: Tools): Phrase => {
    const { id, actions } = forumSpace(box, seen, space);
    return thing(id, actions.map(nameOf).join('/'));
  };
  /** Returns the source of a gain, unless the sentence before names it. */
  const from = (source: Source, tools: Tools): Piece => {
    switch (source.kind) {
      case 'follower':
        return isPermanent(box, source.follower) && say` durch ${person(source.follower, tools)}`;
      case 'estate-tile':
      case 'reward-tile':
        return say` durch ${it(source.tile, tools)}`;
      case 'track':
        return ' durch das goldene Rad';
      case 'mosaic-line': {
        const line = lineIn(box, source.line);
        return say` für ${tools.thing(line, the(adjective('vollständig', noun(line) ?? n(inWords(line)))))}`;
      }
      default:
        return undefined;
    }
  };
  const converted = (question: { readonly player: number; readonly tile: number }, seen: Seen): Phrase => {
    const { pay, gain } = conversionOn(box, seen, question.player, question.tile);
    return say`${sum(pay)} in ${sum(gain)} um`;
  };

  return wordsOf(
    engine,
    {
      language: 'de',
      /** Accepts the same ids as in English: `follower-12`, `forum-0`, `shape-l3`. */
      title: (id) => {
        const known = noun(id);
        return known && bare(known, 'nominative', id.endsWith('s'));
      },
      inWords,
      player: (_, seat) => `Spieler ${seat + 1}`,

      asks: helped(
        box,
        {
          emperor: 'Wähle eines von zwei Feldern für den Kaiser',
          patrician: (question, { seen }) => `Wähle ein Feld für einen Patrizier (${left(seen, question)})`,
          line: (_, { seen, thing }) => {
            const [first, second] = actionsLeft(box, seen).map((action) => thing(action));
            return second === undefined
              ? say`Wähle ${first} oder verzichte darauf`
              : say`Wähle ${first} oder ${second} als Erstes oder verzichte auf eine davon`;
          },
          window: (question, tools) =>
            say`Aktiviere ${helpers(box, question, tools, 'oder')} für ${tools.thing(doing(tools.seen).action)} oder mach weiter`,
          'discard-pair': 'Wähle zwei Gefolgschaftskarten, die du für eine Münze abwirfst, oder mach weiter',
          'buy-good': ({ from }) =>
            say`Kaufe Waren für 1 Münze (${inOrder(goodIds.slice(from).map(nameOf), 'erst', 'dann')}) oder keine`,
          'spend-wine': 'Wähle, wie viel Wein du für Einfluss ausgibst, oder mach weiter',
          'estate-tile': 'Wähle ein Anwesenplättchen oder nimm keines',
          'estate-space': ({ slot }, tools) =>
            say`Wähle ein Feld im Produktionsbereich für ${it(estateTileIn(tools.seen, slot) ?? '', tools)}`,
          'start-marker': say`Beanspruche den Startspielermarker für ${much(strengthTables.startMarkerInfluence, 'influence')} oder mach weiter`,
          petition: (question, { seen }) =>
            `Wähle eine andere Aktion und ihre Stärke, bis zu ${leftOf(box, seen, question)} Einfluss, oder mach weiter`,
          draw: (question, { seen }) => `Wähle eine Gefolgschaftskarte, die du ziehst (${left(seen, question)})`,
          'play-follower': ({ tile: space }) =>
            `Wähle eine Handkarte, die du ${space === null ? '' : 'ohne Münzen '}ausspielst, oder spiele keine`,
          'replace-follower': ({ follower }, tools) =>
            say`Wähle eine Gefolgschaftskarte deiner Reihe, die du für ${person(follower, tools)} abwirfst`,
          'hand-limit': (question, { seen }) =>
            `Wähle Gefolgschaftskarten zum Abwerfen, bis du ${limits.hand} hast (${left(seen, question)})`,
          contract: ({ kind }) => `Wähle einen ${nameOf(`${kind}-contracts`)} oder nimm keinen`,
          sail: (question, { seen }) => `Wähle ein Schiff, das segelt, oder hör auf (${left(seen, question, 'sails')})`,
          building: ({ shape }, tools) =>
            say`Wähle in der Stadt Felder für ${tools.thing(shapeId(shape), the(shapeNoun(shape)))} oder baue nicht`,
          advance: (question, tools) =>
            say`Wähle einen Marker, der${question.track !== null && say` auf ${onTrack(question.track, tools)}`} vorrückt, oder hör auf (${left(tools.seen, question, 'steps')})`,
          charioteer: 'Wähle einen Marker, der für 1 Handwerker ein Feld vorrückt, oder mach weiter',
          wheel: ({ track }, tools) => say`Wähle die Belohnung des goldenen Rads auf ${onTrack(track, tools)}`,
          produce: (question, { seen }) =>
            `Heuere für ${strengthTables.hireArtisanWheat} Weizen einen Handwerker an, setze einen ein oder hör auf (${left(seen, question)})`,
          'place-artisan': 'Wähle ein Feld deines Produktionsbereichs für einen Handwerker',
          conversion: (question, { seen }) => say`Wandle ${converted(question, seen)} oder verzichte`,
          income: say`Nimm ${sum(specialEffects.income.goods)} oder ${sum(specialEffects.income.coins)}`,
          'choose-good': (question, { seen }) => `Wähle eine Ware (${left(seen, question)})`,
          'draft-mosaic': 'Wähle ein Mosaikplättchen einer Farbe, die dir noch fehlt',
          'draft-follower': 'Wähle eine Gefolgschaftskarte, die du behältst, und gib den Rest weiter',
          'keep-followers': 'Wähle zwei Gefolgschaftskarten, die du behältst',
          legionary: 'Wähle ein Feld, das ein Legionär versperrt',
          'end-of-turn': 'Wähle eine Errungenschaft, die du beanspruchst, oder beende den Zug',
        },
        'oder',
        (followers, prompt) => say`Aktiviere ${followers}, oder ${prompt}`,
      ),

      says: {
        'place-emperor': null,
        'place-patrician': null,
        'claim-achievement': null,
        'begin-action': null,
        'forgo-action': null,
        'activate-follower': null,
        continue: 'Aktiviere keine Gefolgschaftskarte',
        skip: (_, { question }) => DECLINED[question.ask](isBegun(question) ? 'weiteren ' : ''),
        'discard-pair': null,
        'buy-good': null,
        'spend-wine': null,
        'take-estate-tile': ({ slot }, tools) =>
          say`Nimm ${it(estateTileIn(tools.seen, slot) ?? '', tools)}${slot !== 'special' && ` auf Platz ${slot}`}`,
        'place-estate-tile': null,
        'take-start-marker': null,
        'petition-action': null,
        'draw-follower': ({ slot }) => (slot === 'deck' ? 'Ziehe eine Gefolgschaftskarte vom Stapel' : []),
        'play-follower': null,
        'replace-follower': null,
        'discard-to-limit': null,
        'take-contract': ({ kind, slot }) => `Nimm den ${nameOf(`${kind}-contracts`)} auf Platz ${slot}`,
        sail: null,
        'place-building': null,
        'advance-chariot': null,
        'spend-charioteer': null,
        'wheel-reward': null,
        'hire-artisan': null,
        'place-artisan': null,
        'use-conversion': (_, { seen, question }) => say`Wandle ${converted(question, seen)}`,
        'choose-income': ({ option }) => say`Nimm ${sum(specialEffects.income[option])}`,
        'choose-good': ({ good }) => say`Nimm ${much(1, good)}`,
        'draft-mosaic': null,
        'draft-follower': null,
        'keep-followers': null,
        'place-legionary': null,
        'end-turn': 'Beende den Zug',
      },

      tells: {
        'forum-tiles-laid': ({ tiles }, { thing }) => {
          const names = tiles.map((action) => thing(action));
          return say`die Reihen des Forums sind ${und(names.slice(0, 4))}, die Spalten ${und(names.slice(4))}`;
        },
        'reward-tile-laid': null,
        'blocks-laid': ({ zone, cells }, tools) =>
          say`${owner('neutral', tools)} hat ${much(cells.length, 'blocks')} in ${inZone(zone, tools)}`,
        'markers-stacked': null,
        'mosaic-dealt': by(({ tiles }, tools) => say`bekommt ${und(tiles.map((id) => it(id, tools)))}`),
        'followers-dealt': by(({ count, secret }, tools) => say`bekommt ${cards(secret?.followers, count, tools)}`),
        'ai-began': ({ vp }, tools) => say`${owner('neutral', tools)} beginnt mit ${vp} SP`,
        'mosaic-drafted': by((event, tools) => say`nimmt ${it(event.tile, tools)}`),
        'mosaic-revealed': (event, tools) => onOffer(event.tile, tools),
        'packet-received': by(
          ({ from: giver, count, secret }, tools) =>
            say`bekommt ${cards(secret?.cards, count, tools)} ${giver === 'deck' ? 'vom Stapel' : say`von ${tools.who(giver)}`}`,
        ),
        'follower-drafted': by(({ secret }, tools) => say`behält ${cards(secret && [secret.follower], 1, tools)}`),
        'packets-passed': () => 'alle geben den Rest nach links weiter',
        'packet-kept': by(({ count, secret }, tools) => say`behält ${cards(secret?.followers, count, tools)}`),
        'followers-kept': by(({ secret }, tools) => say`behält endgültig ${cards(secret?.followers, 2, tools)}`),
        'draft-ended': ({ kept }) => say`alle haben ${much(kept, 'followers')} behalten, der Rest kommt in den Stapel`,
        'start-player': ({ player }, { who }) => say`Startspieler: ${who(player)}`,
        'round-began': ({ round }) => `Runde ${round} von ${numbers.rounds} beginnt`,
        'emperor-stack-shuffled': ({ count }) => `die ${count} Kaiserplättchen werden gemischt`,
        'emperor-tile-revealed': null,
        'emperor-placed': by(({ space }, tools) => say`setzt den Kaiser auf ${crossing(space, tools)}`),
        'turn-began': null,
        'patrician-placed': by(({ space }, tools) => say`setzt einen Patrizier auf ${crossing(space, tools)}`),
        'legionary-placed': ({ player, space }, tools) => {
          const place = crossing(space, tools);
          return player === null
            ? say`ein Legionär kommt auf ${place}`
            : say`${tools.who(player)} setzt einen Legionär auf ${place}`;
        },
        'legionary-blocked': ({ space, vp }, tools) =>
          say`kein Platz für den Legionär auf ${crossing(space, tools)}: ${owner('neutral', tools)} erhält ${vp} SP`,
        'turn-ended': null,
        'action-begun': by((event, tools) => performs(event, tools)),
        'action-forgone': by(({ action }, { thing }) => say`verzichtet auf ${thing(action)}`),
        'action-ended': null,
        petitioned: by((event, tools) => performs(event, tools)),
        'follower-activated': by(({ follower }, tools) => say`aktiviert ${person(follower, tools)}`),
        'follower-triggered': null,
        'strength-gained': by(({ strength }) => `erhöht die Stärke auf ${strength}`),
        'artisan-waived': by(() => 'zahlt für den Bauvertrag keinen Handwerker'),
        gained: by(({ gains, source }, tools) =>
          source.kind === 'setup'
            ? say`beginnt mit ${sum(gains, 'dative')}`
            : source.kind === 'action' && source.action === 'produce'
              ? say`heuert ${sum(gains)} an`
              : say`erhält ${sum(gains)}${from(source, tools)}`,
        ),
        paid: by(({ cost }) => say`zahlt ${sum(cost)}`),
        'followers-discarded': by(
          ({ from: place, followers }, tools) =>
            say`wirft ${people(followers, tools)}${place === 'row' && ' aus der Reihe'} ab`,
        ),
        'follower-taken': by(({ follower }, tools) => say`nimmt ${person(follower, tools)} aus dem Angebot`),
        'follower-drawn': by(
          ({ secret }, tools) => say`zieht ${cards(secret && [secret.follower], 1, tools)} vom Stapel`,
        ),
        'follower-announced': by(({ follower }, tools) => say`kündigt ${person(follower, tools)} an`),
        'follower-played': by(({ follower }, tools) => say`spielt ${person(follower, tools)} aus`),
        'followers-shuffled': ({ count }) => `die Gefolgschaftskarten werden gemischt, der Stapel hat ${count}`,
        'estate-tile-placed': by(
          (event, tools) =>
            say`legt ${it(event.tile, tools)} auf ${onBoard('estate', event.space, tools)}${
              event.replaced !== null && say` als Ersatz für ${it(event.replaced, tools)}`
            }`,
        ),
        'start-marker-claimed': by(() => 'beansprucht den Startspielermarker'),
        'contract-taken': by(({ contract }, tools) => say`nimmt ${it(contract, tools)}`),
        sailed: by(
          (event, tools) =>
            say`${sails(event, tools)} für ${much(box.ports.find(({ id }) => id === event.port)?.sails ?? 0, 'sails')}`,
        ),
        'building-placed': by(
          ({ zone, cells }, tools) => say`baut in ${inZone(zone, tools)} auf ${und(cellsAt(box, zone, cells))}`,
        ),
        'reward-tile-completed': (event, tools) =>
          say`umbaut ist jetzt ${it(event.tile, tools, 'nominative')} auf ${it(event.space, tools)}`,
        'chariot-advanced': ({ marker, track, space }, tools) =>
          say`${owner(marker, tools)} rückt auf ${onTrack(track, tools)} bis Feld ${space} vor`,
        'achievement-marker-taken': by(() => 'nimmt einen Errungenschaftsmarker'),
        'artisan-placed': by(({ space }, tools) => say`setzt einen Handwerker auf ${onBoard('estate', space, tools)}`),
        'tile-turned': by((event, tools) => say`dreht ${it(event.tile, tools)} um`),
        'achievement-claimed': by(
          ({ space, achievement }, tools) =>
            say`beansprucht die Errungenschaft auf ${onBoard('mosaic', space, tools)} (${tools.thing(achievement)})`,
        ),
        'card-slid': null,
        'display-refilled': ({ card }, tools) => onOffer(card, tools),
        'follower-revealed': ({ follower }, tools) => onOffer(followerId(follower), tools),
        'special-revealed': (event, tools) => onOffer(event.tile, tools),
        'tile-discarded': (event, tools) => offOffer(event.tile, tools),
        'follower-discarded': ({ follower }, tools) => offOffer(followerId(follower), tools),
        'contract-discarded': ({ kind, contract }, tools) =>
          kind === 'building'
            ? say`${owner('neutral', tools)} nimmt ${it(contract, tools)}`
            : offOffer(contract, tools),
        'track-ranked': null,
        'chariot-tile-awarded': ({ chariot, winner }, tools) =>
          say`${winner === 'neutral' && tools.seen.ai === null ? 'niemand' : owner(winner, tools)} gewinnt ${it(chariot, tools)}`,
        'chariot-preferred': ({ chariot, next }, tools) =>
          say`in dieser Runde zu gewinnen: ${it(chariot, tools, 'nominative')}${next !== null && say`, danach ${it(next, tools, 'nominative')}`}`,
        'ai-sailed': (event, tools) => say`${owner('neutral', tools)} ${sails(event, tools)}`,
        'forum-cleared': null,
        'artisans-returned': ({ player, kept, returned }, { who }) =>
          returned > 0 ? say`${who(player)} behält ${much(kept, 'artisan')} und gibt ${returned} zurück` : [],
        'followers-turned-up': null,
        'round-ended': null,
        'zone-ranked': ({ zone, ranking }, tools) => {
          const places = ranking.map((owners) => und(owners.map((marker) => owner(marker, tools))));
          return say`die meisten Bausteine in ${inZone(zone, tools)}: ${places.length > 0 ? inTurn(places, 'dann') : 'niemand'}`;
        },
        scored: ({ row, points }, { who }) =>
          say`${ROWS[row]}: ${commas(points.map((vp, seat) => say`${who(seat)} (${vp})`))}`,
        'ai-scored': ({ total }, tools) => say`${owner('neutral', tools)} hat ${total} SP`,
        'game-ended': () => 'das Spiel ist zu Ende',
      },

      imperative,
      rows: ROWS,
      options: {
        ...common,
        startPlayer: { label: 'Startspieler', help: 'Der Platz, der beginnt; ohne Angabe entscheidet das Los.' },
        youngestFirst: {
          label: 'Nach Alter',
          help: 'Alle Plätze, die jüngste Person zuerst; entscheidet den letzten Gleichstand.',
        },
        mosaicDraft: {
          label: 'Mosaik auswählen',
          help: 'Die Mosaikplättchen werden reihum ausgewählt statt verteilt.',
        },
        followerDraft: {
          label: 'Gefolgschaft auswählen',
          help: 'Ihr wählt eure ersten Gefolgschaftskarten aus und gebt den Rest weiter, statt zwei zu bekommen.',
        },
        difficulty: { label: 'Schwierigkeit', help: 'Wie stark die KI im Solospiel ist.' },
        handicap: { label: 'Vorgabe', help: 'Mit wie vielen Punkten weniger die KI im Solospiel beginnt.' },
        withoutContract: {
          label: 'Ohne Vertrag',
          help: 'Segeln oder Bauen ohne Vertrag ist teilweise ausgeführt, oder es gilt als aufgegeben und bringt die Münze, wenn keine Gefolgschaftskarte half.',
        },
        severin: {
          label: 'Severin',
          help: 'Severin bringt einen Punkt für jeden Schifffahrtsvertrag oder für je zwei.',
        },
      },
      refusals: {
        ...refusals,
        'must name each seat once': 'muss jeden Platz einmal nennen',
        'only a solo game has an AI': 'nur im Solospiel gibt es eine KI',
        'a block would not stand on a building space': 'ein Baustein stünde nicht auf einem Bauplatz',
        'a card is not in the hand': 'eine der Karten ist nicht auf deiner Hand',
        'a figure already stands there': 'dort steht schon eine Figur',
        'a ship never changes its route': 'ein Schiff wechselt nie die Route',
        'a space is occupied': 'eines der Felder ist besetzt',
        'a step that was skipped cannot be done later': 'ein übersprungener Schritt lässt sich nicht nachholen',
        'a tile of that color was already taken': 'ein Plättchen dieser Farbe hast du schon',
        'an achievement was already claimed this turn': 'in diesem Zug ist schon eine Errungenschaft beansprucht',
        'an artisan already stands there': 'dort steht schon ein Handwerker',
        'cards are discarded in pairs': 'Karten werden paarweise abgeworfen',
        'cards must be discarded in ascending order': 'Karten werden in aufsteigender Reihenfolge abgeworfen',
        'first activate a follower or continue': 'aktiviere zuerst eine Gefolgschaftskarte oder mach weiter',
        'first advance a marker, or stop': 'rücke zuerst einen Marker vor oder hör auf',
        'first begin an action or give it up': 'führe zuerst eine Aktion aus oder verzichte auf sie',
        'first buy a good or skip this step': 'kaufe zuerst eine Ware oder überspringe diesen Schritt',
        'first choose a good': 'wähle zuerst eine Ware',
        'first choose goods or coins': 'wähle zuerst Waren oder Münzen',
        'first choose what the golden wheel gives': 'wähle zuerst die Belohnung des goldenen Rads',
        'first claim an achievement or end the turn': 'beanspruche zuerst eine Errungenschaft oder beende den Zug',
        'first claim the start player marker or skip this step':
          'beanspruche zuerst den Startspielermarker oder überspringe diesen Schritt',
        'first convert or decline': 'wandle zuerst um oder verzichte',
        'first discard a follower from the row': 'wirf zuerst eine Gefolgschaftskarte aus der Reihe ab',
        'first discard a pair of cards or skip this step': 'wirf zuerst zwei Karten ab oder überspringe diesen Schritt',
        'first discard down to the hand limit': 'wirf zuerst bis zum Handkartenlimit ab',
        'first draw a follower': 'ziehe zuerst eine Gefolgschaftskarte',
        'first hire or place artisans, or stop': 'heuere zuerst Handwerker an, setze sie ein oder hör auf',
        'first keep a follower and pass the rest': 'behalte zuerst eine Gefolgschaftskarte und gib den Rest weiter',
        'first keep two of the four followers': 'behalte zuerst zwei der vier Gefolgschaftskarten',
        'first lay the estate tile that was taken': 'lege zuerst das genommene Anwesenplättchen',
        'first move a ship or skip this step': 'bewege zuerst ein Schiff oder überspringe diesen Schritt',
        'first perform another action for influence or skip this step':
          'führe zuerst eine andere Aktion für Einfluss aus oder überspringe diesen Schritt',
        'first place a legionary': 'setze zuerst einen Legionär',
        'first place a patrician': 'setze zuerst einen Patrizier',
        'first place the artisan': 'setze zuerst den Handwerker',
        'first place the building or skip this step': 'setze zuerst das Gebäude oder überspringe diesen Schritt',
        'first place the emperor': 'setze zuerst den Kaiser',
        'first play a follower or skip this step':
          'spiele zuerst eine Gefolgschaftskarte aus oder überspringe diesen Schritt',
        'first spend an artisan on one more space or skip this step':
          'zahle zuerst einen Handwerker für ein weiteres Feld oder überspringe diesen Schritt',
        'first spend wine or skip this step': 'gib zuerst Wein aus oder überspringe diesen Schritt',
        'first take a building contract or skip this step':
          'nimm zuerst einen Bauvertrag oder überspringe diesen Schritt',
        'first take a mosaic tile': 'nimm zuerst ein Mosaikplättchen',
        'first take a shipping contract or skip this step':
          'nimm zuerst einen Schifffahrtsvertrag oder überspringe diesen Schritt',
        'first take an estate tile or skip this step':
          'nimm zuerst ein Anwesenplättchen oder überspringe diesen Schritt',
        'followers are activated between steps': 'Gefolgschaftskarten werden zwischen den Schritten aktiviert',
        'goods must be bought in order': 'Waren werden in ihrer Reihenfolge gekauft',
        'goods must be chosen in order': 'Waren werden in ihrer Reihenfolge gewählt',
        'it would give nothing': 'das brächte nichts',
        'it would have no effect': 'das hätte keine Wirkung',
        'more than the strength of the petition': 'mehr als die Stärke der Petition',
        'no achievement marker is available': 'kein Errungenschaftsmarker ist verfügbar',
        'no achievement marker is left at the hippodrome': 'am Hippodrom liegt kein Errungenschaftsmarker mehr',
        'no artisan is available': 'kein Handwerker ist verfügbar',
        'no artisan is left in the general supply': 'im allgemeinen Vorrat ist kein Handwerker mehr',
        'no artisan may be placed on an animal': 'auf ein Tierplättchen darf kein Handwerker',
        'no card is left': 'keine Karte ist mehr da',
        'no coin is left': 'keine Münze ist mehr da',
        'not enough horses for the line': 'zu wenig Pferde für die Linie',
        'not enough {what}': 'zu wenig {what}',
        'not one of the other actions': 'keine der anderen Aktionen',
        'not two of the four followers': 'keine zwei der vier Gefolgschaftskarten',
        'only a building contract can be taken': 'nur ein Bauvertrag ist zu haben',
        'only a shipping contract can be taken': 'nur ein Schifffahrtsvertrag ist zu haben',
        'only once-per-round followers are activated': 'nur Karten „Einmal pro Runde“ werden aktiviert',
        'only the same marker moves on': 'nur derselbe Marker rückt weiter vor',
        'pairs must be discarded in ascending order': 'Paare werden in aufsteigender Reihenfolge abgeworfen',
        'that action was already performed or given up': 'diese Aktion ist schon ausgeführt oder aufgegeben',
        'that good is at its cap': 'von dieser Ware hast du schon das Höchste',
        'that slot is empty': 'dieser Platz ist leer',
        'this contract needs strength {needed}, the action has {strength}':
          'dieser Vertrag verlangt Stärke {needed}, die Aktion hat Stärke {strength}',
        'that space is already marked': 'dieses Feld ist schon markiert',
        'that step is not optional': 'dieser Schritt ist Pflicht',
        'that zone is not open to the tile': 'in dieser Zone gilt das Plättchen nicht',
        'that zone needs strength {needed}, the action has {strength}':
          'diese Zone verlangt Stärke {needed}, die Aktion hat Stärke {strength}',
        'the blocks do not form the building': 'die Bausteine ergeben nicht das Gebäude',
        'the choice is between goods and coins': 'zur Wahl stehen Waren und Münzen',
        'the emperor stands there': 'dort steht der Kaiser',
        'the emperor tile does not show that space': 'dieses Feld zeigt das Kaiserplättchen nicht',
        'the follower does not name petition': 'diese Karte nennt nicht die Petition',
        'the follower does not name this action': 'diese Karte nennt nicht diese Aktion',
        'the follower is exhausted': 'diese Karte ist erschöpft',
        'the follower is not in the hand': 'diese Karte ist nicht auf deiner Hand',
        'the follower is not in the packet': 'diese Karte ist nicht im Päckchen',
        'the follower is not in the row': 'diese Karte liegt nicht in der Reihe',
        'the follower was just played': 'diese Karte ist eben erst ausgespielt',
        'the followers must be drawn': 'die Gefolgschaftskarten sind Pflicht',
        'the forum has no such space': 'so ein Feld hat das Forum nicht',
        'the marker is on the last space': 'der Marker steht auf dem letzten Feld',
        'the marker was already claimed this round': 'der Marker ist in dieser Runde schon beansprucht',
        'the mosaic has no such space': 'so ein Feld hat das Mosaik nicht',
        'the production area has no such space': 'so ein Feld hat der Produktionsbereich nicht',
        'the requirement is not met': 'diese Errungenschaft hast du noch nicht erfüllt',
        'the ship is at the last port': 'das Schiff liegt im letzten Hafen',
        'the special tile was taken': 'das Spezialplättchen ist schon genommen',
        'the start player cannot claim the marker in the first turn of the round':
          'wer die Runde beginnt, kann den Marker nicht im ersten Zug beanspruchen',
        'the start player marker is not used in a solo game': 'im Solospiel gibt es keinen Startspielermarker',
        'the step it helps with has already begun': 'der Schritt, bei dem sie hilft, hat schon begonnen',
        'the tile is not on display': 'dieses Plättchen liegt nicht aus',
        'the wheel gives an achievement marker or influence': 'das Rad gibt einen Errungenschaftsmarker oder Einfluss',
        'there is no such amount': 'diese Menge gibt es nicht',
        'there is no such choice': 'diese Wahl gibt es nicht',
        'there is no such conversion': 'diese Umwandlung gibt es nicht',
        'there is no such good': 'diese Ware gibt es nicht',
        'there is no such line': 'diese Linie gibt es nicht',
        'there is no such route': 'diese Route gibt es nicht',
        'there is no such ship': 'dieses Schiff gibt es nicht',
        'there is no such slot': 'diesen Platz gibt es nicht',
        'there is no such strength': 'diese Stärke gibt es nicht',
        'there is no such track': 'diese Bahn gibt es nicht',
        'there is no such zone': 'diese Zone gibt es nicht',
        'there is one start player marker': 'es gibt nur einen Startspielermarker',
      },
      arg: (_, value) => bare(NOUNS[value.replace(/^horses$/, 'horse')] ?? n(inWords(value)), 'nominative', true),
    },
    brings,
  );
}

export { sentences, text } from '@ludi-romani/core/words';
