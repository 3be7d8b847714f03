import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { diskFault, listenForProbes, probePortOf } from './probes.ts';

describe('what a process reports about itself', () => {
  it('is that it lives, whether it can serve and why not, and its metrics, on a port of its own', async () => {
    let fault: string | undefined;
    const probes = { fault: () => fault, metrics: () => 'games 7\n' };
    const server = await listenForProbes(probes, { port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.text()];
    };
    expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}']);
    expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}']);
    fault = 'disk';
    expect(await ask('/readyz')).toEqual([503, '{"status":"not ready","reason":"disk"}']);
    expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}']);
    expect(await ask('/metrics')).toEqual([200, 'games 7\n']);
    expect(await ask('/')).toEqual([404, '']);
    await new Promise((resolve) => void server.close(resolve));
  });

  it('uses a port derived from the main one when no other is named', () => {
    expect([3000, 55_535, 55_536, 0].map(probePortOf)).toEqual([13_000, 65_535, 45_536, 0]);
  });
});

it('a disk is full when hardly anything is free, or when that cannot be found out', async () => {
  expect(await diskFault(tmpdir(), 0)).toBeUndefined();
  expect(await diskFault(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe('disk');
  expect(await diskFault('/no/such/folder', 0)).toBe('disk');
});
