import { startStack } from '../product/stack.ts';
import type { Stack } from '../product/stack.ts';
import { readArguments } from '../terminal/arguments.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';
import { describeGrowth, growthOf } from './growth.ts';
import type { Sample } from './growth.ts';
import { startLoad } from './load.ts';
import type { Load } from './load.ts';
import { takeSample, processOn } from './processes.ts';

const MOST_MINUTES = 240;
const USUAL_MINUTES = 15;
const LOOK_EVERY_MS = 2000;
/** Idle connections end by themselves after a while; those that remain were forgotten. */
const REST_MS = 20_000;

const help = `npm run soak [-- --minutes N]

Starts the product in a folder of its own on free ports of loopback, asks it for pages, reads, rounds, streams and sign-ins
for N minutes (${USUAL_MINUTES} without it, ${MOST_MINUTES} at most), and prints how memory and handles of each process grew per 1,000 requests.
The first third counts as warming up. DATABASE_URL puts PostgreSQL in the place of the embedded database. Ends with 1 when
an answer was 400 or more, or a process ended. It is not a test: run it on a machine that does nothing else. Linux only.`;

async function main(): Promise<number> {
  const known = { minutes: { type: 'string' } } as const;
  const { values } = readArguments('npm run soak', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const minutes = minutesOf(values.minutes);
  const stack = await withProgress('Start the product', () => startStack());
  try {
    const load = await withProgress('Register members and open their games', () =>
      startLoad(stack),
    );
    const watched = await watch(stack, load, minutes * 60_000);
    for (const [name, samples] of watched.samples)
      console.log(describeGrowth(name, growthOf(samples)));
    console.log(
      `${load.requests()} requests in ${minutes} min. Handles after a rest: ${watched.rest}`,
    );
    for (const [what, count] of load.failures) console.log(`FAILED ${count} times: ${what}`);
    return load.failures.size === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

function minutesOf(text: string | undefined): number {
  const minutes = Number(text ?? USUAL_MINUTES);
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  throw new PlainError(`npm run soak takes --minutes with a number up to ${MOST_MINUTES}.`);
}

async function watch({ ports }: Stack, load: Load, durationMs: number) {
  const processes = Object.entries(ports).map(([name, port]) => ({
    name,
    pid: processOn(port),
    samples: [] as Sample[],
  }));
  const look = () => {
    for (const { name, pid, samples } of processes)
      samples.push(takeSample(pid, name, load.requests()));
  };
  await withProgress('Ask for everything', async () => {
    for (const until = Date.now() + durationMs; Date.now() < until; await pause(LOOK_EVERY_MS))
      look();
    await load.stop();
  });
  await withProgress('Rest', () => pause(REST_MS));
  const rest = processes
    .map(({ name, pid }) => `${name} ${takeSample(pid, name, load.requests()).handles}`)
    .join(', ');
  return { samples: processes.map(({ name, samples }) => [name, samples] as const), rest };
}

function pause(durationMs: number): Promise<void> {
  return new Promise((done) => setTimeout(done, durationMs));
}

await runCommand(main);
