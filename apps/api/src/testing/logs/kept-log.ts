// What the apps of tests log: nobody reads it unless a test fails.
import { createLog } from '../../platform/process/log.ts';

const MOST_LINES = 50;
const lines: string[] = [];

/** A log of a test's app: silent, but what it says from warnings on is kept until the test has ended. */
export function keptLog() {
  return createLog({
    level: 'warn',
    destination: {
      write(line: string) {
        lines.push(line);
        if (lines.length > MOST_LINES) lines.shift();
      },
    },
  });
}

/** Hands out the newest lines that were kept, and forgets them. */
export function takeKeptLines(): string[] {
  return lines.splice(0);
}
