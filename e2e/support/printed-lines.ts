/** How the supervisor marks a line of one of its processes. */
const OF_PROCESS = /^\[(?:web|api|arcade|cashier)\] (.*)$/;

/** The lines of processes, as the supervisor printed them, that are no JSON object; readers of logs expect nothing else. */
export function rawLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    const [, text] = OF_PROCESS.exec(line.trimEnd()) ?? [];
    return text !== undefined && !isJsonObject(text);
  });
}

/** @throws Error with the lines of processes that are no JSON */
export function requireJsonLines(output: string): void {
  const raw = rawLines(output);
  if (raw.length > 0) throw new Error(`Processes printed what is no JSON:\n${raw.join('\n')}`);
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
