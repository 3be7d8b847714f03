import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import type * as WebApp from './app.ts';

const build = fileURLToPath(new URL('../build', import.meta.url));
const web = (await import(`${build}/server/index.js`)) as typeof WebApp;

try {
  const environment = web.parseEnvironment(process.env);
  const log = pino({ level: environment.LOG_LEVEL, base: { app: 'web' } });
  web.logEverything(log);
  await web.loadAllWords();
  const app = web.createWebApp({ environment, clientDir: `${build}/client`, log });
  const server = serve(
    { fetch: app.fetch, port: environment.PORT, hostname: environment.HOST },
    () => {
      log.info({ port: environment.PORT }, 'web listens');
    },
  );
  // Longer than a proxy keeps a connection that it does not use (60 s with nginx): the one who closes must be the one
  // who asks, or a question meets a closed door.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const text =
      error.code === 'EADDRINUSE'
        ? `Port ${environment.PORT} is taken: end the other process or set PORT.`
        : error.message;
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      setTimeout(() => process.exit(0), 3000).unref();
    });
  }
} catch (error) {
  if (!(error instanceof web.EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
