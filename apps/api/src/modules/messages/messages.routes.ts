import { AppError, defineEndpoint } from '@maidan/contract';
import { z } from 'zod';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { isLoopbackName } from '#platform/http/loopback-name.ts';
import { outboxStore } from './messages.store.ts';

/** Path of the outbox. It is not in the contract, so that no production front end can open it. */
export const OUTBOX_PATH = '/development/outbox';

const readOutbox = defineEndpoint({
  noun: 'development',
  method: 'get',
  path: OUTBOX_PATH,
  summary: 'What the sandbox providers of the site would have sent, newest first',
  reply: z.object({
    value: z.array(
      z.object({
        messageId: z.int(),
        kind: z.enum(['sms', 'mail']),
        purpose: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  options: { access: 'public' },
  example: { reply: { value: [] } },
});

/** Binds the outbox of the sandbox providers. It answers in development only, and under a loopback name only. */
export function bindOutbox(router: Router, { db }: { db: Database }): void {
  bind(router, readOutbox, async ({ site, origin }) => {
    if (!isLoopbackName(origin.host)) throw new AppError('request.not_found');
    const rows = await outboxStore(db, site.siteId).list();
    const value = rows.map((row) => ({
      messageId: row.messageId,
      kind: row.kind,
      purpose: row.purpose,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      html: row.html,
      createdAt: row.createdAt.toISOString(),
    }));
    return { value };
  });
}
