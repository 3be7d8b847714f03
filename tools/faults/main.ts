import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSourceFiles } from '../checks/source-files.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { copyTree } from './copy.ts';
import { faultsHelp, readFaultOptions } from './options.ts';
import type { FaultOptions } from './options.ts';
import { filesToPlant } from './places.ts';
import type { PlantedFile } from './places.ts';
import type { Fault } from './report.ts';
import { figuresOf, survivorsIn } from './report.ts';
import { tryFile } from './stryker.ts';

async function main(): Promise<number> {
  const options = readFaultOptions(process.argv.slice(2));
  if (options.wantsHelp) {
    console.log(faultsHelp);
    return 0;
  }
  const files = filesToPlant(readSourceFiles(projectRoot), options.places);
  if (files.length === 0)
    throw new PlainError(`No code of a workspace lies in ${options.places.join(', ')}.`);
  const stop = new AbortController();
  const end = (): void => stop.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const timer = setTimeout(end, options.minutes * 60_000);
  const tree = mkdtempSync(join(tmpdir(), 'maidan-faults-'));
  try {
    await copyTree(projectRoot, tree);
    return report(await tryFiles(tree, files, stop.signal), options);
  } finally {
    clearTimeout(timer);
    rmSync(tree, { recursive: true, force: true });
  }
}

interface Outcome {
  faults: Fault[];
  untried: string[];
}

async function tryFiles(tree: string, files: PlantedFile[], signal: AbortSignal): Promise<Outcome> {
  const outcome: Outcome = { faults: [], untried: [] };
  for (const [at, file] of files.entries()) {
    const attempt = signal.aborted
      ? { problem: 'the time was over' }
      : await tryFile(tree, file, signal);
    const name = `${at + 1}/${files.length} ${file.path}`;
    if ('problem' in attempt) {
      outcome.untried.push(`${file.path}: ${attempt.problem}`);
      continue;
    }
    const survivors = survivorsIn(attempt.faults);
    outcome.faults.push(...attempt.faults);
    console.log(`${name}: ${attempt.faults.length - survivors.length} of ${attempt.faults.length}`);
    for (const line of survivors) console.log(`  ${line}`);
  }
  return outcome;
}

/** A fault that survives is something to look at, not a failure; a run that could try nothing is one. */
function report({ faults, untried }: Outcome, { minutes }: FaultOptions): number {
  if (untried.length > 0) console.log(`\nNot tried (of ${minutes} minutes):`);
  for (const line of untried) console.log(`  ${line}`);
  console.log(`\n${figuresOf(faults).join('\n')}`);
  return faults.length === 0 && untried.length > 0 ? 1 : 0;
}

await runCommand(main);
