import type { BlockKind, BlockReason } from '@maidan/contract/constants';
import { inboxStore } from '#modules/member/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { BreaksDeps } from '../breaks.service.ts';
import { BLOCKED_TITLE, UNBLOCKED_TITLE } from './block-words.ts';
import { blockStore } from './block.store.ts';
import type { BlockRow } from './block.tables.ts';

/** Which member of which site. */
interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

/** A block as an operator orders it. */
interface BlockOrder {
  readonly kinds: readonly BlockKind[];
  readonly reason: BlockReason;
  /** The text that the member reads, in the member's language. */
  readonly told: string;
  readonly endsAt: Date;
  /** The operator. */
  readonly by: string;
}

/**
 * Blocks members and lifts blocks, in the transaction of the operator's act (OPS-45). The locks are taken as a break takes
 * them: the member, the sessions, the games, the wallet. A block of signing in ends every session and game, one of play
 * every game; what was staked before is settled, and withdrawals go on.
 */
export function blocksService(deps: BreaksDeps) {
  const { clock, random } = deps;
  const tell = (tx: Transaction, whose: Whose, title: typeof BLOCKED_TITLE, told: string) => {
    const message = { title, body: { bn: told, en: told }, createdAt: clock.now() };
    const drafts = [{ messageId: random.id(), ...message }];
    return inboxStore(tx, whose.siteId).insert(whose.memberId, drafts);
  };

  return {
    /** Blocks some kinds; a block of the same kind that stands is replaced. Answers what stood before. */
    async block(
      tx: Transaction,
      whose: Whose,
      { kinds, reason, told, endsAt, by }: BlockOrder,
    ): Promise<BlockRow[]> {
      const { siteId, memberId } = whose;
      await deps.holdMember(tx, siteId, memberId);
      if (kinds.includes('sign_in')) await deps.endSessions(tx, siteId, memberId);
      else if (kinds.includes('play')) await deps.endGames(tx, siteId, memberId);
      await deps.wallet.lock(tx, siteId, memberId);
      const store = blockStore(tx, siteId);
      const now = clock.now();
      const before = await store.lift(memberId, kinds, { at: now, by });
      const row = { memberId, reason, told, startsAt: now, endsAt, setBy: by };
      await store.insert(
        kinds.map((kind) => ({
          ...row,
          blockId: random.id(),
          kind,
          liftedAt: null,
          liftedBy: null,
        })),
      );
      await tell(tx, whose, BLOCKED_TITLE, told);
      return before;
    },

    /** Lifts the blocks of some kinds, and tells the member. Answers those that stood. */
    async unblock(
      tx: Transaction,
      whose: Whose,
      order: Pick<BlockOrder, 'kinds' | 'told' | 'by'>,
    ): Promise<BlockRow[]> {
      const { siteId, memberId } = whose;
      await deps.holdMember(tx, siteId, memberId);
      const at = clock.now();
      const lifted = await blockStore(tx, siteId).lift(memberId, order.kinds, { at, by: order.by });
      if (lifted.length > 0) await tell(tx, whose, UNBLOCKED_TITLE, order.told);
      return lifted;
    },
  };
}

export type BlocksService = ReturnType<typeof blocksService>;
