import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './content-security.ts';
import { CSP_REPORTS_PATH, cspReports } from './csp-reports.ts';

function open() {
  let now = 0;
  const metrics = new Registry();
  const lines: object[] = [];
  const log = { warn: (fields: object) => void lines.push(fields) };
  const reports = cspReports({ metrics, log, now: () => now });
  const send = async (body: unknown, method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method, ...(method === 'POST' ? { body: text } : {}) };
    return (await reports(new Request('http://lobby.example/m/csp-reports', init))).status;
  };
  const counted = async () =>
    Object.fromEntries(
      [...(await metrics.metrics()).matchAll(/directive="([\w-]+)"\} (\d+)/g)].map(
        ([, name, count]) => [name, Number(count)],
      ),
    );
  return { send, counted, lines, wait: (ms: number) => void (now += ms) };
}

const old = (directive: string) => ({
  'csp-report': {
    'effective-directive': directive,
    'blocked-uri': 'https://evil.example/x.js?q=secret',
    'document-uri': 'https://lobby.example/m/forget?token=secret',
  },
});

test('a policy asks for reports in both ways that browsers know', () => {
  const policy = contentSecurityPolicy({ gameOrigins: [], imageHosts: [], secure: true });
  expect(policy).toContain(`report-uri ${CSP_REPORTS_PATH}; report-to csp`);
  expect(securityHeaders(true, { strictTransportSubDomains: false })).toMatchObject({
    'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"`,
  });
});

test('reports of both forms are counted by directive, and logged without what may be secret', async () => {
  const { send, counted, lines } = open();
  expect(await send(old('script-src-elem'))).toBe(204);
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline' };
  await send([
    { type: 'csp-violation', body },
    { type: 'deprecation', body },
  ]);
  expect(await counted()).toEqual({ 'script-src-elem': 1, 'img-src': 1 });
  expect(lines).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://lobby.example/m/forget',
      leftOut: 0,
    },
  ]);
});

test('a made-up directive is counted as other, and what is no report is not counted', async () => {
  const { send, counted } = open();
  for (const name of ['made-up', 'x"} 1', '', 'constructor']) await send(old(name));
  for (const body of ['', 'null', '[]', '[null, 7, "x"]', '{"csp-report":7}', '{'])
    expect(await send(body)).toBe(204);
  expect(await counted()).toEqual({ other: 4 });
  expect(await send('', 'GET')).toBe(405);
});

test('a flood of reports is left out, and the log gets one line a minute', async () => {
  const { send, counted, lines, wait } = open();
  for (let index = 0; index < 130; index += 1) await send(old('font-src'));
  expect(await counted()).toEqual({ 'font-src': 100, left_out: 30 });
  wait(10_000);
  await send(old('font-src'));
  expect(await counted()).toEqual({ 'font-src': 101, left_out: 30 });
  expect(lines).toHaveLength(1);
  wait(50_000);
  await send(old('font-src'));
  expect(lines).toHaveLength(2);
});
