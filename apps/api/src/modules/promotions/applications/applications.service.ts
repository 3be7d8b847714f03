import type { ApplicationState } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { notifyLive } from '#platform/live/live-events.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Database } from '#platform/database/connection.ts';
import type { PicturesService } from '#platform/pictures/pictures.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { PROMOTIONS_TOPIC } from '../live-promotions.ts';
import { promotionFault } from '../promotion-state.ts';
import { promotionsStore } from '../promotions.store.ts';
import { fieldFaults, refuseStanding } from './application-faults.ts';
import type { RewardRequest } from './application-faults.ts';
import { applicationViews, newestStates } from './application-views.ts';
import type { Applicant } from './application-views.ts';
import { applicationsStore } from './applications.store.ts';
import type { ApplicationFilter } from './applications.store.ts';

export interface ApplicationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly pictures: Pick<PicturesService, 'loose' | 'take' | 'views'>;
}

/** Applications for the rewards of promotions (API-53, MONEY-15). */
export function applicationsService({ db, clock, random, pictures }: ApplicationsDeps) {
  const { viewOf, viewsOf } = applicationViews({ db, clock, pictures });

  /** Checks and stores a new application; throws what stands in its way. */
  async function storeApplication(
    applicant: Applicant,
    request: RewardRequest,
    key: { idempotencyKey: string; bodyHash: string },
  ): Promise<void> {
    const { siteId, memberId } = applicant;
    const store = applicationsStore(db, siteId);
    const { promotionId: linkedPromotionId, remarks } = request;
    const promotion = await promotionsStore(db, siteId).byLinkedId(linkedPromotionId);
    const fault = promotionFault(promotion, clock.now());
    if (fault || !promotion) throw new AppError(fault ?? 'promotions.not_found');
    refuseStanding(await store.newest(memberId, linkedPromotionId));
    const loose = await pictures.loose(siteId, memberId, request.pictures);
    const faults = fieldFaults(promotion, request, loose);
    if (faults) throw new AppError('promotions.fields_invalid', { fields: faults });
    const pictureIds = [...request.pictures];
    const row = { applicationId: random.id(), memberId, linkedPromotionId, remarks, pictureIds };
    const isStored = await db.transaction(async (tx) => {
      const isNew = await applicationsStore(tx, siteId).insert({
        ...row,
        ...key,
        appliedAt: clock.now(),
      });
      if (isNew && !(await pictures.take(tx, applicant, pictureIds)))
        throw new AppError('promotions.fields_invalid', { fields: { pictures: ['not_found'] } });
      if (isNew) await notifyLive(tx, [{ siteId, memberId, topic: PROMOTIONS_TOPIC }]);
      return isNew;
    });
    // Another request of the member's was first; both came after the look above.
    if (!isStored) refuseStanding(await store.newest(memberId, linkedPromotionId));
  }
  return {
    /**
     * Applies for a reward. A request with a known key gets the application that it made.
     * @throws AppError `promotions.*` that says what is wrong, or `request.conflict`
     */
    async apply(applicant: Applicant, request: RewardRequest, idempotencyKey: string) {
      const store = applicationsStore(db, applicant.siteId);
      const bodyHash = hashBody(request);
      const made = async () => {
        const row = await store.byKey(applicant.memberId, idempotencyKey);
        if (row && row.bodyHash !== bodyHash) throw new AppError('request.conflict');
        return row && viewOf(applicant, row);
      };
      const earlier = await made();
      if (earlier) return earlier;
      try {
        await storeApplication(applicant, request, { idempotencyKey, bodyHash });
      } catch (refusal) {
        // The same request may have been stored since the look above, and then stands in its own way.
        const twin = await made();
        if (twin) return twin;
        throw refusal;
      }
      const stored = await made();
      if (!stored) throw new AppError('promotions.application_open');
      return stored;
    },

    /** A page of the member's own applications, newest first, with how many wait and how many are decided. */
    async list(applicant: Applicant, show: ApplicationFilter, page: { no: number; size: number }) {
      const { siteId, memberId } = applicant;
      const store = applicationsStore(db, siteId);
      const counts = {
        open: await store.count(memberId, 'open'),
        closed: await store.count(memberId, 'closed'),
      };
      const totalCount = show === 'all' ? counts.open + counts.closed : counts[show];
      const rows = await store.list(memberId, show, {
        limit: page.size,
        offset: (page.no - 1) * page.size,
      });
      return {
        content: await viewsOf(applicant, rows),
        counts,
        pageNum: page.no,
        totalPages: Math.ceil(totalCount / page.size),
        totalCount,
      };
    },

    /** The state of the member's newest application for each promotion, by linked id (PROMO-30). */
    states: async (siteId: string, memberId: string): Promise<Map<number, ApplicationState>> =>
      newestStates(await applicationsStore(db, siteId).states(memberId)),
  };
}

export type ApplicationsService = ReturnType<typeof applicationsService>;
