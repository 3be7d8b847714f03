import { CATEGORY_TABLE } from '@maidan/contract/categories';
import type { BetKind } from '@maidan/contract/constants';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import { game } from '../catalogue/games.tables.ts';
import { gameSession } from './game-session.tables.ts';

/** A member's session with a game. */
export interface GameSession {
  readonly memberId: string;
  readonly vendor: string;
  readonly nodeId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly displayName: string;
  readonly language: string;
  readonly expiresAt: Date;
  readonly isEnded: boolean;
  /** Whether the game and its vendor accept bets now. */
  readonly isGameOpen: boolean;
  /** What the game is, as settled stakes are counted. */
  readonly betKind: BetKind;
  /** The game's smallest stake, in minor units; 0 when the catalogue names none. */
  readonly minBetMinor: number;
}

/** What is known of a signed call: whether its request id is new, and the session of its token. */
export interface Admission {
  readonly isNew: boolean;
  readonly session: GameSession | undefined;
}

interface AdmissionColumns {
  is_new: boolean;
  member_id: string | null;
  vendor: string;
  node_id: number;
  game_code: string;
  currency: string;
  display_name: string;
  language: string;
  expires_at: string;
  is_ended: boolean;
  is_game_open: boolean | null;
  bet_kind: BetKind | null;
  min_bet_minor: number | null;
}

interface AdmissionParams extends Record<string, unknown> {
  readonly siteId: string;
  readonly keyId: string;
  readonly requestId: string;
  readonly at: string;
  readonly tokenHash: string;
}

/** A condition of what the catalogue says of a game: it stands in the list of a category. */
const standsIn = ({ type, classify }: { type: string; classify: string }) =>
  sql`g.game_type = ${sql.raw(`'${type}'`)} AND ${sql.raw(`'${classify}'`)} = ANY (g.classifies)`;
const IS_SLOT = standsIn(CATEGORY_TABLE.SLOT.preset);
const IS_CRASH = standsIn(CATEGORY_TABLE.CRASH.preset);
/** The column of both tables; drizzle names a column with its table, which has another name here. */
const VENDOR = sql.identifier(game.vendor.name);

// One statement, because every call of every round runs it.
const admit = preparedStatement<AdmissionColumns, AdmissionParams>(
  'vendor_admit',
  sql`WITH remembered AS (
      INSERT INTO vendor_request (site_id, key_id, request_id, received_at)
      VALUES (${sql.placeholder('siteId')}::text, ${sql.placeholder('keyId')}::text, ${sql.placeholder('requestId')}::text,
        ${sql.placeholder('at')}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING site_id
    )
    SELECT EXISTS (SELECT FROM remembered) AS is_new, s.member_id, s.vendor, s.node_id, s.game_code, s.currency, s.display_name,
      s.language, s.expires_at, s.is_ended,
      g.is_enabled AND NOT g.under_maintenance AND v.is_enabled AND NOT v.under_maintenance AS is_game_open,
      CASE WHEN ${IS_SLOT} THEN 'SLOT' WHEN ${IS_CRASH} THEN 'CRASH' ELSE g.game_type END AS bet_kind, g.min_bet_minor
    FROM (SELECT 1) AS call
    LEFT JOIN game_session s ON s.site_id = ${sql.placeholder('siteId')}::text AND s.token_hash = ${sql.placeholder('tokenHash')}::text
    LEFT JOIN game g ON g.site_id = s.site_id AND g.${VENDOR} = s.vendor AND g.node_id = s.node_id
    LEFT JOIN vendor v ON v.site_id = s.site_id AND v.${VENDOR} = s.vendor`,
);

/** SQL of game sessions and of vendors' request ids, for one site. */
export function gameSessionStore(siteId: string) {
  return {
    /** Stores a session under the hash of its token. */
    async saveSession(
      db: Queryable,
      tokenHash: string,
      session: Omit<
        GameSession,
        'isEnded' | 'isGameOpen' | 'betKind' | 'minBetMinor' | 'expiresAt'
      > & {
        sessionId: string;
      },
      life: { readonly createdAt: Date; readonly expiresAt: Date },
    ): Promise<void> {
      await db.insert(gameSession).values({
        siteId,
        tokenHash,
        ...session,
        createdAt: life.createdAt.toISOString(),
        expiresAt: life.expiresAt.toISOString(),
      });
    },
    /** Ends one game session. */
    async endSession(db: Queryable, tokenHash: string): Promise<void> {
      await db
        .update(gameSession)
        .set({ isEnded: true })
        .where(and(eq(gameSession.siteId, siteId), eq(gameSession.tokenHash, tokenHash)));
    },
    /** Stores the request id of a call and finds the session of its token, if it names one. */
    async admit(
      tx: Transaction,
      call: { keyId: string; requestId: string; tokenHash: string; at: Date },
    ): Promise<Admission> {
      const [row] = await admit(tx, { ...call, siteId, at: call.at.toISOString() });
      return { isNew: row?.is_new === true, session: row && sessionOf(row) };
    },
  };
}

/** Which of a member's sessions end: one, or all except one that may be kept. */
export type EndedSessions =
  | { readonly memberId: string; readonly sessionId: string }
  | { readonly memberId: string; readonly keptSessionId: string | undefined };

/**
 * Ends the games that were opened under sessions which end in the same transaction: after its commit they accept no
 * bet. Wins and rollbacks need no session and are settled as before.
 */
export async function endGameSessions(
  tx: Queryable,
  siteId: string,
  ended: EndedSessions,
): Promise<void> {
  const isUnder =
    'sessionId' in ended
      ? eq(gameSession.sessionId, ended.sessionId)
      : ended.keptSessionId === undefined
        ? undefined
        : or(isNull(gameSession.sessionId), ne(gameSession.sessionId, ended.keptSessionId));
  await tx
    .update(gameSession)
    .set({ isEnded: true })
    .where(
      and(
        eq(gameSession.siteId, siteId),
        eq(gameSession.memberId, ended.memberId),
        eq(gameSession.isEnded, false),
        isUnder,
      ),
    );
}

/** Removes, on every site, request ids whose signature is no longer accepted, and sessions that ended long ago. */
export async function purgeGameSessions(
  db: Queryable,
  before: { readonly requests: Date; readonly sessions: Date },
): Promise<void> {
  await db.execute(
    sql`DELETE FROM vendor_request WHERE received_at < ${before.requests.toISOString()}::timestamptz`,
  );
  await db.execute(
    sql`DELETE FROM game_session WHERE expires_at < ${before.sessions.toISOString()}::timestamptz`,
  );
}

function sessionOf(row: AdmissionColumns): GameSession | undefined {
  if (row.member_id === null) return undefined;
  return {
    memberId: row.member_id,
    vendor: row.vendor,
    nodeId: row.node_id,
    gameCode: row.game_code,
    currency: row.currency,
    displayName: row.display_name,
    language: row.language,
    expiresAt: new Date(row.expires_at),
    isEnded: row.is_ended,
    isGameOpen: row.is_game_open === true,
    // A game that left the catalogue takes no bets.
    betKind: row.bet_kind ?? 'RNG',
    minBetMinor: row.min_bet_minor ?? 0,
  };
}
