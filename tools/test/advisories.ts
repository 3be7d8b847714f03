import { runToEnd } from '../processes/run-to-end.ts';
import { printLine } from '../terminal/progress.ts';
import type { StepResult } from './step.ts';
import { tallyOfCheck } from './tally.ts';

/** The published advisories against the packages that production installs. */
export type Advisories =
  | { kind: 'unknown'; reason: string }
  | { kind: 'known'; grave: string[]; slight: string[] };

/** One package of npm's report; `via` holds its own advisories, and the names of packages that bring in theirs. */
interface ReportedPackage {
  name: string;
  severity: string;
  range?: string;
  via?: (string | { title?: string; url?: string })[];
}

const GRAVE: ReadonlySet<string> = new Set(['high', 'critical']);

/**
 * Asks the registry for advisories against the packages of production. A serious one fails the step, a minor one is
 * printed. When the registry does not offer them, one line says so and nothing fails.
 */
export async function runAdvisories(root: string): Promise<StepResult> {
  const isWindows = process.platform === 'win32';
  const { output } = await runToEnd({
    command: isWindows ? 'npm.cmd' : 'npm',
    args: ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    cwd: root,
  });
  const found = readAdvisories(output);
  if (found.kind === 'unknown') {
    printLine(`- Advisories were not checked: ${found.reason}`);
    return { tally: { passed: 0, failed: 0 }, words: '' };
  }
  for (const line of found.slight) printLine(`- ${line}`);
  const { grave } = found;
  const words = ['Published advisories:', ...grave.map((line) => `  ${line}`), ''].join('\n');
  return { tally: tallyOfCheck(grave.length === 0), words: grave.length === 0 ? '' : words };
}

/** Reads the output of `npm audit --json`, which may have warnings around the JSON. */
export function readAdvisories(output: string): Advisories {
  const report = reportIn(output);
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? output.trim().split('\n').at(-1) ?? '';
    return { kind: 'unknown', reason: reason === '' ? 'npm said nothing' : reason };
  }
  const packages = Object.values(report.vulnerabilities);
  const grave = packages.filter(({ severity }) => GRAVE.has(severity));
  const slight = packages.filter(({ severity }) => !GRAVE.has(severity));
  return { kind: 'known', grave: grave.map(lineOf), slight: slight.map(lineOf) };
}

interface Report {
  message?: string;
  vulnerabilities?: Record<string, ReportedPackage>;
}

function reportIn(output: string): Report | undefined {
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}

function lineOf({ name, severity, range = '', via = [] }: ReportedPackage): string {
  const causes = via.map((one) =>
    typeof one === 'string' ? `through ${one}` : `${one.title ?? ''} ${one.url ?? ''}`.trim(),
  );
  return `${name} ${range} (${severity}): ${causes.join('; ')}`;
}
