import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from './database.ts';
import { listenHttp } from '@maidan/deployment/http-server';
import type { Log } from './log.ts';
import { diskFault, listenForProbes, probePortOf } from '@maidan/deployment/probes';
import type { Probes } from '@maidan/deployment/probes';
import { logEverything } from '@maidan/deployment/process-log';

const PURGE_MS = 600_000;
const LONGEST_END_MS = 3_000;

/** A service as its process runs it. */
export interface PartnerService {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** What it says of itself, beside the state of its disk. */
  readonly probes: Probes;
  /** Moves on what waits for its time; called every `advanceMs`. */
  readonly advance: () => void;
  /** Sends what waits to be sent; called every `deliverMs`. */
  readonly deliver: () => Promise<unknown>;
  /** Removes what is old; called every ten minutes. */
  readonly purge: () => void;
  /** Closes answers that go on without end; called once, before the port is closed. */
  readonly end?: () => void;
}

/** What a service's process is made of. */
export interface PartnerProcess {
  /** Name of the service, as the log and its sentences say it. */
  readonly name: string;
  readonly service: PartnerService;
  readonly database: Database;
  readonly log: Log;
  readonly port: number;
  readonly host: string;
  /** Where it says how it is; 10000 above `port` when none is named. */
  readonly probes: { readonly port: number | undefined; readonly host: string };
  /** Folder of the database. */
  readonly dataDir: string;
  readonly advanceMs: number;
  readonly deliverMs: number;
}

/**
 * Runs a service until SIGINT or SIGTERM: opens its port, calls its clockwork, ends it cleanly. When `start` throws or
 * the port cannot be had, one sentence goes to stderr and the process ends with 1.
 */
export function runPartnerProcess(name: string, start: () => PartnerProcess): void {
  try {
    const parts = start();
    open(parts).then(endWhenTold, (error: Error) =>
      fail(`The ${name} cannot start: ${error.message}`),
    );
  } catch (error) {
    fail(error instanceof Error ? error.message : `The ${name} cannot start.`);
  }
}

function endWhenTold(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

async function open(parts: PartnerProcess): Promise<() => Promise<void>> {
  const { name, service, database, log, port, host } = parts;
  logEverything(log);
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  const server: Server = await listenHttp({ fetch: service.fetch, port, host });
  const probes = await listenForProbes(
    {
      ...service.probes,
      fault: async () => (await service.probes.fault()) ?? diskFault(parts.dataDir),
      metrics: async () => `${await service.probes.metrics()}\n${await figures.metrics()}`,
    },
    { port: parts.probes.port ?? probePortOf(port), host: parts.probes.host },
  );
  log.info({ port: (server.address() as AddressInfo).port, host }, `${name} listens`);
  // A full disk or a busy database fails one tick, not the service.
  const every = (ms: number, work: string, tick: () => unknown) =>
    setInterval(() => {
      Promise.resolve()
        .then(tick)
        .catch((error: unknown) => log.error({ err: error, work }, 'a tick failed'));
    }, ms);
  const timers = [
    every(parts.advanceMs, 'advance', () => service.advance()),
    every(parts.deliverMs, 'deliver', () => service.deliver()),
    every(PURGE_MS, 'purge', () => service.purge()),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    service.end?.();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      probes.close();
      // Open connections that a browser keeps must not hold the end up; what waited comes back by itself.
      setTimeout(() => resolve(), LONGEST_END_MS).unref();
    });
    database.close();
    log.info(`${name} ended`);
  };
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
