import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine } from '@ludi-romani/city-of-rome';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { ludi } from './run';

test('list prints each game with its options and its uncertain components', async () => {
  const { status, out } = await ludi(['list']);
  expect(status).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "aquileia - Aquileia
      players     2, 3, 4 or 5
      rules       version 1
      options     --start-player (0 to 4): The seat that starts round 1; by default
                    drawn at random.
                  --passing (after-crest or any-time; default after-crest): Whether
                    a player may pass only after placing the crest, or at any time,
                    keeping the crest out of the round.
                  --colors (a list of red, yellow, blue, green or orange): One color
                    per seat, all different; no effect on play.
      components  21 tables: 8 from the rulebook, 6 public-source, 3 derived, 4 reconstructed
                  playerColors: public-source
                  slaveCards: public-source
                  equiCards: public-source
                  colorCards: public-source
                  theatreCards: public-source
                  mercatus: derived
                  arena: public-source
                  stadium: derived
                  theatrum: derived
                  exchanges: reconstructed
                  villas: reconstructed
                  workshops: reconstructed
                  banks: reconstructed
      digest      8c19e053f67bd48f72623551e7bd665335331ce7e5b5093b2befb94c9fc4572b
    city-of-rome - City of Rome
      players     2, 3 or 4
      rules       version 1
      options     --start-player (0 to 3; default 0): The seat that begins.
                  --colors (a list of purple, orange, white or brown): One color per
                    seat, all different; no effect on play.
                  --aqueducts-stay: An aqueduct may replace any building except
                    another aqueduct.
                  --selective-production: Before producing, a player may leave out
                    some production buildings.
      components  14 tables: 11 from the rulebook, 2 derived, 1 reconstructed
                  publicKinds: derived
                  startingLayout: derived
                  strips: reconstructed
      digest      a5f0ee7907ac9351d9473f7276d63b8cdb0df451e57c8ce24977c8971e21f323
    forum-trajanum - Forum Trajanum
      players     2, 3 or 4
      rules       version 3
      options     --board-side (A or B; default A): Side A is the same for all
                    players; on side B every board differs.
                  --start-player (0 to 3): The seat that begins; drawn by lot if
                    left out.
                  --introductory: A single Trajan card, scored at the end.
                  --introductory-card (drawn or chosen; default drawn): Whether the
                    single Trajan card is drawn at random or chosen by the start
                    player.
                  --promo-cards: A fifth Trajan card for each cycle.
                  --building-tiles (unlimited or limited; default unlimited):
                    Whether the building tiles are limited in number.
                  --mosaic (printed or random; default printed): Whether the mosaic
                    boards show their printed faces or random ones.
                  --arrangement (random, stack-3, tee-3, block-4, pinwheel-4,
                    brick-5 or x-5; default random): How the mosaic boards are laid
                    out; each arrangement is for one number of players.
                  --draft-mode (simultaneous or sequential; default simultaneous):
                    Whether players prepare, draft and pay at the same time or one
                    after the other.
                  --eagle-points (highest or sum; default highest): Whether an envoy
                    on or near several eagles scores only its highest value or all
                    of them.
                  --track-end (before-action or after-action; default
                    before-action): Whether the end of a track is scored before or
                    after the building action that it grants.
      components  23 tables: 10 from the rulebook, 10 reconstructed, 1 public-source, 2 derived
                  otherPartners: reconstructed
                  buildingSupply: public-source
                  maleCitizens: reconstructed
                  resourceTiles: reconstructed
                  temples: reconstructed
                  streetCards: derived
                  boardSideA: reconstructed
                  boardSideB: reconstructed
                  citizenRows: derived
                  prestige: reconstructed
                  mosaicFaces: reconstructed
                  randomFaces: reconstructed
                  arrangements: reconstructed
      digest      07f0c54a19484c8b64fe871f7b0e0924498c20b4a23e9509662497d81aeaf0db
    nova-roma - Nova Roma
      players     1, 2, 3 or 4
      rules       version 2
      options     --start-player (0 to 3): The seat that goes first; drawn by lot if
                    omitted.
                  --youngest-first (a list of 0 to 3): Every seat, the youngest
                    player first; the last tiebreaker.
                  --mosaic-draft: The mosaic tiles are drafted instead of dealt.
                  --follower-draft: The starting followers are drafted instead of
                    dealt.
                  --difficulty (easy, normal or hard; default normal): How strong
                    the AI of a solo game is.
                  --handicap (0 to 100; default 0): How many points below its
                    difficulty the AI of a solo game starts.
                  --without-contract (in-part or given-up; default in-part): A sail
                    or build action without a contract is done in part, or counts as
                    given up and pays the coin if no follower helped.
                  --severin (per-one or per-two; default per-one): Severin scores a
                    point for each shipping contract, or for each two.
      components  25 tables: 1 public-source, 9 from the rulebook, 12 reconstructed, 3 calibrated
                  numbers: public-source
                  emperorTiles: reconstructed
                  mosaicTiles: reconstructed
                  mosaicBoard: reconstructed
                  shippingContracts: calibrated
                  routes: calibrated
                  shapes: reconstructed
                  buildingContracts: calibrated
                  zones: reconstructed
                  buildingRewardTiles: reconstructed
                  track: reconstructed
                  chariotTiles: reconstructed
                  estateGrid: reconstructed
                  estateCosts: reconstructed
                  basicEstateTiles: reconstructed
                  specialEstateTiles: reconstructed
      digest      4a25738afd49a54f2aa78dca56bcde8483af8190bec9b83d74f8748dba1b566a
    "
  `);
});

test('list --json prints one array of all games', async () => {
  const { out } = await ludi(['list', '--json']);
  const named = (name: string) =>
    expect.objectContaining({ name, label: expect.any(String), help: expect.any(String) });
  expect(JSON.parse(out)).toEqual([
    {
      game: 'aquileia',
      title: 'Aquileia',
      players: [2, 3, 4, 5],
      rulesVersion: aquileia.rulesVersion,
      components: aquileia.componentsDigest(),
      options: Object.keys(aquileia.options).map(named),
      provenance: { rulebook: 8, derived: 3, 'public-source': 6, reconstructed: 4 },
    },
    {
      game: 'city-of-rome',
      title: 'City of Rome',
      players: [2, 3, 4],
      rulesVersion: engine.rulesVersion,
      components: engine.componentsDigest(),
      options: Object.keys(engine.options).map(named),
      provenance: { rulebook: 11, derived: 2, reconstructed: 1 },
    },
    {
      game: 'forum-trajanum',
      title: 'Forum Trajanum',
      players: [2, 3, 4],
      rulesVersion: forumTrajanum.rulesVersion,
      components: forumTrajanum.componentsDigest(),
      options: Object.keys(forumTrajanum.options).map(named),
      provenance: { rulebook: 10, derived: 2, 'public-source': 1, reconstructed: 10 },
    },
    {
      game: 'nova-roma',
      title: 'Nova Roma',
      players: [1, 2, 3, 4],
      rulesVersion: novaRoma.rulesVersion,
      components: novaRoma.componentsDigest(),
      options: Object.keys(novaRoma.options).map(named),
      provenance: { rulebook: 9, 'public-source': 1, reconstructed: 12, calibrated: 3 },
    },
  ]);
});

test('list --json prints the values of each option', async () => {
  const [, city] = JSON.parse((await ludi(['list', '--json'])).out);
  const options = Object.fromEntries(
    city.options.map(({ name, label: _, help: __, ...rest }: Record<string, unknown>) => [name, rest]),
  );
  expect(options).toEqual({
    players: { default: null, type: 'one', values: [2, 3, 4] },
    seed: { default: null, type: 'text', max: 1024 },
    startPlayer: { default: 0, type: 'whole', min: 0, max: 3 },
    colors: {
      ...{ default: null, type: 'list', min: 2, max: 4 },
      item: { type: 'one', values: ['purple', 'orange', 'white', 'brown'] },
    },
    aqueductsStay: { default: false, type: 'flag' },
    selectiveProduction: { default: false, type: 'flag' },
  });
});

test('list --lang de prints the options of each game in German', async () => {
  const { status, lines } = await ludi(['list', '--lang', 'de']);
  expect(status).toBe(0);
  expect(lines.slice(0, 7)).toEqual([
    'aquileia - Aquileia',
    '  Spieler    2, 3, 4 oder 5',
    '  Regeln     Version 1',
    '  Optionen   --start-player (0 bis 4): Der Platz, der beginnt; sonst ausgelost.',
    '             --passing (after-crest oder any-time; sonst after-crest): Ob du',
    '               erst passen darfst, wenn dein Vorteilswappen gesetzt ist.',
    '             --colors (eine Liste aus red, yellow, blue, green oder orange): Je',
  ]);
  const json = JSON.parse((await ludi(['list', '--json', '--lang', 'de'])).out) as { options: { label: string }[] }[];
  expect(json[1]?.options.map(({ label }) => label)).toContain('Startspieler');
});
