import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '@maidan/contract/errors';
import type { ExportKind } from '@maidan/contract/constants';
import { PATHS } from '@maidan/contract/paths';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import { jobKind } from '../jobs/job-kind.ts';
import type { JobRun } from '../jobs/job-kind.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../process/clock.ts';
import type { Random } from '../secrets/random.ts';
import { signedLinks } from '../secrets/signed-links.ts';
import type { LinkProof } from '../secrets/signed-links.ts';
import type { Limit, Throttles } from '../short-lived/throttles.ts';
import { exportsStore, purgeExports } from './exports.store.ts';
import type { ExportRow } from './exports.store.ts';

const HOUR_MS = 3_600_000;
/** How long a file and its link are kept once it is whole. */
const KEPT_MS = 24 * HOUR_MS;
/** After how long a file that was never done is forgotten. */
const FORGOTTEN_MS = 72 * HOUR_MS;
/** How many files one member may order. */
const ORDERS: Limit = { most: 12, windowMs: HOUR_MS };
const LISTED = 10;

/** Makes the file of an export; its id is that of the job. */
export const makeExport = jobKind({ name: 'exports.make', payload: z.object({}) });

export interface ExportsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly throttles: Throttles;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly deploymentSecret: string;
}

/** What a member orders. */
export interface ExportOrder {
  readonly memberId: string;
  readonly kind: ExportKind;
  /** Days, filters and language, as the maker of the kind reads them. */
  readonly wish: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly mediaType: 'text/csv' | 'application/json';
}

/** A file that is to be made. */
export interface ExportTask {
  readonly siteId: string;
  readonly memberId: string;
  readonly wish: Readonly<Record<string, string>>;
}

/** A stretch of a file, and where to go on after it; without `next` it is the last. */
export interface ExportStretch<Place> {
  readonly text: string;
  /** Rows in the stretch. */
  readonly rows: number;
  /** How many rows there will be, when it is known. */
  readonly total?: number;
  readonly next?: Place | undefined;
}

/** Reads one stretch of a file after another; `place` is what the one before named, a value that JSON can represent. */
export type ExportMaker<Place> = (
  task: ExportTask,
  place: Place | undefined,
) => Promise<ExportStretch<Place>>;

/** A maker of any kind of place; it is only given what it named itself. */
type AnyMaker = (task: ExportTask, place: never) => Promise<ExportStretch<unknown>>;

type Makers = Readonly<Record<ExportKind, AnyMaker>>;

interface Checkpoint {
  readonly place: unknown;
  readonly part: number;
  readonly done: number;
}

/**
 * Files of members' records. A job makes each of them stretch by stretch; the file lies packed in the database for a
 * day, and only a signed link opens it.
 */
export function exportsService({ db, clock, random, throttles, jobs, ...deps }: ExportsDeps) {
  const links = signedLinks(deps.deploymentSecret, 'export-links');
  const view = (row: ExportRow) => viewOf(row, links);
  return {
    /**
     * Orders a file. One of a kind is made for a member at a time.
     * @throws AppError `exports.under_way` with its id, or `request.too_many`
     */
    async order(siteId: string, { memberId, kind, ...rest }: ExportOrder) {
      await throttles.limit(siteId, `exports:${memberId}`, ORDERS);
      const exportId = random.id();
      return db.transaction(async (tx) => {
        const singletonKey = `${kind}:${memberId}`;
        const order = { siteId, payload: {}, jobId: exportId, singletonKey, memberId };
        const { jobId, isNew } = await jobs.enqueue(tx, makeExport, order);
        if (!isNew) throw new AppError('exports.under_way', { exportId: jobId });
        const store = exportsStore(tx, siteId);
        await store.insert({ exportId, memberId, kind, ...rest, createdAt: clock.now() });
        const row = await store.find(exportId, clock.now());
        if (!row) throw new AppError('server.unexpected');
        return view(row);
      });
    },

    /** The member's files that are made or ready, newest first. */
    async list(siteId: string, memberId: string) {
      return (await exportsStore(db, siteId).listOf(memberId, clock.now(), LISTED)).map(view);
    },

    /** One of them. @throws AppError `exports.unknown` for anybody else's */
    async read(siteId: string, memberId: string, exportId: string) {
      const row = await exportsStore(db, siteId).find(exportId, clock.now());
      if (row?.memberId !== memberId) throw new AppError('exports.unknown');
      return view(row);
    },

    /** The file behind a link, part by part. @throws AppError `exports.link_invalid` */
    async open(siteId: string, exportId: string, proof: LinkProof) {
      const store = exportsStore(db, siteId);
      const isValid = links.isValid(siteId, exportId, proof, clock.now());
      const row = isValid ? await store.find(exportId, clock.now()) : undefined;
      if (!row?.expiresAt) throw new AppError('exports.link_invalid');
      const { fileName, mediaType, bytes } = row;
      return { fileName, mediaType, bytes, content: contentOf(store, exportId) };
    },

    /** Makes a file, from where an earlier attempt was interrupted. */
    make: (run: JobRun<unknown>, makers: Makers) => makeFile({ db, clock }, run, makers),

    /** Deletes what is over. */
    purge(): Promise<void> {
      const now = clock.now();
      return purgeExports(db, { now, orderedBefore: new Date(now.getTime() - FORGOTTEN_MS) });
    },
  };
}

export type ExportsService = ReturnType<typeof exportsService>;

async function makeFile(
  deps: Pick<ExportsDeps, 'db' | 'clock'>,
  run: JobRun<unknown>,
  makers: Makers,
): Promise<void> {
  const { siteId, jobId } = run;
  const row = await exportsStore(deps.db, siteId).find(jobId, deps.clock.now());
  // It was forgotten meanwhile, or is whole and only the end of the job was not reported.
  if (!row || row.expiresAt) return;
  const task = { siteId, memberId: row.memberId, wish: row.wish };
  let at = (run.checkpoint ?? { place: undefined, part: 0, done: 0 }) as Checkpoint;
  for (let isWhole = false; !isWhole;) {
    const stretch = await makers[row.kind](task, at.place as never);
    isWhole = stretch.next === undefined;
    const { part } = at;
    const told = { place: stretch.next, part: part + 1, done: at.done + stretch.rows };
    at = told;
    const expiresAt = isWhole ? new Date(deps.clock.now().getTime() + KEPT_MS) : undefined;
    await run.step(async (tx) => {
      const raw = Buffer.from(stretch.text);
      const files = exportsStore(tx, siteId);
      await files.addPart(jobId, { part, content: gzipSync(raw), bytes: raw.length });
      if (expiresAt) await files.finish(jobId, expiresAt);
      const total = expiresAt ? told.done : stretch.total;
      return { checkpoint: told, done: told.done, ...(total === undefined ? {} : { total }) };
    });
  }
}

/** The parts of a file as one stream; each is read when the one before was taken. */
function contentOf(
  store: ReturnType<typeof exportsStore>,
  exportId: string,
): ReadableStream<Uint8Array> {
  let part = 0;
  return new ReadableStream({
    async pull(controller) {
      const packed = await store.part(exportId, part);
      part += 1;
      if (packed === undefined) controller.close();
      else controller.enqueue(gunzipSync(packed));
    },
  });
}

function viewOf(row: ExportRow, links: ReturnType<typeof signedLinks>) {
  const { exportId, kind, wish, job, expiresAt } = row;
  const path = PATHS.exports.file.replace('{exportId}', exportId);
  return {
    exportId,
    kind,
    ...(wish['from'] && wish['to'] ? { from: wish['from'], to: wish['to'] } : {}),
    // The file is whole a moment before its job is reported as done.
    state: expiresAt ? ('done' as const) : (job?.state ?? 'failed'),
    done: job?.stepsDone ?? 0,
    ...(job?.stepsTotal == null ? {} : { total: job.stepsTotal }),
    createdAt: row.createdAt.toISOString(),
    ...(expiresAt
      ? {
          bytes: row.bytes,
          expiresAt: expiresAt.toISOString(),
          url: `${path}?${links.queryOf(row.siteId, exportId, expiresAt.getTime())}`,
        }
      : {}),
  };
}
