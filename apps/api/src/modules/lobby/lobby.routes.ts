import { lobbyContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { BannersService } from './banners.service.ts';
import type { HomeService } from './home.service.ts';
import type { WinnersService } from './winners.service.ts';

export interface LobbyRoutesDeps {
  readonly home: HomeService;
  readonly banners: BannersService;
  readonly winners: WinnersService;
}

export function bindLobbyRoutes(router: Router, { home, banners, winners }: LobbyRoutesDeps): void {
  bind(router, lobbyContract.readHome, ({ site, query }) => home.read(site, query.language));

  bind(router, lobbyContract.listBanners, async ({ site, query }) => ({
    value: await banners.list(site, query.groupName, query.language),
  }));

  bind(router, lobbyContract.listWinners, async ({ site, query }) => ({
    value: { list: await winners.list(site, query.language) },
  }));
}
