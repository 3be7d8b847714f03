import type { ReactNode } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#platform/words/words.tsx';

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
      drawing="record"
      title={t(isFavourites ? 'games.list.favourites_empty' : 'games.list.recent_empty')}
      text={t(isFavourites ? 'games.list.favourites_empty_text' : 'games.list.recent_empty_text')}
      action={action}
    />
  );
}
