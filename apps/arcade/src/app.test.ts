import { inflateSync } from 'node:zlib';
import { readAddress } from '../client/src/opening.ts';
import { createRequestId, LAUNCH_PATH, signRequest } from '@maidan/wire';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  launchFor,
  LOBBY,
  signedLaunch,
  startArcade,
  type ArcadeFixture,
} from './testing/arcade-fixture.ts';
import { GRAND_CHANCE } from './games/slot-respin/returns.ts';
import { OPERATOR_KEY, OPERATOR_SECRET, SESSION_TOKEN } from './testing/fake-operator.ts';

let arcade: ArcadeFixture;
beforeEach(async () => {
  arcade = await startArcade();
});
afterEach(() => arcade.close());

const play = (playId: string, stakeMinor: number, choice: unknown) => ({
  playId,
  stakeMinor,
  choice,
});
const roundOf = (body: Record<string, unknown>) => body['round'] as Record<string, unknown>;
const callsOf = (name: string) => arcade.operator.calls.filter(({ call }) => call === name);

/** Delivers every pending call. */
async function deliverAll(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    arcade.pass(700_000);
    await arcade.app.deliver();
  }
}

/** The wallet calls of a launch, and of a frame that asks for its state as after a reload. */
const OPENED = ['authenticate', 'balance', 'balance'];

describe('launch', () => {
  it('VENDOR-06 a signed launch gives an address on the arcade, with the token behind the hash', async () => {
    const { status, body } = await arcade.launch();
    expect(status).toBe(200);
    expect(String(body['url'])).toMatch(
      /^http:\/\/localhost:3002\/play\/\?lang=en&mode=dark&room=slot-lines&drawing=[^#]+#[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]+$/,
    );
  });

  it('FAIR-31 the address names the drawings of its title, and none for a game that draws all by itself', async () => {
    const named = async (gameCode: string) => {
      const { body } = await arcade.launch({ gameCode });
      return new URL(String(body['url'])).searchParams.getAll('drawing');
    };
    expect(await named('slot.golden-river')).toEqual(['/assets/river-1.js', '/assets/base-2.js']);
    expect(await named('slot.made-12-golden-river')).toEqual(await named('slot.golden-river'));
    expect(await named('draw.dice')).toEqual([]);
  });

  it('FAIR-31 the address carries the state that the frame would have to ask for', async () => {
    const { body } = await arcade.launch();
    const { token, packed = '' } = readAddress(new URL(String(body['url'])).hash);
    const state = JSON.parse(String(inflateSync(Buffer.from(packed, 'base64url'))));
    const asked = await arcade.get(token, '/session');
    expect(state).toEqual({ ...asked.body, serverNow: expect.any(String) });
    expect(state).toMatchObject({ balanceMinor: expect.any(Number), room: 'slot-lines' });
  });

  it.each(['deaf', 'player_blocked'] as const)(
    'VENDOR-06 a launch does not fail with a wallet that is %s, and the frame asks for its state',
    async (behaviour) => {
      arcade.operator.behaviours.balance = behaviour;
      const { status, body } = await arcade.launch();
      expect(status).toBe(200);
      const { token, packed } = readAddress(new URL(String(body['url'])).hash);
      expect(packed).toBeUndefined();
      delete arcade.operator.behaviours.balance;
      expect((await arcade.get(token, '/session')).status).toBe(200);
    },
  );

  it('VENDOR-01 an unsigned or wrongly signed launch is refused', async () => {
    const body = JSON.stringify(launchFor('slot.golden-river'));
    const unsigned = await arcade.app.http.request(LAUNCH_PATH, { method: 'POST', body });
    expect(unsigned.status).toBe(401);
    const headers = await signRequest({
      keyId: OPERATOR_KEY,
      secret: 'not-the-shared-secret',
      timestampMs: Date.now(),
      method: 'POST',
      path: LAUNCH_PATH,
      requestId: createRequestId(),
      rawBody: body,
    });
    const forged = await arcade.app.http.request(LAUNCH_PATH, { method: 'POST', headers, body });
    expect(forged.status).toBe(401);
    expect(await forged.json()).toEqual({ code: 'invalid_signature' });
  });

  it('VENDOR-01 the same signed launch sent twice is refused the second time', async () => {
    const body = JSON.stringify(launchFor('slot.golden-river'));
    const headers = await signRequest({
      keyId: OPERATOR_KEY,
      secret: OPERATOR_SECRET,
      timestampMs: Date.now(),
      method: 'POST',
      path: LAUNCH_PATH,
      requestId: createRequestId(),
      rawBody: body,
    });
    const send = () => arcade.app.http.request(LAUNCH_PATH, { method: 'POST', headers, body });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(409);
  });

  it('VENDOR-06 a launch says when another game is played in place of the title, and otherwise nothing', async () => {
    const { body } = await arcade.launch({ gameCode: 'draw.any' });
    expect(body).toEqual({ url: expect.any(String), isStandIn: true });
    expect((await arcade.launch({ gameCode: 'slot.royal-bengal' })).body).toEqual({
      url: expect.any(String),
    });
  });

  it.each([
    ['another lobby', { lobbyOrigin: 'http://elsewhere.example' }, 403, 'origin_not_allowed'],
    ['another wallet', { walletBaseUrl: 'http://elsewhere.example' }, 403, 'origin_not_allowed'],
    ['an unknown engine', { gameCode: 'poker.title' }, 404, 'unknown_game'],
  ])('VENDOR-06 a launch with %s is refused', async (_name, changes, status, code) => {
    expect(await arcade.launch(changes)).toMatchObject({ status, body: { code } });
  });
});

describe('the page', () => {
  it('VENDOR-06 can be framed by the lobby only, runs no script but its own and sets no cookie', async () => {
    const response = await arcade.app.http.request('/play/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${LOBBY}`);
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('FAIR-31 is not sent again to a phone that has it', async () => {
    const first = await arcade.app.http.request('/play/');
    const tag = first.headers.get('etag') ?? '';
    const again = (known: string) =>
      arcade.app.http.request('/play/', { headers: { 'if-none-match': known } });
    const { status, headers } = await again(tag);
    expect([status, headers.get('cache-control')]).toEqual([304, 'no-cache']);
    expect((await again('"another"')).status).toBe(200);
  });

  it('VENDOR-06 no answer sets a cookie, and cookies that are sent are not read', async () => {
    const token = await arcade.enter('slot.golden-river');
    for (const path of ['/play/', '/nowhere', '/game/v1/session']) {
      const headers = { cookie: `token=${token}`, accept: 'text/html' };
      const response = await arcade.app.http.request(path, { headers });
      expect(response.headers.get('set-cookie')).toBeNull();
      if (path === '/game/v1/session') expect(response.status).toBe(401);
    }
  });

  it('VENDOR-06 health is not answered on the public port', async () => {
    await arcade.enter('slot.golden-river');
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await arcade.app.http.request(path)).status, path).toBe(404);
    const { probes } = arcade.app;
    const metrics = await probes.metrics();
    expect(metrics).toContain('arcade_outbox_waiting 0');
    expect(metrics).toContain('arcade_requests_total{status="200"}');
    expect(await probes.fault()).toBeUndefined();
  });
});

it('VENDOR-06 a frame is told the name that the launch gave the title, and the colours of the catalogue', async () => {
  const token = await arcade.enter('draw.plinko-para', { title: 'Plinko Para' });
  const { body } = await arcade.get(token, '/session');
  expect(body).toMatchObject({
    title: 'Plinko Para',
    room: 'plinko',
    motif: 'plinko',
    palette: 'orchid',
  });
});

it.each([
  [{ autoplay: true }, true],
  [{ autoplay: false }, false],
  [{}, false],
])('FAIR-40 a launch with %j lets the frame offer autoplay: %s', async (launch, mayAutoplay) => {
  const token = await arcade.enter('draw.plinko-para', launch);
  const { body } = await arcade.get(token, '/session');
  expect(body).toMatchObject({ mayAutoplay });
});

describe('a round of one draw', () => {
  it.each([
    ['slot.golden-river', { way: 'spin' }],
    ['draw.keno-kinara', { picks: [3, 7, 21], risk: 'low' }],
    ['draw.kh-plinko', { rows: 12, risk: 'medium' }],
    ['table.european-wheel', { bets: { red: 1_000 } }],
    ['table.any-title', { bets: { tiger: 1_000 } }],
    ['table.river-dice', { bets: { over: 1_000 } }],
    ['fishing.deep-river', { fish: 'puti' }],
  ])('VENDOR-06 %s takes the stake, draws, pays and closes the round', async (gameCode, choice) => {
    const token = await arcade.enter(gameCode);
    const before = arcade.operator.balanceMinor();
    const { status, body } = await arcade.post(token, '/play', play('play-0001', 1_000, choice));
    expect(status).toBe(200);
    await deliverAll();
    const payout = Number(roundOf(body)['payoutMinor']);
    expect(arcade.operator.balanceMinor()).toBe(before - 1_000 + payout);
    expect(body['balanceMinor']).toBe(before - 1_000 + payout);
    expect(callsOf(gameCode.startsWith('fishing') ? 'betAndWin' : 'bet')).toHaveLength(1);
    expect(callsOf('endRound')).toHaveLength(gameCode.startsWith('fishing') ? 0 : 1);
    const closing = callsOf(gameCode.startsWith('fishing') ? 'betAndWin' : 'endRound')[0];
    expect(closing?.body['outcome'], 'the outcome in words goes along').toMatchObject({
      bn: expect.any(String),
      en: expect.any(String),
    });
    const state = await arcade.get(token, '/session');
    expect(state.body['recent']).toMatchObject([{ status: 'settled', payoutMinor: payout }]);
  });

  it('VENDOR-06 the draw happens after the wallet has taken the stake', async () => {
    const token = await arcade.enter('table.european-wheel');
    const order: string[] = [];
    arcade.setRandom(() => {
      order.push(...arcade.operator.calls.map(({ call }) => call), 'draw');
      return 17;
    });
    await arcade.post(token, '/play', play('play-0001', 1_000, { bets: { n17: 1_000 } }));
    expect(order).toEqual([...OPENED, 'bet', 'draw']);
    expect(callsOf('win')[0]?.body['amountMinor']).toBe(36_000);
  });

  it('MONEY-02 a bet on a jackpot says what of it is put in, and the payout what of it comes from there', async () => {
    const token = await arcade.enter('draw.crore-chest');
    // The first symbol is the prize symbol, so that all places hold one, each worth the stake.
    arcade.setRandom(() => 0);
    await arcade.post(token, '/play', play('play-0001', 10_000, { way: 'spin' }));
    await deliverAll();
    expect(callsOf('bet')[0]?.body['jackpotMinor']).toBe(Math.floor(10_000_000 * GRAND_CHANCE));
    expect(callsOf('win')[0]?.body).toMatchObject({
      amountMinor: 10_150_000,
      jackpotMinor: 10_000_000,
    });
    arcade.setRandom((bound) => bound - 1);
    await arcade.post(token, '/play', play('play-0002', 10_000, { way: 'spin' }));
    await deliverAll();
    expect(callsOf('bet')[1]?.body).toHaveProperty('jackpotMinor');
    expect(callsOf('win')[1]?.body).not.toHaveProperty('jackpotMinor');
    expect(callsOf('win')).toHaveLength(2);
  });

  it('VENDOR-02 sending the same play again shows the same round and moves nothing', async () => {
    const token = await arcade.enter('slot.golden-river');
    const first = await arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
    const second = await arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
    expect(roundOf(second.body)['roundId']).toBe(roundOf(first.body)['roundId']);
    expect(callsOf('bet')).toHaveLength(1);
  });

  it.each([
    ['insufficient_funds', 402, 'insufficient_funds'],
    ['player_blocked', 403, 'player_blocked'],
    ['limit_reached', 403, 'limit_reached'],
    ['game_disabled', 403, 'game_disabled'],
    ['invalid_token', 401, 'session_ended'],
    ['conflict', 503, 'wallet_silent'],
  ] as const)(
    'VENDOR-05 a bet refused as %s is reported, and nothing is drawn',
    async (behaviour, status, code) => {
      const token = await arcade.enter('slot.golden-river');
      arcade.operator.behaviours.bet = behaviour;
      const answer = await arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
      expect(answer).toMatchObject({ status, body: { code } });
      await deliverAll();
      expect(arcade.operator.calls.map(({ call }) => call)).toEqual([...OPENED, 'bet']);
    },
  );

  it.each([
    ['below the minimum', 100],
    ['above the maximum', 600_000],
    ['between the steps', 1_550],
  ])('VENDOR-06 a stake %s is refused before the wallet is asked', async (_name, stake) => {
    const token = await arcade.enter('slot.golden-river');
    const answer = await arcade.post(token, '/play', play('play-0001', stake, { way: 'spin' }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_stake' } });
    expect(callsOf('bet')).toHaveLength(0);
  });
});

describe('a wallet that fails', () => {
  it.each(['deaf', 'lose-answer'] as const)(
    'VENDOR-04 a bet into a wallet that is %s is rolled back, even after a restart',
    async (behaviour) => {
      const token = await arcade.enter('slot.golden-river');
      const before = arcade.operator.balanceMinor();
      arcade.operator.behaviours.bet = behaviour;
      const answer = await arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
      expect(answer).toMatchObject({ status: 503, body: { code: 'wallet_silent' } });
      arcade.restart();
      await deliverAll();
      expect(arcade.operator.balanceMinor()).toBe(before);
      expect(callsOf('rollback')[0]?.body['betTransactionId']).toMatch(/\.bet$/);
      const again = await arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
      expect(roundOf(again.body)['status']).toBe('void');
    },
  );

  it('VENDOR-04 a win without an answer is sent again with the same transaction id and new request ids, across restarts', async () => {
    const token = await arcade.enter('table.european-wheel');
    arcade.setRandom(() => 17);
    const before = arcade.operator.balanceMinor();
    arcade.operator.behaviours.win = 'lose-answer';
    const answer = await arcade.post(
      token,
      '/play',
      play('play-0001', 1_000, { bets: { n17: 1_000 } }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body['balanceMinor']).toBeUndefined();
    expect(roundOf(answer.body)).toMatchObject({ status: 'settling', payoutMinor: 36_000 });
    arcade.restart();
    arcade.operator.behaviours.win = 'invalid_signature';
    arcade.pass(700_000);
    await arcade.app.deliver();
    arcade.restart();
    arcade.operator.behaviours.win = 'answer';
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(before - 1_000 + 36_000);
    const wins = callsOf('win');
    expect(wins).toHaveLength(3);
    expect(new Set(wins.map(({ body }) => body['transactionId'])).size).toBe(1);
    expect(new Set(wins.map(({ requestId }) => requestId)).size).toBe(3);
    expect(callsOf('endRound')).toHaveLength(1);
  });

  it('VENDOR-04 the round is closed only after it is paid', async () => {
    const token = await arcade.enter('table.european-wheel');
    arcade.setRandom(() => 17);
    arcade.operator.behaviours.win = 'deaf';
    await arcade.post(token, '/play', play('play-0001', 1_000, { bets: { n17: 1_000 } }));
    await deliverAll();
    expect(callsOf('endRound')).toHaveLength(0);
    arcade.operator.behaviours.win = 'answer';
    await deliverAll();
    expect(arcade.operator.calls.slice(-2).map(({ call }) => call)).toEqual(['win', 'endRound']);
  });

  it.each([
    [0, 'settled', 'a caught fish is kept and paid although the answer was lost'],
    [9_999, 'void', 'a missed shot is refunded because the answer was lost'],
  ])('VENDOR-04 with ticket %d a shot ends %s: %s', async (ticket, status) => {
    const token = await arcade.enter('fishing.deep-river');
    const before = arcade.operator.balanceMinor();
    arcade.setRandom(() => ticket);
    arcade.operator.behaviours.betAndWin = 'lose-answer';
    await arcade.post(token, '/play', play('play-0001', 1_000, { fish: 'puti' }));
    await deliverAll();
    const again = await arcade.post(token, '/play', play('play-0001', 1_000, { fish: 'puti' }));
    expect(roundOf(again.body)['status']).toBe(status);
    const expected = status === 'settled' ? before + 1_000 : before;
    expect(arcade.operator.balanceMinor()).toBe(expected);
  });

  it('VENDOR-04 a process that ends between the bet and its answer returns the stake', async () => {
    const token = await arcade.enter('slot.golden-river');
    const before = arcade.operator.balanceMinor();
    arcade.operator.behaviours.bet = 'slow';
    const lost = arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
    await vi.waitFor(() => expect(callsOf('bet')).toHaveLength(1));
    arcade.restart();
    await lost;
    arcade.forget();
    expect(arcade.operator.balanceMinor()).toBe(before - 1_000);
    await deliverAll();
    expect(callsOf('rollback')).toHaveLength(1);
    expect(arcade.operator.balanceMinor()).toBe(before);
  });
});

describe('free play', () => {
  it('VENDOR-06 plays with its own play money and never calls the wallet', async () => {
    const token = await arcade.enter('table.european-wheel', { freePlay: true });
    arcade.setRandom(() => 17);
    const opened = await arcade.get(token, '/session');
    expect(opened.body).toMatchObject({ isFreePlay: true, balanceMinor: 1_000_000 });
    const { body } = await arcade.post(
      token,
      '/play',
      play('play-0001', 1_000, { bets: { n17: 1_000 } }),
    );
    expect(body['balanceMinor']).toBe(1_035_000);
    const shark = await arcade.enter('fishing.deep-river', { freePlay: true });
    await arcade.post(shark, '/play', play('play-0001', 1_000, { fish: 'koi' }));
    await deliverAll();
    expect(arcade.operator.calls).toEqual([]);
  });

  it('VENDOR-05 refuses a stake above the play money', async () => {
    const token = await arcade.enter('table.european-wheel', { freePlay: true });
    arcade.setRandom(() => 1);
    await arcade.post(token, '/play', play('play-0001', 1_000_000, { bets: { black: 1_000_000 } }));
    const answer = await arcade.post(
      token,
      '/play',
      play('play-0002', 1_000, { bets: { n17: 1_000 } }),
    );
    expect(answer).toMatchObject({ status: 402, body: { code: 'insufficient_funds' } });
  });
});

describe('hostile input', () => {
  it('VENDOR-05 random bodies, queries and headers get a 4xx with a code, never a 500', async () => {
    const token = await arcade.enter('crash.uran');
    const paths = ['/game/v1/play', '/game/v1/cash-out', LAUNCH_PATH, '/game/v1/flights/take-back'];
    const header = fc.string({ unit: fc.constantFrom(...'abcXYZ019 .-_/') });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(fc.string(), fc.json()),
        fc.webQueryParameters(),
        fc.option(header),
        async (path, body, query, authorization) => {
          // Each run has its own second, so that the limit on calls does not hide later answers.
          arcade.pass(1_000);
          const headers = { authorization: authorization ?? `Bearer ${token}` };
          const init = { method: 'POST', headers, body };
          const response = await arcade.app.http.request(`${path}?${query}`, init);
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
          expect(await response.json()).toHaveProperty('code');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('VENDOR-05 random launches with a right signature get a 4xx, never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { status } = await signedLaunch(arcade.app, body, Date.now());
        expect(status).toBe(400);
      }),
    );
  });

  it('VENDOR-05 a huge body is refused before it is read', async () => {
    const token = await arcade.enter('slot.golden-river');
    const answer = await arcade.post(token, '/play', { filler: 'x'.repeat(20_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('VENDOR-05 more calls per second than a person can make are refused', async () => {
    const token = await arcade.enter('slot.golden-river');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => arcade.post(token, '/play', {})),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('log', () => {
  it('VENDOR-01 no token, secret or signature is ever in a line', async () => {
    const token = await arcade.enter('slot.golden-river');
    arcade.operator.behaviours.bet = 'deaf';
    await arcade.post(token, '/play', play('play-0001', 1_000, { way: 'spin' }));
    await deliverAll();
    const text = arcade.logLines.join('');
    expect(text.length).toBeGreaterThan(100);
    for (const secret of [token, SESSION_TOKEN, OPERATOR_SECRET])
      expect(text).not.toContain(secret);
  });
});
