import { AppError } from '@maidan/contract';
import { isContractPromptType } from '@maidan/contract/constants';
import type { SessionView } from '#platform/http/request-context.ts';

/**
 * Contracts are between agents and their team: the default player, trial users and the two types of agents without
 * contracts have none (AGENT-07).
 * @throws AppError `session.role`
 */
export function requireContracts({ type }: Pick<SessionView, 'type'>): void {
  if (!isContractPromptType(type)) throw new AppError('session.role');
}
