import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Router } from './http.ts';

/** What readiness depends on. */
export interface HealthDeps {
  readonly db: Database;
  /** True once the process may take requests and until it begins to close. */
  readonly isReady: () => boolean;
}

/**
 * Binds what operators ask: `/healthz` (the process lives), `/readyz` (it can answer: the database does too), and
 * `/metrics` for Prometheus. Not for visitors: the proxy in front of web does not forward them.
 */
export function bindHealth(router: Router, { db, isReady }: HealthDeps): void {
  const { hono, kernel } = router;
  hono.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return c.json({ status: 'alive' });
  });
  hono.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    const reason = isReady() ? await databaseFault(db) : 'closing';
    if (reason === undefined) return c.json({ status: 'ready' });
    return c.json({ status: 'not ready', reason }, 503);
  });
  hono.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    const { registry } = kernel.metrics;
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}

async function databaseFault(db: Database): Promise<string | undefined> {
  try {
    await db.execute(sql`SELECT 1`);
    return undefined;
  } catch {
    return 'database';
  }
}
