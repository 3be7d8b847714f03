import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';

// A second implementation of the scheme and of each game's published rule. It imports nothing from the arcade.
type Next = () => number;
interface CheckedRound {
  roundId: string;
  gameCode: string;
  nonce: number;
  choice: Record<string, unknown>;
  outcome?: Record<string, unknown>;
}
interface EndedPair {
  pairNo: number;
  hash: string;
  serverSeed: string;
  clientSeed: string;
  bets: number;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');

async function numbersOf({ serverSeed, clientSeed }: EndedPair, nonce: number): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  const numbers: number[] = [];
  for (const round of [0, 1, 2, 3]) {
    const text = bytesOf([clientSeed, nonce, round].join(':'));
    const bytes = [...new Uint8Array(await crypto.subtle.sign('HMAC', key, text))];
    while (bytes.length > 0) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.splice(0, 4);
      numbers.push(a / 256 + b / 65_536 + c / 16_777_216 + d / 4_294_967_296);
    }
  }
  return numbers;
}

function without(row: number[], count: number, next: Next): number[] {
  const taken: number[] = [];
  while (taken.length < count) {
    const at = Math.floor(next() * row.length);
    taken.push(row[at] ?? -1);
    row = [...row.slice(0, at), ...row.slice(at + 1)];
  }
  return taken;
}

const CATCHES: Record<string, number> = { puti: 0.48, rui: 0.048 };
const GAMES: Record<string, (next: Next, round: CheckedRound) => unknown> = {
  'table.european-wheel': (next) => ({ pocket: Math.floor(next() * 37) }),
  'table.river-dice': (next) => ({
    dice: [Math.floor(next() * 6) + 1, Math.floor(next() * 6) + 1],
  }),
  'table.any-title': (next) => {
    const shoe = Array.from({ length: 8 * 52 }, (_unused, place) => place % 52);
    const [dragon, tiger] = without(shoe, 2, next);
    return { dragon, tiger };
  },
  'draw.keno-kinara': (next, { choice }) => {
    const drawn = without([...Array(40).keys()], 10, next).map((index) => index + 1);
    const hits = (choice['picks'] as number[]).filter((pick) => drawn.includes(pick)).length;
    return { drawn, hits };
  },
  'fishing.deep-river': (next, { choice }) => ({
    fish: choice['fish'],
    caught: [next() < (CATCHES[String(choice['fish'])] ?? 0)],
  }),
  'slot.bell-bonus': (next) => ({ stops: [1, 2, 3].map(() => Math.floor(next() * 22)) }),
};

const oneBet = fc.oneof(
  ...[
    ['table.european-wheel', fc.constantFrom({ bets: { red: 1_000 } }, { bets: { n17: 1_000 } })],
    ['table.river-dice', fc.constantFrom({ bets: { over: 1_000 } }, { bets: { seven: 1_000 } })],
    ['table.any-title', fc.constantFrom({ bets: { tiger: 1_000 } }, { bets: { tie: 1_000 } })],
    [
      'draw.keno-kinara',
      fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
    ],
    ['fishing.deep-river', fc.constantFrom({ fish: 'puti' }, { fish: 'rui' })],
    ['slot.bell-bonus', fc.constant({ way: 'spin' })],
  ].map(([gameCode, choice]) =>
    fc.record({
      kind: fc.constant('bet' as const),
      gameCode: fc.constant(gameCode as string),
      choice: (choice as fc.Arbitrary<unknown>).map((value) =>
        Array.isArray(value) ? { picks: value as number[], risk: 'low' } : value,
      ),
      wallet: fc.constantFrom('answer', 'answer', 'answer', 'deaf', 'insufficient_funds' as const),
    }),
  ),
);
const clientSeed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .map((text) => `s${text.replaceAll(/[\p{C}\p{Z}]/gu, '')}`);
const oneStep = fc.oneof(
  { weight: 8, arbitrary: oneBet },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), clientSeed }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
);
type Step = typeof oneStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A player whose frames are open on all games; it notes what it was told. */
async function seat(arcade: ArcadeFixture) {
  const tokens: Record<string, string> = {};
  for (const gameCode of Object.keys(GAMES)) tokens[gameCode] = await arcade.enter(gameCode);
  const token = tokens['table.river-dice'] ?? '';
  const hashes = new Map<number, string>();
  const told = new Map<string, unknown>();
  const drawn = new Set<string>();
  const get = async <Body>(path: string) => {
    arcade.pass(1_000);
    return (await arcade.get(token, path)).body as Body;
  };
  let plays = 0;

  async function note() {
    const seeds = await get<{ pairNo: number; hash: string; nextHash: string }>('/seeds');
    if (!hashes.has(seeds.pairNo)) hashes.set(seeds.pairNo, seeds.hash);
    hashes.set(seeds.pairNo + 1, hashes.get(seeds.pairNo + 1) ?? seeds.nextHash);
    return seeds.pairNo;
  }

  return {
    get,
    hashes,
    told,
    drawn,
    change: async (seed: string) =>
      arcade.post(token, '/seeds', { pairNo: await note(), clientSeed: seed }),
    async bet({ gameCode, choice, wallet }: Extract<Step, { kind: 'bet' }>) {
      await note();
      plays += 1;
      arcade.operator.behaviours.bet = wallet;
      arcade.operator.behaviours.betAndWin = wallet;
      const body = { playId: `play-${1_000 + plays}`, stakeMinor: 1_000, choice };
      const answer = await arcade.post(tokens[gameCode] ?? '', '/play', body);
      const round = answer.body['round'] as CheckedRound | undefined;
      if (round?.outcome === undefined) return;
      told.set(round.roundId, round.outcome);
      drawn.add(gameCode);
    },
  };
}

type Seat = Awaited<ReturnType<typeof seat>>;

async function allOf<Item>({ get }: Seat, path: string, name: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let place = ''; ;) {
    const page = await get<Record<string, unknown>>(`${path}${place}`);
    items.push(...(page[name] as Item[]));
    if (page['next'] === undefined) return items;
    place = `&before=${String(page['next'])}`;
  }
}

async function checkPair(player: Seat, pair: EndedPair, found: Map<string, unknown>) {
  expect(pair.hash, 'the hash was shown before').toBe(player.hashes.get(pair.pairNo));
  expect(hexOf(await crypto.subtle.digest('SHA-256', bytesOf(pair.serverSeed)))).toBe(pair.hash);
  const rounds = await allOf<CheckedRound>(player, `/seeds/rounds?pair=${pair.pairNo}`, 'rounds');
  const nonces = rounds.map(({ nonce }) => nonce);
  expect(nonces).toEqual(Array.from({ length: pair.bets }, (_unused, index) => pair.bets - index));
  for (const round of rounds) {
    expect(found.has(round.roundId), 'a round belongs to one pair').toBe(false);
    found.set(round.roundId, round.outcome);
    if (round.outcome === undefined) continue;
    const numbers = await numbersOf(pair, round.nonce);
    expect(round.outcome).toMatchObject(
      GAMES[round.gameCode]?.(() => numbers.shift() ?? -1, round) as object,
    );
  }
}

it('random bets, changes of seeds and restarts use no nonce twice, and every outcome follows from the shown seeds', async () => {
  let outcomes = 0;
  const drawn = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(oneStep, { minLength: 5, maxLength: 40 }), async (steps) => {
      const arcade = await startArcade();
      try {
        const player = await seat(arcade);
        for (const step of steps) {
          if (step.kind === 'bet') await player.bet(step);
          else if (step.kind === 'change')
            expect((await player.change(step.clientSeed)).status).toBe(200);
          else arcade.restart();
        }
        expect((await player.change('the last one')).status).toBe(200);
        const pairs = await allOf<EndedPair>(player, '/seeds/ended?', 'pairs');
        const found = new Map<string, unknown>();
        for (const pair of pairs) await checkPair(player, pair, found);
        outcomes += player.told.size;
        for (const gameCode of player.drawn) drawn.add(gameCode);
        for (const [roundId, outcome] of player.told) expect(found.get(roundId)).toEqual(outcome);
      } finally {
        await arcade.close();
      }
    }),
    { numRuns: 12 },
  );
  expect(outcomes).toBeGreaterThan(20);
  expect([...drawn].toSorted(), 'every game was played').toEqual(Object.keys(GAMES).toSorted());
}, 60_000);
