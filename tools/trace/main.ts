import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { readRequirements, titlesInTest } from './requirements.ts';
import type { SectionTrace } from './trace.ts';
import { traceRequirements } from './trace.ts';

const help = `npm run trace [-- --tests] [-- SECTION ...]

Prints which rows of docs/product/requirements.md and docs/product/beyond.md have a test and which have none.
A test proves a row by carrying its ID in its title; ranges such as "LIST-01 to LIST-05" count.

  --tests   also list the tests of each row
  SECTION   these sections only, for example: npm run trace -- LIST MONEY`;

const documents = ['docs/product/requirements.md', 'docs/product/beyond.md'];
const testFiles = ['{apps,packages,demo,tools,e2e}/**/*.{test.ts,test.tsx,journey.ts,pictures.ts}'];

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const wanted = args.filter((name) => !name.startsWith('--'));
  const requirements = documents.flatMap((path) => readRequirements(path, read(path)));
  const paths = globSync(testFiles, { cwd: projectRoot }).filter(
    (path) => !path.includes('node_modules') && !path.startsWith('tools/trace/'),
  );
  const { sections, unknownIds } = traceRequirements(
    requirements,
    paths.flatMap((path) => titlesInTest(path, read(path))),
  );
  const shown = sections.filter(({ section }) => wanted.length === 0 || wanted.includes(section));
  for (const section of shown) printSection(section, args.includes('--tests'));
  for (const { id, test } of unknownIds) {
    console.log(`No row is called ${id}: ${test.path} "${test.title}"`);
  }
  const proved = shown.reduce((sum, section) => sum + section.proved.length, 0);
  const all = shown.reduce(
    (sum, section) => sum + section.proved.length + section.unproved.length,
    0,
  );
  console.log(`\n${proved} of ${all} rows have a test, ${all - proved} have none.`);
  return unknownIds.length === 0 ? 0 : 1;
}

function printSection({ section, proved, unproved }: SectionTrace, showsTests: boolean): void {
  console.log(`\n${section}: ${proved.length} of ${proved.length + unproved.length}`);
  if (proved.length > 0)
    console.log(`  tested:  ${proved.map((row) => row.requirement.id).join(' ')}`);
  if (unproved.length > 0) console.log(`  no test: ${unproved.map((row) => row.id).join(' ')}`);
  if (!showsTests) return;
  for (const { requirement, tests } of proved) {
    for (const test of tests) console.log(`    ${requirement.id}  ${test.path}  ${test.title}`);
  }
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

await runCommand(main);
