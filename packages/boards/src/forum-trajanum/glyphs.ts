/** The small signs of Forum Trajanum: every color has a sign of its own beside its hue, people are round, buildings square. */
import type {
  AreaBonusId,
  Building,
  CitizenClass,
  Color,
  Gain,
  Gainable,
  Gray,
  StreetSymbol,
} from '@ludi-romani/forum-trajanum';
import { colors, isColor } from '@ludi-romani/forum-trajanum/queries';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { type Drawing, tinted } from '../kit/pen';
import type { Hue } from '../kit/style';
import { circle, rect } from '../kit/svg';
import { SMALLEST, width } from '../kit/text';

interface Sign {
  readonly hue: Hue;
  readonly icon: Icon;
}

export const COLORS: Readonly<Record<Color, Sign>> = {
  red: { hue: 'terracotta', icon: icons.drop },
  yellow: { hue: 'gold', icon: icons.horse },
  green: { hue: 'olive', icon: icons.tree },
  blue: { hue: 'sea', icon: icons.house },
};

const GRAYS: Readonly<Record<Gray, Icon>> = {
  column: icons.column,
  library: icons.scroll,
  basilica: icons.arch,
  market: icons.amphora,
};
export const buildingSign = (building: Building): Sign =>
  isColor(building) ? COLORS[building] : { hue: 'stone', icon: GRAYS[building] };

export const CLASSES: Readonly<Record<CitizenClass, Sign>> = {
  patrician: { hue: 'purple', icon: icons.crest },
  merchant: { hue: 'teal', icon: icons.scales },
  craftsman: { hue: 'gold', icon: icons.hammer },
};

/** People stand in a circle, other things are drawn bare. */
const FIGURES: Readonly<Record<Gainable | AreaBonusId, Sign & { readonly round?: true }>> = {
  builder: { hue: 'stone', icon: icons.trowel, round: true },
  'worker-red': { ...COLORS.red, round: true },
  'worker-yellow': { ...COLORS.yellow, round: true },
  'worker-green': { ...COLORS.green, round: true },
  'worker-blue': { ...COLORS.blue, round: true },
  assistant: { hue: 'teal', icon: icons.helper, round: true },
  coin: { hue: 'gold', icon: icons.coin },
  tribune: { hue: 'purple', icon: icons.banner },
  upgrade: { hue: 'terracotta', icon: icons.up },
  points: { hue: 'terracotta', icon: icons.star },
};

/** Keeps what is drawn of something that never changes, by a key: much of a picture is the same from one to the next. */
export function keeper<K extends object>(): (of: K, key: string | number, draw: () => string) => string {
  const kept = new WeakMap<K, Map<string | number, string>>();
  return (of, key, draw) => {
    const all = kept.get(of) ?? new Map<string | number, string>();
    kept.set(of, all);
    const known = all.get(key) ?? draw();
    all.set(key, known);
    return known;
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A number or a sign in a few letters: text that needs no escaping and no cutting. */
export const digits = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  kind = 'strong',
  anchor = 'middle',
): string =>
  `<text class="${kind}" x="${tenth(x)}" y="${tenth(y)}" font-size="${Math.max(SMALLEST, size)}" text-anchor="${anchor}">${text}</text>`;

const whole = (size: number): number => Math.round(size * 2) / 2;

/** A square of a hue with its sign. */
export function plate({ hue, icon: name }: Sign, x: number, y: number, size: number): string {
  const inner = whole(size * 0.62);
  return rect(hue, x, y, size, size, 3) + tinted('paper', name, x + (size - inner) / 2, y + (size - inner) / 2, inner);
}

/** A circle of a hue with its sign. */
function disc({ hue, icon: name }: Sign, x: number, y: number, size: number): string {
  const inner = whole(size * 0.64);
  return (
    circle(hue, x + size / 2, y + size / 2, size / 2) +
    tinted('paper', name, x + (size - inner) / 2, y + (size - inner) / 2, inner)
  );
}

/** A resource, an upgrade or points. */
export function figure(what: Gainable | AreaBonusId, x: number, y: number, size: number): string {
  const sign = FIGURES[what];
  return sign.round ? disc(sign, x, y, size) : tinted(sign.hue, sign.icon, x, y, size);
}

/** Of any color: all four in one. */
export function anyColor(x: number, y: number, size: number, isRound = false): string {
  const half = size / 2;
  return colors
    .map((color, i) => {
      const [left, top] = [x + (i % 2) * half, y + Math.floor(i / 2) * half];
      const { hue } = COLORS[color];
      return isRound ? circle(hue, left + half / 2, top + half / 2, half * 0.46) : rect(hue, left, top, half, half, 0);
    })
    .join('');
}

/** A sign with a number behind it; without a number for one alone. */
export function counted(svg: string, count: number, size: number, kind = 'strong'): Drawing {
  if (count === 1) return { width: size, height: size, svg };
  const text = String(count);
  return {
    width: size + 3 + width(text, 11),
    height: size,
    svg: svg + digits(text, size + 2, size / 2 + 4, 11, kind, 'start'),
  };
}

/** What is gained, each with its number. */
export const amountsOf = (gain: Gain): readonly (readonly [what: Gainable, count: number])[] =>
  (Object.entries(gain) as [Gainable, number][]).filter(([, count]) => count > 0);

export const gains = (gain: Gain, size: number): Drawing[] =>
  amountsOf(gain).map(([what, count]) => counted(figure(what, 0, 0, size), count, size));

/** A street symbol: dark for rows, light for columns. */
export function badge(symbol: StreetSymbol, x: number, y: number, size: number): string {
  const [color, line = ''] = symbol.split('-');
  const isDark = color === 'black';
  return (
    rect(isDark ? 'stone' : 'panel', x, y, size, size, isDark ? 3 : size / 2) +
    digits(
      line,
      x + size / 2,
      y + size / 2 + 3.5 * (size > 16 ? size / 18 : 1),
      size * 0.6,
      isDark ? 'on strong' : 'strong',
    )
  );
}

export interface Front {
  readonly citizen: CitizenClass | null;
  readonly gain: Gain;
}

const BACK: Front = { citizen: null, gain: {} };
const faces = keeper<Front>();

/** A colonia tile with its front, or with its back where the front is not known. */
export const tileFace = (front: Front = BACK, size: number): string => faces(front, size, () => drawFace(front, size));

function drawFace(front: Front, size: number): string {
  const back = rect('panel', 0, 0, size, size, 4);
  if (front === BACK) {
    const inner = whole(size * 0.42);
    const sign = tinted('stone', icons.laurel, (size - inner) / 2, (size - inner) / 2, inner);
    return size < 24 ? back + circle('edge', size / 2, size / 2, size * 0.18) : `${back}<g opacity=".35">${sign}</g>`;
  }
  if (front.citizen !== null) {
    const inner = whole(size * 0.62);
    return back + plate(CLASSES[front.citizen], (size - inner) / 2, (size - inner) / 2, inner);
  }
  const units = amountsOf(front.gain).flatMap(([what, count]) => Array<Gainable>(count).fill(what));
  const side = Math.ceil(Math.sqrt(units.length));
  const inner = whole((size * 0.8) / side);
  const step = (size * 0.86) / side;
  const from = (size - step * side) / 2 + (step - inner) / 2;
  // two of them lie on the diagonal
  const placeOf = (i: number) => (units.length === 2 ? [i, i] : [i % side, Math.floor(i / side)]);
  return (
    back +
    units
      .map((what, i) => {
        const [column = 0, row = 0] = placeOf(i);
        return figure(what, whole(from + column * step), whole(from + row * step), inner);
      })
      .join('')
  );
}
