// A PostgreSQL server that a test may stop and start again. The shared server of the run must never be stopped.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './api-process.ts';

/** Folder of PostgreSQL's programs, when the run sets one. */
export const postgresFolder = process.env['TEST_POSTGRES_BIN'];

/** A server of the test's own. */
export interface OwnPostgres {
  /** Address of its `postgres` database. */
  readonly url: string;
  start(): void;
  /** `fast` ends every connection and saves everything; `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): void;
  /** Makes a replica the server that accepts writes. */
  promote(): void;
  /** Runs one statement, even on a server whose sessions are read-only. */
  say(statement: string): void;
  /** Ends it and removes its data. */
  remove(): void;
}

/** Options of a server. */
interface OwnPostgresOptions {
  /** Lines of its configuration, such as `synchronous_standby_names=*`. */
  readonly settings?: readonly string[];
  /** The server that it follows as a streaming replica. */
  readonly replicaOf?: OwnPostgres;
}

/** Starts a server in a temporary folder on a free port of loopback, with the programs in `binFolder`. */
export async function startOwnPostgres(
  binFolder: string,
  { settings: more = [], replicaOf }: OwnPostgresOptions = {},
): Promise<OwnPostgres> {
  const owner = ownerForServer();
  const folder = mkdtempSync(join(tmpdir(), 'maidan-own-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    void execFileSync(join(binFolder, program), args, {
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] },
      ...owner,
    });
  const port = await freePort();
  // A stopped server must keep what it acknowledged, so only the wait for the physical disk is switched off.
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'fsync=off', ...more];
  const flags = [...settings, `unix_socket_directories=${folder}`].map((line) => `-c ${line}`);
  let isRunning = false;
  const start = () => {
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', flags.join(' '), 'start');
    isRunning = true;
  };
  const stop = (mode: string) => {
    if (isRunning) run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop');
    isRunning = false;
  };
  const url = `postgres://maidan@127.0.0.1:${port}/postgres`;
  const locale = ['-E', 'UTF8', '--locale=C'];
  if (replicaOf) run('pg_basebackup', '-D', data, '-R', '-c', 'fast', '-d', replicaOf.url);
  else run('initdb', '-D', data, '-U', 'maidan', '-A', 'trust', ...locale, '--no-sync');
  start();
  return {
    url,
    start,
    stop,
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    say: (statement) => run('psql', '-d', url, '-c', statement),
    remove: () => {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; it then runs under an account that every Debian has. */
function ownerForServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([found]) => found === name))
    .find((found) => found !== undefined);
  return account && { uid: Number(account[2]), gid: Number(account[3]) };
}
