import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { preloadUrl } from '../launch/launch.mjs';

/** A running process: its name, its output, and how to stop it. */
export interface RunningChild {
  name: string;
  /** Resolves with the exit code (or the signal's name) once the process has ended. */
  ended: Promise<number | string>;
  hasEnded(): boolean;
  /** The last lines it printed, oldest first. */
  lastLines(): string[];
  /** Asks the process to end, and kills it when it has not ended after the grace time. */
  stop(graceMs: number): Promise<void>;
}

/** What to run, and the listener for its output. */
export interface ChildCommand {
  name: string;
  script: string;
  cwd: string;
  env: Record<string, string>;
  onLine?: (line: string) => void;
}

const keptLines = 40;

/**
 * Starts a process of the project under this Node. The preload ends it when this process is gone, even when this one
 * was killed. It has a process group of its own, so that Ctrl-C reaches only the supervisor, which stops the others in
 * order.
 */
export function startChild(command: ChildCommand): RunningChild {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', preloadUrl];
  const child = spawn(process.execPath, [...flags, command.script], {
    cwd: command.cwd,
    env: command.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const lines = keepLines(child, command.onLine);
  let result: number | string | undefined;
  const ended = new Promise<number | string>((done) => {
    child.once('error', (error) => done((result = error.message)));
    child.once('close', (code, signal) => done((result = code ?? signal ?? 'unknown')));
  });
  return {
    name: command.name,
    ended,
    hasEnded: () => result !== undefined,
    lastLines: () => [...lines],
    stop: async (graceMs) => {
      if (result !== undefined) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

function keepLines(child: ChildProcess, onLine: ((line: string) => void) | undefined): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      parts.forEach(keep);
    });
    stream?.on('end', () => {
      if (rest !== '') keep(rest);
      rest = '';
    });
  }
  return lines;

  function keep(line: string): void {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
    onLine?.(line);
  }
}
