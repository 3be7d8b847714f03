// Runs for each file of tests: what an app swallowed on purpose, such as a job that is tried again later, is told when its
// test fails.
import { beforeEach } from 'vitest';
import { takeKeptLines } from './kept-log.ts';

beforeEach(({ onTestFailed }) => {
  takeKeptLines();
  onTestFailed(({ task }) => {
    const lines = takeKeptLines();
    if (lines.length > 0) process.stderr.write(`Logged during "${task.name}":\n${lines.join('')}`);
  });
});
