// A withdrawal ends in one payout or in one return, whatever the order in which everything happens (MONEY-10).
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@maidan/contract/errors';
import type { PaymentCallback } from '@maidan/wire';
import { REQUEST_ID_MEMORY_MS } from '@maidan/wire';
import { createSite } from '@maidan/site';
import { rowsOf } from '#platform/database/connection.ts';
import { railInHand } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { testSettings } from '../../../testing/test-app.ts';
import { proveLedger } from '../../wallet/index.ts';
import { SITE_ID, openLedger } from '../../wallet/wallet.fixture.ts';
import { payoutService } from './payout.service.ts';
import type { PayoutService } from './payout.service.ts';
import { holdUndecided, withdrawalDecisions } from './withdrawal.decisions.ts';
import { withdrawalService } from './withdrawal.service.ts';

const OPENING = 200_000;
const AMOUNT = 60_000;
const BY = { via: 'command' } as const;
let ledger: Awaited<ReturnType<typeof openLedger>>;
let made = 0;

beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.close());

/** What can happen to a withdrawal. */
const EVENTS = {
  approve: (course) => course.decide('approve'),
  reject: (course) => course.decide('reject'),
  review: (course) => course.decide('review'),
  /** The rail pays, or says that it cannot. */
  railEnds: (course) => course.endAtRail(),
  /** The newest callback arrives. */
  callback: (course) => course.deliver(-1),
  /** The oldest callback arrives, perhaps again. */
  oldCallback: (course) => course.deliver(0),
  /** The follow-up runs: the site's rule, the order, the question. */
  poll: (course) => course.follow(6000),
  laterPoll: (course) => course.follow(40_000),
  /** The process ends and another begins; the one before it dies between the journal and its commit. */
  restart: async (course) => course.restart(),
  silence: async (course) => course.setAnswers('silent'),
  lostAnswers: async (course) => course.setAnswers('loses_answers'),
  absence: async (course) => course.setAnswers('unreachable'),
  refusal: async (course) => course.setAnswers('refused'),
  speech: async (course) => course.setAnswers('well'),
} satisfies Record<string, (course: Course) => Promise<void>>;
type EventName = keyof typeof EVENTS;

interface Course {
  decide(verb: keyof ReturnType<typeof withdrawalDecisions>): Promise<void>;
  endAtRail(): Promise<void>;
  deliver(which: number): Promise<void>;
  follow(afterMs: number): Promise<void>;
  restart(): void;
  setAnswers(answers: RailInHand['state']['answers']): void;
}

/** A wallet whose process can die between a journal and its commit. */
function mortalWallet() {
  const { wallet } = ledger;
  const state = { isDying: false };
  const orDie = <Movement>(movement: Movement): Movement => {
    if (!state.isDying) return movement;
    state.isDying = false;
    throw new Error('the process died');
  };
  return {
    state,
    wallet: {
      payWithdrawal: async (...command: Parameters<typeof wallet.payWithdrawal>) =>
        orDie(await wallet.payWithdrawal(...command)),
      returnWithdrawal: async (...command: Parameters<typeof wallet.returnWithdrawal>) =>
        orDie(await wallet.returnWithdrawal(...command)),
    },
  };
}

async function requested(rail: RailInHand, memberId: string, isOfRule: boolean) {
  const { db, clock, random, wallet } = ledger;
  const settings = testSettings('first');
  const approvedUpToMinor = isOfRule ? 1_000_000 : 0;
  const withdrawals = { ...settings.withdrawals, approvedUpToMinor, reviewSeconds: 5 };
  const site = {
    ...createSite({ ...settings, withdrawals }),
    siteId: SITE_ID,
    version: 1,
    contentVersion: 1,
  };
  const account = { channel: 'shapla', number: 'SP33557730', holderName: 'Rafi' };
  const row = await withdrawalService({
    db,
    clock,
    random,
    wallet,
    rail: rail.connected,
    pins: { check: async () => undefined },
    alerts: { tell: () => undefined },
    payoutAccounts: { payoutAccountForWithdrawal: async () => account as never },
  }).request(site, {
    owner: { memberId } as never,
    accountId: memberId,
    amountMinor: AMOUNT,
    currency: 'BDT',
    pin: '480917',
    key: `key-of-${memberId}`,
  });
  return { site, number: row.withdrawalId };
}

/** Runs turns of events, each turn at once, on a new withdrawal, lets everything come to rest, and checks how it ended. */
async function runCourse(
  end: 'paid' | 'failed',
  isOfRule: boolean,
  turns: readonly (readonly EventName[])[],
): Promise<void> {
  const { db, clock } = ledger;
  const memberId = `member-${(made += 1)}`;
  await ledger.openMember(memberId, OPENING);
  const rail = railInHand(clock);
  const mailbox: PaymentCallback[] = [];
  const { site, number } = await requested(rail, memberId, isOfRule);
  const mortal = mortalWallet();
  const decisions = withdrawalDecisions({ clock, wallet: mortal.wallet });
  const service = (): PayoutService =>
    payoutService({
      db,
      clock,
      rail: rail.connected,
      wallet: mortal.wallet,
      siteOf: () => site,
      alerts: { tell: () => undefined },
      log: { warn: () => undefined, error: () => undefined },
    });
  let payouts = service();
  const orDie = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      const isExpected =
        error instanceof AppError ||
        (error instanceof Error && error.message === 'the process died');
      if (!isExpected) throw error;
    });
  };
  const course: Course = {
    decide: (verb) =>
      orDie(
        db.transaction(async (tx) => {
          const held = await holdUndecided(tx, SITE_ID, number);
          await decisions[verb](tx, held, { ...BY, reason: 'Not the own account.' });
        }),
      ),
    async endAtRail() {
      if (rail.orders.get(number)?.status === 'pending') mailbox.push(rail.decide(number, end));
    },
    async deliver(which) {
      const callback = mailbox.at(which);
      if (callback) await orDie(payouts.report(SITE_ID, callback));
    },
    async follow(afterMs) {
      clock.moveMs(afterMs);
      await payouts.followWithdrawals(clock.now());
    },
    restart() {
      mortal.state.isDying = true;
      payouts = service();
    },
    setAnswers: (answers) => {
      rail.state.answers = answers;
    },
  };
  for (const turn of turns) await Promise.all(turn.map((event) => EVENTS[event](course)));
  rail.state.answers = 'well';
  mortal.state.isDying = false;
  // Whatever is open is decided, and the rail comes to its end.
  await course.decide('approve');
  await course.follow(40_000);
  await course.follow(REQUEST_ID_MEMORY_MS + 1);
  await course.endAtRail();
  for (const callback of mailbox.toReversed()) await payouts.report(SITE_ID, callback);
  for (let round = 0; round < 3; round += 1) await course.follow(40_000);
  const { payoutsSent: sent } = rail.state;
  await expectEnd({ memberId, number, sent, status: rail.orders.get(number)?.status });
}

async function expectEnd({
  memberId,
  number,
  sent,
  status,
}: {
  memberId: string;
  number: string;
  /** How many orders arrived at the rail. */
  sent: number;
  status: PaymentCallback['status'] | undefined;
}): Promise<void> {
  const { wallet, db } = ledger;
  const [row] = await rowsOf<{ state: string; steps: { state: string }[]; kinds: string[] }>(
    db,
    sql`SELECT state, steps, (SELECT array_agg(kind ORDER BY kind) FROM journal WHERE reference = withdrawal_id) AS kinds
      FROM withdrawal WHERE withdrawal_id = ${number}`,
  );
  const isPaid = status === 'paid';
  // One key of the rail's, and no more than one order that can have arrived (OPS-56).
  expect(sent).toBeLessThanOrEqual(1);
  expect(row?.kinds).toEqual([
    'withdrawal_hold',
    isPaid ? 'withdrawal_paid' : 'withdrawal_returned',
  ]);
  // Without an order at the rail it was rejected, or the rail refused every order.
  const ends = status === undefined ? ['rejected', 'failed'] : [status];
  expect(ends).toContain(row?.state);
  expect(await wallet.readBalance(SITE_ID, memberId)).toMatchObject({
    withdrawableMinor: OPENING - (isPaid ? AMOUNT : 0),
    heldMinor: 0,
  });
  const states = row?.steps.map((step) => step.state) ?? [];
  const way = row?.state === 'rejected' ? ['rejected'] : ['approved', row?.state];
  expect(states).toEqual(['requested', 'reviewing', ...way]);
}

/** Every order of some things. */
function* ordersOf<T>(things: readonly T[]): Generator<readonly T[]> {
  if (things.length <= 1) return void (yield things);
  for (const [index, first] of things.entries())
    for (const rest of ordersOf(things.toSpliced(index, 1))) yield [first, ...rest];
}

describe('the end of a withdrawal', () => {
  it.each(['paid', 'failed'] as const)(
    'MONEY-10 is one in every order of decision, poll, rail (%s), callback and restart',
    async (end) => {
      const things = ['poll', 'railEnds', 'callback', 'restart'] as const;
      for (const turns of ordersOf(things))
        await runCourse(end, false, [['approve'], ...turns.map((one) => [one]), ['poll']]);
    },
    240_000,
  );

  it('MONEY-10 is one when approval, rejection and the site’s rule meet', async () => {
    const things = ['approve', 'reject', 'review', 'poll'] as const;
    for (const turns of ordersOf(things)) {
      await runCourse('paid', true, [['poll'], ...turns.map((one) => [one])]);
      await runCourse('paid', true, [['poll'], [...turns]]);
    }
  }, 240_000);

  it('MONEY-02 MONEY-10 is one payout or one return for any course, also of things that happen at once', async () => {
    const event = fc.constantFrom(...(Object.keys(EVENTS) as EventName[]));
    const turns = fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { maxLength: 8 });
    const end = fc.constantFrom('paid' as const, 'failed' as const);
    await fc.assert(fc.asyncProperty(end, fc.boolean(), turns, runCourse), { numRuns: 80 });
  }, 240_000);

  it('MONEY-05 leaves a ledger that the proof finds right', async () => {
    expect((await proveLedger(ledger.db)).differences).toEqual([]);
  });
});
