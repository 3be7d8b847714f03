import { describe, expect, test } from 'vitest';
import { readAdvisories } from './advisories.ts';

const noise = 'npm warn Unknown user config "nodedir".\n';
const flaw = (severity: string) => ({
  name: 'left-pad',
  severity,
  range: '<1.3.1',
  via: [{ title: 'Pads too far', url: 'https://github.com/advisories/GHSA-1' }, 'right-pad'],
});
const report = (vulnerabilities: object) =>
  `${noise}${JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} }, null, 2)}\n`;

describe('published flaws of our packages', () => {
  test('nothing', () => {
    expect(readAdvisories(report({}))).toEqual({ kind: 'known', grave: [], slight: [] });
  });

  test.each([
    ['critical', 'grave', 'slight'],
    ['high', 'grave', 'slight'],
    ['moderate', 'slight', 'grave'],
  ])('a %s flaw is %s', (severity, kind, other) => {
    expect(readAdvisories(report({ 'left-pad': flaw(severity) }))).toMatchObject({
      [kind]: [
        `left-pad <1.3.1 (${severity}): Pads too far https://github.com/advisories/GHSA-1; through right-pad`,
      ],
      [other]: [],
    });
  });

  test.each([
    [
      'a registry without that service',
      `${noise}${JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })}\nnpm error A complete log`,
      '405 Method Not Allowed',
    ],
    ['no npm at all', 'spawn npm ENOENT', 'spawn npm ENOENT'],
    ['nothing printed', '', 'npm said nothing'],
  ])('are unknown with %s, and the reason is named', (_case, output, reason) => {
    expect(readAdvisories(output)).toEqual({ kind: 'unknown', reason });
  });
});
