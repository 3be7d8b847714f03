import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilAnnounced } from '../../apps/arcade/src/testing/announced-draws.ts';
import { startArcade, type ArcadeFixture } from '../../apps/arcade/src/testing/arcade-fixture.ts';
import { checkRound } from '../../apps/web/src/checker/check.ts';
import { readRound } from '../../apps/web/src/checker/round-text.ts';

const STAKE_MINOR = 10_000;
let arcade: ArcadeFixture;
let plays = 0;

beforeEach(async () => {
  arcade = await startArcade();
  arcade.stopClock();
});
afterEach(() => arcade.close());

function bet(token: string, choice: Record<string, unknown>) {
  plays += 1;
  return arcade.post(token, '/play', {
    playId: `receipt-${10_000 + plays}`,
    stakeMinor: STAKE_MINOR,
    choice,
  });
}

async function deliverAll(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await arcade.app.deliver();
    arcade.pass(1_000);
  }
}

/** The proof of the round that was settled last, as its operator was told it and the receipt carries it. */
function told(payoutMinor: number): Record<string, unknown> {
  const calls = arcade.operator.calls.filter(({ body }) => body['proof'] !== undefined);
  const proof = calls.at(-1)?.body['proof'] as Record<string, unknown> | undefined;
  return { ...proof, stakeMinor: STAKE_MINOR, payoutMinor };
}

const check = (proof: Record<string, unknown>) => {
  const round = readRound(JSON.stringify(proof));
  if (round === undefined) throw new Error('The proof is no round');
  return checkRound(round);
};

interface FlightProof {
  ends: { value: string; flightNo: number; endHundredths: number }[];
}
const flightsOf = async (token: string) =>
  (await arcade.get(token, '/flights/proof')).body as unknown as FlightProof;

/** The end of the flight whose bet was told last; others may have followed it. */
async function endOfTold(token: string) {
  const { ends } = await flightsOf(token);
  return ends.find(({ flightNo }) => flightNo === told(0)['nonce']);
}

/** Flies bets until one comes out as wanted; answers the frame's token. */
async function flyUntil(choice: Record<string, unknown>, isWanted: (end: number) => boolean) {
  const token = await arcade.enter('crash.kh-uran');
  for (let flight = 0; flight < 40; flight += 1) {
    await arcade.untilBoarding(token);
    await bet(token, choice);
    arcade.fly(60_000);
    await deliverAll();
    const end = await endOfTold(token);
    if (end !== undefined && isWanted(end.endHundredths)) return { token, ...end };
  }
  throw new Error('No flight came out as wanted');
}

describe('the receipt of a round for everybody', () => {
  it('FAIR-24 proves a lost flight at once', async () => {
    await flyUntil({ panel: 0, autoHundredths: 300 }, (end) => end < 300);
    expect(check(told(0))).toMatchObject({ verdict: 'agrees', payoutMinor: 0 });
    expect(check({ ...told(0), payoutMinor: 1 })).toMatchObject({ differences: ['payout'] });
  });

  it('FAIR-24 proves a flight that was cashed out, once it is over, and tells nothing before', async () => {
    const { token, value } = await flyUntil({ panel: 0, autoHundredths: 110 }, (end) => end >= 110);
    const proof = told(11_000);
    expect(check({ ...proof, serverSeed: undefined }).verdict).toBe('hidden');
    expect((await endOfTold(token))?.value).toBe(value);
    expect(check({ ...proof, serverSeed: value })).toMatchObject({
      verdict: 'agrees',
      outcome: { cashedAtHundredths: 110 },
    });
  });

  it('FAIR-24 proves a cash-out by hand by its step, and does not tell where the flight ends', async () => {
    const token = await arcade.enter('crash.kh-uran');
    let placed: Awaited<ReturnType<typeof bet>> | undefined;
    for (let flight = 0; flight < 40 && placed === undefined; flight += 1) {
      await arcade.untilBoarding(token);
      const one = await bet(token, { panel: 0, autoHundredths: null });
      arcade.fly(9_000);
      const { roundId } = one.body['round'] as { roundId: string };
      const out = await arcade.post(token, '/cash-out', { roundId });
      // A flight that was over by then has nothing to pay.
      const { payoutMinor = 0 } = (out.body['round'] ?? {}) as { payoutMinor?: number };
      await arcade.app.deliver();
      if (payoutMinor > 0) placed = out;
      else arcade.fly(120_000);
    }
    const { payoutMinor = 0 } = (placed?.body['round'] ?? {}) as { payoutMinor?: number };
    expect(payoutMinor).toBeGreaterThan(STAKE_MINOR);
    const proof = told(payoutMinor);
    expect(proof).not.toHaveProperty('serverSeed');
    expect(check(proof).verdict).toBe('hidden');
    arcade.fly(120_000);
    const end = await endOfTold(token);
    expect(check({ ...proof, serverSeed: end?.value }).verdict).toBe('agrees');
  });

  it('FAIR-24 proves a ticket by the value of its draw', async () => {
    await untilAnnounced(arcade);
    const token = await arcade.enter('draw.quick-three');
    await bet(token, { way: 'box', digits: [1, 2, 3] });
    arcade.pass(60_000);
    arcade.app.advance();
    await deliverAll();
    const { body } = await arcade.get(token, '/draws');
    const [ticket] = body['tickets'] as { payoutMinor: number }[];
    expect(check(told(ticket?.payoutMinor ?? 0))).toMatchObject({ verdict: 'agrees' });
  });
});
