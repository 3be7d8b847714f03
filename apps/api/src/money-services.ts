import { settlementService } from './modules/agent/index.ts';
import type { SessionService } from './modules/auth/index.ts';
import { endGameSessions, titlesStore } from './modules/games/index.ts';
import { holdMember, isDirectDownline, rankService } from './modules/member/index.ts';
import {
  depositService,
  depositStore,
  payoutService,
  withdrawalService,
  withdrawalStore,
} from './modules/payments/index.ts';
import type {
  ConnectedRail,
  DepositServiceDeps,
  WithdrawalServiceDeps,
} from './modules/payments/index.ts';
import {
  bonusService,
  depositBonusService,
  inviteRewardService,
  rebateService,
} from './modules/promotions/index.ts';
import { blocksService, breakGates, breaksService, limitsService } from './modules/safety/index.ts';
import {
  movementService,
  profitService,
  recordExports,
  recordService,
  roundService,
  settlementMovements,
  transferService,
  walletService,
} from './modules/wallet/index.ts';
import type { PaymentsOf } from './modules/wallet/index.ts';
import type { SiteDirectory } from './modules/site/index.ts';
import type { OpenDatabase } from './platform/database/connection.ts';
import type { LiveEvents } from './platform/live/live-events.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Log } from './platform/process/log.ts';
import type { Random } from './platform/secrets/random.ts';

/** What the services of money are made of. */
interface MoneyDeps {
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  readonly rail: ConnectedRail | undefined;
  readonly directory: Pick<SiteDirectory, 'findById'>;
}

/** The wallet, its rounds and records, and what members limit of both. */
export function ledgerServices(deps: MoneyDeps, events: LiveEvents) {
  const { clock, random } = deps;
  const { db } = deps.database;
  const wallet = walletService({ db, clock, random, events });
  const limits = limitsService({
    db,
    clock,
    random,
    wallet,
    depositedSince: (queryable, siteId, memberId, since) =>
      depositStore(queryable, siteId).sumSince(memberId, since),
  });
  const records = recordService({ db, clock });
  const movements = movementService({ db, clock, paymentsOf: paymentsOn(db) });
  const siteOf = (siteId: string) => deps.directory.findById(siteId);
  return {
    wallet,
    limits,
    gates: breakGates({ clock }),
    records,
    movements,
    recordExports: recordExports({ clock, movements, records, siteOf }),
    profits: profitService({
      db,
      clock,
      gameTypesOf: (siteId, titles) => titlesStore(db, siteId).types(titles),
    }),
    rounds: roundService({
      clock,
      random,
      timeZoneOf: (siteId) => deps.directory.findById(siteId).settings.timeZone,
    }),
  };
}

/** What the records say of payments. */
function paymentsOn(db: OpenDatabase['db']): PaymentsOf {
  return async (siteId, kind, paymentIds) =>
    (kind === 'deposit' ? depositStore : withdrawalStore)(db, siteId).listFacts(paymentIds);
}

type LedgerServices = ReturnType<typeof ledgerServices>;

/** The part of the auth module that breaks use. */
interface SessionEnding {
  readonly sessions: Pick<SessionService, 'endOthers'>;
}

function safetyServices(
  { database, clock, random }: MoneyDeps,
  { wallet, limits, gates }: LedgerServices,
  { sessions }: SessionEnding,
) {
  const parts = {
    db: database.db,
    clock,
    random,
    wallet,
    holdMember,
    endGames: (tx, siteId, memberId) =>
      endGameSessions(tx, siteId, { memberId, keptSessionId: undefined }),
    endSessions: async (tx, siteId, memberId) => {
      await sessions.endOthers(siteId, { memberId }, tx);
    },
  } satisfies Parameters<typeof breaksService>[0];
  return { limits, gates, breaks: breaksService(parts), blocks: blocksService(parts) };
}

/** Bonuses, those of deposits, and rebates. */
function rewardMoney({ database, ...deps }: MoneyDeps, { wallet, gates, records }: LedgerServices) {
  const parts = { ...deps, db: database.db, wallet };
  const bonuses = bonusService({ ...parts, gates });
  const ranks = rankService({ ...parts, records });
  const rebates = rebateService({ ...parts, ranks, admitReward: gates.admitReward });
  const invites = inviteRewardService({ ...parts, bonuses });
  return {
    bonuses,
    giveInviteRewards: async (siteId: string): Promise<void> => {
      await invites.giveDue(deps.directory.findById(siteId));
    },
    depositBonuses: depositBonusService({ ...parts, bonuses }),
    rebates,
    settleRebates: async (siteId: string): Promise<void> => {
      await rebates.settleDays(deps.directory.findById(siteId));
    },
  };
}

/** What secures a withdrawal. */
type SecuredParts = Pick<WithdrawalServiceDeps, 'payoutAccounts' | 'alerts'> & {
  readonly security: Pick<WithdrawalServiceDeps, 'pins'>;
};

/** Withdrawals as members request them, and their payouts. */
export function withdrawalServices(
  deps: MoneyDeps,
  { wallet }: LedgerServices,
  { payoutAccounts, alerts, security: { pins } }: SecuredParts,
) {
  const { db } = deps.database;
  const siteOf = (siteId: string) => deps.directory.findById(siteId);
  const parts = { ...deps, db, wallet, alerts };
  return {
    withdrawals: withdrawalService({ ...parts, pins, payoutAccounts }),
    payouts: payoutService({ ...parts, siteOf }),
  };
}

/** What moves money in and out, and the breaks and limits that members set. */
export function moneyServices(
  deps: MoneyDeps,
  {
    ledger,
    events,
    auth,
  }: {
    ledger: LedgerServices;
    events: LiveEvents;
    auth: SessionEnding;
  },
) {
  const { db } = deps.database;
  const { wallet, limits, gates } = ledger;
  const rewards = rewardMoney(deps, ledger);
  const admit: DepositServiceDeps['admit'] = async (tx, order) => {
    await gates.admitDeposit(tx, order);
    await limits.admitDeposit(tx, order);
  };
  return {
    ...safetyServices(deps, ledger, auth),
    movements: ledger.movements,
    profits: ledger.profits,
    recordExports: ledger.recordExports,
    ...rewards,
    deposits: depositService({
      ...deps,
      db,
      wallet,
      events,
      admit,
      bonus: rewards.depositBonuses,
    }),
    transfers: transferService({ ...deps, db, events, isDirectDownline }),
    settlement: settlementService({
      db,
      clock: deps.clock,
      movements: settlementMovements({ ...deps, events }),
    }),
  };
}
