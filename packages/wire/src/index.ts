// The signed language between servers: what vendors, the operator and the payment rail say to each other.
export * from './signature.ts';
export * from './wallet.ts';
export * from './launch.ts';
export { CLOCKED_REFUSAL_STATUS } from './clocked.ts';
export type { ClockedRefusalCode } from './clocked.ts';
export * from './draws.ts';
export * from './matches.ts';
export * from './payment.ts';
export * from './returns.ts';
export * from './rounds.ts';
export * from './payout-files.ts';
