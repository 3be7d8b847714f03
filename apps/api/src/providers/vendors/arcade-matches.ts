import { MATCHES_PATHS, matchResultsReply, matchTimetableReply } from '@maidan/wire';
import type { ComingMatch, EndedMatch, MatchNames, MatchState } from '@maidan/wire';
import type { VendorMatches } from '#modules/games/games.ports.ts';
import type { PartnerOptions } from '../signed-call.ts';
import { arcadeAsker, invalidAnswer, proveSeed } from './arcade-clock.ts';

/**
 * Reads matches from the arcade, by the signed calls of `@maidan/wire`. A result is believed only when its seed fits the
 * hash that was published before the match, and an answer only when it names every side and competition.
 */
export function arcadeMatches(options: PartnerOptions): VendorMatches {
  const ask = arcadeAsker(options);
  return {
    async timetable(category) {
      const query = new URLSearchParams({ category });
      const { status, value } = await ask(`${MATCHES_PATHS.timetable}?${query.toString()}`);
      const reply = matchTimetableReply.safeParse(value);
      if (status !== 200 || !reply.success) throw invalidAnswer(`status ${status}, no timetable`);
      const { running, coming, last } = reply.data;
      checkNames(reply.data, [...running, ...coming, ...last]);
      for (const match of running) checkSport(match);
      for (const match of last) checkEnded(match);
      return reply.data;
    },
    async results(category, { page, pageSize }) {
      const query = new URLSearchParams({
        category,
        page: String(page),
        pageSize: String(pageSize),
      });
      const { status, value } = await ask(`${MATCHES_PATHS.results}?${query.toString()}`);
      const reply = matchResultsReply.safeParse(value);
      if (status !== 200 || !reply.success) throw invalidAnswer(`status ${status}, no results`);
      checkNames(reply.data, reply.data.results);
      for (const match of reply.data.results) checkEnded(match);
      return reply.data;
    },
  };
}

const nameOf = ({ competition, matchNo }: ComingMatch) => `match ${competition}/${matchNo}`;

function checkNames({ competitions, sides }: MatchNames, matches: readonly ComingMatch[]): void {
  const unnamed = matches.find(
    ({ competition, home, away }) =>
      !Object.hasOwn(competitions, competition) ||
      !Object.hasOwn(sides, home) ||
      !Object.hasOwn(sides, away),
  );
  if (unnamed) throw invalidAnswer(`${nameOf(unnamed)} has a side or a competition without a name`);
}

function checkSport(match: ComingMatch & { readonly state: MatchState }): void {
  if (match.state.sport !== match.sport) throw invalidAnswer(`${nameOf(match)} is of two sports`);
}

function checkEnded(match: EndedMatch): void {
  checkSport(match);
  proveSeed(match, nameOf(match));
  if (match.state.phase !== 'ended') throw invalidAnswer(`${nameOf(match)} has a result and runs`);
}
