import { useEffect, useEffectEvent } from 'react';
import { data, useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { NoticesFailure } from './notices-failure.tsx';
import { noticeById } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';
import { NoticeSign } from './notice-sign.tsx';
import { useReadMarks } from './reading/read-marks.ts';
import { readNotices } from './read-notices.ts';
import { useFreshNotices } from './reading/refresh-notices.ts';
import type { Route } from './+types/notice-detail-screen.ts';
import styles from './notices.module.css';

export const handle: ScreenHandle = {
  nouns: ['notices'],
  titleKey: titleOf('notice'),
  parameters: ['id'],
  header: 'back',
  hasTabBar: true,
};

/** Loads the list and finds the announcement in it by its numeric id (NOTICE-11, NOTICE-12). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  const loaded = await toLoaderResult(
    readNotices(context.get(requestScope)).then((notices) => noticeById(notices, id)),
  );
  return data(loaded, { status: loaded.ok && !loaded.data ? 404 : statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** One announcement: title, date and text (SHELL-29). */
export default function NoticeDetailScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  useFreshNotices();
  const loaded = loaderData as LoaderResult<NoticeView | undefined>;
  if (!loaded.ok) return <NoticesFailure failure={loaded.failure} />;
  const notice = loaded.data;
  if (!notice)
    return (
      <EmptyState
        drawing="record"
        title={t('notices.not_found')}
        action={<Button href="/m/notice">{t('notices.bar.all')}</Button>}
      />
    );
  return <Notice notice={notice} />;
}

/** Opening it is reading it (NOTICE-16). */
function Notice({ notice }: { notice: NoticeView }) {
  const { t, format } = useWords();
  const { search } = useLocation();
  const { markRead } = useReadMarks();
  const noteRead = useEffectEvent((shown: NoticeView) => markRead([shown]));
  useEffect(() => noteRead(notice), [notice]);
  return (
    <article key={search} className={styles.detail}>
      <div className={styles.detailHead}>
        <NoticeSign kind={notice.kind} isUnread />
        <Text size="caption" tone="3" isFigure>
          {t(`notices.kind.${notice.kind}`)} · {format.date(notice.startDate)}
        </Text>
      </div>
      <h2 className={styles.detailTitle}>{notice.title}</h2>
      <Prose html={trustedHtml(notice.content)} />
    </article>
  );
}
