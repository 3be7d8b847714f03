import { AppError } from '@maidan/contract/errors';
import { ableOn, checkersOf } from './approvers.ts';
import { approve, changedPart, endDue, measureAgain, reject, withdraw } from './decide.ts';
import type { DecideDeps, Which } from './decide.ts';
import { SUM_MS, actGate } from './gate.ts';
import { proposalStore } from './proposal.store.ts';
import type { ProposalFilter } from './proposal.store.ts';
import type { ProposalRow } from './proposal.tables.ts';

/** A fault of a site's four eyes. */
interface FourEyesFault {
  readonly fault: 'too_few_checkers' | 'runs_alone';
  /** Which permissions it is about. */
  readonly permissions: readonly string[];
}

/** Proposals: the gate that makes them, what operators see of them, and how they end (OPS-08 to OPS-10). */
export function proposalsService(deps: DecideDeps) {
  const { db, clock, acts } = deps;
  return {
    gate: actGate(deps),
    acts,
    approve: (which: Which, form: Parameters<typeof approve>[2]) => approve(deps, which, form),
    reject: (which: Which, form: Parameters<typeof reject>[2]) => reject(deps, which, form),
    withdraw: (which: Which, form: Parameters<typeof withdraw>[2]) => withdraw(deps, which, form),
    /** Ends what waited too long, and forgets sums that count no longer. */
    async endDue(): Promise<void> {
      await endDue(deps);
      await proposalStore.forgetActs(db, new Date(clock.now().getTime() - SUM_MS));
    },
    list: (
      siteId: string,
      filter: ProposalFilter,
      page: Parameters<typeof proposalStore.list>[3],
    ): Promise<ProposalRow[]> => proposalStore.list(db, siteId, filter, page),
    counts: (siteId: string, operatorId: string) => proposalStore.counts(db, siteId, operatorId),
    /**
     * A proposal with whether what it touches has changed since. To its maker it counts as seen from then on.
     * @throws AppError `operators.unknown_target`
     */
    async open(
      { siteId, proposalId }: Which,
      operatorId: string,
    ): Promise<{ row: ProposalRow; isChanged: boolean }> {
      const row = await proposalStore.find(db, siteId, proposalId);
      if (!row) throw new AppError('operators.unknown_target');
      if (proposalStore.isUnseen(row, operatorId))
        await proposalStore.see(db, siteId, proposalId, clock.now());
      if (row.state !== 'open') return { row, isChanged: false };
      const measured = await measureAgain(deps, row);
      return { row, isChanged: !measured || changedPart(row, measured) !== undefined };
    },
    /** What is wrong with the four eyes of a site: permissions that fewer than two operators could approve with. */
    async faults(siteId: string): Promise<FourEyesFault[]> {
      const able = await ableOn(db, siteId, clock.now());
      const guarded = [...new Set(acts.list().map(({ permission }) => permission))];
      const few = guarded.filter((permission) => checkersOf(able, permission).length < 2);
      if (few.length === 0) return [];
      const isAlone = await deps.mayRunAlone(db);
      return [{ fault: isAlone ? 'runs_alone' : 'too_few_checkers', permissions: few.toSorted() }];
    },
  };
}

export type ProposalsService = ReturnType<typeof proposalsService>;
