import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@maidan/contract/errors';
import { rowsOf } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { proveLedger } from '../proof/proof.service.ts';
import { transferService } from './transfer.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;

const MEMBERS = ['ayesha', 'rahim', 'mitu'] as const;
const OPENING_MINOR = 20_000;
const SITE = {
  siteId: SITE_ID,
  settings: { agentTransfers: true, playMode: 'social' },
} as unknown as SiteView;

const member = fc.constantFrom(...MEMBERS);
const id = (prefix: string) => fc.integer({ min: 1, max: 30 }).map((n) => `${prefix}${n}`);
const amountMinor = fc.integer({ min: 1, max: 6_000 });
const round = fc.integer({ min: 1, max: 4 }).map((n) => `r${n}`);

// Few keys on purpose, so that replays and conflicts occur as often as first calls.
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      memberId: member,
      /** How many places after the sender the receiver is; 0 is the sender, which is refused. */
      further: fc.constantFrom(0, 1, 1, 2, 2),
      id: id('t'),
      amountMinor,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('bet' as const, 'win' as const),
      memberId: member,
      round,
      id: id('v'),
      amountMinor,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe('transfers among bets', () => {
  let ledger: Ledger | undefined;
  afterEach(async () => {
    await ledger?.database.close();
    ledger = undefined;
  });

  it('MONEY-01 MONEY-04 transfers mixed with bets and retries neither create nor lose money', async () => {
    const open = await openLedger();
    ledger = open;
    const transfers = transferService({
      ...open,
      events: { announce: () => undefined },
      isDirectDownline: async () => true,
    });
    for (const name of MEMBERS) await open.openMember(name, OPENING_MINOR);
    const done = { transfer: 0, bet: 0, win: 0 };

    async function run(action: Step, mark: (text: string) => string): Promise<boolean> {
      const { memberId, amountMinor: amount } = action;
      if (action.do === 'transfer') {
        const command = {
          agentMemberId: memberId,
          memberId: MEMBERS[(MEMBERS.indexOf(memberId) + action.further) % MEMBERS.length] ?? '',
          amountMinor: amount,
          currency: 'BDT',
          key: mark(action.id),
        };
        await transfers.transfer(SITE, command);
        return true;
      }
      const name = (text: string) => mark(`${memberId}-${action.do}-${text}`);
      const call = {
        memberId,
        round: mark(action.round),
        id: name(action.id),
        amountMinor: amount,
      };
      const outcome = await open.call[action.do](call);
      return outcome.isOk && !outcome.isReplay;
    }
    /** Runs a step; one that is refused must move nothing. */
    const runOrRefused = async (action: Step, mark: (text: string) => string) => {
      try {
        if (await run(action, mark)) done[action.do] += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    };
    /** What the players and the house hold together; no other account takes part. */
    const held = async () => {
      const [row] = await rowsOf<{ held: number }>(
        open.db,
        sql`SELECT (SELECT sum(cash_minor + bonus_minor + hold_minor) FROM wallet)
          + coalesce((SELECT sum(amount_minor) FROM posting WHERE account = 'house'), 0) AS held`,
      );
      return Number(row?.held);
    };

    let runNumber = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
        runNumber += 1;
        const mark = (text: string) => `${runNumber}-${text}`;
        const retries = steps.filter((_, index) => index % 4 === 0);
        await Promise.all([...steps, ...retries].map((action) => runOrRefused(action, mark)));
        expect((await proveLedger(open.db)).differences).toEqual([]);
        expect(await held()).toBe(MEMBERS.length * OPENING_MINOR);
        for (const name of MEMBERS) {
          const { withdrawableMinor } = await open.wallet.readBalance(SITE_ID, name);
          expect(withdrawableMinor).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
    // If nearly all were refused, the property would prove little. By chance there are 50 to 70 wins, far more than
    // required here.
    expect(done.transfer).toBeGreaterThan(100);
    expect(done.bet).toBeGreaterThan(15);
    expect(done.win).toBeGreaterThan(15);
  }, 240_000);
});
