import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFinding } from '../checks/check.ts';
import { readArguments } from '../terminal/arguments.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { writeFileSafely } from '../../packages/deployment/src/write-file.ts';
import { readSpecification, withFigures } from './documents.ts';
import { keptTitles } from './run-report.ts';
import type { TracedRow } from './trace.ts';
import { countRows, findUnproved, sectionOf, traceRows } from './trace.ts';

const help = `npm run trace [-- --tests] [-- --write] [-- SECTION ...]

Reads what the tests of the last \`npm test\` proved and prints it row by row: a row of requirements.md, beyond.md,
operators.md or fair.md in docs/product counts when a test, or a step of a journey, that ran and passed names it in its
own title. Which rows are built in part and which wait is listed in docs/product/unbuilt.md. Fails when no such test
names a row that is declared done.

  --tests   also list the tests of each row
  --write   only write the figures into README.md
  SECTION   these sections only, for example: npm run trace -- LIST MONEY`;

async function main(): Promise<number> {
  const known = { tests: { type: 'boolean' }, write: { type: 'boolean' } } as const;
  const args = readArguments('npm run trace', process.argv.slice(2), known, 'names');
  if (args.values.help) {
    console.log(help);
    return 0;
  }
  const specification = readSpecification(read);
  if (args.values.write) {
    writeFileSafely(join(projectRoot, 'README.md'), withFigures(read('README.md'), specification));
    return 0;
  }
  const { titles, missing, runs } = keptTitles(projectRoot);
  if (missing.length > 0)
    throw new PlainError(
      `No report of ${missing.join(' and ')}: run npm test, or npm test -- --only ${missing.join(',')}`,
    );
  const all = traceRows(specification.requirements, specification.declarations, titles);
  const wanted = args.positionals;
  const rows = all.filter(
    ({ requirement }) => wanted.length === 0 || wanted.includes(sectionOf(requirement.id)),
  );
  const bySection = Map.groupBy(rows, ({ requirement }) => sectionOf(requirement.id));
  for (const [section, own] of bySection) printSection(section, own, args.values.tests ?? false);
  const findings = findUnproved(rows);
  for (const finding of findings) console.log(describeFinding(finding));
  const { done, partly, waiting } = countRows(rows);
  console.log(`\nRead from ${runs.join(', ')}.`);
  console.log(
    `${rows.length} rows: ${done} done, ${partly} built in part, ${waiting} waiting; ${findings.length} not as declared.`,
  );
  return findings.length === 0 ? 0 : 1;
}

function printSection(section: string, rows: TracedRow[], showsTests: boolean): void {
  const idsOf = (kind: string | undefined): string =>
    rows
      .filter(({ declaration }) => declaration?.kind === kind)
      .map(({ requirement }) => requirement.id)
      .join(' ');
  console.log(`\n${section}: ${countRows(rows).done} of ${rows.length}`);
  const lines = { done: idsOf(undefined), 'in part': idsOf('partly'), waiting: idsOf('waiting') };
  for (const [name, ids] of Object.entries(lines))
    if (ids !== '') console.log(`  ${`${name}:`.padEnd(9)}${ids}`);
  for (const { requirement, tests } of showsTests ? rows : [])
    for (const test of tests) console.log(`    ${requirement.id}  ${test.path}  ${test.title}`);
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

await runCommand(main);
