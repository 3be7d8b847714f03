import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import { bonusStore } from '#modules/wallet/index.ts';
import { textIn } from '#platform/database/columns.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { workedExample } from '../promotion-example.ts';
import type { ExampleFigures } from '../promotion-example.ts';
import { promotionFault } from '../promotion-state.ts';
import { promotionsStore } from '../promotions.store.ts';
import type { PromotionRow } from '../promotions.store.ts';
import type { BonusTerms } from '../promotions.tables.ts';
import type { BonusService } from './bonus.service.ts';
import { contributing, notCounted } from './bonus.view.ts';

export interface DepositBonusDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bonuses: Pick<BonusService, 'admit' | 'grant'>;
}

/** What a member is promised with a deposit, as the order stores it. Amounts in minor units. */
export interface PromisedBonus {
  readonly promotionId: number;
  readonly title: LocalisedText;
  readonly amountMinor: number;
  readonly wagerMinor: number;
  readonly contributions: Readonly<Record<string, number>>;
  readonly lifeDays: number;
}

interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

/** The deposit that a bonus belongs to. */
interface Credited extends Whose {
  readonly currency: string;
}

type AtDeposit = PromotionRow & {
  readonly figures: ExampleFigures;
  readonly bonus: BonusTerms;
};

/** One bonus of a promotion for each member, whatever it is taken along with. */
const sourceOf = (promotionId: number, memberId: string) =>
  `deposit-promotion:${promotionId}:${memberId}`;

/** Promotions that a member may take along with a deposit (MONEY-07). None is chosen beforehand. */
export function depositBonusService(deps: DepositBonusDeps) {
  const { db, clock } = deps;
  return {
    /** The promotions that the member may take along now, worked out for an amount. */
    async list(
      { siteId, settings }: SiteView,
      asked: { memberId: string; amountMinor: number; language: string },
    ) {
      const { memberId, amountMinor, language } = asked;
      const whose = { siteId, memberId };
      const isAdmitted = await db.transaction((tx) => refusalOf(deps.bonuses.admit(tx, whose)));
      if (isAdmitted) return [];
      const now = clock.now();
      const rows = await promotionsStore(db, siteId).begunBy(now, now);
      const had = await Promise.all(rows.map((row) => hasHad(db, siteId, memberId, row)));
      return rows
        .filter((row, index) => !had[index] && !promotionFault(row, now))
        .filter(isAtDeposit)
        .map((row) => optionView(row, amountMinor, settings.currency.code, language));
    },

    /**
     * What a promotion promises with a deposit of an amount that is ordered now.
     * @throws AppError promotions.not_found, promotions.not_begun, promotions.ended, bonus.had_before, bonus.deposit_below, and
     * what forbids the member a bonus
     */
    promise: (
      tx: Transaction,
      whose: Whose,
      order: { promotionId: number; amountMinor: number },
    ): Promise<PromisedBonus> => promise(deps, tx, whose, order),

    /**
     * Why a promised bonus cannot be given now: its promotion ended meanwhile, or the member may have none any more. Asked in
     * the transaction that credits the deposit, before the wallet is locked; the deposit is credited all the same.
     */
    async refusal(
      tx: Transaction,
      { siteId, memberId }: Credited,
      { promotionId }: PromisedBonus,
    ): Promise<string | undefined> {
      const row = await promotionsStore(tx, siteId).find(promotionId);
      const fault = promotionFault(row, clock.now());
      if (fault) return fault;
      if (row && (await hasHad(tx, siteId, memberId, row))) return 'bonus.had_before';
      return refusalOf(deps.bonuses.admit(tx, { siteId, memberId }));
    },

    /** Gives a promised bonus that is not refused, in the transaction that credited its deposit. */
    async give(
      tx: Transaction,
      { siteId, memberId, currency }: Credited,
      promised: PromisedBonus,
    ): Promise<void> {
      const { promotionId, title, amountMinor, wagerMinor, contributions, lifeDays } = promised;
      const draft = {
        siteId,
        memberId,
        source: sourceOf(promotionId, memberId),
        promotionId,
        title,
        currency: currency as CurrencyCode,
        amountMinor,
        wagerMinor,
        contributions,
        lifeDays,
      };
      await deps.bonuses.grant(tx, draft);
    },
  };
}

async function promise(
  { clock, bonuses }: DepositBonusDeps,
  tx: Transaction,
  whose: Whose,
  { promotionId, amountMinor }: { promotionId: number; amountMinor: number },
): Promise<PromisedBonus> {
  const { siteId, memberId } = whose;
  const row = await promotionsStore(tx, siteId).find(promotionId);
  if (!row || !isAtDeposit(row)) throw new AppError('promotions.not_found');
  const fault = promotionFault(row, clock.now());
  if (fault) throw new AppError(fault);
  await bonuses.admit(tx, whose);
  if (await hasHad(tx, siteId, memberId, row)) throw new AppError('bonus.had_before');
  const { rewardMinor, wagerMinor } = workedOut(row, amountMinor);
  if (rewardMinor === 0) throw new AppError('bonus.deposit_below', { fromMinor: leastOf(row) });
  const { title, bonus } = row;
  const { contributions, lifeDays } = bonus;
  return { promotionId, title, amountMinor: rewardMinor, wagerMinor, contributions, lifeDays };
}

export type DepositBonusService = ReturnType<typeof depositBonusService>;

/** The code of the rule that refused, which wrote nothing; every other failure is passed on. */
async function refusalOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function hasHad(db: Queryable, siteId: string, memberId: string, row: PromotionRow) {
  const source = sourceOf(row.promotionId, memberId);
  return (await bonusStore(db, siteId).bySource(source)) !== undefined;
}

function isAtDeposit(row: PromotionRow): row is AtDeposit {
  return row.bonus?.atDeposit === true && row.figures?.basis === 'deposit';
}

function workedOut({ figures }: AtDeposit, amountMinor: number) {
  const [worked] = workedExample({ ...figures, amountsMinor: [amountMinor] }, '').cases;
  return { rewardMinor: worked?.rewardMinor ?? 0, wagerMinor: worked?.wagerMinor ?? 0 };
}

/** The least deposit that gets something. */
const leastOf = ({ figures }: AtDeposit): number => figures.steps[0]?.fromMinor ?? 0;

function optionView(row: AtDeposit, amountMinor: number, currency: string, language: string) {
  const { figures, bonus } = row;
  return {
    promotionId: row.promotionId,
    title: textIn(row.title, language),
    ...(row.summary ? { summary: textIn(row.summary, language) } : {}),
    fromMinor: leastOf(row),
    ...workedOut(row, amountMinor),
    ...(figures.mostMinor === undefined ? {} : { mostMinor: figures.mostMinor }),
    wagerTimes: figures.wagerTimes ?? 0,
    lifeDays: bonus.lifeDays,
    contributions: contributing(bonus.contributions),
    notCounted: notCounted(bonus.contributions),
    ...(row.endsAt ? { endsAt: row.endsAt.toISOString() } : {}),
    currency,
  };
}
