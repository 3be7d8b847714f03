import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveEvents } from '#platform/live/live-events.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import { liveStream } from '#platform/live/live-stream.ts';
import type { LiveStreamDeps } from '#platform/live/live-stream.ts';
import { STREAMS_PER_MEMBER, streamPlaces } from '#platform/live/stream-places.ts';
import { testDatabaseUrl, createTestPostgres, openOn } from '../../testing/test-database.ts';
import { liveBalance } from './live-balance.ts';
import { SITE_ID, openLedger } from './wallet.fixture.ts';
import { walletService } from './wallet.service.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;
let events: LiveEvents;
let wallet: ReturnType<typeof walletService>;

beforeAll(async () => {
  ledger = await openLedger();
  events = await liveEvents({ database: ledger.database, onError: failLoudly });
  wallet = walletService({ ...ledger, events });
});
afterAll(async () => {
  await events.close();
  await ledger.database.close();
});

function failLoudly(error: unknown): never {
  throw error;
}

const places = streamPlaces(3);
const lasting = { stands: async () => true, onEnd: () => () => undefined };

function open(memberId: string, options: Partial<LiveStreamDeps> = {}) {
  const abort = new AbortController();
  const { signal } = abort;
  const stream = liveStream({
    siteId: SITE_ID,
    memberId,
    events,
    sources: [liveBalance(wallet)],
    signal,
    session: lasting,
    places,
    ...options,
  });
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  /** Reads until a text arrives, and returns everything that was read. */
  const until = async (text: string): Promise<string> => {
    let read = '';
    while (!read.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended after ${JSON.stringify(read)}`);
      read += value;
    }
    return read;
  };
  return { until, reader, leave: () => abort.abort() };
}

const deposit = (memberId: string, amountMinor: number, reference: string) =>
  wallet.creditDeposit({
    siteId: SITE_ID,
    memberId,
    amountMinor,
    reference,
    currency: 'BDT',
    channel: 'practice',
  });

describe('the live balance', () => {
  it('VENDOR-07 sends the wallet at once, and again after every movement', async () => {
    await ledger.openMember('live', 1_000);
    const stream = open('live');
    expect(await stream.until('"sumBalance":1000')).toContain('event: balance');
    await deposit('live', 250, 'live-1');
    expect(await stream.until('"sumBalance":1250')).toContain('"version":');
    stream.leave();
    expect((await stream.reader.read()).done).toBe(true);
  });

  it('VENDOR-07 ignores other wallets, and a heartbeat finds movements without a notification', async () => {
    await ledger.openMember('quiet', 500);
    await ledger.openMember('loud', 500);
    const stream = open('quiet', { heartbeatMs: 150 });
    await stream.until('"sumBalance":500');
    await deposit('loud', 1, 'loud-1');
    // This service of the fixture sends no notifications.
    await ledger.wallet.creditDeposit({
      siteId: SITE_ID,
      memberId: 'quiet',
      amountMinor: 7,
      reference: 'quiet-1',
      currency: 'BDT',
      channel: 'practice',
    });
    const read = await stream.until('"sumBalance":507');
    expect(read).toContain(': alive');
    expect(read).not.toContain('501');
    stream.leave();
  });

  it('VENDOR-07 ends after its lifetime, so that the session is checked again', async () => {
    await ledger.openMember('brief', 500);
    const stream = open('brief', { lifeMs: 60 });
    await expect(stream.until('never')).rejects.toThrow('The stream ended');
  });

  it('VENDOR-07 a reader that disconnects silently is removed', async () => {
    await ledger.openMember('gone', 500);
    const stream = open('gone', { heartbeatMs: 20 });
    await stream.until('"sumBalance":500');
    await expect(stream.reader.cancel()).resolves.toBeUndefined();
    await deposit('gone', 5, 'gone-1');
    stream.leave();
    expect((await stream.reader.read()).done).toBe(true);
  });

  it('VENDOR-07 ends when the process closes', async () => {
    await ledger.openMember('closing', 500);
    const stream = open('closing');
    await stream.until('"sumBalance":500');
    events.endAll();
    expect((await stream.reader.read()).done).toBe(true);
  });

  it('VENDOR-07 ends with its session, by notification or at the next heartbeat', async () => {
    await ledger.openMember('leaving', 500);
    const told = new Set<() => void>();
    const onEnd = (onEnded: () => void) => {
      told.add(onEnded);
      return () => told.delete(onEnded);
    };
    let isStanding = true;
    const session = { onEnd, stands: async () => isStanding };
    const stream = open('leaving', { session });
    await stream.until('"sumBalance":500');
    told.forEach((tell) => tell());
    await deposit('leaving', 1, 'leaving-1');
    await stream.until('"sumBalance":501');
    isStanding = false;
    told.forEach((tell) => tell());
    await stream.until('event: ended');
    expect((await stream.reader.read()).done).toBe(true);
    expect(told.size, 'nobody listens any more').toBe(0);
    const unheard = open('leaving', { session, heartbeatMs: 20 });
    await unheard.until('event: ended');
    await expect(unheard.until('never')).rejects.toThrow('The stream ended');
    const stands = () => Promise.reject(new Error('the database is away'));
    const unasked = open('leaving', { session: { onEnd, stands }, heartbeatMs: 20 });
    await expect(unasked.until('never')).rejects.toThrow('The stream ended');
  });

  it('VENDOR-07 one more than a member may have ends the oldest, and those of another member go on', async () => {
    for (const memberId of ['many', 'few']) await ledger.openMember(memberId, 500);
    const few = open('few');
    const streams = Array.from({ length: 4 }, () => open('many'));
    const [first, ...later] = streams;
    await expect(first?.until('never')).rejects.toThrow('The stream ended');
    for (const stream of [...later, few]) await stream.until('"sumBalance":500');
    later[0]?.leave();
    const fifth = open('many');
    await deposit('many', 1, 'many-1');
    for (const stream of [...later.slice(1), fifth]) await stream.until('"sumBalance":501');
    expect(STREAMS_PER_MEMBER).toBeGreaterThan(later.length);
    [few, ...later, fifth].forEach((stream) => stream.leave());
  });

  it('VENDOR-07 ends when the wallet cannot be read, and the browser connects again', async () => {
    const stream = open('without-wallet');
    await expect(stream.until('never')).rejects.toThrow('The stream ended after "retry: 3000');
  });

  it('VENDOR-07 many movements at once reach every listener with the last balance', async () => {
    await ledger.openMember('busy', 0);
    const streams = [open('busy'), open('busy')];
    await Promise.all(streams.map((stream) => stream.until('"sumBalance":0')));
    await Promise.all(Array.from({ length: 20 }, (_, n) => deposit('busy', 10, `busy-${n}`)));
    const read = await Promise.all(streams.map((stream) => stream.until('"sumBalance":200')));
    for (const text of read) {
      const versions = [...text.matchAll(/"version":(\d+)/g)].map(([, version]) => Number(version));
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    }
    streams.forEach((stream) => stream.leave());
  });

  it.runIf(testDatabaseUrl)(
    'VENDOR-07 a movement in one process is announced by another',
    async () => {
      const { url, drop } = await createTestPostgres();
      const [here, there] = [openOn(url), openOn(url)];
      const [own, other] = await Promise.all([
        liveEvents({ database: here, onError: failLoudly }),
        liveEvents({ database: there, onError: failLoudly }),
      ]);
      const heard = new Promise<void>((onHeard) => {
        other.subscribe(SITE_ID, 'far', { onChanged: () => onHeard(), onEnd: () => undefined });
      });
      own.announce({ siteId: SITE_ID, memberId: 'far', topic: 'balance' });
      await heard;
      await own.close();
      await other.close();
      await here.close();
      await there.close();
      await drop();
    },
  );
});
