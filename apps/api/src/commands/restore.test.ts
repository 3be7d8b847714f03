import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestPostgres, testDatabaseUrl } from '../testing/test-database.ts';
import {
  freePort,
  killHard,
  openPlayer,
  processEnv,
  runOperatorCommand,
  runProof,
  startApi,
  startFakeVendor,
} from '../testing/api-process.ts';

const ROUNDS = 5;
const STAKE = 1_000;
const PAYOUT = 900;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

type Player = Awaited<ReturnType<typeof openPlayer>>;

function folder(name: string): string {
  const made = mkdtempSync(join(tmpdir(), `maidan-restore-${name}-`));
  closers.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function running(env: NodeJS.ProcessEnv) {
  const child = await startApi(env);
  closers.push(() => killHard(child));
  return child;
}

/** Plays rounds and returns the bodies of their bets, each of which was acknowledged. */
async function play(player: Player, prefix: string): Promise<Record<string, unknown>[]> {
  const { sessionToken } = player;
  const opened = await player.call('authenticate', { sessionToken });
  const bets: Record<string, unknown>[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    const roundId = `${prefix}-${index}`;
    const round = { playerRef: opened?.body['playerRef'], roundId, currency: 'BDT' };
    const bet = { ...round, sessionToken, transactionId: `${roundId}.bet`, amountMinor: STAKE };
    expect((await player.call('bet', bet))?.status).toBe(200);
    const win = { ...round, transactionId: `${roundId}.win`, amountMinor: PAYOUT };
    expect((await player.call('win', win))?.status).toBe(200);
    bets.push(bet);
  }
  return bets;
}

/** Plays, makes a backup, destroys everything except backup and keys, restores, and plays on. */
async function loseAndRestore(from: NodeJS.ProcessEnv, to: NodeJS.ProcessEnv, tokens: string[]) {
  const file = join(folder('kept'), 'backup.jsonl.gz');
  const first = await running(from);
  const player = await openPlayer(from, tokens);
  const bets = await play(player, 'before');
  const balance = (await player.balance()).sumBalance;
  const backup = await runOperatorCommand(from, 'backup', '--to', file);
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.text).toMatch(/^\d+ rows written to /);
  await killHard(first);
  rmSync(from['DATA_DIR'] ?? '', { recursive: true });

  const restored = await runOperatorCommand(to, 'restore', '--from', file);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.text).toMatch(/^\d+ rows restored from /);
  const again = await runOperatorCommand(to, 'restore', '--from', file);
  expect(again).toMatchObject({ code: 1 });
  expect(again.text).toContain('holds data already');

  await running(to);
  expect((await player.balance()).sumBalance).toBe(balance);
  for (const bet of bets) {
    expect((await player.call('bet', bet))?.body).toMatchObject({ replayed: true });
  }
  expect(await runProof(to)).toEqual({ code: 0, differences: [] });
  await play(player, 'after');
  expect((await player.balance()).sumBalance).toBe(balance - ROUNDS * (STAKE - PAYOUT));
  expect(await runProof(to)).toEqual({ code: 0, differences: [] });
}

/** Two data folders on one port: the one that will be lost, with the demo, and an empty one. */
async function places(urls: { from?: string; to?: string } = {}) {
  const vendor = await startFakeVendor();
  closers.push(vendor.close);
  const port = await freePort();
  const kept = { KEYS_FILE: join(folder('keys'), 'keys.json') };
  const place = (name: string, databaseUrl: string | undefined) => ({
    ...processEnv({
      dataDir: folder(name),
      port,
      vendorUrl: vendor.url,
      ...(databaseUrl ? { databaseUrl } : {}),
    }),
    ...kept,
  });
  const from = place('lost', urls.from);
  const to = { ...place('new', urls.to), DEMO: '' };
  return { from, to, tokens: vendor.tokens };
}

describe('npm run restore', () => {
  // On PostgreSQL only the parts that touch the database are run again.
  it.skipIf(testDatabaseUrl)(
    'MONEY-05 on the embedded database brings back every acknowledged round, sessions and a clean ledger',
    async () => {
      const { from, to, tokens } = await places();
      await loseAndRestore(from, to, tokens);
      const other = join(folder('kept'), 'none.jsonl.gz');
      const refused = await runOperatorCommand(to, 'restore', '--from', other);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.text).toContain('stop it first');
      expect(existsSync(other)).toBe(false);
    },
    240_000,
  );

  it.runIf(testDatabaseUrl)(
    'MONEY-05 on PostgreSQL brings back every acknowledged round, sessions and a clean ledger',
    async () => {
      const [lost, fresh] = [await createTestPostgres(), await createTestPostgres()];
      closers.push(lost.drop, fresh.drop);
      const { from, to, tokens } = await places({ from: lost.url, to: fresh.url });
      await loseAndRestore(from, to, tokens);
    },
    240_000,
  );
});
