import { categoryRecord } from '@maidan/contract/categories';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListGroup } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { SealProof } from '../clocked/seal-proof.tsx';
import { Balls, useDrawTitle } from './draw-result.tsx';
import type { LotteryCategory } from './lottery-data.ts';
import { resultsHref } from './lottery.model.ts';
import type { ResultsView } from './lottery.model.ts';
import styles from './lottery.module.css';

/** The results of one lottery, page by page. */
export function LotteryResults({
  category,
  view,
  readAt,
}: {
  category: LotteryCategory;
  view: ResultsView;
  readAt: string;
}) {
  const { t } = useWords();
  const drawTitle = useDrawTitle(readAt);
  const path = `/m/${categoryRecord(category).path}`;
  const { results, pageNum, totalPages, name } = view;
  const all = <Button href={path}>{t('games.lottery.back')}</Button>;
  if (results.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('games.lottery.empty', { name })}
        text={t('games.lottery.empty_text')}
        action={all}
      />
    );
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <Text as="h2" size="h2">
          {t('games.lottery.results_of', { name })}
        </Text>
        <Text as="span" size="caption" tone="3" isFigure>
          {t('games.lottery.page', { page: pageNum, pages: totalPages })}
        </Text>
      </div>
      <ListGroup label={t('games.lottery.results_of', { name })}>
        {results.map((result) => (
          <li key={result.drawNo} className={styles.result}>
            <Text as="span" size="strong" isFigure>
              {drawTitle(result)}
            </Text>
            <Balls result={result} />
            <SealProof of="lottery" commitment={result.commitment} seed={result.seed} />
          </li>
        ))}
      </ListGroup>
      <nav className={styles.pages} aria-label={t('games.lottery.pages')}>
        {pageNum > 1 && (
          <Button href={resultsHref(path, view, pageNum - 1)}>{t('games.lottery.newer')}</Button>
        )}
        {pageNum < totalPages && (
          <Button href={resultsHref(path, view, pageNum + 1)}>{t('games.lottery.older')}</Button>
        )}
        {all}
      </nav>
    </div>
  );
}
