import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '@maidan/deployment/plain-error';
import { parseSiteSettings } from '@maidan/site/settings';
import { decideDocuments, identityStore } from '../../modules/security/index.ts';
import type { IdentityRow } from '../../modules/security/index.ts';
import { siteStore } from '../../modules/site/index.ts';
import type { OpenDatabase } from '../../platform/database/connection.ts';
import { picturesStore } from '../../platform/pictures/pictures.store.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Random } from '../../platform/secrets/random.ts';

const MOST_LISTED = 100;

/** Documents as the command tells them. */
export interface DocumentsTold {
  readonly documents: string;
  readonly memberId: string;
  readonly state: string;
  readonly sentAt: string;
  readonly pictures: number;
  readonly reason?: string;
  /** Where their pictures were written, when that was asked for. */
  readonly files?: readonly string[];
}

type Args = Readonly<Record<string, string>>;

interface Deps {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Lists the identity documents of a site that wait, shows one member's with its pictures, or decides on them.
 * @throws PlainError when there are no such documents, or the decision is refused
 */
export async function runDocumentsCommand(
  deps: Deps,
  { site = '', documents, state, reason, to, confirms }: Args,
): Promise<readonly DocumentsTold[]> {
  const { db } = deps.database;
  const found = await siteStore(db).find(site);
  if (!found) throw new PlainError(`There is no site ${site}.`);
  const store = identityStore(db, site);
  if (documents === undefined) {
    if ([state, to, confirms].some((one) => one !== undefined))
      throw new PlainError('--state, --to and --confirms need --documents.');
    return (await store.pending(MOST_LISTED)).map((row) => told(row));
  }
  if (state === undefined && confirms !== undefined)
    throw new PlainError('--confirms needs --state approved.');
  if (state !== undefined) {
    const decided = { siteId: site, settings: parseSiteSettings(found.settings) };
    const decision = { site: decided, documentId: documents, state, reason, confirms };
    await decideDocuments({ ...deps, db }, decision);
  }
  const row = await store.find(documents);
  if (!row) throw new PlainError(`The site ${site} has no documents ${documents}.`);
  return [told(row, to === undefined ? undefined : await writePictures(deps, row, resolve(to)))];
}

/** Writes the pictures where only the user of this machine reads them. */
async function writePictures(
  { database }: Deps,
  { siteId, documentId, pictureIds }: IdentityRow,
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const [index, pictureId] of pictureIds.entries()) {
    const content = await picturesStore(database.db, siteId).content(pictureId);
    if (!content) throw new PlainError(`A picture of the documents ${documentId} is missing.`);
    const file = join(folder, `${documentId}-${index + 1}.webp`);
    writeFileSync(file, content, { mode: 0o600 });
    files.push(file);
  }
  return files;
}

function told(row: IdentityRow, files?: readonly string[]): DocumentsTold {
  return {
    documents: row.documentId,
    memberId: row.memberId,
    state: row.state,
    sentAt: row.sentAt.toISOString(),
    pictures: row.pictureIds.length,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(files ? { files } : {}),
  };
}
