/** The name of the checker as one file, below the base of the site. */
export const CHECKER_FILE = 'round-checker.html';
/** Its address. */
export const CHECKER_FILE_ADDRESS = `/m/${CHECKER_FILE}`;

/**
 * The address of the checker's page for a round, given as JSON. What stands behind the `#` reaches no server.
 */
export function checkerAddress(round: string): string {
  return `/m/fairness/check#${encodeURIComponent(round)}`;
}
