import type { ApplicationState } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { hashBody } from '#platform/database/body-hash.ts';
import type { RewardRequest } from './application-faults.ts';
import type { ApplicationsDeps } from './application-writer.ts';
import { applicationWriter } from './application-writer.ts';
import { applicationViews, newestStates } from './application-views.ts';
import type { Applicant } from './application-views.ts';
import { applicationsStore } from './applications.store.ts';
import type { ApplicationFilter } from './applications.store.ts';

/** Applications for the rewards of promotions (API-53, MONEY-15). */
export function applicationsService(deps: ApplicationsDeps) {
  const { db, clock, pictures } = deps;
  const { viewOf, viewsOf } = applicationViews({ db, clock, pictures });
  const { storeApplication } = applicationWriter(deps);
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
