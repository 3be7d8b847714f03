import { expect, test } from 'vitest';
import { rawLines, requireOwnLines } from './printed-lines.ts';

test('every line of a process that is not JSON is found, and no line of the supervisor is', () => {
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
  expect(() => requireOwnLines(output)).toThrow('[api] Error: aborted');
  expect(() => requireOwnLines('[web] {"level":30}\n')).not.toThrow();
});

test('an error that a library printed is found; a warning, or an error of our own, is not', () => {
  const printed = '[web] {"level":50,"app":"web","text":["Error: aborted"],"msg":"printed"}';
  expect(() => requireOwnLines(`${printed}\n[api] {"level":30}`)).toThrow(printed);
  const own = '[web] {"level":50,"msg":"page failed"}\n[web] {"level":40,"msg":"printed"}';
  expect(() => requireOwnLines(own)).not.toThrow();
});
