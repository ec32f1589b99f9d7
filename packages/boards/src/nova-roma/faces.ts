/** Cards and tiles: what stands on them, and their names in full. */
import type { Achievement, ContractKind, EstateTile, Follower, PlayedFollower, Reward } from '@ludi-romani/nova-roma';
import { contractOf, scoreOf } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import { card, type Drawing, emptyPlace, middle, row, tinted } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, rect } from '../kit/svg';
import { label, span } from '../kit/text';
import { ACTIONS, type Brush, COUNTS, centered, GAINS, type Mark, type Place, sum } from './brush';
import { followerId } from './targets';

export const CARD = 58;
const HEAD = 22;

type Piece = Mark | string | number | Drawing;

/** Icons, texts and drawings beside each other, each in the middle of the line. */
function line(size: number, ...pieces: readonly Piece[]): Drawing {
  const drawn = pieces.map((piece): Drawing => {
    if (Array.isArray(piece)) return { width: size, height: size, svg: tinted(piece[1], piece[0], 0, 0, size) };
    if (typeof piece === 'object') return piece as Drawing;
    const text = String(piece);
    const isSoft = text === '+';
    return {
      // small ones have no room to spare: as wide as in most fonts
      width: span(text, size, isSoft || size < 12 ? 'plain' : 'strong'),
      height: size,
      svg: label(text, 0, size * 0.85, { size, kind: isSoft ? 'soft' : 'strong' }),
    };
  });
  const height = Math.max(0, ...drawn.map((one) => one.height));
  return {
    ...row(
      drawn.map((one) => ({ ...one, svg: at(0, (height - one.height) / 2, one.svg) })),
      size < 12 ? 1 : 3,
    ),
    height,
  };
}

// followers

const HUES: Readonly<Record<Follower['timing'], Hue>> = {
  'end-game': 'purple',
  'once-per-round': 'teal',
  permanent: 'gold',
};

/** What a follower does: in which action, and what; in icons, and as text. */
function effectOf(follower: Follower, { view, told, title, said }: Brush): readonly [() => Drawing, string] {
  const size = 13;
  if (follower.timing === 'end-game') {
    const score = scoreOf(view, follower.score);
    const { vp } = score;
    const [what, name] = [COUNTS[score.of], title(score.of)];
    if (score.kind === 'at-least')
      return [() => line(size, `${score.min}+`, what, `= ${vp}`), `${said.points(vp)}: ${score.min} ${name}`];
    const { base, per } = score;
    const sums = `${base > 0 ? `${base} + ` : ''}${vp}/${per === 1 ? '' : per}`;
    return [
      () => line(size, sums, what),
      `${base > 0 ? `${base} + ` : ''}${said.points(vp)} / ${per === 1 ? '' : `${per} `}${name}`,
    ];
  }
  const { effect, action } = follower;
  const does =
    (...pieces: readonly Piece[]) =>
    () =>
      line(size, ...(action === null ? [] : [ACTIONS[action], ':']), ...pieces);
  const name = action === null ? '' : `${title(action)}: `;
  switch (effect.kind) {
    case 'gain':
      return [does(sum(effect.reward, size)), name + told(effect.reward)];
    case 'strength':
      return [does([icons.up, 'terracotta'], effect.amount), `${name}+${effect.amount} ${said.strength('')}`];
    case 'place-artisan':
      return [
        does(sum(effect.cost, size), '›', GAINS.artisan),
        `${name}${told(effect.cost)}, ${said.effects[effect.kind]}`,
      ];
    case 'waive-artisan':
      return [does(0, GAINS.artisan), name + said.effects[effect.kind]];
    default:
      return [does(GAINS.artisan, '›', COUNTS['animal-tiles']), said.effects[effect.kind]];
  }
}

/** A follower; in small its name, and what it belongs to. */
export function followerThing(id: number, brush: Brush, place: Place, played?: PlayedFollower): string {
  const { box, said, title } = brush;
  const [, , w, h] = place;
  const follower = box.catalog.follower(id);
  const name = title(followerId(id));
  const { timing } = follower;
  const [face, about] = effectOf(follower, brush);
  const state = played?.exhausted ? said.used : played?.fresh ? said.fresh : '';
  const action = timing === 'end-game' || follower.action === null ? icons.laurel : ACTIONS[follower.action][0];
  const draw = () =>
    h < CARD
      ? rect('panel', 0, 0, w, h, 4) +
        tinted(HUES[timing], action, 4, h / 2 - 6, 12) +
        label(name, 19, h / 2 + 3.5, { size: 9.5, room: w - 22, kind: 'strong' })
      : card(
          {
            title: name,
            hue: HUES[timing],
            inner:
              at(4, HEAD, centered(face(), w - 8, h - 36)) +
              middle(state || said.timing[timing], w / 2, h - 5, 9.5, state ? 'accent strong' : 'soft', w - 6),
          },
          w,
          h,
        );
  return brush.thing(
    followerId(id),
    [name, said.timing[timing], about, state].filter(Boolean).join(', '),
    place,
    '',
    () => (played?.exhausted ? `<g class="off">${draw()}</g>` : draw()),
  );
}

// contracts

/** A contract: of a building its shape and points in the head, of both what is to be paid. */
export function contractThing(kind: ContractKind, id: string, brush: Brush, place: Place): string {
  const { box, title } = brush;
  const [, , w, h] = place;
  const contract = contractOf(box.catalog, kind, id);
  const draw = () => {
    let [hue, value, head]: [Hue, string, string] = ['sea', '', tinted('paper', icons.ship, 7, 3, 16)];
    if ('vp' in contract) {
      const { cells } = box.catalog.shape(contract.shape);
      const size = Math.min(7, 16 / (1 + Math.max(0, ...cells.map(([y]) => y))));
      head = cells.map(([y, x]) => rect('on', 7 + x * size, 4 + y * size, size - 1, size - 1, 1)).join('');
      [hue, value] = ['terracotta', String(contract.vp)];
    }
    const inner = head + at(0, HEAD, centered(sum(contract.cost, 13, 2), w, h - HEAD));
    return card({ title: '', hue, value, inner }, w, h);
  };
  return brush.thing(id, title(id), place, '', draw);
}

// estate tiles

const TILE_HUES: Readonly<Record<string, Hue>> = { production: 'olive', conversion: 'gold', animal: 'terracotta' };

/** What an estate tile does, in icons; in small without the numbers of what is paid. */
function tileFace(tile: EstateTile, { box }: Brush, isSmall: boolean): Drawing {
  const { sail, income, hippodrome } = box.tables.specialEffects;
  const size = isSmall ? 10.5 : 13;
  const some = (amounts: Reward) =>
    isSmall ? line(size, ...Object.keys(amounts).map((what) => GAINS[what as keyof Reward])) : sum(amounts, size);
  switch (tile.kind) {
    case 'production':
      return sum(tile.reward, size);
    case 'conversion': {
      const { pay, gain } = box.catalog.conversion(tile.conversion);
      return line(size, some(pay), '›', some(gain));
    }
    case 'animal':
      return line(size * 1.3, COUNTS['animal-tiles'], ...(tile.animals > 1 ? [`×${tile.animals}`] : []));
    case 'sail':
      return line(size * 1.2, ACTIONS.sail, sail.sails);
    case 'income':
      return line(size, some(income.goods), '/', some(income.coins));
    case 'hippodrome':
      return line(size * 1.2, ACTIONS.race, hippodrome.spaces);
    default:
      return line(size * 1.3, ACTIONS[tile.kind]);
  }
}

/** An estate tile as it lies somewhere, its face in so much room. */
export function drawTile(id: string | null, brush: Brush, w: number, h: number, room = w): string {
  if (id === null) return emptyPlace(w, h);
  const tile = brush.box.catalog.estateTile(id);
  const face = tileFace(tile, brush, h < 40);
  return (
    rect('panel', 0, 0, w, h, 5) +
    rect(TILE_HUES[tile.kind] ?? 'purple', 0, 0, w, 5, 2) +
    at(3, 5, centered(face, room - 6, h - 5))
  );
}

// achievements

/** What an achievement asks for, in icons. */
export function achievementFace(achievement: Achievement, size: number): Drawing {
  if (achievement.kind === 'markers') {
    const { markers, space } = achievement;
    return line(size, ...(markers > 1 ? [`${markers}×`] : []), COUNTS.spaces, `${space}+`);
  }
  const { of, min, cost } = achievement;
  const spent = sum(cost as Reward, size);
  return line(
    size,
    min,
    ...of.flatMap((what, i) => (i === 0 ? [COUNTS[what]] : ['+', COUNTS[what]])),
    ...(spent.width === 0 ? [] : ['−', spent]),
  );
}
