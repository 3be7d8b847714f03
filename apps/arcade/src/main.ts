import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { buildApp } from './app.ts';
import { loadAssets } from './platform/assets.ts';
import { openDatabase } from './platform/database.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';

const ADVANCE_MS = 100;
const DELIVER_MS = 200;
const PURGE_MS = 600_000;

/** Starts the arcade and answers a function that ends it cleanly. */
function start(): () => Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const assets = loadAssets(join(import.meta.dirname, '..', 'dist'));
  const database = openDatabase(env.DATA_DIR);
  const app = buildApp({
    database,
    operatorKeys: env.OPERATOR_KEYS,
    publicOrigin: env.PUBLIC_ORIGIN,
    lobbyOrigins: env.ALLOWED_LOBBY_ORIGINS,
    assets,
    log,
  });
  app.recover();
  const advance = setInterval(() => app.advance(), ADVANCE_MS);
  const deliver = setInterval(() => {
    app.deliver().catch((error: unknown) => log.error({ err: error }, 'delivery failed'));
  }, DELIVER_MS);
  const purge = setInterval(() => app.purge(), PURGE_MS);
  const server = serve({ fetch: app.http.fetch, port: env.PORT, hostname: env.HOST }, (address) =>
    log.info({ port: address.port, host: env.HOST }, 'arcade listens'),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : 'cannot be opened';
    process.stderr.write(`The arcade cannot start: port ${env.PORT} on ${env.HOST} ${reason}.\n`);
    process.exit(1);
  });
  return async () => {
    for (const timer of [advance, deliver, purge]) clearInterval(timer);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Frames wait on open connections for their flight's end; they come back by themselves.
      setTimeout(() => resolve(), 3_000).unref();
    });
    database.close();
    log.info('arcade ended');
  };
}

try {
  const stop = start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
} catch (error) {
  const text = error instanceof Error ? error.message : 'The arcade cannot start.';
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
