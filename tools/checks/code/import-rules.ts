import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binaryOf } from '../../processes/binary.ts';
import { runToEnd } from '../../processes/run-to-end.ts';
import type { Finding } from '../check.ts';

interface CruiseResult {
  summary: {
    violations: {
      from: string;
      to: string;
      rule: { name: string };
      comment?: string;
      cycle?: { name: string }[];
    }[];
  };
}

const folders = ['apps', 'packages', 'demo', 'e2e', 'tools'];

/**
 * Breaches of `.dependency-cruiser.cjs` in the project in `folder`. `packagesRoot` is the project whose node_modules
 * holds the tool. Throws when the tool itself fails.
 */
export async function findImportBreaches(
  folder: string,
  packagesRoot = folder,
): Promise<Finding[]> {
  const present = folders.filter((name) => existsSync(join(folder, name)));
  const result = await runToEnd({
    command: process.execPath,
    args: [
      binaryOf(packagesRoot, 'dependency-cruiser', 'depcruise'),
      '--config',
      join(packagesRoot, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...present,
    ],
    cwd: folder,
  });
  const start = result.output.indexOf('{');
  if (start === -1) throw new Error(`dependency-cruiser failed: ${result.output}`);
  const { summary } = JSON.parse(result.output.slice(start)) as CruiseResult;
  const comments = await readComments(packagesRoot);
  return summary.violations.map((violation) => {
    const way = violation.cycle?.map((step) => step.name).join(' → ') ?? violation.to;
    return {
      path: violation.from,
      line: 1,
      message: `imports ${way} [${violation.rule.name}] ${violation.comment ?? comments.get(violation.rule.name) ?? ''}`,
    };
  });
}

async function readComments(root: string): Promise<Map<string, string>> {
  const config = (await import(join(root, '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string; comment: string }[] };
  };
  return new Map(config.default.forbidden.map((rule) => [rule.name, rule.comment]));
}
