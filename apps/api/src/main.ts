import { readEnv } from './platform/process/env.ts';
import { createLog } from './platform/process/log.ts';
import { PlainError } from './platform/plain-error.ts';
import { logEverything } from './platform/process-log.ts';
import { startServer } from './server.ts';

/** Starts the api and ends it when it is told to. A failed start says why in one sentence and exits with 1. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog({ level: env.LOG_LEVEL });
  logEverything(log);
  const server = await startServer(env, log);
  let isClosing = false;
  const close = (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  // What nobody caught leaves the process in an unknown state: it is logged, and the supervisor starts another.
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught');
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  const text = error instanceof PlainError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
