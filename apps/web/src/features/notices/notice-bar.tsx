import type { Announcement } from '@maidan/contract/types';
import { Marquee } from '#ui/banner/marquee.tsx';
import { usePopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';

/** A notice as the bar shows it. */
export interface Notice {
  readonly id: number;
  readonly title: string;
}

/** What the bar shows of an announcement. */
export function toNotice({ id, title }: Announcement): Notice {
  return { id, title };
}

/** The notice bar of home: moving titles, each of which leads to its place in the list (NOTICE-01 to NOTICE-03). */
export function NoticeBar({ notices }: { notices: readonly Notice[] }) {
  const { t } = useWords();
  const { open } = usePopup();
  return (
    <Marquee
      label={t('notices.bar.news')}
      emptyText={t('notices.none')}
      all={{ href: '/m/notice', label: t('notices.bar.all'), onOpen: () => open('notices') }}
      items={notices.map(({ id, title }, index) => ({
        id: String(id),
        text: title,
        href: `/m/notice?i=${index}`,
      }))}
    />
  );
}
