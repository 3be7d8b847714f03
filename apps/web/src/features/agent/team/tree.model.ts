import type { BranchFigures, TeamBranch, TeamRow } from './team.queries.ts';

/** Levels that a tree shows; below them a branch opens on its own page. */
const TREE_LEVELS = 4;

/** A line of the tree. */
export type TreeLine = {
  readonly id: string;
  readonly level: number;
  /** Whether a line further down has the same parent. */
  readonly isLast: boolean;
  /** For each level above, whether its line goes on below this one. */
  readonly goesOn: readonly boolean[];
} & (
  | { readonly kind: 'member'; readonly row: TeamRow; readonly state: BranchState }
  | { readonly kind: 'players'; readonly figures: BranchFigures }
  | { readonly kind: 'more'; readonly parent: TeamRow | undefined }
);

/** What stands before a member: nothing below it, a branch that opens here or on its own page, or an open one. */
export type BranchState = 'leaf' | 'closed' | 'open' | 'elsewhere';

/** The branches that are open, by the member at their head. */
export type OpenBranches = ReadonlyMap<string, TeamBranch>;

/** The lines of a tree, from top to bottom. */
export function treeLines(root: TeamBranch, open: OpenBranches): TreeLine[] {
  return linesOf(root, { open, level: 1, goesOn: [], parent: undefined });
}

interface Place {
  readonly open: OpenBranches;
  readonly level: number;
  readonly goesOn: readonly boolean[];
  readonly parent: TeamRow | undefined;
}

function linesOf({ members, players, next }: TeamBranch, place: Place): TreeLine[] {
  const { open, level, goesOn, parent } = place;
  const hasPlayers = players !== undefined && players.members > 0;
  const count = members.length + (hasPlayers ? 1 : 0) + (next === undefined ? 0 : 1);
  const head = parent?.memberId ?? '';
  const at = (index: number) => ({ level, goesOn, isLast: index === count - 1 });
  const lines = members.flatMap((row, index): TreeLine[] => {
    const branch = open.get(row.memberId);
    const state = stateOf(row, level, branch !== undefined);
    const line = { kind: 'member' as const, id: row.memberId, row, state, ...at(index) };
    if (!branch || state !== 'open') return [line];
    const below = { open, level: level + 1, goesOn: [...goesOn, !line.isLast], parent: row };
    return [line, ...linesOf(branch, below)];
  });
  let position = members.length;
  if (hasPlayers)
    lines.push({ kind: 'players', id: `${head} players`, figures: players, ...at(position++) });
  if (next !== undefined) lines.push({ kind: 'more', id: `${head} more`, parent, ...at(position) });
  return lines;
}

function stateOf({ directCount }: TeamRow, level: number, isOpen: boolean): BranchState {
  if (directCount === 0) return 'leaf';
  if (level >= TREE_LEVELS) return 'elsewhere';
  return isOpen ? 'open' : 'closed';
}

/** Where a key leads in a tree; `open` and `close` change the line, `member` opens its page. */
export type TreeMove =
  | { readonly do: 'focus'; readonly index: number }
  | { readonly do: 'open' | 'close' | 'member'; readonly index: number };

/** What a key does on a line (WAI-ARIA's pattern of a tree); undefined for a key that does nothing. */
export function moveOf(
  lines: readonly TreeLine[],
  index: number,
  key: string,
): TreeMove | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const focus = (to: number): TreeMove | undefined =>
    lines[to] ? { do: 'focus', index: to } : undefined;
  const state = line.kind === 'member' ? line.state : 'leaf';
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(lines.length - 1);
    case 'ArrowRight':
      if (state === 'open') return focus(index + 1);
      return state === 'leaf' ? undefined : { do: 'open', index };
    case 'ArrowLeft':
      return state === 'open' ? { do: 'close', index } : focus(parentOf(lines, index));
    case 'Enter':
      return { do: 'member', index };
    default:
      return key.length === 1 && key !== ' ' ? focus(typedAt(lines, index, key)) : undefined;
  }
}

function parentOf(lines: readonly TreeLine[], index: number): number {
  const level = lines[index]?.level ?? 1;
  const above = lines.slice(0, index).map((line, at) => (line.level < level ? at : -1));
  return Math.max(-1, ...above);
}

/** The next line whose account begins with a letter, from the one after `index` on and round. */
function typedAt(lines: readonly TreeLine[], index: number, letter: string): number {
  const begins = (line: TreeLine | undefined) =>
    line?.kind === 'member' && line.row.account.toLowerCase().startsWith(letter.toLowerCase());
  const places = lines.map((_line, step) => (index + 1 + step) % lines.length);
  return places.find((place) => begins(lines[place])) ?? -1;
}

/** A part of a whole, for a bar with a legend. */
export interface Share {
  readonly id: string;
  readonly amount: number;
  /** Whole per cents; those of all shares make 100. */
  readonly percent: number;
}

/**
 * The largest parts of a sum, largest first, and the rest as `others`. Per cents are rounded by the largest remainder.
 * Parts of zero or less have no share.
 */
export function sharesOf(
  parts: readonly { readonly id: string; readonly amount: number }[],
  most: number,
): Share[] {
  const positive = parts.filter(({ amount }) => amount > 0);
  const sorted = [...positive].sort((one, other) => other.amount - one.amount);
  const rest = sorted.slice(most).reduce((sum, { amount }) => sum + amount, 0);
  const shown = [...sorted.slice(0, most), ...(rest > 0 ? [{ id: 'others', amount: rest }] : [])];
  const total = shown.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return [];
  const exact = shown.map((part) => ({ ...part, exact: (part.amount * 100) / total }));
  const missing = 100 - exact.reduce((sum, part) => sum + Math.floor(part.exact), 0);
  const first = [...exact]
    .sort((one, other) => (other.exact % 1) - (one.exact % 1))
    .slice(0, missing);
  return exact.map((part) => ({
    id: part.id,
    amount: part.amount,
    percent: Math.floor(part.exact) + (first.includes(part) ? 1 : 0),
  }));
}
