import { rewardApplicationsContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { ApplicationsService } from './applications.service.ts';

/** Binds the calls by which members apply for rewards and read their applications. */
export function bindApplicationsRoutes(
  router: Router,
  { applications }: { applications: ApplicationsService },
): void {
  bind(router, contract.requestReward, async ({ site, session, body, idempotencyKey }) => {
    const language = site.settings.locales.default;
    const applicant = { siteId: site.siteId, memberId: session.memberId, language };
    const application = await applications.apply(applicant, body, idempotencyKey);
    return { value: { success: true, application } };
  });

  bind(router, contract.listApplications, async ({ site, session, query }) => {
    const { language, show, pageNo: no, pageSize: size } = query;
    const applicant = { siteId: site.siteId, memberId: session.memberId, language };
    return applications.list(applicant, show, { no, size });
  });
}
