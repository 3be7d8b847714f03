import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../terminal/plain-error.ts';
import type { RunningChild } from '../processes/child.ts';

const pollMs = 60;

/** Waits until a process answers its readiness address with 200. @throws PlainError when it ends or takes too long */
export async function waitUntilReady(
  child: RunningChild,
  readyUrl: string,
  timeoutMs: number,
): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    if (child.hasEnded()) throw new PlainError(await endReportOf(child));
    if (await isReady(readyUrl)) return;
    await sleep(pollMs);
  }
  throw new PlainError(
    `${child.name} did not become ready within ${Math.round(timeoutMs / 1000)} s; its last lines:\n${indent(child.lastLines())}`,
  );
}

/** How a process ended by itself, in one sentence without a full stop. */
export async function howEnded(child: RunningChild): Promise<string> {
  const how = await child.ended;
  return `${child.name} ended by itself (${typeof how === 'number' ? `exit code ${how}` : how})`;
}

/** The message for a process that did not start: how it ended, and its last lines. */
async function endReportOf(child: RunningChild): Promise<string> {
  const lines = child.lastLines();
  const words = lines.length === 0 ? '  (it printed nothing)' : indent(lines.slice(-15));
  return `${await howEnded(child)}, so everything was stopped. Its last lines:\n${words}`;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    // The process does not listen yet; the caller asks again until its time is over.
    return false;
  }
}

function indent(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
