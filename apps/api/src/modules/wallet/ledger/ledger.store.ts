import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@maidan/contract/money';
import { MOVEMENTS } from '@maidan/contract/movements';
import type { MovementKind } from '@maidan/contract/movements';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import type { Random } from '#platform/secrets/random.ts';
import { createJournalId } from './ids.ts';
import { LedgerError, applyJournal } from './ledger.rules.ts';
import type { JournalDraft, PostedJournal, WalletRow } from './ledger.types.ts';
import { ofSite } from '../site-index.ts';

/** A wallet's columns as the database returns them. */
export interface WalletColumns {
  member_id: string;
  currency: string;
  cash_minor: number;
  bonus_minor: number;
  hold_minor: number;
  version: number;
}

/**
 * The common table expressions that write journals and their postings. `of` is a common table expression with `site_id`
 * and `currency`: with one row the journals are written, without a row nothing is. The values are `JournalParams`.
 */
export function journalWrites(of: string): SQL {
  const owner = sql.identifier(of);
  return sql`new_journals AS (
    INSERT INTO journal (site_id, journal_id, kind, idempotency_key, body_hash, reference_type, reference, lines, posted_at)
    SELECT ${owner}.site_id, j."journalId", j.kind, j."idempotencyKey", j."bodyHash", j."referenceType", j.reference, j.lines,
      ${sql.placeholder('at')}::timestamptz
    FROM ${owner}, jsonb_to_recordset(${sql.placeholder('journals')}::text::jsonb) AS j(
      "journalId" text, kind text, "idempotencyKey" text, "bodyHash" text, "referenceType" text, reference text, lines smallint)
  ), new_postings AS (
    INSERT INTO posting (site_id, journal_id, line, account, member_id, scope, amount_minor, currency, account_after_minor,
      total_after_minor)
    SELECT ${owner}.site_id, p."journalId", p.line, p.account, p."memberId", p.scope, p."amountMinor", ${owner}.currency,
      p."accountAfterMinor", p."totalAfterMinor"
    FROM ${owner}, jsonb_to_recordset(${sql.placeholder('postings')}::text::jsonb) AS p(
      "journalId" text, line smallint, account text, "memberId" text, scope text, "amountMinor" bigint,
      "accountAfterMinor" bigint, "totalAfterMinor" bigint)
  ), new_unsummed AS (
    INSERT INTO unsummed_movement (site_id, journal_id, member_id, kind, reference, amount_minor, posted_at)
    SELECT ${owner}.site_id, u."journalId", u."memberId", u.kind, u.reference, u."amountMinor", ${sql.placeholder('at')}::timestamptz
    FROM ${owner}, jsonb_to_recordset(${sql.placeholder('unsummed')}::text::jsonb) AS u(
      "journalId" text, "memberId" text, kind text, reference text, "amountMinor" bigint)
  )`;
}

/** Values of `journalWrites`: the time, and the rows as JSON. */
export interface JournalParams extends Record<string, unknown> {
  readonly at: string;
  readonly journals: string;
  readonly postings: string;
  /** Those of the journals that are summed by member and day, as `unsummedOf` makes them. */
  readonly unsummed: string;
}

/** The kinds of movements that figures of members and teams are summed from. */
const SUMMED_KINDS: ReadonlySet<MovementKind> = new Set([
  'bet',
  'rollback',
  'win',
  'deposit',
  'withdrawal_paid',
]);

/** What a journal on one wallet adds to the sums of its player: a row, or nothing. */
function unsummedOf(
  { kind, reference, postings }: Pick<JournalDraft, 'kind' | 'reference' | 'postings'>,
  { journalId, memberId }: { journalId: string; memberId: string },
): object[] {
  if (!SUMMED_KINDS.has(kind)) return [];
  const amountMinor = postings.reduce(
    (sum, posting) => ('memberId' in posting ? sum + posting.amountMinor : sum),
    0,
  );
  return [{ journalId, memberId, kind, reference, amountMinor }];
}

/**
 * The common table expressions that write journals, their postings and the wallet that they move. `moved` is empty when
 * the wallet's version is not the expected one. Nothing may be written then, so every other insert must select from
 * `moved`.
 */
export const LEDGER_WRITES = sql`
  moved AS (
    UPDATE wallet SET
      cash_minor = ${sql.placeholder('cash')}::bigint, bonus_minor = ${sql.placeholder('bonus')}::bigint,
      hold_minor = ${sql.placeholder('hold')}::bigint, version = version + 1
    WHERE site_id = ${sql.placeholder('siteId')}::text AND member_id = ${sql.placeholder('memberId')}::text
      AND version = ${sql.placeholder('version')}::bigint
    RETURNING site_id, currency
  ), ${journalWrites('moved')}`;

/** Values of `LEDGER_WRITES`. */
export interface LedgerParams extends JournalParams {
  readonly siteId: string;
  readonly memberId: string;
  readonly version: number;
  readonly cash: number;
  readonly bonus: number;
  readonly hold: number;
}

const writeJournals = preparedStatement<{ moved: number }, LedgerParams>(
  'ledger_write',
  sql`WITH ${LEDGER_WRITES} SELECT count(*)::int AS moved FROM moved`,
);

const selectWallet = preparedStatement<WalletColumns, { siteId: string; memberId: string }>(
  'wallet_select',
  sql`SELECT member_id, currency, cash_minor, bonus_minor, hold_minor, version FROM wallet
    WHERE site_id = ${sql.placeholder('siteId')} AND member_id = ${sql.placeholder('memberId')}`,
);

const selectWalletForUpdate = preparedStatement<
  WalletColumns,
  { siteId: string; memberId: string }
>(
  'wallet_lock',
  sql`SELECT member_id, currency, cash_minor, bonus_minor, hold_minor, version FROM wallet
    WHERE site_id = ${sql.placeholder('siteId')} AND member_id = ${sql.placeholder('memberId')} FOR UPDATE`,
);

const selectJournal = preparedStatement<
  { journal_id: string; body_hash: string; total_after_minor: number },
  { siteId: string; key: string }
>(
  'journal_by_key',
  sql`SELECT j.journal_id, j.body_hash, max(p.total_after_minor) AS total_after_minor
    FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id
    WHERE ${ofSite('j', sql.placeholder('siteId'))} AND j.idempotency_key = ${sql.placeholder('key')}
    GROUP BY j.journal_id, j.body_hash`,
);

/** SQL of wallets and journals, for one site. */
export function ledgerStore(siteId: string) {
  return {
    /** Creates an empty wallet unless there is one. */
    async openWallet(tx: Transaction, memberId: string, currency: CurrencyCode): Promise<void> {
      await tx.execute(
        sql`INSERT INTO wallet (site_id, member_id, currency) VALUES (${siteId}, ${memberId}, ${currency}) ON CONFLICT DO NOTHING`,
      );
    },
    /** The wallet as it is now, without a lock. */
    async readWallet(db: Queryable, memberId: string): Promise<WalletRow | undefined> {
      const [row] = await selectWallet(db, { siteId, memberId });
      return row && walletOf(siteId, row);
    },
    /** The wallet, locked until the transaction ends. */
    async lockWallet(tx: Transaction, memberId: string): Promise<WalletRow | undefined> {
      const [row] = await selectWalletForUpdate(tx, { siteId, memberId });
      return row && walletOf(siteId, row);
    },
    /** The journal that a command with this key posted. */
    async findJournal(db: Queryable, key: string): Promise<PostedJournal | undefined> {
      const [row] = await selectJournal(db, { siteId, key });
      return (
        row && {
          journalId: row.journal_id,
          bodyHash: row.body_hash,
          totalAfterMinor: row.total_after_minor,
        }
      );
    },
  };
}

/** The currency of a member's wallet. @throws Error when there is none */
export async function walletCurrency(
  db: Queryable,
  siteId: string,
  memberId: string,
): Promise<CurrencyCode> {
  const wallet = await ledgerStore(siteId).readWallet(db, memberId);
  if (!wallet) throw new Error(`Member ${memberId} of site ${siteId} has no wallet`);
  return wallet.currency;
}

/**
 * Writes one journal and the balances that it moves, in one statement. The wallet must be locked by `tx`. Answers the
 * journal's id and the wallet after it.
 * @throws LedgerError when the journal would break the ledger
 */
export async function postJournal(
  tx: Transaction,
  wallet: WalletRow,
  draft: JournalDraft,
  at: Date,
  random: Random,
): Promise<{ journalId: string; wallet: WalletRow }> {
  const write = prepareJournals(wallet, [draft], at, random);
  const [result] = await writeJournals(tx, write.params);
  if (result?.moved !== 1) throw new LedgerError(`${draft.kind}: the wallet was not locked`);
  const [journalId = ''] = write.journalIds;
  return { journalId, wallet: write.wallet };
}

/**
 * Turns journals on one locked wallet into the values of `LEDGER_WRITES`, in the given order.
 * @throws LedgerError when a journal would break the ledger
 */
export function prepareJournals(
  wallet: WalletRow,
  drafts: readonly JournalDraft[],
  at: Date,
  random: Random,
): { params: LedgerParams; wallet: WalletRow; journalIds: string[] } {
  const journals: object[] = [];
  const postings: object[] = [];
  const unsummed: object[] = [];
  const journalIds: string[] = [];
  let after = wallet;
  // Sorted, so that journals of one moment are read in the order in which they happened.
  const newIds = drafts.map(() => createJournalId(at.getTime(), random)).toSorted();
  for (const [index, { postings: draftPostings, ...head }] of drafts.entries()) {
    const journalId = newIds[index] ?? '';
    unsummed.push(...unsummedOf({ ...head, postings: draftPostings }, { ...wallet, journalId }));
    const applied = applyJournal({ ...head, postings: draftPostings }, after);
    journals.push(journalRow({ ...head, journalId, lines: applied.lines.length }));
    postings.push(...applied.lines.map((line) => ({ ...line, journalId })));
    journalIds.push(journalId);
    after = applied.wallet;
  }
  return {
    params: {
      siteId: wallet.siteId,
      memberId: wallet.memberId,
      version: wallet.version,
      cash: after.cashMinor,
      bonus: after.bonusMinor,
      hold: after.holdMinor,
      at: at.toISOString(),
      journals: JSON.stringify(journals),
      postings: JSON.stringify(postings),
      unsummed: JSON.stringify(unsummed),
    },
    wallet: { ...after, version: wallet.version + 1 },
    journalIds,
  };
}

/** A journal as `journalWrites` takes it; its kind decides the type of the reference. */
export function journalRow<Head extends Pick<JournalDraft, 'kind'>>(head: Head) {
  return { ...head, referenceType: MOVEMENTS[head.kind].reference };
}

/** A wallet built from its columns. The currency was checked when the wallet was opened. */
export function walletOf(siteId: string, row: WalletColumns): WalletRow {
  return {
    siteId,
    memberId: row.member_id,
    currency: row.currency as CurrencyCode,
    cashMinor: row.cash_minor,
    bonusMinor: row.bonus_minor,
    holdMinor: row.hold_minor,
    version: row.version,
  };
}
