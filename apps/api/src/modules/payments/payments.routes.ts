import { depositsContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { DepositService } from './deposit.service.ts';
import { channelViews, depositView } from './deposit.view.ts';

export interface PaymentsRoutesDeps {
  readonly deposits: DepositService;
  /** Origin of the lobby for a visitor's host, to which the rail's page leads back. */
  readonly lobbyOriginOf: (host: string) => string;
}

export function bindPaymentsRoutes(
  router: Router,
  { deposits, lobbyOriginOf }: PaymentsRoutesDeps,
): void {
  bind(router, depositsContract.listDepositChannels, async ({ site, session, query }) => {
    const open = await deposits.listOpen(site.siteId, session.memberId);
    const { language } = query;
    return {
      value: {
        channels: channelViews(site, language, deposits.hasRail),
        open: open.map((row) => depositView(site, row, language)),
      },
    };
  });
  bind(router, depositsContract.orderDeposit, async (context) => {
    const { site, session, body, idempotencyKey: key, origin } = context;
    const { memberId } = session;
    const returnUrlOf = (number: string) => `${lobbyOriginOf(origin.host)}/m/deposit/${number}`;
    const row = await deposits.order(site, { ...body, memberId, key, returnUrlOf });
    return { value: depositView(site, row, body.language) };
  });
  bind(router, depositsContract.readDeposit, async ({ site, session, params, query }) => {
    const row = await deposits.read(site.siteId, session.memberId, params.number);
    return { value: depositView(site, row, query.language) };
  });
}
