import { fileURLToPath } from 'node:url';
import { listenHttp } from '@maidan/deployment/http-server';
import { PlainError } from '@maidan/deployment/plain-error';
import { listenForProbes, probePortOf } from '@maidan/deployment/probes';
import { logEverything } from '@maidan/deployment/process-log';
import { pino } from 'pino';
import type * as WebApp from './app.ts';
import { readEnv } from './environment.ts';

const build = fileURLToPath(new URL('../build', import.meta.url));
const web = (await import(`${build}/server/index.js`)) as typeof WebApp;

try {
  const environment = readEnv(process.env);
  const log = pino({ level: environment.LOG_LEVEL, base: { app: 'web' } });
  logEverything(log);
  await web.loadAllWords();
  const app = web.createWebApp({ environment, clientDir: `${build}/client`, log });
  const server = await listenHttp({
    fetch: app.fetch,
    port: environment.PORT,
    host: environment.HOST,
    // This is longer than a proxy keeps an idle connection (60 s with nginx). The side that sends requests must be the
    // one that closes, or a request meets a connection that is already closed.
    times: { idleMs: 75_000 },
  });
  const { PORT, PROBE_PORT = probePortOf(PORT), PROBE_HOST } = environment;
  await listenForProbes(app.probes, { port: PROBE_PORT, host: PROBE_HOST });
  log.info({ port: PORT, probePort: PROBE_PORT }, 'web listens');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      setTimeout(() => process.exit(0), 3000).unref();
    });
  }
} catch (error) {
  const sentence = error instanceof PlainError ? error.message : (error as Error).stack;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
