import { AppError, memberContract } from '@maidan/contract';
import type { Database } from '#platform/database.ts';
import { bind } from '#platform/http.ts';
import type { Router } from '#platform/http.ts';
import { memberInfo } from './member.service.ts';
import { memberStore } from './member.store.ts';

/** Binds the endpoints of the member. */
export function bindMemberRoutes(router: Router, { db }: { db: Database }): void {
  bind(router, memberContract.readMemberInfo, async ({ site, session }) => {
    const row = await memberStore(db, site.siteId).findById(session.memberId);
    if (!row) throw new AppError('session.expired');
    return { value: memberInfo(row) };
  });
}
