import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../processes/free-ports.ts';
import { runToEnd } from '../processes/run-to-end.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** A PostgreSQL server for one test run that leaves nothing behind. */
export interface ThrowawayPostgres {
  /** Address of its `postgres` database; the user may create others. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a temporary folder on a free port of loopback. As root it runs under the `postgres` or
 * `nobody` account, since the server refuses root. `settings` are lines of postgresql.conf.
 * @throws PlainError when it does not start
 */
export async function startThrowawayPostgres(
  binFolder: string,
  settings: string[] = fastSettings,
): Promise<ThrowawayPostgres> {
  const owner = ownerForServer();
  const folder = mkdtempSync(join(tmpdir(), 'maidan-pg-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run: Run = (program, args) =>
    runToEnd({ command: join(binFolder, program), args, cwd: folder, env: cleanEnv(), ...owner });
  const port = await findFreePort();
  try {
    await startServer(run, folder, [`port=${port}`, ...settings]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://maidan@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run('pg_ctl', ['-D', join(folder, 'data'), '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Run = (program: string, args: string[]) => ReturnType<typeof runToEnd>;

// Nothing in a throwaway server has to survive a crash, so it need not wait for the disk.
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function startServer(run: Run, folder: string, settings: string[]): Promise<void> {
  const data = join(folder, 'data');
  const all = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...settings,
  ];
  const flags = all.map((setting) => `-c ${setting}`).join(' ');
  await must(
    run('initdb', [
      '-D',
      data,
      '-U',
      'maidan',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]),
  );
  await must(
    run('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', flags, 'start']),
  );
}

async function must(running: ReturnType<typeof runToEnd>): Promise<void> {
  const result = await running;
  if (result.code !== 0) throw new PlainError(`PostgreSQL did not start:\n${result.output.trim()}`);
}

function ownerForServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/passwd')) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((parts) => parts[0] === name),
  )[0];
  if (account === undefined) return undefined;
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function cleanEnv(): NodeJS.ProcessEnv {
  // PG* variables of the shell would direct the programs to another server.
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}
