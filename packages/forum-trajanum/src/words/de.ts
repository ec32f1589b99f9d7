/** The names and sentences of Forum Trajanum in German, with the terms of the rulebook. */
import { type Engine, type Seat, sure } from '@ludi-romani/core';
import {
  type Around,
  by,
  capitalized,
  listed,
  type Phrase,
  say,
  text,
  type Words,
  wordsOf,
} from '@ludi-romani/core/words';
import {
  a,
  adjective,
  bare,
  type Case,
  common,
  counted,
  f,
  imperative,
  inLetters,
  inWords,
  type Noun,
  n,
  refusals,
  the,
  und,
} from '@ludi-romani/core/words/de';
import { catalog, cellIds, rightNeighbor, roundsOf, streetNow } from '@ludi-romani/forum-trajanum/queries';
import type { CellId, CitizenRowId, Color, Corner, SquareId, StreetSymbol } from '../components/ids';
import type { ForumTrajanum } from '../types';
import { bringsOf } from './brings';
import {
  amounts,
  BAUKRAN,
  BOTH,
  benefitSaid,
  benefitText,
  building,
  buildingTask,
  CLASSES,
  COLORS,
  collecting,
  colored,
  EXCHANGED,
  figure,
  figures,
  GESANDTER,
  MOSAIKFELD,
  NOUNS,
  placeText,
  points,
  ROMAN,
  symbolText,
  TITLES,
  TRACKS,
  WHOSE,
} from './de-phrases';
import {
  abilityOf,
  benefitCalled,
  buildingsOf,
  citizenAsked,
  craneColor,
  idOf,
  isAreaBonus,
  isTold,
  openTile,
  placeOf,
  squareColor,
  supplyOf,
  tilesOf,
} from './names';

/**
 * Returns the names and sentences of `engine` in German. `title` accepts the ids of the components. It also accepts
 * `row-1` to `row-6` for citizen rows, and ids such as `library-2` for the benefit of a level.
 */
export function words(engine: Engine<ForumTrajanum>): Words<ForumTrajanum> {
  const box = catalog(engine.components);
  const tiles = tilesOf(box);
  const { trajanCards, mosaicFaces, numbers, areaBonuses } = box.components;
  type Here = Around<ForumTrajanum>;

  const tileNoun = (id: string): Noun => {
    const shown = tiles.get(id);
    if (shown === undefined) return n('Plättchen');
    return shown.citizen === null ? n(`Plättchen mit ${amounts(shown.gain, 'dative')}`) : CLASSES[shown.citizen];
  };
  /** Returns `das Plättchen mit 2 Geld` or `den erhaltenen Händler`; `das Plättchen` for a tile that is face down. */
  const tile = ({ thing }: Here, id: string, whose?: string) => {
    const called = the(whose === undefined ? tileNoun(id) : adjective(whose, tileNoun(id)));
    return tiles.has(id) ? thing(id, called) : called;
  };
  const cell = ({ thing }: Here, id: CellId) => thing(id, placeText(id));
  const ability = (id: string): string | undefined => {
    const [citizen, number = 0] = abilityOf(id) ?? [];
    return citizen && `${bare(CLASSES[citizen])} ${ROMAN[number]}`;
  };
  const rowName = (row: CitizenRowId): string => `${row} (${ability(box.row(row).ability)})`;
  const row = ({ thing }: Here, id: CitizenRowId) => thing(idOf('row', id), `Bürgerzeile ${rowName(id)}`);
  const classOf = (id: CitizenRowId): Noun => CLASSES[box.row(id).citizen];
  /** Returns the row or column that a street card names for a player: `Zeile 3`. */
  const street = ({ thing, seen }: Here, player: Seat, id: StreetSymbol) => {
    const { isRow, line } = box.street(seen.options.boardSide, player, id);
    return thing(id, `${isRow ? 'Zeile' : 'Spalte'} ${line}`);
  };
  const crane = ({ thing, seen }: Here, player: Seat, corner: Corner) =>
    thing(corner, the(colored(craneColor(seen, player, corner), BAUKRAN)));
  const square = ({ thing, seen }: Here, id: SquareId, wanted: Case) => {
    const color = squareColor(box, seen, id);
    const noun = color === 'eagle' ? n('Adlerfeld') : colored(color, MOSAIKFELD);
    return thing(id, `${the(noun, wanted)} in ${placeText(id)}`);
  };
  /** Tells a row of a scoring. It does not begin with the player, so that each row is a sentence of its own. */
  const scored = ({ who }: Here, player: Seat, count: number, what: Phrase | string): Phrase =>
    say`für ${what} erhält ${who(player)} ${points(count)}`;
  const built = (option: string): string => {
    const [first = 'column', second] = buildingsOf(box, option);
    if (first === second) return `zwei ${bare(building(first), 'accusative', true)}`;
    return text(und([first, ...(second === undefined ? [] : [second])].map((one) => a(building(one)))));
  };
  const half = (option: string): Noun => {
    const [first = 'column', second] = buildingsOf(box, option);
    return first === second ? adjective('erst', building(first)) : building(first);
  };
  const cranes = (layout: Readonly<Record<Corner, Color>>): Phrase =>
    und(Object.entries(layout).map(([corner, color]) => `${capitalized(COLORS[color] ?? color)} ${TITLES[corner]}`));
  const corners = (around: Here, shown: readonly { readonly cell: CellId; readonly tile: string }[]): Phrase =>
    und(shown.map((one) => say`${tile(around, one.tile)} ${TITLES[box.cornerAt[box.cell(one.cell)] ?? '']}`));
  const inRows = (around: Here, rows: readonly CitizenRowId[]): Phrase =>
    say`${rows.length === 1 ? 'Zeile' : 'den Zeilen'} ${und(rows.map((id) => around.thing(idOf('row', id), rowName(id))))}`;

  const title = (id: string): string | undefined => {
    const shown = tiles.get(id);
    if (shown !== undefined)
      return shown.citizen === null
        ? amounts(shown.gain, 'nominative')
        : `${bare(CLASSES[shown.citizen])}${shown.isFemale ? 'in' : ''}`;
    const benefit = benefitCalled(box, id);
    if (benefit !== undefined) {
      const [track, level, given] = benefit;
      return `Prämie ${level} ${TRACKS[track]}: ${benefitText(given)}`;
    }
    const task = trajanCards.find((one) => one.id === id);
    if (task !== undefined)
      return `Trajankarte ${ROMAN[task.cycle]}: ${buildingTask(task.building)}; ${collecting(task.collecting)}`;
    const face = mosaicFaces.find((one) => one.id === id);
    if (face !== undefined) return `Mosaiktableau ${face.board}, Seite ${face.side}`;
    const halves = buildingsOf(box, id);
    if (halves.length > 0) return text(und(halves.map((one) => bare(building(one)))));
    if (placeOf(id) !== undefined) return id.startsWith('r') ? placeText(id) : `Mosaikfeld in ${placeText(id)}`;
    const [size, color = ''] = supplyOf(id) ?? [];
    if (size !== undefined)
      return bare(colored(color, n(size === 'single' ? 'Einzelbauplättchen' : 'Doppelbauplättchen')));
    const [, number] = /^row-([1-6])$/.exec(id) ?? [];
    if (number !== undefined) return `Bürgerzeile ${rowName(Number(number) as CitizenRowId)}`;
    if (/^(black|white)-[1-6]$/.test(id)) return symbolText(id);
    const noun = NOUNS[id] ?? (id.startsWith('worker-') ? figure(id) : undefined);
    return ability(id) ?? TITLES[id] ?? (noun && bare(noun));
  };

  return wordsOf(
    engine,
    {
      language: 'de',
      title,
      inWords,
      player: (_, seat) => `Spieler ${seat + 1}`,

      asks: {
        cranes: 'Lege in jede Ecke einen Baukran einer anderen Farbe',
        'start-row': ({ player }, { seen }) =>
          `Wähle die Bürgerzeile für ${the(CLASSES[citizenAsked(tiles, seen.players[player]?.preparation?.start)])}`,
        'corner-citizens': 'Lege die beiden anderen Bürger in gegenüberliegende Ecken',
        take: ({ cards, player }, around) => {
          const shown = new Set(cards.map((one) => sure(streetNow(around.seen, one))));
          const tribunes = around.seen.players[player]?.resources.tribune ?? 0;
          return say`Nimm ein Plättchen aus ${listed(
            [...shown].map((one) => street(around, player, one)),
            'oder',
          )}${
            shown.size > 1 &&
            tribunes >= numbers.tribunesPerIgnoredCard &&
            ': wähle das Plättchen und seine Straßenkarte'
          }`;
        },
        pass: ({ player }, around) =>
          (around.seen.players[player]?.draft.taken.length ?? 0) > 1
            ? say`Gib eines deiner beiden Plättchen an ${around.who(rightNeighbor(around.seen, player))} weiter`
            : 'Bestätige, dass du kein Plättchen weitergibst',
        reserve: 'Nimm ein Plättchen aus deiner Reserve oder verzichte',
        use: ({ player }, { seen }) => {
          const held = BOTH.filter((from) => seen.current?.tiles[from] != null).length;
          const tribunes = seen.players[player]?.resources.tribune ?? 0;
          if (held < 2) return 'Nutze dein Plättchen';
          return tribunes < numbers.tribunesForBothTiles
            ? 'Nutze eines deiner beiden Plättchen'
            : say`Nutze eines deiner beiden Plättchen oder für ${figures(numbers.tribunesForBothTiles, 'tribune')} beide`;
        },
        citizen: ({ from }, { seen }) =>
          `Lege ${the(CLASSES[citizenAsked(tiles, seen.current?.tiles[from])])} in eine Bürgerzeile`,
        'row-bonus': ({ row: id }) =>
          `Wähle den Bonus für ${the(adjective('zweit', classOf(id)))} in Bürgerzeile ${id}`,
        building: (_, { seen }) =>
          (seen.current?.buildActions ?? 0) > 0
            ? 'Baue, tausche oder beende deinen Zug'
            : 'Tausche oder beende deinen Zug',
        site: ({ option }) => `Wähle ein Feld für ${the(half(option))}`,
        'second-half': ({ option, cell: first }, around) =>
          say`Wähle neben ${cell(around, first)} ein Feld für ${the(building(buildingsOf(box, option)[1] ?? 'red'))}`,
        'benefit-order': ({ track }) => `Wähle, was zuerst kommt: die Prämie ${TRACKS[track]} oder der Gesandte`,
        benefit: ({ track }) => `Wähle eine Prämie ${TRACKS[track]} oder verzichte`,
        envoy: ({ rule, color, optional, left }) => {
          const whom = left > 1 ? `den ersten von ${inLetters(left)} Gesandten` : a(GESANDTER);
          const where =
            rule === 'eagle' ? 'ein Adlerfeld' : color === null ? 'ein farbiges Feld' : a(colored(color, MOSAIKFELD));
          return `Lege ${whom} auf ${where}${optional ? ' oder verzichte' : ''}`;
        },
        'area-bonus': ({ left, taken }) => {
          if (taken.length > 0) return 'Wähle einen anderen Flächenbonus';
          return left > 1 ? `Wähle den ersten von ${inLetters(left)} Flächenboni` : 'Wähle einen Flächenbonus';
        },
        worker: 'Wähle die Farbe deines Arbeiters',
        'grid-tile': 'Nimm ein Plättchen aus deiner Colonia, um es sofort zu nutzen',
        payment: say`Wähle die Bürgerzeilen, für die du je ${figures(numbers.coinsPerCitizenRow, 'coin')} bezahlst; die anderen werden inaktiv`,
        'trajan-card': 'Wähle die Trajankarte dieser Partie',
      },

      says: {
        'place-cranes': null,
        'choose-start-row': null,
        'place-corner-citizens': null,
        'take-tile': ({ player, card: one, cell: from, tribune }, around) => {
          const taken = say`${tile(around, openTile(box, around.seen, player, from) ?? '')} in ${cell(around, from)}`;
          const card = street(around, player, sure(streetNow(around.seen, one)));
          return tribune
            ? say`Ignoriere die Karte ${card} für ${figures(numbers.tribunesPerIgnoredCard, 'tribune')} und nimm ${taken}`
            : say`Nimm ${taken} für die Karte ${card}`;
        },
        'forgo-tile': null,
        'pass-tile': ({ player, tile: passed }, around) => {
          const taken = passed === null ? undefined : around.seen.players[player]?.draft.taken[passed];
          if (taken === undefined) return 'Gib kein Plättchen weiter';
          return say`Gib ${tile(around, taken.tile)} aus ${cell(around, cellIds[taken.cell] ?? 'r1c1')} weiter`;
        },
        'take-reserve': ({ tile: picked }) => (picked === null ? 'Nimm kein Plättchen aus der Reserve' : []),
        'use-tiles': ({ order }, around) => {
          const [first = 'own'] = order;
          // a button: both tiles are in the picture, so it names the order alone
          if (order.length > 1)
            return say`Beide für ${figures(numbers.tribunesForBothTiles, 'tribune')}, ${first === 'own' ? 'eigenes' : 'erhaltenes'} zuerst`;
          return say`Nutze ${tile(around, around.seen.current?.tiles[first] ?? '', WHOSE[first])}`;
        },
        'place-citizen': null,
        'choose-row-bonus': null,
        'recolor-worker': null,
        'workers-to-builder': null,
        'merchant-swap': null,
        'craftsman-worker': null,
        'craftsman-builder': null,
        'start-building': ({ option }, { thing }) => say`Baue ${thing(option, built(option))}`,
        'end-turn': 'Beende den Zug',
        'place-building': ({ cell: site }, around) => {
          const { option } = around.question;
          return buildingsOf(box, option).length < 2 ? [] : say`Lege ${the(half(option))} in ${cell(around, site)}`;
        },
        'place-second-half': null,
        'choose-benefit-order': ({ first }, { question }) =>
          first === 'gray' ? `Nimm zuerst die Prämie ${TRACKS[question.track]}` : 'Lege zuerst den Gesandten',
        'choose-benefit': ({ level }, { question: { track }, thing }) => {
          const id = idOf(track, level);
          const [, , benefit] = benefitCalled(box, id) ?? [];
          if (benefit === undefined) return `Verzichte auf die Prämie ${TRACKS[track]}`;
          const name = thing(id, `Prämie ${level} ${TRACKS[track]}`);
          const what = benefitSaid(benefit);
          return say`Nimm ${name}${what.length > 0 && say`: ${what}`}`;
        },
        'place-envoy': ({ square: to }) => (to === null ? 'Lege keinen Gesandten' : []),
        'choose-area-bonus': null,
        'choose-worker': null,
        'take-grid-tile': ({ player, cell: from }, around) =>
          say`Nimm ${tile(around, openTile(box, around.seen, player, from) ?? '')} in ${cell(around, from)}`,
        'pay-citizens': null,
        'choose-trajan-card': null,
      },

      tells: {
        'forum-laid': ({ arrangement, boards }, { thing }) =>
          say`das Forum hat ${counted(boards.length, n('Mosaiktableau', 'Mosaiktableaus'))}: ${thing(arrangement, TITLES[arrangement])}`,
        'trajan-cards-laid': ({ cards }, { thing }) =>
          say`${cards.flatMap((id, i) => (id === null ? [] : [...(i === 0 ? [] : ['. ']), ...thing(id)]))}`,
        'start-player-named': by(() => 'ist Startspieler'),
        'trajan-card-chosen': by(({ card }, { thing }) => say`wählt ${thing(card)}`),
        'cranes-placed': by(({ layout }) => say`legt die Baukräne ${cranes(layout)}`),
        'start-citizen-drawn': by(({ tile: id }, { thing }) => say`zieht ${thing(id, a(tileNoun(id)))}`),
        'citizen-placed': by(({ row: id }, around) => say`legt ${a(classOf(id))} in ${row(around, id)}`),
        'slide-bar-turned': by(() => 'dreht den Schieber auf die verbesserte Seite'),
        'corner-citizens-placed': by(({ tiles: placed }, around) => say`legt ${corners(around, placed)}`),
        'colonia-prepared': by(
          ({ player, layout, row: id, corners: shown, secret }, around) =>
            say`${
              !isTold(around.seen, player) &&
              say`legt die Baukräne ${cranes(layout)}, legt ${a(classOf(id))} in ${row(around, id)}, `
            }hat ${corners(around, shown)}${secret && say`, hat am Fluss ${tile(around, secret.leftover)} übrig`}`,
        ),
        'round-began': ({ round, startPlayer, streets }, around) => {
          const { seen, who, thing } = around;
          return say`Runde ${round} von ${roundsOf(box)} beginnt mit ${who(startPlayer)} und den Straßenkarten ${und(
            // on side B, a card names other streets for each player
            streets.map((id) => (seen.options.boardSide === 'A' ? street(around, 0, id) : thing(id, symbolText(id)))),
          )}`;
        },
        'tile-taken': by(({ cell: from, tile: open, secret }, around) => {
          const taken = secret?.tile ?? open;
          return say`nimmt ${taken === null ? 'ein Plättchen' : tile(around, taken)} aus ${cell(around, from)}`;
        }),
        'tile-forgone': by(
          ({ player, symbol }, around) => say`nimmt kein Plättchen für die Karte ${street(around, player, symbol)}`,
        ),
        'tile-kept': by(
          ({ passes, secret }, around) =>
            say`behält ${secret ? tile(around, secret.tile) : 'ein Plättchen'}${passes && ' und gibt das andere weiter'}`,
        ),
        'tiles-drafted': by(({ player, taken }, around) => {
          if (isTold(around.seen, player)) return [];
          const drafted = taken.map(
            (one) =>
              say`${one.tile === null ? 'ein Plättchen' : tile(around, one.tile)} aus ${cell(around, one.cell)}${
                one.tribune && say` für ${figures(numbers.tribunesPerIgnoredCard, 'tribune')}`
              }`,
          );
          return say`nimmt ${drafted.length === 0 ? 'kein Plättchen' : und(drafted)}`;
        }),
        'tile-received': by(
          ({ from, secret }, around) =>
            say`erhält ${secret ? tile(around, secret.tile) : 'ein Plättchen'} von ${around.who(from)}`,
        ),
        'turn-began': by((event, around) => {
          const shown = BOTH.flatMap((from) => {
            const id = event[from];
            return id === null ? [] : [tile(around, id, WHOSE[from])];
          });
          return say`zeigt ${shown.length === 0 ? 'kein Plättchen' : und(shown)}`;
        }),
        'reserve-tile-picked': by(({ tile: id }, { thing }) => {
          const noun = tiles.get(id)?.isFemale ? f(title(id) ?? '') : tileNoun(id);
          return say`nimmt ${thing(id, the(noun))} aus der Reserve`;
        }),
        'tiles-chosen': null,
        'tile-used': by(({ tile: id, from }, around) =>
          from === 'grid' ? [] : say`nutzt ${tile(around, id, WHOSE[from])}`,
        ),
        'tile-put-away': by(({ tile: id, from, place }, around) => {
          if (place === 'ship') return 'legt einen Gesandten aufs Schiff';
          const what = around.thing(id, `das ${from === 'own' ? 'eigene' : 'erhaltene'} Plättchen`);
          return place === 'reserve' ? say`legt ${what} in die Reserve` : say`nimmt ${what} aus dem Spiel`;
        }),
        gained: by(({ resource, amount: count, source }) =>
          source.kind === 'tile' || isAreaBonus(box, source) ? [] : say`erhält ${figures(count, resource)}`,
        ),
        paid: by(({ player, resource, amount: count, purpose }, around) => {
          const paid = figures(count, resource);
          switch (purpose.kind) {
            case 'street-card':
              return say`ignoriert die Karte ${street(around, player, purpose.symbol)} für ${paid}`;
            case 'both-tiles':
              return say`zahlt ${paid} für beide Plättchen`;
            case 'citizens':
              return say`zahlt ${paid} für die Bürger in ${inRows(around, purpose.rows)}`;
            case 'building':
              return say`zahlt ${paid}`;
            case 'conversion': {
              if (purpose.conversion === 'recolor-worker' && resource === 'assistant') return [];
              const [verb, how] = EXCHANGED[purpose.conversion];
              return say`${verb} ${paid}${how}`;
            }
          }
        }),
        upgraded: by(({ position }) => `rückt den Schieber auf Feld ${position}`),
        'points-gained': ({ player, amount: count, source }, around) => {
          const scores = (what: Phrase | string) => say`${around.who(player)} erhält ${points(count)} für ${what}`;
          switch (source.kind) {
            case 'column':
              return scores('die Säule');
            case 'track':
              return isAreaBonus(box, source) ? [] : scores(`das Ende ${TRACKS[source.track]}`);
            case 'street':
              return scored(around, player, count, around.thing(idOf('row', source.row), `Zeile ${source.row}`));
            case 'envoy':
              return scored(around, player, count, 'Adler');
            case 'envoys':
              return scored(
                around,
                player,
                count,
                `die größte Gruppe aus ${counted(source.squares.length, GESANDTER, 'dative')}`,
              );
            case 'card':
              return scored(around, player, count, around.thing(source.card, 'die Trajankarte'));
            default:
              return []; // other events report area bonuses and cranes
          }
        },
        'crane-exposed': by(({ player, corner }, around) => say`legt ${crane(around, player, corner)} frei`),
        'building-chosen': null,
        built: by(
          ({ cells, buildings }, around) =>
            say`baut ${und(
              buildings.map((one, i) => say`${a(building(one))} in ${cell(around, cells[i] ?? 'r1c1')}`),
            )}`,
        ),
        'marker-moved': by(({ track, level }) => `rückt auf ${TRACKS[track]} auf Stufe ${level}`),
        'benefit-taken': by(
          ({ track, level }, { thing }) => say`nimmt ${thing(idOf(track, level), `Prämie ${level} ${TRACKS[track]}`)}`,
        ),
        'marker-at-column': by(({ track }) => `stellt den Marker ${TRACKS[track]} neben die Trajanssäule`),
        'build-action-gained': by(() => 'erhält eine weitere Bauaktion'),
        'envoy-placed': by(
          ({ square: to }, around) => say`legt einen Gesandten auf ${square(around, to, 'accusative')}`,
        ),
        'area-completed': by(
          ({ square: last }, { seen }) => `füllt ${a(colored(squareColor(box, seen, last), f('Farbfläche')))}`,
        ),
        'area-bonus-taken': by(({ bonus }) => say`nimmt ${figures(areaBonuses[bonus], bonus)} als Flächenbonus`),
        'grid-tile-taken': by(
          ({ cell: from, tile: id }, around) => say`nimmt und nutzt ${tile(around, id)} aus ${cell(around, from)}`,
        ),
        'turn-ended': null,
        'round-ended': null,
        'citizens-unpaid': by(({ player }, { seen }) => (isTold(seen, player) ? 'kann für keine Bürger bezahlen' : [])),
        'citizens-paid': by(({ rows }) => (rows.length === 0 ? 'bezahlt für keine Bürger' : [])),
        'citizens-active': by(({ player, rows }, around) => {
          if (isTold(around.seen, player)) return [];
          if (rows.length === 0) return 'bezahlt für keine Bürger';
          const price = figures(rows.length * numbers.coinsPerCitizenRow, 'coin');
          return say`zahlt ${price} für die Bürger in ${inRows(around, rows)}`;
        }),
        'crane-scored': ({ player, corner, points: count }, around) =>
          scored(around, player, count, crane(around, player, corner)),
        'trajan-scored': by(({ building: built, collecting: collected }) => {
          const done = [
            ...(built > 0 ? [`den Bauauftrag ${inLetters(built)}mal`] : []),
            ...(collected > 0 ? [`den Sammelauftrag ${inLetters(collected)}mal`] : []),
          ];
          return say`erfüllt ${done.length === 0 ? 'keinen Auftrag der Trajankarte' : und(done)}`;
        }),
        'cycle-ended': ({ cycle }) => `Durchgang ${cycle} ist zu Ende`,
        'game-ended': () => 'das Spiel ist zu Ende',
      },

      imperative,
      rows: {
        columns: 'Säulen',
        tracks: 'Enden der Prämienleisten',
        bonuses: 'Flächenboni',
        cranes: 'Baukräne',
        colonia: 'Zeilen der Colonia',
        eagles: 'Adler',
        area: 'Größte Gruppe',
        trajan: 'Trajankarten',
      },
      options: {
        ...common,
        boardSide: {
          label: 'Seite der Tableaus',
          help: 'Seite A ist bei allen gleich, auf Seite B unterscheiden sich die Tableaus.',
        },
        startPlayer: { label: 'Startspieler', help: 'Der Platz, der beginnt; ohne Angabe wird er ausgelost.' },
        introductory: { label: 'Kennenlernpartie', help: 'Nur eine Trajankarte, gewertet am Ende.' },
        introductoryCard: {
          label: 'Karte der Kennenlernpartie',
          help: 'Ob die eine Trajankarte gezogen oder vom Startspieler gewählt wird.',
        },
        promoCards: { label: 'Promokarten', help: 'Eine fünfte Trajankarte für jeden Durchgang.' },
        buildingTiles: { label: 'Bauplättchen', help: 'Ob die Zahl der Bauplättchen begrenzt ist.' },
        mosaic: { label: 'Mosaik', help: 'Ob die Mosaiktableaus wie gedruckt oder zufällig aussehen.' },
        arrangement: {
          label: 'Anordnung',
          help: 'Wie die Mosaiktableaus ausliegen; jede Anordnung gilt für eine bestimmte Spielerzahl.',
        },
        draftMode: {
          label: 'Reihenfolge',
          help: 'Ob alle gleichzeitig vorbereiten, Plättchen nehmen und bezahlen oder nacheinander.',
        },
        eaglePoints: {
          label: 'Punkte für Adler',
          help: 'Ob ein Gesandter an mehreren Adlern nur den höchsten Wert zählt oder alle.',
        },
        trackEnd: {
          label: 'Ende einer Prämienleiste',
          help: 'Ob das Ende einer Leiste vor oder nach der Bauaktion gewertet wird, die es bringt.',
        },
      },
      refusals: {
        ...refusals,
        'is valid only in the introductory game': 'gilt nur in der Kennenlernpartie',
        'you have no envoy on your ship': 'auf deinem Schiff ist kein Gesandter',
        'no square is free for the envoy': 'für den Gesandten ist kein Feld frei',
        'your slide bar is at the end of the prestige track': 'dein Schieber ist am Ende der Prestigeleiste',
        'no tile is left on your grid': 'in deiner Colonia liegt kein Plättchen mehr',
        'there is no tile on this cell': 'auf diesem Feld liegt kein Plättchen',
        'first take a benefit of the track, or decline': 'nimm zuerst eine Prämie der Leiste oder verzichte',
        'the track has no such level': 'so eine Stufe hat die Leiste nicht',
        'your marker has not come that far': 'so weit ist dein Marker noch nicht',
        'first choose the color of the worker': 'wähle zuerst die Farbe des Arbeiters',
        'there is no worker of this color': 'es gibt keinen Arbeiter dieser Farbe',
        'first take a tile from your grid': 'nimm zuerst ein Plättchen aus deiner Colonia',
        'first convert, build or end your turn': 'baue, tausche oder beende erst deinen Zug',
        'there is no such building tile': 'so ein Bauplättchen gibt es nicht',
        'you have no building action left': 'du hast keine Bauaktion mehr',
        'no such tile is left': 'davon ist kein Plättchen mehr da',
        'you have no vacated cell': 'du hast kein freies Feld',
        'you have no two adjacent vacated cells': 'du hast keine zwei freien Felder nebeneinander',
        'first place the building tile': 'lege zuerst das Bauplättchen',
        'this is not a vacated cell': 'dieses Feld ist nicht frei',
        'begin with the other cell, which is north or west of this one':
          'beginne mit dem anderen Feld, das über oder links von diesem liegt',
        'no free cell is next to this one': 'neben diesem Feld ist keines frei',
        'first place the second half of the building tile': 'lege zuerst die zweite Hälfte des Bauplättchens',
        'the second half must be east or south of the first':
          'die zweite Hälfte muss rechts von der ersten oder darunter liegen',
        'this cell is not next to the first half': 'dieses Feld liegt nicht neben der ersten Hälfte',
        'first choose which half brings its benefit first': 'wähle zuerst, welche Hälfte ihre Prämie zuerst bringt',
        'either the gray or the colored half comes first': 'zuerst kommt entweder die graue oder die farbige Hälfte',
        'first place the citizen in a row': 'lege zuerst den Bürger in eine Zeile',
        'the row is for citizens of another class': 'diese Zeile ist für andere Bürger',
        'there is no such row': 'so eine Zeile gibt es nicht',
        'the row is full': 'diese Zeile ist voll',
        'first choose the bonus of the second citizen': 'wähle zuerst den Bonus des zweiten Bürgers',
        'this row has no such bonus': 'diesen Bonus hat die Zeile nicht',
        'there is no such cell': 'so ein Feld gibt es nicht',
        'a temple never has a tile': 'auf einem Tempel liegt nie ein Plättchen',
        'temples cannot be built over': 'Tempel werden nicht überbaut',
        'cranes cannot be built over': 'Baukräne werden nicht überbaut',
        'there is still a tile on this cell': 'auf diesem Feld liegt noch ein Plättchen',
        'this cell is built on already': 'dieses Feld ist schon bebaut',
        'you have no active Merchant II': 'dein Händler II ist nicht aktiv',
        'you cannot use Merchant II again this turn': 'du kannst Händler II in diesem Zug nicht noch einmal nutzen',
        'you have no active Craftsman I': 'dein Handwerker I ist nicht aktiv',
        'you cannot use Craftsman I again this turn': 'du kannst Handwerker I in diesem Zug nicht noch einmal nutzen',
        'you have no active Craftsman II': 'dein Handwerker II ist nicht aktiv',
        'you cannot use Craftsman II again this turn': 'du kannst Handwerker II in diesem Zug nicht noch einmal nutzen',
        'the worker must turn into one of another color': 'der Arbeiter muss eine andere Farbe bekommen',
        'there are no workers of this color': 'es gibt keine Arbeiter dieser Farbe',
        'a coin, tribune or assistant is swapped for another of the three':
          'Geld, Tribun oder Assistent wird in etwas anderes von den dreien getauscht',
        'an assistant turns into a builder': 'aus einem Assistenten wird ein Baumeister',
        'there are only two street cards': 'es gibt nur zwei Straßenkarten',
        'this street card has been served': 'diese Straßenkarte ist schon bedient',
        'first take a tile for a street card': 'nimm zuerst ein Plättchen für eine Straßenkarte',
        'a tribune is either given up or not': 'ein Tribun wird abgegeben oder nicht',
        'this cell is in the street shown and costs no tribune':
          'dieses Feld liegt in der gezeigten Straße und kostet keinen Tribun',
        'this cell is not in the street of the card': 'dieses Feld liegt nicht in der Straße der Karte',
        'both cards show the same street: serve the first one first':
          'beide Karten zeigen dieselbe Straße: bediene zuerst die erste',
        'you have too few tribunes to ignore the card': 'du hast zu wenige Tribune, um die Karte zu ignorieren',
        'there is no such choice': 'das steht nicht zur Wahl',
        'you must take a tile, since the street still holds one':
          'du musst ein Plättchen nehmen: in der Straße liegt noch eines',
        'both streets are empty: serve the first card first': 'beide Straßen sind leer: bediene zuerst die erste Karte',
        'first pass one of your two tiles': 'gib zuerst eines deiner beiden Plättchen weiter',
        'first confirm that you pass no tile': 'bestätige zuerst, dass du kein Plättchen weitergibst',
        'you pass no tile if you took fewer than two': 'nur von zwei Plättchen wird eines weitergegeben',
        'you must pass one of your two tiles': 'eines deiner beiden Plättchen musst du weitergeben',
        'you took only two tiles': 'du hast nur zwei Plättchen genommen',
        'there is no such square': 'so ein Mosaikfeld gibt es nicht',
        'this square already has an envoy': 'auf diesem Mosaikfeld liegt schon ein Gesandter',
        'this is not an eagle square': 'das ist kein Adlerfeld',
        'this envoy cannot go to an eagle square': 'dieser Gesandte darf nicht auf ein Adlerfeld',
        'this square has another color': 'dieses Mosaikfeld hat eine andere Farbe',
        'the envoy must go to an area that already has envoys':
          'der Gesandte muss auf die begonnene Farbfläche seiner Farbe',
        'first choose an area bonus': 'wähle zuerst einen Flächenbonus',
        'there is no such area bonus': 'so einen Flächenbonus gibt es nicht',
        'you have taken this bonus; the second must be different':
          'diesen Flächenbonus hast du schon; der zweite muss ein anderer sein',
        'first place an envoy, or decline': 'lege zuerst einen Gesandten oder verzichte',
        'first place an envoy': 'lege zuerst einen Gesandten',
        'the envoy must be placed': 'den Gesandten musst du legen',
        'first pay for your citizens': 'bezahle zuerst deine Bürger',
        'each row can be paid for only once': 'jede Zeile lässt sich nur einmal bezahlen',
        'this row has no citizens to pay for': 'in dieser Zeile ist kein Bürger zu bezahlen',
        'you have too few coins for these rows': 'du hast zu wenig Geld für diese Zeilen',
        'first choose the Trajan card': 'wähle zuerst die Trajankarte',
        'there is no such Trajan card': 'so eine Trajankarte gibt es nicht',
        'the game is played without promo cards': 'ihr spielt ohne Promokarten',
        'the card is not from pile III': 'diese Karte ist nicht aus Stapel III',
        'first place your cranes': 'lege zuerst deine Baukräne',
        'each corner gets a crane of a different color': 'in jede Ecke kommt ein Baukran einer anderen Farbe',
        'first place your start citizen in a row': 'lege zuerst deinen ersten Bürger in eine Zeile',
        'first place the other two citizens on corners': 'lege zuerst die beiden anderen Bürger in Ecken',
        'the two citizens go on diagonally opposite corners': 'die beiden Bürger kommen in gegenüberliegende Ecken',
        'this citizen is already in a row': 'dieser Bürger liegt schon in einer Zeile',
        'there is no such citizen': 'so einen Bürger gibt es nicht',
        'you have no {figure}': 'du hast {figure}',
        'you have no {color} worker': 'du hast keinen {color}en Arbeiter',
        'you have fewer than {count} {color} workers': 'du hast weniger als {count} {color}e Arbeiter',
        'you have no tile of your own': 'du hast kein eigenes Plättchen',
        'you have no tile from your neighbor': 'du hast kein erhaltenes Plättchen',
        'first pick a tile from your reserve, or decline':
          'nimm zuerst ein Plättchen aus deiner Reserve oder verzichte',
        'there is no such tile in your reserve': 'so ein Plättchen ist nicht in deiner Reserve',
        'first use a tile': 'nutze zuerst ein Plättchen',
        'use one tile, or both in either order': 'nutze ein Plättchen oder beide in beliebiger Reihenfolge',
        'you have too few tribunes to use both tiles': 'du hast zu wenige Tribune, um beide Plättchen zu nutzen',
      },
      arg: (name, id) => (name === 'color' ? COLORS[id] : `k${a(figure(id))}`),
    },
    bringsOf(box),
  );
}

export { sentences, text } from '@ludi-romani/core/words';
