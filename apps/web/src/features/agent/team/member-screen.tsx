import { useState } from 'react';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { StatTrio } from '#ui/figure/stat-trio.tsx';
import { Avatar } from '#ui/frame/avatar.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Card, ListGroup, ListRow, PairList } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { components } from '@maidan/contract/types';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { loadAgentPage } from '../area/agent-loader.ts';
import { NoAgent } from '../area/no-agent.tsx';
import { PeriodChoice } from '../area/period-choice.tsx';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import { GiveSheet } from '../members/give-sheet.tsx';
import styles from './team.module.css';
import type { TeamMember } from './team.queries.ts';
import { shownName, useTeamWords } from './use-figures.ts';
import type { Route } from './+types/member-screen.ts';

/** A member of the team with the figures of its branch. */
interface MemberPage {
  readonly member: TeamMember;
  readonly path: readonly TeamMember[];
  readonly figures: components['schemas']['TeamFigures'];
  readonly takesCredits: boolean;
}

export const handle: ScreenHandle = {
  nouns: ['agent', 'team', 'security', 'wallet', 'errors'],
  titleKey: titleOf('teamMember'),
  parameters: ['period'],
  header: 'back',
  hasTabBar: false,
};

/** One member of the agent's team (AGENTX-02); anybody else is answered as an unknown one. */
export function loader(args: Route.LoaderArgs) {
  const { memberId } = args.params;
  return loadAgentPage(args, async ({ api }, period) => {
    const call = { params: { path: { memberId }, query: { period } } };
    const page = dataOf(await api.GET('/agent/team/members/{memberId}', call)).value;
    return { page: page satisfies MemberPage, readAt: new Date().toISOString() };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function MemberScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.isRefused) return <NoAgent />;
  const { loaded, period, today } = loaderData;
  if (!loaded.ok) {
    if (loaded.failure.code !== 'agent.member_not_found')
      return <RetryState title={t('agent.error')} {...reload(loaded.failure)} />;
    return (
      <EmptyState
        drawing="search"
        title={t('team.not_found')}
        action={<Button href="/m/agent/team">{t('team.to_team')}</Button>}
      />
    );
  }
  const { page, readAt } = loaded.data.own;
  return <Member page={page} readAt={readAt} period={period} today={today} />;
}

interface MemberProps {
  page: MemberPage;
  readAt: string;
  period: PeriodName;
  today: string;
}

function Member({ page, readAt, period, today }: MemberProps) {
  const { t } = useWords();
  const { member, figures } = page;
  const { memberId } = member;
  return (
    <Stack gap={3} isPadded isPage>
      <Person page={page} readAt={readAt} period={period} />
      <div className={styles.head}>
        <Text as="h2" size="h3">
          {t('team.period_figures')}
        </Text>
        <PeriodChoice
          period={period}
          today={today}
          hrefOf={(name) => areaHref(`/m/agent/team/${memberId}`, name)}
        />
      </div>
      <MemberFigures figures={figures} />
      {page.takesCredits && <GiveCredits member={member} />}
      {member.directCount > 0 && (
        <ListGroup>
          <ListRow
            lead={<Icon name="users-three-duotone" />}
            title={t('team.of', { name: shownName(member) })}
            value={t('team.members', { count: figures.members - 1 })}
            href={areaHref('/m/agent/team', period, { member: memberId })}
          />
        </ListGroup>
      )}
    </Stack>
  );
}

function GiveCredits({ member }: { member: TeamMember }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StickyAction>
        <Button
          kind="primary"
          width="block"
          icon="hand-coins-duotone"
          onClick={() => setOpen(true)}
        >
          {t('team.give.go')}
        </Button>
      </StickyAction>
      <GiveSheet member={member} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Person({ page: { member, path }, readAt, period }: Omit<MemberProps, 'today'>) {
  const { t, format } = useWords();
  const { kindOf, seen } = useTeamWords();
  const name = shownName(member);
  const above = path.slice(0, -1);
  return (
    <>
      <div className={styles.person}>
        <Avatar initial={name.slice(0, 1).toUpperCase()} size={56} />
        <div className={styles.personName}>
          <Text as="h2" size="h2">
            {name}
          </Text>
          <span className={styles.personLine}>
            {name !== member.account && <span>{member.account}</span>}
            <Tag tone={member.isAgent ? 'accent' : 'neutral'}>{kindOf(member)}</Tag>
            <span>{t('team.level', { level: member.level })}</span>
            {!member.isActive && <Tag>{t('team.blocked')}</Tag>}
          </span>
        </div>
      </div>
      <nav className={styles.path} aria-label={t('agent.team')}>
        <Link href={areaHref('/m/agent/team', period)}>{t('team.you')}</Link>
        {above.map(({ memberId, account }) => (
          <span key={memberId}>
            {'› '}
            <Link href={areaHref(`/m/agent/team/${memberId}`, period)}>{account}</Link>
          </span>
        ))}
        <span>{`› ${member.account}`}</span>
      </nav>
      <Text size="caption" tone="3">
        {t('team.joined', { date: format.date(member.joinedAt) })} · {seen(member, readAt)}
      </Text>
    </>
  );
}

function MemberFigures({ figures }: Pick<MemberPage, 'figures'>) {
  const { t, format } = useWords();
  const { money } = useTeamWords();
  return (
    <Card>
      <p className={styles.label}>{t('team.own_valid_bets')}</p>
      <div className={styles.total}>
        <b>{money(figures.validBetMinor)}</b>
      </div>
      <StatTrio
        stats={[
          { label: t('team.size'), figure: format.number(figures.members) },
          { label: t('team.active_now'), figure: format.number(figures.active) },
          { label: t('team.new'), figure: format.number(figures.newMembers) },
        ]}
      />
      <PairList
        pairs={[
          { name: t('team.deposits'), value: money(figures.depositMinor) },
          { name: t('team.withdrawals'), value: money(figures.withdrawalMinor) },
          { name: t('team.net'), value: money(figures.netMinor) },
        ]}
      />
    </Card>
  );
}
