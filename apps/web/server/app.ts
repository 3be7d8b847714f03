import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ServerLog } from '#platform/request-scope.ts';
import { createApiProxy } from './api-proxy.ts';
import { parseTrustedProxies, visitorOf } from './client-address.ts';
import type { Visitor } from './client-address.ts';
import { createDocuments } from './documents.ts';
import type { Environment } from './environment.ts';
import { problemResponse } from './problem.ts';
import { sessionCookies } from './session-cookie.ts';
import { createSiteDirectory } from './site-directory.ts';
import { wordsChunksOf } from './words-chunks.ts';

export { EnvironmentError, parseEnvironment } from './environment.ts';
export { loadAllWords } from './words.ts';

/** What web is built from. */
export interface WebAppOptions {
  readonly environment: Environment;
  /** Folder of the built client, with `assets` and the manifest. */
  readonly clientDir: string;
  readonly log: ServerLog;
}

const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';

/** Builds web: the one door for production and tests. */
export function createWebApp({ environment, clientDir, log }: WebAppOptions): Hono {
  const { API_URL: apiUrl, DEPLOYMENT_SECRET: secret } = environment;
  const trustsProxy = parseTrustedProxies(environment.TRUSTED_PROXIES);
  const cookies = sessionCookies(secret);
  const headersFor = (visitor: Visitor) => forwardedHeaders(visitor, secret);
  const directory = createSiteDirectory({ apiUrl, headersFor, now: Date.now });
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const wordsChunks = wordsChunksOf(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8'));
  const documents = createDocuments({
    environment,
    cookies,
    directory,
    headersFor,
    wordsChunks,
    metrics,
    log,
  });
  const proxy = createApiProxy({ apiUrl, cookies, headersFor });
  const app = new Hono();
  const visitorFor = (request: Request, env: unknown) =>
    visitorOf(request.headers, socketAddressOf(env), trustsProxy, environment.COUNTRY_HEADER);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const isReady = await fetch(`${apiUrl}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    return isReady ? c.text('ok') : c.text('The gateway does not answer', 503);
  });
  app.get('/metrics', async (c) =>
    c.text(await metrics.metrics(), 200, { 'Content-Type': metrics.contentType }),
  );
  app.use('/m/assets/*', files(clientDir, '/m', FOREVER));
  if (environment.ART_DIR) app.use('/m/art/*', files(environment.ART_DIR, '/m/art', A_WEEK));
  app.all('/m/api/*', (c) => proxy(c.req.raw, visitorFor(c.req.raw, c.env)));
  app.all('*', (c) => documents(c.req.raw, visitorFor(c.req.raw, c.env)));
  app.onError((error, c) => {
    const requestId = randomUUID();
    log.error({ err: error, requestId, path: c.req.path }, 'request failed');
    return problemResponse('server.unexpected', { 'X-Request-Id': requestId });
  });
  return app;
}

function files(root: string, prefix: string, cacheControl: string) {
  return serveStatic({
    root,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', cacheControl);
      c.header('X-Content-Type-Options', 'nosniff');
    },
  });
}

function forwardedHeaders(visitor: Visitor, secret: string): Record<string, string> {
  return {
    'Maidan-Deployment': secret,
    'Maidan-Host': visitor.host,
    'Maidan-Client-Address': visitor.address,
    ...(visitor.country ? { 'Maidan-Country': visitor.country } : {}),
  };
}

function socketAddressOf(env: unknown): string {
  const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '127.0.0.1';
}
