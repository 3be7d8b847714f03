/** The supervisor puts the name of the process before each of its lines. */
const OF_PROCESS = /^\[(?:web|api|arcade|cashier)\] (.*)$/;
/** The number that pino gives to the level `error`. */
const ERROR_LEVEL = 50;

/**
 * Lines of our processes, as the supervisor printed them, that are not a JSON object. Log readers expect nothing else.
 */
export function rawLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    const [, text] = OF_PROCESS.exec(line.trimEnd()) ?? [];
    return text !== undefined && jsonObject(text) === undefined;
  });
}

/** Lines in which a library logged an error by itself, so that no code of ours has handled it. */
function errorsOfLibraries(output: string): string[] {
  return output.split('\n').filter((line) => {
    const [, text = ''] = OF_PROCESS.exec(line.trimEnd()) ?? [];
    const { level, msg } = jsonObject(text) ?? {};
    return Number(level) >= ERROR_LEVEL && msg === 'printed';
  });
}

/**
 * Checks the output of a run. @throws Error with the lines that are not JSON, and with the errors that libraries logged
 */
export function requireOwnLines(output: string): void {
  const raw = rawLines(output);
  if (raw.length > 0) throw new Error(`Processes printed what is no JSON:\n${raw.join('\n')}`);
  const errors = errorsOfLibraries(output);
  if (errors.length > 0)
    throw new Error(`Libraries logged errors that no code of ours handled:\n${errors.join('\n')}`);
}

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
