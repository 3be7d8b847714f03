import { AppError, consoleContract } from '@maidan/contract';
import { bindConsole, recordAct } from '#modules/operators/index.ts';
import type { ConsoleRouter, TrailAct, TrailActor } from '#modules/operators/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { requireMember } from '../page/member-page.ts';
import { tagStore } from './tag.store.ts';
import type { TagsConsoleDeps } from './tags.console.ts';

const DONE = { value: true } as const;

/** Binds giving members tags and taking them away (OPS-46). */
export function bindMemberTags(router: ConsoleRouter, deps: TagsConsoleDeps): void {
  const { db, clock } = deps;
  bindConsole(router, consoleContract.giveTag, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const { tag, reason } = body;
    await requireMember(db, siteId, memberId);
    await db.transaction(async (tx) => {
      const store = tagStore(tx, siteId);
      const row = await store.hold(tag);
      if (!row) throw new AppError('operators.unknown_target');
      if (row.retiredAt !== null) throw new AppError('operators.tag_retired');
      const given = { memberId, tag, givenAt: clock.now(), givenBy: actor.operatorId };
      if (!(await store.give(given))) throw new AppError('operators.tag_held');
      const by = { ...actor, reason };
      await enter(tx, deps, { siteId, memberId, before: {}, after: { tag }, by });
    });
    return DONE;
  });
  bindConsole(router, consoleContract.removeTag, async ({ params, body, actor }) => {
    const { site: siteId, memberId, tag } = params;
    await requireMember(db, siteId, memberId);
    await db.transaction(async (tx) => {
      if (!(await tagStore(tx, siteId).remove(memberId, tag)))
        throw new AppError('operators.tag_not_held');
      const by = { ...actor, reason: body.reason };
      await enter(tx, deps, { siteId, memberId, before: { tag }, after: {}, by });
    });
    return DONE;
  });
}

function enter(
  tx: Transaction,
  { clock }: TagsConsoleDeps,
  {
    memberId,
    ...act
  }: Pick<TrailAct, 'siteId' | 'before' | 'after'> & { memberId: string; by: TrailActor },
): Promise<void> {
  const target = `member:${memberId}`;
  return recordAct(tx, clock, { ...act, via: 'console', permission: 'members.tag', target });
}
