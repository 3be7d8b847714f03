/**
 * A line of the log that strangers can cause as often as they like: it is written at most once in `everyMs`, with how often
 * it was left out since.
 */
export function pacedLine(
  write: (fields: object) => void,
  everyMs: number,
  now: () => number,
): (fields: object) => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (fields) => {
    if (now() - writtenAt < everyMs) {
      leftOut += 1;
      return;
    }
    write({ ...fields, leftOut });
    writtenAt = now();
    leftOut = 0;
  };
}
