import { readdirSync, readFileSync } from 'node:fs';
import { PlainError } from '../terminal/plain-error.ts';
import type { Sample } from './growth.ts';

/** Finds the product's process that listens on a port, by the command it was started with. Linux only. */
export function processOn(port: number): number {
  if (process.platform !== 'linux')
    throw new PlainError('npm run soak reads /proc, which only Linux has.');
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [program, environment] = [read(name, 'cmdline'), read(name, 'environ')];
    if (!program.includes('/main.ts')) continue;
    if (environment.split('\0').includes(`PORT=${port}`) && program.includes('apps/'))
      return Number(name);
  }
  throw new PlainError(`No process of the product runs on port ${port}.`);
}

/**
 * The memory and handles of a process now.
 * @throws PlainError when the process is gone, because it must not end during the run
 */
export function takeSample(pid: number, name: string, requests: number): Sample {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(String(pid), 'status'))?.[1];
  if (kilobytes === undefined)
    throw new PlainError(`The process ${name} ended while it was watched.`);
  return {
    requests,
    memory: Number(kilobytes) * 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** A file of a process in /proc; empty when the process is gone or belongs to another user. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
