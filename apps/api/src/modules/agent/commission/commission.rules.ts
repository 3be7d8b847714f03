import { isAgentType } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import { boundedRates, NO_RATES } from '../rates/rates.rules.ts';
import type { Rates } from '../rates/rates.tables.ts';

/** A member as far as commission looks at it. */
export interface LineMember {
  readonly memberId: string;
  readonly parentId: string | null;
  readonly type: number;
  readonly isClosed: boolean;
  /** Whether it had excluded itself at any time of the day. */
  readonly isExcluded: boolean;
}

/** The valid bets of a member in one game type: stakes taken less stakes given back, in minor units. */
export interface PlayedBets {
  readonly memberId: string;
  readonly gameType: GameType;
  readonly validBetsMinor: number;
}

/** What an agent earns from one line in one game type. */
export interface CommissionEntry {
  readonly payeeId: string;
  /** The direct downline whose line it is; the payee itself for its own bets. */
  readonly lineMemberId: string;
  readonly gameType: GameType;
  readonly validBetsMinor: number;
  readonly rateBasisPoints: number;
  readonly givenBasisPoints: number;
  readonly commissionMinor: number;
}

/** The commission of a day, and what was left out of it per payee. */
export interface CommissionOfDay {
  readonly entries: readonly CommissionEntry[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** A share of an amount in basis points; what is less than a minor unit is dropped. */
export function shareOf(amountMinor: number, basisPoints: number): number {
  return Number((BigInt(amountMinor) * BigInt(basisPoints)) / 10_000n);
}

/**
 * The commission of one day (AGENTX-04): for every agent above a bet its rate less the rate of the line that the bet
 * came over, per game type; for a bettor with rates of its own those on the own bets. Bets of closed and excluded members count
 * for nobody. A negative sum, after a stake of another day was given back, is negative commission.
 */
export function commissionOfDay(
  members: ReadonlyMap<string, LineMember>,
  given: ReadonlyMap<string, Rates>,
  played: readonly PlayedBets[],
): CommissionOfDay {
  const ratesOf = boundedRatesOf(members, given);
  const sums = new Map<string, Omit<CommissionEntry, 'commissionMinor'>>();
  const leftOut = new Map<string, number>();
  for (const { memberId, gameType, validBetsMinor } of played) {
    const bettor = members.get(memberId);
    const isLeftOut = bettor === undefined || bettor.isClosed || bettor.isExcluded;
    for (const { payeeId, lineMemberId } of payeesOf(members, memberId)) {
      if (isLeftOut) {
        leftOut.set(payeeId, (leftOut.get(payeeId) ?? 0) + validBetsMinor);
        continue;
      }
      const key = `${payeeId} ${lineMemberId} ${gameType}`;
      const isOwn = payeeId === lineMemberId;
      sums.set(key, {
        payeeId,
        lineMemberId,
        gameType,
        validBetsMinor: (sums.get(key)?.validBetsMinor ?? 0) + validBetsMinor,
        rateBasisPoints: ratesOf(payeeId)[gameType],
        givenBasisPoints: isOwn ? 0 : ratesOf(lineMemberId)[gameType],
      });
    }
  }
  const entries = [...sums.values()]
    .filter(({ payeeId, rateBasisPoints }) => isPayee(members.get(payeeId), rateBasisPoints))
    .map((sum) => ({
      ...sum,
      commissionMinor: shareOf(sum.validBetsMinor, sum.rateBasisPoints - sum.givenBasisPoints),
    }));
  return { entries, leftOut };
}

/** Who earns, and at which rates. */
export interface Payee {
  readonly member: Pick<LineMember, 'memberId' | 'type' | 'isClosed'>;
  readonly rates: Rates;
  /** What the payee gave its direct downline; a line without an entry was given nothing. */
  readonly given: ReadonlyMap<string, Rates>;
}

/** The commission of one payee, from what came over each of its lines. */
export function commissionOfLines(
  { member, rates, given }: Payee,
  lines: readonly { lineMemberId: string; gameType: GameType; validBetsMinor: number }[],
): CommissionEntry[] {
  return lines
    .filter(({ gameType }) => isPayee(member, rates[gameType]))
    .map(({ lineMemberId, gameType, validBetsMinor }) => {
      const rateBasisPoints = rates[gameType];
      const lineRates = boundedRates(given.get(lineMemberId) ?? NO_RATES, rates);
      const givenBasisPoints = lineMemberId === member.memberId ? 0 : lineRates[gameType];
      return {
        payeeId: member.memberId,
        lineMemberId,
        gameType,
        validBetsMinor,
        rateBasisPoints,
        givenBasisPoints,
        commissionMinor: shareOf(validBetsMinor, rateBasisPoints - givenBasisPoints),
      };
    });
}

/** Agents have a statement even of bets that earn nothing; players only when they have a rate. */
function isPayee(
  member: Pick<LineMember, 'type' | 'isClosed'> | undefined,
  rateBasisPoints: number,
): boolean {
  if (!member || member.isClosed) return false;
  return isAgentType(member.type) || rateBasisPoints > 0;
}

/** Everybody from a bettor to the top, each with the line over which the bet came. */
function payeesOf(
  members: ReadonlyMap<string, LineMember>,
  memberId: string,
): { payeeId: string; lineMemberId: string }[] {
  const payees: { payeeId: string; lineMemberId: string }[] = [];
  const met = new Set<string>();
  let lineMemberId = memberId;
  let payeeId: string | null = memberId;
  while (payeeId !== null && members.has(payeeId) && !met.has(payeeId)) {
    met.add(payeeId);
    payees.push({ payeeId, lineMemberId });
    lineMemberId = payeeId;
    payeeId = members.get(payeeId)?.parentId ?? null;
  }
  return payees;
}

/** The rates that count for each member: what it was given, bounded by everybody above. */
function boundedRatesOf(
  members: ReadonlyMap<string, LineMember>,
  given: ReadonlyMap<string, Rates>,
): (memberId: string) => Rates {
  const known = new Map<string, Rates>();
  const ratesOf = (memberId: string, met: ReadonlySet<string>): Rates => {
    const found = known.get(memberId);
    if (found) return found;
    const own = given.get(memberId) ?? NO_RATES;
    const parentId = members.get(memberId)?.parentId ?? null;
    const isTop = parentId === null || !members.has(parentId) || met.has(parentId);
    const rates = isTop ? own : boundedRates(own, ratesOf(parentId, new Set([...met, memberId])));
    known.set(memberId, rates);
    return rates;
  };
  return (memberId) => ratesOf(memberId, new Set());
}
