import { AppError } from '@maidan/contract';
import { isContractPromptType } from '@maidan/contract/constants';
import type { SessionView } from '#platform/http/request-context.ts';

/**
 * Refuses members who cannot have contracts: the default player, trial users, and the two agent types without contracts
 * (AGENT-07).
 * @throws AppError `session.role`
 */
export function requireContracts({ type }: Pick<SessionView, 'type'>): void {
  if (!isContractPromptType(type)) throw new AppError('session.role');
}
