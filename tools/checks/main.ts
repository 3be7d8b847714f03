import { readArguments } from '../terminal/arguments.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { allChecks } from './all-checks.ts';
import { describeFinding } from './check.ts';
import type { Finding } from './check.ts';
import { findStaleFiles, generatedSets } from './generated-files.ts';
import { findImportBreaches } from './code/import-rules.ts';
import { readSourceFiles } from './source-files.ts';

const help = `npm run check [-- name ...]

Runs the project's own checks, or those named: ${[...allChecks.map((check) => check.name), 'imports', 'generated'].join(', ')}.
Each finding is a line "file:line  what is wrong: how to mend it".`;

async function main(): Promise<number> {
  const { values, positionals: names } = readArguments(
    'npm run check',
    process.argv.slice(2),
    {},
    'names',
  );
  if (values.help) {
    console.log(help);
    return 0;
  }
  const wants = (name: string): boolean => names.length === 0 || names.includes(name);
  const files = readSourceFiles(projectRoot);
  let count = 0;
  for (const check of allChecks) {
    if (wants(check.name)) count += report(check.title, check.run(files));
  }
  if (wants('imports')) count += report('Import rules', await findImportBreaches(projectRoot));
  for (const set of wants('generated') ? generatedSets : []) {
    count += report(`${set.title} are current`, await findStaleFiles(projectRoot, set));
  }
  return count === 0 ? 0 : 1;
}

function report(title: string, findings: Finding[]): number {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${title}`);
  for (const finding of findings) console.log(`  ${describeFinding(finding)}`);
  return findings.length;
}

await runCommand(main);
