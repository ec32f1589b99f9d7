/** The Black Sea: two routes from one harbor, as long as the sails that they cost. On a phone they run down, otherwise to the right. */
import type { Owner, Port, Ship } from '@ludi-romani/nova-roma';
import { about, type Drawing, placed, type Room } from '../kit/pen';
import { medal } from '../kit/pieces';
import { circle, joined, path } from '../kit/svg';
import { write } from '../kit/text';
import { ship } from './art';
import { amount, type Brush, centered, GAINS, line, sum } from './brush';
import { shipId } from './targets';

/** A ship of some owner. */
interface Sailing {
  readonly owner: Owner;
  readonly number: number;
  readonly at: Ship;
}

/** The beach of the harbor, `w` x `h`, with the sea on one side. */
const beach = (w: number, h: number, isTall: boolean): string =>
  path(
    isTall
      ? `M0 0h${w}v${h - 10}c${-w * 0.1} 8 ${-w * 0.3} 12 ${-w * 0.5} 10s${-w * 0.35} -2 ${-w * 0.5} -8z`
      : `M0 0h${w - 14}c12 6 14 ${h * 0.2} 14 ${h * 0.5}s-4 ${h * 0.4} -14 ${h * 0.5}h${14 - w}z`,
    { fill: '@sand', stroke: '$sandLine' },
  );

export function sea(brush: Brush, { width, height }: Room): Drawing {
  const { box, view, said, title, pen } = brush;
  const { routes } = box.tables;
  const isTall = height === undefined;
  const lengths = routes.map(({ ports }) => ports.reduce((all, { sails }) => all + sails, 0));
  const least = isTall ? 40 : 24;
  const own = view.viewer === 'spectator' ? 0 : view.viewer;

  const fleets = [...view.players, ...(view.ai === null ? [] : [view.ai])].map(({ ships }, seat): Sailing[] => {
    const owner = seat < view.players.length ? seat : ('neutral' as const);
    return ships.map((one: Ship, number) => ({ owner, number, at: one }));
  });
  const most = Math.max(...fleets.map((fleet) => fleet.length));

  // the harbor has a place for each ship of each player
  const slot = isTall ? Math.min(40, width / (most * fleets.length)) : 24;
  const harbor = isTall ? { w: width, h: 20 + 54 } : { w: most * slot + 2, h: height };
  const start = isTall ? harbor.h + 46 : harbor.w + 16;
  const unit = isTall ? 46 : (width - start - 12) / (Math.max(...lengths) - 1);
  const radius = isTall ? 18 : Math.min(12, unit / 2 - 0.5);
  const total = height ?? start + (Math.max(...lengths) - 1) * unit + radius + 4;
  const across = isTall ? width / routes.length : (total - 2) / routes.length;
  /** the place of a port at a distance from the harbor */
  const spot = (route: number, sails: number): readonly [number, number] => {
    const along = start + (sails - 1) * unit;
    return isTall ? [route * across + 34, along] : [along, route * across + radius];
  };

  const shipThing = ({ owner, number }: Sailing, where: string, x: number, y: number, scale: number): string => {
    const id = shipId(owner === 'neutral' ? 'ai' : owner, number);
    const inner = ship(brush.side(owner), least / 2, least / 2 - 0.5, scale);
    const name = `${said.ship(brush.owner(owner), number + 1)}: ${where}`;
    return placed(x - least / 2, y - least / 2, pen.thing(id, name, least, least, inner, { radius: 8, key: id }));
  };
  const isOwn = ({ owner }: Sailing) => owner === own;
  const all = fleets.flat();

  // of a player's ships the first is in front: of identical ships it is the one that moves
  const inHarbor = fleets.flatMap((fleet, row) =>
    [...fleet]
      .reverse()
      .filter(({ at }) => at.port === 0)
      .map((one) =>
        isTall
          ? shipThing(one, said.harbor, slot * (row * most + one.number + 0.5), 48, Math.min(1.3, slot / 26))
          : shipThing(
              one,
              said.harbor,
              (one.number + 0.5) * slot - 3,
              20 + (row + 0.5) * ((total - 20) / fleets.length),
              Math.min(0.95, (total - 20) / fleets.length / 26),
            ),
      ),
  );

  /** The ships in a port: others behind, own ones in front. */
  const lying = (route: string, port: number, where: string, [x, y]: readonly [number, number]): string => {
    const here = all.filter(({ at }) => at.port === port && at.route === route);
    const [mine, others] = [here.filter(isOwn), here.filter((one) => !isOwn(one))];
    if (isTall) {
      const first = x + 42;
      return joined([
        ...mine.map((one, i) => shipThing(one, where, first + i * 40, y, 1.45)),
        ...others.map((one, i) =>
          shipThing(one, where, first + mine.length * 38 + i * Math.min(30, 60 / others.length), y, 1.1),
        ),
      ]);
    }
    const step = Math.min(14, 40 / Math.max(1, others.length - 1));
    const shift = mine.length > 0 ? 12 : (-step * (others.length - 1)) / 2;
    return joined([
      ...others.map((one, i) => shipThing(one, where, x + shift + i * step, y + (mine.length > 0 ? 21 : 23), 0.85)),
      ...mine.map((one, i) => shipThing(one, where, x + (mine.length > 1 ? (i - 0.5) * 25 : 0), y + 24, 0.95)),
    ]);
  };

  const face = ({ vp, reward = {} }: Port): string => {
    const [x, r] = [radius, radius];
    if (vp !== undefined) return medal(vp, x, x, r, '$sea');
    const all = Object.entries(reward) as [keyof typeof GAINS, number][];
    const [what, count] = all[0] ?? ['coins', 0];
    const sign =
      all.length > 1
        ? sum(reward, 12, 2 * r - 4, 1)
        : isTall
          ? amount(GAINS[what], count, 15)
          : line(count > 1 ? 12 : 14, [GAINS[what], ...(count > 1 ? [count] : [])], undefined, 0);
    return (
      circle(x, x, r, { fill: '$panel', stroke: '$waterLine', width: 1.2 }) +
      centered(sign, 0.5, 0.5, 2 * r - 1, 2 * r - 1)
    );
  };

  const drawn = routes.map(({ id, ports }, number) => {
    const [x0, y0] = spot(number, 0.5);
    const [x1, y1] = spot(number, lengths[number] ?? 1);
    const [hx, hy] = isTall ? [x0, harbor.h - 4] : [harbor.w - 6, y0];
    let sails = 0;
    const legs = ports.map((port, i) => {
      sails += port.sails;
      const [x, y] = spot(number, sails);
      const [px, py] = spot(number, sails - port.sails / 2);
      const cost =
        port.sails === 1
          ? ''
          : about(
              'sails',
              isTall
                ? write(said.sails(port.sails), px + 8, py + 4, { size: 12.5 })
                : write(port.sails, px, py - 4, { size: 12, anchor: 'middle' }),
            );
      const name = `${title(port.id)}, ${said.sails(port.sails)}`;
      return {
        port:
          cost +
          placed(
            x - radius,
            y - radius,
            pen.thing(port.id, name, 2 * radius, 2 * radius, face(port), { radius: radius }),
          ),
        ships: lying(id, i + 1, title(port.id), [x, y]),
      };
    });
    return (
      path(`M${hx.toFixed(1)} ${hy.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`, {
        stroke: '$on',
        width: 2.4,
        dash: '1 6',
      }) +
      (isTall ? write(title(id), hx + 12, hy + 24, { size: 12.5, bold: true }) : '') +
      joined(legs.map(({ port }) => port)) +
      joined(legs.map(({ ships }) => ships))
    );
  });
  return {
    width,
    height: total,
    svg:
      placed(isTall ? -10 : -9, isTall ? -4 : 2, {
        width: 0,
        height: 0,
        svg: beach(harbor.w + (isTall ? 20 : 6), harbor.h, isTall),
      }) +
      about('harbor', write(said.harbor, isTall ? 2 : -3, 15, { size: isTall ? 14 : 12, bold: true, fill: '$head' })) +
      joined(drawn) +
      joined(inHarbor),
  };
}
