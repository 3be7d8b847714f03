import { LIST_DATA_TYPES } from '@maidan/contract/constants';
import type { ListDataType } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import { VendorRail } from '#ui/choice/chip.tsx';
import { Tabs } from '#ui/choice/tabs.tsx';
import { loginPath } from '#platform/page/address.ts';
import { useSession } from '#platform/session/session.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { listHref, withTab, withVendor } from '../list/list-query.model.ts';
import type { ListQuery } from '../list/list-query.model.ts';
import type { ListData, VendorView } from './category-data.ts';
import styles from './category.module.css';

interface RailProps {
  data: ListData;
  query: ListQuery;
  path: string;
}

/** The vendors of the category, with "all" first (CAT-06, LIST-03). */
export function CategoryVendors({ data, query, path }: RailProps) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  if (data.vendors.length === 0) return null;
  const hrefOf = (code: string, classifies: readonly string[]) =>
    listHref(path, withVendor(query, code, classifies.includes(query.gameClassify)));
  return (
    <div className={styles.vendors}>
      <VendorRail
        label={t('games.vendor.label')}
        value={query.vendors}
        vendors={[
          {
            id: '',
            name: t('games.vendor.all'),
            href: hrefOf('', [query.gameClassify]),
            icon: 'squares-four-fill',
          },
          ...data.vendors.map(({ code, name, classifies }) => ({
            id: code,
            name,
            href: hrefOf(code, classifies),
            imageUrl: imageUrl(`vendors/${code}-DEFAULT.svg`),
          })),
        ]}
      />
    </div>
  );
}

/** The five tabs before the classifies, in their order (LIST-19). */
const FIXED_TABS: readonly { dataType: ListDataType; labelKey: MessageKey }[] = [
  { dataType: 'all', labelKey: 'games.classify.all' },
  { dataType: 'new', labelKey: 'games.classify.new' },
  { dataType: 'hot', labelKey: 'games.classify.hot' },
  { dataType: 'recent', labelKey: 'games.classify.recent' },
  { dataType: 'favourite', labelKey: 'games.classify.favourite' },
];

/** The fixed tabs and the classifies; with a chosen vendor only the classifies of that vendor (LIST-19 to LIST-22). */
export function CategoryTabs({ data, query, path, isShown }: RailProps & { isShown: boolean }) {
  const { t } = useWords();
  const session = useSession();
  if (!isShown) return null;
  const fixed = FIXED_TABS.map(({ dataType, labelKey }) => {
    const href = listHref(path, withTab(query, { dataType }));
    const isOwn = dataType === 'favourite' || dataType === 'recent';
    return {
      id: `:${dataType}`,
      label: t(labelKey),
      href: isOwn && !session ? loginPath(href) : href,
    };
  });
  const classifies = classifiesFor(data, query).map(({ key, name }) => ({
    id: key,
    label: name,
    href: listHref(path, withTab(query, { gameClassify: key })),
  }));
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('games.classify.label')}
        items={[...fixed, ...classifies]}
        value={tabOf(query)}
      />
    </div>
  );
}

function classifiesFor(data: ListData, query: ListQuery): ListData['classifies'] {
  const chosen = data.vendors.filter(({ code }) => code === query.vendors);
  return chosen.length === 0
    ? data.classifies
    : data.classifies.filter(({ key }) => hasClassify(chosen, key));
}

function hasClassify(vendors: readonly VendorView[], key: string): boolean {
  return vendors.some(({ classifies }) => classifies.includes(key));
}

/** Id of the selected tab of a query. */
function tabOf({ gameClassify, dataType }: ListQuery): string {
  if (gameClassify !== '') return gameClassify;
  return `:${LIST_DATA_TYPES.includes(dataType) && dataType !== 'search' ? dataType : 'all'}`;
}
