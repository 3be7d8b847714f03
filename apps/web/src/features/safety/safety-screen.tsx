import { useState } from 'react';
import { data } from 'react-router';
import type { LimitKind } from '@maidan/contract/constants';
import type { SafetyOverview } from '@maidan/contract/types';
import { Note } from '#ui/feedback/note.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { isFormalMember } from '#platform/session/session.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { Advice } from './advice.tsx';
import type { Contact } from './advice.tsx';
import { ExclusionSheet } from './exclusion-sheet.tsx';
import { LimitCard } from './limit-card.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import { RealityChoice } from './reality-choice.tsx';
import styles from './safety.module.css';
import { limitsByKind } from './safety.model.ts';
import { TimeOutSheet } from './time-out-sheet.tsx';
import type { Route } from './+types/safety-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['safety', 'security', 'wallet', 'errors'],
  titleKey: titleOf('responsible'),
  header: 'back',
  hasTabBar: false,
};

/** Advice and contacts for everybody, the limits for a member with a formal account (MEMBERX-08). */
export async function loader(args: Route.LoaderArgs) {
  const { session, site } = args.context.get(requestScope);
  const { playMode, licence } = site.settings;
  const contacts: readonly Contact[] =
    (playMode === 'licensed' && licence?.responsiblePlayContacts) || [];
  if (!isFormalMember(session)) return data({ contacts, member: undefined });
  const member = await memberLoaderResult(args, async ({ api }) => {
    const { value: overview } = dataOf(await api.GET('/safety'));
    return { overview, now: new Date().toISOString() };
  });
  return data({ contacts, member }, { status: statusOf(member) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SafetyScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  const { contacts, member } = loaderData;
  if (member === undefined) return <Advice contacts={contacts} isVisitor />;
  if (!member.ok) return <RetryState title={t('safety.error')} {...reload(member.failure)} />;
  return <MemberSafety {...member.data} contacts={contacts} />;
}

type Opened = LimitKind | 'time_out' | 'exclusion';

function MemberSafety({
  overview,
  now,
  contacts,
}: {
  overview: SafetyOverview;
  now: string;
  contacts: readonly Contact[];
}) {
  const { t, format } = useWords();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const kind = opened === 'time_out' || opened === 'exclusion' ? undefined : opened;
  const { timeOutUntil } = overview;
  return (
    <>
      <Stack gap={3} isPadded isPage>
        <InForce overview={overview} />
        {timeOutUntil !== undefined && (
          <Note tone="info" title={t('safety.time_out')}>
            {t('safety.time_out.until', { moment: format.dateTime(timeOutUntil) })}
          </Note>
        )}
        {limitsByKind(overview.limits).map(({ kind: one, set }) => (
          <LimitCard key={one} kind={one} set={set} now={now} onChange={() => setOpened(one)} />
        ))}
        <RealityChoice />
        <ListGroup label={t('safety.breaks')}>
          <ListRow
            lead={<Icon name="clock-countdown-duotone" />}
            title={t('safety.time_out')}
            caption={t('safety.time_out.range')}
            onClick={() => setOpened('time_out')}
          />
          <ListRow
            lead={<Icon name="prohibit-duotone" />}
            title={t('safety.exclusion')}
            caption={t('safety.exclusion.range')}
            onClick={() => setOpened('exclusion')}
          />
        </ListGroup>
      </Stack>
      <Advice contacts={contacts} isVisitor={false} />
      <LimitSheet kind={kind} overview={overview} onClose={close} />
      <TimeOutSheet isOpen={opened === 'time_out'} onClose={close} />
      <ExclusionSheet
        isOpen={opened === 'exclusion'}
        onClose={close}
        onShorter={() => setOpened('time_out')}
      />
    </>
  );
}

/** How many limits count, and how many changes wait. */
function InForce({ overview: { limits } }: { overview: SafetyOverview }) {
  const { t } = useWords();
  const count = limits.filter(({ amount }) => amount !== null).length;
  const waits = limits.filter(({ waiting }) => waiting !== undefined).length;
  return (
    <Card>
      <Row gap={3}>
        <span className={styles.icon}>
          <Icon name="hand-heart-duotone" />
        </span>
        <Grow>
          <Text as="h2" size="h3">
            {t('safety.in_force')}
          </Text>
          <Text size="small" tone="2">
            {count === 0 ? t('safety.in_force.none') : t('safety.in_force.limits', { count })}
          </Text>
          {waits > 0 && (
            <Text size="small" tone="2">
              {t('safety.in_force.waiting', { count: waits })}
            </Text>
          )}
        </Grow>
      </Row>
    </Card>
  );
}
