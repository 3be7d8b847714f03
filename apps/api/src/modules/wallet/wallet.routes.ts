import { walletContract } from '@maidan/contract';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import { bind, bindResponse } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView } from '#platform/http/request-context.ts';
import type { RecordService } from './records/record.service.ts';
import type { TransferService } from './transfers/transfer.service.ts';
import type { WalletEvents } from './stream/wallet.events.ts';
import type { WalletService } from './wallet.service.ts';
import { STREAMS_PER_MEMBER, streamPlaces } from './stream/places.ts';
import { walletStream } from './stream/wallet.stream.ts';
import type { StreamSession } from './stream/wallet.stream.ts';

export interface WalletRoutesDeps {
  readonly wallet: WalletService;
  readonly records: RecordService;
  readonly transfers: TransferService;
  readonly events: WalletEvents;
  /** Follows the session of a stream for as long as the stream is open. */
  readonly sessionOf: (siteId: string, session: SessionView) => StreamSession;
}

export function bindWalletRoutes(
  router: Router,
  { wallet, records, transfers, events, sessionOf }: WalletRoutesDeps,
): void {
  const places = streamPlaces(STREAMS_PER_MEMBER);
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
  bindResponse(router, walletContract.followWallet, async ({ site, session }, c) => {
    const { siteId } = site;
    const { memberId } = session;
    await wallet.readBalance(siteId, memberId);
    const { signal } = c.req.raw;
    const stream = walletStream({
      siteId,
      memberId,
      events,
      readBalance: wallet.readBalance,
      session: sessionOf(siteId, session),
      places,
      signal,
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
  });
}
