import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteView } from '#platform/http/request-context.ts';
import { testDatabaseUrl } from '../../../testing/test-database.ts';
import { postTransfer, transferStore } from './transfer.store.ts';
import { proveLedger } from '../proof/proof.service.ts';
import { transferService } from './transfer.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;
let transfers: ReturnType<typeof transferService>;

const site = (change: object = {}) =>
  ({
    siteId: SITE_ID,
    settings: { agentTransfers: true, playMode: 'social', ...change },
  }) as unknown as SiteView;
const DOWNLINE: Record<string, string> = { rahim: 'agent', mitu: 'agent', tuhin: 'rahim' };
const give = (part: Partial<Parameters<typeof transfers.transfer>[1]> & { key: string }) =>
  transfers.transfer(site(), {
    agentMemberId: 'agent',
    memberId: 'rahim',
    amountMinor: 300,
    currency: 'BDT',
    ...part,
  });
const cashOf = async (memberId: string) =>
  (await ledger.wallet.readBalance(SITE_ID, memberId)).withdrawableMinor;

beforeAll(async () => {
  ledger = await openLedger();
  transfers = transferService({
    ...ledger,
    events: { announce: ({ memberId = '' }) => void ledger.announced.push(memberId) },
    isDirectDownline: async (_tx, _siteId, { agentMemberId, memberId }) =>
      DOWNLINE[memberId] === agentMemberId,
  });
  await ledger.openMember('agent', 10_000, 4_000);
  for (const name of ['rahim', 'mitu', 'tuhin', 'stranger']) await ledger.openMember(name, 1_000);
});
afterAll(async () => {
  const proof = await proveLedger(ledger.db);
  await ledger.database.close();
  expect(proof.differences).toEqual([]);
});

describe('giving play credits', () => {
  it('API-04 moves the agent’s cash to a direct downline by one journal and notifies both wallets', async () => {
    const before = (await proveLedger(ledger.db)).sites[0]?.journals ?? 0;
    ledger.announced.length = 0;
    const receipt = await give({ key: 'first-gift' });
    expect(receipt).toEqual({
      receiptNumber: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/),
      amountMinor: 300,
      currency: 'BDT',
      balanceAfterMinor: 13_700,
      at: '2026-11-20T10:00:00.000Z',
    });
    expect([await cashOf('agent'), await cashOf('rahim')]).toEqual([9_700, 1_300]);
    expect((await proveLedger(ledger.db)).sites[0]?.journals).toBe(before + 1);
    expect(ledger.announced.toSorted()).toEqual(['agent', 'rahim']);
  });

  it('API-04 MONEY-03 repeating a key answers the same and moves nothing; with another body it is a conflict', async () => {
    const first = await give({ key: 'again-gift' });
    await give({ key: 'between-gift', memberId: 'mitu', amountMinor: 10 });
    ledger.clock.moveMs(60_000);
    const cash = await cashOf('agent');
    expect(await give({ key: 'again-gift' })).toEqual(first);
    for (const other of [{ amountMinor: 301 }, { memberId: 'mitu' }, { currency: 'USD' }]) {
      await expect(give({ key: 'again-gift', ...other })).rejects.toMatchObject({
        code: 'request.conflict',
      });
    }
    expect(await cashOf('agent')).toBe(cash);
    // Keys belong to the agent: another agent may use the same key for a command of their own.
    const foreign = {
      key: 'again-gift',
      agentMemberId: 'rahim',
      memberId: 'tuhin',
      amountMinor: 1,
    };
    expect((await give(foreign)).receiptNumber).not.toBe(first.receiptNumber);
  });

  it('API-04 MONEY-03 when many calls use one key at once, one of them moves money', async () => {
    const cash = await cashOf('mitu');
    const receipts = await Promise.all(
      Array.from({ length: 8 }, () => give({ key: 'at-once', memberId: 'mitu', amountMinor: 7 })),
    );
    expect(new Set(receipts.map(({ receiptNumber }) => receiptNumber)).size).toBe(1);
    expect(await cashOf('mitu')).toBe(cash + 7);
  });

  it('API-04 goes only to the agent’s own direct downline', async () => {
    for (const memberId of ['tuhin', 'stranger', 'nobody', 'agent']) {
      await expect(give({ key: `to-${memberId}`, memberId })).rejects.toMatchObject({
        code: 'agent.not_downline',
      });
    }
  });

  it('API-04 never takes more than the agent’s own cash, and never takes bonus', async () => {
    const cash = await cashOf('agent');
    await expect(give({ key: 'too-much', amountMinor: cash + 1 })).rejects.toMatchObject({
      code: 'wallet.insufficient_funds',
    });
    for (const amountMinor of [0, -5, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN]) {
      await expect(give({ key: 'odd-amount', amountMinor })).rejects.toMatchObject({
        code: 'wallet.amount_invalid',
      });
    }
    await expect(give({ key: 'other-money', currency: 'USD' })).rejects.toMatchObject({
      code: 'wallet.currency_mismatch',
    });
    expect(await cashOf('agent')).toBe(cash);
  });

  it('API-04 can be switched off by a site', async () => {
    const command = {
      agentMemberId: 'agent',
      memberId: 'rahim',
      amountMinor: 1,
      currency: 'BDT',
      key: 'off',
    };
    for (const off of [{ agentTransfers: false }, { playMode: 'licensed' }]) {
      await expect(transfers.transfer(site(off), command)).rejects.toMatchObject({
        code: 'site.feature_off',
      });
    }
  });

  it('MONEY-01 a journal is not written when a wallet moved since it was locked', async () => {
    const store = transferStore(SITE_ID);
    const journals = (await proveLedger(ledger.db)).sites[0]?.journals;
    const stale = ledger.db.transaction(async (tx) => {
      const wallets = await store.lockTwo(tx, 'agent', 'rahim');
      const [from, to] = [wallets.get('agent'), wallets.get('rahim')];
      if (!from || !to) throw new Error('Both have a wallet');
      const draft = {
        kind: 'transfer' as const,
        idempotencyKey: 'stale',
        bodyHash: '',
        reference: 'rahim',
        postings: [
          { account: 'cash' as const, memberId: 'agent', amountMinor: -5 },
          { account: 'cash' as const, memberId: 'rahim', amountMinor: 5 },
        ],
      };
      const older = { ...to, version: to.version - 1 };
      await postTransfer(tx, [from, older], draft, ledger.clock.now(), ledger.random);
    });
    await expect(stale).rejects.toThrow('the wallets were not locked');
    expect((await proveLedger(ledger.db)).sites[0]?.journals).toBe(journals);
  });

  it.runIf(testDatabaseUrl)(
    'MONEY-04 two transfers in opposite directions do not deadlock',
    async () => {
      const crossing = transferService({
        ...ledger,
        events: { announce: () => undefined },
        isDirectDownline: async () => true,
      });
      const before = (await cashOf('agent')) + (await cashOf('rahim'));
      const send = (from: string, to: string, key: string) =>
        crossing.transfer(site(), {
          agentMemberId: from,
          memberId: to,
          amountMinor: 1,
          currency: 'BDT',
          key,
        });
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          index % 2 ? send('agent', 'rahim', `x${index}`) : send('rahim', 'agent', `x${index}`),
        ),
      );
      expect((await cashOf('agent')) + (await cashOf('rahim'))).toBe(before);
    },
  );
});
