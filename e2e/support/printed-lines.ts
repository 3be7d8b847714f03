/** How the supervisor marks a line of one of its processes. */
const OF_PROCESS = /^\[(?:web|api|arcade|cashier)\] (.*)$/;
/** How pino numbers what is an error. */
const ERROR_LEVEL = 50;

/** The lines of processes, as the supervisor printed them, that are no JSON object; readers of logs expect nothing else. */
export function rawLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    const [, text] = OF_PROCESS.exec(line.trimEnd()) ?? [];
    return text !== undefined && jsonObject(text) === undefined;
  });
}

/** The lines with which a library told of an error by itself: nobody of ours has looked at it. */
function errorsOfLibraries(output: string): string[] {
  return output.split('\n').filter((line) => {
    const [, text = ''] = OF_PROCESS.exec(line.trimEnd()) ?? [];
    const { level, msg } = jsonObject(text) ?? {};
    return Number(level) >= ERROR_LEVEL && msg === 'printed';
  });
}

/** @throws Error with the lines of processes that are no JSON, and with the errors of libraries */
export function requireOwnLines(output: string): void {
  const raw = rawLines(output);
  if (raw.length > 0) throw new Error(`Processes printed what is no JSON:\n${raw.join('\n')}`);
  const errors = errorsOfLibraries(output);
  if (errors.length > 0)
    throw new Error(`Libraries told of errors that nobody looked at:\n${errors.join('\n')}`);
}

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
