import { recordExportsContract, recordsContract, walletContract } from '@maidan/contract';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { ExportsService } from '#platform/exports/exports.ts';
import type { RecordExports } from './exports/record-exports.ts';
import type { MovementService } from './movements/movement.service.ts';
import type { ProfitService } from './movements/profit.service.ts';
import type { RecordService } from './records/record.service.ts';
import type { TransferService } from './transfers/transfer.service.ts';
import type { WalletService } from './wallet.service.ts';

export interface WalletRoutesDeps {
  readonly wallet: WalletService;
  readonly records: RecordService;
  readonly movements: MovementService;
  readonly profits: ProfitService;
  readonly transfers: TransferService;
  readonly recordExports: RecordExports;
  readonly exports: Pick<ExportsService, 'order'>;
  /** Lets a step pass that needs a proof of who holds the session. @throws AppError `security.step_up_required` */
  readonly requireProof: (siteId: string, sessionId: string) => Promise<void>;
}

export function bindWalletRoutes(
  router: Router,
  { wallet, records, movements, profits, transfers, requireProof, ...deps }: WalletRoutesDeps,
): void {
  bind(router, walletContract.readWallet, ({ site, session }) =>
    wallet.readBalance(site.siteId, session.memberId),
  );
  bind(router, walletContract.transferCredits, async (context) => {
    const { site, session, body, idempotencyKey: key } = context;
    await requireProof(site.siteId, session.sessionId);
    const command = { ...body, agentMemberId: session.memberId, key };
    return { value: await transfers.transfer(site, command) };
  });
  bind(router, recordsContract.listMovements, ({ site, session, query }) =>
    movements.listMovements(site, { ...query, memberId: session.memberId }),
  );
  bind(router, recordExportsContract.orderRecordExport, async ({ site, session, body }) => {
    const wish = body.record === 'betting_record' ? vendorFromWire(body) : body;
    const { memberId } = session;
    return { value: await deps.recordExports.order(deps.exports, site, memberId, wish) };
  });
  bind(router, recordsContract.readProfitAndLoss, ({ site, session, query }) =>
    profits.read(site, { ...query, memberId: session.memberId }),
  );
  bind(router, recordsContract.readReceipt, ({ site, session, params, query }) =>
    movements.readReceipt(site, { ...params, ...query, memberId: session.memberId }),
  );
  bind(router, walletContract.listBets, ({ site, session, query }) =>
    records.listBets(site, { ...vendorFromWire(query), memberId: session.memberId }),
  );
  bind(router, walletContract.listBetTitles, async ({ site, session, query }) => ({
    list: await records.listTitles(site, { ...query, memberId: session.memberId }),
  }));
  bind(router, walletContract.listProofs, async ({ site, session, query }) => ({
    list: await records.listProofs(site.siteId, session.memberId, query.language),
  }));
  bind(router, walletContract.readRound, ({ site, session, params, query }) =>
    records.readRound(site.siteId, session.memberId, params.roundId, query.language),
  );
}
