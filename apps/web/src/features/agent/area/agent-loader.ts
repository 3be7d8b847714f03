import { data } from 'react-router';
import type { components } from '@maidan/contract/types';
import { createFormat } from '@maidan/i18n/format';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { admitMember, isForAgentsOnly } from '#platform/session/admit.ts';
import type { MemberScope, ScreenRequest } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { readPeriod } from './period.ts';
import type { PeriodName } from './period.ts';

/** A contract that waits for the agent's answer. */
export type WaitingContract = components['schemas']['WaitingContract'];

/** What a screen of the agent area gets from its loader. */
export type AgentPage<Own> =
  | { readonly isRefused: true }
  | {
      readonly isRefused: false;
      /** A day of the site, such as `2026-11-21`. */
      readonly today: string;
      readonly period: PeriodName;
      readonly loaded: LoaderResult<{ own: Own; waiting: readonly WaitingContract[] }>;
    };

/**
 * What every loader of the agent area does: who is no agent is refused with 403 before anything is read, the period is
 * taken from the address, and what waits for the agent's answer is read beside what the screen reads itself. An unknown
 * member or statement answers 404.
 * @throws Response a redirect, for who has to log in first
 */
export async function loadAgentPage<Own>(
  request: ScreenRequest,
  read: (scope: MemberScope, period: PeriodName) => Promise<Own>,
) {
  const { site, locale } = admitMember(request);
  if (isForAgentsOnly(request)) return data<AgentPage<Own>>({ isRefused: true }, { status: 403 });
  const today = createFormat({ locale, timeZone: site.settings.timeZone }).dayKey(new Date());
  const period = readPeriod(request.url.searchParams);
  const loaded = await memberLoaderResult(request, async (scope) => {
    const [waiting, own] = await Promise.all([
      scope.api.GET('/agent/contracts').then(dataOf),
      read(scope, period),
    ]);
    return { waiting: waiting.value.waiting, own };
  });
  const isMissing = !loaded.ok && loaded.failure.code.endsWith('_not_found');
  return data<AgentPage<Own>>(
    { isRefused: false, today, period, loaded },
    { status: isMissing ? 404 : statusOf(loaded) },
  );
}
