import { vendorCodesOf, vendorCodesToWire } from '@maidan/contract/vendor-code';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { usePopup } from '#platform/page/popup.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { GameList } from '../list/game-list.tsx';
import { listCall, listHref, WHOLE_LIST } from '../list/list-query.model.ts';
import type { ListQuery } from '../list/list-query.model.ts';
import { OwnListEmpty } from '../list/own-list-empty.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { GroupBanner } from '../group-banner.tsx';
import { Jackpot } from '../jackpot/jackpot-place.tsx';
import { MatchCentre } from '../matches/match-centre.tsx';
import { PresenterRail } from '../presenters/presenter-rail.tsx';
import type { ListData } from './category-data.ts';
import { CategoryTabs, CategoryVendors } from './category-rails.tsx';
import styles from './category.module.css';
import { offerOf } from './category.model.ts';

/** A category as a list: banner, rails, count and filter, games (CAT-06, CAT-08). */
export function CategoryList({ data }: { data: ListData }) {
  const address = useListAddress();
  const { query, path } = address;
  const { hasClassifies } = offerOf(data.category);
  // Lists of the member change while they are shown, so only their progress shows a count.
  const isOwn = query.dataType === 'favourite' || query.dataType === 'recent';
  return (
    <>
      <GroupBanner banners={data.banners} shape="slim" />
      {data.category === 'JACKPOT' && <Jackpot variant="banner" />}
      <CategoryVendors data={data} query={query} path={path} />
      <CategoryTabs data={data} query={query} path={path} isShown={hasClassifies} />
      {data.matches && (
        <MatchCentre
          category={data.matches.category}
          language={data.language}
          first={data.matches.timetable}
        />
      )}
      {data.presenters && <PresenterRail block={data.presenters} />}
      <ListBar
        data={data}
        totalCount={isOwn || address.isPending ? undefined : data.page.totalCount}
      />
      <AppliedFilters data={data} query={query} path={path} />
      <Games data={data} address={address} />
    </>
  );
}

/** How many games there are, and the way to the filters. */
function ListBar({ data, totalCount }: { data: ListData; totalCount: number | undefined }) {
  const { t } = useWords();
  const { open } = usePopup();
  return (
    <div className={styles.bar}>
      <Text as="span" size="label" tone="3" isFigure>
        {totalCount === undefined ? '' : t('games.list.count', { count: totalCount })}
      </Text>
      <span className={styles.actions}>
        {data.vendors.length > 1 && (
          <IconButton
            icon="squares-four-duotone"
            size={20}
            label={t('games.vendor.choose')}
            aria-haspopup="dialog"
            onClick={() => open('provider')}
          />
        )}
        <TextAction isQuiet aria-haspopup="dialog" onClick={() => open('filter')}>
          <Icon name="sliders-horizontal-bold" size={18} />
          {t('games.filter.title')}
        </TextAction>
      </span>
    </div>
  );
}

/** Filters that no rail shows; a tap removes one. */
function AppliedFilters({ data, query, path }: { data: ListData; query: ListQuery; path: string }) {
  const { t } = useWords();
  const isOnRail = data.vendors.some(({ code }) => code === query.vendors);
  const isClassifyOnRail = data.classifies.some(({ key }) => key === query.gameClassify);
  const chips = [
    ...(isOnRail
      ? []
      : data.chosenVendors.map(({ code, name }) => ({
          name,
          next: { ...query, vendors: without(query.vendors, code) },
        }))),
    ...(query.gameName === ''
      ? []
      : [{ name: `“${query.gameName}”`, next: { ...query, gameName: '' } }]),
    ...(query.gameClassify === '' || isClassifyOnRail || data.category === 'FEATURE'
      ? []
      : [{ name: query.gameClassify, next: { ...query, gameClassify: '' } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <div className={styles.applied}>
      <ChipRail label={t('games.list.applied')}>
        {chips.map(({ name, next }) => (
          <Chip
            key={name}
            isOn
            icon="x-bold"
            href={listHref(path, next)}
            aria-label={t('games.list.lift', { name })}
          >
            {name}
          </Chip>
        ))}
      </ChipRail>
    </div>
  );
}

function without(codes: string, code: string): string {
  return vendorCodesToWire(vendorCodesOf(codes).filter((other) => other !== code));
}

function Games({ data, address }: { data: ListData; address: ReturnType<typeof useListAddress> }) {
  const { t } = useWords();
  const { settings } = useSite();
  const { query, path, isPending } = address;
  if (isPending) return <TileSkeletons label={t('games.list.loading')} hasVendor />;
  const call = listCall(data.category, query, settings);
  return (
    <GameList
      key={`${path}?${JSON.stringify(call)}-${data.page.pageNum}`}
      call={call}
      first={data.page}
      language={data.language}
      hrefOf={(page) => listHref(path, query, page)}
      empty={<NothingHere query={query} path={path} />}
    />
  );
}

/** Says which list is empty, and offers a way on (LIST-13). */
function NothingHere({ query, path }: { query: ListQuery; path: string }) {
  const { t } = useWords();
  const action = (
    <Button kind="secondary" href={listHref(path, WHOLE_LIST)}>
      {t('games.list.empty_action')}
    </Button>
  );
  if (query.dataType === 'favourite' || query.dataType === 'recent')
    return <OwnListEmpty dataType={query.dataType} action={action} />;
  return (
    <EmptyState
      drawing="search"
      title={t('games.list.empty')}
      text={t('games.list.empty_text')}
      action={action}
    />
  );
}
