import { join } from 'node:path';
import { runToEnd } from '../../processes/run-to-end.ts';
import { PlainError } from '../../terminal/plain-error.ts';

const clients = '16';
const seconds = '10';
/** As many branches as clients: with fewer they would wait for each other's rows. */
const scale = '16';

/**
 * How many transactions of TPC-B a server does per second, by PostgreSQL's own benchmark, in a database of its own
 * beside that of an address. @throws PlainError when the benchmark is missing or fails
 */
export async function transactionsPerSecond(binFolder: string, address: string): Promise<number> {
  const url = new URL(address);
  const server = ['-h', url.hostname, '-p', url.port, '-U', url.username];
  const run = async (program: string, args: string[]): Promise<string> => {
    const { code, output } = await runToEnd({
      command: join(binFolder, program),
      args: [...server, ...args],
      cwd: binFolder,
      env: process.env,
    });
    if (code !== 0) throw new PlainError(`${program} failed: ${output.trim().slice(0, 300)}`);
    return output;
  };
  await run('createdb', ['pgbench']);
  await run('pgbench', ['-i', '-q', '-s', scale, 'pgbench']);
  const load = ['-c', clients, '-j', '2', '-T', seconds, '-M', 'prepared', '-n', 'pgbench'];
  const [, figure] = /^tps = ([\d.]+)/m.exec(await run('pgbench', load)) ?? [];
  if (figure === undefined) throw new PlainError('pgbench printed no figure.');
  return Number(figure);
}
