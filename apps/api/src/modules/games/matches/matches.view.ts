import { textIn } from '@maidan/contract/localised';
import type { ComingMatch, MatchNames, MatchWords } from '@maidan/wire';

/** A competition or a side as it is sent. */
interface Named {
  readonly code: string;
  readonly name: string;
}

/** A match whose competition and sides are named in a language. */
export type MatchView<Match extends ComingMatch> = Omit<Match, 'competition' | 'home' | 'away'> & {
  readonly competition: Named;
  readonly home: Named;
  readonly away: Named;
};

/** Names the competitions and sides of an answer in a language. The answer has to name all of them. */
export function matchNamer({ competitions, sides }: MatchNames, language: string) {
  const named = (names: Readonly<Record<string, MatchWords>>, code: string): Named => {
    const name = names[code];
    return { code, name: name ? textIn(name, language) : code };
  };
  return <Match extends ComingMatch>(match: Match): MatchView<Match> => ({
    ...match,
    competition: named(competitions, match.competition),
    home: named(sides, match.home),
    away: named(sides, match.away),
  });
}
