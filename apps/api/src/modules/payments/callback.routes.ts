import { REQUEST_ID_MEMORY_MS } from '@maidan/wire';
import type { Context } from 'hono';
import { AppError } from '@maidan/contract/errors';
import { DEFAULT_BODY_BYTES, readText } from '#platform/http/request-body.ts';
import type { HttpEnv, Router } from '#platform/http/router.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { DepositService } from './deposit.service.ts';
import type { PayoutService } from './withdrawals/payout.service.ts';
import { CALLBACK_PATH } from './payments.ports.ts';
import type { ConnectedRail } from './payments.ports.ts';

export interface CallbackRoutesDeps {
  readonly deposits: Pick<DepositService, 'report'>;
  readonly payouts: Pick<PayoutService, 'report'>;
  readonly rail: ConnectedRail | undefined;
  readonly shortLived: Pick<ShortLivedStore, 'claim'>;
}

const ANSWERS = {
  moves: { status: 200, body: { status: 'taken' } },
  stale: { status: 200, body: { status: 'known' } },
  forged: { status: 401, body: { code: 'invalid_signature' } },
  repeated: { status: 409, body: { code: 'duplicate_request' } },
  malformed: { status: 400, body: { code: 'invalid_request' } },
  unknown: { status: 404, body: { code: 'unknown_reference' } },
  mismatch: { status: 409, body: { code: 'conflict' } },
  contrary: { status: 409, body: { code: 'conflict' } },
} as const;

/**
 * Binds the rail's callbacks (MONEY-08). One that says what is known already is absorbed; one that is forged, late,
 * sent again to the letter, or about something else is refused and changes nothing.
 */
export function bindCallbackRoutes(router: Router, deps: CallbackRoutesDeps): void {
  const route = `${CALLBACK_PATH}/:siteId`;
  router.hono.post(route, async (c) => {
    c.set('route', route);
    const { status, body } = ANSWERS[await answerOf(c, c.req.param('siteId'), deps)];
    return Response.json(body, { status });
  });
}

async function answerOf(
  c: Context<HttpEnv>,
  siteId: string,
  { deposits, payouts, rail, shortLived }: CallbackRoutesDeps,
): Promise<keyof typeof ANSWERS> {
  const rawBody = await readBody(c.req.raw);
  if (rawBody === undefined) return 'malformed';
  if (!rail) return 'forged';
  const { pathname, search } = new URL(c.req.url);
  const check = await rail.rail.checkCallback(
    { header: (name) => c.req.header(name), method: 'POST', path: pathname + search, rawBody },
    (keyId, requestId) => shortLived.claim('*', `rail:${keyId}:${requestId}`, REQUEST_ID_MEMORY_MS),
  );
  if (!check.isGenuine) return check.reason;
  const { callback } = check;
  return (callback.kind === 'payment' ? deposits : payouts).report(siteId, callback);
}

/** The body's text; undefined when it is too large or not UTF-8. */
async function readBody(request: Request): Promise<string | undefined> {
  try {
    return await readText(request, DEFAULT_BODY_BYTES);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
