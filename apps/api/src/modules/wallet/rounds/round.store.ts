import { sql } from 'drizzle-orm';
import type { BetKind, BetState } from '@maidan/contract/constants';
import type { RoundProof } from '@maidan/wire';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import type { Random } from '#platform/secrets/random.ts';
import { bonusOfColumns } from '../bonuses/bonus.types.ts';
import type { BonusColumns, BonusParts } from '../bonuses/bonus.types.ts';
import { LEDGER_WRITES, prepareJournals, walletOf } from '../ledger/ledger.store.ts';
import type { LedgerParams } from '../ledger/ledger.store.ts';
import { LedgerError } from '../ledger/ledger.rules.ts';
import { stakeableMinor } from '../ledger/ledger.types.ts';
import type { WalletRow } from '../ledger/ledger.types.ts';
import type {
  CallState,
  PlayWrite,
  RoundRow,
  StoredAnswer,
  StoredTransaction,
  VendorTransactionKind,
} from './round.types.ts';
import { ofSite } from '../site-index.ts';

interface RoundColumns {
  round_id: string;
  member_id: string;
  vendor: string;
  vendor_round_id: string;
  game_code: string;
  node_id: number;
  currency: string;
  state: BetState;
  stake_cash_minor: number;
  stake_bonus_minor: number;
  refund_cash_minor: number;
  refund_bonus_minor: number;
  payout_cash_minor: number;
  payout_bonus_minor: number;
  opened_at: string;
  settled_at: string | null;
  was_settled: boolean;
  ended_at: string | null;
  outcome: LocalisedText | null;
  proof: RoundProof | null;
  bet_kind: BetKind | null;
  counted_minor: number;
  bonus_parts: BonusParts | null;
}

interface TransactionColumns {
  transaction_id: string;
  kind: VendorTransactionKind;
  member_id: string;
  round_id: string | null;
  body_hash: string;
  answer: StoredAnswer;
  cash_minor: number;
  bonus_minor: number;
  rolled_back_at: string | null;
  bonus_parts: BonusParts | null;
  jackpot_minor: number;
}

interface StateColumns {
  wallet: Parameters<typeof walletOf>[1];
  transaction: TransactionColumns | null;
  bet: TransactionColumns | null;
  round: RoundColumns | null;
  running: BonusColumns[] | null;
  ended: BonusColumns[] | null;
}

/** The wallet, transaction and round that a call is about. */
export interface CallKey extends Record<string, unknown> {
  readonly memberId: string;
  readonly vendor: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly betTransactionId: string;
}

const selectState = preparedStatement<{ state: StateColumns | null }, CallKey & { siteId: string }>(
  'wallet_call_state',
  sql`SELECT wallet_call_state(${sql.placeholder('siteId')}, ${sql.placeholder('memberId')}, ${sql.placeholder('vendor')},
    ${sql.placeholder('transactionId')}, ${sql.placeholder('roundId')}, ${sql.placeholder('betTransactionId')}) AS state`,
);

interface RoundParams extends LedgerParams {
  readonly vendor: string;
  readonly rounds: string;
  readonly transactions: string;
  readonly answer: string;
  readonly bonuses: string;
  readonly counted: string;
}

const ROUND_WRITES = sql`${LEDGER_WRITES}, new_round AS (
    INSERT INTO round (site_id, round_id, member_id, vendor, vendor_round_id, game_code, node_id, currency, state,
      stake_cash_minor, stake_bonus_minor, refund_cash_minor, refund_bonus_minor, payout_cash_minor, payout_bonus_minor,
      opened_at, settled_at, was_settled, ended_at, outcome, proof, bet_kind, counted_minor, bonus_parts)
    SELECT moved.site_id, r.round_id, r.member_id, r.vendor, r.vendor_round_id, r.game_code, r.node_id, r.currency, r.state,
      r.stake_cash_minor, r.stake_bonus_minor, r.refund_cash_minor, r.refund_bonus_minor, r.payout_cash_minor,
      r.payout_bonus_minor, r.opened_at, r.settled_at, r.was_settled, r.ended_at, r.outcome, r.proof, r.bet_kind,
      r.counted_minor, r.bonus_parts
    FROM moved, jsonb_to_recordset(${sql.placeholder('rounds')}::text::jsonb) AS r(
      round_id text, member_id text, vendor text, vendor_round_id text, game_code text, node_id integer, currency text,
      state text, stake_cash_minor bigint, stake_bonus_minor bigint, refund_cash_minor bigint, refund_bonus_minor bigint,
      payout_cash_minor bigint, payout_bonus_minor bigint, opened_at timestamptz, settled_at timestamptz, was_settled boolean,
      ended_at timestamptz, outcome jsonb, proof jsonb, bet_kind text, counted_minor bigint, bonus_parts jsonb)
    ON CONFLICT (site_id, round_id) DO UPDATE SET state = excluded.state,
      stake_cash_minor = excluded.stake_cash_minor, stake_bonus_minor = excluded.stake_bonus_minor,
      refund_cash_minor = excluded.refund_cash_minor, refund_bonus_minor = excluded.refund_bonus_minor,
      payout_cash_minor = excluded.payout_cash_minor, payout_bonus_minor = excluded.payout_bonus_minor,
      settled_at = excluded.settled_at, was_settled = excluded.was_settled, ended_at = excluded.ended_at, outcome = excluded.outcome,
      proof = excluded.proof, counted_minor = excluded.counted_minor, bonus_parts = excluded.bonus_parts
  ), changed_days AS (
    -- Sums of a day that is over; its rounds are at least this old. The day itself depends on the time zone.
    UPDATE round_day d SET is_stale = TRUE
    FROM moved, jsonb_to_recordset(${sql.placeholder('rounds')}::text::jsonb) AS r(member_id text, opened_at timestamptz)
    WHERE d.site_id = moved.site_id AND d.member_id = r.member_id
      AND r.opened_at < ${sql.placeholder('at')}::timestamptz - interval '4 minutes'
      AND d.day BETWEEN (r.opened_at AT TIME ZONE 'UTC')::date - 1 AND (r.opened_at AT TIME ZONE 'UTC')::date + 1
  ), changed_titles AS (
    -- Sums of a title's days that are over, on one of which the round may have been settled before.
    UPDATE title_day t SET is_stale = TRUE
    FROM moved, jsonb_to_recordset(${sql.placeholder('rounds')}::text::jsonb) AS r(vendor text, node_id integer, opened_at timestamptz)
    WHERE t.site_id = moved.site_id AND t.vendor = r.vendor AND t.node_id = r.node_id AND NOT t.is_stale
      AND t.day >= (r.opened_at AT TIME ZONE 'UTC')::date
      AND t.day < (${sql.placeholder('at')}::timestamptz AT TIME ZONE 'UTC')::date
  ), new_transactions AS (
    INSERT INTO vendor_transaction (site_id, vendor, transaction_id, kind, member_id, round_id, body_hash, answer, cash_minor,
      bonus_minor, bonus_parts, jackpot_minor, at)
    SELECT moved.site_id, ${sql.placeholder('vendor')}::text, t."transactionId", t.kind, t."memberId", t."roundId", t."bodyHash",
      ${sql.placeholder('answer')}::text::jsonb, t."cashMinor", t."bonusMinor", t."bonusParts", t."jackpotMinor",
      ${sql.placeholder('at')}::timestamptz
    FROM moved, jsonb_to_recordset(${sql.placeholder('transactions')}::text::jsonb) AS t(
      "transactionId" text, kind text, "memberId" text, "roundId" text, "bodyHash" text, "cashMinor" bigint, "bonusMinor" bigint,
      "bonusParts" jsonb, "jackpotMinor" bigint)
  ), new_bonuses AS (
    UPDATE bonus b SET state = n.state, balance_minor = n."balanceMinor", progress_minor = n."progressMinor", played = n.played,
      released_minor = n."releasedMinor", ended_at = n."endedAt"
    FROM moved, jsonb_to_recordset(${sql.placeholder('bonuses')}::text::jsonb) AS n(
      "bonusId" text, state text, "balanceMinor" bigint, "progressMinor" bigint, played jsonb, "releasedMinor" bigint,
      "endedAt" timestamptz)
    WHERE b.site_id = moved.site_id AND b.bonus_id = n."bonusId"
  ), new_counted AS (
    INSERT INTO valid_bet (site_id, member_id, day, kind, stake_minor)
    SELECT moved.site_id, ${sql.placeholder('memberId')}::text, c.day, c.kind, c."stakeMinor"
    FROM moved, jsonb_to_recordset(${sql.placeholder('counted')}::text::jsonb) AS c(day date, kind text, "stakeMinor" bigint)
    ON CONFLICT (site_id, member_id, day, kind) DO UPDATE SET stake_minor = valid_bet.stake_minor + excluded.stake_minor
  )`;

const writeCall = preparedStatement<{ moved: number }, RoundParams>(
  'round_write',
  sql`WITH ${ROUND_WRITES} SELECT count(*)::int AS moved FROM moved`,
);

// A query of its own, so that bets and wins need not look up a bet to take back.
const writeRollback = preparedStatement<{ moved: number }, RoundParams & { rolledBack: string }>(
  'round_write_rollback',
  sql`WITH ${ROUND_WRITES}, taken_back AS (
    UPDATE vendor_transaction v SET rolled_back_at = ${sql.placeholder('at')}::timestamptz
    FROM moved
    WHERE v.site_id = moved.site_id AND v.vendor = ${sql.placeholder('vendor')}::text
      AND v.transaction_id = ${sql.placeholder('rolledBack')}::text
  )
    SELECT count(*)::int AS moved FROM moved`,
);

/** SQL of rounds and vendor transactions, for one site. */
export function roundStore(siteId: string) {
  return {
    /** Locks the player's wallet and reads what a call has to know; undefined when there is no such wallet. */
    async lockState(tx: Transaction, key: CallKey): Promise<CallState | undefined> {
      const [row] = await selectState(tx, { ...key, siteId });
      if (!row?.state) return undefined;
      const { wallet, transaction, bet, round, running, ended } = row.state;
      return {
        wallet: walletOf(siteId, wallet),
        transaction: transaction && transactionOfColumns(transaction),
        bet: bet && transactionOfColumns(bet),
        round: round && roundOfColumns(round),
        bonuses: [...(running ?? []), ...(ended ?? [])].map(bonusOfColumns),
      };
    },
    /** Writes the decision of a call and answers the wallet after it. The wallet must be locked by `tx`. */
    async write(
      tx: Transaction,
      wallet: WalletRow,
      vendor: string,
      write: PlayWrite,
      at: Date,
      random: Random,
    ): Promise<WalletRow> {
      const prepared = prepareJournals(wallet, write.journals, at, random);
      const answer: StoredAnswer = {
        balanceMinor: stakeableMinor(prepared.wallet),
        currency: wallet.currency,
      };
      const params: RoundParams = {
        ...prepared.params,
        vendor,
        rounds: JSON.stringify(write.round ? [columnsOfRound(write.round)] : []),
        transactions: JSON.stringify(
          write.transactions.map((one) =>
            one.kind === 'bet' ? { ...one, bonusParts: write.drawn } : one,
          ),
        ),
        bonuses: JSON.stringify(write.bonuses),
        counted: JSON.stringify(write.counted ? [write.counted] : []),
        answer: JSON.stringify(answer),
      };
      const rolledBack = write.rolledBackTransactionId;
      const [result] =
        rolledBack === null
          ? await writeCall(tx, params)
          : await writeRollback(tx, { ...params, rolledBack });
      if (result?.moved !== 1) throw new LedgerError('the wallet was not locked');
      return prepared.wallet;
    },
    /** The vendor's id of the newest round of this player and game that was opened since `since` and is not settled. */
    async findOpenRound(
      db: Queryable,
      key: { memberId: string; vendor: string; gameCode: string; since: Date },
    ): Promise<string | undefined> {
      const since = key.since.toISOString();
      const [row] = await selectOpenRound(db, { ...key, siteId, since });
      return row?.vendor_round_id;
    },
  };
}

const selectOpenRound = preparedStatement<
  { vendor_round_id: string },
  { siteId: string; memberId: string; vendor: string; gameCode: string; since: string }
>(
  'round_open',
  sql`SELECT vendor_round_id FROM round
    WHERE ${ofSite('round', sql.placeholder('siteId'))} AND member_id = ${sql.placeholder('memberId')} AND state = 'open'
      AND vendor = ${sql.placeholder('vendor')} AND game_code = ${sql.placeholder('gameCode')}
      AND opened_at >= ${sql.placeholder('since')}::timestamptz
    ORDER BY opened_at DESC, round_id COLLATE "C" DESC LIMIT 1`,
);

function transactionOfColumns(row: TransactionColumns): StoredTransaction {
  return {
    transactionId: row.transaction_id,
    kind: row.kind,
    memberId: row.member_id,
    roundId: row.round_id,
    bodyHash: row.body_hash,
    answer: row.answer,
    cashMinor: row.cash_minor,
    bonusMinor: row.bonus_minor,
    rolledBackAt: row.rolled_back_at,
    bonusParts: row.bonus_parts ?? {},
    jackpotMinor: row.jackpot_minor,
  };
}

function roundOfColumns(row: RoundColumns): RoundRow {
  return {
    roundId: row.round_id,
    memberId: row.member_id,
    vendor: row.vendor,
    vendorRoundId: row.vendor_round_id,
    gameCode: row.game_code,
    nodeId: row.node_id,
    currency: row.currency,
    state: row.state,
    stake: { cashMinor: row.stake_cash_minor, bonusMinor: row.stake_bonus_minor },
    refund: { cashMinor: row.refund_cash_minor, bonusMinor: row.refund_bonus_minor },
    payout: { cashMinor: row.payout_cash_minor, bonusMinor: row.payout_bonus_minor },
    openedAt: row.opened_at,
    settledAt: row.settled_at,
    wasSettled: row.was_settled,
    endedAt: row.ended_at,
    outcome: row.outcome,
    proof: row.proof,
    betKind: row.bet_kind,
    countedMinor: row.counted_minor,
    bonusParts: row.bonus_parts ?? {},
  };
}

function columnsOfRound(round: RoundRow): RoundColumns {
  return {
    round_id: round.roundId,
    member_id: round.memberId,
    vendor: round.vendor,
    vendor_round_id: round.vendorRoundId,
    game_code: round.gameCode,
    node_id: round.nodeId,
    currency: round.currency,
    state: round.state,
    stake_cash_minor: round.stake.cashMinor,
    stake_bonus_minor: round.stake.bonusMinor,
    refund_cash_minor: round.refund.cashMinor,
    refund_bonus_minor: round.refund.bonusMinor,
    payout_cash_minor: round.payout.cashMinor,
    payout_bonus_minor: round.payout.bonusMinor,
    opened_at: round.openedAt,
    settled_at: round.settledAt,
    was_settled: round.wasSettled,
    ended_at: round.endedAt,
    outcome: round.outcome,
    proof: round.proof,
    bet_kind: round.betKind,
    counted_minor: round.countedMinor,
    bonus_parts: round.bonusParts,
  };
}
