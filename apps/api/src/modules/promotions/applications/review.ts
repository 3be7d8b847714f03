import { AppError } from '@maidan/contract/errors';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { PicturesService } from '#platform/pictures/pictures.ts';
import { readEligibility } from '../eligibility/eligibility.ts';
import type { EligibilityGate } from '../eligibility/eligibility.ts';
import { promotionsStore } from '../promotions.store.ts';
import type { PromotionRow } from '../promotions.store.ts';
import { applicationsStore } from './applications.store.ts';
import type { ApplicationRow } from './applications.store.ts';

const MOST_EARLIER = 20;

/** What a review is read with. */
export interface ReviewDeps {
  readonly db: Database;
  readonly bonuses: EligibilityGate;
  /** Links to pictures, which expire. */
  readonly pictures: Pick<PicturesService, 'views'>;
}

/** Which application is reviewed, and the language of the title. */
interface Asked {
  readonly siteId: string;
  readonly applicationId: string;
  readonly language: string;
}

/**
 * Reads what a decision on an application needs (OPS-50).
 * @throws AppError operators.unknown_target for one of another site as for one that never was
 */
export async function readReview(
  { db, bonuses, pictures }: ReviewDeps,
  { siteId, applicationId, language }: Asked,
) {
  const store = applicationsStore(db, siteId);
  const row = await store.find(applicationId);
  if (!row) throw new AppError('operators.unknown_target');
  const promotion = await promotionsStore(db, siteId).byLinkedId(row.linkedPromotionId);
  const page = { limit: MOST_EARLIER + 1, offset: 0 };
  const all = await store.list(row.memberId, 'all', page);
  const earlier = all.filter((one) => one.applicationId !== applicationId).slice(0, MOST_EARLIER);
  const links = await pictures.views(siteId, row.pictureIds);
  return {
    ...applicationView(row),
    checks: await db.transaction((tx) => readEligibility(tx, bonuses, siteId, row)),
    shown: row.pictureIds.flatMap((id) => links.get(id) ?? []),
    ...(promotion ? { rules: rulesOf(promotion, language) } : {}),
    earlier: earlier.map(applicationView),
  };
}

function rulesOf(promotion: PromotionRow, language: string) {
  const { title, startsAt, endsAt, remarkRequired, imageRequired, figures } = promotion;
  return {
    title: textIn(title, language),
    startsAt: startsAt.toISOString(),
    ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
    needsRemarks: remarkRequired,
    needsPicture: imageRequired,
    ...(figures?.mostMinor === undefined ? {} : { mostMinor: figures.mostMinor }),
    ...(figures?.wagerTimes === undefined ? {} : { wagerTimes: figures.wagerTimes }),
  };
}

/** An application as operators see it in lists. */
export function applicationView(row: ApplicationRow) {
  return {
    applicationId: row.applicationId,
    memberId: row.memberId,
    promotion: row.linkedPromotionId,
    state: row.state,
    remarks: row.remarks,
    pictures: row.pictureIds.length,
    ...(row.reason === null ? {} : { reason: row.reason }),
    appliedAt: row.appliedAt.toISOString(),
    ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt.toISOString() }),
  };
}
