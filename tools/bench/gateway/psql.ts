import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchApi } from './api.ts';

function psql(api: BenchApi, statement: string) {
  const program = join(api.postgresFolder, 'psql');
  const child = spawn(
    program,
    [api.databaseUrl, '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', statement],
    {
      // Triggers and references are for what the product writes.
      env: { ...process.env, PGOPTIONS: '-c session_replication_role=replica' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let [told, wrong] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (told += text.toString()));
  child.stderr.on('data', (text: Buffer) => (wrong += text.toString()));
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`psql: ${wrong.trim().slice(0, 300)}`);
    return told;
  });
  // A failure is told by whoever waits for the end.
  ended.catch(() => undefined);
  return { stdin: child.stdin, ended };
}

/** Runs a statement without triggers and references, and answers what it copies out. Throws what psql says. */
export async function sql(api: BenchApi, statement: string): Promise<string> {
  const { stdin, ended } = psql(api, statement);
  stdin.end();
  return ended;
}

/** Copies lines of tab-separated values into columns of a table; `end` waits until all of them are in. */
export function copyInto(api: BenchApi, table: string, columns: string) {
  const { stdin, ended } = psql(api, `COPY ${table} (${columns}) FROM STDIN`);
  stdin.on('error', () => undefined);
  return {
    async write(lines: string): Promise<void> {
      if (lines !== '' && !stdin.write(lines)) await Promise.race([once(stdin, 'drain'), ended]);
    },
    async end(): Promise<void> {
      stdin.end();
      await ended;
    },
  };
}
