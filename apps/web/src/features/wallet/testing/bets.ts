import type { BetRecord } from '@maidan/contract/types';

/** A lost round of 10.00; the number makes it different from others. */
export function betOf(number: number, changes: Partial<BetRecord> = {}): BetRecord {
  return {
    roundId: `round-${number}`,
    vassalage: 'JL',
    vendorName: 'Jolpai',
    nodeId: 1000 + number,
    gameName: `Game ${number}`,
    mobileLargeIcon: `covers/${number}.webp`,
    state: 'lost',
    stakeMinor: 1000,
    payoutMinor: 0,
    netMinor: -1000,
    currency: 'BDT',
    openedAt: '2026-02-28T06:00:00.000Z',
    settledAt: '2026-02-28T06:01:00.000Z',
    ...changes,
  };
}
