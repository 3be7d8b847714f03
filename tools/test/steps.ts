import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FLOOR } from '../../browser-floor.ts';
import { allChecks } from '../checks/all-checks.ts';
import { findStaleFiles, generatedSets } from '../checks/generated-files.ts';
import { findImportBreaches } from '../checks/code/import-rules.ts';
import { readSourceFiles } from '../checks/source-files.ts';
import { findNewParts, readServedFiles } from '../compat/built-files.ts';
import { buildTargets, buildWhenChanged } from '../start/build.ts';
import { readSpecification } from '../trace/documents.ts';
import { keptTitles } from '../trace/run-report.ts';
import { findUnproved, traceRows } from '../trace/trace.ts';
import { runAdvisories } from './advisories.ts';
import { startThrowawayPostgres } from './postgres.ts';
import { joinResults, programCheck, resultOfFindings, runPlaywright, runVitest } from './step.ts';
import type { Step, StepContext, StepResult } from './step.ts';
import { tallyOfCheck } from './tally.ts';
import { checkTypes } from './types-step.ts';

const apiProject = '--project=api';

/** Every step of `npm test`, cheapest first. */
export const steps: Step[] = [
  {
    name: 'format',
    title: 'Formatting',
    run: ({ root }) => programCheck(root, ['oxfmt', 'oxfmt'], ['--check', '.']),
  },
  {
    name: 'lint',
    title: 'Lint',
    run: ({ root }) => programCheck(root, ['oxlint', 'oxlint'], ['--quiet']),
  },
  { name: 'checks', title: 'House rules', run: ({ root }) => runChecks(root) },
  { name: 'imports', title: 'Import rules', run: ({ root }) => runImportRules(root) },
  { name: 'generated', title: 'Generated files', run: ({ root }) => runGenerated(root) },
  { name: 'types', title: 'Types', run: ({ root }) => checkTypes(root) },
  {
    name: 'dead-code',
    title: 'Dead code',
    run: ({ root }) => runDeadCode(root),
  },
  { name: 'advisories', title: 'Published advisories', run: ({ root }) => runAdvisories(root) },
  {
    name: 'unit',
    title: 'Unit and property tests',
    run: ({ root }) => runVitest(root, 'unit', ['--project=!api']),
  },
  {
    name: 'api',
    title: 'API tests on the embedded database',
    run: ({ root }) =>
      runVitest(root, 'api', [apiProject], { TEST_DATABASE_URL: '', TEST_POSTGRES_BIN: '' }),
  },
  {
    name: 'api-postgres',
    title: 'API tests on PostgreSQL',
    needs: 'postgresFolder',
    run: runOnPostgres,
  },
  { name: 'browser-floor', title: 'Oldest browsers', run: ({ root }) => runBrowserFloor(root) },
  {
    name: 'journeys',
    title: 'Journeys in Chromium',
    needs: 'chromiumPath',
    partlyNeeds: 'nginxPath',
    fasterWith: 'headlessPath',
    run: ({ root, machine: { chromiumPath = '', headlessPath = chromiumPath } }) =>
      runPlaywright(root, 'journeys', {
        CHROMIUM_PATH: chromiumPath,
        HEADLESS_PATH: headlessPath,
      }),
  },
  {
    name: 'requirements',
    title: 'Requirements, by the reports of the tests',
    needs: 'chromiumPath',
    run: ({ root }) => runRequirements(root),
  },
];

async function runChecks(root: string): Promise<StepResult> {
  const files = readSourceFiles(root);
  return joinResults(allChecks.map((check) => resultOfFindings(check.title, check.run(files))));
}

/** Finds what nothing reaches, and then what only tests reach. */
async function runDeadCode(root: string): Promise<StepResult> {
  const options = ['--no-progress', '--treat-config-hints-as-errors'];
  return joinResults([
    await programCheck(root, ['knip', 'knip'], options),
    await programCheck(root, ['knip', 'knip'], [...options, '--production']),
  ]);
}

async function runImportRules(root: string): Promise<StepResult> {
  return resultOfFindings('Import rules', await findImportBreaches(root));
}

async function runGenerated(root: string): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const set of generatedSets) {
    results.push(resultOfFindings(set.title, await findStaleFiles(root, set)));
  }
  return joinResults(results);
}

/** Checks what browsers get against the oldest of them; it uses the build of the journeys. */
async function runBrowserFloor(root: string): Promise<StepResult> {
  const { signal } = new AbortController();
  for (const target of buildTargets) await buildWhenChanged(root, target, signal);
  return resultOfFindings('Oldest browsers', findNewParts(readServedFiles(root), BROWSER_FLOOR));
}

/**
 * Checks that every row that is declared done is named by a test that ran and passed, in this run or in the last run of
 * its step.
 */
async function runRequirements(root: string): Promise<StepResult> {
  const { titles, missing } = keptTitles(root);
  if (missing.length > 0)
    return {
      tally: tallyOfCheck(false),
      words: `No report of ${missing.join(' and ')}, so the rows cannot be judged.`,
    };
  const { requirements, declarations } = readSpecification((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return resultOfFindings(
    'Requirements',
    findUnproved(traceRows(requirements, declarations, titles)),
  );
}

async function runOnPostgres({ root, machine }: StepContext): Promise<StepResult> {
  const { postgresFolder = '' } = machine;
  const server = await startThrowawayPostgres(postgresFolder);
  const found = { TEST_DATABASE_URL: server.url, TEST_POSTGRES_BIN: postgresFolder };
  try {
    return await runVitest(root, 'api-postgres', [apiProject], found);
  } finally {
    await server.stop();
  }
}
