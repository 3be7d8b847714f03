// Proves that the API document is sufficient: a client written from it, without any of our code, signs in and plays.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  freePort,
  killHard,
  processEnv,
  startApi,
  startFakeVendor,
} from './testing/api-process.ts';

const DOCUMENT = createRequire(import.meta.url).resolve('@maidan/contract/openapi.json');
const CLIENT = fileURLToPath(new URL('../../../docs/examples/stranger.mjs', import.meta.url));

let folder: string;
let vendor: Awaited<ReturnType<typeof startFakeVendor>>;
let api: ChildProcess;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-stranger-'));
  vendor = await startFakeVendor();
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  api = await startApi(processEnv({ dataDir: folder, port, vendorUrl: vendor.url }));
}, 120_000);
afterAll(async () => {
  await killHard(api);
  vendor.close();
  rmSync(folder, { recursive: true });
});

it('a client that knows only the document signs in, reads the lobby and launches a game', async () => {
  const [account] = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as {
    username: string;
    password: string;
  }[];
  const { username = '', password = '' } = account ?? {};
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [CLIENT, DOCUMENT, base, username, password]);
  expect(JSON.parse(stdout)).toEqual({
    userName: username,
    gameName: expect.stringMatching(/./),
    url: 'http://vendor.test/play',
  });
  expect(vendor.tokens).toHaveLength(1);
});
