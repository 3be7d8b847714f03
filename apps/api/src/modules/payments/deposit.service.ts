import { AppError } from '@maidan/contract';
import type { PaymentCallback } from '@maidan/wire';
import type { WalletRow, WalletService } from '#modules/wallet/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import {
  ORDER_LIFE_MS,
  isOpen,
  isOverdue,
  judge,
  nextCheckOf,
  oddityOf,
  payMinor,
  stepTo,
} from './deposit.rules.ts';
import type { Verdict } from './deposit.rules.ts';
import { depositStore, takeDueDeposits } from './deposit.store.ts';
import { creditedStore } from './credited.store.ts';
import { creditDeposit, promisedWith } from './deposit-credit.ts';
import type { DepositBonusGiver } from './deposit-credit.ts';
import type { DepositRow } from './deposit.tables.ts';
import { DEPOSITS_TOPIC } from './live-deposits.ts';
import { orderNumber } from './order-number.ts';
import { reportStore } from './reports/report.store.ts';
import { PaymentRailError } from './payments.ports.ts';
import type { ConnectedRail } from './payments.ports.ts';

/** Most deposits of one member that wait for their payment at once. */
const MOST_OPEN = 5;

export interface DepositServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly wallet: Pick<WalletService, 'creditDeposit' | 'announce' | 'lock'>;
  /** Refuses what the member's own limits forbid; asked under the lock of the wallet (MEMBERX-08). */
  readonly admit: (tx: Transaction, order: DepositAsked) => Promise<void>;
  readonly bonus: DepositBonusGiver;
  readonly events: Pick<LiveEvents, 'announce'>;
  /** The payment rail; undefined where the deployment has none. */
  readonly rail: ConnectedRail | undefined;
}

/** A deposit that somebody wants to make; `amountMinor` in minor units. */
export interface DepositAsked {
  readonly siteId: string;
  readonly memberId: string;
  readonly amountMinor: number;
}

/** A member's order of a deposit; its key makes it run once. */
export interface DepositOrder {
  readonly memberId: string;
  readonly channel: string;
  /** Minor units, above zero. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly gateway: number;
  readonly language: string;
  readonly key: string;
  /** The promotion that the member takes along, if any. */
  readonly promotionId?: number | undefined;
  /** Makes the address to which the rail's page sends the member back. */
  returnUrlOf(number: string): string;
}

/**
 * Deposits over the payment rail. Whatever the order in which customer, callback, poll and expiry come, a deposit is
 * credited once or not at all (MONEY-08): each change is made under the lock of the deposit, and the credit is one
 * journal under the deposit's number.
 */
export function depositService(deps: DepositServiceDeps) {
  const { db } = deps;
  return {
    /** Whether deposits can be made in this deployment at all. */
    hasRail: deps.rail !== undefined,

    /**
     * Orders a deposit and the page to pay it on. When the rail is silent, the deposit stays `created` and is followed
     * up; when it refuses, the deposit is `failed`.
     * @throws AppError request.conflict, deposit.channel_closed, deposit.too_many_open, deposit.limit_reached, deposit.amount_below,
     * deposit.amount_above, wallet.amount_invalid, wallet.currency_mismatch
     */
    async order(site: SiteView, order: DepositOrder): Promise<DepositRow> {
      const row = await storeOrder(deps, site, order);
      return row.state === 'created' ? askForPage(deps, row) : row;
    },

    /** @throws AppError deposit.not_found for one of another member as well */
    async read(siteId: string, memberId: string, number: string): Promise<DepositRow> {
      const row = await depositStore(db, siteId).find(number);
      if (row?.memberId !== memberId) throw new AppError('deposit.not_found');
      return row;
    },
    listOpen: (siteId: string, memberId: string) => depositStore(db, siteId).listOpen(memberId),

    /**
     * Asks the rail about a payment, and takes its answer over as a callback.
     * @throws PaymentRailError
     */
    async ask(siteId: string, number: string): Promise<PaymentCallback | undefined> {
      const answer = await deps.rail?.rail.readStatus('payment', number);
      if (answer) await takeReport(deps, siteId, answer);
      return answer;
    },

    /** Takes over what the rail says of a deposit; `unknown` when the site has none of that number. */
    report: (siteId: string, report: PaymentCallback) => takeReport(deps, siteId, report, true),

    /**
     * Asks the rail about every deposit that is due, at most twenty, and closes those that have expired. It may run in
     * several processes at once. Answers about how many it asked.
     */
    async followDeposits(now: Date): Promise<number> {
      const due = await takeDueDeposits(db, now);
      await Promise.all(
        due.map((row) =>
          // What fails for one deposit is tried again after its lease, and holds up no other.
          followUp(deps, row).catch((error: unknown) =>
            deps.log.error({ depositId: row.depositId, error }, 'a deposit could not be followed'),
          ),
        ),
      );
      return due.length;
    },
  };
}

export type DepositService = ReturnType<typeof depositService>;

async function storeOrder(
  deps: DepositServiceDeps,
  site: SiteView,
  order: DepositOrder,
): Promise<DepositRow> {
  const { siteId } = site;
  const store = depositStore(deps.db, siteId);
  const { memberId, key, returnUrlOf: _, ...said } = order;
  const bodyHash = hashBody(said);
  const known = await store.byKey(memberId, key);
  if (!known) {
    const row = newRow(deps, site, { ...order, ...checked(deps, site, order), bodyHash });
    await deps.db.transaction((tx) => storeRow(deps, tx, row, order.promotionId));
  }
  const stored = known ?? (await store.byKey(memberId, key));
  if (!stored) throw new Error(`The deposit of member ${memberId} was not stored`);
  if (stored.bodyHash !== bodyHash) throw new AppError('request.conflict');
  return stored;
}

/** Stores an order under the lock of the wallet, so that of two at once the second is counted with the first. */
async function storeRow(
  { wallet, admit, bonus: promises }: DepositServiceDeps,
  tx: Transaction,
  row: ReturnType<typeof newRow>,
  promotionId: number | undefined,
): Promise<void> {
  const { siteId, memberId, amountMinor } = row;
  const store = depositStore(tx, siteId);
  // A bonus locks the member, who is locked before the wallet.
  const bonus = await promisedWith(tx, promises, row, promotionId);
  await wallet.lock(tx, siteId, memberId);
  // The same order may have been stored while this one waited for the lock.
  if (await store.byKey(memberId, row.idempotencyKey)) return;
  if ((await store.countOpen(memberId)) >= MOST_OPEN)
    throw new AppError('deposit.too_many_open', { most: MOST_OPEN });
  await admit(tx, { siteId, memberId, amountMinor });
  await store.insert({ ...row, bonus });
}

/** The parts of an order that the site's settings decide. */
function checked(
  { rail }: DepositServiceDeps,
  { settings }: SiteView,
  { channel: code, amountMinor, currency }: DepositOrder,
) {
  const channel = settings.depositChannels.find((one) => one.code === code);
  if (!rail || !channel?.isOpen) throw new AppError('deposit.channel_closed');
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new AppError('wallet.amount_invalid');
  if (currency !== settings.currency.code) throw new AppError('wallet.currency_mismatch');
  const { minMinor, maxMinor, feeMinor } = channel;
  if (amountMinor < minMinor) throw new AppError('deposit.amount_below', { minMinor });
  if (amountMinor > maxMinor) throw new AppError('deposit.amount_above', { maxMinor });
  return { feeMinor, rail };
}

function newRow(
  { clock, random }: DepositServiceDeps,
  { siteId }: SiteView,
  order: DepositOrder & { feeMinor: number; rail: ConnectedRail; bodyHash: string },
) {
  const now = clock.now();
  const depositId = orderNumber('D', now, random);
  const { key: idempotencyKey, rail, returnUrlOf, promotionId: _, ...stored } = order;
  return {
    siteId,
    depositId,
    ...stored,
    state: 'created' as const,
    steps: [{ state: 'created' as const, at: now.toISOString() }],
    returnUrl: returnUrlOf(depositId),
    callbackUrl: rail.callbackUrlOf(siteId),
    expiresAt: new Date(now.getTime() + ORDER_LIFE_MS),
    // The order itself asks first; the follow-up begins where it got no answer.
    nextCheckAt: nextCheckOf({ state: 'created', expiresAt: now }, now),
    createdAt: now,
    idempotencyKey,
  };
}

/** Asks the rail for the page of a deposit, as often as it takes: the rail gives one page to one reference. */
async function askForPage(deps: DepositServiceDeps, row: DepositRow): Promise<DepositRow> {
  const { siteId, depositId } = row;
  try {
    const page = await deps.rail?.rail.createPayment({
      reference: depositId,
      siteId,
      amountMinor: payMinor(row),
      currency: row.currency,
      returnUrl: row.returnUrl,
      callbackUrl: row.callbackUrl,
      channel: row.channel,
      language: row.language,
    });
    if (!page) return row;
    const { paymentUrl, cashierReference } = page;
    const found = { paymentUrl, cashierReference, expiresAt: new Date(page.expiresAt) };
    // A callback may have been faster than this answer, and then the deposit may have ended.
    return await change(deps, row, (held, now) =>
      isOpen(held) && held.paymentUrl === null
        ? { ...found, checkedAt: now, ...stepTo({ ...held, ...found }, 'pending', now) }
        : {},
    );
  } catch (error) {
    if (!(error instanceof PaymentRailError)) throw error;
    deps.log.warn({ siteId, depositId, error }, 'the rail gave no payment page');
    // Asked again by the follow-up; the rail gives one page to one reference.
    if (error.fault === 'silent' || error.fault === 'unreachable') return row;
    return change(deps, row, (held, now) =>
      held.state === 'created' ? stepTo(held, 'failed', now) : {},
    );
  }
}

/** Changes a deposit under its lock, and tells its member. */
async function change(
  { db, clock, events }: DepositServiceDeps,
  { siteId, depositId }: DepositRow,
  changed: (held: DepositRow, now: Date) => Partial<DepositRow>,
): Promise<DepositRow> {
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const store = depositStore(tx, siteId);
    const held = await store.hold(depositId);
    if (!held) throw new Error(`Deposit ${depositId} of site ${siteId} is gone`);
    const writing = changed(held, now);
    if (Object.keys(writing).length > 0) await store.write(depositId, writing);
    return { ...held, ...writing };
  });
  events.announce({ siteId, memberId: row.memberId, topic: DEPOSITS_TOPIC });
  return row;
}

type Taken = {
  readonly held: DepositRow;
  readonly kind: Verdict['kind'];
  readonly wallet?: WalletRow;
  /** An odd report was told before, so that nobody has to be told of it again. */
  readonly isRepeated?: boolean;
};

async function takeReport(
  deps: DepositServiceDeps,
  siteId: string,
  report: PaymentCallback,
  isTold = false,
): Promise<Verdict['kind'] | 'unknown'> {
  const done = await deps.db.transaction((tx) => writeReport(tx, deps, { siteId, report, isTold }));
  if (!done) return 'unknown';
  const { held, kind, wallet, isRepeated = false } = done;
  const { memberId, depositId } = held;
  if (wallet) deps.wallet.announce(wallet);
  if (kind === 'contrary' || kind === 'mismatch') {
    if (!isRepeated)
      deps.log.error({ siteId, depositId, report }, `a report of the rail is ${kind}`);
  } else deps.events.announce({ siteId, memberId, topic: DEPOSITS_TOPIC });
  return kind;
}

/** Judges a report; money that was credited by hand meanwhile is not credited again, and a person has to look (OPS-49). */
async function judgeOnce(
  tx: Transaction,
  held: DepositRow,
  report: PaymentCallback,
): Promise<Verdict> {
  const verdict = judge(held, report);
  if (verdict.kind !== 'moves' || verdict.state !== 'credited') return verdict;
  const credited = creditedStore(tx, held.siteId);
  await credited.lockReference(report.cashierReference);
  return (await credited.isCredited(report.cashierReference)) ? { kind: 'contrary' } : verdict;
}

/** Writes what a report changes, the credit and the new state in one transaction. */
async function writeReport(
  tx: Transaction,
  deps: DepositServiceDeps,
  { siteId, report, isTold }: { siteId: string; report: PaymentCallback; isTold: boolean },
): Promise<Taken | undefined> {
  const { reference: depositId, sequence, cashierReference } = report;
  const now = deps.clock.now();
  const store = depositStore(tx, siteId);
  const held = await store.hold(depositId);
  const verdict = held && (await judgeOnce(tx, held, report));
  const oddity = oddityOf(held, verdict?.kind, report);
  let times = 0;
  // An answer to a question repeats what is known; only the channel itself tells twice.
  if (oddity && (isTold || oddity !== 'doubled')) {
    const noted = { reportId: deps.random.id(), oddity, now };
    times = await reportStore(tx, siteId).note(report, noted);
  }
  if (!held || !verdict) return undefined;
  const { kind } = verdict;
  if (kind === 'mismatch' || kind === 'contrary') return { held, kind, isRepeated: times > 1 };
  const seen = { cashierReference, checkedAt: now };
  if (kind === 'stale') {
    await store.write(depositId, { ...seen, nextCheckAt: nextCheckOf(held, now) });
    return { held, kind };
  }
  const stepped = { ...seen, sequence, ...stepTo(held, verdict.state, now) };
  if (verdict.state !== 'credited') {
    await store.write(depositId, stepped);
    return { held, kind };
  }
  const { wallet, ...credited } = await creditDeposit(tx, deps, held, now);
  await store.write(depositId, { ...stepped, ...credited });
  return { held, kind, wallet };
}

async function followUp(deps: DepositServiceDeps, row: DepositRow): Promise<void> {
  const { siteId, depositId } = row;
  const isLate = () => isOverdue(row, deps.clock.now());
  if (row.state === 'created' && !isLate()) return void (await askAgain(deps, row));
  try {
    const report = await deps.rail?.rail.readStatus('payment', depositId);
    if (report) await takeReport(deps, siteId, report);
  } catch (error) {
    if (!(error instanceof PaymentRailError)) throw error;
    deps.log.warn({ siteId, depositId, error }, 'the rail did not tell about a deposit');
  }
  await change(deps, row, (held, now) =>
    isOverdue(held, now) ? stepTo(held, 'expired', now) : { nextCheckAt: nextCheckOf(held, now) },
  );
}

async function askAgain(deps: DepositServiceDeps, row: DepositRow): Promise<void> {
  const asked = await askForPage(deps, row);
  if (isOpen(asked))
    await change(deps, asked, (held, now) => ({ nextCheckAt: nextCheckOf(held, now) }));
}
