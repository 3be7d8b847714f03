import { verifyRequest, type VerifyResult } from '@maidan/wire';
import type { Clock } from '@maidan/partner-service';
import type { HonoRequest } from 'hono';
import type { OperatorKeys } from '../platform/env.ts';
import type { RequestIdsStore } from './request-ids.store.ts';

/** What a signed call of an operator is checked with. */
export interface OperatorCallOptions {
  operatorKeys: OperatorKeys;
  requestIds: RequestIdsStore;
  clock: Clock;
}

/** Whether a call was signed by one of the operators, just now and for the first time. */
export function verifyOperator(
  { operatorKeys, requestIds, clock }: OperatorCallOptions,
  request: HonoRequest,
  rawBody: string,
): Promise<VerifyResult> {
  const url = new URL(request.url);
  return verifyRequest({
    header: (name) => request.header(name),
    method: request.method,
    path: url.pathname + url.search,
    rawBody,
    nowMs: clock(),
    findSecret: (keyId) =>
      Object.hasOwn(operatorKeys, keyId) ? operatorKeys[keyId]?.secret : undefined,
    rememberRequestId: async (keyId, requestId) => requestIds.remember(keyId, requestId, clock()),
  });
}
