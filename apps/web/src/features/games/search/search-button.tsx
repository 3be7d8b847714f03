import { IconButton } from '#ui/action/icon-button.tsx';
import { usePopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';

/** Opens the search; where searching is not allowed it calls `onDisabled` instead (SEARCH-08). */
export function SearchButton({ onDisabled }: { onDisabled?: () => void }) {
  const { t } = useWords();
  const { open } = usePopup();
  return (
    <IconButton
      icon="magnifying-glass"
      label={t('lobby.search.open')}
      aria-haspopup="dialog"
      onClick={onDisabled ?? (() => open('search'))}
    />
  );
}
