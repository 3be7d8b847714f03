import { AppError } from '@maidan/contract/errors';
import { and, eq } from 'drizzle-orm';
import { hashBody } from './body-hash.ts';
import type { Database, Transaction } from './connection.ts';
import { idempotency } from './platform.tables.ts';

/** A command that may be sent more than once. */
export interface KeyedCommand {
  readonly siteId: string;
  /** The sender and the command, such as `deposit:<memberId>`. */
  readonly scope: string;
  readonly key: string;
  readonly body: unknown;
}

/**
 * Runs a command once per key (MONEY-03). The same key with the same body answers what the first run answered; another
 * body runs nothing. Key and action are stored in one transaction, so a run that failed may be repeated, and when two
 * arrive at once the second waits for the first.
 * @throws AppError `request.conflict` for a key that was used with another body
 */
export async function runOnce<Answer>(
  db: Database,
  command: KeyedCommand,
  action: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { siteId, scope, key } = command;
  const bodyHash = hashBody(command.body);
  return db.transaction(async (tx) => {
    const mine = and(
      eq(idempotency.siteId, siteId),
      eq(idempotency.scope, scope),
      eq(idempotency.key, key),
    );
    const marked = await tx
      .insert(idempotency)
      .values({ siteId, scope, key, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    if (marked.length === 0) {
      const [first] = await tx.select().from(idempotency).where(mine);
      if (first?.bodyHash !== bodyHash) throw new AppError('request.conflict');
      return first.answer as Answer;
    }
    const answer = await action(tx);
    await tx.update(idempotency).set({ answer }).where(mine);
    return answer;
  });
}
