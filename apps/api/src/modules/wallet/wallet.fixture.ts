import type { BetKind } from '@maidan/contract/constants';
// The setup for tests of the ledger: a database of their own, wallets, and the calls of a vendor.
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import { roundService } from './rounds/round.service.ts';
import type { RoundOutcome } from './rounds/round.types.ts';
import { walletService } from './wallet.service.ts';

/** The site of the fixture. */
export const SITE_ID = 'testsite';

/** A clock that only moves when a test moves it. */
function standingClock(start = '2026-11-20T10:00:00.000Z'): Clock & { moveMs(ms: number): void } {
  let now = Date.parse(start);
  return { now: () => new Date(now), moveMs: (ms) => (now += ms) };
}

/** Puts the services on a database, an empty one if none is given; `announced` counts the notifications to listeners. */
export async function openLedger(given?: OpenDatabase) {
  const database = given ?? (await openTestDatabase());
  const clock = standingClock();
  const announced: string[] = [];
  const events = {
    announce: ({ memberId = '' }: { memberId?: string }) => void announced.push(memberId),
    subscribe: () => () => undefined,
    endAll: () => undefined,
    close: async () => undefined,
  };
  const { db } = database;
  const deps = { db, clock, random: systemRandom, events };
  const wallet = walletService(deps);
  const rounds = roundService({ ...deps, timeZoneOf: () => 'Asia/Dhaka' });

  return {
    database,
    db,
    clock,
    random: systemRandom,
    wallet,
    rounds,
    announced,
    /** Opens a wallet with cash and bonus. */
    async openMember(memberId: string, cashMinor: number, bonusMinor = 0): Promise<void> {
      await db.transaction((tx) =>
        wallet.openWallet(tx, {
          siteId: SITE_ID,
          memberId,
          currency: 'BDT',
          openingCreditsMinor: cashMinor,
        }),
      );
      if (bonusMinor > 0)
        await wallet.grantBonus({
          siteId: SITE_ID,
          memberId,
          currency: 'BDT',
          amountMinor: bonusMinor,
          reference: `bonus-${memberId}`,
        });
    },
    call: vendorCalls(db, rounds),
  };
}

type Amount = {
  memberId: string;
  round: string;
  id: string;
  amountMinor: number;
  jackpotMinor?: number;
};

const base = ({ memberId, round }: { memberId: string; round: string }) => ({
  siteId: SITE_ID,
  memberId,
  vendor: 'JL',
  vendorRoundId: round,
  gameCode: 'slot.mango',
});
const said = (fields: Record<string, string | number>) => hashBody(fields);
const approve = async () => ({ code: 'approved', nodeId: 7, betKind: 'SLOT' }) as const;
const approveOf = (betKind: BetKind) => async () => ({ ...(await approve()), betKind });

function vendorCalls(db: OpenDatabase['db'], rounds: ReturnType<typeof roundService>) {
  return {
    bet: async ({
      kind = 'SLOT',
      ...amount
    }: Amount & { kind?: BetKind }): Promise<RoundOutcome> => {
      const { memberId, round, id, amountMinor, jackpotMinor = 0 } = amount;
      const call = { ...base({ memberId, round }), transactionId: id, amountMinor, jackpotMinor };
      const bodyHash = said({ round, id, amountMinor, jackpotMinor });
      const run = await db.transaction((tx) =>
        rounds.bet(tx, { ...call, currency: 'BDT', bodyHash }, approveOf(kind)),
      );
      return run.outcome;
    },
    win: async ({
      memberId,
      round,
      id,
      amountMinor,
      jackpotMinor = 0,
    }: Amount): Promise<RoundOutcome> => {
      const call = { ...base({ memberId, round }), transactionId: id, amountMinor, jackpotMinor };
      const bodyHash = said({ round, id, amountMinor, jackpotMinor });
      const run = await db.transaction((tx) =>
        rounds.win(tx, { ...call, currency: 'BDT', bodyHash }),
      );
      return run.outcome;
    },
    betAndWin: async ({
      winMinor,
      winJackpotMinor = 0,
      ...amount
    }: Amount & { winMinor: number; winJackpotMinor?: number }): Promise<RoundOutcome> => {
      const { memberId, round, id, amountMinor, jackpotMinor = 0 } = amount;
      const call = { ...base({ memberId, round }), transactionId: id, amountMinor, jackpotMinor };
      const bodyHash = said({ round, id, amountMinor, winMinor, jackpotMinor, winJackpotMinor });
      const run = await db.transaction((tx) =>
        rounds.betAndWin(
          tx,
          { ...call, winAmountMinor: winMinor, winJackpotMinor, currency: 'BDT', bodyHash },
          approve,
        ),
      );
      return run.outcome;
    },
    rollback: async (body: {
      memberId: string;
      round: string;
      id: string;
      betId: string;
    }): Promise<RoundOutcome> => {
      const { memberId, round, id, betId } = body;
      const call = { ...base({ memberId, round }), transactionId: id, betTransactionId: betId };
      const bodyHash = said({ round, id, betId });
      const run = await db.transaction((tx) => rounds.rollback(tx, { ...call, bodyHash }));
      return run.outcome;
    },
    endRound: async ({
      outcome,
      ...body
    }: {
      memberId: string;
      round: string;
      outcome?: LocalisedText;
    }): Promise<RoundOutcome> => {
      const run = await db.transaction((tx) => rounds.endRound(tx, { ...base(body), outcome }));
      return run.outcome;
    },
  };
}
