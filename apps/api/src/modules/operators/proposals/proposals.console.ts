import { consoleContract } from '@maidan/contract';
import type { SiteView } from '#platform/http/request-context.ts';
import { bindConsole } from '../console-router.ts';
import type { ConsoleRouter } from '../console-router.ts';
import { ALL_SITES } from '../operator.tables.ts';
import type { ActOutcome } from './gate.ts';
import { listedProposal, sentenceOf } from './proposal-view.ts';
import type { ProposalsService } from './proposals.service.ts';
import { keysetPage, keysetRead } from '#platform/http/keyset-page.ts';

const DONE = { value: true } as const;

/** What the endpoints of proposals need. */
export interface ProposalsConsoleDeps {
  readonly proposals: ProposalsService;
  /** The site whose texts and currency a proposal is shown with; for `*` the first of the deployment. */
  readonly wordsSiteOf: (siteId: string) => SiteView;
}

/** The answer of an endpoint whose act went through the gate. */
export function answerOf(outcome: ActOutcome) {
  if (outcome.state === 'done') return DONE;
  const { proposalId, endsAt } = outcome;
  return { proposal: { proposalId, endsAt: endsAt.toISOString() } };
}

/** Binds what operators see of proposals, and how they decide on them (OPS-08 to OPS-10). */
export function bindProposals(router: ConsoleRouter, deps: ProposalsConsoleDeps): void {
  const { proposals } = deps;
  bindConsole(router, consoleContract.listProposals, async ({ params, query, actor }) => {
    const { cursor, limit, ...filter } = query;
    const { operatorId } = actor;
    const page = keysetRead({ cursor, limit });
    const rows = await proposals.list(params.site, { ...filter, operatorId }, page);
    const { shown, next } = keysetPage(rows, { limit }, ({ madeAt, proposalId }) => ({
      at: madeAt,
      id: proposalId,
    }));
    return { list: shown.map((row) => listedProposal(row, operatorId)), ...next };
  });
  bindConsole(router, consoleContract.countProposals, async ({ params, actor }) => ({
    value: await proposals.counts(params.site, actor.operatorId),
  }));
  bindConsole(router, consoleContract.readProposal, async ({ params, actor }) => {
    const which = { siteId: params.site, proposalId: params.proposalId };
    const { row, isChanged } = await proposals.open(which, actor.operatorId);
    const { permission, body, revision, hash, checkerId, decision } = row;
    return {
      value: {
        ...listedProposal(row, actor.operatorId),
        permission,
        body,
        revision,
        hash,
        sentence: await sentenceOf(deps.wordsSiteOf(row.siteId), row),
        ...(checkerId === null ? {} : { checker: checkerId }),
        ...(decision === null ? {} : { decision }),
        isChanged,
      },
    };
  });
  bindConsole(router, consoleContract.approveProposal, async ({ params, body, actor }) => {
    const which = { siteId: params.site, proposalId: params.proposalId };
    await proposals.approve(which, { hash: body.hash, by: actor });
    return DONE;
  });
  bindConsole(router, consoleContract.rejectProposal, async ({ params, body, actor }) => {
    const which = { siteId: params.site, proposalId: params.proposalId };
    await proposals.reject(which, { reason: body.reason, by: actor });
    return DONE;
  });
  bindConsole(router, consoleContract.withdrawProposal, async ({ params, body, actor }) => {
    const which = { siteId: params.site, proposalId: params.proposalId };
    await proposals.withdraw(which, { reason: body.reason, by: actor });
    return DONE;
  });
  bindConsole(router, consoleContract.readOverview, async ({ params, actor }) => {
    const { open } = await proposals.counts(params.site, actor.operatorId);
    return { value: { openProposals: open, faults: await proposals.faults(params.site) } };
  });
}

/** The first site of a deployment for what belongs to none. */
export function wordsSite(
  siteId: string,
  sites: { findById(siteId: string): SiteView; list(): readonly SiteView[] },
): SiteView {
  const [first] = sites.list();
  return siteId === ALL_SITES && first ? first : sites.findById(siteId);
}
