import { AppError } from '@maidan/contract/errors';
import { PICTURE_LIMITS } from '@maidan/contract/constants';
import type { Database, Queryable } from '../database/connection.ts';
import type { Clock } from '../process/clock.ts';
import type { Random } from '../secrets/random.ts';
import type { Limit, Throttles } from '../short-lived/throttles.ts';
import { pictureKind } from './picture-kind.ts';
import { pictureLinks } from './picture-links.ts';
import type { LinkProof } from '../secrets/signed-links.ts';
import { picturesStore, purgeLoosePictures } from './pictures.store.ts';
import type { PictureSize } from './pictures.store.ts';
import type { Rewriter } from './rewriting/rewriter.ts';

/** How many pictures one member may send. */
const SENDING: Limit = { most: 60, windowMs: 3_600_000 };
/** How long a picture waits for something that takes it, in milliseconds. */
const LOOSE_MS = 24 * 3_600_000;

export interface PicturesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly throttles: Throttles;
  readonly rewriter: Rewriter;
  readonly deploymentSecret: string;
}

/** A picture as its owner sees it: a link that expires, and its size in pixels. */
export interface PictureView {
  readonly pictureId: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Its size as it is kept. */
  readonly bytes: number;
}

/**
 * Decodes a file and writes it anew as WebP, without anything that it said beside the picture.
 * @throws AppError one of `pictures.*` that says what is wrong with the file
 */
export async function rewritePicture(rewriter: Pick<Rewriter, 'rewrite'>, file: Blob) {
  const { bytes: maxBytes, pixels: maxPixels } = PICTURE_LIMITS;
  if (file.size > maxBytes) throw new AppError('pictures.too_large', { maxBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKind(bytes);
  if (kind === 'other') throw new AppError('pictures.type_refused');
  if (kind === 'animated') throw new AppError('pictures.animated');
  const answer = await rewriter.rewrite({ bytes, maxPixels });
  if (!('fault' in answer)) return answer;
  if (answer.fault === 'unreadable') throw new AppError('pictures.unreadable');
  throw new AppError('pictures.too_many_pixels', { maxPixels });
}

/**
 * Pictures that members send. A member adds one, and something of the member's, such as an application, takes it; what
 * nothing takes is deleted after a day. Nobody can guess a link.
 */
export function picturesService(deps: PicturesDeps) {
  const { db, clock, random, throttles, rewriter } = deps;
  const links = pictureLinks(deps.deploymentSecret);
  return {
    /**
     * Decodes a file, writes it anew and stores it for the member.
     * @throws AppError `request.too_many`, or one of `pictures.*` that says what is wrong with the file
     */
    async add(siteId: string, memberId: string, file: Blob): Promise<PictureView> {
      await throttles.limit(siteId, `pictures:${memberId}`, SENDING);
      const { content, width, height } = await rewritePicture(rewriter, file);
      const pictureId = random.id();
      const row = { pictureId, memberId, content, width, height, addedAt: clock.now() };
      await picturesStore(db, siteId).insert(row);
      const url = links.linkOf(siteId, pictureId, clock.now());
      return { pictureId, url, width, height, bytes: content.length };
    },

    /** The bytes behind a link, as WebP. @throws AppError `pictures.link_invalid` or `pictures.not_found` */
    async read(siteId: string, pictureId: string, proof: LinkProof): Promise<Uint8Array> {
      if (!links.isValid(siteId, pictureId, proof, clock.now()))
        throw new AppError('pictures.link_invalid');
      const content = await picturesStore(db, siteId).content(pictureId);
      if (!content) throw new AppError('pictures.not_found');
      return content;
    },

    /** Which of the pictures the member may still give to something. */
    loose: (siteId: string, memberId: string, pictureIds: readonly string[]) =>
      picturesStore(db, siteId).loose(memberId, pictureIds),

    /** Takes pictures within the taker's transaction; answers whether all of them could be taken. */
    async take(
      tx: Queryable,
      owner: { siteId: string; memberId: string },
      pictureIds: readonly string[],
    ): Promise<boolean> {
      const store = picturesStore(tx, owner.siteId);
      return (await store.take(owner.memberId, pictureIds, clock.now())) === pictureIds.length;
    },

    /** Deletes a picture of the member, within the transaction of what used it. */
    remove: (tx: Queryable, owner: { siteId: string; memberId: string }, pictureId: string) =>
      picturesStore(tx, owner.siteId).remove(owner.memberId, pictureId),

    /** Views of pictures, by id, each with a fresh link. The caller has checked that the reader may see them. */
    async views(siteId: string, pictureIds: readonly string[]): Promise<Map<string, PictureView>> {
      const sizes = await picturesStore(db, siteId).sizes(pictureIds);
      const viewOf = (pictureId: string, { width, height, bytes }: PictureSize) => ({
        pictureId,
        url: links.linkOf(siteId, pictureId, clock.now()),
        width,
        height,
        bytes,
      });
      return new Map([...sizes].map(([id, size]) => [id, viewOf(id, size)]));
    },

    /** Deletes what was sent a day ago and nothing took. */
    purge: () => purgeLoosePictures(db, new Date(clock.now().getTime() - LOOSE_MS)),
    close: () => rewriter.close(),
  };
}

export type PicturesService = ReturnType<typeof picturesService>;
