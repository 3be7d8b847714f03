export { bindCallbackRoutes } from './callback.routes.ts';
export type { DepositServiceDeps } from './deposit.service.ts';
export { depositService } from './deposit.service.ts';
export type { DepositService } from './deposit.service.ts';
export { CALLBACK_PATH, PaymentRailError } from './payments.ports.ts';
export { liveDeposits } from './live-deposits.ts';
export { bindPayoutAccountRoutes } from './accounts/payout-account.routes.ts';
export { payoutAccountService } from './accounts/payout-account.service.ts';
export { bindPaymentsRoutes } from './payments.routes.ts';
export type { ConnectedRail } from './payments.ports.ts';
export { depositStore } from './deposit.store.ts';
export { liveWithdrawals } from './withdrawals/live-withdrawals.ts';
export { payoutService } from './withdrawals/payout.service.ts';
export {
  holdUndecided,
  isInReview,
  takeUp,
  withdrawalDecisions,
} from './withdrawals/withdrawal.decisions.ts';
export type { WithdrawalDecisionDeps } from './withdrawals/withdrawal.decisions.ts';
export { isPayoutLate } from './withdrawals/withdrawal.rules.ts';
export { bindWithdrawalRoutes } from './withdrawals/withdrawal.routes.ts';
export { withdrawalService } from './withdrawals/withdrawal.service.ts';
export type { WithdrawalServiceDeps } from './withdrawals/withdrawal.service.ts';
export { withdrawalStore } from './withdrawals/withdrawal.store.ts';
export { batchStore } from './batches/batch.store.ts';
export type { CountedBatch } from './batches/batch.store.ts';
export { payoutBatches } from './batches/payout-batches.ts';
export type { PayoutBatches } from './batches/payout-batches.ts';
export { isByFile } from './withdrawals/withdrawal.rules.ts';
export { payoutStopStore } from './stops/payout-stop.store.ts';
export type { StopRow } from './stops/payout-stop.tables.ts';
export { payoutStops } from './stops/payout-stops.ts';
export { creditedStore } from './credited.store.ts';
export { countOpenReports, reportStore } from './reports/report.store.ts';
export type { ReportRow } from './reports/report.tables.ts';
export { orderNumber } from './order-number.ts';
export type { DepositRow } from './deposit.tables.ts';
export { withdrawalClaim } from './withdrawals/withdrawal.tables.ts';
export type { ClaimRow, WithdrawalCheck, WithdrawalRow } from './withdrawals/withdrawal.tables.ts';
