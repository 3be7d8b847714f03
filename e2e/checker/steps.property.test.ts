import { describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../../apps/arcade/src/testing/arcade-fixture.ts';
import { rowOf } from '../../apps/arcade/src/testing/number-row.ts';
import { checkRound } from '../../apps/web/src/checker/check.ts';
import { readRound } from '../../apps/web/src/checker/round-text.ts';
import { createPlayer, STEP_TITLES } from './steps-player.ts';

const ACTS = 60;
const START = 1_000_000;

interface Told {
  roundId: string;
  status: string;
  game: string;
  choice: unknown;
  steps?: unknown[];
  outcome?: Record<string, unknown>;
  payoutMinor: number;
  stakeMinor: number;
  stakedMinor?: number;
  nonce: number;
}
type Player = ReturnType<typeof createPlayer>;

/** Every round of the player, with the server seed that drew it. */
async function allRounds({ get, post }: Player): Promise<{ pair: object; rounds: Told[] }> {
  const { pairNo } = await get('/seeds');
  await post('/seeds', { pairNo, clientSeed: 'the end of the test' });
  const rounds: Told[] = [];
  for (let before: unknown = ''; before !== undefined;) {
    const page = await get(`/seeds/rounds?pair=${String(pairNo)}${String(before)}`);
    rounds.push(...(page['rounds'] as Told[]));
    if (page['next'] === undefined) return { pair: page['pair'] as object, rounds };
    before = `&before=${String(page['next'])}`;
  }
  throw new Error('no last page');
}

/** Holds what the wallet moved, what it was told of the end, and what the checker computes against a round. */
function expectAgreement({ operator }: ArcadeFixture, pair: object, round: Told): number {
  const { roundId, status, outcome, payoutMinor, stakeMinor } = round;
  const moved = operator.movedFor(roundId);
  const ends = operator.calls.filter(
    ({ call, body }) => call === 'endRound' && body['roundId'] === roundId,
  );
  if (outcome === undefined) {
    expect([roundId, ['void', 'refused'].includes(status)]).toEqual([roundId, true]);
    expect([moved.stakedMinor, moved.paidMinor, ends.length]).toEqual([0, 0, 0]);
    return 0;
  }
  expect([roundId, status]).toEqual([roundId, 'settled']);
  const stakedMinor = round.stakedMinor ?? stakeMinor;
  expect({ roundId, ...moved }).toEqual({
    roundId,
    stakedMinor,
    paidMinor: payoutMinor,
    wins: payoutMinor > 0 ? 1 : 0,
  });
  expect(new Set(ends.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const played = { choice: round.choice, outcome, ...(round.steps && { steps: round.steps }) };
  expect(ends[0]?.body['proof']).toMatchObject({ game: round.game, nonce: round.nonce, played });
  const checked = readRound(JSON.stringify({ ...pair, ...round, steps: round.steps ?? [] }));
  expect(checked && checkRound(checked)).toMatchObject({ verdict: 'agrees', differences: [] });
  return payoutMinor - stakedMinor;
}

async function playOnce(seed: number): Promise<Told[]> {
  const arcade = await startArcade();
  const second = arcade.startSecond();
  try {
    const player = createPlayer(arcade, second.app, rowOf(seed));
    await player.enterAll();
    for (let act = 0; act < ACTS; act += 1) await player.act();
    await player.settleAll();
    const { pair, rounds } = await allRounds(player);
    const nets = rounds.map((round) => expectAgreement(arcade, pair, round));
    expect(arcade.operator.balanceMinor()).toBe(START + nets.reduce((sum, net) => sum + net, 0));
    return rounds;
  } finally {
    second.close();
    await arcade.close();
  }
}

describe('rounds of several steps', () => {
  it('FAIR-32 random players, faults, restarts and a second process: wallet, rounds and checker agree, and each round settles once', async () => {
    const rounds: Told[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) rounds.push(...(await playOnce(seed)));
    const settled = rounds.filter(({ outcome }) => outcome !== undefined);
    const raised = settled.filter(({ stakedMinor = 0, stakeMinor }) => stakedMinor > stakeMinor);
    expect(new Set(settled.map(({ game }) => game)).size).toBe(STEP_TITLES.length);
    expect(settled.length).toBeGreaterThan(30);
    expect(raised.length).toBeGreaterThan(0);
    expect(rounds.length).toBeGreaterThan(settled.length);
  }, 120_000);
});
