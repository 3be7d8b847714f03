import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { untilAnnounced } from '../testing/announced-draws.ts';

const MINUTE_MS = 60_000;
const QUICK = 'draw.quick-three';
let arcade: ArcadeFixture;
let plays = 0;

beforeEach(async () => {
  arcade = await startArcade();
  await untilAnnounced(arcade);
});
afterEach(() => arcade.close());

const buy = (token: string, digits: number[], way = 'straight', stakeMinor = 1_000) =>
  arcade.post(token, '/play', {
    playId: `ticket-${String((plays += 1)).padStart(4, '0')}`,
    stakeMinor,
    choice: { way, digits },
  });

interface News {
  next: Record<string, unknown>;
  results: { drawNo: number; balls: number[]; value: string; before: string }[];
  tickets: { drawNo: number; status: string; payoutMinor: number; outcome?: object }[];
}
const newsOf = async (token: string) => (await arcade.get(token, '/draws')).body as unknown as News;

async function drawNow(): Promise<void> {
  arcade.pass(MINUTE_MS);
  arcade.app.advance();
  await arcade.app.deliver();
}

describe('a ticket on a draw for everybody', () => {
  it('FAIR-22 is settled by the numbers of its draw, for players of all titles alike, and paid', async () => {
    const token = await arcade.enter(QUICK);
    const before = arcade.operator.balanceMinor();
    const bought = [];
    // One of each first digit, so that the draw says which of them won.
    for (let first = 0; first < 10; first += 1) bought.push(await buy(token, [first, 0, 0]));
    expect(bought.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(arcade.operator.balanceMinor()).toBe(before - 10_000);
    const { next } = await newsOf(token);
    await drawNow();
    const { results, tickets } = await newsOf(token);
    expect(results[0]?.drawNo).toBe(next['drawNo']);
    expect(results[0]?.before).toBe(next['before']);
    expect(tickets).toHaveLength(10);
    const drawn = results[0]?.balls ?? [];
    const isWon = drawn[1] === 0 && drawn[2] === 0;
    expect(tickets.filter(({ payoutMinor }) => payoutMinor > 0)).toHaveLength(isWon ? 1 : 0);
    for (const ticket of tickets) expect(ticket.outcome).toMatchObject({ drawn });
    expect(arcade.operator.balanceMinor()).toBe(before - 10_000 + (isWon ? 960_000 : 0));
  });

  it('hides numbers and value until the draw, and tells both after it', async () => {
    const token = await arcade.enter(QUICK);
    await buy(token, [1, 2, 3]);
    const news = await newsOf(token);
    expect(Object.keys(news.next).toSorted()).toEqual([
      'before',
      'chainId',
      'drawNo',
      'drawsAt',
      'valueNo',
    ]);
    expect(news.tickets[0]).toMatchObject({ status: 'open', payoutMinor: 0 });
    expect(news.tickets[0]).not.toHaveProperty('outcome');
    const { body } = await arcade.get(token, '/draws/proof');
    const row = arcade
      .database()
      .prepare("SELECT seed FROM draws WHERE slug = 'quick-three' AND balls IS NULL")
      .get();
    expect(JSON.stringify([news, body])).not.toContain(String(row?.['seed']));
    await drawNow();
    expect(JSON.stringify(await newsOf(token))).toContain(String(row?.['seed']));
  });

  it('FAIR-32 waits over a restart, and is settled once also by two processes', async () => {
    const token = await arcade.enter(QUICK);
    expect((await buy(token, [7, 7, 7])).status).toBe(200);
    arcade.restart();
    const second = arcade.startSecond();
    arcade.pass(MINUTE_MS);
    second.app.advance();
    arcade.app.advance();
    await arcade.app.deliver();
    second.close();
    const { tickets } = await newsOf(token);
    expect(tickets).toHaveLength(1);
    expect(tickets[0]?.status).not.toBe('open');
    const ends = arcade.database().prepare("SELECT 1 FROM outbox WHERE call = 'endRound'").all();
    expect(ends).toHaveLength(1);
  });

  it('is refused when there are ten of them, when it is none of the game, and at another stake', async () => {
    const token = await arcade.enter(QUICK);
    for (const [digits, way] of [
      [[1, 2], 'straight'],
      [[1, 2, 10], 'straight'],
      [[4, 4, 4], 'box'],
      [[1, 2, 3], 'pair'],
    ] as const)
      expect((await buy(token, [...digits], way)).body).toMatchObject({ code: 'invalid_request' });
    expect((await buy(token, [1, 2, 3], 'straight', 150)).body).toMatchObject({
      code: 'invalid_stake',
    });
    for (let count = 0; count < 10; count += 1) await buy(token, [1, 2, count]);
    expect((await buy(token, [1, 2, 3])).body).toMatchObject({ code: 'too_many_bets' });
    expect((await newsOf(token)).tickets).toHaveLength(10);
  });

  it('is one of two that come at once where a player may have one more', async () => {
    const token = await arcade.enter(QUICK);
    for (let count = 0; count < 9; count += 1)
      expect((await buy(token, [1, 2, count])).status).toBe(200);
    const both = await Promise.all([buy(token, [3, 3, 3]), buy(token, [4, 4, 4])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await newsOf(token)).tickets).toHaveLength(10);
    expect(arcade.operator.calls.filter(({ call }) => call === 'bet')).toHaveLength(10);
  });

  it('goes back when its stake was taken only after the draw', async () => {
    const token = await arcade.enter(QUICK);
    const before = arcade.operator.balanceMinor();
    const { next } = await newsOf(token);
    // Shortly before the draw, so that the bet is not so old yet that its stake goes back as a forgotten one.
    arcade.pass(Date.parse(String(next['drawsAt'])) - arcade.now() - 500);
    const sent = buy(token, [1, 2, 3]);
    // The wallet has the stake, and its answer is on the way.
    while (!arcade.operator.calls.some(({ call }) => call === 'bet')) await nextTurn();
    arcade.pass(1_000);
    arcade.app.advance();
    expect((await newsOf(token)).next['drawNo']).not.toBe(next['drawNo']);
    const answer = await sent;
    expect(answer.body).toMatchObject({ code: 'draw_closed' });
    await arcade.app.deliver();
    expect(arcade.operator.balanceMinor()).toBe(before);
  });

  it('goes back when its game does not understand it any more, and the others are settled', async () => {
    const token = await arcade.enter(QUICK);
    const before = arcade.operator.balanceMinor();
    for (const digits of [
      [1, 2, 3],
      [4, 5, 6],
    ])
      expect((await buy(token, digits)).status).toBe(200);
    const { changes } = arcade
      .database()
      .prepare(`UPDATE rounds SET choice = ? WHERE choice LIKE '%[1,2,3]%'`)
      .run('{"way":"of an older version"}');
    expect(changes).toBe(1);
    await drawNow();
    const { results, tickets } = await newsOf(token);
    expect(tickets.map(({ status }) => status)).toEqual(['settled']);
    const isWon = results[0]?.balls.join('') === '456';
    expect(arcade.operator.balanceMinor()).toBe(before - 1_000 + (isWon ? 960_000 : 0));
  });

  it('goes back when its title draws no more, and the draws of the others go on', async () => {
    const token = await arcade.enter(QUICK);
    const before = arcade.operator.balanceMinor();
    expect((await buy(token, [1, 2, 3])).status).toBe(200);
    // What an older version left of a title that drew by the clock: a draw with a ticket, and one without a chain.
    const database = arcade.database();
    const add = database.prepare(
      `INSERT INTO draws SELECT ?, 1, draws_at, seed, commitment, NULL FROM draws
       WHERE slug = 'quick-three' AND balls IS NULL`,
    );
    for (const slug of ['takatak-keno', 'keno-kinara']) add.run(slug);
    database.exec("INSERT INTO draw_values VALUES ('takatak-keno', 1, 1, 3000)");
    database.exec("UPDATE rounds SET flight_id = 'draw/takatak-keno/1'");
    arcade.restart();
    await drawNow();
    expect((await newsOf(token)).results).toHaveLength(1);
    expect(arcade.operator.balanceMinor()).toBe(before);
    const left = arcade.database().prepare("SELECT 1 FROM draws WHERE slug LIKE '%keno%'").all();
    expect(left).toEqual([]);
  });

  it('tells nothing to a title without draws', async () => {
    const token = await arcade.enter('draw.keno-kinara');
    expect((await arcade.get(token, '/draws')).body).toMatchObject({ code: 'invalid_request' });
  });
});
