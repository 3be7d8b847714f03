import { AppError, consoleContract } from '@maidan/contract';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { Log } from '#platform/process/log.ts';
import { bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { recordAct } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
import { memberPageStore } from './member-page.store.ts';
import { readMemberPage, requireMember } from './member-page.ts';
import type { MemberPageDeps } from './member-page.ts';
import { personalFields } from './personal-fields.ts';
import { watchReveals } from './reveal-alert.ts';
import { revealStore } from './reveal.store.ts';

const SHOWN_MS = 5 * 60_000;

interface PageDeps extends MemberPageDeps {
  readonly random: Random;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Binds the page of a member, its journals, and showing what is personal (OPS-42, OPS-43). */
export function bindMemberPage(router: ConsoleRouter, deps: PageDeps): void {
  const { db } = deps;
  bindConsole(router, consoleContract.readMemberPage, async ({ params, actor }) => {
    const { site: siteId, memberId } = params;
    const { operatorId } = actor;
    return { value: await readMemberPage(deps, { siteId, memberId, operatorId }) };
  });
  bindConsole(router, consoleContract.listMemberJournals, async ({ params, query }) => {
    await requireMember(db, params.site, params.memberId);
    const { from, to, kind, cursor: after, limit: pageSize } = query;
    const page = { memberId: params.memberId, from, to, kind, after, pageSize };
    const asked = { ...page, cause: '', language: 'bn' } as const;
    const { list, next } = await deps.movements.listMovements(deps.siteOf(params.site), asked);
    return { list, ...(next === undefined ? {} : { next }) };
  });
  bindConsole(router, consoleContract.revealField, async ({ params, body, actor }) => {
    const by = { ...actor, reason: `${body.kind}: ${body.reason}` };
    return { value: await reveal(deps, { ...params, field: body.field, by }) };
  });
}

/** Shows a field for five minutes. The entry names the field, never its value. */
async function reveal(
  deps: PageDeps,
  asked: { site: string; memberId: string; field: string; by: TrailActor },
) {
  const { db, clock, random } = deps;
  const { site: siteId, memberId, field, by } = asked;
  const { operatorId } = by;
  const row = await requireMember(db, siteId, memberId);
  const payouts = await memberPageStore(db, siteId).payouts(memberId);
  const known = personalFields(row, payouts).find((one) => one.field === field);
  if (!known) throw new AppError('operators.unknown_target');
  const shownAt = clock.now();
  const endsAt = new Date(shownAt.getTime() + SHOWN_MS);
  const act = { siteId, via: 'console' as const, target: `member:${memberId}`, before: {}, by };
  await db.transaction(async (tx) => {
    const revealId = random.id();
    const shown = { revealId, operatorId, memberId, field, shownAt, endsAt };
    await revealStore(tx, siteId).insert(shown);
    const inHour = await watchReveals(tx, deps.jobs, { siteId, operatorId, now: shownAt });
    const after = { field, ...(inHour === undefined ? {} : { inHour: String(inHour) }) };
    await recordAct(tx, clock, { ...act, permission: 'members.reveal', after });
    if (inHour !== undefined)
      deps.log.error({ siteId, operatorId, inHour }, 'an operator reveals many fields');
  });
  return { shown: known.value, shownUntil: endsAt.toISOString() };
}
