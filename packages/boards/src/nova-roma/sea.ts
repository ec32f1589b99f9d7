/** The Black Sea: two routes from one harbor, as long as the sails that they cost. */
import type { Ship } from '@ludi-romani/nova-roma';
import { type Drawing, middle, titled } from '../kit/pen';
import { at, circle, line, rect } from '../kit/svg';
import { type Brush, badge, centered, sum } from './brush';
import { shipId } from './targets';

const HARBOR = 46;
const HIGH = 66;
/** of a ship */
const R = 6.5;

export function sea(brush: Brush, width: number): Drawing {
  const { box, view, said, title } = brush;
  const { routes } = box.tables;
  const lengths = routes.map(({ ports }) => ports.reduce((all, { sails }) => all + sails, 0));
  const unit = (width - HARBOR - 4) / Math.max(...lengths);
  const r = Math.min(12, unit / 2 - 0.5);

  const fleet = [...view.players, ...(view.ai === null ? [] : [view.ai])].flatMap(({ ships }, seat) => {
    const owner = seat < view.players.length ? seat : ('neutral' as const);
    return ships.map((ship: Ship, number) => ({ owner, ship, number }));
  });
  /** The ships in a port, two and two around x. */
  const lying = (route: string | null, port: number, where: string, x: number, y: number, step: number): string => {
    const here = fleet.filter(({ ship }) => ship.port === port && (port === 0 || ship.route === route));
    const down = port === 0 ? step : Math.min(step, 26 / Math.max(1, Math.ceil(here.length / 2) - 1));
    return here
      .map(({ owner, number }, i) => {
        const left = here.length === 1 ? 0 : (i % 2) * step - step / 2;
        return brush.thing(
          shipId(owner === 'neutral' ? 'ai' : owner, number),
          `${said.ship(brush.owner(owner), number + 1)}: ${where}`,
          [x + left - R, y + Math.floor(i / 2) * down - R, 2 * R, 2 * R],
          '',
          () => brush.sign(owner, R, R, 8.5),
        );
      })
      .join('');
  };

  const routesDrawn = routes.map(({ id, ports }, row) => {
    const y = row * HIGH + 26;
    let x = HARBOR - unit / 2;
    return ports.map(({ id: port, sails, vp, reward = {} }, i): string => {
      const from = i === 0 ? HARBOR - 4 : x + r;
      const before = x;
      x += sails * unit;
      return (
        brush.kept(
          `leg ${width} ${port}`,
          () => line('edge', from, y, x - r, y) + middle(sails, (before + x) / 2, y - r - 2, 9.5),
        ) +
        brush.thing(port, `${title(port)}, ${said.sails(sails)}`, [x - r, y - r, 2 * r, 2 * r], vp, () =>
          vp === undefined
            ? circle('panel', r, r, r) + centered(sum(reward, 9.5), 2 * r - 2, 2 * r)
            : badge('sea', vp, r, r, r),
        ) +
        lying(id, i + 1, title(port), x, y + r + 9, 12)
      );
    });
  });
  const height = routes.length * HIGH;
  return titled(said.sea, {
    width,
    height,
    svg:
      rect('well', 0, 0, HARBOR - 4, height - 4) +
      middle(said.harbor, HARBOR / 2 - 2, 14, 9.5, 'soft', HARBOR - 6) +
      at(0, 0, ...routesDrawn.flat()) +
      lying(null, 0, said.harbor, HARBOR / 2 - 2, 32, 19),
  });
}
