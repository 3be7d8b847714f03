import type { createMetrics } from '@maidan/partner-service';
import type { Broadcast } from '../clocked/broadcast.ts';
import type { RoundsStore } from '../play/rounds.store.ts';
import type { Outbox } from '../wallet/outbox.ts';

/** What the gauges read. */
export interface Measured {
  outbox: Pick<Outbox, 'waiting'>;
  rounds: Pick<RoundsStore, 'countByStatus'>;
  broadcast: Pick<Broadcast, 'count'>;
  fixturesBroadcast: Pick<Broadcast, 'count'>;
}

/** Shows in the metrics what waits. */
export function measure(
  metrics: ReturnType<typeof createMetrics>,
  { outbox, rounds, broadcast, fixturesBroadcast }: Measured,
): void {
  metrics.gauge('arcade_outbox_waiting', 'Calls of wallets that wait', () => outbox.waiting());
  metrics.gauge('arcade_rounds_open', 'Rounds that are not settled', () =>
    rounds.countByStatus('open'),
  );
  metrics.gauge(
    'arcade_streams_open',
    'Streams of common flights and fixtures that are open',
    () => broadcast.count() + fixturesBroadcast.count(),
  );
}
