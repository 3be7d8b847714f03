import { useEffect, useEffectEvent, useRef } from 'react';
import { data, useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoticesHead } from './notices-head.tsx';
import { NoticesFailure } from './notices-failure.tsx';
import { placeOf } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';
import { useReadMarks } from './reading/read-marks.ts';
import { readNotices } from './read-notices.ts';
import { useFreshNotices } from './reading/refresh-notices.ts';
import type { Route } from './+types/notice-list-screen.ts';
import styles from './notices.module.css';

export const handle: ScreenHandle = {
  nouns: ['notices'],
  titleKey: titleOf('notices'),
  parameters: ['i'],
  header: 'back',
  refreshes: true,
  hasTabBar: true,
};

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await toLoaderResult(readNotices(context.get(requestScope)));
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The announcements; `?i=` opens one in its place (SHELL-27, SHELL-28). */
export default function NoticeListScreen({ loaderData }: Route.ComponentProps) {
  useFreshNotices();
  const loaded = loaderData as LoaderResult<NoticeView[]>;
  if (!loaded.ok) return <NoticesFailure failure={loaded.failure} />;
  if (loaded.data.length === 0) return <NoNotices />;
  return <Notices notices={loaded.data} />;
}

function Notices({ notices }: { notices: readonly NoticeView[] }) {
  const { search } = useLocation();
  const opened = useRef<HTMLLIElement>(null);
  const place = placeOf(new URLSearchParams(search), notices.length);
  const opensNotice = place === undefined ? undefined : notices[place];
  const { isRead, markRead } = useReadMarks();
  const noteOpened = useEffectEvent((shown: NoticeView) => markRead([shown]));
  useEffect(() => {
    if (opensNotice) noteOpened(opensNotice);
  }, [opensNotice]);
  useEffect(() => {
    if (place !== undefined && place > 0) opened.current?.scrollIntoView({ block: 'start' });
  }, [place]);
  return (
    <div className={styles.page}>
      <NoticesHead notices={notices} />
      <ul className={styles.list}>
        {notices.map((notice, index) => (
          <li key={notice.id} ref={index === place ? opened : undefined} className={styles.item}>
            <NoticeCard
              notice={notice}
              isUnread={isRead(notice) === false}
              isOpen={index === place}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoNotices() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="record"
      title={t('notices.none')}
      text={t('notices.none_text')}
      action={<Button href="/m/home">{t('site.not_found.home')}</Button>}
    />
  );
}
