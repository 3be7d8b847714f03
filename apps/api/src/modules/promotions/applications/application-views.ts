import type { ApplicationState } from '@maidan/contract/constants';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { PicturesService } from '#platform/pictures/pictures.ts';
import type { Clock } from '#platform/process/clock.ts';
import { promotionFault } from '../promotion-state.ts';
import { promotionsStore } from '../promotions.store.ts';
import type { PromotionRow } from '../promotions.store.ts';
import { applicationsStore } from './applications.store.ts';
import type { ApplicationRow } from './applications.store.ts';

interface ViewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pictures: Pick<PicturesService, 'views'>;
}

/** Who asks, and in which language the titles of promotions are. */
export interface Applicant {
  readonly siteId: string;
  readonly memberId: string;
  readonly language: string;
}

/** Applications as their member reads them, with links to the pictures. */
export function applicationViews({ db, clock, pictures }: ViewDeps) {
  async function viewsOf(applicant: Applicant, rows: readonly ApplicationRow[]) {
    const { siteId, memberId, language } = applicant;
    const linked = rows.map((row) => row.linkedPromotionId);
    const promotions = await promotionsStore(db, siteId).byLinkedIds(linked);
    const shown = await pictures.views(
      siteId,
      rows.flatMap((row) => row.pictureIds),
    );
    const newest = newestStates(await applicationsStore(db, siteId).states(memberId));
    return rows.map((row) => {
      const promotion = promotions.get(row.linkedPromotionId);
      const mayApplyAgain =
        newest.get(row.linkedPromotionId) === 'rejected' &&
        promotionFault(promotion, clock.now()) === undefined;
      const own = row.pictureIds.flatMap((id) => shown.get(id) ?? []);
      return { ...stored(row, promotion, language), pictures: own, mayApplyAgain };
    });
  }

  async function viewOf(applicant: Applicant, row: ApplicationRow) {
    const [view] = await viewsOf(applicant, [row]);
    if (!view) throw new Error('An application that is there has a view');
    return view;
  }

  return { viewsOf, viewOf };
}

/** The state of the newest application for each promotion, by linked id, of a list that begins with the newest. */
export function newestStates(
  rows: readonly { linkedPromotionId: number; state: ApplicationState }[],
): Map<number, ApplicationState> {
  return new Map(rows.toReversed().map((row) => [row.linkedPromotionId, row.state]));
}

function stored(row: ApplicationRow, promotion: PromotionRow | undefined, language: string) {
  return {
    applicationId: row.applicationId,
    promotionId: row.linkedPromotionId,
    title: promotion ? textIn(promotion.title, language) : '',
    image: promotion?.image ?? '',
    state: row.state,
    remarks: row.remarks,
    appliedAt: row.appliedAt.toISOString(),
    ...(row.reviewedAt ? { reviewedAt: row.reviewedAt.toISOString() } : {}),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
    ...(row.reason === null ? {} : { reason: row.reason }),
  };
}
