import { AppError, MEMBER_TYPE, serviceContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { ServiceService } from './service.service.ts';

export function bindServiceRoutes(router: Router, { service }: { service: ServiceService }): void {
  bind(router, serviceContract.listServiceEntries, async ({ site, query }) => ({
    value: await service.entries(site, query.language),
  }));

  bind(router, serviceContract.listHelp, ({ site, query }) => service.help(site, query.lang));

  bind(router, serviceContract.countChatUnread, async ({ site, session }) => {
    if (session.type === MEMBER_TYPE.defaultPlayer) throw new AppError('session.role');
    return { value: { unReadCount: await service.chatUnread(site.siteId, session.memberId) } };
  });
}
