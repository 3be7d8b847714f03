import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { formatDuration, withProgress } from '../terminal/progress.ts';
import { projectRoot } from '../terminal/project.ts';
import { completeMachine, inspectMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { readTestOptions, testHelp } from './options.ts';
import type { TestOptions } from './options.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { addTallies, tallyOfCheck } from './tally.ts';
import type { Tally } from './tally.ts';

async function main(): Promise<number> {
  const names = steps.map((step) => step.name);
  const options = readTestOptions(process.argv.slice(2), names);
  if (options.wantsHelp) {
    console.log(testHelp(names));
    return 0;
  }
  const startedAt = performance.now();
  const chosen = chooseSteps(options);
  const wanted = chosen.flatMap(({ needs, partlyNeeds, fasterWith }) =>
    [needs, partlyNeeds, fasterWith].filter((need) => need !== undefined),
  );
  const machine = await completeMachine(inspectMachine(process.env), wanted);
  const tallies: Tally[] = [];
  for (const step of chosen) tallies.push(await runStep(step, machine, options.isStrict));
  const { passed, failed } = addTallies(tallies);
  console.log(`\nTook ${formatDuration(performance.now() - startedAt)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function chooseSteps(options: TestOptions): Step[] {
  return steps.filter((step) => {
    if (options.only.length > 0) return options.only.includes(step.name);
    return !options.isQuick || step.needs === undefined;
  });
}

async function runStep(step: Step, machine: Machine, isStrict: boolean): Promise<Tally> {
  if (step.needs !== undefined && machine[step.needs] === undefined) {
    console.log(`${isStrict ? '✗' : '-'} ${step.title}: left out, the machine lacks what it needs`);
    return isStrict ? tallyOfCheck(false) : { passed: 0, failed: 0 };
  }
  const lacksPart = step.partlyNeeds !== undefined && machine[step.partlyNeeds] === undefined;
  if (lacksPart) {
    console.log(
      `${isStrict ? '✗' : '-'} ${step.title}: some are left out, the machine lacks nginx`,
    );
    if (isStrict) return tallyOfCheck(false);
  }
  let tally: Tally = { passed: 0, failed: 1 };
  let words = '';
  let slowest: string | undefined;
  try {
    await withProgress(step.title, async () => {
      const result = await step.run({ root: projectRoot, machine });
      ({ tally, words, slowest } = result);
      if (tally.failed > 0) throw new PlainError(words);
    });
  } catch (error) {
    // The step's own message says what failed; any other error is a bug of the tools and keeps its stack.
    console.error(error instanceof PlainError ? error.message.trimEnd() : error);
  }
  console.log(`  ${step.name}: ${tally.passed} passed, ${tally.failed} failed`);
  if (slowest) console.log(`  ${slowest}`);
  return tally;
}

await runCommand(main);
