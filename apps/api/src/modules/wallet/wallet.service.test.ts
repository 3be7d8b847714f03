import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from './proof/proof.service.ts';
import { SITE_ID, openLedger } from './wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;

beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(async () => {
  const proof = await proveLedger(ledger.db);
  await ledger.database.close();
  expect(proof.differences).toEqual([]);
});

const of = (memberId: string, amountMinor: number, reference: string) => ({
  siteId: SITE_ID,
  memberId,
  amountMinor,
  reference,
  currency: 'BDT' as const,
  channel: 'practice',
});
const balanceOf = (memberId: string) => ledger.wallet.readBalance(SITE_ID, memberId);

describe('the wallet', () => {
  it('MONEY-18 a new member of a social site gets opening credits by one journal, however often the wallet is opened', async () => {
    await ledger.openMember('newcomer', 1_000_000);
    await ledger.openMember('newcomer', 1_000_000);
    expect(await balanceOf('newcomer')).toMatchObject({
      sumBalance: 1_000_000,
      withdrawableMinor: 1_000_000,
      currency: 'BDT',
    });
  });

  it('MONEY-06 shows total, withdrawable, bonus and held, and a version that increases with every movement', async () => {
    await ledger.openMember('parts', 1_000, 300);
    const before = await balanceOf('parts');
    await ledger.wallet.holdWithdrawal(of('parts', 400, 'parts-w'));
    expect(await balanceOf('parts')).toEqual({
      sumBalance: 1_300,
      withdrawableMinor: 600,
      bonusMinor: 300,
      heldMinor: 400,
      currency: 'BDT',
      version: before.version + 1,
    });
  });

  it('MONEY-02 money over a payment channel must name the channel, which types and the running code check', async () => {
    await ledger.openMember('channel', 1_000);
    const { channel: _channel, ...command } = of('channel', 400, 'channel-1');
    // @ts-expect-error A deposit names its channel.
    const deposit = ledger.wallet.creditDeposit(command);
    await expect(deposit).rejects.toThrow('the command names no channel');
    await ledger.wallet.holdWithdrawal(command);
    expect(await balanceOf('channel')).toMatchObject({ sumBalance: 1_000, heldMinor: 400 });
  });

  it('MONEY-03 repeating a command answers the first journal and moves nothing', async () => {
    await ledger.openMember('twice', 0);
    const first = await ledger.wallet.creditDeposit(of('twice', 500, 'dep-1'));
    await ledger.wallet.creditDeposit(of('twice', 70, 'dep-2'));
    const again = await ledger.wallet.creditDeposit(of('twice', 500, 'dep-1'));
    expect(again).toMatchObject({
      journalId: first.journalId,
      balanceAfterMinor: 500,
      isReplay: true,
    });
    expect(await balanceOf('twice')).toMatchObject({ sumBalance: 570 });
  });

  it('MONEY-03 another body under the same key is refused with 409 and moves nothing', async () => {
    await ledger.openMember('other-body', 0);
    await ledger.wallet.creditDeposit(of('other-body', 500, 'dep-3'));
    const refused = ledger.wallet.creditDeposit(of('other-body', 501, 'dep-3'));
    await expect(refused).rejects.toMatchObject({ code: 'request.conflict', status: 409 });
    const stranger = ledger.wallet.creditDeposit(of('newcomer', 500, 'dep-3'));
    await expect(stranger).rejects.toMatchObject({ code: 'request.conflict' });
    expect(await balanceOf('other-body')).toMatchObject({ sumBalance: 500 });
  });

  it('MONEY-18 a withdrawal moves to hold, then out or back', async () => {
    await ledger.openMember('leaving', 1_000);
    await ledger.wallet.holdWithdrawal(of('leaving', 300, 'w-1'));
    await ledger.wallet.holdWithdrawal(of('leaving', 200, 'w-2'));
    await ledger.wallet.payWithdrawal(of('leaving', 300, 'w-1'));
    await ledger.wallet.returnWithdrawal(of('leaving', 200, 'w-2'));
    expect(await balanceOf('leaving')).toMatchObject({ withdrawableMinor: 700, heldMinor: 0 });
  });

  it('MONEY-18 a met wagering condition moves bonus to cash, an expired bonus leaves', async () => {
    await ledger.openMember('bonus', 0, 900);
    await ledger.wallet.releaseBonus(of('bonus', 600, 'b-1'));
    await ledger.wallet.expireBonus(of('bonus', 300, 'b-2'));
    expect(await balanceOf('bonus')).toMatchObject({ withdrawableMinor: 600, bonusMinor: 0 });
  });

  it('MONEY-04 no command takes an account below zero, and each needs an amount that is a positive integer', async () => {
    await ledger.openMember('poor', 100);
    const tooMuch = ledger.wallet.holdWithdrawal(of('poor', 101, 'p-1'));
    await expect(tooMuch).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    const neverHeld = ledger.wallet.payWithdrawal(of('poor', 1, 'p-2'));
    await expect(neverHeld).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    for (const amount of [0, -5, 1.5, Number.NaN, 2 ** 53]) {
      const odd = ledger.wallet.creditDeposit(of('poor', amount, 'p-3'));
      await expect(odd).rejects.toMatchObject({ code: 'wallet.amount_invalid' });
    }
    const foreign = ledger.wallet.creditDeposit({ ...of('poor', 5, 'p-4'), currency: 'USD' });
    await expect(foreign).rejects.toMatchObject({ code: 'wallet.currency_mismatch' });
  });

  it('VENDOR-07 listeners are notified of a movement only after its commit', async () => {
    await ledger.openMember('heard', 100);
    ledger.announced.length = 0;
    await ledger.wallet.holdWithdrawal(of('heard', 40, 'h-1'));
    await ledger.wallet.holdWithdrawal(of('heard', 400, 'h-2')).catch(() => undefined);
    expect(ledger.announced).toEqual(['heard']);
  });
});
