import { z } from 'zod';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import { ownersOn } from '#modules/operators/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import type { JobRun } from '#platform/jobs/job-kind.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/process/clock.ts';
import { claimRevealAlert, countReveals } from './reveal.store.ts';

const HOUR_MS = 3_600_000;
/** More than this many fields in an hour by one operator are an alert. */
const MOST_IN_HOUR = 20;

/** Tells one owner by mail that an operator shows many fields (OPS-43). */
export const mailRevealAlert = jobKind({
  name: 'members.mail_reveal_alert',
  payload: z.object({ ownerId: z.string() }),
  attempts: 3,
});

/** A field that was just shown. */
interface Shown {
  readonly siteId: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Counts what an operator showed within an hour, on all sites. From the twenty-first field on the owners of the site are
 * told, at most once an hour of each operator.
 * @returns the number of fields when it is too many
 */
export async function watchReveals(
  tx: Transaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { siteId, operatorId, now }: Shown,
): Promise<number | undefined> {
  const since = new Date(now.getTime() - HOUR_MS);
  const inHour = await countReveals(tx, operatorId, since);
  if (inHour <= MOST_IN_HOUR) return undefined;
  if (await claimRevealAlert(tx, operatorId, { now, since }))
    for (const { operatorId: ownerId } of await ownersOn(tx, siteId, now))
      await jobs.enqueue(tx, mailRevealAlert, { siteId, payload: { ownerId } });
  return inHour;
}

/** What the mail needs. */
export interface RevealAlertDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly messages: Pick<MessagesService, 'sendMail' | 'canSend'>;
  readonly siteOf: (siteId: string) => SiteView;
}

/** Sends the mail. It names nobody and no field; a site that sends no mail leaves it to the entries of the console. */
export async function sendRevealAlert(
  { db, clock, messages, siteOf }: RevealAlertDeps,
  { siteId, payload }: Pick<JobRun<{ ownerId: string }>, 'siteId' | 'payload'>,
): Promise<void> {
  const owners = await ownersOn(db, siteId, clock.now());
  const owner = owners.find(({ operatorId }) => operatorId === payload.ownerId);
  const site = siteOf(siteId);
  if (!owner || !messages.canSend(site, 'mail')) return;
  const { t, siteName } = await messageWords(site, owner.language);
  const subject = t('messages.reveals.subject', { site: siteName });
  const told = t('messages.reveals.told', { site: siteName, most: MOST_IN_HOUR });
  const text = `${told} ${t('messages.reveals.where')}\n`;
  await messages.sendMail(site, { to: owner.mail, subject, text, purpose: 'reveals' });
}
