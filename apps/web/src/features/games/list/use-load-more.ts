import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Loads the next page of a list. When that fails, a toast says so and offers to try again. */
export function useLoadMore(
  fetchNextPage: () => Promise<{ readonly isFetchNextPageError: boolean }>,
): () => Promise<void> {
  const { t } = useWords();
  const toast = useToast();
  return async function loadMore() {
    const result = await fetchNextPage();
    if (!result.isFetchNextPageError) return;
    toast.show({
      text: t('games.list.error_more'),
      tone: 'danger',
      action: { label: t('ui.retry'), onPress: () => void loadMore() },
    });
  };
}
