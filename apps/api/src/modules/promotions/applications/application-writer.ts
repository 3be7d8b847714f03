import { AppError } from '@maidan/contract/errors';
import { holdMember } from '#modules/member/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { PicturesService } from '#platform/pictures/pictures.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { PROMOTIONS_TOPIC } from '../live-promotions.ts';
import { promotionFault } from '../promotion-state.ts';
import { promotionsStore } from '../promotions.store.ts';
import { fieldFaults, refuseStanding } from './application-faults.ts';
import type { RewardRequest } from './application-faults.ts';
import type { Applicant } from './application-views.ts';
import { applicationsStore } from './applications.store.ts';

export interface ApplicationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly pictures: Pick<PicturesService, 'loose' | 'take' | 'views'>;
  /** Lets a member ask for a reward. @throws AppError safety.promotions_blocked */
  readonly admitReward: (tx: Transaction, whose: Applicant) => Promise<void>;
}

/** Stores applications for the rewards of promotions. */
export function applicationWriter({ db, clock, random, pictures, admitReward }: ApplicationsDeps) {
  return {
    /**
     * Checks and stores a new application.
     * @throws AppError `promotions.*` that says what stands in its way
     */
    async storeApplication(
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
        // A block that is set at the same moment is seen here, or sees this application.
        await holdMember(tx, siteId, memberId);
        await admitReward(tx, applicant);
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
    },
  };
}
