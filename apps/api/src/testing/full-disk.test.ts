import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from './test-database.ts';
import {
  freePort,
  killHard,
  openPlayer,
  processEnv,
  readyUrlOf,
  runProof,
  startApi,
  startFakeVendor,
} from './api-process.ts';

const STAKE = 100;
const ROUNDS = 10;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A small disk in memory; undefined where this process may not mount one. */
function mountSmallDisk(): { path: string; unmount: () => void } | undefined {
  const path = mkdtempSync(join(tmpdir(), 'maidan-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const unmount = () => {
    execFileSync('umount', ['-l', path]);
    rmSync(path, { recursive: true });
  };
  return { path, unmount };
}

const disk = mountSmallDisk();
disk?.unmount();

/** Fills the disk to the last page. */
function fill(file: string): void {
  for (const size of [1 << 20, 256]) {
    const piece = Buffer.alloc(size);
    try {
      for (;;) appendFileSync(file, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

describe('a full disk under the running api', () => {
  // Only root may mount a disk; elsewhere the test is skipped. It need not run again with PostgreSQL.
  it.runIf(disk && !testDatabaseUrl)(
    'MONEY-04 makes writes fail and leaves reads working; nothing acknowledged is lost, and writes work again once there is space',
    async () => {
      const small = mountSmallDisk();
      if (!small) throw new Error('The disk could be mounted a moment ago');
      closers.push(small.unmount);
      const vendor = await startFakeVendor();
      closers.push(vendor.close);
      const place = { dataDir: small.path, port: await freePort(), vendorUrl: vendor.url };
      const env = processEnv(place);
      let child = await startApi(env);
      closers.push(() => killHard(child));
      const player = await openPlayer(env, vendor.tokens);
      const { sessionToken } = player;
      const opened = await player.call('authenticate', { sessionToken });
      const playerRef = opened?.body['playerRef'];
      const betOf = (roundId: string) => ({
        playerRef,
        roundId,
        sessionToken,
        currency: 'BDT',
        transactionId: `${roundId}.bet`,
        amountMinor: STAKE,
      });
      const acknowledged: ReturnType<typeof betOf>[] = [];
      const bet = async (roundId: string) => {
        const body = betOf(roundId);
        const answer = await player.call('bet', body);
        if (answer?.status === 200) acknowledged.push(body);
        return answer;
      };
      for (let index = 0; index < ROUNDS; index += 1) await bet(`before-${index}`);
      expect(acknowledged).toHaveLength(ROUNDS);

      fill(join(small.path, 'filler'));
      const refusals = [];
      for (let index = 0; index < 200; index += 1) {
        const answer = await bet(`full-${index}`);
        if (answer?.status !== 200) refusals.push(answer?.body['code']);
      }
      expect(refusals.length).toBeGreaterThan(0);
      expect(new Set(refusals)).toEqual(new Set(['server.unavailable']));
      const { sumBalance } = await player.balance();
      const reading = await fetch(`http://127.0.0.1:${env['PORT']}/games?pageSize=1`);
      expect(reading.status).toBe(200);
      const full = await fetch(readyUrlOf(env));
      expect([full.status, await full.json()]).toEqual([
        503,
        { status: 'not ready', reason: 'disk' },
      ]);

      rmSync(join(small.path, 'filler'));
      const former = acknowledged.length;
      expect((await bet('after'))?.status).toBe(200);
      expect((await player.balance()).sumBalance).toBe(sumBalance - STAKE);
      await killHard(child);
      child = await startApi(env);
      expect(acknowledged).toHaveLength(former + 1);
      for (const body of acknowledged) {
        expect((await player.call('bet', body))?.body).toMatchObject({ replayed: true });
      }
      expect((await player.balance()).sumBalance).toBe(sumBalance - STAKE);
      expect(await runProof(env)).toEqual({ code: 0, differences: [] });
    },
    240_000,
  );
});
