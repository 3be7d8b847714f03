import { afterEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { logEverything } from './process-log.ts';

// oxlint-disable no-console -- it is the console that is tested

const { error, warn, info, log: plain } = console;
const listeners = (['uncaughtException', 'warning'] as const).map(
  (event) => [event, process.listeners(event as 'warning')] as const,
);
afterEach(() => {
  Object.assign(console, { error, warn, info, log: plain });
  for (const [event, former] of listeners)
    for (const listener of process.listeners(event as 'warning'))
      if (!former.includes(listener)) process.off(event, listener);
});

test('output of a library leaves as JSON, and errors of readers who left do not appear', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  logEverything(log);
  console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  console.error(new DOMException('This operation was aborted', 'AbortError'));
  console.info('The user aborted a request.');
  expect(lines).toEqual([]);
  console.error('while rendering', new RangeError('Invalid time zone'));
  console.warn('deprecated');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toEqual([
    expect.objectContaining({ level: 50, text: ['while rendering'] }),
    expect.objectContaining({ level: 40, text: ['deprecated'] }),
  ]);
  expect(told[0]?.['err']).toMatchObject({ message: 'Invalid time zone', type: 'RangeError' });
});
