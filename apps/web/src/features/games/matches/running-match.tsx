import type { MatchState, RunningMatch } from '@maidan/contract/types';
import { Tag } from '#ui/feedback/tag.tsx';
import { SrOnly, Text } from '#ui/text/text.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { useWords } from '#platform/words/words.tsx';
import { RaisedCard } from '../clocked/clocked-list.tsx';
import { Crest } from './crest.tsx';
import type { MatchWords } from './match-words.ts';
import { crestTones, figuresOf, oversOf } from './matches.model.ts';
import styles from './matches.module.css';

const CORNERS = { home: 1, away: 2 } as const;

/** A match that runs: both sides with their figures, and what it is at. */
export function RunningMatchCard({ match, words }: { match: RunningMatch; words: MatchWords }) {
  const { t } = useWords();
  const { home, away, state, sport } = match;
  const tones = sport === 'duel' ? CORNERS : crestTones(home.code, away.code);
  return (
    <RaisedCard as="li">
      <div className={styles.head}>
        <span lang={nameLanguage(match.competition.name)}>{words.place(match)}</span>
        <Tag tone="info">{t('games.match.running')}</Tag>
      </div>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={styles.line}>
          <Crest name={match[side].name} tone={tones[side]} />
          <b className={styles.name} lang={nameLanguage(match[side].name)}>
            {match[side].name}
          </b>
          <Figure state={state} side={side} />
        </div>
      ))}
      <div className={styles.foot}>
        <Text as="span" size="small" tone="2" isFigure>
          {words.progress(state)}
        </Text>
        {state.sport === 'cricket' && state.over.length > 0 && <Over balls={state.over} />}
      </div>
    </RaisedCard>
  );
}

function Figure({ state, side }: { state: MatchState; side: 'home' | 'away' }) {
  const { t, format } = useWords();
  if (state.sport !== 'cricket')
    return <b className={styles.figure}>{format.number(figuresOf(state)[side])}</b>;
  const innings = state.innings.find((one) => one.side === side);
  if (!innings) return <span className={styles.aside}>{t('games.match.not_batted')}</span>;
  return (
    <span className={styles.innings}>
      <b className={styles.figure}>{t('games.match.innings_score', innings)}</b>{' '}
      <span className={styles.aside}>
        {t('games.match.overs', { overs: format.localDigits(oversOf(innings.balls)) })}
      </span>
    </span>
  );
}

/** The balls of the over that runs. */
function Over({ balls }: { balls: readonly string[] }) {
  const { t, format } = useWords();
  return (
    <ol className={styles.balls} aria-label={t('games.match.this_over')}>
      {balls.map((ball, place) => (
        // The same runs may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} data-out={ball === 'W' || undefined}>
          {ball === 'W' ? (
            <>
              <span aria-hidden>{t('games.match.wicket_sign')}</span>
              <SrOnly>{t('games.match.wicket')}</SrOnly>
            </>
          ) : (
            format.localDigits(ball)
          )}
        </li>
      ))}
    </ol>
  );
}
