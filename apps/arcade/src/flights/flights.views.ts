import type { Session } from '../launch/sessions.store.ts';
import { viewRound } from '../play/views.ts';
import type { CommonFlight, FlightBet } from './flights.store.ts';
import { maskName } from './mask-name.ts';

/** How many bets of others are told at most: those with the largest stakes. */
const MOST_TOLD = 100;

/** A flight as everybody may see it at a moment: nothing of its end before it is over. */
export function viewFlight(flight: CommonFlight, nowMs: number) {
  const { flightNo, takeoffAt, endsAt } = flight;
  const told = { flightNo, elapsedMs: nowMs - takeoffAt };
  return nowMs < endsAt ? { ...told, isOver: false } : { ...told, isOver: true, ...endOf(flight) };
}

/** The end of a flight that is over, with the chain's value that it came from. */
export function endOf({ flightNo, endHundredths, chainId, valueNo, value }: CommonFlight) {
  return { flightNo, endHundredths, chainId, valueNo, value };
}

/** A bet as others may see it: a masked name and what it came to. */
function viewBet({ round, betNo, displayName }: FlightBet) {
  const { status, outcome, stakeMinor, payoutMinor } = round;
  const cashedAt = outcome?.['cashedAtHundredths'];
  const isOpen = status === 'open';
  const isCashed = !isOpen && typeof cashedAt === 'number';
  return {
    betNo,
    name: maskName(displayName),
    stakeMinor,
    state: isOpen ? 'flying' : isCashed ? 'cashed' : 'lost',
    ...(isCashed ? { hundredths: cashedAt } : {}),
    payoutMinor: isOpen ? 0 : payoutMinor,
  };
}

/** Who sees the same bets: the players of one site in one currency. */
export type Crowd = Pick<Session, 'lobbyOrigin' | 'currency'>;

/** The real bets of a crowd on a flight: their number, their sum, and the largest of them. Free play is left out. */
export function viewBets(bets: readonly FlightBet[], { lobbyOrigin, currency }: Crowd) {
  const shown = bets.filter(
    (bet) =>
      !bet.round.isFreePlay && bet.lobbyOrigin === lobbyOrigin && bet.round.currency === currency,
  );
  const largest = [...shown].sort((one, two) => two.round.stakeMinor - one.round.stakeMinor);
  return {
    count: shown.length,
    sumMinor: shown.reduce((sum, { round }) => sum + round.stakeMinor, 0),
    rows: largest.slice(0, MOST_TOLD).map((bet) => viewBet(bet)),
  };
}

/** A player's own bets on a flight. */
export function viewOwn(bets: readonly FlightBet[], { playerRef, isFreePlay }: Session) {
  return bets
    .filter(({ round }) => round.playerRef === playerRef && round.isFreePlay === isFreePlay)
    .map(({ round, betNo }) => ({ ...viewRound(round), betNo }));
}
