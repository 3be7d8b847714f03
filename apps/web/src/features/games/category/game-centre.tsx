import { categoryRecord } from '@maidan/contract/categories';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/action/button.tsx';
import { useWords } from '#platform/words/words.tsx';
import { listHref, WHOLE_LIST } from '../list/list-query.model.ts';
import { GroupBanner } from '../group-banner.tsx';
import { SectionHeader } from '#ui/game/section.tsx';
import { LotteryCentre } from '../lottery/lottery-centre.tsx';
import { MatchCentre } from '../matches/match-centre.tsx';
import { ProviderGrid } from '../provider/provider-grid.tsx';
import type { CentreData } from './category-data.ts';
import { CentreGames } from './centre-games.tsx';
import styles from './category.module.css';

/** A category as a tile for each vendor, hot ones first; a tap opens the vendor's list (CAT-10, CAT-29). */
export function GameCentre({ data }: { data: CentreData }) {
  const { t } = useWords();
  const hasBody = data.lottery !== undefined || data.games.length > 0;
  const path = `/m/${categoryRecord(data.category).path}`;
  return (
    <>
      <GroupBanner banners={data.banners} shape="slim" />
      {data.lottery && (
        <LotteryCentre
          category={data.lottery.category}
          language={data.language}
          first={data.lottery.view}
        />
      )}
      {data.matches && (
        <MatchCentre
          category={data.matches.category}
          language={data.language}
          first={data.matches.timetable}
        />
      )}
      {data.games.length > 0 && (
        <CentreGames
          category={data.category}
          games={data.games}
          isUnderMatches={data.matches !== undefined}
        />
      )}
      {data.vendors.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('games.centre.empty')}
          action={<Button href="/m/home">{t('games.play.back')}</Button>}
        />
      ) : (
        <nav className={styles.centre} aria-label={t('games.vendor.label')}>
          {hasBody && <SectionHeader title={t('games.vendor.label')} />}
          <ProviderGrid
            providers={data.vendors.map((vendor) => ({
              ...vendor,
              href: listHref(path, { ...WHOLE_LIST, vendors: vendor.code }),
            }))}
          />
        </nav>
      )}
    </>
  );
}
