export { bindCallbackRoutes } from './callback.routes.ts';
export type { DepositServiceDeps } from './deposit.service.ts';
export { depositService } from './deposit.service.ts';
export { liveDeposits } from './live-deposits.ts';
export { bindPayoutAccountRoutes } from './accounts/payout-account.routes.ts';
export { payoutAccountService } from './accounts/payout-account.service.ts';
export { bindPaymentsRoutes } from './payments.routes.ts';
export type { ConnectedRail } from './payments.ports.ts';
export { depositStore } from './deposit.store.ts';
