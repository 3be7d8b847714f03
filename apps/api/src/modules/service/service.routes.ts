import { serviceContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { ServiceService } from './service.service.ts';

export function bindServiceRoutes(router: Router, { service }: { service: ServiceService }): void {
  bind(router, serviceContract.listServiceEntries, async ({ site, query }) => ({
    value: await service.entries(site, query.language),
  }));

  bind(router, serviceContract.listHelp, ({ site, query }) => service.help(site, query.lang));
}
