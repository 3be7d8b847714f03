import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { followLive } from '#platform/live/live.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { InboxList } from './inbox-list.tsx';
import type { InboxPage } from './inbox.queries.ts';
import type { Route } from './+types/inbox-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['member', 'errors'],
  titleKey: titleOf('inbox'),
  header: 'back',
  refreshes: true,
  hasTabBar: true,
  tab: 'member',
};

/** The newest messages to the member (MEMBERX-07). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, async ({ api, locale: language }) => ({
    page: dataOf(await api.GET('/member/inbox', { params: { query: { language } } })).value,
    readAt: new Date().toISOString(),
  }));
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function InboxScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <InboxFailure failure={loaderData.failure} />;
  return <Inbox {...loaderData.data} />;
}

function Inbox({ page, readAt }: { page: InboxPage; readAt: string }) {
  const { t } = useWords();
  useFreshInbox();
  if (page.totalCount > 0) return <InboxList first={page} readAt={readAt} />;
  return (
    <EmptyState
      drawing="record"
      title={t('member.inbox.none')}
      text={t('member.inbox.none_text')}
      action={<Button href="/m/notice">{t('member.menu.announcements')}</Button>}
    />
  );
}

/** Reads the list again when a message has come, or was read on another page. */
function useFreshInbox(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let known: string | undefined;
    return followLive('inbox', (text) => {
      const { version } = JSON.parse(text) as { version?: string };
      // The first state tells nothing new: the page has just been made.
      if (known !== undefined && known !== version) void revalidate();
      known = version;
    });
  }, [revalidate]);
}

function InboxFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  if (failure.code !== 'session.role') {
    return <RetryState title={t('member.inbox.error')} {...reload(failure)} />;
  }
  return (
    <EmptyState
      drawing="record"
      title={t('member.inbox.not_yours')}
      action={<Button href="/m/notice">{t('member.menu.announcements')}</Button>}
    />
  );
}
