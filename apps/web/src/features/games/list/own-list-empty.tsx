import type { ReactNode } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#platform/words/words.tsx';

const STAR = (
  <>
    <rect x="52" y="22" width="64" height="82" rx="12" fill="var(--fill-3)" />
    <path
      d="M84.0 34.0L91.6 51.5L110.6 53.3L96.4 66.0L100.5 84.7L84.0 75.0L67.5 84.7L71.6 66.0L57.4 53.3L76.4 51.5Z"
      fill="var(--accent)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  </>
);

/** Says which list of the member is empty, and how games get into it (LIST-13). */
export function OwnListEmpty({
  dataType,
  action,
}: {
  dataType: 'favourite' | 'recent';
  /** A link or button that leads on. */
  action: ReactNode;
}) {
  const { t } = useWords();
  const isFavourites = dataType === 'favourite';
  return (
    <EmptyState
      drawing={isFavourites ? STAR : 'record'}
      title={t(isFavourites ? 'games.list.favourites_empty' : 'games.list.recent_empty')}
      text={t(isFavourites ? 'games.list.favourites_empty_text' : 'games.list.recent_empty_text')}
      action={action}
    />
  );
}
