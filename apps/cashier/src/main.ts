import { runPartnerProcess } from '@maidan/partner-service';
import { buildApp } from './app.ts';
import { openCashierDatabase } from './platform/database.ts';
import { readEnv } from './platform/env.ts';
import { createCashierLog } from './platform/log.ts';

runPartnerProcess('cashier', () => {
  const env = readEnv(process.env);
  const log = createCashierLog(env.LOG_LEVEL);
  const database = openCashierDatabase(env.DATA_DIR);
  const app = buildApp({
    database,
    operatorKeys: env.OPERATOR_KEYS,
    publicOrigin: env.PUBLIC_ORIGIN,
    paymentLifeMs: env.PAYMENT_LIFE_MS,
    payoutDelayMs: env.PAYOUT_DELAY_MS,
    log,
  });
  return {
    name: 'cashier',
    service: { ...app, fetch: (request) => app.http.fetch(request) },
    database,
    log,
    port: env.PORT,
    host: env.HOST,
    probes: { port: env.PROBE_PORT, host: env.PROBE_HOST },
    dataDir: env.DATA_DIR,
    advanceMs: 500,
    deliverMs: 250,
  };
});
