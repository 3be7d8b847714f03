import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import { PlainError } from '@maidan/deployment/plain-error';
import { walletCurrency } from '#modules/wallet/index.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { BonusDraft, BonusService } from '../bonuses/bonus.service.ts';
import { promotionsStore } from '../promotions.store.ts';
import type { PromotionRow } from '../promotions.store.ts';
import type { ApplicationRow } from './applications.store.ts';

/** How long a reward runs whose promotion does not say it. */
const LIFE_DAYS = 30;

/**
 * What the reward of an application would be, and a text that changes with what the promotion gives.
 * @throws PlainError when the amount is missing, no positive integer or above the promotion's most
 */
export async function measureReward(
  tx: Transaction,
  row: ApplicationRow,
  { siteId, amountMinor: asked }: { siteId: string; amountMinor?: number | undefined },
): Promise<{ amountMinor: number; terms: string }> {
  const promotion = await promotionOf(tx, siteId, row);
  const { figures, bonus } = promotion;
  const terms = hashBody({ figures, bonus }).slice(0, 12);
  return { amountMinor: checkedAmount(promotion, asked), terms };
}

/**
 * Gives the reward of an application as a bonus (MONEY-15); answers what the audit trail says of it. Without an amount it is
 * the one that the promotion names.
 * @throws PlainError when the amount is missing, no positive integer or above the promotion's most, or the member may have none
 */
export async function giveReward(
  tx: Transaction,
  bonuses: Pick<BonusService, 'grant'>,
  row: ApplicationRow,
  { siteId, amountMinor: asked }: { siteId: string; amountMinor?: number | undefined },
): Promise<{ amountMinor: number; bonusId: string }> {
  const promotion = await promotionOf(tx, siteId, row);
  const amountMinor = checkedAmount(promotion, asked);
  const currency = await walletCurrency(tx, siteId, row.memberId);
  const draft = draftOf(row, promotion, { siteId, amountMinor, currency });
  try {
    const { bonusId } = await bonuses.grant(tx, draft);
    return { amountMinor, bonusId };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new PlainError(
      `The member ${row.memberId} may have no bonus now (${error.code}); nothing was given.`,
    );
  }
}

async function promotionOf(
  tx: Transaction,
  siteId: string,
  { linkedPromotionId, applicationId }: ApplicationRow,
): Promise<PromotionRow> {
  const promotion = await promotionsStore(tx, siteId).byLinkedId(linkedPromotionId);
  if (promotion) return promotion;
  throw new PlainError(`The promotion of the application ${applicationId} is gone.`);
}

function checkedAmount({ figures }: PromotionRow, asked: number | undefined): number {
  const amountMinor = asked ?? onlyReward(figures);
  if (amountMinor === undefined)
    throw new PlainError('The promotion names no single amount: say --amount.');
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new PlainError('An --amount is a whole number of minor units above zero.');
  if (amountMinor > (figures?.mostMinor ?? Infinity))
    throw new PlainError(`The promotion gives at most ${figures?.mostMinor} minor units.`);
  return amountMinor;
}

/** The one amount that a promotion gives, if it gives no other. */
export function onlyReward(figures: PromotionRow['figures']): number | undefined {
  const rewards = (figures?.steps ?? []).map((step) =>
    'rewardMinor' in step ? step.rewardMinor : Number.NaN,
  );
  const given = new Set(rewards.filter((reward) => reward !== 0));
  const [reward] = given;
  return given.size === 1 && Number.isInteger(reward) ? reward : undefined;
}

function draftOf(
  { memberId, applicationId }: ApplicationRow,
  { promotionId, title, figures, bonus }: PromotionRow,
  given: { siteId: string; amountMinor: number; currency: CurrencyCode },
): BonusDraft {
  return {
    ...given,
    memberId,
    source: `application:${applicationId}`,
    promotionId,
    title,
    wagerMinor: given.amountMinor * (figures?.wagerTimes ?? 0),
    contributions: bonus?.contributions ?? {},
    lifeDays: bonus?.lifeDays ?? LIFE_DAYS,
  };
}
