import { AppError, consoleContract } from '@maidan/contract';
import type { BlocksService } from '#modules/safety/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { recordAct } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
import { blockView, endsByKind, readBlocks } from './block-view.ts';
import { requireMember } from '../page/member-page.ts';

const DONE = { value: true } as const;

/** What the blocks of members need. */
export interface MemberBlocksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly blocks: BlocksService;
}

/** What a block or its lifting is about, as it enters the trail. What the member reads does not enter it. */
interface BlockEntry {
  readonly siteId: string;
  readonly memberId: string;
  readonly permission: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly by: TrailActor;
}

/** Binds blocking and unblocking of members (OPS-45). */
export function bindMemberBlocks(router: ConsoleRouter, deps: MemberBlocksDeps): void {
  const { db, clock, blocks } = deps;
  bindConsole(router, consoleContract.blockMember, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const endsAt = new Date(body.endsAt);
    if (endsAt <= clock.now()) throw new AppError('operators.end_past');
    await requireMember(db, siteId, memberId);
    const order = { ...body, endsAt, by: actor.operatorId };
    await db.transaction(async (tx) => {
      const before = await blocks.block(tx, { siteId, memberId }, order);
      const after = Object.fromEntries(body.kinds.map((kind) => [kind, endsAt.toISOString()]));
      const by = { ...actor, reason: body.reason };
      const permission = 'members.block';
      const entry = { siteId, memberId, permission, before: endsByKind(before), after, by };
      await recordAct(tx, clock, entryOf(entry));
    });
    return DONE;
  });
  bindConsole(router, consoleContract.unblockMember, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    await requireMember(db, siteId, memberId);
    await db.transaction(async (tx) => {
      const order = { ...body, by: actor.operatorId };
      const lifted = await blocks.unblock(tx, { siteId, memberId }, order);
      if (lifted.length === 0) throw new AppError('operators.nothing_blocked');
      const by = { ...actor, reason: body.reason };
      const permission = 'members.unblock';
      const entry = { siteId, memberId, permission, before: endsByKind(lifted), after: {}, by };
      await recordAct(tx, clock, entryOf(entry));
    });
    return DONE;
  });
  bindConsole(router, consoleContract.listMemberBlocks, async ({ params }) => {
    await requireMember(db, params.site, params.memberId);
    const rows = await readBlocks(db, params.site, params.memberId);
    return { list: rows.map(blockView) };
  });
}

function entryOf({ memberId, ...entry }: BlockEntry) {
  return { ...entry, via: 'console' as const, target: `member:${memberId}` };
}
