import type { ComingMatch, EndedMatch, MatchState } from '@maidan/contract/types';
import { useWords } from '#platform/words/words.tsx';
import { chaseOf, marginOf } from './matches.model.ts';

/** Says what is to be said of matches, in the reader's language. */
export function useMatchWords(now: string) {
  const { t, format } = useWords();

  /** Day and time of a moment: `today 19:00`. */
  function dayAndTime(at: string): string {
    const { key, day } = format.dayHeading(at, now);
    return t('games.match.at', { day: key ? t(key) : day, time: format.time(at) });
  }

  /** Competition and number: `Painted Ring · Round 317`. */
  function place({ competition, sport, matchNo }: ComingMatch): string {
    const key = sport === 'duel' ? 'games.match.round' : 'games.match.number';
    return t('games.match.in', {
      competition: competition.name,
      number: t(key, { number: matchNo }),
    });
  }

  /** Who won, and in cricket by how much. */
  function outcome({ state, winner, home, away }: EndedMatch): string {
    if (winner === undefined)
      return t(state.sport === 'cricket' ? 'games.match.tie' : 'games.match.draw');
    const { name } = winner === 'home' ? home : away;
    if (state.sport !== 'cricket') return t('games.match.won', { name });
    const { kind, count } = marginOf(state, winner);
    return t(`games.match.won_by_${kind}`, { name, count });
  }

  /** What a running match is at: `23 runs to win from 16 balls`, `63′ · second half`. */
  function progress(state: MatchState): string {
    switch (state.sport) {
      case 'cricket': {
        if (state.phase === 'break') return t('games.match.innings_break');
        const chase = chaseOf(state);
        return chase ? t('games.match.need', chase) : t('games.match.first_innings');
      }
      case 'football': {
        const { phase, minute } = state;
        if (phase === 'half_time') return t('games.match.half_time');
        const half = phase === 'first_half' ? 'first_half' : 'second_half';
        return t('games.match.minute', { minute, phase: t(`games.match.${half}`) });
      }
      case 'esports': {
        if (state.phase === 'break') return t('games.match.map_break');
        const { maps, bestOf, rounds } = state;
        return t('games.match.map', { number: maps.length + 1, most: bestOf, ...rounds });
      }
      case 'duel':
        return t('games.match.exchange', { over: state.over, exchanges: state.exchanges });
    }
  }

  return { dayAndTime, place, outcome, progress };
}

export type MatchWords = ReturnType<typeof useMatchWords>;
