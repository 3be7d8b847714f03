import { categoryRecord } from '@maidan/contract/categories';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListGroup } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { ClockedBody, ClockedHeading, PageCount, ResultPages } from '../clocked/clocked-list.tsx';
import { useMatchWords } from './match-words.ts';
import { matchResultsHref } from './matches.model.ts';
import type { MatchCategory, MatchResultsView } from './matches.model.ts';
import { ResultRow } from './result-row.tsx';

/** The results of a category's matches, page by page, each with its proof. */
export function MatchResults({
  category,
  view,
  readAt,
}: {
  category: MatchCategory;
  view: MatchResultsView;
  readAt: string;
}) {
  const { t } = useWords();
  const words = useMatchWords(readAt);
  const path = `/m/${categoryRecord(category).path}`;
  const { about, results, pageNum, totalPages } = view;
  const back = <Button href={path}>{t('games.match.back')}</Button>;
  if (results.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('games.match.empty')}
        text={t('games.match.empty_text')}
        action={back}
      />
    );
  return (
    <ClockedBody>
      <ClockedHeading size="h2" aside={<PageCount pageNum={pageNum} totalPages={totalPages} />}>
        {t('games.match.results')}
      </ClockedHeading>
      <ListGroup label={t('games.match.results')}>
        {results.map((match) => (
          <ResultRow
            key={`${match.competition.code}/${match.matchNo}`}
            match={match}
            words={words}
            hasProof
          />
        ))}
      </ListGroup>
      {about !== undefined && (
        <Text size="caption" tone="3">
          {about}
        </Text>
      )}
      <ResultPages
        pageNum={pageNum}
        totalPages={totalPages}
        hrefOf={(page) => matchResultsHref(path, page)}
        back={back}
      />
    </ClockedBody>
  );
}
