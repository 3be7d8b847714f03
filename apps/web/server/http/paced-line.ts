/**
 * Writes a log line that strangers can cause as often as they like. It writes at most once in `everyMs` milliseconds,
 * and says how many it left out since.
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
