import { AppError } from '@maidan/contract/errors';
import { invitationLink, mailInvitation } from '../../modules/operators/index.ts';
import { messagesService } from '../../modules/messages/index.ts';
import { openSiteDirectory } from '../../modules/site/index.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Env } from '../../platform/process/env.ts';
import type { Log } from '../../platform/process/log.ts';
import { keepsMessages } from '../../production-guard.ts';
import { messageCarriers } from '../../providers/messages/carriers.ts';
import { siteGuard } from '../../site-guard.ts';

const HOUR_MS = 3_600_000;

/** What the mail of an invitation needs. */
export interface InvitationDeps {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Log;
}

/** An invitation: for a site, or for the deployment with `*`. */
interface Invited {
  readonly siteId: string;
  readonly mail: string;
  readonly language: string;
  readonly token: string;
  readonly lastsMs: number;
}

/**
 * Mails an invitation by the mail server of its site, or of the first one that has one for `*`.
 * @returns why no mail went out, in words that follow “because”; undefined when one did
 */
export async function sendInvitation(
  deps: InvitationDeps,
  { siteId, token, lastsMs, ...invited }: Invited,
): Promise<string | undefined> {
  const { env, log, database } = deps;
  if (env.CONSOLE_URL === undefined) return 'CONSOLE_URL of the api is not set';
  const isProduction = env.NODE_ENV === 'production';
  const messages = messagesService({
    ...deps,
    db: database.db,
    carriers: messageCarriers({ secretOf: env.secretOf, allowsHttp: !isProduction }),
    mayKeepMessages: keepsMessages(env),
  });
  const guard = siteGuard(env);
  const directory = await openSiteDirectory({ database, log, hasDefault: false, guard });
  try {
    const sites = directory.list().filter((site) => siteId === '*' || site.siteId === siteId);
    const site = sites.find((one) => messages.canSend(one, 'mail'));
    if (!site) return 'no mail server is set for the site (providers.mail)';
    const link = invitationLink(env.CONSOLE_URL, token);
    await mailInvitation(messages, site, { ...invited, link, hours: lastsMs / HOUR_MS });
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'messages.undeliverable') throw error;
    return 'the mail server did not take it';
  } finally {
    await directory.close();
  }
}
