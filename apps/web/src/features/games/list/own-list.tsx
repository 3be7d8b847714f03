import { Button } from '#ui/action/button.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { GameList } from './game-list.tsx';
import { listCall, listHref } from './list-query.model.ts';
import styles from './list.module.css';
import { Recommended } from '../search/search-recommended.tsx';
import { OwnListEmpty } from './own-list-empty.tsx';
import type { OwnListData } from './path-list-data.ts';
import { queryOfPath } from './path-list.model.ts';
import { useListAddress } from './use-list-address.ts';

/** The member's favourites or recent games; more load as the end nears (LIST-12). */
export function OwnList({ data }: { data: OwnListData }) {
  const { t } = useWords();
  const { settings } = useSite();
  const { query, path, isPending } = useListAddress();
  const { dataType, language, page } = data;
  if (isPending) return <TileSkeletons label={t('games.list.loading')} hasVendor />;
  const call = listCall(undefined, queryOfPath(query, dataType), settings);
  return (
    <div className={styles.alone}>
      <GameList
        opensScreen
        key={`${JSON.stringify(call)}-${page.pageNum}`}
        call={call}
        first={page}
        language={language}
        hrefOf={(number) => listHref(path, query, number)}
        empty={
          <>
            <OwnListEmpty
              dataType={dataType}
              action={<Button href="/m/home">{t('games.play.back')}</Button>}
            />
            <Recommended />
          </>
        }
      />
    </div>
  );
}
