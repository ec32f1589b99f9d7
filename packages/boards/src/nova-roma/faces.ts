/** Cards and tiles: what stands on them, and their names in full. */
import type {
  Achievement,
  BuildingContract,
  EstateTile,
  Follower,
  PlayedFollower,
  Reward,
} from '@ludi-romani/nova-roma';
import { icon } from '../kit/icons';
import { card, type Drawing, figure, row } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Brush, COUNTS, centered, GAINS, sum, word } from './brush';
import { followerId } from './targets';

/** An icon as a drawing. */
const mark = ([sign, hue]: readonly [Parameters<typeof icon>[0], Hue], size: number): Drawing => ({
  width: size,
  height: size,
  svg: `<g class="${hue}">${icon(sign, 0, 0, size)}</g>`,
});
const text = (value: string | number, size: number, kind = 'strong'): Drawing =>
  word(String(value), String(value).length * size * 0.58, size, kind);

/** Drawings beside each other, each in the middle of the line. */
function inLine(drawings: readonly Drawing[], gap = 3): Drawing {
  const height = Math.max(0, ...drawings.map((one) => one.height));
  const all = drawings.map((one) => ({ ...one, svg: at(0, (height - one.height) / 2, one.svg) }));
  return { ...row(all, gap), height };
}

// followers

const FOLLOWER_HUES: Readonly<Record<Follower['timing'], Hue>> = {
  'end-game': 'purple',
  'once-per-round': 'teal',
  permanent: 'gold',
};

/** What a follower does, in icons: when, and what. */
function effectOf(follower: Follower, size: number): Drawing {
  if (follower.timing === 'end-game') {
    const { score } = follower;
    const what = mark(COUNTS[score.of], size);
    if (score.kind === 'at-least') return inLine([text(`${score.min}+`, size), what, text(`= ${score.vp}`, size)]);
    const each = score.per === 1 ? `${score.vp} /` : `${score.vp} / ${score.per}`;
    return inLine([...(score.base > 0 ? [text(`${score.base} +`, size)] : []), text(each, size), what]);
  }
  const { effect } = follower;
  const does: Readonly<Record<typeof effect.kind, () => Drawing>> = {
    gain: () => ('reward' in effect ? sum(effect.reward, size) : text('', size)),
    strength: () => figure('up', 'amount' in effect ? effect.amount : 1, 0, size * 0.82, 'terracotta', size),
    'place-artisan': () =>
      inLine([...('cost' in effect ? [sum(effect.cost, size)] : []), text('›', size), mark(GAINS.artisan, size)]),
    'waive-artisan': () => inLine([text('0', size), mark(GAINS.artisan, size)]),
    tame: () => inLine([mark(GAINS.artisan, size), text('›', size), mark(COUNTS['animal-tiles'], size)]),
  };
  const when = follower.action === null ? [] : [mark(ACTIONS[follower.action], size), text(':', size)];
  return inLine([...when, does[effect.kind]()], 4);
}

/** The same for a screen reader. */
function aboutEffect(follower: Follower, { told, title, said }: Brush): string {
  if (follower.timing === 'end-game') {
    const { score } = follower;
    const counted = title(score.of);
    return score.kind === 'at-least'
      ? `${said.points(score.vp)}: ${score.min} ${counted}`
      : `${score.base > 0 ? `${said.points(score.base)} + ` : ''}${said.points(score.vp)} / ${score.per} ${counted}`;
  }
  const { effect } = follower;
  const does =
    effect.kind === 'gain'
      ? told(effect.reward)
      : effect.kind === 'strength'
        ? `+${effect.amount} (${said.strength(effect.amount)})`
        : said.effects[effect.kind];
  return follower.action === null ? does : `${title(follower.action)}: ${does}`;
}

export function aboutFollower(id: number, brush: Brush, played?: PlayedFollower): string {
  const follower = brush.box.followers.get(id);
  const { said, title } = brush;
  if (follower === undefined) return title(followerId(id));
  return [
    title(followerId(id)),
    said.timing[follower.timing],
    aboutEffect(follower, brush),
    ...(played?.exhausted ? [said.used] : []),
    ...(played?.fresh ? [said.fresh] : []),
  ].join(', ');
}

/** A follower as a card; in small its name and when it works. */
export function drawFollower(id: number, brush: Brush, w: number, h: number, played?: PlayedFollower): string {
  const { said, title, box } = brush;
  const follower = box.followers.get(id);
  const name = title(followerId(id));
  if (follower === undefined) return card({ title: name, hue: 'stone' }, w, h);
  const state = played?.exhausted ? said.used : played?.fresh ? said.fresh : '';
  const hue = FOLLOWER_HUES[follower.timing];
  if (h < 30) {
    const action = follower.timing === 'end-game' || follower.action === null ? 'laurel' : ACTIONS[follower.action][0];
    return (
      rect('panel', 0, 0, w, h, 4) +
      `<g class="${hue}">${icon(action, 4, h / 2 - 6, 12)}</g>` +
      label(name, 19, h / 2 + 3.5, { size: 9.5, room: w - 22, kind: state === '' ? 'strong' : 'soft' })
    );
  }
  return card(
    {
      title: name,
      hue,
      inner:
        at(4, 22, centered(effectOf(follower, 13), w - 8, h - 36)) +
        label(state === '' ? said.timing[follower.timing] : state, w / 2, h - 5, {
          size: 9.5,
          anchor: 'middle',
          room: w - 6,
          kind: state === '' ? 'soft' : 'accent strong',
        }),
    },
    w,
    h,
  );
}

/** A follower that can be pointed at. */
export const followerThing = (id: number, brush: Brush, w: number, h: number, played?: PlayedFollower): Drawing => {
  const drawn = drawFollower(id, brush, w, h, played);
  return {
    width: w,
    height: h,
    svg: brush.pen.thing(
      followerId(id),
      aboutFollower(id, brush, played),
      { x: 0, y: 0, width: w, height: h },
      played?.exhausted ? `<g class="off">${drawn}</g>` : drawn,
    ),
  };
};

// contracts

/** A contract: of a building its shape and points in the head, of both what is to be paid. */
export function contractThing(id: string, brush: Brush, w: number, h: number): Drawing {
  const { box, pen, title } = brush;
  const contract = box.contracts.get(id);
  if (contract === undefined) return { width: w, height: h, svg: '' };
  const isBuilding = 'vp' in contract;
  return {
    width: w,
    height: h,
    svg: pen.thing(
      id,
      title(id),
      { x: 0, y: 0, width: w, height: h },
      card(
        {
          title: '',
          hue: isBuilding ? 'terracotta' : 'sea',
          ...(isBuilding ? { value: String(contract.vp) } : {}),
          inner:
            (isBuilding ? shapeOf(contract, brush) : `<g class="paper">${icon('ship', 7, 3, 16)}</g>`) +
            at(0, 22, centered(sum(contract.cost, 13, 2), w, h - 22)),
        },
        w,
        h,
      ),
    ),
  };
}

/** The shape of a building in white, in the head of a card. */
function shapeOf({ shape }: BuildingContract, { box }: Brush): string {
  const cells = box.shapes.get(shape)?.cells ?? [];
  const size = Math.min(7, 16 / (1 + Math.max(0, ...cells.map(([row]) => row))));
  return cells.map(([row, column]) => rect('on', 7 + column * size, 4 + row * size, size - 1, size - 1, 1)).join('');
}

// estate tiles

const TILE_HUES: Readonly<Record<string, Hue>> = { production: 'olive', conversion: 'gold', animal: 'terracotta' };
/** Special tiles have a color of their own. */
export const tileHue = ({ kind }: EstateTile): Hue => TILE_HUES[kind] ?? 'purple';

/** What is gained or paid; in small without the numbers. */
const gains = (amounts: Reward, size: number): Drawing =>
  size < 12
    ? inLine(
        Object.keys(amounts).map((what) => mark(GAINS[what as keyof Reward], size)),
        1,
      )
    : sum(amounts, size);

/** What an estate tile does, in icons. */
export function tileFace(tile: EstateTile, { box }: Brush, size: number): Drawing {
  const { specialEffects } = box.tables;
  switch (tile.kind) {
    case 'production':
      return sum(tile.reward, size);
    case 'conversion': {
      const { pay = {}, gain = {} } = box.conversions.get(tile.conversion) ?? {};
      return inLine([gains(pay, size), text('›', size), gains(gain, size)], 2);
    }
    case 'animal':
      return tile.animals === 1
        ? mark(COUNTS['animal-tiles'], size * 1.3)
        : figure('paw', `×${tile.animals}`, 0, size, 'terracotta', size * 1.2);
    case 'recruit':
      return mark(ACTIONS.recruit, size * 1.3);
    case 'sail':
      return figure('ship', specialEffects.sail.sails, 0, size, 'sea', size * 1.2);
    case 'build':
      return mark(ACTIONS.build, size * 1.3);
    case 'income':
      return inLine(
        [gains(specialEffects.income.goods, size), text('/', size), gains(specialEffects.income.coins, size)],
        2,
      );
    default:
      return figure('wheel', specialEffects.hippodrome.spaces, 0, size, 'stone', size * 1.2);
  }
}

/** An estate tile as it lies somewhere. */
export function drawTile(id: string, brush: Brush, w: number, h: number, room = w): string {
  const tile = brush.box.tiles.get(id);
  if (tile === undefined) return rect('panel', 0, 0, w, h, 5);
  const bar = h > 40 ? 5 : 4;
  return (
    rect('panel', 0, 0, w, h, 5) +
    rect(tileHue(tile), 0, 0, w, bar, 2) +
    at(3, bar, centered(tileFace(tile, brush, h > 40 ? 13 : 10.5), room - 6, h - bar))
  );
}

// achievements

/** What an achievement asks for, in icons. */
export function achievementFace(achievement: Achievement, size: number): Drawing {
  if (achievement.kind === 'markers') {
    const { markers, space } = achievement;
    return inLine(
      [text(markers === 1 ? '' : `${markers}×`, size), mark(COUNTS.spaces, size), text(`${space}+`, size)],
      2,
    );
  }
  const { of, min, cost } = achievement;
  const spent = sum(cost as Parameters<typeof sum>[0], size);
  return inLine(
    [
      text(min, size),
      ...of.flatMap((what, i) => [...(i === 0 ? [] : [text('+', size, 'soft')]), mark(COUNTS[what], size)]),
      ...(spent.width === 0 ? [] : [text('−', size, 'soft'), spent]),
    ],
    2,
  );
}
