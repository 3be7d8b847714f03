import type { Category } from '@maidan/contract/categories';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { categoryLooks } from '#category-facts.ts';
import { vendorListHref } from '#platform/api/vendor.ts';
import { useImageUrl, useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { pathOf } from '#screen-facts.ts';
import { listHref } from '../list/list-query.model.ts';
import type { CentreData } from './provider-data.ts';
import { ProviderGrid } from './provider-grid.tsx';
import styles from './provider.module.css';
import { providerQuery } from './providers.model.ts';
import type { PlayedProvider } from './providers.model.ts';

const LOOKS = categoryLooks();
const PROVIDER_PATH = `/m/${pathOf('provider')}`;

/** The providers, by category, after those that the member plays. */
export function Centre({ data: centre }: { data: CentreData }) {
  return (
    <>
      <Categories chosen={centre.category} categories={centre.categories} />
      {centre.played.length > 0 && <Played providers={centre.played} readAt={centre.readAt} />}
      <AllProviders data={centre} />
    </>
  );
}

function Categories({
  chosen,
  categories,
}: {
  chosen: Category | undefined;
  categories: readonly Category[];
}) {
  const { t } = useWords();
  const path = `/m/${pathOf('gameCentre')}`;
  if (categories.length < 2) return null;
  return (
    <div className={styles.chips}>
      <ChipRail label={t('games.centre.categories')}>
        <Chip icon="squares-four-fill" isOn={!chosen} href={path}>
          {t('games.vendor.all')}
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category}
            icon={LOOKS[category].icon}
            isOn={category === chosen}
            href={`${path}?category=${category}`}
          >
            {t(`lobby.category.${category}`)}
          </Chip>
        ))}
      </ChipRail>
    </div>
  );
}

function Played({ providers, readAt }: { providers: readonly PlayedProvider[]; readAt: string }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const lastPlayed = ({ lastGame: name, at }: PlayedProvider) => {
    if (at === undefined) return t('games.centre.last_game', { name });
    const { key, day } = format.dayHeading(at, readAt);
    const when = `${key === undefined ? day : t(key)} ${format.time(at)}`;
    return t('games.centre.last_game_at', { name, when });
  };
  return (
    <Section isTight>
      <SectionHeader title={t('games.centre.played')} />
      <ListGroup label={t('games.centre.played')} isInset>
        {providers.map((provider) => (
          <ListRow
            key={provider.code}
            isTall
            href={vendorListHref(PROVIDER_PATH, provider.code)}
            lead={
              <img
                className={styles.mark}
                src={imageUrl(`vendors/${provider.code}-DEFAULT.svg`)}
                alt=""
                width={42}
                height={42}
              />
            }
            title={provider.name}
            caption={lastPlayed(provider)}
            value={format.number(provider.gameCount)}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

function AllProviders({ data: { category, providers, gameCount, played } }: { data: CentreData }) {
  const { t, format } = useWords();
  const { settings } = useSite();
  if (providers.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('games.centre.empty')}
        action={<Button href="/m/home">{t('games.play.back')}</Button>}
      />
    );
  const count = format.number(providers.length);
  const games = t('games.vendor.games', { count: gameCount });
  return (
    <Section isTight={played.length === 0}>
      <SectionHeader
        title={t('games.centre.all')}
        count={category ? count : t('games.centre.count', { providers: count, games })}
      />
      <nav aria-label={t('games.vendor.label')}>
        <ProviderGrid
          providers={providers.map((provider) => ({
            ...provider,
            // Hot ones are first already; a sign on most of them would say nothing.
            isHot: false,
            href: listHref(PROVIDER_PATH, providerQuery(provider.code, category, settings)),
          }))}
        />
      </nav>
    </Section>
  );
}
