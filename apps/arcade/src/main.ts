import { join } from 'node:path';
import { runPartnerProcess } from '@maidan/partner-service';
import { buildApp } from './app.ts';
import { loadAssets } from './platform/assets.ts';
import { openArcadeDatabase } from './platform/database.ts';
import { readEnv } from './platform/env.ts';
import { createArcadeLog } from './platform/log.ts';

runPartnerProcess('arcade', () => {
  const env = readEnv(process.env);
  const log = createArcadeLog(env.LOG_LEVEL);
  const assets = loadAssets(join(import.meta.dirname, '..', 'dist'));
  const database = openArcadeDatabase(env.DATA_DIR);
  const app = buildApp({
    database,
    operatorKeys: env.OPERATOR_KEYS,
    publicOrigin: env.PUBLIC_ORIGIN,
    lobbyOrigins: env.ALLOWED_LOBBY_ORIGINS,
    assets,
    log,
  });
  app.recover();
  return {
    name: 'arcade',
    service: { ...app, fetch: (request) => app.http.fetch(request) },
    database,
    log,
    port: env.PORT,
    host: env.HOST,
    probes: { port: env.PROBE_PORT, host: env.PROBE_HOST },
    dataDir: env.DATA_DIR,
    advanceMs: 100,
    deliverMs: 200,
  };
});
