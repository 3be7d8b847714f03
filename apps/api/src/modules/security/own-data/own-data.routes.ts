import { AppError, ownDataContract } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { OwnDataService } from './own-data.service.ts';

export interface OwnDataRoutesDeps {
  readonly db: Database;
  readonly ownData: OwnDataService;
}

/** What members do with what is kept of them (MEMBERX-10). */
export function bindOwnDataRoutes(router: Router, { db, ownData }: OwnDataRoutesDeps): void {
  const ownerOf = async ({ siteId }: SiteView, session: SessionView): Promise<MemberRow> => {
    const owner = await memberStore(db, siteId).findById(session.memberId);
    if (!owner) throw new AppError('session.expired');
    return owner;
  };

  bind(router, ownDataContract.readOwnData, async ({ site, session }) => ({
    value: await ownData.read(site, await ownerOf(site, session)),
  }));

  bind(router, ownDataContract.setMarketingConsent, async ({ site, session, body }) => {
    await ownData.setMarketingConsent(site.siteId, session.memberId, body.isGiven);
    return { value: true } as const;
  });

  bind(router, ownDataContract.exportOwnData, async ({ site, session }) => ({
    value: await ownData.export(site.siteId, session),
  }));

  bind(router, ownDataContract.closeAccount, async ({ site, session }) => {
    await ownData.close(site, session);
    return { value: true } as const;
  });
}
