import type { EndedMatch } from '@maidan/contract/types';
import { Text } from '#ui/text/text.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { useWords } from '#platform/words/words.tsx';
import { ClockedRow } from '../clocked/clocked-list.tsx';
import { SealProof } from '../clocked/seal-proof.tsx';
import type { MatchWords } from './match-words.ts';
import { figuresOf } from './matches.model.ts';
import styles from './matches.module.css';

/** A match that is over: who met, how it ended, and where asked for, what proves it. */
export function ResultRow({
  match,
  words,
  hasProof,
}: {
  match: EndedMatch;
  words: MatchWords;
  hasProof?: boolean;
}) {
  const { t } = useWords();
  const { home, away, state, endedAt, commitment, seed } = match;
  const outcome = { outcome: words.outcome(match), day: words.dayAndTime(endedAt) };
  return (
    <ClockedRow>
      <div className={styles.resultLine}>
        <span className={styles.resultWords}>
          {hasProof && (
            <Text as="span" size="caption" tone="3" isFigure>
              {words.place(match)}
            </Text>
          )}
          <b lang={nameLanguage(home.name)}>
            {t('games.match.meeting', { home: home.name, away: away.name })}
          </b>
          <Text as="span" size="caption" tone="3" isFigure>
            {t('games.match.outcome', outcome)}
          </Text>
        </span>
        <b className={styles.figure}>{t('games.match.score', figuresOf(state))}</b>
      </div>
      {hasProof && <SealProof of="match" commitment={commitment} seed={seed} />}
    </ClockedRow>
  );
}
