import { AppError, inboxContract, MEMBER_TYPE } from '@maidan/contract';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { inboxStore } from './inbox.store.ts';
import type { InboxRow } from './inbox.store.ts';

const PAGE_SIZE = 30;

export interface InboxRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The messages of the site to a member (MEMBERX-07). */
export function bindInboxRoutes(router: Router, { db, clock }: InboxRoutesDeps): void {
  bind(router, inboxContract.listInbox, async ({ site, session, query }) => {
    const memberId = readerOf(session);
    const { pageNum, language } = query;
    const inbox = inboxStore(db, site.siteId);
    const place = { limit: PAGE_SIZE, offset: (pageNum - 1) * PAGE_SIZE };
    const [rows, { total, unread }] = await Promise.all([
      inbox.list(memberId, place),
      inbox.state(memberId),
    ]);
    const messages = rows.map((row) => messageView(row, language));
    const totalPages = Math.ceil(total / PAGE_SIZE);
    return { value: { messages, unread, pageNum, totalPages, totalCount: total } };
  });

  bind(router, inboxContract.markInboxRead, async ({ site, session, body }) => {
    const memberId = readerOf(session);
    const inbox = inboxStore(db, site.siteId);
    if ('sentUntil' in body) {
      await inbox.markReadUntil(memberId, new Date(body.sentUntil), clock.now());
    } else if (!(await inbox.markNamedRead(memberId, body.messageIds, clock.now()))) {
      throw new AppError('member.message_not_found');
    }
    return { value: await inbox.countUnread(memberId) };
  });

  bind(router, inboxContract.countInboxUnread, async ({ site, session }) => ({
    value: await inboxStore(db, site.siteId).countUnread(readerOf(session)),
  }));
}

/** The member whose inbox it is; the default player has none (SESS-20). */
function readerOf({ memberId, type }: SessionView): string {
  if (type === MEMBER_TYPE.defaultPlayer) throw new AppError('session.role');
  return memberId;
}

function messageView({ messageId, title, body, createdAt, readAt }: InboxRow, language: string) {
  return {
    messageId,
    title: textIn(title, language),
    body: textIn(body, language),
    sentAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}
