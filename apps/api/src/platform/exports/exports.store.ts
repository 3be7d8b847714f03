import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { job } from '../jobs/jobs.tables.ts';
import type { Queryable } from '../database/connection.ts';
import { exportFile, exportPart } from './exports.tables.ts';

/** A file to be made. */
export type NewExport = Omit<typeof exportFile.$inferInsert, 'siteId' | 'bytes' | 'expiresAt'>;

/** A file, with how far its job is; without a job it failed long ago. */
export type ExportRow = typeof exportFile.$inferSelect & {
  readonly job: Pick<typeof job.$inferSelect, 'state' | 'stepsDone' | 'stepsTotal'> | null;
};

const isKept = (now: Date) => or(isNull(exportFile.expiresAt), gt(exportFile.expiresAt, now));

/** Files of one site's members. */
export function exportsStore(db: Queryable, siteId: string) {
  const one = (exportId: string) =>
    and(eq(exportFile.siteId, siteId), eq(exportFile.exportId, exportId));
  const rows = () =>
    db
      .select({
        file: exportFile,
        job: { state: job.state, stepsDone: job.stepsDone, stepsTotal: job.stepsTotal },
      })
      .from(exportFile)
      .leftJoin(job, and(eq(job.siteId, exportFile.siteId), eq(job.jobId, exportFile.exportId)));
  return {
    async insert(row: NewExport): Promise<void> {
      await db.insert(exportFile).values({ ...row, siteId });
    },
    /** A file that is being made or was made, and is not over. */
    async find(exportId: string, now: Date): Promise<ExportRow | undefined> {
      const [row] = await rows().where(and(one(exportId), isKept(now)));
      return row && { ...row.file, job: row.job };
    },
    /** The newest files of a member, at most `most`. */
    async listOf(memberId: string, now: Date, most: number): Promise<ExportRow[]> {
      const found = await rows()
        .where(and(eq(exportFile.siteId, siteId), eq(exportFile.memberId, memberId), isKept(now)))
        .orderBy(desc(exportFile.createdAt), desc(exportFile.exportId))
        .limit(most);
      return found.map((row) => ({ ...row.file, job: row.job }));
    },
    /** Adds a part behind those that are there. */
    async addPart(
      exportId: string,
      { part, content, bytes }: { part: number; content: Uint8Array; bytes: number },
    ): Promise<void> {
      await db.insert(exportPart).values({ siteId, exportId, part, content });
      await db
        .update(exportFile)
        .set({ bytes: sql`${exportFile.bytes} + ${bytes}` })
        .where(one(exportId));
    },
    /** Says that a file is whole, and until when it is kept. */
    async finish(exportId: string, expiresAt: Date): Promise<void> {
      await db.update(exportFile).set({ expiresAt }).where(one(exportId));
    },
    /** A part of a file, packed; undefined after the last. */
    async part(exportId: string, part: number): Promise<Uint8Array | undefined> {
      const [row] = await db
        .select({ content: exportPart.content })
        .from(exportPart)
        .where(
          and(
            eq(exportPart.siteId, siteId),
            eq(exportPart.exportId, exportId),
            eq(exportPart.part, part),
          ),
        );
      return row?.content;
    },
  };
}

/** Deletes files of every site that are over at a moment, and those that were ordered before another and never done. */
export async function purgeExports(
  db: Queryable,
  { now, orderedBefore }: { readonly now: Date; readonly orderedBefore: Date },
): Promise<void> {
  await db
    .delete(exportFile)
    .where(or(lte(exportFile.expiresAt, now), lt(exportFile.createdAt, orderedBefore)));
}
