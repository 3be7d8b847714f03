import { presentersContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { PresentersService } from './presenters.service.ts';

export function bindPresenterRoutes(
  router: Router,
  { presenters }: { presenters: PresentersService },
): void {
  bind(router, presentersContract.listModels, async ({ site, query }) => ({
    value: { modelList: await presenters.models(site, query) },
  }));
  bind(router, presentersContract.listAnchors, async ({ site, query: { kind, language } }) => ({
    value:
      kind === 'hot'
        ? { hotAnchorList: await presenters.hot(site, language) }
        : { recommendAnchorList: await presenters.recommended(site, language) },
  }));
  bind(router, presentersContract.listFocus, async ({ site, query }) => ({
    value: { focusList: await presenters.focus(site, query.language) },
  }));
}
