/** Cards and tiles: what is on them, and their names in full. */
import type { Achievement, ContractKind, EstateTile, Follower, PlayedFollower, Reward } from '@ludi-romani/nova-roma';
import { contractOf, playCost, scoreOf } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import type { Drawing } from '../kit/pen';
import { drawIcon, medal } from '../kit/pieces';
import { joined, path, rect } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import {
  ACTIONS,
  type Brush,
  COUNTS,
  centered,
  dot,
  emptyPlace,
  GAINS,
  line,
  type Piece,
  paint,
  snug,
  sum,
} from './brush';
import { followerId } from './targets';

/** A card without its text. */
const paper = (w: number, h: number, isLit = false): string =>
  rect(0.5, 1.5, w, h, 6, { fill: '$shade', opacity: 0.14 }) +
  rect(0, 0, w, h, 6, paint(isLit, '$panel', '$edge', 0.8));

// followers

const BANDS: Readonly<Record<Follower['timing'], string>> = {
  'end-game': '$purple',
  'once-per-round': '$teal',
  permanent: '$gold',
};

/** What a follower does: in which action, in words, and in icons. */
interface Effect {
  readonly when: string;
  readonly does: string;
  /** in icons of this size */
  pieces(size: number): readonly Piece[];
}

function effectOf(follower: Follower, { view, amounts, title, said }: Brush): Effect {
  if (follower.timing === 'end-game') {
    const score = scoreOf(view, follower.score);
    const { vp } = score;
    const what = said.things[score.of];
    if (score.kind === 'at-least') {
      return {
        when: '',
        does: said.atLeast(vp, score.min, what),
        pieces: () => [`${score.min}+`, COUNTS[score.of], `: ${vp}`],
      };
    }
    const { base, per } = score;
    return {
      when: '',
      does: said.per(base, vp, per, what),
      pieces: () => [`${base > 0 ? `${base}+` : ''}${vp} ${said.each}${per > 1 ? ` ${per}` : ''}`, COUNTS[score.of]],
    };
  }
  const { effect, action } = follower;
  const when = action === null ? '' : `${title(action)}:`;
  const sign = action === null ? [] : [ACTIONS[action], ':'];
  switch (effect.kind) {
    case 'gain':
      return { when, does: `+${amounts(effect.reward)}`, pieces: (size) => [...sign, '+', sum(effect.reward, size)] };
    case 'strength':
      return {
        when,
        does: said.stronger(effect.amount),
        pieces: () => [...sign, `+${effect.amount}`, [icons.up, '$terracottaText', '$terracotta']],
      };
    case 'place-artisan':
      return {
        when,
        does: said.placeArtisan(amounts(effect.cost)),
        pieces: (size) => [...sign, sum(effect.cost, size), '›', GAINS.artisan],
      };
    case 'waive-artisan':
      return { when, does: said.waive, pieces: () => [...sign, '0', GAINS.artisan] };
    case 'tame':
      return {
        when,
        does: said.tame(amounts({ coins: effect.coins })),
        pieces: () => [GAINS.artisan, '›', COUNTS['animal-tiles']],
      };
  }
}

/** A card with its name in a band. In a high card follows what it does in words, in a low one in icons, in the lowest nothing. */
function followerFace(
  name: string,
  band: string,
  sign: icons.Icon,
  { when, does, pieces }: Effect,
  note: string,
  w: number,
  h: number,
): string {
  const isHigh = h >= 60;
  const isLowest = h < 31;
  const pad = w < 100 ? 3 : 7;
  const bandHeight = isLowest ? h : isHigh ? (w < 100 ? 18 : 20) : 17;
  const isSigned = w >= 100 && measure(name, 12, true) <= w - 2 * pad - 18;
  const head: Type = { size: isHigh ? 13 : 12, bold: true, fill: '#fff', room: w - 2 * pad - (isSigned ? 18 : 0) };
  const label = fitted(name, head);
  const top = path(
    isLowest
      ? `M0 6a6 6 0 0 1 6-6h${w - 12}a6 6 0 0 1 6 6v${h - 12}a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z`
      : `M0 ${bandHeight}V6a6 6 0 0 1 6-6h${w - 12}a6 6 0 0 1 6 6v${bandHeight - 6}z`,
    { fill: band },
  );
  const lead = top + set(label, pad, bandHeight / 2 + label.size * 0.35, head);
  const signed = isSigned ? drawIcon(sign, w - pad - 15, bandHeight / 2 - 7.5, 15, '#fff', 1.3) : '';
  if (isLowest) return lead + signed;
  const inIcons = (top: number, room: number) => {
    const loose = line(13, pieces(13));
    return centered(loose.width <= w - 6 ? loose : line(12, pieces(12), undefined, 0), 3, top, w - 6, room);
  };
  if (!isHigh) return lead + signed + inIcons(bandHeight, h - bandHeight);
  const leading = 1.08;
  const room = w - 2 * pad;
  const size = w < 112 ? 12 : 12.5;
  const plain: Type = { size, room, lines: 4, leading };
  const strong: Type = { ...plain, bold: true };
  const soft: Type = { ...plain, size: 12, italic: true, fill: '$soft' };
  /** Returns the texts that are not empty, in lines. */
  const laid = (...all: readonly (readonly [string, Type])[]) =>
    all.filter(([text]) => text !== '').map(([text, type]) => ({ type, label: fitted(text, type) }));
  const heightOf = (texts: ReturnType<typeof laid>): number =>
    texts.reduce((all, { label }) => all + label.rows.length * label.leading, 0);
  // the color of the band says when a follower works, too; words that are broken or do not fit are replaced by icons
  const texts = [
    laid([when, plain], [does, strong], [note, soft]),
    laid([when, plain], [does, strong]),
    laid([`${when} ${does}`.trim(), strong]),
  ].find(
    (all) =>
      heightOf(all) < h - bandHeight && !all.some(({ label: { rows } }) => rows.some((row) => /\p{L}-$|…$/u.test(row))),
  );
  if (texts === undefined) {
    const isNoted = measure(note, 12) <= room;
    return (
      lead +
      signed +
      inIcons(bandHeight, h - bandHeight - (isNoted ? 14 : 0)) +
      (isNoted ? write(note, w / 2, h - 6, { ...soft, anchor: 'middle' }) : '')
    );
  }
  let y = bandHeight + Math.max(0, (h - bandHeight - heightOf(texts)) / 2 - 2);
  let written = '';
  for (const { label: text, type } of texts) {
    written += set(text, pad, y + text.size * 0.9, type);
    y += text.rows.length * text.leading;
  }
  return lead + signed + written;
}

/** A follower that can be pointed at. `played` is its state in a row. A card that may be played shows its price. */
export function followerThing(id: number, brush: Brush, w: number, h: number, played?: PlayedFollower): Drawing {
  const { box, view, said, title, pen, amounts, asked } = brush;
  const key = followerId(id);
  const isPlayable = asked?.ask === 'play-follower' && pen.isOpen(key);
  const state = isPlayable
    ? said.price(amounts(playCost(box, view, asked)))
    : played?.exhausted
      ? said.used
      : played?.fresh
        ? said.fresh
        : '';
  const follower = box.follower(id);
  const { timing } = follower;
  const name = brush.cached(`name ${key} ${state} ${brush.view.options.severin}`, () => {
    const { when, does } = effectOf(follower, brush);
    return [title(key), said.timing[timing], `${when} ${does}`.trim(), state].filter(Boolean).join(', ');
  });
  const face = brush.cached(`${key} ${w} ${h} ${state} ${brush.view.options.severin}`, () => {
    const sign = timing === 'end-game' || follower.action === null ? icons.laurel : ACTIONS[follower.action][0];
    const band = played?.exhausted ? '$stone' : BANDS[timing];
    return (
      paper(w, h) + followerFace(title(key), band, sign, effectOf(follower, brush), state || said.timing[timing], w, h)
    );
  });
  return pen.thing(key, name, w, h, face, { key });
}

// contracts

/** Draws the shape of a building, its corner at (x, y), in a room. */
function shapeFace(cells: readonly (readonly [number, number])[], x: number, y: number, w: number, h: number): string {
  const [rows, columns] = [
    1 + Math.max(...cells.map(([row]) => row)),
    1 + Math.max(...cells.map(([, column]) => column)),
  ];
  const step = Math.min(11, w / columns, h / rows);
  const top = y + (h - rows * step) / 2;
  return joined(
    cells.map(([row, column]) =>
      rect(x + column * step, top + row * step, step - 1, step - 1, 1.2, {
        fill: '$terracotta',
        stroke: '$terracottaEdge',
        width: 0.6,
      }),
    ),
  );
}

/** Returns a contract that can be pointed at, with its price. A building contract also shows its shape and points. */
export function contractThing(kind: ContractKind, id: string, brush: Brush, w: number, h: number): Drawing {
  const { box, title, pen } = brush;
  const face = brush.cached(`${id} ${w} ${h}`, () => {
    const contract = contractOf(box, kind, id);
    const costAt = 'vp' in contract ? h / 2 : 0;
    const cost = snug(contract.cost, 13, w - 6);
    return (
      paper(w, h) +
      ('vp' in contract
        ? shapeFace(box.shape(contract.shape).cells, 8, 5, w - 40, h / 2 - 5) +
          medal(contract.vp, w - 16, h / 4 + 3, 10.5, '$terracotta')
        : '') +
      centered(cost, 3, costAt, w - 6, h - costAt - ('vp' in contract ? 2 : 0))
    );
  });
  return pen.thing(id, title(id), w, h, face);
}

// estate tiles

const TILE_BANDS: Readonly<Record<string, string>> = {
  production: '$olive',
  conversion: '$gold',
  animal: '$terracotta',
};

/** What an estate tile does, in icons; `isBrief` without the numbers of what is paid. */
function tileFace(tile: EstateTile, { box }: Brush, size: number, room: number, isBrief: boolean): Drawing {
  const { sail, income, hippodrome } = box.tables.specialEffects;
  const some = (amounts: Reward) =>
    isBrief
      ? line(
          size,
          Object.keys(amounts).map((what) => GAINS[what as keyof Reward]),
        )
      : sum(amounts, size);
  switch (tile.kind) {
    case 'production':
      return sum(tile.reward, size + 1);
    case 'conversion': {
      const { pay, gain } = box.conversion(tile.conversion);
      return line(size, [some(pay), '›', some(gain)], room, 3);
    }
    case 'animal':
      return line(size + 4, [COUNTS['animal-tiles'], ...(tile.animals > 1 ? [`×${tile.animals}`] : [])]);
    case 'sail':
      return line(size + 2, [ACTIONS.sail, sail.sails]);
    case 'income':
      return line(size, [some(income.goods), '/', some(income.coins)], room, 3);
    case 'hippodrome':
      return line(size + 2, [ACTIONS.race, hippodrome.spaces]);
    default:
      return line(size + 4, [ACTIONS[tile.kind]]);
  }
}

/** An estate tile, its face in the upper left part of `room` x `deep`. */
export function drawTile(id: string, brush: Brush, w: number, h: number, room = w, deep = h): string {
  return brush.cached(`${id} ${w} ${h} ${room} ${deep}`, () => {
    const tile = brush.box.estateTile(id);
    const full = tileFace(tile, brush, 13, room - 4, false);
    const fits = full.width <= room - 4 && full.height <= deep - 6;
    const face = fits ? full : tileFace(tile, brush, 12, room - 4, true);
    const band = TILE_BANDS[tile.kind] ?? '$purple';
    return (
      rect(0.5, 1.5, w, h, 5, { fill: '$shade', opacity: 0.14 }) +
      rect(0, 0, w, h, 5, { fill: '$panel', stroke: '$edge', width: 0.8 }) +
      path(`M0.4 5a5 5 0 0 1 5-4.6h${w - 10.8}a5 5 0 0 1 5 4.6z`, { fill: band }) +
      centered(face, 2, 5, room - 4, deep - 6)
    );
  });
}

/** The back of a special estate tile that was used. */
export const tileBack = (w: number, h: number, room: number): string =>
  rect(0, 0, w, h, 5, { fill: '$purple', stroke: '$purpleEdge' }) +
  rect(3, 3, w - 6, h - 6, 3, { stroke: '$on', width: 0.8, opacity: 0.6 }) +
  drawIcon(icons.house, room / 2 - 8, h / 2 - 8, 16, '$on', 1.2);

// achievements

/** What an achievement asks for, in icons. */
export function achievementFace(achievement: Achievement, size: number, room: number): Drawing {
  const pieces = (size: number): Piece[] => {
    if (achievement.kind === 'markers') {
      const { markers, space } = achievement;
      return [...(markers > 1 ? [`${markers}×`] : []), COUNTS.spaces, `${space}+`];
    }
    const { of, min, cost } = achievement;
    const spent = sum(cost as Reward, 12);
    // one of each has a number each
    if (of.length > 1 && min === of.length)
      return of.map((what, i) => line(size, [...(i === 0 ? [] : ['+']), 1, COUNTS[what]]));
    return [
      min,
      ...of.flatMap((what, i): Piece[] => (i === 0 ? [COUNTS[what]] : ['+', COUNTS[what]])),
      ...(spent.width === 0 ? [] : [line(12, ['−', spent])]),
    ];
  };
  const loose = line(size, pieces(size));
  return loose.width <= room ? loose : line(12, pieces(12), room, 1);
}

const COLORS = { green: '$olive', yellow: '$gold', orange: '$orange' } as const;

/** The ground of an achievement, with the color of its row. */
export const achievementGround = (
  color: keyof typeof COLORS,
  w: number,
  h: number,
  isLit: boolean,
  fill = '$panel',
): string =>
  rect(0, 0, w, h, 4, paint(isLit, fill, '$edge', 0.8)) +
  rect(4, h - 4.5, w - 8, 2.5, 1.2, { fill: COLORS[color] }) +
  dot(isLit, w - 5, 5, 4);

/** A place for a card or tile. */
export const noCard = (w: number, h: number): Drawing => ({ width: w, height: h, svg: emptyPlace(w, h) });

/** A text below a card. */
export const footnote = (text: string, w: number, y: number): string =>
  write(text, w / 2, y, { size: 12, anchor: 'middle', fill: '$head', room: w });
