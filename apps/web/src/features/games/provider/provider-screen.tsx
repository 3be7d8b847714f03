import { data } from 'react-router';
import { VENDORS } from '@maidan/contract/vendor-code';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { Text } from '#ui/text/text.tsx';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useImageUrl, useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { pathOf, titleOf } from '#screen-facts.ts';
import { GameList } from '../list/game-list.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { LIST_PARAMETERS, LIST_SORTS, listCall, listHref } from '../list/list-query.model.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { Centre } from './centre.tsx';
import { readCentre, readProvider } from './provider-data.ts';
import type { ProviderData } from './provider-data.ts';
import styles from './provider.module.css';
import { providerQuery } from './providers.model.ts';
import type { Route } from './+types/provider-screen.ts';

type KnownProvider = Extract<ProviderData, { kind: 'provider' }>;

export const handle: ScreenHandle = {
  nouns: ['games', 'favourites'],
  titleKey: titleOf('provider'),
  parameters: LIST_PARAMETERS,
  header: 'back',
  headerAction: 'search',
  hasTabBar: true,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  if (!url.searchParams.get(VENDORS)) {
    const centre = await toLoaderResult(readCentre(scope, url));
    return data({ centre }, { status: statusOf(centre) });
  }
  const provider = await toLoaderResult(readProvider(scope, url));
  const isUnknown = provider.ok && provider.data.kind === 'unknown';
  return data({ provider }, { status: isUnknown ? 404 : statusOf(provider) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The games of the provider that the address names; without one the list of all providers (SHELL-22). */
export default function ProviderScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  if ('centre' in loaderData) {
    const { centre } = loaderData;
    return centre.ok ? <Centre data={centre.data} /> : <ListFailure failure={centre.failure} />;
  }
  const { provider } = loaderData;
  if (!provider.ok) return <ListFailure failure={provider.failure} />;
  if (provider.data.kind === 'provider') return <Games data={provider.data} />;
  return (
    <EmptyState
      drawing="search"
      title={t('games.provider.unknown')}
      text={t('games.provider.unknown_text')}
      action={<Button href={`/m/${pathOf('gameCentre')}`}>{t('games.provider.all')}</Button>}
    />
  );
}

function Games({ data: shown }: { data: KnownProvider }) {
  const { t } = useWords();
  const { settings } = useSite();
  const { query, path, isPending } = useListAddress();
  const call = listCall(undefined, query, settings);
  return (
    <>
      <Head data={shown} />
      <Categories data={shown} />
      <Sorting />
      {isPending ? (
        <TileSkeletons label={t('games.list.loading')} />
      ) : (
        <GameList
          key={`${JSON.stringify(call)}-${shown.page.pageNum}`}
          call={call}
          first={shown.page}
          language={shown.language}
          hrefOf={(page) => listHref(path, query, page)}
          hasVendors={false}
          empty={<NoGames code={shown.provider.code} />}
        />
      )}
    </>
  );
}

function Head({ data: { provider, categories } }: { data: KnownProvider }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const games = t('games.vendor.games', { count: provider.gameCount });
  const kinds = t('games.provider.kinds', { count: categories.length });
  return (
    <div className={styles.head}>
      <img
        className={styles.logo}
        src={imageUrl(`vendors/${provider.code}-DEFAULT.svg`)}
        alt=""
        width={68}
        height={68}
      />
      <div className={styles.name}>
        <Text as="h2" size="h1" lang={nameLanguage(provider.name)}>
          {provider.name}
        </Text>
        <Text as="span" size="small" tone="2" isFigure>
          {categories.length > 1 ? t('games.provider.facts', { games, kinds }) : games}
        </Text>
      </div>
    </div>
  );
}

function Categories({ data: { provider, categories } }: { data: KnownProvider }) {
  const { t, format } = useWords();
  const { settings } = useSite();
  const { query, path } = useListAddress();
  if (categories.length < 2) return null;
  const all = { category: undefined, gameCount: provider.gameCount };
  const chips = [all, ...categories].map(({ category, gameCount }) => {
    const next = { ...providerQuery(provider.code, category, settings), sort: query.sort };
    const isOn = next.gameType === query.gameType && next.gameClassify === query.gameClassify;
    return { category, gameCount, href: listHref(path, next), isOn };
  });
  return (
    <div className={styles.chips}>
      <ChipRail label={t('games.centre.categories')}>
        {chips.map(({ category, gameCount, href, isOn }) => (
          <Chip key={category ?? 'all'} href={href} isOn={isOn}>
            {category ? t(`lobby.category.${category}`) : t('games.vendor.all')}
            {gameCount !== undefined && (
              <span className={styles.number}>{format.number(gameCount)}</span>
            )}
          </Chip>
        ))}
      </ChipRail>
    </div>
  );
}

const SORT_KEYS = {
  '': 'games.sort.hot',
  name: 'games.sort.name',
  new: 'games.sort.new',
} as const;

/** The orders of the list, each an address, so that they also work without script. */
function Sorting() {
  const { t } = useWords();
  const { query, path } = useListAddress();
  return (
    <nav className={styles.sorting} aria-label={t('games.sort.label')}>
      <Icon name="sort-ascending-bold" size={18} />
      {LIST_SORTS.map((sort) => (
        <Link
          key={sort}
          className={styles.order}
          href={listHref(path, { ...query, sort })}
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {t(SORT_KEYS[sort])}
        </Link>
      ))}
    </nav>
  );
}

function NoGames({ code }: { code: string }) {
  const { t } = useWords();
  const { settings } = useSite();
  const whole = listHref(`/m/${pathOf('provider')}`, providerQuery(code, undefined, settings));
  return (
    <EmptyState
      drawing="search"
      title={t('games.list.empty')}
      action={
        <Button kind="secondary" href={whole}>
          {t('games.list.empty_action')}
        </Button>
      }
    />
  );
}
