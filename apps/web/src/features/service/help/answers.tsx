import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { TextAction } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { HelpAnswers, HelpHit, Piece } from './search/help-search.ts';
import styles from './help.module.css';

interface AnswersProps {
  answers: HelpAnswers;
  /** What was typed and not sent; a step back then leads to its answers. */
  typed?: string;
}

/** The answers to a search, the best first. */
export function Answers({ answers: { hits, searchedAs }, typed }: AnswersProps) {
  const { t } = useWords();
  const count = t('service.help.results', { count: hits.length });
  if (hits.length === 0) {
    const all = <TextAction href="/m/help">{t('service.help.back')}</TextAction>;
    return (
      <output className={styles.status}>
        <EmptyState
          drawing="search"
          title={count}
          text={t('service.help.no_results')}
          action={all}
        />
      </output>
    );
  }
  return (
    <Stack gap={2}>
      <output className={styles.found}>
        {searchedAs === undefined
          ? count
          : t('service.help.searched_as', { answers: count, words: searchedAs })}
      </output>
      <ListGroup label={count}>
        {hits.map((hit) => (
          <Hit key={hit.href} hit={hit} typed={typed} />
        ))}
      </ListGroup>
    </Stack>
  );
}

function Hit({ hit, typed }: { hit: HelpHit; typed: string | undefined }) {
  return (
    <ListRow
      href={hit.href}
      title={
        <span className={styles.hit}>
          <Pieces pieces={hit.title} />
        </span>
      }
      caption={
        <span className={styles.excerpt}>
          <Pieces pieces={hit.excerpt} />
          <span className={styles.topic}>{hit.topic}</span>
        </span>
      }
      onClick={() => typed !== undefined && keepInAddress(typed)}
    />
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span className={styles.pieces}>
      {pieces.map(({ text, isMatch }, place) =>
        // The pieces of one text never change their places.
        isMatch ? <b key={place}>{text}</b> : <span key={place}>{text}</span>,
      )}
    </span>
  );
}

/** Makes the search an address in the history, so that the way back from an answer leads to the others. */
function keepInAddress(typed: string): void {
  window.history.replaceState(window.history.state, '', `/m/help?q=${encodeURIComponent(typed)}`);
}
