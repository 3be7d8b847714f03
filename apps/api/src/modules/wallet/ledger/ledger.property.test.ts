import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@maidan/contract/errors';
import { proveLedger } from '../proof/proof.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;

const MEMBERS = ['ayesha', 'rahim', 'mitu'] as const;
const OPENING_MINOR = 20_000;

const member = fc.constantFrom(...MEMBERS);
const id = (prefix: string) => fc.integer({ min: 1, max: 40 }).map((n) => `${prefix}${n}`);
const amountMinor = fc.integer({ min: 0, max: 9_000 });
const round = fc.integer({ min: 1, max: 15 }).map((n) => `r${n}`);
const base = { memberId: member, round };

// Few ids on purpose, so that retries, replays with another body, rollbacks before their bets and conflicts all occur.
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('bet' as const), ...base, id: id('b'), amountMinor }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('win' as const), ...base, id: id('w'), amountMinor }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('betAndWin' as const),
      ...base,
      id: id('b'),
      amountMinor,
      winMinor: amountMinor,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('rollback' as const),
      ...base,
      id: id('x'),
      betId: id('b'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endRound' as const), ...base }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      memberId: member,
      id: id('d'),
      amountMinor,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('hold' as const, 'pay' as const, 'return' as const),
      memberId: member,
      id: id('h'),
      amountMinor,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('grant' as const, 'release' as const, 'expire' as const),
      memberId: member,
      id: id('g'),
      amountMinor,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const COMMANDS = {
  deposit: 'creditDeposit',
  hold: 'holdWithdrawal',
  pay: 'payWithdrawal',
  return: 'returnWithdrawal',
  grant: 'grantBonus',
  release: 'releaseBonus',
  expire: 'expireBonus',
} as const;

/** Ids of one run of the property; the next run starts with unused ones. */
function ofRun(action: Step, runNumber: number): Step {
  const mark = (text: string) => `${runNumber}-${text}`;
  return {
    ...action,
    ...('id' in action ? { id: mark(action.id) } : {}),
    ...('betId' in action ? { betId: mark(action.betId) } : {}),
    ...('round' in action ? { round: mark(action.round) } : {}),
  } as Step;
}

async function run({ call, wallet }: Ledger, action: Step): Promise<unknown> {
  switch (action.do) {
    case 'bet':
      return call.bet(action);
    case 'win':
      return call.win(action);
    case 'betAndWin':
      return call.betAndWin(action);
    case 'rollback':
      return call.rollback(action);
    case 'endRound':
      return call.endRound(action);
    default: {
      const { memberId, amountMinor: amount, id: reference } = action;
      const body = {
        siteId: SITE_ID,
        memberId,
        currency: 'BDT' as const,
        amountMinor: amount,
        reference,
        channel: 'practice',
      };
      return wallet[COMMANDS[action.do]](body).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return error.code;
      });
    }
  }
}

/**
 * When two players use one transaction id, the unique index refuses the second; the caller answers that as a conflict.
 */
async function runOrConflict(ledger: Ledger, action: Step): Promise<unknown> {
  try {
    return await run(ledger, action);
  } catch (error) {
    const code =
      error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : '';
    if (code === '23505') return 'conflict';
    throw error;
  }
}

describe('the ledger under interleaved commands', () => {
  let ledger: Ledger | undefined;
  afterEach(async () => {
    await ledger?.database.close();
    ledger = undefined;
  });

  it('MONEY-01 MONEY-04 MONEY-05 thousands of commands at once, retries included, lose nothing and leave no balance below zero', async () => {
    const open = await openLedger();
    ledger = open;
    for (const name of MEMBERS) await open.openMember(name, OPENING_MINOR, 5_000);
    let runNumber = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (drawn) => {
        runNumber += 1;
        const steps = drawn.map((action) => ofRun(action, runNumber));
        const half = Math.floor(steps.length / 2);
        const retries = steps.filter((_, index) => index % 5 === 0);
        await Promise.all(steps.slice(0, half).map((action) => runOrConflict(open, action)));
        await Promise.all(
          [...steps.slice(half), ...retries].map((action) => runOrConflict(open, action)),
        );
        const proof = await proveLedger(open.db);
        expect(proof.differences).toEqual([]);
        for (const name of MEMBERS) {
          const view = await open.wallet.readBalance(SITE_ID, name);
          expect(
            Math.min(view.withdrawableMinor, view.bonusMinor, view.heldMinor),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
    // If most commands were refused, the property would prove little.
    const { sites } = await proveLedger(open.db);
    expect(sites[0]?.journals).toBeGreaterThan(1_000);
  }, 240_000);
});
