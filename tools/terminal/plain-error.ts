import { PlainError } from '../../packages/deployment/src/plain-error.ts';

export { PlainError };

/**
 * Runs a command's main function: a `PlainError` becomes its sentence and exit code 1, anything else
 * keeps its stack, because it is a defect.
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

/** Whether an error of the file system says that no space is left. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
