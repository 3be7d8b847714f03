import {
  launchBody,
  LAUNCH_PATH,
  LAUNCH_REFUSAL_STATUS,
  type LaunchBody,
  type LaunchRefusalCode,
  type LaunchReply,
} from '@maidan/wire';
import { Hono, type Context } from 'hono';
import { findGame } from '../engines/catalogue.ts';
import type { Clock } from '@maidan/partner-service';
import type { OperatorKeys } from '../platform/env.ts';
import type { RequestIdsStore } from './request-ids.store.ts';
import { originalOf } from '../titles/titles.ts';
import { verifyOperator } from './operator-call.ts';
import type { SessionsStore } from './sessions.store.ts';

export interface LaunchOptions {
  operatorKeys: OperatorKeys;
  lobbyOrigins: readonly string[];
  publicOrigin: string;
  sessions: SessionsStore;
  requestIds: RequestIdsStore;
  clock: Clock;
  /** The files of drawings that a title loads. */
  drawingsOf: (slug: string) => readonly string[];
}

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
      url: `${options.publicOrigin}/play/?${look.toString()}#${token}`,
      ...(game.isOwn ? {} : { isStandIn: true }),
    } satisfies LaunchReply);
  });
}
