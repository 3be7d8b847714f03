import { expect, test } from 'vitest';
import { lockFileCheck } from './lock-file.ts';

function findings(packages: Record<string, unknown>): string[] {
  const text = JSON.stringify({ packages });
  return lockFileCheck.run([{ path: 'package-lock.json', text }]).map((finding) => finding.message);
}

test('an optional package that is not locked is named with what to do', () => {
  const packages = {
    'node_modules/a': { version: '1.2.0', optionalDependencies: { '@a/mac': '1.2.0' } },
  };
  expect(findings(packages)).toEqual([
    expect.stringMatching(/node_modules\/a 1\.2\.0 lacks @a\/mac: choose a version/),
  ]);
});

test('optional packages are found beside, inside and above the one that asks', () => {
  const ask = { optionalDependencies: { b: '1' } };
  expect(findings({ 'node_modules/a': ask, 'node_modules/b': {} })).toEqual([]);
  expect(findings({ 'node_modules/a': ask, 'node_modules/a/node_modules/b': {} })).toEqual([]);
  expect(findings({ 'apps/x/node_modules/a': ask, 'node_modules/b': {} })).toEqual([]);
  expect(
    findings({ 'node_modules/c/node_modules/a': ask, 'node_modules/c/node_modules/b': {} }),
  ).toEqual([]);
});
