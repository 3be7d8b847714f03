import { linksContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { LinksService } from './links.service.ts';

const THIS_MONTH = 'month';

/** The links by which agents invite (AGENTX-07). */
export function bindLinksRoutes(router: Router, { links }: { links: LinksService }): void {
  bind(router, contract.readLinks, async ({ site, session, query }) => ({
    value: await links.read(site, session.memberId, query.period),
  }));
  bind(router, contract.addLink, async ({ site, session, body }) => {
    await links.add(site, session.memberId, body);
    return { value: await links.read(site, session.memberId, THIS_MONTH) };
  });
  bind(router, contract.changeLink, async ({ site, session, params, body }) => {
    await links.change(site, session.memberId, { ...params, ...body });
    return { value: await links.read(site, session.memberId, THIS_MONTH) };
  });
}
