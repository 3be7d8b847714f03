// A deposit ends in one credit or in none, whatever the order in which everything happens (MONEY-08).
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentCallback } from '@maidan/wire';
import { createSite } from '@maidan/site';
import { rowsOf } from '#platform/database/connection.ts';
import { PAGE_LIFE_MS, railInHand } from '../../testing/payments/rail.ts';
import type { RailInHand } from '../../testing/payments/rail.ts';
import { testSettings } from '../../testing/test-app.ts';
import { proveLedger } from '../wallet/index.ts';
import { SITE_ID, openLedger } from '../wallet/wallet.fixture.ts';
import { depositService } from './deposit.service.ts';
import type { DepositService } from './deposit.service.ts';

const AMOUNT = 50_000;
const OPENING = 1000;
let ledger: Awaited<ReturnType<typeof openLedger>>;
let made = 0;

beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.close());

/** What can happen to a deposit. */
const EVENTS = {
  /** The member decides on the page of the rail, as the course has it. */
  decide: (course) => course.decide(),
  /** The newest callback arrives. */
  callback: (course) => course.deliver(-1),
  /** The oldest callback arrives, perhaps again. */
  oldCallback: (course) => course.deliver(0),
  poll: (course) => course.follow(5000),
  /** The rail closes its page. */
  railExpiry: (course) => course.expireAtRail(),
  /** Our own time is over before the rail says anything. */
  ownExpiry: (course) => course.follow(PAGE_LIFE_MS + 60_000),
  /** The process ends and another begins; the one before it dies between the journal and its commit. */
  restart: async (course) => course.restart(),
  silence: async (course) => course.setAnswers('silent'),
  speech: async (course) => course.setAnswers('well'),
} satisfies Record<string, (course: Course) => Promise<void>>;
type EventName = keyof typeof EVENTS;

interface Course {
  decide(): Promise<void>;
  deliver(which: number): Promise<void>;
  follow(afterMs: number): Promise<void>;
  expireAtRail(): Promise<void>;
  restart(): void;
  setAnswers(answers: RailInHand['state']['answers']): void;
}

/** Runs turns of events, each turn at once, on a new deposit, lets everything come to rest, and checks how it ended. */
async function runCourse(
  decision: 'paid' | 'failed' | 'cancelled',
  turns: readonly (readonly EventName[])[],
): Promise<void> {
  const { db, clock, random, wallet } = ledger;
  const memberId = `member-${(made += 1)}`;
  await ledger.openMember(memberId, OPENING);
  const rail = railInHand(clock, `C${made}`);
  const mailbox: PaymentCallback[] = [];
  const site = {
    ...createSite(testSettings('first')),
    siteId: SITE_ID,
    version: 1,
    contentVersion: 1,
  };
  let isDying = false;
  const service = (): DepositService =>
    depositService({
      db,
      clock,
      random,
      rail: rail.connected,
      log: { warn: () => undefined, error: () => undefined },
      events: { announce: () => undefined },
      admit: async () => undefined,
      bonus: {
        promise: () => Promise.reject(new Error('no bonus is chosen here')),
        refusal: async () => undefined,
        give: async () => undefined,
      },
      wallet: {
        lock: wallet.lock,
        announce: () => undefined,
        async creditDeposit(...command) {
          const movement = await wallet.creditDeposit(...command);
          if (isDying) {
            isDying = false;
            throw new Error('the process died');
          }
          return movement;
        },
      },
    });
  let deposits = service();
  const order = { channel: 'shapla', amountMinor: AMOUNT, currency: 'BDT', gateway: 3 } as const;
  const { depositId: number } = await deposits.order(site, {
    ...order,
    memberId,
    language: 'bn',
    key: `key-of-${memberId}`,
    returnUrlOf: (id) => `http://first.test/m/deposit/${id}`,
  });
  const statusAtRail = () => rail.orders.get(number)?.status;
  const orDie = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'the process died') throw error;
    });
  };
  const course: Course = {
    async decide() {
      const status = statusAtRail();
      // As the cashier has it: money may also come when its page has closed.
      if (status === 'pending' || (status === 'expired' && decision === 'paid'))
        mailbox.push(rail.decide(number, decision));
    },
    async deliver(which) {
      const callback = mailbox.at(which);
      if (callback) await orDie(deposits.report(SITE_ID, callback));
    },
    async follow(afterMs) {
      clock.moveMs(afterMs);
      await orDie(deposits.followDeposits(clock.now()));
    },
    async expireAtRail() {
      if (statusAtRail() === 'pending') mailbox.push(rail.decide(number, 'expired'));
    },
    restart() {
      isDying = true;
      deposits = service();
    },
    setAnswers: (answers) => {
      rail.state.answers = answers;
    },
  };
  for (const turn of turns) await Promise.all(turn.map((event) => EVENTS[event](course)));
  rail.state.answers = 'well';
  isDying = false;
  // What was on its way arrives, and the rail is asked as long as anything can change.
  for (const callback of mailbox.toReversed()) await deposits.report(SITE_ID, callback);
  for (let round = 0; round < 3; round += 1) await course.follow(PAGE_LIFE_MS);
  await expectEnd({ memberId, number, status: statusAtRail() });
}

async function expectEnd(end: {
  memberId: string;
  number: string;
  status: PaymentCallback['status'] | undefined;
}): Promise<void> {
  const { memberId, number, status } = end;
  const credits = status === 'paid' ? 1 : 0;
  const { wallet, db } = ledger;
  expect((await wallet.readBalance(SITE_ID, memberId)).withdrawableMinor).toBe(
    OPENING + credits * AMOUNT,
  );
  const [deposit] = await rowsOf<{ state: string; steps: { state: string }[]; journals: number }>(
    db,
    sql`SELECT state, steps, (SELECT count(*)::int FROM journal WHERE reference = deposit_id) AS journals
      FROM deposit WHERE deposit_id = ${number}`,
  );
  const ends = status === 'pending' ? ['expired'] : [status === 'paid' ? 'credited' : status];
  // We may have closed it before the rail said that it had failed or was cancelled.
  if (status === 'failed' || status === 'cancelled') ends.push('expired');
  expect(ends).toContain(deposit?.state);
  expect(deposit?.journals).toBe(credits);
  const states = deposit?.steps.map((step) => step.state) ?? [];
  expect(new Set(states).size, 'no step twice').toBe(states.length);
  expect(states.at(-1)).toBe(deposit?.state);
}

/** Every order of some things. */
function* ordersOf<T>(things: readonly T[]): Generator<readonly T[]> {
  if (things.length <= 1) return void (yield things);
  for (const [index, first] of things.entries())
    for (const rest of ordersOf(things.toSpliced(index, 1))) yield [first, ...rest];
}

describe('the end of a deposit', () => {
  it.each(['paid', 'cancelled'] as const)(
    'MONEY-08 is the same in every order of customer (%s), callback, poll, expiry and restart',
    async (decision) => {
      const things = ['decide', 'callback', 'poll', 'railExpiry', 'restart'] as const;
      for (const turns of ordersOf(things))
        await runCourse(
          decision,
          turns.map((one) => [one]),
        );
    },
    120_000,
  );

  it('MONEY-08 is the same when our own time is over before the rail’s', async () => {
    const things = ['decide', 'oldCallback', 'ownExpiry', 'restart'] as const;
    for (const turns of ordersOf(things))
      await runCourse(
        'paid',
        turns.map((one) => [one]),
      );
  }, 60_000);

  it('MONEY-08 is one credit or none for any course, also of things that happen at once', async () => {
    const event = fc.constantFrom(...(Object.keys(EVENTS) as EventName[]));
    const turns = fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { maxLength: 7 });
    const decision = fc.constantFrom('paid', 'failed', 'cancelled');
    await fc.assert(fc.asyncProperty(decision, turns, runCourse), { numRuns: 120 });
  }, 120_000);

  it('MONEY-05 leaves a ledger that the proof finds right', async () => {
    expect((await proveLedger(ledger.db)).differences).toEqual([]);
  });
});
