import { z } from 'zod';
import { messageWords } from '#modules/messages/index.ts';
import type { MessagesService } from '#modules/messages/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import type { JobRun } from '#platform/jobs/job-kind.ts';
import { operatorStore } from '../operator.store.ts';
import { proposalStore } from './proposal.store.ts';
import type { ProposalRow } from './proposal.tables.ts';

/** Tells the maker of a proposal by mail how it ended (OPS-10). */
export const mailMaker = jobKind({
  name: 'proposals.mail_maker',
  payload: z.object({ siteId: z.string(), proposalId: z.string() }),
  attempts: 3,
});

/** What the mail needs. */
export interface MakerMailDeps {
  readonly db: Database;
  readonly messages: Pick<MessagesService, 'sendMail' | 'canSend'>;
  readonly wordsSiteOf: (siteId: string) => SiteView;
}

/** Whether a maker is told of an end by somebody else. */
export function isTold({ makerId, state }: ProposalRow): boolean {
  return makerId !== null && state !== 'open' && state !== 'withdrawn';
}

/** Sends the mail. It holds no amount, no name and nothing of a member; a site that sends no mail leaves it to the console. */
export async function sendMakerMail(
  { db, messages, wordsSiteOf }: MakerMailDeps,
  { payload }: Pick<JobRun<{ siteId: string; proposalId: string }>, 'payload'>,
): Promise<void> {
  const row = await proposalStore.find(db, payload.siteId, payload.proposalId);
  const { state, makerId } = row ?? {};
  if (!row || !makerId || state === undefined || state === 'open' || state === 'withdrawn') return;
  const maker = await operatorStore.byId(db, makerId);
  const site = wordsSiteOf(row.siteId);
  if (maker?.state !== 'active' || !messages.canSend(site, 'mail')) return;
  const { t, siteName } = await messageWords(site, maker.language);
  const told = t(`messages.proposal.${state}`, { site: siteName });
  const text = `${told} ${t('messages.proposal.where')}\n`;
  const subject = t('messages.proposal.subject', { site: siteName });
  await messages.sendMail(site, { to: maker.mail, subject, text, purpose: 'proposal' });
}
