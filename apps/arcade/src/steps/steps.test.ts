import { ROUNDS_END_PATH } from '@maidan/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedLaunch, startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { UNTOUCHED_MS } from './step.service.ts';

const MINES = 'draw.kh-mines';
const STAKE = 1_000;
let arcade: ArcadeFixture;
let token: string;
let plays = 0;
beforeEach(async () => {
  arcade = await startArcade();
  token = await arcade.enter(MINES);
  // On a slow machine the first call of a wallet may take longer than an arcade waits for it.
  await arcade.get(token, '/session');
  // Every mine lies on one of the last slabs.
  arcade.setRandom((bound) => bound - 1);
});
afterEach(() => arcade.close());

type RoundBody = Record<string, unknown> & { roundId: string; status: string };

async function bet(as = token, mines = 3): Promise<RoundBody> {
  const playId = `play-steps-${(plays += 1)}`;
  const { body } = await arcade.post(as, '/play', { playId, stakeMinor: STAKE, choice: { mines } });
  expect(body).toHaveProperty('round');
  return body['round'] as RoundBody;
}
const step = (roundId: string, stepNo: number, what: unknown, as = token) =>
  arcade.post(as, '/step', { roundId, stepNo, step: what });
const paidCalls = () => arcade.operator.calls.filter(({ call }) => call === 'win');
const CASH = { end: 'cash' };

describe('a round of several steps', () => {
  it('FAIR-32 waits for its player, tells nothing hidden, and is paid once at its end', async () => {
    const round = await bet();
    expect(round).toMatchObject({ status: 'open', shown: { opened: [] }, stepNo: 0 });
    expect(Object.keys(round)).not.toContain('outcome');
    const first = await step(round.roundId, 0, { open: 4 });
    expect(first.body['round']).toMatchObject({ shown: { opened: [4] }, stepNo: 1 });
    const end = await step(round.roundId, 1, CASH);
    expect(end.body).toMatchObject({
      round: { payoutMinor: 1_125, outcome: { opened: [4], mines: [24, 23, 22] } },
      balanceMinor: 1_000_000 - STAKE + 1_125,
    });
    await arcade.app.deliver();
    expect(paidCalls()).toHaveLength(1);
    expect(arcade.operator.balanceMinor()).toBe(1_000_125);
  });

  it('FAIR-32 gives its steps to who checks it, with the proof and in the list of its seeds', async () => {
    const { roundId } = await bet();
    await step(roundId, 0, { open: 4 });
    await step(roundId, 1, CASH);
    await arcade.app.deliver();
    const steps = [{ open: 4 }, CASH];
    expect(arcade.operator.calls.find(({ call }) => call === 'endRound')?.body).toMatchObject({
      proof: { game: 'mines', played: { choice: { mines: 3 }, steps } },
    });
    const { body } = await arcade.get(token, '/seeds/rounds?pair=1');
    expect(body['rounds']).toMatchObject([{ game: 'mines', steps }]);
  });

  it('FAIR-32 goes on where it was after a reload, on another device and after a restart', async () => {
    const round = await bet();
    await step(round.roundId, 0, { open: 7 });
    arcade.restart();
    const elsewhere = await arcade.enter(MINES);
    const { body } = await arcade.get(elsewhere, '/session');
    expect(body['underWay']).toMatchObject([
      { roundId: round.roundId, shown: { opened: [7] }, allowed: ['open', 'cash'], stepNo: 1 },
    ]);
    const end = await step(round.roundId, 1, CASH, elsewhere);
    expect(end.body['round']).toMatchObject({ payoutMinor: 1_125 });
  });

  it('FAIR-32 a step that is sent again changes nothing, also after the end', async () => {
    const round = await bet();
    const once = await step(round.roundId, 0, { open: 4 });
    const again = await step(round.roundId, 0, { open: 4 });
    expect(again.body['round']).toEqual(once.body['round']);
    await step(round.roundId, 1, CASH);
    const late = await step(round.roundId, 1, CASH);
    expect(late).toMatchObject({ status: 200, body: { round: { payoutMinor: 1_125 } } });
    await arcade.app.deliver();
    expect(paidCalls()).toHaveLength(1);
  });

  it('FAIR-32 of two windows at once one goes on, and the other is told how the round stands', async () => {
    const round = await bet();
    const other = await arcade.enter(MINES);
    const [mine, theirs] = await Promise.all([
      step(round.roundId, 0, { open: 1 }),
      step(round.roundId, 0, { open: 2 }, other),
    ]);
    expect(mine.status).toBe(200);
    expect(theirs).toMatchObject({
      status: 409,
      body: { code: 'step_taken', params: { round: { shown: { opened: [1] }, stepNo: 1 } } },
    });
    const second = await arcade.post(other, '/play', {
      playId: 'play-second',
      stakeMinor: STAKE,
      choice: { mines: 1 },
    });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'round_open', params: { round: { roundId: round.roundId, stepNo: 1 } } },
    });
    expect(arcade.operator.calls.filter(({ call }) => call === 'bet')).toHaveLength(1);
  });

  it('FAIR-33 of 50 cash-outs at once one is paid', async () => {
    const round = await bet();
    await step(round.roundId, 0, { open: 4 });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => arcade.enter(MINES)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_unused, index) =>
        step(round.roundId, 1, CASH, tabs[index % tabs.length]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await arcade.app.deliver();
    await arcade.app.deliver();
    expect(paidCalls()).toHaveLength(1);
    expect(arcade.operator.balanceMinor()).toBe(1_000_125);
  });

  it('FAIR-32 a day without its player ends it by its rules, and a stake without a gem goes back', async () => {
    const withGem = await bet();
    await step(withGem.roundId, 0, { open: 4 });
    arcade.pass(UNTOUCHED_MS - 60_000);
    arcade.app.advance();
    expect(arcade.operator.calls.some(({ call }) => call === 'endRound')).toBe(false);
    arcade.pass(61_000);
    arcade.app.advance();
    await arcade.app.deliver();
    await arcade.app.deliver();
    expect(paidCalls().map(({ body }) => body['amountMinor'])).toEqual([1_125]);
    const untouched = await bet(await arcade.enter(MINES));
    expect(untouched.status).toBe('open');
    arcade.pass(UNTOUCHED_MS + 1_000);
    arcade.app.advance();
    await arcade.app.deliver();
    expect(paidCalls().map(({ body }) => body['amountMinor'])).toEqual([1_125, STAKE]);
  });

  it('FAIR-32 the operator ends the open rounds of one player, and of nobody else', async () => {
    const round = await bet();
    await step(round.roundId, 0, { open: 4 });
    const end = (body: unknown) => signedLaunch(arcade.app, body, arcade.now(), ROUNDS_END_PATH);
    const whose = { vendor: 'JL', playerRef: 'player-1' };
    expect(await end({ ...whose, playerRef: 'player-2' })).toMatchObject({ body: { ended: 0 } });
    expect(await end({ ...whose, roundId: 'r-other' })).toMatchObject({ body: { ended: 0 } });
    expect(await end({ ...whose, outcome: 1 })).toMatchObject({ status: 400 });
    expect(await end(whose)).toMatchObject({ status: 200, body: { ended: 1 } });
    const late = await step(round.roundId, 1, { open: 5 });
    expect(late).toMatchObject({
      body: { code: 'round_over', params: { round: { payoutMinor: 1_125 } } },
    });
    const unsigned = await arcade.app.http.request(ROUNDS_END_PATH, {
      method: 'POST',
      body: JSON.stringify(whose),
    });
    expect(unsigned.status).toBe(401);
  });
});

describe('what a frame may not do in a round of several steps', () => {
  it.each([
    ['a slab outside the field', { open: 25 }],
    ['a slab below the field', { open: -1 }],
    ['half a slab', { open: 1.5 }],
    ['a step with an outcome', { open: 1, payoutMinor: 5_000 }],
    ['the end that only the server may ask for', { end: 'back' }],
    ['an outcome', { outcome: { mines: [] } }],
    ['nothing', undefined],
    ['a long text', 'x'.repeat(5_000)],
  ])('FAIR-32 %s is refused, and the round stays as it is', async (_name, what) => {
    const round = await bet();
    expect(await step(round.roundId, 0, what)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
    const { body } = await arcade.get(token, '/session');
    expect(body['underWay']).toMatchObject([{ shown: { opened: [] }, stepNo: 0 }]);
  });

  it('FAIR-32 a stake or a claim beside a step is refused', async () => {
    const { roundId } = await bet();
    const more = { stakeMinor: 9_000, payoutMinor: 9_000, stakedMinor: 9_000, outcome: {} };
    for (const [key, value] of Object.entries(more)) {
      const answer = await arcade.post(token, '/step', {
        roundId,
        stepNo: 0,
        step: { open: 1 },
        [key]: value,
      });
      expect(answer.status, key).toBe(400);
    }
  });

  it('FAIR-32 a cash-out without a gem and a slab twice are not allowed', async () => {
    const round = await bet();
    expect(await step(round.roundId, 0, CASH)).toMatchObject({
      status: 409,
      body: { code: 'step_forbidden', params: { round: { stepNo: 0 } } },
    });
    await step(round.roundId, 0, { open: 3 });
    expect(await step(round.roundId, 1, { open: 3 })).toMatchObject({
      body: { code: 'step_forbidden' },
    });
    expect(await step(round.roundId, 9, { open: 4 })).toMatchObject({
      body: { code: 'invalid_request' },
    });
  });

  it('FAIR-32 no step follows an end, and the end is told', async () => {
    const round = await bet();
    await step(round.roundId, 0, { open: 24 });
    for (const late of [CASH, { open: 1 }])
      expect(await step(round.roundId, 1, late)).toMatchObject({
        status: 409,
        body: { code: 'round_over', params: { round: { payoutMinor: 0, outcome: { hit: 24 } } } },
      });
  });

  it('FAIR-32 nobody takes a step in the round of somebody else, or in another title', async () => {
    const round = await bet();
    const mela = await arcade.enter('draw.mine-mela');
    expect((await step(round.roundId, 0, { open: 1 }, mela)).status).toBe(404);
    arcade.operator.setPlayer({ playerRef: 'player-2', displayName: 'Karim' });
    const stranger = await arcade.enter(MINES);
    expect(await step(round.roundId, 0, { open: 1 }, stranger)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await step('r-none', 0, { open: 1 })).status).toBe(404);
  });

  it('FAIR-32 answers before the end are the same wherever the mines lie', async () => {
    const seen = new Set<string>();
    for (const offset of [0, 5, 11, 19]) {
      arcade.setRandom((bound) => Math.min(bound - 1, offset + 1));
      const round = await bet();
      const answer = await step(round.roundId, 0, { open: 0 });
      const told = { ...(answer.body['round'] as object), roundId: '', playId: '', createdAt: '' };
      seen.add(JSON.stringify({ ...answer.body, round: told }));
      await step(round.roundId, 1, CASH);
    }
    expect(seen.size).toBe(1);
  });
});
