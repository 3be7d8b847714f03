import type {
  ComingMatch,
  EndedMatch,
  MatchCategory,
  MatchNames,
  MatchResultsReply,
  MatchTimetableReply,
  MatchWords,
  RunningMatch,
} from '@maidan/wire';
import { inTransaction } from '@maidan/partner-service';
import type { Clock, Database } from '@maidan/partner-service';
import { nextOf } from '../clocked/rhythm.ts';
import { commitmentOf, newSeed } from '../clocked/seed.ts';
import { endOf, lengthOf, standAt, winnerOf } from './course.ts';
import type { Match, MatchesStore } from './matches.store.ts';
import { ABOUT, SIDES } from './names.ts';
import { COMPETITIONS, courseOf, meetingOf, type Competition } from './timetable.ts';

/** How long results are kept. */
const KEPT_MS = 90 * 24 * 60 * 60_000;
/** How many matches of a competition are promised before they start. */
const AHEAD = 3;
const LAST_RESULTS = 10;

/** The matches of the arcade, by its clock and the same for everybody. */
export interface MatchesService {
  /** Ends what is over, and promises the next matches of each competition. */
  advance: () => void;
  /** What runs and comes in a category, and its last results. */
  timetable: (category: MatchCategory) => MatchTimetableReply;
  /** A page of a category's results, newest first. */
  results: (category: MatchCategory, page: { page: number; pageSize: number }) => MatchResultsReply;
  purge: () => void;
}

interface Held {
  readonly competition: Competition;
  readonly match: Match;
}

const iso = (ms: number): string => new Date(ms).toISOString();
const codesOf = (category: MatchCategory): string[] =>
  COMPETITIONS.filter((one) => one.category === category).map(({ code }) => code);

/** The matches whose competition is still on the timetable. */
function heldOf(matches: readonly Match[]): Held[] {
  return matches.flatMap((match) => {
    const competition = COMPETITIONS.find(({ code }) => code === match.competition);
    return competition === undefined ? [] : [{ competition, match }];
  });
}

function comingOf({ competition, match }: Held): ComingMatch {
  const { code, sport } = competition;
  const { matchNo, startsAt, commitment } = match;
  const meeting = meetingOf(competition, matchNo);
  return { competition: code, sport, matchNo, ...meeting, startsAt: iso(startsAt), commitment };
}

function runningOf(held: Held, nowMs: number): RunningMatch {
  const { competition, match } = held;
  const course = courseOf(competition, match.matchNo, match.seed);
  const { state, changesAtMs = lengthOf(course) } = standAt(course, nowMs - match.startsAt);
  return { ...comingOf(held), state, changesAt: iso(match.startsAt + changesAtMs) };
}

function endedOf(held: Held): EndedMatch[] {
  const { endsAt, seed, result } = held.match;
  if (result === undefined) return [];
  const winner = winnerOf(result);
  const won = winner === undefined ? {} : { winner };
  return [{ ...comingOf(held), endedAt: iso(endsAt), state: result, ...won, seed }];
}

const named = (code: string, name: MatchWords | undefined) =>
  name === undefined ? [] : [[code, name] as const];

function namesOf(category: MatchCategory, matches: readonly ComingMatch[]): MatchNames {
  const sides = new Set(matches.flatMap(({ home, away }) => [home, away]));
  return {
    about: ABOUT[category],
    competitions: Object.fromEntries(
      COMPETITIONS.filter((one) => one.category === category).map(({ code, name }) => [code, name]),
    ),
    sides: Object.fromEntries([...sides].flatMap((code) => named(code, SIDES[code]))),
  };
}

/** Makes the service over its store. */
export function createMatchesService(
  database: Database,
  store: MatchesStore,
  clock: Clock,
): MatchesService {
  /** Nothing is due before; undefined until the first look. */
  let quietUntil: number | undefined;

  function promise(competition: Competition, afterMs: number): number {
    const { code, rhythm } = competition;
    const matchNo = store.newestNo(code) + 1;
    const seed = newSeed();
    const startsAt = nextOf(rhythm, afterMs);
    const endsAt = startsAt + lengthOf(courseOf(competition, matchNo, seed));
    store.add({
      competition: code,
      matchNo,
      startsAt,
      endsAt,
      seed,
      commitment: commitmentOf(seed),
    });
    return startsAt;
  }

  function advance(): void {
    const nowMs = clock();
    if (quietUntil !== undefined && nowMs < quietUntil) return;
    inTransaction(database, () => {
      const open = heldOf(store.open());
      for (const { competition, match } of open)
        if (match.endsAt <= nowMs)
          store.setResult(match, endOf(courseOf(competition, match.matchNo, match.seed)));
      for (const competition of COMPETITIONS) {
        const starts = open
          .filter((one) => one.competition === competition && one.match.startsAt > nowMs)
          .map(({ match }) => match.startsAt);
        let last = Math.max(nowMs, ...starts);
        for (let ahead = starts.length; ahead < AHEAD; ahead += 1)
          last = promise(competition, last);
      }
    });
    const due = heldOf(store.open()).map(({ match: { startsAt, endsAt } }) =>
      startsAt > nowMs ? startsAt : endsAt,
    );
    quietUntil = Math.min(...due);
  }

  function resultsOf(category: MatchCategory, bounds: { limit: number; offset: number }) {
    return heldOf(store.results(codesOf(category), bounds)).flatMap((held) => endedOf(held));
  }

  return {
    advance,
    timetable(category) {
      advance();
      const nowMs = clock();
      const open = heldOf(store.open()).filter((one) => one.competition.category === category);
      const isRunning = ({ match }: Held) => match.startsAt <= nowMs;
      const running = open.filter((one) => isRunning(one)).map((one) => runningOf(one, nowMs));
      const coming = open.filter((one) => !isRunning(one)).map((one) => comingOf(one));
      const last = resultsOf(category, { limit: LAST_RESULTS, offset: 0 });
      return { ...namesOf(category, [...running, ...coming, ...last]), running, coming, last };
    },
    results(category, { page, pageSize }) {
      advance();
      const results = resultsOf(category, { limit: pageSize, offset: (page - 1) * pageSize });
      const totalCount = store.count(codesOf(category));
      return { ...namesOf(category, results), totalCount, results };
    },
    purge: () => store.purge(clock() - KEPT_MS),
  };
}
