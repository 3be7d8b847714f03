import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId as withRequestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { createCallbacks } from './orders/callbacks.ts';
import { createOrdersRoutes } from './orders/orders.routes.ts';
import { createOrdersService } from './orders/orders.service.ts';
import { createOrdersStore } from './orders/orders.store.ts';
import { createPageRoutes } from './page/page.routes.ts';
import { SERVICE_HEADERS, createMetrics, systemClock } from '@maidan/partner-service';
import type { Clock, Database, Metrics, PartnerService } from '@maidan/partner-service';
import type { OperatorKeys } from './platform/env.ts';

/** What the cashier is built from; tests pass their own clock and database. */
export interface AppOptions {
  database: Database;
  operatorKeys: OperatorKeys;
  publicOrigin: string;
  paymentLifeMs: number;
  payoutDelayMs: number;
  log: Logger;
  clock?: Clock;
  callbackTimeoutMs?: number;
}

/** The running cashier. */
export interface App extends Omit<PartnerService, 'fetch'> {
  /** The HTTP app. */
  http: Hono;
}

type Variables = { Variables: { requestId: string } };
const BODY_LIMIT = 16_384;

function createDoor(log: Logger, metrics: Metrics, clock: Clock): Hono<Variables> {
  const http = new Hono<Variables>();
  const requests = metrics.counter('cashier_requests_total', 'Requests', ['status']);
  // Without a header name, no sender can choose the id.
  http.use(withRequestId({ headerName: '' }));
  http.use(secureHeaders(SERVICE_HEADERS));
  http.use(async (c, next) => {
    const { requestId } = c.var;
    c.header('x-request-id', requestId);
    c.header('cache-control', 'no-store');
    const startedAt = clock();
    await next();
    const { status } = c.res;
    requests.inc({ status: String(status) });
    // Anybody with the last part of a page's address can decide the payment, so it is not logged.
    const path = c.req.path.replace(/^\/pay\/.*/, '/pay/…');
    log.info({ requestId, method: c.req.method, path, status, ms: clock() - startedAt });
  });
  http.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ code: 'invalid_request', detail: 'body too large' }, 413),
    }),
  );
  http.onError((error, c) => {
    const requestId = c.get('requestId');
    log.error({ requestId, err: error }, 'unexpected failure');
    return c.json({ code: 'unexpected', requestId }, 500);
  });
  http.notFound((c) => c.json({ code: 'not_found' }, 404));
  return http;
}

/** Builds the cashier, for production and for tests alike. */
export function buildApp(options: AppOptions): App {
  const { database, log, operatorKeys, publicOrigin } = options;
  const clock = options.clock ?? systemClock;
  const metrics = createMetrics();
  const orders = createOrdersStore(database);
  const timeout =
    options.callbackTimeoutMs === undefined ? {} : { timeoutMs: options.callbackTimeoutMs };
  const callbacks = createCallbacks({
    database,
    orders,
    operatorKeys,
    clock,
    log,
    metrics,
    ...timeout,
  });
  const { paymentLifeMs, payoutDelayMs } = options;
  const service = createOrdersService({
    database,
    orders,
    callbacks,
    clock,
    paymentLifeMs,
    payoutDelayMs,
  });
  metrics.gauge('cashier_callbacks_waiting', 'Callbacks that wait', () => callbacks.waiting());

  const http = createDoor(log, metrics, clock);
  http.route('/', createOrdersRoutes({ operatorKeys, orders, service, publicOrigin, clock }));
  http.route('/', createPageRoutes({ orders, service }));

  return {
    http: http as unknown as Hono,
    probes: { fault: () => undefined, metrics: () => metrics.render() },
    advance: () => service.advance(),
    deliver: () => callbacks.deliverDue(),
    purge: () => orders.purgeRequests(clock()),
  };
}
