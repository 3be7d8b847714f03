import { PlainError } from '../terminal/plain-error.ts';
import { startChild } from './child.ts';
import type { RunningChild } from './child.ts';
import { farewellOf, waitUntilReady } from './readiness.ts';
import type { Service } from './services.ts';

/** The processes of one deployment under one roof: they start together and end together. */
export interface Supervisor {
  /** Starts a process and waits until it is ready. Throws `PlainError` with its last lines otherwise. */
  start(service: Service, timeoutMs: number): Promise<void>;
  /** Settles with one sentence when a process ends by itself after it was ready. */
  broken: Promise<string>;
  /** Ends all processes, the last started first. Calling it again waits for the same end. */
  stop(): Promise<void>;
}

const graceMs = 7000;

/** Makes a supervisor for processes that run in `root`. `onLine` hears what they print. */
export function makeSupervisor(
  root: string,
  onLine: (name: string, line: string) => void = () => undefined,
): Supervisor {
  const children: RunningChild[] = [];
  let stopping: Promise<void> | undefined;
  const { promise: broken, resolve: report } = Promise.withResolvers<string>();

  return {
    broken,
    start: async (service, timeoutMs) => {
      if (stopping !== undefined) throw new PlainError('The start was called off.');
      const child = startChild({
        ...service,
        cwd: root,
        onLine: (line) => onLine(service.name, line),
      });
      children.push(child);
      await waitUntilReady(child, service.readyUrl, timeoutMs);
      void child.ended.then(async () => {
        if (stopping === undefined) report(await farewellOf(child));
      });
    },
    stop: () => (stopping ??= stopAll(children)),
  };
}

async function stopAll(children: RunningChild[]): Promise<void> {
  // web first, so that no visitor meets a gateway that is already gone; api last, it holds the data.
  for (const child of children.toReversed()) await child.stop(graceMs);
}
