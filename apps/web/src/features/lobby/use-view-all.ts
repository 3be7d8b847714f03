import type { SectionHeaderProps } from '#ui/game/section.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Makes the link beside the title of a block that leads to all of it. */
export function useViewAll(): (href: string, title: string) => SectionHeaderProps['more'] {
  const { t } = useWords();
  return (href, title) => ({
    href,
    text: t('lobby.section.view_all'),
    label: t('lobby.section.view_all_of', { title }),
  });
}
