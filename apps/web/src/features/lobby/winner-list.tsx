import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ListGroup, ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { gameHref } from '#features/games/index.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { Win } from './lobby.model.ts';
import { newestWins, publishWins, watchWins } from './newest-wins.ts';
import { CoverThumb } from '#ui/list/cover-thumb.tsx';

/**
 * Wins of real rounds, highest first; nothing is shown while there are none (WIDGET-19, WIDGET-20). A member's page
 * shows new ones as they come.
 */
export function WinnerList({ wins: ofPage }: { wins: readonly Win[] }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const wins = useSyncExternalStore(watchWins, newestWins, noWins) ?? ofPage;
  // What the page brings is newer than what came before it.
  const forget = useEffectEvent((_ofPage: readonly Win[]) => publishWins(undefined));
  useEffect(() => forget(ofPage), [ofPage]);
  if (wins.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t('lobby.section.wins')} icon="trophy-fill" />
      <ListGroup label={t('lobby.section.wins')} isInset>
        {wins.map(({ game, maskedName, amountMinor, at }) => (
          <ListRow
            key={`${game.nodeId} ${maskedName} ${amountMinor} ${at}`}
            isTall
            href={gameHref(game)}
            lead={<CoverThumb imageUrl={imageUrl(game.square ?? game.cover)} />}
            title={game.name}
            caption={`${maskedName} · ${format.dayMonth(at)} ${format.time(at)}`}
            end={
              <RowFigure
                figure={format.money(
                  { amountMinor, currency: format.currency.code },
                  { decimals: 'auto', sign: 'always' },
                )}
                tone="success"
              />
            }
          />
        ))}
      </ListGroup>
    </Section>
  );
}

function noWins(): undefined {
  return undefined;
}
