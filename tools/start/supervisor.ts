import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../terminal/plain-error.ts';
import { startChild } from '../processes/child.ts';
import type { RunningChild } from '../processes/child.ts';
import { howEnded, waitUntilReady } from './readiness.ts';
import type { Service } from './services.ts';

/** The processes of one deployment: they start together and end together. */
export interface Supervisor {
  /**
   * Starts a process and waits until it is ready. If it ends by itself later, it is started again after a pause, which
   * grows each time and is short again after a quiet minute.
   * @throws PlainError with its last lines when it does not start the first time
   */
  start(service: Service, timeoutMs: number): Promise<void>;
  /** Stops a running process and starts it again at once. */
  renew(name: Service['name']): void;
  /** Stops all processes, the last started first. Calling it again waits for the same end. */
  stop(): Promise<void>;
}

/** The pauses before an ended process is started again, in milliseconds. */
export interface Pauses {
  firstMs: number;
  mostMs: number;
  /** A process that ran this long gets the first pause again. */
  quietMs: number;
}

const graceMs = 7000;
const usualPauses: Pauses = { firstMs: 500, mostMs: 30_000, quietMs: 60_000 };

/**
 * Makes a supervisor for processes that run in `root`. `onLine` receives their output, and a line whenever one is
 * started again.
 */
export function makeSupervisor(
  root: string,
  onLine: (name: string, line: string) => void = () => undefined,
  pauses: Pauses = usualPauses,
): Supervisor {
  const running = new Map<string, RunningChild>();
  /** Aborted when the process is to be renewed; a new controller then replaces it. */
  const renewals = new Map<string, AbortController>();
  const end = new AbortController();
  let stopping: Promise<void> | undefined;

  async function bringUp(service: Service, timeoutMs: number): Promise<RunningChild> {
    const { name } = service;
    const child = startChild({ ...service, cwd: root, onLine: (line) => onLine(name, line) });
    running.set(name, child);
    renewals.set(name, new AbortController());
    await waitUntilReady(child, service.readyUrl, timeoutMs);
    return child;
  }

  const isRenewed = (name: string): boolean => renewals.get(name)?.signal.aborted === true;

  /** Waits before an ended process is started again. A process that is renewed does not wait. */
  async function rest(child: RunningChild, pauseMs: number): Promise<void> {
    if (isRenewed(child.name)) return;
    onLine(child.name, `${await howEnded(child)}; it is started again in ${pauseMs} ms`);
    const renewal = renewals.get(child.name)?.signal ?? end.signal;
    const signal = AbortSignal.any([end.signal, renewal]);
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }

  async function keepUp(first: RunningChild, service: Service, timeoutMs: number): Promise<void> {
    let child = first;
    let pauseMs = pauses.firstMs;
    while (!end.signal.aborted) {
      const upSince = performance.now();
      await child.ended;
      if (performance.now() - upSince >= pauses.quietMs) pauseMs = pauses.firstMs;
      while (!end.signal.aborted) {
        await rest(child, pauseMs);
        if (end.signal.aborted) return;
        pauseMs = isRenewed(service.name) ? pauses.firstMs : Math.min(pauseMs * 2, pauses.mostMs);
        const next = await bringUp(service, timeoutMs).catch(() => undefined);
        if (next !== undefined) {
          child = next;
          break;
        }
        child = running.get(service.name) ?? child;
        await child.stop(graceMs);
      }
    }
  }

  return {
    start: async (service, timeoutMs) => {
      if (stopping !== undefined) throw new PlainError('The start was cancelled.');
      const child = await bringUp(service, timeoutMs);
      void keepUp(child, service, timeoutMs);
    },
    renew: (name) => {
      renewals.get(name)?.abort();
      void running.get(name)?.stop(graceMs);
    },
    stop: () => {
      end.abort();
      return (stopping ??= stopAll([...running.values()]));
    },
  };
}

async function stopAll(children: RunningChild[]): Promise<void> {
  // web stops first, so that no visitor meets a gateway that is gone; the api stops last, because it holds the data.
  for (const child of children.toReversed()) await child.stop(graceMs);
}
