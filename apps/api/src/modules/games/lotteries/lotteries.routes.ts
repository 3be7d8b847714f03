import { lotteriesContract } from '@maidan/contract';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { LOTTERY_TYPES } from './lottery-rows.ts';
import type { LotteriesService } from './lotteries.service.ts';

/** Binds the endpoints of lotteries, and the menus of games. */
export function bindLotteriesRoutes(
  router: Router,
  { lotteries }: { lotteries: LotteriesService },
): void {
  bind(router, lotteriesContract.listGameMenus, ({ site, query }) =>
    lotteries.gameMenus(site, query.language),
  );

  bind(router, lotteriesContract.listLotteries, ({ site, query }) => {
    const types = query.gameType === undefined ? LOTTERY_TYPES : [query.gameType];
    return lotteries.list(site, types, query.language);
  });

  bind(router, lotteriesContract.readLotteryMenu, ({ site, query }) =>
    lotteries.menu(site, query.language),
  );

  bind(router, lotteriesContract.listNumero, ({ site, query }) =>
    lotteries.numero(site, vendorFromWire(query)),
  );

  bind(router, lotteriesContract.listRecentVnLottery, ({ site, query }) =>
    lotteries.recentVn(site, query.language),
  );

  bind(router, lotteriesContract.listVnNumero, ({ site, query }) =>
    lotteries.numero(site, vendorFromWire(query), true),
  );
}
