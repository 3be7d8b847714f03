import { readEnv } from './platform/process/env.ts';
import { createLog } from './platform/process/log.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import { logEverything } from '@maidan/deployment/process-log';
import { startServer } from './server.ts';

/** Starts the api and stops it on a signal. A failed start prints the reason in one sentence and exits with 1. */
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
}

main().catch((error: unknown) => {
  const text = error instanceof PlainError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
