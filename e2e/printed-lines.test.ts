import { expect, test } from 'vitest';
import { rawLines, requireJsonLines } from './support/printed-lines.ts';

test('every line of a process that is no JSON is found, and no line of the supervisor', () => {
  const output = [
    '✓ Build the web front end (43 s)',
    'Maidan runs (ready in 3 s).',
    '[web] {"level":50,"msg":"page failed"}',
    '[api] Error: aborted',
    '[cashier]     at abortIncoming (node:_http_server:845:17)',
    '[arcade] 7',
  ].join('\n');
  expect(rawLines(output)).toEqual([
    '[api] Error: aborted',
    '[cashier]     at abortIncoming (node:_http_server:845:17)',
    '[arcade] 7',
  ]);
  expect(() => requireJsonLines(output)).toThrow('[api] Error: aborted');
  expect(() => requireJsonLines('[web] {"level":30}\n')).not.toThrow();
});
