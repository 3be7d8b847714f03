import { AppError } from '@maidan/contract/errors';
import type { Transaction } from '#platform/database/connection.ts';
import type { ApplicationRow } from '../applications/applications.store.ts';
import type { BonusService } from '../bonuses/bonus.service.ts';
import { promotionsStore } from '../promotions.store.ts';
import type { PromotionRow } from '../promotions.store.ts';
import { conditionFrom, judgeEligibility } from './eligibility.rules.ts';
import type { ApplicationCheck } from './eligibility.rules.ts';
import { eligibilityStore } from './eligibility.store.ts';

/** What eligibility is computed with: the rule by which a bonus is granted or not. */
export type EligibilityGate = Pick<BonusService, 'admit'>;

/** Computes the checks of an application, as they are in a transaction (OPS-50). */
export async function readEligibility(
  tx: Transaction,
  bonuses: EligibilityGate,
  siteId: string,
  row: ApplicationRow,
): Promise<ApplicationCheck[]> {
  const { memberId, linkedPromotionId, applicationId, pictureIds } = row;
  const store = eligibilityStore(tx, siteId);
  // One after the other: a transaction has one connection.
  const promotion = await promotionsStore(tx, siteId).byLinkedId(linkedPromotionId);
  const memberFault = await faultOf(bonuses.admit(tx, { siteId, memberId }));
  const applied = await store.otherApplications(memberId, linkedPromotionId, applicationId);
  const given = promotion
    ? await store.otherBonuses(memberId, promotion.promotionId, promotion.startsAt)
    : 0;
  const pictures = await store.pictures(memberId, pictureIds);
  const reachedMinor = promotion && (await reachedBy(store, row, promotion));
  return judgeEligibility(row, {
    promotion,
    memberFault,
    others: applied + given,
    pictures,
    reachedMinor,
  });
}

/** The code with which something is refused; undefined when it is not. */
async function faultOf(asked: Promise<void>): Promise<string | undefined> {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** How far a member got toward the condition of a promotion, from its begin until the application. */
async function reachedBy(
  store: ReturnType<typeof eligibilityStore>,
  { memberId, appliedAt: until }: ApplicationRow,
  promotion: PromotionRow,
): Promise<number | undefined> {
  if (conditionFrom(promotion) === undefined) return undefined;
  const span = { memberId, from: promotion.startsAt, until };
  const basis = promotion.figures?.basis;
  if (basis === 'deposit') return store.deposited(span);
  return basis === 'net_loss' ? store.netLoss(span) : store.balance(memberId);
}
