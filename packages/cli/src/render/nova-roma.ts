/** Renders Nova Roma as text. */
import { type SeenEvent, sure } from '@ludi-romani/core';
import {
  aiScore,
  type Event,
  engine,
  type NovaRoma,
  type Row,
  rowIds,
  type Seen,
  type SeenArea,
  standardComponents,
} from '@ludi-romani/nova-roma';
import { languageOf } from '../language';
import { heading, paragraph, table } from '../text';
import { boards, inBrackets } from './nova-roma-boards';
import { LABELS } from './nova-roma-labels';
import type { RendererIn } from './renderer';

const { numbers } = standardComponents;

const sizeOf = (deck: number | readonly unknown[]): number => (typeof deck === 'number' ? deck : deck.length);

const isRow = (row: string): row is Row => rowIds.some((one) => one === row);

const slots = <Card>(cards: readonly (Card | null)[], text: (card: Card) => string): string =>
  cards.map((card, i) => `${i + 1}: ${card === null ? '-' : text(card)}`).join('; ');

export const novaRomaRenderer: RendererIn<NovaRoma> = (words) => {
  const label = LABELS[languageOf(words.language)];
  const { forumLines, cityLines, seaLines, hippodromeLines, boardLines } = boards(words, label);
  const { title } = words;
  const worth = (id: string): string => inBrackets(title(id));
  const nameOf = (follower: number): string => title(`follower-${follower}`);
  /** Returns a follower with the number that actions use. */
  const card = (follower: number): string => `${nameOf(follower)} (${follower})`;

  const cards = (ids: readonly (number | null)[]): string => {
    const known = ids.flatMap((id) => (id === null ? [] : [card(id)]));
    const unknown = ids.length - known.length;
    return [...known, ...(unknown > 0 ? [label.unknown(unknown)] : [])].join(', ') || label.none;
  };

  const roundHeading = (seen: Seen): string =>
    heading(
      seen.phase === 'draft'
        ? label.draft
        : label.round(seen.round, numbers.rounds, words.player(seen, seen.startPlayer)),
    );

  function displayLines({ displays, special, mosaicDisplay, discards }: Seen): string[] {
    const mosaics = Object.values(mosaicDisplay).flat();
    const { heaps } = label;
    return [
      ...paragraph(heaps.shipping, slots(displays.shipping, worth)),
      ...paragraph(heaps.building, slots(displays.building, worth)),
      ...paragraph(
        heaps.estate,
        `${slots(displays.estate, worth)}; ${label.special}: ${special === null ? '-' : worth(special)}`,
      ),
      ...paragraph(heaps.followers, slots(displays.followers, card)),
      ...(discards.length > 0 ? paragraph(heaps.discards, cards(discards)) : []),
      ...(mosaics.length > 0 ? paragraph(heaps.mosaics, mosaics.map(title).join(', ')) : []),
    ];
  }

  function deckLines(seen: Seen): string[] {
    const { decks, artisanSupply, running } = seen;
    const sizes = Object.entries(decks).flatMap(([deck, heap]) =>
      sizeOf(heap) > 0 ? [`${title(deck)} ${sizeOf(heap)}`] : [],
    );
    const doing = (action: string, strength: number) => `${title(action)} ${strength}`;
    const sub = running?.sub ?? null;
    const now =
      running === null
        ? []
        : paragraph(
            label.action,
            `${words.player(seen, running.player)}: ${doing(running.action, running.strength)}${
              sub === null ? '' : `, ${label.byPetition} ${doing(sub.action, sub.strength)}`
            }`,
          );
    return [
      ...paragraph(label.decks, sizes.join(', ')),
      ...paragraph(label.supply, label.artisans(artisanSupply)),
      ...now,
    ];
  }

  const countsOf = ({ coins, goods, influence, artisans, blocks }: SeenArea): number[] => [
    ...[coins, goods.wheat, goods.stone, goods.wood, goods.wine, goods.horse],
    ...[influence, artisans, blocks],
  ];

  function playerLines(seen: Seen): string[] {
    const scores = engine.scores(seen);
    const rows = seen.players.map((own, seat) => [
      words.player(seen, seat),
      ...countsOf(own).map(String),
      `${own.achievementMarkers.own}+${own.achievementMarkers.hippodrome}`,
      String(scores[seat]?.total ?? 0),
    ]);
    const lines = table([['', ...label.columns], ...rows], 1);
    seen.players.forEach((own, seat) => {
      const { row, hand, contracts, chariots } = own;
      const played = row.map(({ follower, exhausted, fresh }) => {
        const state = exhausted ? ` (${label.exhausted})` : fresh ? ` (${label.fresh})` : '';
        return `${nameOf(follower)}${state}`;
      });
      lines.push(
        '',
        ...paragraph(
          words.player(seen, seat),
          `${label.row}: ${played.join(', ') || label.none}; ${label.hand}: ${cards(hand)}`,
        ),
        ...paragraph(label.owns, label.owned(contracts.shipping.length, contracts.building.length, chariots.length)),
        ...boardLines(own),
      );
    });
    return [...lines, ...aiLines(seen)];
  }

  function aiLines(seen: Seen): string[] {
    const score = aiScore(seen);
    if (score === null) return [];
    const rows = Object.entries(score.rows).map(
      ([row, points]) => `${isRow(row) ? words.row(row) : title(row)} ${points}`,
    );
    return ['', ...paragraph(title('ai'), `${label.points(score.total)}: ${rows.join(', ')}`)];
  }

  return {
    legend: label.legend,
    table: (seen) => [
      roundHeading(seen),
      ...forumLines(seen),
      '',
      ...cityLines(seen),
      '',
      ...seaLines(seen),
      ...hippodromeLines(seen),
      '',
      ...displayLines(seen),
      ...deckLines(seen),
      '',
      ...playerLines(seen),
    ],
    counters: ({ players }, seat) =>
      Object.fromEntries(countsOf(sure(players[seat])).map((count, i) => [label.counters[i], count])),
    at: (event: SeenEvent<Event>, seen) => {
      switch (event.type) {
        // shown by the tables or by the score sheet
        case 'display-refilled':
        case 'follower-revealed':
        case 'special-revealed':
        case 'tile-discarded':
        case 'follower-discarded':
        case 'scored':
        case 'turn-began':
          return [];
        case 'round-began':
          return [
            '',
            heading(label.round(event.round, numbers.rounds, words.player(seen, event.startPlayer))),
            ...displayLines(seen),
            '',
          ];
        case 'round-ended':
        case 'game-ended':
          return ['', ...playerLines(seen)];
        default:
          return undefined;
      }
    },
  };
};
