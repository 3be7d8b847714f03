import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '#platform/secrets/random.ts';
import { receiptNumberOf } from '../ledger/receipt-number.ts';
import { roundService } from '../rounds/round.service.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let token = '';
let memberId = '';
let credits = 0;

const said = () => ({ siteId: 'first', memberId, currency: 'BDT' as const });
const vendor = (vendorRoundId: string) => ({
  siteId: 'first',
  memberId,
  vendor: 'JL',
  vendorRoundId,
  gameCode: 'slot.mango',
});
const call = (id: string, amountMinor: number) => ({
  transactionId: id,
  bodyHash: id,
  amountMinor,
  currency: 'BDT',
});
const open = async () => ({ code: 'approved', nodeId: 7, betKind: 'SLOT' }) as const;
const record = async () =>
  (await app.get('/wallet/transactions?language=en', { token })).body.list as {
    kind: string;
    receiptNumber: string;
  }[];
const numberOf = async (kind: string) =>
  (await record()).find((row) => row.kind === kind)?.receiptNumber ?? '';
const receipt = async (number: string, as = token) =>
  app.get(`/wallet/receipts/${encodeURIComponent(number)}?language=en`, { token: as });

const PROOF = {
  hash: 'a'.repeat(64),
  clientSeed: 'শাপলা বিল',
  nonce: 9,
  game: 'dice',
  played: { choice: { side: 'over', target: 9_000 }, outcome: { roll: 120 } },
};

beforeAll(async () => {
  app = await openTestApp();
  token = await memberOf(app, 'rashid');
  memberId = (await app.get('/member/info', { token })).body.value.memberId;
  credits = app.app.directory.findById('first').settings.openingCreditsMinor;
  await app.services.records.rememberGame(app.db, 'first', {
    vendor: 'JL',
    nodeId: 7,
    name: { bn: 'আমের দৌড়', en: 'Mango Rush' },
    vendorName: 'Jolpai',
    vendorNames: null,
    mobileLargeIcon: 'covers/mango-rush.webp',
    showIcon: 'squares/mango-rush.webp',
  });
  const rounds = roundService({
    clock: app.clock,
    random: systemRandom,
    timeZoneOf: () => 'Asia/Dhaka',
  });
  const { wallet } = app.services;
  app.clock.moveMs(1_000);
  const proven = { ...vendor('r3'), ...call('b3', 700), winAmountMinor: 700, proof: PROOF };
  await app.db.transaction((tx) => rounds.betAndWin(tx, proven, open));
  app.clock.moveMs(1_000);
  await app.db.transaction((tx) => rounds.bet(tx, { ...vendor('r1'), ...call('b1', 500) }, open));
  app.clock.moveMs(1_000);
  await app.db.transaction((tx) =>
    rounds.rollback(tx, {
      ...vendor('r1'),
      transactionId: 'x1',
      bodyHash: 'x1',
      betTransactionId: 'b1',
    }),
  );
  app.clock.moveMs(1_000);
  await app.db.transaction((tx) =>
    rounds.betAndWin(tx, { ...vendor('r2'), ...call('b2', 700), winAmountMinor: 900 }, open),
  );
  app.clock.moveMs(1_000);
  await wallet.holdWithdrawal({ ...said(), amountMinor: 2_000, reference: 'w1' });
  app.clock.moveMs(1_000);
  await wallet.payWithdrawal({ ...said(), amountMinor: 2_000, reference: 'w1', channel: 'c' });
});
afterAll(() => app.close());

describe('a receipt', () => {
  it('MONEY-12 MEMBERX-09 says what moved, from what to what, for which round, and what belongs to it', async () => {
    const { status, body } = await receipt(await numberOf('rollback'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'rollback',
      amountMinor: 500,
      stakeableMinor: 500,
      accounts: [{ account: 'cash', beforeMinor: credits - 500, afterMinor: credits }],
      balanceBeforeMinor: credits - 500,
      balanceAfterMinor: credits,
      referenceType: 'round',
      about: { name: 'Mango Rush', icon: 'squares/mango-rush.webp' },
    });
    expect(body.chain).toMatchObject([
      { kind: 'bet', amountMinor: -500, isThis: false },
      { kind: 'rollback', amountMinor: 500, isThis: true, receiptNumber: body.receiptNumber },
    ]);
    expect(body.chain[0].receiptNumber).toBe(
      (await receipt(body.chain[0].receiptNumber)).body.receiptNumber,
    );
  });

  it('MONEY-12 a bet and its win of one moment are shown in that order', async () => {
    const { body } = await receipt(await numberOf('win'));
    expect(body.chain).toMatchObject([
      { kind: 'bet', isThis: false },
      { kind: 'win', isThis: true },
    ]);
    expect(body.chain[0].at).toBe(body.chain[1].at);
  });

  it('FAIR-24 carries the proof of its round with its amounts, and so does the round', async () => {
    const { list } = (await app.get('/wallet/bets?language=en', { token })).body;
    const even = list.find((row: { payoutMinor: number }) => row.payoutMinor === 700);
    const told = { ...PROOF, stakeMinor: 700, payoutMinor: 700 };
    const round = await app.get(`/wallet/rounds/${even.roundId}?language=en`, { token });
    expect(round.body.proof).toEqual(told);
    const { body } = await receipt(round.body.movements[0].receiptNumber);
    expect(body.proof).toEqual(told);
  });

  it('FAIR-23 the newest rounds that can be checked are listed for their member alone', async () => {
    const { body } = await app.get('/wallet/proofs?language=en', { token });
    const proof = { ...PROOF, stakeMinor: 700, payoutMinor: 700 };
    expect(body.list).toMatchObject([{ gameName: 'Mango Rush', proof }]);
    const other = await memberOf(app, 'onlooker');
    expect((await app.get('/wallet/proofs', { token: other })).body).toEqual({ list: [] });
    expect((await app.get('/wallet/proofs')).status).toBe(401);
  });

  it('FAIR-24 has no proof where the vendor told none, and none of a movement without a round', async () => {
    for (const kind of ['win', 'rollback', 'withdrawal_hold'])
      expect((await receipt(await numberOf(kind))).body).not.toHaveProperty('proof');
  });

  it('MONEY-12 a hold shows both accounts, and its payout that nothing left cash and bonus', async () => {
    const hold = (await receipt(await numberOf('withdrawal_hold'))).body;
    expect(hold).toMatchObject({ amountMinor: 0, stakeableMinor: -2_000 });
    expect(hold.accounts).toEqual([
      { account: 'cash', beforeMinor: credits + 200, afterMinor: credits - 1_800 },
      { account: 'hold', beforeMinor: 0, afterMinor: 2_000 },
    ]);
    const paid = (await receipt(await numberOf('withdrawal_paid'))).body;
    expect(paid).toMatchObject({ amountMinor: -2_000, stakeableMinor: 0 });
    expect(paid.chain).toMatchObject([
      { kind: 'withdrawal_hold', amountMinor: -2_000, stakeableMinor: -2_000 },
      { kind: 'withdrawal_paid', amountMinor: 2_000, stakeableMinor: 0, isThis: true },
    ]);
  });

  it('MONEY-12 the opening credits stand alone', async () => {
    const { body } = await receipt(await numberOf('opening_credit'));
    expect(body.chain).toMatchObject([{ kind: 'opening_credit', isThis: true }]);
    expect(body.accounts).toEqual([{ account: 'cash', beforeMinor: 0, afterMinor: credits }]);
  });

  it('MEMBERX-09 of somebody else, of another site and of nobody answer alike', async () => {
    const number = await numberOf('win');
    const other = await memberOf(app, 'onno');
    const unknown = receiptNumberOf('01KB6X2Q0A7RNM3WZT5E8VC104');
    expect(await receipt(unknown)).toMatchObject({
      status: 404,
      body: { code: 'wallet.record_not_found' },
    });
    expect(await receipt(number, other)).toMatchObject({
      status: 404,
      body: { code: 'wallet.record_not_found' },
    });
    const elsewhere = await memberOf(app, 'rashid', 'second');
    const foreign = await app.get(`/wallet/receipts/${number}`, {
      token: elsewhere,
      site: 'second',
    });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'wallet.record_not_found' } });
  });

  it('MONEY-12 a number is read however it is typed, and a mistyped one is told as such', async () => {
    const number = await numberOf('win');
    expect((await receipt(number.replaceAll('-', '').toLowerCase())).body.receiptNumber).toBe(
      number,
    );
    const last = number.endsWith('0') ? '2' : '0';
    expect(await receipt(number.slice(0, -1) + last)).toMatchObject({
      status: 422,
      body: { code: 'wallet.receipt_number_invalid' },
    });
    expect(await app.get(`/wallet/receipts/${number}?all=1`, { token })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});
