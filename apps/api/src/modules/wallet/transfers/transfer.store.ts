import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import { createJournalId } from '../ledger/ids.ts';
import { LedgerError, applySharedJournal } from '../ledger/ledger.rules.ts';
import { journalRow, journalWrites, walletOf } from '../ledger/ledger.store.ts';
import type { JournalParams, WalletColumns } from '../ledger/ledger.store.ts';
import type { JournalDraft, WalletRow } from '../ledger/ledger.types.ts';
import { ofSite } from '../site-index.ts';

/** A transfer that was posted earlier. */
export interface PostedTransfer {
  readonly journalId: string;
  readonly bodyHash: string;
  /** Everything in the sender's wallet right after the transfer. */
  readonly balanceAfterMinor: number;
  readonly at: string;
}

interface SharedParams extends JournalParams {
  readonly siteId: string;
  readonly wallets: string;
}

// Everything after `whole` is written only when both wallets still have the versions that were locked.
const writeShared = preparedStatement<{ moved: number }, SharedParams>(
  'ledger_write_shared',
  sql`WITH moved AS (
      UPDATE wallet SET cash_minor = w."cashMinor", version = wallet.version + 1
      FROM jsonb_to_recordset(${sql.placeholder('wallets')}::text::jsonb) AS w("memberId" text, "cashMinor" bigint, version bigint)
      WHERE wallet.site_id = ${sql.placeholder('siteId')}::text AND wallet.member_id = w."memberId" AND wallet.version = w.version
      RETURNING wallet.site_id, wallet.currency
    ), whole AS (
      SELECT site_id, min(currency) AS currency FROM moved GROUP BY site_id HAVING count(*) = 2 AND min(currency) = max(currency)
    ), ${journalWrites('whole')}
    SELECT count(*)::int AS moved FROM whole`,
);

const lockWallets = preparedStatement<
  WalletColumns,
  { siteId: string; oneMemberId: string; otherMemberId: string }
>(
  'wallet_lock_two',
  // Wallets are locked in one fixed order, so that two transfers in opposite directions wait for each other instead of
  // deadlocking.
  sql`SELECT member_id, currency, cash_minor, bonus_minor, hold_minor, version FROM wallet
    WHERE site_id = ${sql.placeholder('siteId')}
      AND member_id IN (${sql.placeholder('oneMemberId')}, ${sql.placeholder('otherMemberId')})
    ORDER BY member_id COLLATE "C" FOR UPDATE`,
);

const selectTransfer = preparedStatement<
  { journal_id: string; body_hash: string; total_after_minor: number; posted_at: string },
  { siteId: string; key: string; memberId: string }
>(
  'transfer_by_key',
  sql`SELECT j.journal_id, j.body_hash, p.total_after_minor, j.posted_at
    FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id
    WHERE ${ofSite('j', sql.placeholder('siteId'))} AND j.idempotency_key = ${sql.placeholder('key')}
      AND p.member_id = ${sql.placeholder('memberId')}`,
);

/** SQL of movements between two players, for one site. */
export function transferStore(siteId: string) {
  return {
    /** Those of two members' wallets that exist, by member, locked until the transaction ends. */
    async lockTwo(
      tx: Transaction,
      oneMemberId: string,
      otherMemberId: string,
    ): Promise<ReadonlyMap<string, WalletRow>> {
      const rows = await lockWallets(tx, { siteId, oneMemberId, otherMemberId });
      return new Map(rows.map((row) => [row.member_id, walletOf(siteId, row)]));
    },

    /** The transfer that a member's command with this key posted. */
    async find(
      db: Queryable,
      key: string,
      fromMemberId: string,
    ): Promise<PostedTransfer | undefined> {
      const [row] = await selectTransfer(db, { siteId, key, memberId: fromMemberId });
      return (
        row && {
          journalId: row.journal_id,
          bodyHash: row.body_hash,
          balanceAfterMinor: row.total_after_minor,
          at: new Date(row.posted_at).toISOString(),
        }
      );
    },
  };
}

/**
 * Writes a journal between the cash of two locked wallets of one currency, in one statement. Answers its id and the
 * wallets after it, in their order.
 * @throws LedgerError when the journal would break the ledger
 */
export async function postTransfer(
  tx: Transaction,
  wallets: readonly [WalletRow, WalletRow],
  draft: JournalDraft,
  at: Date,
  random: Random,
): Promise<{ journalId: string; wallets: readonly WalletRow[] }> {
  const journalId = createJournalId(at.getTime(), random);
  const applied = applySharedJournal(draft, wallets);
  const { postings: _postings, ...head } = draft;
  const [result] = await writeShared(tx, {
    siteId: wallets[0].siteId,
    at: at.toISOString(),
    wallets: JSON.stringify(
      applied.wallets.map(({ memberId, cashMinor, version }) => ({ memberId, cashMinor, version })),
    ),
    journals: JSON.stringify([journalRow({ ...head, journalId, lines: applied.lines.length })]),
    postings: JSON.stringify(applied.lines.map((line) => ({ ...line, journalId }))),
    // What players give each other is in no sum of play.
    unsummed: '[]',
  });
  if (result?.moved !== 1) throw new LedgerError(`${draft.kind}: the wallets were not locked`);
  const moved = applied.wallets.map((wallet) => ({ ...wallet, version: wallet.version + 1 }));
  return { journalId, wallets: moved };
}
