import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Link } from '#ui/link.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import { PeriodChoice } from '../area/period-choice.tsx';
import { areaHref } from '../area/period.ts';
import type { PeriodName } from '../area/period.ts';
import { MemberList } from './member-list.tsx';
import type { TeamList } from './member-list.tsx';
import { readChoices } from './team.model.ts';
import type { TeamChoices } from './team.model.ts';
import styles from './team.module.css';
import type { TeamBranch, TeamMember, BranchFigures } from './team.queries.ts';
import { TeamShares } from './team-shares.tsx';
import { TeamTree } from './team-tree.tsx';
import type { Route } from './+types/team-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['agent', 'team', 'errors'],
  titleKey: titleOf('team'),
  parameters: ['period', 'show', 'member', 'level', 'search', 'order', 'after'],
  header: 'back',
  hasTabBar: false,
};

/** What the screen shows: the tree of a branch, or the list of the whole team. */
type Shown =
  | { show: 'tree'; tree: TeamBranch & { below: BranchFigures; path: readonly TeamMember[] } }
  | { show: 'list'; list: TeamList };

/** The agent's team as a tree or as a list, by the choices in the address (AGENTX-02). */
export function loader(args: Route.LoaderArgs) {
  const choices = readChoices(args.url.searchParams);
  return loadAgentPage(args, async ({ api }, period) => {
    const readAt = new Date().toISOString();
    if (choices.show === 'list') {
      const { level, search, order, after } = choices;
      const query = { period, search, order, after, ...(level ? { level } : {}) };
      const list = dataOf(await api.GET('/agent/team/list', { params: { query } })).value;
      const shown: Shown = { show: 'list', list };
      return { choices, readAt, shown };
    }
    const { member } = choices;
    const query = { period, only: 'branches' as const, ...(member ? { memberId: member } : {}) };
    const tree = dataOf(await api.GET('/agent/team', { params: { query } })).value;
    const shown: Shown = { show: 'tree', tree };
    return { choices, readAt, shown };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function TeamScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <AgentArea part="team" page={loaderData}>
      {({ own: { choices, readAt, shown }, period, today }) => {
        const below = shown.show === 'tree' ? shown.tree.below : shown.list.below;
        if (below.members === 0 && choices.member === '') return <NobodyYet />;
        return (
          <>
            <TeamHead choices={choices} period={period} today={today} />
            {shown.show === 'tree' ? (
              <Tree key={JSON.stringify(shown.tree)} tree={shown.tree} period={period} />
            ) : (
              <MemberList list={shown.list} choices={choices} period={period} readAt={readAt} />
            )}
            <StickyAction>
              <Button kind="primary" width="block" icon="user-plus" href="/m/agent/team/new">
                {t('team.add')}
              </Button>
            </StickyAction>
          </>
        );
      }}
    </AgentArea>
  );
}

function TeamHead({
  choices,
  period,
  today,
}: {
  choices: TeamChoices;
  period: PeriodName;
  today: string;
}) {
  const { t } = useWords();
  const href = (name: PeriodName, show = choices.show) =>
    areaHref('/m/agent/team', name, {
      show: show === 'list' ? show : undefined,
      member: show === 'tree' ? choices.member : undefined,
      search: show === 'list' ? choices.search : undefined,
    });
  return (
    <div className={styles.head}>
      <Segment
        label={t('team.look')}
        value={choices.show}
        items={[
          { id: 'tree', label: t('team.tree'), icon: 'tree-structure', href: href(period, 'tree') },
          { id: 'list', label: t('team.list'), icon: 'list-bullets', href: href(period, 'list') },
        ]}
      />
      <PeriodChoice period={period} today={today} hrefOf={(name) => href(name)} />
    </div>
  );
}

function Tree({
  tree,
  period,
}: {
  tree: Extract<Shown, { show: 'tree' }>['tree'];
  period: PeriodName;
}) {
  const { t } = useWords();
  const head = tree.path[tree.path.length - 1];
  return (
    <>
      {head && <TeamPath path={tree.path} period={period} />}
      <TeamShares below={tree.below} branch={tree} />
      <TeamTree
        branch={tree}
        below={tree.below}
        period={period}
        {...(head ? { head: head.account } : {})}
      />
      <p className={styles.note}>{t('team.deep')}</p>
    </>
  );
}

/** The way from the agent down to a member; each on it leads to the tree of its branch. */
function TeamPath({ path, period }: { path: readonly TeamMember[]; period: PeriodName }) {
  const { t } = useWords();
  return (
    <nav className={styles.path} aria-label={t('agent.team')}>
      <Link href={areaHref('/m/agent/team', period)}>{t('team.you')}</Link>
      {path.map(({ memberId, account }, index) => (
        <span key={memberId}>
          {'› '}
          {index === path.length - 1 ? (
            account
          ) : (
            <Link href={areaHref('/m/agent/team', period, { member: memberId })}>{account}</Link>
          )}
        </span>
      ))}
    </nav>
  );
}

function NobodyYet() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing={
        <>
          <path d="M84 46V70M45 88V70H123V88M84 70V88" stroke="var(--ink)" strokeWidth="3" />
          <circle cx="84" cy="32" r="15" fill="var(--accent)" />
          <g fill="var(--fill-4)" stroke="var(--ink)" strokeDasharray="3 4" strokeWidth="2">
            <circle cx="45" cy="96" r="13" />
            <circle cx="84" cy="96" r="13" />
            <circle cx="123" cy="96" r="13" />
          </g>
        </>
      }
      title={t('team.empty')}
      text={t('team.empty_text')}
      action={
        <>
          <Button kind="primary" width="block" icon="share-network" href="/m/invite">
            {t('team.share_link')}
          </Button>
          <Button kind="text" width="block" href="/m/agent/team/new">
            {t('team.add_self')}
          </Button>
        </>
      }
    />
  );
}
