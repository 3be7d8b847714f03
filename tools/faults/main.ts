import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSourceFiles } from '../checks/source-files.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { copyTree } from '../product/tree-copy.ts';
import { faultsHelp, readFaultOptions } from './options.ts';
import type { FaultOptions } from './options.ts';
import { areasToPlant } from './places.ts';
import type { PlantedArea } from './places.ts';
import type { Fault } from './report.ts';
import { figuresOf, survivorsIn } from './report.ts';
import { tryArea } from './stryker.ts';
import type { Extent } from './stryker.ts';

async function main(): Promise<number> {
  const options = readFaultOptions(process.argv.slice(2));
  if (options.wantsHelp) {
    console.log(faultsHelp);
    return 0;
  }
  const areas = areasToPlant(readSourceFiles(projectRoot), options.places);
  if (areas.length === 0)
    throw new PlainError(`No code of a workspace lies in ${options.places.join(', ')}.`);
  const stop = new AbortController();
  const end = (): void => stop.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const timer = setTimeout(end, options.minutes * 60_000);
  const tree = mkdtempSync(join(tmpdir(), 'maidan-faults-'));
  try {
    await copyTree(projectRoot, tree);
    return report(
      await tryAreas(tree, areas, { share: options.share, signal: stop.signal }),
      options,
    );
  } finally {
    clearTimeout(timer);
    // Tests that were stopped may still write for a moment.
    rmSync(tree, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

interface Outcome {
  faults: Fault[];
  untried: string[];
}

async function tryAreas(tree: string, areas: PlantedArea[], extent: Extent): Promise<Outcome> {
  const outcome: Outcome = { faults: [], untried: [] };
  for (const area of areas) {
    const attempt = extent.signal.aborted
      ? { faults: [], problem: 'the time was over' }
      : await tryArea(tree, area, extent);
    outcome.faults.push(...attempt.faults);
    if (attempt.problem !== undefined)
      outcome.untried.push(`${area.workspace}/${area.testFolder}: ${attempt.problem}`);
    for (const [path, faults] of Map.groupBy(attempt.faults, (fault) => fault.path)) {
      const survivors = survivorsIn(faults);
      console.log(`${path}: ${faults.length - survivors.length} of ${faults.length}`);
      for (const line of survivors) console.log(`  ${line}`);
    }
  }
  return outcome;
}

/** A fault that survives is something to look at, not a failure. Only a run that could try nothing fails. */
function report({ faults, untried }: Outcome, { minutes, share }: FaultOptions): number {
  if (share < 100) console.log(`\nTried: ${share} % of the faults, the same ones each time.`);
  if (untried.length > 0) console.log(`\nNot tried to the end (of ${minutes} minutes):`);
  for (const line of untried) console.log(`  ${line}`);
  console.log(`\n${figuresOf(faults).join('\n')}`);
  return faults.length === 0 && untried.length > 0 ? 1 : 0;
}

await runCommand(main);
