/**
 * What tests have sent to the fake gateway, or had it answer, that the contract does not allow. A client may take a failing
 * call for a network that is down, so a fault is kept here too, and fails the test at its end.
 */
const faults: string[] = [];

/** Notes faults for the end of the test, and gives the error for whoever made the call. */
export function reportBorderFaults(found: readonly string[]): Error {
  faults.push(...found);
  return new Error(found.join('\n'));
}

/** The faults since the last call of this. */
export function takeBorderFaults(): readonly string[] {
  return faults.splice(0);
}
