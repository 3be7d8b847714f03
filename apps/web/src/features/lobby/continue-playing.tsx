import { TileRail } from '#ui/game/tile-grid.tsx';
import { ContinueCard } from '#ui/game/continue-card.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { gameHref, Tile } from '#features/games/index.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CATEGORY_LOOK } from './category-look.ts';
import type { Continued, PlayedGame } from './lobby.model.ts';
import { useViewAll } from './use-view-all.ts';

/** Squares that a phone shows before anybody scrolls. */
const FIRST_SCREEN_TILES = 3;

/** What the member played last, first of all on home: one game to go on with, and squares of others (HOME-18). */
export function ContinuePlaying({ continued: { last, others, readAt } }: { continued: Continued }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const viewAll = useViewAll();
  const caption = useCaption(readAt);
  const { href, titleIcon } = CATEGORY_LOOK.RECENT;
  const title = t('lobby.section.continue');
  return (
    <Section isTight>
      <SectionHeader title={title} icon={titleIcon} more={viewAll(href, title)} />
      <ContinueCard
        name={last.game.name}
        href={gameHref(last.game)}
        imageUrl={imageUrl(last.game.square ?? last.game.cover)}
        caption={caption(last, 'card')}
        tag={last.isRoundOpen && <Tag tone="info">{t('lobby.continue.running')}</Tag>}
        action={t(last.isRoundOpen ? 'lobby.continue.return' : 'lobby.continue.play')}
      />
      {others.length > 0 && (
        <TileRail label={title} width="square">
          {others.map((played, place) => (
            <Tile
              key={`${played.game.vendor}-${played.game.nodeId}`}
              game={played.game}
              shape="square"
              caption={caption(played, 'tile')}
              coverLoad={place < FIRST_SCREEN_TILES ? 'early' : 'near'}
            />
          ))}
        </TileRail>
      )}
    </Section>
  );
}

/** Writes the last bet and when it was: of today with the time, of yesterday as such, else with the date. */
function useCaption(readAt: string) {
  const { t, format } = useWords();
  const { code: currency } = format.currency;
  return ({ at, betMinor }: PlayedGame, place: 'card' | 'tile'): string => {
    if (at === undefined) return '';
    const { key, day } = format.dayHeading(at, readAt);
    const named = key === undefined ? day : t(key);
    const time = format.time(at);
    const when = key !== 'ui.day.today' ? named : place === 'tile' ? time : `${named} ${time}`;
    if (betMinor === undefined) return when;
    const amount = format.money({ amountMinor: betMinor, currency }, { decimals: 'auto' });
    return `${place === 'card' ? t('lobby.continue.bet', { amount }) : amount} · ${when}`;
  };
}
