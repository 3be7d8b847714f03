/** Amounts in minor units by the place on which they lie. */
export type Amounts = Readonly<Record<string, number>>;

/** What keeps a chip off the table: the most of one place, the most of the whole table, or nothing. */
export type WagerFault = 'place' | 'table';

/** The chips of one round, with every step taken back in turn. */
export interface Wagers {
  amounts: () => Amounts;
  on: (place: string) => number;
  totalMinor: () => number;
  /** Lays amounts beside those that lie there, all or none; answers what kept them off. */
  add: (amounts: Amounts) => WagerFault | undefined;
  /** Takes all chips from a place. */
  take: (place: string) => void;
  /** Lays amounts in place of all others; answers what kept them off. */
  replace: (amounts: Amounts) => WagerFault | undefined;
  clear: () => void;
  /** Takes back the last step, whatever it was. */
  undo: () => void;
  canUndo: () => boolean;
  /** Empties the table after a round; there is no step back behind it. */
  reset: () => void;
}

/** What the chips of a table must keep to. */
export interface WagerLimits {
  /** The most that may lie on a place, in minor units; 0 for a place that is not on the table. */
  mostOn: (place: string) => number;
  mostMinor: number;
}

const sumOf = (amounts: Amounts) => Object.values(amounts).reduce((sum, minor) => sum + minor, 0);

/** Makes an empty table; `onChange` is called after every step. */
export function createWagers({ mostOn, mostMinor }: WagerLimits, onChange: () => void): Wagers {
  let now: Amounts = {};
  const before: Amounts[] = [];

  function faultOf(amounts: Amounts): WagerFault | undefined {
    if (Object.entries(amounts).some(([place, minor]) => minor > mostOn(place))) return 'place';
    return sumOf(amounts) > mostMinor ? 'table' : undefined;
  }
  function step(next: Amounts): WagerFault | undefined {
    const fault = faultOf(next);
    if (fault !== undefined) return fault;
    before.push(now);
    now = next;
    onChange();
    return undefined;
  }
  return {
    amounts: () => now,
    on: (place) => now[place] ?? 0,
    totalMinor: () => sumOf(now),
    add(amounts) {
      const next: Record<string, number> = { ...now };
      for (const [place, minor] of Object.entries(amounts))
        next[place] = (next[place] ?? 0) + minor;
      return step(next);
    },
    take(place) {
      const { [place]: own, ...rest } = now;
      if (own !== undefined) step(rest);
    },
    replace: step,
    clear: () => void (sumOf(now) > 0 && step({})),
    undo() {
      const last = before.pop();
      if (last === undefined) return;
      now = last;
      onChange();
    },
    canUndo: () => before.length > 0,
    reset() {
      now = {};
      before.length = 0;
      onChange();
    },
  };
}
