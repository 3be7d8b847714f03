import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeploymentKeys } from '../../../packages/deployment/src/keys.ts';
import { readOrMakeKeys } from '../../keys/keys-file.ts';
import { readStartOptions } from '../../start/options.ts';
import { findFreePort } from '../../processes/free-ports.ts';
import { servicesOf } from '../../start/services.ts';
import { makeSupervisor } from '../../start/supervisor.ts';
import { PlainError } from '../../terminal/plain-error.ts';
import { projectRoot } from '../../terminal/project.ts';
import { inspectMachine } from '../../test/machine.ts';
import { startThrowawayPostgres } from '../../test/postgres.ts';
import { delayServer } from './delayed-server.ts';

/** An api process with a PostgreSQL of its own, which holds the demo. */
export interface BenchApi {
  /** Its address under the host of the first demo site. */
  origin: string;
  keys: DeploymentKeys;
  databaseUrl: string;
  /** Folder of PostgreSQL's programs. */
  postgresFolder: string;
  dataFolder: string;
  stop(): Promise<void>;
}

const readyWithinMs = 180_000;

/**
 * Starts the api; `env` is added to its environment. The database waits for the disk as a real one does, and answers
 * `delayMs` later, as one on another machine.
 */
export async function startBenchApi(
  env: Record<string, string> = {},
  delayMs = 0,
): Promise<BenchApi> {
  const { postgresFolder } = inspectMachine(process.env);
  if (postgresFolder === undefined)
    throw new PlainError('PostgreSQL is missing; npm run doctor says how to get it.');
  const database = await startThrowawayPostgres(postgresFolder, []);
  const delayed = delayMs > 0 ? await delayServer(database.url, delayMs) : undefined;
  const dataFolder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const supervisor = makeSupervisor(projectRoot);
  const stop = async (): Promise<void> => {
    await supervisor.stop();
    delayed?.close();
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const keys = readOrMakeKeys(dataFolder, new Date());
    const port = await findFreePort();
    const options = readStartOptions(['--data', dataFolder], { API_PORT: String(port) });
    const service = servicesOf(options, keys, undefined, {
      ...process.env,
      DEMO_HISTORY_DAYS: '0',
    }).find((one) => one.name === 'api');
    if (service === undefined) throw new Error('There is no api to start.');
    const added = { DATABASE_URL: delayed?.url ?? database.url, ...env };
    await supervisor.start({ ...service, env: { ...service.env, ...added } }, readyWithinMs);
    return {
      origin: `http://localhost:${port}`,
      keys,
      databaseUrl: database.url,
      postgresFolder,
      dataFolder,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
