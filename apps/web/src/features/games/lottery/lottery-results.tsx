import { categoryRecord } from '@maidan/contract/categories';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListGroup } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import {
  ClockedBody,
  ClockedHeading,
  ClockedRow,
  PageCount,
  ResultPages,
} from '../clocked/clocked-list.tsx';
import { SealProof } from '../clocked/seal-proof.tsx';
import { Balls, useDrawTitle } from './draw-result.tsx';
import type { LotteryCategory } from './lottery-data.ts';
import { resultsHref } from './lottery.model.ts';
import type { ResultsView } from './lottery.model.ts';

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
    <ClockedBody>
      <ClockedHeading size="h2" aside={<PageCount pageNum={pageNum} totalPages={totalPages} />}>
        {t('games.lottery.results_of', { name })}
      </ClockedHeading>
      <ListGroup label={t('games.lottery.results_of', { name })}>
        {results.map((result) => (
          <ClockedRow key={result.drawNo} isTight>
            <Text as="span" size="strong" isFigure>
              {drawTitle(result)}
            </Text>
            <Balls result={result} />
            <SealProof of="lottery" commitment={result.commitment} seed={result.seed} />
          </ClockedRow>
        ))}
      </ListGroup>
      <ResultPages
        pageNum={pageNum}
        totalPages={totalPages}
        hrefOf={(page) => resultsHref(path, view, page)}
        back={all}
      />
    </ClockedBody>
  );
}
