// The setup for tests of agents' money: a database of their own, a tree of members with wallets, and games of two types.
import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { sql } from 'drizzle-orm';
import { hashBody } from '#platform/database/body-hash.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { OpenDatabase, Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { testSettings } from '../test-app.ts';
import { game } from '../../modules/games/catalogue/games.tables.ts';
import { member } from '../../modules/member/member.tables.ts';
import { teamLineStore } from '../../modules/member/team-line.store.ts';
import { settlementMovements } from '../../modules/wallet/index.ts';
import { openLedger, SITE_ID } from '../../modules/wallet/wallet.fixture.ts';
import { agentContract, agentContractEvent } from '../../modules/agent/agent.tables.ts';
import { ratesFrom } from '../../modules/agent/rates/rates.rules.ts';
import { ratesStore } from '../../modules/agent/rates/rates.store.ts';
import { settlementService } from '../../modules/agent/settlement/settlement.service.ts';

/** A site in Dhaka, six hours before UTC. */
export const SITE = {
  siteId: SITE_ID,
  settings: { ...testSettings('first'), timeZone: 'Asia/Dhaka' },
  version: 0,
  contentVersion: 0,
  can: () => true,
} as SiteView;

/** Node ids of a game per type that the fixture has. */
const NODES = { RNG: 7, LIVE: 8 } as const satisfies Partial<Record<GameType, number>>;

/** Puts the services on a database, an empty one if none is given. */
export async function openAgents(given?: OpenDatabase) {
  const ledger = await openLedger(given);
  const { db, clock, random } = ledger;
  const movements = settlementMovements({ clock, random, events: { announce: () => undefined } });
  for (const gameType of ['RNG', 'LIVE'] as const) await openGame(db, gameType);
  return {
    ...ledger,
    movements,
    settlement: settlementService({ db, clock, movements }),
    ...memberHelpers(ledger),
    ...termsHelpers(ledger),
    ...moneyHelpers(ledger),
  };
}

/** Puts the game of a type into the catalogue of a site. */
export async function openGame(
  db: Queryable,
  gameType: keyof typeof NODES,
  siteId = SITE_ID,
): Promise<void> {
  const row = {
    siteId,
    vendor: 'JL',
    nodeId: NODES[gameType],
    slug: gameType,
    gameType,
    classifies: [],
    gameCode: gameType,
    name: { bn: gameType, en: gameType },
    isHot: false,
    isNew: false,
    supportsFreePlay: false,
    opensVendorList: false,
    cover: '',
    searchText: '',
    sortRank: 1,
    sortName: gameType,
  };
  await db.insert(game).values(row).onConflictDoNothing();
}

export type Agents = Awaited<ReturnType<typeof openAgents>>;
type Ledger = Awaited<ReturnType<typeof openLedger>>;

function memberHelpers({ db, clock, openMember }: Ledger) {
  return {
    /** Makes a member with a wallet. */
    async join(
      memberId: string,
      {
        parent,
        type = MEMBER_TYPE.agent,
        cashMinor = 1_000_000_000,
      }: { parent?: string | null; type?: number; cashMinor?: number } = {},
    ): Promise<void> {
      await db.insert(member).values({
        siteId: SITE_ID,
        memberId,
        account: memberId,
        accountKey: memberId,
        type,
        passwordHash: '',
        language: 'bn',
        inviteCode: memberId,
        invitedByMemberId: parent ?? null,
        profile: {},
        registeredFrom: {},
        termsVersion: '1',
        termsAcceptedAt: clock.now(),
        createdAt: clock.now(),
      });
      if (parent) {
        const joining = { memberId, account: memberId, invitedByMemberId: parent };
        await teamLineStore(db, SITE_ID).join({ ...joining, joinedAt: clock.now() });
      }
      await openMember(memberId, cashMinor);
    },
    close: (memberId: string) =>
      db.execute(
        sql`UPDATE member SET status = 'closed' WHERE site_id = ${SITE_ID} AND member_id = ${memberId}`,
      ),
    exclude: (memberId: string, from: Date) =>
      db.execute(sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at)
        VALUES (${SITE_ID}, ${memberId}, 'b', 'exclusion', ${from.toISOString()}::timestamptz, NULL)`),
  };
}

/** What members are given and promised. */
function termsHelpers({ db, clock }: Ledger) {
  return {
    rate: (memberId: string, fromDay: string, rateOf: (type: GameType) => number) =>
      ratesStore(db, SITE_ID).set({
        memberId,
        fromDay,
        rates: ratesFrom(rateOf),
        givenByMemberId: null,
        setAt: clock.now(),
      }),
    /** Signs a contract as if it had been offered and accepted now. */
    async sign(
      contractId: string,
      {
        kind = 'salary',
        memberId,
        offeredBy,
        terms,
      }: {
        kind?: 'salary' | 'dividend' | 'hourly';
        memberId: string;
        offeredBy: string;
        terms: Partial<ContractTerms>;
      },
    ): Promise<void> {
      await db.insert(agentContract).values({
        siteId: SITE_ID,
        contractId,
        kind,
        memberId,
        offeredByMemberId: offeredBy,
        terms: {
          base: 'valid_bets',
          period: 'day',
          currency: 'BDT',
          tiers: [{ fromMinor: 1000, amountMinor: 500 }],
          minActiveMembers: 0,
          deductions: [],
          carriesLoss: false,
          validFrom: '2026-11-20',
          ...terms,
        },
        state: 'accepted',
        offeredAt: clock.now(),
        answeredAt: clock.now(),
      });
      await db
        .insert(agentContractEvent)
        .values({ siteId: SITE_ID, contractId, state: 'accepted', at: clock.now() });
    },
  };
}

function moneyHelpers({ db, rounds, clock, random }: Ledger) {
  const call = (memberId: string, round: string, type: keyof typeof NODES) => ({
    siteId: SITE_ID,
    memberId,
    vendor: 'JL',
    vendorRoundId: round,
    gameCode: type,
    transactionId: `${round}-${random.id()}`,
  });
  return {
    /** Takes a stake; answers the transaction's id, by which it can be taken back. */
    async bet(
      memberId: string,
      round: string,
      amountMinor: number,
      type: keyof typeof NODES = 'RNG',
    ) {
      const body = { ...call(memberId, round, type), amountMinor, currency: 'BDT' };
      const approve = async () =>
        ({ code: 'approved', nodeId: NODES[type], betKind: 'SLOT' }) as const;
      const run = await db.transaction((tx) =>
        rounds.bet(tx, { ...body, bodyHash: hashBody(body) }, approve),
      );
      if (!run.outcome.isOk) throw new Error(`The bet was refused: ${JSON.stringify(run.outcome)}`);
      return body.transactionId;
    },
    async win(
      memberId: string,
      round: string,
      amountMinor: number,
      type: keyof typeof NODES = 'RNG',
    ) {
      const body = { ...call(memberId, round, type), amountMinor, currency: 'BDT' };
      const run = await db.transaction((tx) =>
        rounds.win(tx, { ...body, bodyHash: hashBody(body) }),
      );
      if (!run.outcome.isOk) throw new Error(`The win was refused: ${JSON.stringify(run.outcome)}`);
    },
    async takeBack(memberId: string, round: string, betTransactionId: string) {
      const body = { ...call(memberId, round, 'RNG'), betTransactionId };
      const run = await db.transaction((tx) =>
        rounds.rollback(tx, { ...body, bodyHash: hashBody(body) }),
      );
      if (!run.outcome.isOk)
        throw new Error(`The rollback was refused: ${JSON.stringify(run.outcome)}`);
    },
    /** What a member's cash received in a kind of movement, from the ledger alone. */
    async received(kind: string): Promise<Record<string, number>> {
      const rows = await rowsOf<{ memberId: string; total: number }>(
        db,
        sql`SELECT p.member_id AS "memberId", sum(p.amount_minor)::bigint AS total FROM posting p
          JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
          WHERE j.kind = ${kind} AND p.member_id IS NOT NULL GROUP BY 1 ORDER BY 1`,
      );
      return Object.fromEntries(rows.map(({ memberId, total }) => [memberId, total]));
    },
    /** How many journals there are. */
    async journals(): Promise<number> {
      const [row] = await rowsOf<{ count: number }>(
        db,
        sql`SELECT count(*)::int AS count FROM journal`,
      );
      return row?.count ?? 0;
    },
    moveTo: (moment: string) => clock.moveMs(Date.parse(moment) - clock.now().getTime()),
  };
}
