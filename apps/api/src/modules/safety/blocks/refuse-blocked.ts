import type { BlockKind } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { Queryable } from '#platform/database/connection.ts';
import { blockStore } from './block.store.ts';

const CODES = {
  sign_in: 'auth.blocked',
  play: 'safety.play_blocked',
  deposit: 'safety.deposit_blocked',
  promotions: 'safety.promotions_blocked',
} as const;

/** Refuses what is blocked. @throws AppError the code of the kind, with params.until and params.told */
export async function refuseBlocked(
  db: Queryable,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
  kind: BlockKind,
  now: Date,
): Promise<void> {
  const block = await blockStore(db, siteId).find(memberId, kind, now);
  if (!block) return;
  throw new AppError(CODES[kind], { until: block.endsAt.toISOString(), told: block.told });
}
