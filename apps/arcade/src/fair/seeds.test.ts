import { readAddress } from '../../client/src/opening.ts';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedFields } from './played.ts';
import { startArcade, type Answer, type ArcadeFixture } from '../testing/arcade-fixture.ts';

let arcade: ArcadeFixture;
beforeEach(async () => {
  arcade = await startArcade();
});
afterEach(() => arcade.close());

const DICE = 'table.river-dice';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bet = (playId: string, choice: unknown = { bets: { over: 1_000 } }) => ({
  playId,
  stakeMinor: 1_000,
  choice,
});

/** Launches and opens a title without choosing a seed. */
async function openOnly(gameCode: string): Promise<string> {
  const { body } = await arcade.launch({ gameCode });
  const { token } = readAddress(new URL(String(body['url'])).hash);
  await arcade.get(token, '/session');
  return token;
}

const change = (token: string, pairNo: unknown, clientSeed: unknown) =>
  arcade.post(token, '/seeds', { pairNo, clientSeed });
const part = (answer: Answer, name: string) => answer.body[name] as Record<string, unknown>;

describe('the seeds of a player', () => {
  it('FAIR-21 are promised by their hash before the first bet, and the browser chooses the client seed after that', async () => {
    const token = await openOnly(DICE);
    const opened = part(await arcade.get(token, '/session'), 'seeds');
    expect(opened).toEqual({
      pairNo: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      bets: 0,
      nonce: 1,
      nextHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      isRoundOpen: false,
    });
    const unset = await arcade.post(token, '/play', bet('play-0001'));
    expect(unset).toMatchObject({ status: 409, body: { code: 'seeds_unset' } });
    const set = await change(token, 1, 'শাপলা বিল');
    expect(set.body).toEqual({ seeds: { ...opened, clientSeed: 'শাপলা বিল' } });
    expect((await arcade.post(token, '/play', bet('play-0001'))).status).toBe(200);
    const { body } = await arcade.get(token, '/seeds');
    expect(body).toMatchObject({ hash: opened['hash'], nonce: 2, bets: 1 });
  });

  it('FAIR-21 are one pair over all titles, and a change shows the old one and begins the promised next one', async () => {
    const dice = await arcade.enter(DICE);
    const wheel = await arcade.enter('table.european-wheel');
    await arcade.post(dice, '/play', bet('play-0001'));
    await arcade.post(wheel, '/play', bet('play-0002', { bets: { red: 1_000 } }));
    const { body: before } = await arcade.get(dice, '/seeds');
    expect(before).toMatchObject({ pairNo: 1, nonce: 3 });
    const changed = await change(wheel, 1, 'second');
    const ended = part(changed, 'ended');
    expect(ended).toMatchObject({ pairNo: 1, clientSeed: 'seed of the test', bets: 2 });
    expect(sha256(String(ended['serverSeed']))).toBe(before['hash']);
    expect(part(changed, 'seeds')).toMatchObject({
      pairNo: 2,
      hash: before['nextHash'],
      clientSeed: 'second',
      nonce: 1,
    });
    expect((await arcade.get(dice, '/seeds/ended')).body).toEqual({ pairs: [ended] });
  });

  it('change once when the same change is sent twice, or from two tabs', async () => {
    const token = await arcade.enter(DICE);
    expect((await change(token, 1, 'second')).status).toBe(200);
    const again = await change(token, 1, 'second');
    expect(again).toMatchObject({ status: 409, body: { code: 'seeds_changed' } });
    expect((await arcade.get(token, '/seeds')).body).toMatchObject({ pairNo: 2, nonce: 1 });
  });

  it('FAIR-21 do not change while a round is under way in any title, and the refusal says so', async () => {
    const dice = await arcade.enter(DICE);
    const wheel = await arcade.enter('table.european-wheel');
    const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
    arcade.operator.behaviours.bet = held;
    const playing = arcade.post(dice, '/play', bet('play-0001'));
    await vi.waitFor(() => expect(arcade.operator.calls.at(-1)?.call).toBe('bet'));
    expect((await arcade.get(wheel, '/seeds')).body).toMatchObject({ isRoundOpen: true, nonce: 2 });
    const blocked = await change(wheel, 1, 'second');
    expect(blocked).toMatchObject({ status: 409, body: { code: 'round_open' } });
    answerNow();
    expect((await playing).status).toBe(200);
    expect((await change(wheel, 1, 'second')).status).toBe(200);
  });

  it('are not those of a flight, which is drawn for everybody', async () => {
    const choice = { panel: 0, autoHundredths: null };
    const token = await arcade.enter('crash.kh-uran');
    expect((await arcade.get(token, '/session')).body).toMatchObject({ isSeeded: false });
    await arcade.untilBoarding(token);
    expect((await arcade.post(token, '/play', bet('play-0001', choice))).status).toBe(200);
    expect((await arcade.get(token, '/seeds')).body).toMatchObject({
      nonce: 1,
      isRoundOpen: false,
    });
    expect((await change(token, 1, 'second')).status).toBe(200);
  });

  it('stay those of free play in free play', async () => {
    const free = await arcade.enter(DICE, { freePlay: true });
    const paid = await arcade.enter(DICE);
    await arcade.post(free, '/play', bet('play-0001'));
    expect((await arcade.get(free, '/seeds')).body).toMatchObject({ nonce: 2 });
    const { body } = await arcade.get(paid, '/seeds');
    expect(body).toMatchObject({ nonce: 1 });
    expect(body['hash']).not.toBe((await arcade.get(free, '/seeds')).body['hash']);
  });
});

describe('a nonce', () => {
  it('is taken by a bet that is refused, and never by one that is not stored', async () => {
    const token = await arcade.enter(DICE);
    arcade.operator.behaviours.bet = 'limit_reached';
    await arcade.post(token, '/play', bet('play-0001'));
    await arcade.post(token, '/play', bet('play-0001'));
    expect((await arcade.get(token, '/seeds')).body).toMatchObject({ nonce: 2 });
    const { body } = await arcade.get(token, '/seeds/rounds?pair=1');
    expect(body['rounds']).toEqual([expect.objectContaining({ status: 'refused', nonce: 1 })]);
  });

  it('of a bet that a restart interrupted is not used again', async () => {
    const token = await arcade.enter(DICE);
    arcade.operator.behaviours.bet = 'slow';
    const lost = arcade.post(token, '/play', bet('play-0001'));
    await vi.waitFor(() => expect(arcade.operator.calls.at(-1)?.call).toBe('bet'));
    arcade.restart();
    await lost;
    arcade.forget();
    arcade.operator.behaviours.bet = 'answer';
    const next = await arcade.post(token, '/play', bet('play-0002'));
    const roundId = String(part(next, 'round')['roundId']);
    const proof = await arcade.get(token, `/seeds/proof?round=${roundId}`);
    expect(part(proof, 'round')).toMatchObject({ nonce: 2, outcome: { dice: expect.any(Array) } });
  });
});

describe('the proof of a round', () => {
  it('has all that a checker needs; the server seed comes when its pair has ended', async () => {
    const token = await arcade.enter(DICE);
    const played = await arcade.post(token, '/play', bet('play-0001'));
    const round = part(played, 'round');
    const path = `/seeds/proof?round=${String(round['roundId'])}`;
    const hidden = await arcade.get(token, path);
    expect(part(hidden, 'round')).toMatchObject({
      roundId: round['roundId'],
      gameCode: DICE,
      choice: { bets: { over: 1_000 } },
      outcome: round['outcome'],
      nonce: 1,
    });
    expect(part(hidden, 'pair')).not.toHaveProperty('serverSeed');
    const ended = part(await change(token, 1, 'second'), 'ended');
    const { body } = await arcade.get(token, path);
    expect(body['pair']).toEqual(ended);
  });

  it('tells nobody else of it', async () => {
    const token = await arcade.enter(DICE);
    const played = await arcade.post(token, '/play', bet('play-0001'));
    const roundId = String(part(played, 'round')['roundId']);
    arcade.operator.setPlayer({ playerRef: 'player-2', displayName: 'Karim' });
    const stranger = await arcade.enter(DICE);
    const answer = await arcade.get(stranger, `/seeds/proof?round=${roundId}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await arcade.get(stranger, '/seeds/rounds?pair=1')).body['rounds']).toEqual([]);
    expect((await arcade.get(stranger, '/seeds/rounds?pair=2')).status).toBe(404);
  });

  it('goes to the operator with the end of the round, without the server seed', async () => {
    const token = await arcade.enter(DICE);
    const { hash, clientSeed } = (await arcade.get(token, '/seeds')).body;
    await arcade.post(token, '/play', bet('play-0001'));
    const fish = await arcade.enter('fishing.deep-river');
    await arcade.post(fish, '/play', bet('play-0002', { fish: 'puti' }));
    for (let turn = 0; turn < 3; turn += 1) {
      arcade.pass(700_000);
      await arcade.app.deliver();
    }
    const proofs = arcade.operator.calls
      .filter(({ call }) => call === 'endRound' || call === 'betAndWin')
      .map(({ body }) => body['proof'] as { nonce: number });
    expect(proofs.toSorted((one, other) => one.nonce - other.nonce)).toEqual([
      {
        hash,
        clientSeed,
        nonce: 1,
        game: 'seven-up-down',
        played: { choice: { bets: { over: 1_000 } }, outcome: { dice: expect.any(Array) } },
      },
      {
        hash,
        clientSeed,
        nonce: 2,
        game: 'fishing',
        played: {
          choice: { fish: 'puti' },
          outcome: { fish: 'puti', caught: [expect.any(Boolean)] },
        },
      },
    ]);
  });

  it('FAIR-24 of a room names the rule, the choice and the outcome, so that a checker need not ask', async () => {
    const token = await arcade.enter('table.kh-dice');
    const choice = { side: 'over', target: 5_050 };
    const played = await arcade.post(token, '/play', bet('play-0001', choice));
    await arcade.app.deliver();
    const { outcome } = part(played, 'round');
    const { body } = await arcade.get(token, '/seeds/rounds?pair=1');
    expect(body['rounds']).toMatchObject([{ game: 'dice' }]);
    expect(arcade.operator.calls.find(({ call }) => call === 'endRound')?.body).toMatchObject({
      proof: { nonce: 1, game: 'dice', played: { choice, outcome } },
    });
  });

  it('FAIR-24 leaves out what is too long for the wire, and keeps the rest', () => {
    const round = { gameCode: 'table.kh-dice', choice: { text: 'x'.repeat(6_000) } };
    expect(playedFields(round, { roll: 1 })).toEqual({ game: 'dice' });
    expect(playedFields({ ...round, choice: {} }, { roll: 1 })).toEqual({
      game: 'dice',
      played: { choice: {}, outcome: { roll: 1 } },
    });
    expect(playedFields({ ...round, gameCode: 'no such code' }, { left: 7 })).toEqual({});
  });

  it('is that of its flight for a bet that was not drawn from seeds of the player', async () => {
    arcade.endFlightsAt(150);
    const token = await arcade.enter('crash.kh-uran');
    await arcade.untilBoarding(token);
    await arcade.post(token, '/play', bet('play-0001', { panel: 0, autoHundredths: 120 }));
    arcade.fly(20_000);
    for (let turn = 0; turn < 3; turn += 1) {
      arcade.pass(700_000);
      await arcade.app.deliver();
    }
    const end = arcade.operator.calls.find(({ call }) => call === 'endRound');
    expect(end?.body).toHaveProperty('outcome');
    expect(end?.body['proof']).toMatchObject({
      game: 'crash',
      clientSeed: 'crash.kh-uran',
      nonce: 1,
      salt: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('keeps a shot hidden that is drawn before the wallet is asked', async () => {
    const token = await arcade.enter('fishing.deep-river');
    const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
    arcade.operator.behaviours.betAndWin = held;
    const playing = arcade.post(token, '/play', bet('play-0001', { fish: 'puti' }));
    await vi.waitFor(() => expect(arcade.operator.calls.at(-1)?.call).toBe('betAndWin'));
    const { body } = await arcade.get(token, '/seeds/rounds?pair=1');
    const [round] = body['rounds'] as Record<string, unknown>[];
    expect(round).toMatchObject({ status: 'betting', payoutMinor: 0, nonce: 1 });
    expect(round).not.toHaveProperty('outcome');
    answerNow();
    await playing;
  });

  it('no server seed is told before its pair has ended, in no answer and in no line of the log', async () => {
    const token = await arcade.enter(DICE);
    const answers: Answer[] = [];
    for (const path of ['/session', '/seeds', '/seeds/rounds?pair=1', '/seeds/ended'])
      answers.push(await arcade.get(token, path));
    answers.push(await arcade.post(token, '/play', bet('play-0001')));
    const changed = await change(token, 1, 'second');
    const next = await change(token, 2, 'third');
    const first = String(part(changed, 'ended')['serverSeed']);
    const second = String(part(next, 'ended')['serverSeed']);
    const before = JSON.stringify(answers.map(({ body }) => body));
    for (const seed of [first, second]) expect(before).not.toContain(seed);
    expect(JSON.stringify(changed.body)).not.toContain(second);
    for (const seed of [first, second]) expect(arcade.logLines.join('')).not.toContain(seed);
  });
});

describe('lists of seeds and rounds', () => {
  it('come in pages, newest first, none twice', async () => {
    const token = await arcade.enter(DICE);
    for (let count = 1; count <= 25; count += 1) {
      arcade.pass(1_000);
      await arcade.post(token, '/play', bet(`play-${1_000 + count}`));
    }
    const nonces: unknown[] = [];
    let path = '/seeds/rounds?pair=1';
    for (let pages = 0; path !== ''; pages += 1) {
      expect(pages).toBeLessThan(3);
      const { body } = await arcade.get(token, path);
      nonces.push(...(body['rounds'] as { nonce: number }[]).map(({ nonce }) => nonce));
      const next = body['next'];
      path = next === undefined ? '' : `/seeds/rounds?pair=1&before=${String(next)}`;
    }
    expect(nonces).toEqual(Array.from({ length: 25 }, (_unused, index) => 25 - index));
  });

  it('leave out pairs that ended without a bet once a week has passed', async () => {
    const token = await arcade.enter(DICE);
    await arcade.post(token, '/play', bet('play-0001'));
    await change(token, 1, 'second');
    const { seeds } = (await change(token, 2, 'third')).body;
    arcade.pass(8 * 86_400_000);
    arcade.app.purge();
    const again = await arcade.enter(DICE);
    const { body } = await arcade.get(again, '/seeds/ended');
    expect((body['pairs'] as { pairNo: number }[]).map(({ pairNo }) => pairNo)).toEqual([1]);
    expect((await arcade.get(again, '/seeds')).body, 'its hash was shown').toEqual(seeds);
  });
});

describe('hostile input', () => {
  it.each([
    ['an empty one', ''],
    ['65 characters', 'x'.repeat(65)],
    ['a control character', 'abc\u0000'],
    ['a line break', 'a\nb'],
    ['an invisible character', 'a\u200Bb'],
    ['a turned direction of writing', 'a\u202Eb'],
    ['half a character', 'a\uD83E'],
    ['a blank at the edge', ' seed'],
    ['only blanks', '   '],
    ['a number', 5],
    ['nothing', null],
  ])('a client seed that is %s is refused and changes nothing', async (_name, clientSeed) => {
    const token = await arcade.enter(DICE);
    const answer = await change(token, 1, clientSeed);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await arcade.get(token, '/seeds')).body).toMatchObject({ pairNo: 1 });
  });

  it('64 characters of any script are a client seed', async () => {
    const token = await arcade.enter(DICE);
    const clientSeed = '🪁'.repeat(64);
    const { body } = await change(token, 1, clientSeed);
    expect(body['seeds']).toMatchObject({ clientSeed, pairNo: 2 });
  });

  it('a client seed of 10 MB is refused before it is read', async () => {
    const token = await arcade.enter(DICE);
    const answer = await change(token, 1, 'x'.repeat(10_000_000));
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it.each([
    '/seeds/rounds',
    '/seeds/rounds?pair=0',
    '/seeds/rounds?pair=1.5',
    '/seeds/rounds?pair=1&before=-1',
    '/seeds/rounds?pair=99999999999999999999',
    '/seeds/ended?before=x',
    '/seeds/proof',
    `/seeds/proof?round=${'r'.repeat(65)}`,
    '/seeds/proof?round=%00',
  ])('%s is refused by its code', async (path) => {
    const token = await arcade.enter(DICE);
    expect(await arcade.get(token, path)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  it('nobody without a session is told anything', async () => {
    for (const path of ['/seeds', '/seeds/ended', '/seeds/rounds?pair=1', '/seeds/proof?round=r'])
      expect(await arcade.get('x'.repeat(43), path)).toMatchObject({ status: 401 });
    expect((await change('x'.repeat(43), 1, 'seed')).status).toBe(401);
  });
});
