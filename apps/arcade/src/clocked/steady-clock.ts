import type { Clock, Database } from '@maidan/partner-service';

/**
 * Makes a clock that is never set back. When the machine's clock is, this one goes on from the last moment that it gave,
 * so that rounds under way keep their course, and nobody bets again on what was seen. Set ahead, it follows. It begins no
 * earlier than the last beat of a lease, so that a process that starts afterwards keeps the time of the others.
 */
export function createSteadyClock(database: Database, machine: Clock): Clock {
  const row = database.prepare('SELECT max(beat_at) AS beat_at FROM leases').get();
  let last = Number(row?.['beat_at'] ?? 0);
  let aheadMs = 0;
  return () => {
    const nowMs = machine() + aheadMs;
    if (nowMs < last) aheadMs += last - nowMs;
    last = Math.max(last, nowMs);
    return last;
  };
}
