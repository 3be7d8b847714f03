import { noticesContract } from '@maidan/contract';
import type { lobbyContract } from '@maidan/contract';
import type { z } from 'zod';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { NoticesService } from './notices.service.ts';

type Banner = z.output<typeof lobbyContract.bannerSchema>;

export function bindNoticesRoutes(
  router: Router,
  { notices }: { notices: NoticesService<Banner> },
): void {
  bind(router, noticesContract.listAnnouncements, async ({ site, session, query }) => ({
    value: await notices.list(site, session, query),
  }));

  bind(router, noticesContract.listPopularAnnouncements, async ({ site, session, query }) => ({
    value: await notices.popular(site.siteId, session, query.language),
  }));

  bind(router, noticesContract.markAnnouncementRead, async ({ site, session, body }) => ({
    value: await notices.markRead(site.siteId, session, [body.announcementId].flat()),
  }));

  bind(router, noticesContract.countNoticesUnread, async ({ site, session }) => ({
    value: await notices.unread(site.siteId, session.memberId),
  }));
}
