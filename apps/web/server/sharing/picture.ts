import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import { dataOf } from '#platform/api/failure.ts';
import type { ServerApi } from '#platform/api/server.ts';

/** The size that link previews ask for (The Open Graph protocol, as Facebook and WhatsApp read it). */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

const CACHE_BYTES = 16 * 1024 * 1024;
const QUALITY = 80;
/** The largest picture that is decoded, in pixels. */
const PIXELS_MAX = 8_000_000;

/**
 * The picture that stands for a page in link previews, as its path below the image host: of a promotion its own, of
 * another page the first banner of its group. Undefined when there is none. @throws ApiFailure
 *
 * @param name path of the page below the base, such as `slot`
 * @param id of the promotion
 */
export async function readArtPath(
  api: ServerApi,
  { name, id, language }: { name: string; id: string | null; language: string },
): Promise<string | undefined> {
  if (name === 'activityDetail') {
    const query = { types: 'promotion', language } as const;
    const answer = await api.GET('/announcements', { params: { query } });
    const found = dataOf(answer).value.promotion.find((promotion) => String(promotion.id) === id);
    if (found) return found.image;
  }
  const query = { groupName: groupOf(name), language };
  return dataOf(await api.GET('/lobby/banners', { params: { query } })).value[0]?.url;
}

function groupOf(name: string): string {
  if (name.startsWith('activity')) return 'm_promotion';
  const category = CATEGORIES.find((one) => categoryRecord(one).path === name);
  return (category && categoryRecord(category).bannerGroup) ?? 'm_home';
}

/**
 * Draws share pictures from the files of a folder and keeps them. It draws one at a time, because a decoder takes a
 * whole core.
 */
export function sharePictures(
  folder: string,
): (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  function draw(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const picture = last.then(() => drawnFrom(file));
    last = picture.catch(() => undefined);
    return picture;
  }

  return async (path) => {
    const file = resolve(folder, path.replace(/^\/+/, ''));
    if (folder === '' || relative(folder, file).startsWith('..')) return undefined;
    const known = drawn.get(file);
    if (known) return known;
    const running = drawing.get(file) ?? draw(file).finally(() => drawing.delete(file));
    drawing.set(file, running);
    const picture = await running;
    if (picture) drawn.set(file, picture);
    return picture;
  };
}

/** Our art has its object at the end and room for words at the beginning, so the end is what is kept. */
async function drawnFrom(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const picture = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .resize({ ...SHARE_SIZE, fit: 'cover', position: 'right' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(picture);
}
