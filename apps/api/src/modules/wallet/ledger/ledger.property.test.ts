import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '@maidan/contract/errors';
import { MOVEMENT_KINDS } from '@maidan/contract/movements';
import type { HandMovementKind } from '@maidan/contract/movements';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import { proveLedger } from '../proof/proof.service.ts';
import { settlementMovements } from '../transfers/settlement-movements.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;

const MEMBERS = ['ayesha', 'rahim', 'mitu'] as const;
const OPENING_MINOR = 20_000;

const member = fc.constantFrom(...MEMBERS);
const id = (prefix: string) => fc.integer({ min: 1, max: 40 }).map((n) => `${prefix}${n}`);
const amountMinor = fc.integer({ min: 0, max: 9_000 });
const round = fc.nat(14).map((n) => `r${n}`);
const base = { memberId: member, round };
/** Of ten calls about a bet nine name its round. */
const ofBet = { memberId: member, stray: fc.nat(9) };
const ROUNDS = 15;
const roundOf = (betId: string, stray: number) =>
  `r${(Number(betId.slice(1)) + (stray === 0 ? 1 : 0)) % ROUNDS}`;

// Few ids on purpose, so that retries, replays with another body, rollbacks before their bets and conflicts all occur.
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('bet' as const), ...ofBet, id: id('b'), amountMinor }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('win' as const), ...base, id: id('w'), amountMinor }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('betAndWin' as const),
      ...ofBet,
      id: id('b'),
      amountMinor,
      winMinor: amountMinor,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('rollback' as const),
      ...ofBet,
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
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rebate' as const),
      memberId: member,
      id: id('e'),
      amountMinor,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'correction_credit' as const,
        'correction_debit' as const,
        'suspense_credit' as const,
        'suspense_debit' as const,
      ),
      memberId: member,
      id: id('o'),
      amountMinor,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('commission' as const, 'salary' as const, 'dividend' as const),
      memberId: member,
      /** Who pays; nobody is the site. */
      payer: fc.option(member),
      id: id('c'),
      amountMinor: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
);
type Drawn = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type WithRound<One> = One extends { stray: number } ? Omit<One, 'stray'> & { round: string } : One;
type Step = WithRound<Drawn>;

const COMMANDS = {
  deposit: 'creditDeposit',
  hold: 'holdWithdrawal',
  pay: 'payWithdrawal',
  return: 'returnWithdrawal',
  grant: 'grantBonus',
  release: 'releaseBonus',
  expire: 'expireBonus',
  rebate: 'payRebate',
} as const;

/** Ids of one run of the property; the next run starts with unused ones. */
function ofRun(action: Drawn, runNumber: number): Step {
  const mark = (text: string) => `${runNumber}-${text}`;
  const roundName =
    'stray' in action
      ? roundOf('betId' in action ? action.betId : action.id, action.stray)
      : 'round' in action && action.round;
  return {
    ...action,
    ...('id' in action ? { id: mark(action.id) } : {}),
    ...('betId' in action ? { betId: mark(action.betId) } : {}),
    ...(roundName ? { round: mark(roundName) } : {}),
  } as Step;
}

async function run(ledger: Ledger, action: Step): Promise<unknown> {
  const { call, wallet } = ledger;
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
    case 'commission':
    case 'salary':
    case 'dividend':
      return settle(ledger, action);
    case 'correction_credit':
    case 'correction_debit':
    case 'suspense_credit':
    case 'suspense_debit':
      return moveByHand(ledger, action);
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
      return wallet[COMMANDS[action.do]](body).catch(codeOf);
    }
  }
}

/** Moves an amount as two operators do. */
function moveByHand(
  { db, wallet }: Ledger,
  { do: kind, id: movementId, ...whose }: Extract<Step, { do: HandMovementKind }>,
): Promise<unknown> {
  const why = { cause: 'clarify', madeBy: null, proposalId: null } as const;
  const order = { ...whose, ...why, kind, movementId, siteId: SITE_ID, currency: 'BDT' } as const;
  return db.transaction((tx) => wallet.moveByHand(tx, order)).catch(codeOf);
}

/** The code of what the product refuses. */
function codeOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return error.code;
}

/** Pays what a member earned in a period, from the site or from another member who is an agent. */
function settle(
  { db, clock, random }: Ledger,
  {
    do: kind,
    payer,
    id: reference,
    ...whose
  }: Extract<Step, { do: 'commission' | 'salary' | 'dividend' }>,
): Promise<unknown> {
  const movements = settlementMovements({ clock, random, events: { announce: () => undefined } });
  const command = { ...whose, siteId: SITE_ID, currency: 'BDT' as const, reference };
  return db
    .transaction((tx) =>
      payer === null || payer === whose.memberId
        ? movements.payFromSite(tx, kind, command)
        : movements.payFromAgent(tx, kind, { ...command, paidByMemberId: payer }),
    )
    .catch(codeOf);
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
    const posted = await rowsOf<{ kind: string }>(
      open.db,
      sql`SELECT kind FROM journal GROUP BY kind HAVING count(*) >= 5`,
    );
    const kinds = posted.map(({ kind }) => kind);
    expect(MOVEMENT_KINDS.filter((kind) => !kinds.includes(kind))).toEqual([
      'opening_credit',
      'transfer',
    ]);
  }, 240_000);
});
