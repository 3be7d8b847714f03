// The addresses of the acceptance screens, and which kind of contract each shows.
import { CONTRACT_KINDS } from '@maidan/contract/constants';
import { pathOf } from '#screen-facts.ts';
import type { ContractKind } from '@maidan/contract/constants';

/** Paths without the base (AGENT-03 to AGENT-05). */
export const CONTRACT_PATHS: Readonly<Record<ContractKind, string>> = {
  salary: pathOf('salaryContract'),
  dividend: pathOf('dividendContract'),
  hourly: pathOf('hourlyContract'),
};

/**
 * The kind of contract of a path, with or without the base. @throws Error for any other path; the route table sends
 * none here
 */
export function contractKindOf(pathname: string): ContractKind {
  // The router ignores the case of a path.
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const kind = CONTRACT_KINDS.find((one) => path.endsWith(`/${CONTRACT_PATHS[one].toLowerCase()}`));
  if (!kind) throw new Error(`No contract of the route table has the path ${pathname}`);
  return kind;
}
