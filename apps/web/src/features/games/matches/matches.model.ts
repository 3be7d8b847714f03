// The matches of a category as its screen shows them (CAT-10): what runs, what comes and how the last ones ended.
import type { EndedMatch, MatchState, MatchTimetable } from '@maidan/contract/types';

/** The categories whose games may have matches by the clock. */
export type MatchCategory = 'SPORTS' | 'ESPORTS' | 'COCKFIGHT';

/** A page of the results of a category. */
export interface MatchResultsView {
  readonly about?: string | undefined;
  readonly results: readonly EndedMatch[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** Whether the games of a category may have matches. */
export function isMatchCategory(category: string): category is MatchCategory {
  return category === 'SPORTS' || category === 'ESPORTS' || category === 'COCKFIGHT';
}

/** Whether there is anything to show. */
export function hasMatches({ running, coming, last }: MatchTimetable): boolean {
  return running.length + coming.length + last.length > 0;
}

/** The parameter of an address that asks for the results, and its one value. */
export const MATCHES_PARAMETER = 'matches';
const RESULTS = 'results';

/** Address of the results of a category, below its path. */
export function matchResultsHref(path: string, page = 1): string {
  const params = new URLSearchParams({ [MATCHES_PARAMETER]: RESULTS });
  if (page > 1) params.set('page', String(page));
  return `${path}?${params.toString()}`;
}

/** Whether an address asks for the results. */
export function asksForMatchResults(params: URLSearchParams): boolean {
  return params.get(MATCHES_PARAMETER) === RESULTS;
}

/** When something of the matches changes next: a score, or a match that starts. */
export function nextChangeOf({ running, coming }: MatchTimetable): string | undefined {
  const moments = [...running.map(({ changesAt }) => changesAt), ...coming.map(startOf)];
  return moments.sort((a, b) => a.localeCompare(b))[0];
}

const startOf = ({ startsAt }: { startsAt: string }): string => startsAt;

type Cricket = Extract<MatchState, { sport: 'cricket' }>;

/** Overs as people write them: 104 balls are 17.2. */
export function oversOf(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`;
}

/** What the side that bats second still needs; undefined in the first innings and after the end. */
export function chaseOf({
  innings,
  overs,
  phase,
}: Cricket): { runs: number; balls: number } | undefined {
  const [first, second] = innings;
  if (!first || !second || phase === 'ended') return undefined;
  return { runs: first.runs + 1 - second.runs, balls: overs * 6 - second.balls };
}

/** The two figures of a score: runs of cricket, goals, maps won, touches. */
export function figuresOf(state: MatchState): { home: number; away: number } {
  if (state.sport !== 'cricket') return state.score;
  const runs = (side: 'home' | 'away') => state.innings.find((one) => one.side === side)?.runs ?? 0;
  return { home: runs('home'), away: runs('away') };
}

/** By how much a match of cricket was won: wickets of the side that batted second, or runs of the other. */
export function marginOf(
  { innings, wickets }: Cricket,
  winner: 'home' | 'away',
): { kind: 'wickets' | 'runs'; count: number } {
  const [first, second] = innings;
  if (second?.side === winner) return { kind: 'wickets', count: wickets - second.wickets };
  return { kind: 'runs', count: (first?.runs ?? 0) - (second?.runs ?? 0) };
}

/** How often each corner won, and how often nobody did. */
export function cornersOf(matches: readonly Pick<EndedMatch, 'winner'>[]) {
  const won = (winner: EndedMatch['winner']) =>
    matches.filter((match) => match.winner === winner).length;
  return { red: won('home'), blue: won('away'), draws: won(undefined) };
}

/** Matches that are over, the oldest first. */
export function oldestFirst(matches: readonly EndedMatch[]): EndedMatch[] {
  return [...matches].sort((a, b) => a.endedAt.localeCompare(b.endedAt));
}

const TONES = 6;

/** The colour of a side's crest, 1 to 6, always the same; those of one match differ. */
export function crestTones(home: string, away: string): { home: number; away: number } {
  const own = toneOf(home);
  const other = toneOf(away);
  return { home: own, away: own === other ? (other % TONES) + 1 : other };
}

function toneOf(code: string): number {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % TONES) + 1;
}
