import { GAME_TYPES, isAgentType } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import type { CommissionEntry } from './commission.rules.ts';
import type { LineCount } from './statement.store.ts';

interface Sums {
  readonly validBetsMinor: number;
  readonly commissionMinor: number;
}

function sumsOf(entries: readonly CommissionEntry[]): Sums {
  return {
    validBetsMinor: entries.reduce((total, entry) => total + entry.validBetsMinor, 0),
    commissionMinor: entries.reduce((total, entry) => total + entry.commissionMinor, 0),
  };
}

/** The sums of each game type that was played. */
export function typesView(entries: readonly CommissionEntry[]) {
  return GAME_TYPES.map((gameType) => ({
    gameType,
    own: entries.filter((entry) => entry.gameType === gameType),
  }))
    .filter(({ own }) => own.length > 0)
    .map(({ gameType, own }) => ({ gameType, ...sumsOf(own) }));
}

interface StatementLine extends Sums {
  readonly kind: 'agent' | 'players' | 'self';
  readonly memberId?: string;
  readonly account?: string;
  readonly members: number;
  readonly entries: readonly (Sums & { gameType: GameType; differenceBasisPoints: number })[];
}

/**
 * The lines of a statement, the highest commission first: each agent of the direct downline, all direct players as one, and the own bets. A
 * member that was moved away since stands as a line of its own, without an account.
 */
export function linesView(
  agentMemberId: string,
  entries: readonly CommissionEntry[],
  lines: readonly LineCount[],
): StatementLine[] {
  const byId = new Map(lines.map((line) => [line.memberId, line]));
  const groups = Map.groupBy(entries, ({ lineMemberId }) => {
    const line = byId.get(lineMemberId);
    return line && !isAgentType(line.type) ? 'players' : lineMemberId;
  });
  const views = [...groups].map(([key, own]) => ({
    ...headOf(key),
    ...sumsOf(own),
    entries: entriesView(own),
  }));
  return views.toSorted((left, right) => right.commissionMinor - left.commissionMinor);

  function headOf(key: string): Pick<StatementLine, 'kind' | 'memberId' | 'account' | 'members'> {
    if (key === agentMemberId) return { kind: 'self', members: 1 };
    if (key === 'players') {
      const players = lines.filter(({ type }) => !isAgentType(type));
      return { kind: 'players', members: players.reduce((sum, line) => sum + line.members, 0) };
    }
    const line = byId.get(key);
    return line
      ? { kind: 'agent', memberId: key, account: line.account, members: line.members }
      : { kind: 'agent', members: 0 };
  }
}

const differenceOf = (entry: CommissionEntry) => entry.rateBasisPoints - entry.givenBasisPoints;

/** The sums per game type and difference of rates; a changed rate makes a second row of its type. */
function entriesView(entries: readonly CommissionEntry[]): StatementLine['entries'] {
  return GAME_TYPES.flatMap((gameType) => {
    const own = entries.filter((entry) => entry.gameType === gameType);
    return [...Map.groupBy(own, differenceOf)].map(([differenceBasisPoints, rows]) => ({
      gameType,
      differenceBasisPoints,
      ...sumsOf(rows),
    }));
  });
}
