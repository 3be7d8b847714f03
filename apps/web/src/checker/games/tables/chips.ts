import { ChoiceError, paid, wholeOf } from '../rule.ts';

/** What each place of a table returns when a round ends so: hundredths of its chips, these included, or 0. */
export type Places<End> = ReadonlyMap<string, (end: End) => number>;

/** A place that returns its hundredths when it wins. */
export function place<End>(hundredths: number, isWon: (end: End) => boolean): (end: End) => number {
  return (end) => (isWon(end) ? hundredths : 0);
}

/** What the chips of a choice return together. @throws ChoiceError for no chips, or one beside the places */
export function chipsPaid<End>(
  choice: Readonly<Record<string, unknown>>,
  places: Places<End>,
  end: End,
): number {
  const bets = Object.entries(choice['bets'] ?? {});
  if (bets.length === 0) throw new ChoiceError();
  return bets.reduce((sum, [name, minor]) => {
    const returns = places.get(name);
    if (returns === undefined) throw new ChoiceError();
    return sum + paid(wholeOf(minor, 1, 1e12), returns(end));
  }, 0);
}
