import {
  launchBody,
  LAUNCH_PATH,
  LAUNCH_REFUSAL_STATUS,
  type LaunchBody,
  type LaunchRefusalCode,
  type LaunchReply,
} from '@maidan/wire';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { findGame } from '../engines/catalogue.ts';
import type { Clock } from '@maidan/partner-service';
import type { OperatorKeys } from '../platform/env.ts';
import type { RequestIdsStore } from './request-ids.store.ts';
import { GameError } from '../platform/errors.ts';
import { originalOf } from '../titles/titles.ts';
import { verifyOperator } from './operator-call.ts';
import type { Session, SessionsStore } from './sessions.store.ts';

export interface LaunchOptions {
  operatorKeys: OperatorKeys;
  lobbyOrigins: readonly string[];
  publicOrigin: string;
  sessions: SessionsStore;
  requestIds: RequestIdsStore;
  clock: Clock;
  /** The files of drawings that a title loads. */
  drawingsOf: (slug: string) => readonly string[];
  /** The state with which a frame opens. */
  open: (session: Session) => Promise<unknown>;
  log: Logger;
}

/** So long a launch waits for the state of the frame. Without it the frame asks by itself, as after a reload. */
const STATE_PATIENCE_MS = 1_000;
/** The longest state that an address carries, in letters. */
const LONGEST_STATE = 16_000;

function refuse(c: Context, code: LaunchRefusalCode) {
  return c.json({ code }, LAUNCH_REFUSAL_STATUS[code]);
}

function parse(rawBody: string): LaunchBody | undefined {
  try {
    return launchBody.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}

function isAgreed(options: LaunchOptions, keyId: string, launch: LaunchBody): boolean {
  if (!options.lobbyOrigins.includes(launch.lobbyOrigin)) return false;
  const own = options.operatorKeys[keyId]?.walletBaseUrl.replace(/\/$/, '');
  return launch.walletBaseUrl === undefined || launch.walletBaseUrl.replace(/\/$/, '') === own;
}

/**
 * The state of the frame as a part of its address, which spares its first opening a round trip: a dot and the packed state,
 * or nothing where the wallet does not answer soon. What is behind the hash reaches no server's log.
 */
async function openingOf(options: LaunchOptions, token: string): Promise<string> {
  const session = options.sessions.find(token, options.clock());
  if (session === undefined) return '';
  const asked = options.open(session).catch((error: unknown) => {
    if (!(error instanceof GameError)) options.log.error({ err: error }, 'no state for a launch');
    return undefined;
  });
  const state = await Promise.race([asked, sleep(STATE_PATIENCE_MS, undefined, { ref: false })]);
  if (state === undefined) return '';
  const packed = deflateSync(JSON.stringify(state)).toString('base64url');
  return packed.length > LONGEST_STATE ? '' : `.${packed}`;
}

/** The operator's endpoint: a signed launch answers the address of one frame for one player. */
export function createLaunchRoutes(options: LaunchOptions): Hono {
  return new Hono().post(LAUNCH_PATH, async (c) => {
    const rawBody = await c.req.text();
    const check = await verifyOperator(options, c.req, rawBody);
    if (!check.ok)
      return refuse(
        c,
        check.reason === 'duplicate_request' ? 'duplicate_request' : 'invalid_signature',
      );
    const launch = parse(rawBody);
    if (launch === undefined) return refuse(c, 'invalid_request');
    if (!isAgreed(options, check.keyId, launch)) return refuse(c, 'origin_not_allowed');
    const game = findGame(launch.gameCode);
    if (game === undefined) return refuse(c, 'unknown_game');
    const token = options.sessions.create(check.keyId, launch, options.clock());
    // The token is behind the hash, so it appears in no server's log and in no Referer.
    const look = new URLSearchParams({
      lang: launch.language,
      mode: launch.theme.mode,
      room: game.room,
    });
    for (const file of options.drawingsOf(originalOf(launch.gameCode.split('.')[1] ?? '')))
      look.append('drawing', file);
    return c.json({
      url: `${options.publicOrigin}/play/?${look.toString()}#${token}${await openingOf(options, token)}`,
      ...(game.isOwn ? {} : { isStandIn: true }),
    } satisfies LaunchReply);
  });
}
