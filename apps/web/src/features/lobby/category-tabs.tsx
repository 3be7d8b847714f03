import { CategoryRail } from '#ui/choice/category-rail.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CATEGORY_LOOK, categoryLabelKey } from './category-look.ts';
import type { TabCategory } from './category-look.ts';

/** The category tabs of home (HOME-07, HOME-08). */
export function CategoryTabs({
  tabs,
  value,
}: {
  tabs: readonly TabCategory[];
  value: TabCategory;
}) {
  const { t } = useWords();
  return (
    <CategoryRail
      label={t('lobby.categories.label')}
      value={value}
      categories={tabs.map((category) => ({
        id: category,
        label: t(categoryLabelKey(category)),
        href: CATEGORY_LOOK[category].href,
        icon: CATEGORY_LOOK[category].icon,
      }))}
    />
  );
}
