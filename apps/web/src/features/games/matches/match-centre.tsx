import type { ComingMatch, EndedMatch, MatchTimetable } from '@maidan/contract/types';
import { categoryRecord } from '@maidan/contract/categories';
import type { Locale } from '@maidan/i18n';
import { Note } from '#ui/feedback/note.tsx';
import { Link } from '#ui/link.tsx';
import { ListGroup } from '#ui/list/list-row.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { Clock, ClockAnnouncement } from '../clocked/clock.tsx';
import {
  ClockedBody,
  ClockedHeading,
  ClockedRow,
  More,
  ZoneNote,
} from '../clocked/clocked-list.tsx';
import { Crest } from './crest.tsx';
import { useMatchWords } from './match-words.ts';
import type { MatchWords } from './match-words.ts';
import { cornersOf, crestTones, matchResultsHref, oldestFirst } from './matches.model.ts';
import type { MatchCategory } from './matches.model.ts';
import { ResultRow } from './result-row.tsx';
import { RunningMatchCard } from './running-match.tsx';
import styles from './matches.module.css';
import { useMatches } from './use-matches.ts';

const CORNERS = { home: 1, away: 2 } as const;
/** Matches to come that are shown at once. */
const NEXT_MATCHES = 3;
const LAST_RESULTS = 4;

/** The matches of a category: what runs, what comes by the clock, and how the last ones ended. */
export function MatchCentre({
  category,
  language,
  first,
}: {
  category: MatchCategory;
  language: Locale;
  first: MatchTimetable;
}) {
  const { t } = useWords();
  const { view, nowMs } = useMatches(category, language, first);
  const words = useMatchWords(view.serverNow);
  const { about, running, coming, last } = view;
  const isRing = category === 'COCKFIGHT';
  const path = `/m/${categoryRecord(category).path}`;
  return (
    <ClockedBody>
      {isRing && about !== undefined && <Note tone="info">{about}</Note>}
      {running.length > 0 && (
        <ul className={styles.cards} aria-label={t('games.match.now')}>
          {running.map((match) => (
            <RunningMatchCard key={keyOf(match)} match={match} words={words} />
          ))}
        </ul>
      )}
      {coming.length > 0 && <Coming matches={coming} nowMs={nowMs} words={words} isRing={isRing} />}
      {isRing && last.length > 0 ? (
        <Corners matches={last} path={path} />
      ) : (
        <Last matches={last.slice(0, LAST_RESULTS)} words={words} path={path} />
      )}
      {!isRing && about !== undefined && (
        <Text size="caption" tone="3">
          {about}
        </Text>
      )}
    </ClockedBody>
  );
}

const keyOf = ({ competition, matchNo }: ComingMatch): string => `${competition.code}/${matchNo}`;

function Coming({
  matches,
  nowMs,
  words,
  isRing,
}: {
  matches: readonly ComingMatch[];
  nowMs: number;
  words: MatchWords;
  isRing: boolean;
}) {
  const { t } = useWords();
  const [next] = matches;
  const rest = matches.slice(NEXT_MATCHES);
  const meeting = { home: next?.home.name ?? '', away: next?.away.name ?? '' };
  return (
    <section aria-labelledby="next-matches">
      <ClockedHeading id="next-matches" aside={<ZoneNote />}>
        {t(isRing ? 'games.match.next_fights' : 'games.match.next')}
      </ClockedHeading>
      <ComingList matches={matches.slice(0, NEXT_MATCHES)} nowMs={nowMs} words={words} />
      {rest.length > 0 && (
        <More label={t('games.match.more', { count: rest.length })}>
          <ComingList matches={rest} nowMs={nowMs} words={words} />
        </More>
      )}
      {next && (
        <ClockAnnouncement
          at={next.startsAt}
          nowMs={nowMs}
          soon={t('games.match.said_soon', meeting)}
          due={t('games.match.said_starting', meeting)}
        />
      )}
    </section>
  );
}

function ComingList({
  matches,
  nowMs,
  words,
}: {
  matches: readonly ComingMatch[];
  nowMs: number;
  words: MatchWords;
}) {
  const { t } = useWords();
  return (
    <ListGroup>
      {matches.map((match) => {
        const { home, away, sport, startsAt } = match;
        const tones = sport === 'duel' ? CORNERS : crestTones(home.code, away.code);
        return (
          <ClockedRow key={keyOf(match)}>
            <div className={styles.head}>
              <span lang={nameLanguage(match.competition.name)}>{words.place(match)}</span>
              <span className={styles.when}>{words.dayAndTime(startsAt)}</span>
            </div>
            <div className={styles.meeting}>
              <span className={styles.side}>
                <Crest name={home.name} tone={tones.home} />
                <b lang={nameLanguage(home.name)}>{home.name}</b>
              </span>
              <Clock at={startsAt} nowMs={nowMs} due={t('games.match.starting')} size="small" />
              <span className={styles.side}>
                <Crest name={away.name} tone={tones.away} />
                <b lang={nameLanguage(away.name)}>{away.name}</b>
              </span>
            </div>
          </ClockedRow>
        );
      })}
    </ListGroup>
  );
}

function AllResults({ path }: { path: string }) {
  const { t } = useWords();
  return (
    <Link className={styles.all} href={matchResultsHref(path)}>
      {t('games.match.all')}
    </Link>
  );
}

function Last({
  matches,
  words,
  path,
}: {
  matches: readonly EndedMatch[];
  words: MatchWords;
  path: string;
}) {
  const { t } = useWords();
  return (
    <section aria-labelledby="last-matches">
      <ClockedHeading id="last-matches" aside={matches.length > 0 && <AllResults path={path} />}>
        {t('games.lottery.last')}
      </ClockedHeading>
      {matches.length === 0 ? (
        <Text size="small" tone="2">
          {t('games.match.none')}
        </Text>
      ) : (
        <ListGroup label={t('games.lottery.last')}>
          {matches.map((match) => (
            <ResultRow key={keyOf(match)} match={match} words={words} />
          ))}
        </ListGroup>
      )}
    </section>
  );
}

/** Which corner won each of the last fights, the oldest first. */
function Corners({ matches, path }: { matches: readonly EndedMatch[]; path: string }) {
  const { t } = useWords();
  const title = t('games.match.corners_title', { count: matches.length });
  return (
    <section aria-labelledby="last-matches">
      <ClockedHeading id="last-matches" aside={<AllResults path={path} />}>
        {title}
      </ClockedHeading>
      <div className={styles.ring}>
        <ol className={styles.corners} aria-label={title}>
          {oldestFirst(matches).map((match) => (
            <li key={keyOf(match)} data-corner={match.winner ?? 'none'}>
              {t(
                match.winner === undefined
                  ? 'games.match.draw'
                  : match.winner === 'home'
                    ? 'games.match.red'
                    : 'games.match.blue',
              )}
            </li>
          ))}
        </ol>
        <Text size="caption" tone="2" isFigure>
          {t('games.match.corners', cornersOf(matches))}
        </Text>
      </div>
    </section>
  );
}
