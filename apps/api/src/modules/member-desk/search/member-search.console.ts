import { consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { maskedMail, maskedNumber } from '../reveal/masks.ts';
import { findMembers } from './member-search.ts';
import type { Found } from './member-search.ts';
import { memberSearchStore } from './member-search.store.ts';

/** What the search for members needs. */
export interface MemberSearchDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The dialling code of a site's numbers that are typed without one. */
  readonly diallingCodeOf: (siteId: string) => string;
}

/** Binds the search for members (OPS-41). What is personal leaves the server masked. */
export function bindMemberSearch(router: ConsoleRouter, deps: MemberSearchDeps): void {
  bindConsole(router, consoleContract.searchMembers, async ({ params, body }) => {
    const { text, by, cursor, limit } = body;
    const store = memberSearchStore(deps.db, params.site, deps.clock.now());
    const diallingCode = deps.diallingCodeOf(params.site);
    const { found, next } = await findMembers(store, { text, by, cursor, limit, diallingCode });
    return { list: found.map(view), ...(next === undefined ? {} : { next }) };
  });
}

function view(row: Found) {
  const { memberId, account, nickname, type, status, blocked, by, lastLoginAt } = row;
  return {
    memberId,
    account,
    nickname,
    type,
    status,
    blocked: [...blocked],
    mobile: maskedNumber(row.mobile),
    mail: maskedMail(row.mail),
    joinedAt: new Date(row.joinedAt).toISOString(),
    ...(lastLoginAt === null ? {} : { lastLoginAt: new Date(lastLoginAt).toISOString() }),
    by,
  };
}
