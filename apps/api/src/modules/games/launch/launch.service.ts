import { mayPlayFree, MEMBER_TYPE } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import type { Clock } from '#platform/process/clock.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { RecordService } from '#modules/wallet/index.ts';
import { endGameSessions, gameSessionStore } from './game-session.store.ts';
import { createGameToken, hashGameToken } from './game-token.ts';
import { VendorLaunchError } from '../games.ports.ts';
import type { VendorLaunched, VendorLauncher } from '../games.ports.ts';
import { gamesStore } from '../catalogue/games.store.ts';
import type { GameRow, VendorRow } from '../catalogue/games.store.ts';
import { vendorName } from '../catalogue/games.view.ts';
import { launchThemeOf, mayAutoplay } from './launch.theme.ts';
import { recentStore } from '../catalogue/recent.store.ts';

/**
 * How long a game session lasts, in milliseconds. A frame that is open longer asks the player to open the game again.
 */
const GAME_SESSION_LIFE_MS = 12 * 3_600_000;

export interface LaunchServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly launcher: VendorLauncher;
  /** Whether a session is live; if so it stays live until the transaction ends. */
  readonly holdSession: (tx: Transaction, siteId: string, sessionId: string) => Promise<boolean>;
  /** Holds the member until the transaction ends, so that of two launches at once one comes after the other. */
  readonly holdMember: (tx: Transaction, siteId: string, memberId: string) => Promise<unknown>;
  /** Lets a member play, unless the member is on a break. */
  readonly admitPlay: (
    db: Queryable,
    whose: { readonly siteId: string; readonly memberId: string },
  ) => Promise<void>;
  readonly records: Pick<RecordService, 'rememberGame' | 'noteStandIn'>;
  /** The origin at which the visitor sees the lobby, by the host that the visitor asked for. */
  readonly lobbyOriginOf: (host: string) => string;
  /** Base address for the vendors' wallet calls, for vendors that have to be told. */
  readonly walletBaseUrl: string | undefined;
}

/** What a member asks for. */
export interface LaunchRequest {
  readonly vendor: string;
  readonly nodeId: number;
  readonly freePlay: boolean;
  readonly language: string;
  readonly digits: 'beng' | 'latn';
  readonly theme: 'dark' | 'light';
  readonly gameCode?: string | undefined;
}

/** The visitor who asks, and the site. */
export interface LaunchVisitor {
  readonly site: SiteView;
  readonly session: SessionView;
  readonly host: string;
  readonly log: Log;
}

/** Opens games with their vendors. */
export function launchService(deps: LaunchServiceDeps) {
  return {
    /**
     * Opens a game session with the vendor, answers the address of the frame and adds the game to the recent ones. A
     * member has one game open for real play: the one before accepts no more bets, and its rounds end as they would.
     * @throws AppError games.not_found, games.disabled or games.maintenance
     * @throws AppError games.free_play_refused when the game or the member's type does not allow free play (LAUNCH-04)
     * @throws AppError safety.on_break for a member who pauses
     * @throws AppError session.formal_account_required when a trial user asks for real play (LAUNCH-07)
     * @throws AppError games.launch_failed when the vendor does not open it (LAUNCH-09)
     */
    async launch(visitor: LaunchVisitor, request: LaunchRequest) {
      const { game, vendor } = await findPlayable(deps.db, visitor.site, request);
      checkMode(game, visitor.session, request.freePlay);
      const { siteId } = visitor.site;
      await deps.admitPlay(deps.db, { siteId, memberId: visitor.session.memberId });
      const { url } = request.freePlay
        ? await askVendor(deps, visitor, request, game)
        : await openRealPlay(deps, visitor, request, game, vendor);
      const store = recentStore(deps.db, visitor.site.siteId);
      await store.remember(visitor.session.memberId, request, deps.clock.now());
      const gameName = textIn(game.name, request.language);
      const { freePlay } = request;
      return { url, vendorOrigin: new URL(url).origin, gameName, freePlay };
    },
  };
}

export type LaunchService = ReturnType<typeof launchService>;

async function findPlayable(
  db: Database,
  { siteId }: SiteView,
  request: LaunchRequest,
): Promise<{ game: GameRow; vendor: VendorRow }> {
  const store = gamesStore(db, siteId);
  const game = await store.find(request.vendor, request.nodeId);
  const vendor = (await store.vendors()).find((row) => row.vendor === request.vendor);
  const isOtherCode = request.gameCode !== undefined && request.gameCode !== game?.gameCode;
  if (!game || !vendor || isOtherCode) throw new AppError('games.not_found');
  if (!game.isEnabled || !vendor.isEnabled) throw new AppError('games.disabled');
  if (game.underMaintenance || vendor.underMaintenance)
    throw new AppError('games.maintenance', { vendorName: vendorName(vendor, request.language) });
  return { game, vendor };
}

function checkMode(game: GameRow, session: SessionView, isFreePlay: boolean): void {
  if (!isFreePlay && session.type === MEMBER_TYPE.trial)
    throw new AppError('session.formal_account_required');
  if (isFreePlay && !(game.supportsFreePlay && mayPlayFree(session.type)))
    throw new AppError('games.free_play_refused');
}

/** Stores our own game session first, because the vendor may call back before it answers. */
async function openRealPlay(
  deps: LaunchServiceDeps,
  visitor: LaunchVisitor,
  request: LaunchRequest,
  game: GameRow,
  vendor: VendorRow,
): Promise<VendorLaunched> {
  const { db, clock, random, records } = deps;
  const { siteId, settings } = visitor.site;
  const { memberId, sessionId, nickname, account } = visitor.session;
  const token = createGameToken(siteId, random);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + GAME_SESSION_LIFE_MS);
  const named = { vendor: game.vendor, nodeId: game.nodeId };
  const session = {
    ...named,
    memberId,
    sessionId,
    gameCode: game.gameCode,
    currency: settings.currency.code,
    displayName: (nickname || account).slice(0, 100),
    language: request.language,
  };
  await db.transaction(async (tx) => {
    // The member may sign out during the launch. Then no game session may be left.
    const isHeld = await deps.holdSession(tx, siteId, sessionId);
    if (!isHeld) throw new AppError('session.expired');
    await deps.holdMember(tx, siteId, memberId);
    await endGameSessions(tx, siteId, { memberId, keptSessionId: undefined });
    const store = gameSessionStore(siteId);
    await store.saveSession(tx, hashGameToken(token), session, { createdAt, expiresAt });
    const { name, cover: mobileLargeIcon, square: showIcon } = game;
    const { displayName, displayNames } = vendor;
    const shown = { ...named, name, mobileLargeIcon, showIcon };
    const maker = { vendorName: displayName, vendorNames: displayNames };
    await records.rememberGame(tx, siteId, { ...shown, ...maker });
  });
  try {
    const launched = await askVendor(deps, visitor, request, game, token);
    await records.noteStandIn(siteId, named, launched.isStandIn ?? false);
    return launched;
  } catch (error) {
    await gameSessionStore(siteId).endSession(db, hashGameToken(token));
    throw error;
  }
}

async function askVendor(
  deps: LaunchServiceDeps,
  { site, host, log }: LaunchVisitor,
  request: LaunchRequest,
  game: GameRow,
  sessionToken?: string,
): Promise<VendorLaunched> {
  const { settings } = site;
  try {
    return await deps.launcher.launch({
      vendor: game.vendor,
      gameCode: game.gameCode,
      title: textIn(game.name, request.language).slice(0, 120),
      language: request.language,
      currency: settings.currency.code,
      theme: launchThemeOf(settings.theme, request.theme),
      digits: request.digits,
      lobbyOrigin: deps.lobbyOriginOf(host),
      freePlay: request.freePlay,
      autoplay: mayAutoplay(settings),
      ...(sessionToken === undefined ? {} : { sessionToken }),
      ...(deps.walletBaseUrl === undefined ? {} : { walletBaseUrl: deps.walletBaseUrl }),
    });
  } catch (error) {
    if (!(error instanceof VendorLaunchError)) throw error;
    log.warn({ vendor: game.vendor, fault: error.fault, detail: error.message }, 'launch failed');
    throw new AppError('games.launch_failed');
  }
}
