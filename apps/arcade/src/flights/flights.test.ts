import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CRASH_REST_MS, multiplierAt } from '../games/crash/rules.ts';
import { startArcade, type Answer, type ArcadeFixture } from '../testing/arcade-fixture.ts';

let arcade: ArcadeFixture;
beforeEach(async () => {
  arcade = await startArcade();
  arcade.stopClock();
});
afterEach(() => arcade.close());

const URAN = 'crash.kh-uran';
let plays = 0;

function bet(token: string, panel: 0 | 1, autoHundredths: number | null, stakeMinor = 10_000) {
  plays += 1;
  const choice = { panel, autoHundredths };
  return arcade.post(token, '/play', { playId: `play-${10_000 + plays}`, stakeMinor, choice });
}
const roundOf = ({ body }: Answer) => body['round'] as Record<string, unknown>;
const cashOut = (token: string, placed: Answer) =>
  arcade.post(token, '/cash-out', { roundId: roundOf(placed)['roundId'] });
const takeBack = (token: string, placed: Answer) =>
  arcade.post(token, '/flights/take-back', { roundId: roundOf(placed)['roundId'] });
const callsOf = (call: string) => arcade.operator.calls.filter((seen) => seen.call === call);

async function deliverAll(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await arcade.app.deliver();
    arcade.pass(1_000);
  }
}

/** Enters the game when a flight of a known end takes bets. */
async function enterBoarding(endHundredths: number, gameCode = URAN): Promise<string> {
  arcade.endFlightsAt(endHundredths);
  const token = await arcade.enter(gameCode);
  await arcade.untilBoarding(token);
  return token;
}

/** The rounds of the frame's player, newest first. */
const recentOf = async (token: string) =>
  (await arcade.get(token, '/session')).body['recent'] as Record<string, unknown>[];

describe('a common flight', () => {
  it('FAIR-11 is the same for everybody: one number, one takeoff, one end', async () => {
    const one = await enterBoarding(200);
    arcade.operator.setPlayer({ playerRef: 'player-2', displayName: 'Mitu' });
    const two = await arcade.enter(URAN);
    const heard = await Promise.all([arcade.listen(one), arcade.listen(two)]);
    arcade.fly(20_000);
    const [first, second] = await Promise.all(heard.map((stream) => stream.news()));
    const flights = (events = first) => events?.filter(({ name }) => name === 'flight');
    expect(flights()).toEqual(flights(second));
    const over = flights()?.filter(({ data }) => data['isOver'] === true);
    expect(over?.[0]?.data).toMatchObject({ flightNo: 1, endHundredths: 200, valueNo: 1 });
    for (const stream of heard) await stream.close();
  });

  it('FAIR-11 a cash-out by hand pays the multiplier of its moment, once', async () => {
    const token = await enterBoarding(1_000);
    const before = arcade.operator.balanceMinor();
    const placed = await bet(token, 0, null);
    expect(roundOf(placed)['status']).toBe('open');
    arcade.fly(8_000 + 5_000);
    const cashed = await cashOut(token, placed);
    const at = (roundOf(cashed)['outcome'] as Record<string, number>)['cashedAtHundredths'] ?? 0;
    expect(at).toBeGreaterThanOrEqual(190);
    expect(at).toBeLessThan(260);
    expect(roundOf(await cashOut(token, placed))['payoutMinor']).toBe(
      roundOf(cashed)['payoutMinor'],
    );
    arcade.fly(40_000);
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before - 10_000 + at * 100);
    expect(callsOf('win')).toHaveLength(1);
  });

  it('FAIR-33 a cash-out counts when it is received: after the end it is too late, whatever the picture shows', async () => {
    const token = await enterBoarding(200);
    const placed = await bet(token, 0, null);
    arcade.fly(8_000 + 4_900);
    arcade.pass(200);
    const late = await cashOut(token, placed);
    expect(roundOf(late)).toMatchObject({ status: 'open', payoutMinor: 0 });
    arcade.fly(100);
    await deliverAll();
    expect((await recentOf(token))[0]).toMatchObject({
      payoutMinor: 0,
      outcome: { crashHundredths: 200, flightNo: 1 },
    });
  });

  it('FAIR-33 a cash-out whose last byte is held back until the end is known comes too late', async () => {
    const token = await enterBoarding(200);
    const placed = await bet(token, 0, null);
    arcade.fly(8_000 + 1_000);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const text = JSON.stringify({ roundId: roundOf(placed)['roundId'] });
    const headers = { authorization: `Bearer ${token}`, 'content-length': String(text.length) };
    const init = { method: 'POST', headers, body: readable, duplex: 'half' };
    const held = arcade.app.http.request('/game/v1/cash-out', init);
    await writer.write(new TextEncoder().encode(text));
    arcade.fly(3_900);
    arcade.pass(200);
    const { body } = await arcade.get(token, '/flights/proof');
    expect(body['ends']).toMatchObject([{ endHundredths: 200 }]);
    await writer.close();
    expect(await (await held).json()).toMatchObject({ round: { status: 'open', payoutMinor: 0 } });
    arcade.fly(100);
    expect(roundOf(await cashOut(token, placed))['outcome']).toMatchObject({
      crashHundredths: 200,
    });
  });

  it('FAIR-33 a lost connection with automatic cash-out still pays', async () => {
    const token = await enterBoarding(300);
    const before = arcade.operator.balanceMinor();
    const stream = await arcade.listen(token);
    await bet(token, 0, 250);
    await bet(token, 1, 301, 20_000);
    await stream.close();
    arcade.fly(20_000);
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before - 30_000 + 25_000);
    expect((await recentOf(token)).map(({ payoutMinor }) => payoutMinor)).toEqual([0, 25_000]);
  });

  it('FAIR-11 two bets a player, none in the air, and none on a taken place', async () => {
    const token = await enterBoarding(1_000);
    await bet(token, 0, null);
    expect(await bet(token, 0, null)).toMatchObject({ status: 409, body: { code: 'round_open' } });
    expect((await bet(token, 1, null)).status).toBe(200);
    const underWay = (await arcade.get(token, '/session')).body['underWay'];
    expect(underWay).toHaveLength(2);
    arcade.fly(8_500);
    const other = await arcade.enter(URAN, { freePlay: true });
    expect(await bet(other, 1, null)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(callsOf('bet')).toHaveLength(2);
  });

  it('a bet whose wallet answers after takeoff is returned', async () => {
    const token = await enterBoarding(200);
    const before = arcade.operator.balanceMinor();
    arcade.operator.behaviours.bet = 'slow';
    arcade.fly(7_700);
    const betting = bet(token, 0, null);
    await vi.waitFor(() => expect(callsOf('bet')).toHaveLength(1));
    arcade.fly(300);
    expect(await betting).toMatchObject({
      status: 409,
      body: { code: 'too_late', params: { isStakeReturned: true } },
    });
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before);
  });

  it('a bet can be taken back until takeoff, once, and only by its player', async () => {
    const token = await enterBoarding(200);
    const before = arcade.operator.balanceMinor();
    const placed = await bet(token, 0, null);
    const stranger = await arcade.enter(URAN, { freePlay: true });
    expect(await takeBack(stranger, placed)).toMatchObject({ status: 404 });
    expect(roundOf(await takeBack(token, placed))['status']).toBe('void');
    expect((await takeBack(token, placed)).status).toBe(200);
    expect(arcade.operator.balanceMinor()).toBe(before);
    expect(callsOf('rollback')).toHaveLength(1);
    const again = await bet(token, 0, null);
    arcade.fly(8_100);
    expect(await takeBack(token, again)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    arcade.fly(10_000);
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before - 10_000);
  });

  it('a stranger cannot cash a round out, and nobody below 1.01', async () => {
    const token = await enterBoarding(1_000);
    const placed = await bet(token, 0, null);
    const other = await arcade.enter(URAN, { freePlay: true });
    expect(await cashOut(other, placed)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await cashOut(token, placed)).toMatchObject({
      status: 409,
      body: { code: 'too_early' },
    });
  });

  it('pays at the top whoever is still on it', async () => {
    const token = await enterBoarding(100_000);
    await bet(token, 0, null, 1_000);
    arcade.fly(8_000 + 51_000);
    expect((await recentOf(token))[0]).toMatchObject({ payoutMinor: 1_000_000 });
  });

  it('FAIR-22 shows the value that it came from when it is over, and the next one proves it', async () => {
    const token = await enterBoarding(150);
    const proofOf = async () => (await arcade.get(token, '/flights/proof')).body;
    const boarding = await proofOf();
    expect(boarding['ends']).toEqual([]);
    const [chain] = boarding['chains'] as Record<string, string>[];
    const stored = arcade.database().prepare('SELECT value FROM common_flights').all();
    const stream = await arcade.listen(token);
    arcade.fly(9_000);
    const inAir = JSON.stringify([boarding, await stream.news(), await proofOf()]);
    expect(inAir).not.toContain(String(stored[0]?.['value']));
    expect(inAir).not.toMatch(/endHundredths|"value"/);
    for (let turn = 0; turn < 4; turn += 1) {
      await arcade.get(token, '/session');
      arcade.fly(5_000);
    }
    const ends = (await proofOf())['ends'] as { value: string; valueNo: number }[];
    expect(ends.length).toBeGreaterThanOrEqual(2);
    const [second, first] = ends.slice(-2);
    const sha256 = (text = '') => createHash('sha256').update(text).digest('hex');
    expect(sha256(second?.value)).toBe(first?.value);
    expect(sha256(first?.value)).toBe(chain?.['tip']);
    await stream.close();
  });
});

describe('the clock of flights', () => {
  it('FAIR-11 one flight follows another while somebody watches, and none when nobody does', async () => {
    const token = await enterBoarding(100);
    const stream = await arcade.listen(token);
    arcade.fly(60_000);
    const heard = await stream.news();
    const numbers = heard
      .filter(({ name }) => name === 'flight')
      .map(({ data }) => data['flightNo']);
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(5);
    await stream.close();
    arcade.fly(40_000);
    const count = () =>
      Number(arcade.database().prepare('SELECT count(*) AS n FROM common_flights').get()?.['n']);
    const before = count();
    arcade.fly(60_000);
    expect(count()).toBe(before);
  });

  it('FAIR-11 tells the last 50 ends, newest first', async () => {
    const token = await enterBoarding(100);
    const stream = await arcade.listen(token);
    arcade.fly(54 * (8_000 + CRASH_REST_MS + 1_000), 1_000);
    await stream.close();
    const later = await arcade.listen(token);
    const ends = (await later.news())[0]?.data['ends'] as { flightNo: number }[];
    expect(ends).toHaveLength(50);
    expect(ends[0]?.flightNo).toBe((ends[1]?.flightNo ?? 0) + 1);
    await later.close();
  });

  it('titles and operators have flights of their own', async () => {
    const uran = await enterBoarding(200);
    const curve = await enterBoarding(300, 'crash.kh-curve');
    const chainsOf = async (token: string) =>
      (await arcade.get(token, '/flights/proof')).body['chains'] as { tip: string }[];
    expect((await chainsOf(uran))[0]?.tip).not.toBe((await chainsOf(curve))[0]?.tip);
  });

  it('FAIR-33 another process takes over within a second, and nothing is paid twice', async () => {
    const token = await enterBoarding(400);
    const before = arcade.operator.balanceMinor();
    await bet(token, 0, 200);
    const placed = await bet(token, 1, null);
    arcade.fly(8_000 + 4_500);
    const second = arcade.startSecond();
    second.app.advance();
    // The first process is heard no more; the second one pays what became due meanwhile.
    for (let step = 0; step < 10; step += 1) {
      arcade.pass(100);
      second.app.advance();
    }
    const row = arcade.database().prepare('SELECT payout_minor AS paid FROM rounds').all();
    expect(row.map(({ paid }) => paid)).toEqual([20_000, 0]);
    const cashed = await cashOut(token, placed);
    const paid = Number(roundOf(cashed)['payoutMinor']);
    expect(paid).toBeGreaterThan(20_000);
    arcade.fly(1_000);
    second.app.advance();
    arcade.fly(20_000);
    second.close();
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before - 20_000 + 20_000 + paid);
  });

  it('FAIR-33 a flight that a restart met ends as its chain says, and automatic cash-outs are paid', async () => {
    const token = await enterBoarding(300);
    const before = arcade.operator.balanceMinor();
    await bet(token, 0, 200);
    await bet(token, 1, 400);
    arcade.fly(8_000 + 1_000);
    arcade.restart();
    arcade.pass(60_000);
    arcade.fly(1_000);
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before - 20_000 + 20_000);
    expect((await recentOf(token)).map(({ outcome }) => outcome)).toEqual([
      { crashHundredths: 300, flightNo: 1 },
      { cashedAtHundredths: 200, flightNo: 1 },
    ]);
  });

  it.each([
    ['goes on', () => undefined],
    ['goes on in a process that starts afterwards', () => arcade.restart()],
  ])(
    'FAIR-33 a flight %s where it was when the clock of the machine is set back',
    async (_how, then) => {
      const token = await enterBoarding(300);
      const placed = await bet(token, 0, null);
      arcade.fly(8_000 + 1_000);
      arcade.pass(-3_600_000);
      then();
      arcade.fly(500);
      expect((await bet(token, 1, null)).body).toMatchObject({ code: 'too_late' });
      await cashOut(token, placed);
      const [round] = await recentOf(token);
      const outcome = round?.['outcome'] as Record<string, number> | undefined;
      const cashedAtHundredths = outcome?.['cashedAtHundredths'];
      expect(cashedAtHundredths).toBeGreaterThanOrEqual(multiplierAt(1_000));
      expect(cashedAtHundredths).toBeLessThanOrEqual(multiplierAt(1_500));
      arcade.fly(60_000);
      expect(await arcade.untilBoarding(token)).toBeGreaterThan(1);
    },
  );

  it('FAIR-33 a bet by hand is cashed out where the arcade stood still, when the flight ended meanwhile', async () => {
    const token = await enterBoarding(300);
    await bet(token, 0, null);
    arcade.fly(8_000 + 2_500);
    const shown = multiplierAt(2_500);
    arcade.restart();
    arcade.pass(60_000);
    arcade.fly(200);
    const [round] = await recentOf(token);
    const at =
      (round?.['outcome'] as Record<string, number> | undefined)?.['cashedAtHundredths'] ?? 0;
    expect(at).toBeGreaterThanOrEqual(multiplierAt(2_000));
    expect(at).toBeLessThanOrEqual(shown + 10);
    expect(round?.['payoutMinor']).toBe(at * 100);
  });

  it('FAIR-33 its stake goes back when the arcade stood still from before takeoff', async () => {
    const token = await enterBoarding(300);
    const before = arcade.operator.balanceMinor();
    await bet(token, 0, null);
    arcade.fly(3_000);
    arcade.restart();
    arcade.pass(60_000);
    arcade.fly(200);
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before);
    expect(callsOf('rollback')).toHaveLength(1);
  });

  it('a flight that goes on after a restart can be cashed out by hand', async () => {
    const token = await enterBoarding(5_000);
    const placed = await bet(token, 0, null);
    arcade.fly(8_000 + 1_000);
    arcade.restart();
    arcade.pass(4_000);
    arcade.fly(200);
    const cashed = await cashOut(token, placed);
    expect(Number(roundOf(cashed)['payoutMinor'])).toBeGreaterThan(15_000);
  });

  it('the stake of a flight of one player, which older versions had, goes back', async () => {
    const token = await enterBoarding(200);
    const before = arcade.operator.balanceMinor();
    await bet(token, 0, null);
    const database = arcade.database();
    database.exec(`UPDATE rounds SET flight_id = 'flight-old'; DELETE FROM flight_bets;
      INSERT INTO flights VALUES ('flight-old', 'operator-1', 'JL', 'player-1', '${URAN}', 1, 500, NULL)`);
    arcade.restart();
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before);
    expect((await arcade.get(token, '/session')).body['underWay']).toEqual([]);
  });
});
