import * as contract from './console-contract.ts';

/** Every endpoint of the console. */
export const CONSOLE_ENDPOINTS = Object.values(contract);

/** Every permission that endpoints name (OPS-05); roles are made of these. */
export const CONSOLE_PERMISSIONS: readonly string[] = [
  ...new Set(CONSOLE_ENDPOINTS.map(({ permission }) => permission)),
]
  .filter((permission) => permission.includes('.'))
  .toSorted();
