import type { ReactNode } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Tabs } from '#ui/choice/tabs.tsx';
import { useReload } from '#platform/api/retry.ts';
import { useWords } from '#platform/words/words.tsx';
import { NoAgent } from './no-agent.tsx';
import styles from './area.module.css';
import type { AgentPage, WaitingContract } from './agent-loader.ts';
import { areaHref } from './period.ts';
import type { PeriodName } from './period.ts';

/** The parts of the agent area in the order of their tabs (AGENT-13), with their addresses. */
const PARTS = {
  overview: '/m/agent/home',
  team: '/m/agent/team',
  rebate: '/m/agent/rebate',
  contracts: '/m/agent/contracts',
  links: '/m/agent/links',
} as const;

/** A part of the agent area, which has a tab. */
export type AreaPart = keyof typeof PARTS;

interface AreaContent<Own> {
  readonly own: Own;
  readonly waiting: readonly WaitingContract[];
  readonly period: PeriodName;
  readonly today: string;
}

/**
 * The frame of every screen of the agent area: its tabs, with the period that was chosen, and what the screen makes of
 * what its loader read. Who is no agent reads so, and a failure can be tried again.
 */
export function AgentArea<Own>({
  part,
  page,
  children,
}: {
  part: AreaPart;
  page: AgentPage<Own>;
  children: (content: AreaContent<Own>) => ReactNode;
}) {
  const { t } = useWords();
  const reload = useReload();
  if (page.isRefused) return <NoAgent />;
  const { loaded, period, today } = page;
  return (
    <>
      <AreaTabs part={part} period={period} waiting={loaded.ok ? loaded.data.waiting.length : 0} />
      {loaded.ok ? (
        <div className={styles.page}>{children({ ...loaded.data, period, today })}</div>
      ) : (
        <RetryState title={t('agent.error')} {...reload(loaded.failure)} />
      )}
    </>
  );
}

function AreaTabs({
  part,
  period,
  waiting,
}: {
  part: AreaPart;
  period: PeriodName;
  waiting: number;
}) {
  const { t, format } = useWords();
  return (
    <Tabs
      label={t('agent.tabs')}
      value={part}
      items={(Object.keys(PARTS) as AreaPart[]).map((id) => ({
        id,
        label: t(`agent.${id}`),
        href: areaHref(PARTS[id], period),
        badge: id === 'contracts' && (
          <Badge
            place="inline"
            count={waiting}
            format={format.number}
            label={t('agent.tabs.waiting', { count: waiting })}
          />
        ),
      }))}
    />
  );
}
