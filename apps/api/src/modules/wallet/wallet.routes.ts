import { walletContract } from '@maidan/contract';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { RecordService } from './records/record.service.ts';
import type { TransferService } from './transfers/transfer.service.ts';
import type { WalletService } from './wallet.service.ts';

export interface WalletRoutesDeps {
  readonly wallet: WalletService;
  readonly records: RecordService;
  readonly transfers: TransferService;
}

export function bindWalletRoutes(
  router: Router,
  { wallet, records, transfers }: WalletRoutesDeps,
): void {
  bind(router, walletContract.readWallet, ({ site, session }) =>
    wallet.readBalance(site.siteId, session.memberId),
  );
  bind(router, walletContract.transferCredits, async ({ site, session, body, idempotencyKey }) => ({
    value: await transfers.transfer(site, {
      ...body,
      agentMemberId: session.memberId,
      key: idempotencyKey,
    }),
  }));
  bind(router, walletContract.listMovements, ({ site, session, query }) => {
    const { currency, timeZone } = site.settings;
    const { memberId } = session;
    const page = { ...query, memberId, timeZone, currency: currency.code };
    return records.listMovements(site.siteId, page);
  });
  bind(router, walletContract.listBets, ({ site, session, query }) => {
    const { currency, timeZone } = site.settings;
    const { vendor, ...page } = vendorFromWire(query);
    const { memberId } = session;
    return records.listBets(site.siteId, {
      ...page,
      vendor,
      memberId,
      timeZone,
      currency: currency.code,
    });
  });
  bind(router, walletContract.readRound, ({ site, session, params, query }) =>
    records.readRound(site.siteId, session.memberId, params.roundId, query.language),
  );
}
