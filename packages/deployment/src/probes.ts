import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import { listenHttp } from './http-server.ts';

/** What a process reports about itself to its operator. */
export interface Probes {
  /** Why it cannot serve now, in a word; undefined while it can. */
  fault(): Promise<string | undefined> | string | undefined;
  /** Its figures in Prometheus' text form. */
  metrics(): Promise<string> | string;
}

/** Where a process reports this: never where visitors come. */
export interface ProbePlace {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

/**
 * With less free space than this, in bytes, a disk counts as full: a database that cannot write its next pages stops
 * answering.
 */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const FIGURES = 'text/plain; version=0.0.4; charset=utf-8';
const DISTANCE = 10_000;

/** The port of a process's probes when none is named: 10000 above its own, or below when that is no port; 0 for 0. */
export function probePortOf(port: number): number {
  if (port === 0) return 0;
  return port + DISTANCE > 65_535 ? port - DISTANCE : port + DISTANCE;
}

/**
 * Answers on a port of its own `/healthz` (the process lives), `/readyz` (it can serve, or 503 with the reason) and
 * `/metrics`.
 * @throws PlainError when it cannot have the port
 */
export function listenForProbes(probes: Probes, place: ProbePlace): Promise<Server> {
  return listenHttp({ ...place, fetch: (request) => answerOf(probes, request) });
}

async function answerOf(probes: Probes, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = { 'Cache-Control': 'no-store' };
  if (pathname === '/healthz') return Response.json({ status: 'alive' }, { headers });
  if (pathname === '/readyz') {
    const reason = await probes.fault();
    if (reason === undefined) return Response.json({ status: 'ready' }, { headers });
    return Response.json({ status: 'not ready', reason }, { status: 503, headers });
  }
  if (pathname !== '/metrics') return new Response(null, { status: 404, headers });
  return new Response(await probes.metrics(), { headers: { ...headers, 'Content-Type': FIGURES } });
}

/** `disk` when hardly any space is free on the disk of a folder, or when that cannot be found out. */
export async function diskFault(
  folder: string,
  leastFreeBytes = LEAST_FREE_BYTES,
): Promise<'disk' | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFreeBytes ? 'disk' : undefined;
  } catch {
    return 'disk';
  }
}
