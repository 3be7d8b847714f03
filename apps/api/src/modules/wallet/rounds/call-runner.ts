import { dayIn } from '@maidan/contract/age';
import type { Transaction } from '#platform/database/connection.ts';
import { inOneTrip, runLast } from '#platform/database/transactions.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { settleBonuses } from '../bonuses/bonus.rules.ts';
import { roundIdOf } from '../ledger/ids.ts';
import { stakeableMinor } from '../ledger/ledger.types.ts';
import type { WalletRow } from '../ledger/ledger.types.ts';
import { decideReplay } from './round.rules.ts';
import { roundStore } from './round.store.ts';
import type {
  ApproveStake,
  BetCall,
  CallState,
  Decision,
  RoundCall,
  RoundOutcome,
  StakeApproval,
  TransactionCall,
  VendorTransactionKind,
} from './round.types.ts';

/** An outcome with the wallet after it; the wallet is absent when nothing was written. */
export interface RoundResult {
  readonly outcome: RoundOutcome;
  readonly moved?: WalletRow;
}

/** What is asked together with the state of a call, under the same lock. */
interface Asked<Verdict> {
  /** Whether the call came for the first time; for a repeated one nothing is done. */
  readonly isNew: Promise<boolean>;
  readonly verdict: Promise<Verdict>;
}

const NOTHING_ELSE = Promise.resolve();

/** What the approval of a stake knows of its game. */
type ApprovedGame = Pick<StakeApproval, 'nodeId' | 'betKind'>;

/** What a stake has to pass before the rules of rounds. */
interface StakeGate {
  readonly approve: ApproveStake;
  readonly isNew: Promise<boolean>;
}

export interface CallRunnerDeps {
  readonly clock: Clock;
  readonly random: Random;
  /** The time zone of a site: valid bets are counted by its days. */
  readonly timeZoneOf: (siteId: string) => string;
}

const plain = (isNew: Promise<boolean>) => () => ({ isNew, verdict: NOTHING_ELSE });

/**
 * How a call of the wallet runs: it locks the player's wallet, asks everything in one trip to the database, decides, and
 * writes the decision as the transaction's last statement.
 */
export function callRunner({ clock, random, timeZoneOf }: CallRunnerDeps) {
  async function runAsking<Verdict>(
    tx: Transaction,
    call: RoundCall,
    keys: { transactionId: string; betTransactionId: string },
    ask: (locked: Promise<CallState | undefined>) => Asked<Verdict>,
    decide: (state: CallState, at: string, verdict: Verdict) => Decision,
  ): Promise<RoundResult> {
    const store = roundStore(call.siteId);
    const { memberId, vendor, vendorRoundId } = call;
    const roundId = roundIdOf(vendor, vendorRoundId, memberId);
    // The lock comes first; what is asked after it sees what was committed before it.
    const locked = store.lockState(tx, { memberId, vendor, roundId, ...keys });
    const asked = ask(locked);
    const [state, isNew, verdict] = await inOneTrip([locked, asked.isNew, asked.verdict]);
    if (!state) return { outcome: { isOk: false, refusal: { code: 'unknown_player' } } };
    const at = clock.now();
    const day = dayIn(timeZoneOf(call.siteId), at);
    const decision = isNew ? decide(state, at.toISOString(), verdict) : REPEATED_REQUEST;
    if (decision.kind !== 'write') return { outcome: outcomeOf(decision, state.wallet) };
    const { wallet } = state;
    const { transactionId } = keys;
    const write = settleBonuses(decision.write, state, { at, day, vendor, transactionId });
    const moved = await runLast(tx, () => store.write(tx, wallet, vendor, write, at, random));
    return { outcome: outcomeOf(decision, moved), moved };
  }

  /** A call with a transaction id: what was decided before about it is answered again. */
  const runTransaction = (
    tx: Transaction,
    call: TransactionCall,
    isNew: Promise<boolean>,
    kind: VendorTransactionKind,
    decide: (state: CallState, at: string) => Decision,
    betTransactionId = '',
  ) =>
    runAsking(
      tx,
      call,
      { transactionId: call.transactionId, betTransactionId },
      plain(isNew),
      (state, at) => decideReplay(call, kind, state) ?? decide(state, at),
    );

  /** A stake: whether it may be taken is asked beside the state, and matters for a new one only. */
  const runStake = <Call extends BetCall>(
    tx: Transaction,
    call: Call,
    { approve, isNew }: StakeGate,
    kind: VendorTransactionKind,
    decide: (call: Call & ApprovedGame, state: CallState, at: string) => Decision,
  ) =>
    runAsking(
      tx,
      call,
      { transactionId: call.transactionId, betTransactionId: '' },
      (locked) => ({ isNew, verdict: approve(tx, locked.then(stakedOn)) }),
      (state, at, verdict): Decision => {
        const earlier = decideReplay(call, kind, state);
        if (earlier) return earlier;
        if (verdict.code !== 'approved') return { kind: 'refuse', refusal: verdict };
        const { nodeId, betKind } = verdict;
        return decide({ ...call, nodeId, betKind }, state, at);
      },
    );

  return {
    /** A call without a transaction id. */
    run: (
      tx: Transaction,
      call: RoundCall,
      isNew: Promise<boolean>,
      decide: (state: CallState, at: string) => Decision,
    ) => runAsking(tx, call, { transactionId: '', betTransactionId: '' }, plain(isNew), decide),
    runTransaction,
    runStake,
  };
}

/** What stands on the round of a call already; 0 for a round that is over. */
function stakedOn(state: CallState | undefined): number {
  const round = state?.round;
  if (round?.state !== 'open') return 0;
  const { stake, refund } = round;
  return stake.cashMinor + stake.bonusMinor - refund.cashMinor - refund.bonusMinor;
}

const REPEATED_REQUEST: Decision = { kind: 'refuse', refusal: { code: 'duplicate_request' } };

function outcomeOf(decision: Decision, wallet: WalletRow): RoundOutcome {
  const present = { balanceMinor: stakeableMinor(wallet), currency: wallet.currency };
  if (decision.kind === 'refuse') return { isOk: false, ...present, refusal: decision.refusal };
  if (decision.kind === 'replay') return { isOk: true, ...decision.answer, isReplay: true };
  return { isOk: true, ...present, isReplay: false };
}
