import { AppError, consoleContract } from '@maidan/contract';
import { bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import type { TrailActor } from '#modules/operators/index.ts';
import { memberPageStore } from './member-page.store.ts';
import { readMemberPage, requireMember } from './member-page.ts';
import type { MemberPageDeps } from './member-page.ts';
import { personalFields } from '../reveal/personal-fields.ts';
import { noteReveal } from '../reveal/note-reveal.ts';
import type { RevealDeps } from '../reveal/note-reveal.ts';

type PageDeps = MemberPageDeps & RevealDeps;

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

/** Shows a field of a member. */
async function reveal(
  deps: PageDeps,
  asked: { site: string; memberId: string; field: string; by: TrailActor },
) {
  const { db } = deps;
  const { site: siteId, memberId, field, by } = asked;
  const row = await requireMember(db, siteId, memberId);
  const payouts = await memberPageStore(db, siteId).payouts(memberId);
  const known = personalFields(row, payouts).find((one) => one.field === field);
  if (!known) throw new AppError('operators.unknown_target');
  const target = `member:${memberId}`;
  const shownUntil = await noteReveal(deps, { siteId, memberId, target, field, by });
  return { shown: known.value, shownUntil };
}
