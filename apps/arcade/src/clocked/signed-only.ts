import { CLOCKED_REFUSAL_STATUS, type ClockedRefusalCode } from '@maidan/wire';
import type { Context, MiddlewareHandler } from 'hono';
import { verifyOperator, type OperatorCallOptions } from '../launch/operator-call.ts';

/** Answers a refused call about draws or matches. */
export function refuse(c: Context, code: ClockedRefusalCode): Response {
  return c.json({ code }, CLOCKED_REFUSAL_STATUS[code]);
}

/** Lets only calls without a body pass that an operator signed just now, each once. */
export function signedOnly(options: OperatorCallOptions): MiddlewareHandler {
  return async (c, next) => {
    const check = await verifyOperator(options, c.req, '');
    if (check.ok) return next();
    const isTwice = check.reason === 'duplicate_request';
    return refuse(c, isTwice ? 'duplicate_request' : 'invalid_signature');
  };
}
