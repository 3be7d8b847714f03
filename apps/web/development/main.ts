import { fileURLToPath } from 'node:url';
import { listenHttp } from '@maidan/deployment/http-server';
import type { Answering } from '@maidan/deployment/http-server';
import { PlainError } from '@maidan/deployment/plain-error';
import { listenForProbes, probePortOf } from '@maidan/deployment/probes';
import { pino } from 'pino';
import { readEnv } from '../server/environment.ts';
import { layOutClient } from './client-folder.ts';
import { createHotServer } from './hot-server.ts';

const notYet: Answering = () => new Response('Web is starting.', { status: 503 });
let answer = notYet;

try {
  const environment = readEnv(process.env);
  const log = pino({ level: environment.LOG_LEVEL, base: { app: 'web' } });
  const server = await listenHttp({
    fetch: (request, env) => answer(request, env),
    port: environment.PORT,
    host: environment.HOST,
  });
  const clientDir = fileURLToPath(new URL('../node_modules/.cache/development', import.meta.url));
  await layOutClient(clientDir);
  const hot = await createHotServer({ environment, clientDir, log, server });
  answer = hot.fetch;
  const { PORT, PROBE_PORT = probePortOf(PORT), PROBE_HOST } = environment;
  await listenForProbes(hot.probes, { port: PROBE_PORT, host: PROBE_HOST });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void hot.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const sentence = error instanceof PlainError ? error.message : (error as Error).stack;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
