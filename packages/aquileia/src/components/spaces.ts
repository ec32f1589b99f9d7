import type { ArenaSpace, ForumSpace, MercatusSpace, PortusSpace, StadiumSpace, TheatrumSpace } from './shapes';

export const mercatus: readonly MercatusSpace[] = [
  { id: 'dolus', action: 'dolus' },
  { id: 'pecunia', action: 'pecunia' },
  { id: 'equi-left', action: 'equi', slot: 0, bonusCard: true },
  { id: 'equi-middle', action: 'equi', slot: 1, bonusCard: false },
  { id: 'equi-right', action: 'equi', slot: 2, bonusCard: false },
  { id: 'servi-upper', action: 'servi', currency: 'bronze', coinsPerCard: 1, maxCards: 1 },
  { id: 'servi-middle', action: 'servi', currency: 'silver', coinsPerCard: 1, maxCards: 2 },
  { id: 'servi-lower', action: 'servi', currency: 'gold', coinsPerCard: 1, maxCards: 3 },
  { id: 'potentia', action: 'potentia' },
];

export const mercatusSource =
  'derived: Heading I. MERCATUS speaks of one player on DOLUS, PECUNIA and POTENTIA each, of one space per face-up card, and of an upper, a middle and a lower SERVI space.';

export const arena: readonly ArenaSpace[] = [
  { id: 'arena-1a', action: 'arena', strength: 1 },
  { id: 'arena-1b', action: 'arena', strength: 1 },
  { id: 'arena-2', action: 'arena', strength: 2 },
];

export const arenaSource =
  'public-source: The example of II. ARENA uses 1, 1 and 2; that there are no more from gamepack.nl/gamepack/rev-aquileia-E.html.';

export const stadium: readonly StadiumSpace[] = [
  { id: 'stadium-gold-1a', action: 'stadium', side: 'gold', strength: 1 },
  { id: 'stadium-gold-1b', action: 'stadium', side: 'gold', strength: 1 },
  { id: 'stadium-gold-2', action: 'stadium', side: 'gold', strength: 2 },
  { id: 'stadium-silver-1a', action: 'stadium', side: 'silver', strength: 1 },
  { id: 'stadium-silver-1b', action: 'stadium', side: 'silver', strength: 1 },
  { id: 'stadium-silver-2', action: 'stadium', side: 'silver', strength: 2 },
];

export const stadiumSource =
  'derived: Five spaces occur in the example of III. STADIUM; stadium-silver-1b follows from the 28 spaces in all of sgrk.blog.fc2.com/blog-entry-2232.html and from symmetry.';

export const theatrum: readonly TheatrumSpace[] = [{ id: 'theatrum', action: 'theatrum' }];

export const theatrumSource = 'derived: Heading IV. THEATRUM speaks of its one action space.';

export const forum: readonly ForumSpace[] = [
  { id: 'forum-1', action: 'forum', builds: 1, scoresValue: false },
  { id: 'forum-2', action: 'forum', builds: 1, scoresValue: true },
  { id: 'forum-3', action: 'forum', builds: 2, scoresValue: false },
  { id: 'forum-4', action: 'forum', builds: 1, scoresValue: false },
  { id: 'forum-5', action: 'forum', builds: 1, scoresValue: true },
];

export const forumSource = 'rulebook: Heading V. FORUM, the numbered list.';

export const portus: readonly PortusSpace[] = [
  { id: 'latro', action: 'latro' },
  { id: 'portus-bronze', action: 'portus', currency: 'bronze' },
  { id: 'portus-silver', action: 'portus', currency: 'silver' },
  { id: 'portus-gold', action: 'portus', currency: 'gold' },
];

export const portusSource = 'rulebook: Headings PLATZIERUNGSPHASE (PORTUS) and VI. PORTUS.';
