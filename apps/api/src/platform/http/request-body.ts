import { AppError } from '@maidan/contract/errors';

/** Largest body in bytes, unless the endpoint says otherwise. */
export const DEFAULT_BODY_BYTES = 16_384;

/**
 * Reads a JSON body of at most `maxBytes`.
 * @throws AppError `request.unsupported_media`, `request.too_large` or `request.invalid`
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('request.unsupported_media');
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('request.invalid', { where: 'body' });
  }
}

/**
 * Reads a form-encoded body of at most `maxBytes` as an object of texts; a field that is given twice is refused.
 * @throws AppError `request.unsupported_media`, `request.too_large` or `request.invalid`
 */
export async function readFormBody(
  request: Request,
  maxBytes: number,
): Promise<Record<string, string>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new AppError('request.unsupported_media');
  }
  const fields = [...new URLSearchParams(await readText(request, maxBytes))];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) throw new AppError('request.invalid', { where: 'body' });
  return Object.fromEntries(fields);
}

/** What a field of a multipart body holds. */
export type MultipartField = string | File;

/**
 * Reads a `multipart/form-data` body of at most `maxBytes` as an object of texts and files; a field that is given twice is
 * refused.
 * @throws AppError `request.unsupported_media`, `request.too_large` or `request.invalid`
 */
export async function readMultipartBody(
  request: Request,
  maxBytes: number,
): Promise<Record<string, MultipartField>> {
  const declared = request.headers.get('content-type') ?? '';
  const type = declared.split(';')[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data') throw new AppError('request.unsupported_media');
  const bytes = await readBytes(request, maxBytes);
  try {
    const form = await new Response(bytes, { headers: { 'content-type': declared } }).formData();
    const fields = [...form];
    if (new Set(fields.map(([name]) => name)).size < fields.length) throw new Error('Twice');
    return Object.fromEntries(fields);
  } catch {
    throw new AppError('request.invalid', { where: 'body' });
  }
}

/**
 * Reads a body as strict UTF-8 of at most `maxBytes`, without keeping more than that in memory.
 * @throws AppError `request.too_large`, or `request.invalid` when it is not UTF-8 or breaks off
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('request.invalid', { where: 'body' });
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw new AppError('request.too_large', { maxBytes });
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw new AppError('request.invalid', { where: 'body' });
  }
  if (size > maxBytes) throw new AppError('request.too_large', { maxBytes });
  return Buffer.concat(chunks);
}

/** Whether every text inside a value can be stored: no NUL, no half of a surrogate pair. Object keys count too. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}
