/**
 * What tests sent to the fake gateway, or made it answer, against the contract. A client may take a failing call for a
 * dead network, so the fault is kept here too, and fails the test at its end.
 */
const faults: string[] = [];

/** Records faults for the end of the test, and returns the error for the caller. */
export function reportBorderFaults(found: readonly string[]): Error {
  faults.push(...found);
  return new Error(found.join('\n'));
}

/** The faults since the last call of this function. */
export function takeBorderFaults(): readonly string[] {
  return faults.splice(0);
}
