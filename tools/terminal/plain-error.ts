import { PlainError } from '../../packages/deployment/src/plain-error.ts';

export { PlainError };

/**
 * Runs a command's main function. A `PlainError` prints its sentence and ends with exit code 1; any other error keeps
 * its stack, because it is a bug.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof PlainError) console.error(error.message);
    else if (isDiskFull(error)) console.error(diskFullSentence);
    else console.error(error);
  }
}

const diskFullSentence =
  'The disk is full: free some space and run the command again; nothing was damaged.';

/** Whether a file system error means that no space is left. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
