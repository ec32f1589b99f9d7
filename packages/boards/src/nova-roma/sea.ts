/** The Black Sea: two routes from one harbor, as long as the sails that they cost. */
import type { Port, Ship } from '@ludi-romani/nova-roma';
import { type Drawing, titled } from '../kit/pen';
import { at, circle, line, rect } from '../kit/svg';
import { label } from '../kit/text';
import { type Brush, centered, sum } from './brush';
import { shipId } from './targets';

const HARBOR = 46;
const HIGH = 66;

/** A ship, and whose it is. */
interface Sailing {
  readonly owner: number | 'ai';
  readonly ship: Ship;
  readonly number: number;
}

export function sea(brush: Brush, width: number): Drawing {
  const { box, view, pen, said, title } = brush;
  const { routes } = box.tables;
  const sails = (ports: readonly Port[]) => ports.reduce((all, port) => all + port.sails, 0);
  const unit = (width - HARBOR - 4) / Math.max(1, ...routes.map(({ ports }) => sails(ports)));
  const r = Math.min(12, unit / 2 - 0.5);

  const fleet: Sailing[] = [
    ...view.players.flatMap(({ ships }, owner) => ships.map((ship, number) => ({ owner, ship, number }))),
    ...(view.ai?.ships ?? []).map((ship, number) => ({ owner: 'ai' as const, ship, number })),
  ];
  const lying = (route: string | null, port: number) =>
    fleet.filter(({ ship }) => ship.port === port && (port === 0 || ship.route === route));

  const shipThing = ({ owner, number }: Sailing, x: number, y: number, where: string): string =>
    at(
      x,
      y,
      pen.thing(
        shipId(owner, number),
        `${said.ship(brush.owner(owner === 'ai' ? 'neutral' : owner), number + 1)}: ${where}`,
        { x: -5.5, y: -5.5, width: 11, height: 11 },
        brush.sign(owner === 'ai' ? 'neutral' : owner, 0, 0, 8.5),
      ),
    );

  const harbor = lying(null, 0).map((one, i) =>
    shipThing(one, 13 + (i % 2) * 19, 32 + Math.floor(i / 2) * 20, said.harbour),
  );

  const legs = routes.map(({ id, ports }, row) => {
    const y = row * HIGH + 26;
    let x = HARBOR - unit / 2;
    const ways: string[] = [];
    const drawn = ports.map((port, i): string => {
      const from = x;
      x += port.sails * unit;
      const name = `${title(port.id)}, ${said.sails(port.sails)}`;
      const ships = lying(id, i + 1);
      const step = Math.min(14, 26 / Math.max(1, Math.ceil(ships.length / 2) - 1));
      ways.push(line('edge', i === 0 ? HARBOR - 4 : from + r, y, x - r, y));
      return (
        at(
          x,
          y,
          pen.thing(
            port.id,
            name,
            { x: -r, y: -r, width: 2 * r, height: 2 * r },
            circle(port.vp === undefined ? 'panel' : 'sea', 0, 0, r),
            port.vp === undefined
              ? at(-r, -r, centered(sum(port.reward ?? {}, 9.5), 2 * r - 2, 2 * r))
              : label(String(port.vp), 0, 4, { size: 11.5, anchor: 'middle', kind: 'on strong' }),
          ),
          label(String(port.sails), -(port.sails * unit) / 2, -r - 2, { size: 9.5, anchor: 'middle', kind: 'soft' }),
        ) +
        ships
          .map((one, k) =>
            shipThing(
              one,
              x + (ships.length === 1 ? 0 : (k % 2) * 12 - 6),
              y + r + 9 + Math.floor(k / 2) * step,
              title(port.id),
            ),
          )
          .join('')
      );
    });
    return ways.join('') + drawn.join('');
  });
  const height = routes.length * HIGH;
  return titled(said.sea, {
    width,
    height,
    svg:
      rect('well', 0, 0, HARBOR - 4, height - 4) +
      label(said.harbour, (HARBOR - 4) / 2, 14, { size: 9.5, anchor: 'middle', kind: 'soft', room: HARBOR - 6 }) +
      legs.join('') +
      harbor.join(''),
  });
}
