import { createMetrics } from '@maidan/partner-service';
import { describe, expect, it } from 'vitest';
import { openArcadeDatabase } from '../platform/database.ts';
import { createArcadeLog } from '../platform/log.ts';
import { createOutbox, waitAfter } from './outbox.ts';

const TEN_MINUTES_MS = 600_000;

/** An outbox whose wallet accepts every call, and a clock that the test moves. */
function openOutbox() {
  const database = openArcadeDatabase(':memory:');
  const lines: string[] = [];
  const sent: string[] = [];
  let now = 0;
  const outbox = createOutbox({
    database,
    clock: () => now,
    log: createArcadeLog('info', { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
    walletOf: () => ({
      authenticate: async () => ({ kind: 'unknown', fault: 'not asked here' }),
      balance: async () => ({ kind: 'unknown', fault: 'not asked here' }),
      send: async ({ body }) => {
        sent.push(body.roundId);
        return { kind: 'accepted', reply: { balanceMinor: 100, currency: 'BDT' } };
      },
    }),
    onDone: () => undefined,
  });
  const end = (roundId: string) => {
    const round = { roundId, vendor: 'JL', gameCode: 'slot.one', playerRef: 'p1', currency: 'BDT' };
    outbox.add({ call: 'endRound', body: round });
  };
  return { database, lines, sent, outbox, end, pass: (ms: number) => (now += ms) };
}

describe('outbox', () => {
  it('VENDOR-04 waits longer after each attempt, never longer than ten minutes', () => {
    const waits = [0, 1, 2, 5, 30].map((attempts) => waitAfter(attempts));
    expect(waits).toEqual([500, 1_000, 2_000, 16_000, TEN_MINUTES_MS]);
  });

  it('sets a call that it cannot read aside for ten minutes, and the calls of other rounds are sent', async () => {
    const { database, lines, sent, outbox, end, pass } = openOutbox();
    end('r1');
    end('r2');
    database.prepare("UPDATE outbox SET body = '{}' WHERE round_id = 'r1'").run();
    await outbox.deliverDue();
    expect(sent).toEqual(['r2']);
    await outbox.deliverDue();
    expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
    pass(TEN_MINUTES_MS);
    await outbox.deliverDue();
    expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(2);
    expect(outbox.waiting()).toBe(1);
    expect(await outbox.deliverNext('r1'), 'and a player who asks is not failed').toBeUndefined();
  });
});
