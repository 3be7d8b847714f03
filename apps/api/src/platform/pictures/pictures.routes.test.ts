import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf } from '../../testing/members.ts';
import { openTestApp, requestsTo, testDeps } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../../app.ts';

const LIMIT = 5_242_880;
const MARK = 'GPSLatitude-23.7-secret-place';
const background = { r: 200, g: 40, b: 40 };

/** A PNG chunk: length, name, data, sum. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG with a chunk put in after its header. */
const withChunk = (png: Buffer, name: string, data: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(name, data), png.subarray(33)]);

/** A still PNG of exactly that many bytes: a chunk of text fills it up. */
const ofBytes = (png: Buffer, total: number) =>
  withChunk(png, 'tEXt', Buffer.alloc(total - png.length - 12, 0x61));

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });

describe('pictures that members send', () => {
  let app: TestApp;
  let token: string;
  let png: Buffer;

  async function send(
    bytes: Uint8Array,
    { name = 'bill.png', type = 'image/png', as = token, field = 'picture' } = {},
  ) {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(bytes)], name, { type }));
    const whole = new Response(form);
    return app.ask('POST', '/pictures', {
      ...(as === '' ? {} : { token: as }),
      rawBody: new Uint8Array(await whole.arrayBuffer()),
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    });
  }
  const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).body.code;

  async function stored(url: string, at = app): Promise<Buffer> {
    const answer = await at.app.router.hono.request(url, { headers: { host: 'first.test' } });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    return Buffer.from(await answer.arrayBuffer());
  }

  beforeAll(async () => {
    app = await openTestApp();
    token = await memberOf(app, 'chhobi');
    png = await drawn(30, 40).png().toBuffer();
  });
  afterAll(() => app.close());

  it('API-53 a picture is written anew: turned upright, as WebP, without metadata or place', async () => {
    const jpeg = await drawn(400, 200)
      .withExif({ IFD0: { ImageDescription: MARK, Copyright: 'x' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await send(jpeg, { name: 'photo.jpg', type: 'image/jpeg' });
    expect(body.value).toMatchObject({ width: 200, height: 400 });
    const kept = await sharp(await stored(body.value.url)).metadata();
    expect([kept.format, kept.exif, kept.orientation]).toEqual(['webp', undefined, undefined]);
  });

  it('PROMO-22 PROMO-23 a file that lies about its type, SVG and GIF are refused by content, not by name', async () => {
    const gif = await drawn(4, 4).gif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await codeOf(gif)).toBe('pictures.type_refused');
    expect(await codeOf(gif, { name: 'game.gif', type: 'image/gif' })).toBe(
      'pictures.type_refused',
    );
    expect(await codeOf(svg)).toBe('pictures.type_refused');
    expect(await codeOf(Buffer.from('<html><script>x</script>'))).toBe('pictures.type_refused');
    expect(await codeOf(await drawn(4, 4).webp().toBuffer())).toBe('pictures.type_refused');
    // A right picture under a wrong name is a right picture.
    expect((await send(png, { name: 'notes.txt', type: 'text/plain' })).status).toBe(200);
  });

  it('API-53 an animated PNG is refused', async () => {
    const moving = withChunk(png, 'acTL', Buffer.alloc(8, 1));
    expect(await codeOf(moving)).toBe('pictures.animated');
  });

  it('PROMO-24 exactly 5242880 bytes are accepted, one more is refused', async () => {
    expect((await send(ofBytes(png, LIMIT))).status).toBe(200);
    const { status, body } = await send(ofBytes(png, LIMIT + 1));
    expect([status, body.code, body.params]).toEqual([
      422,
      'pictures.too_large',
      { maxBytes: LIMIT },
    ]);
  });

  it('API-53 a body that is far too large is refused before it is read', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '900000000',
    };
    const answer = await app.ask('POST', '/pictures', { token, rawBody: 'x', headers });
    expect([answer.status, answer.body.code]).toEqual([413, 'request.too_large']);
  });

  it('API-53 a picture of 50 megapixels in a few kilobytes is not decoded', async () => {
    const bomb = await drawn(10_000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(LIMIT);
    expect(await codeOf(bomb)).toBe('pictures.too_many_pixels');
  });

  it('API-53 of a polyglot only the picture is kept', async () => {
    const jpeg = await drawn(50, 50).jpeg().toBuffer();
    const both = Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    const { body } = await send(both, { name: 'a.jpg' });
    const kept = await stored(body.value.url);
    expect(kept.includes('script')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('webp');
  });

  it('PROMO-27 a damaged picture is refused, and the next one is taken', async () => {
    expect(await codeOf(png.subarray(0, 50))).toBe('pictures.unreadable');
    expect(await codeOf(Buffer.concat([png.subarray(0, 33), Buffer.alloc(400, 7)]))).toBe(
      'pictures.unreadable',
    );
    expect((await send(png)).status).toBe(200);
  });

  it('API-53 forty pictures at once are all taken', async () => {
    const as = await memberOf(app, 'cholish');
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(png, { as })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('API-53 one member may send so many in an hour', async () => {
    const as = await memberOf(app, 'onek');
    const { memberId } = (await app.get('/member/info', { token: as })).body.value;
    for (let sent = 0; sent < 60; sent += 1)
      await app.services.throttles.limit('first', `pictures:${memberId}`, {
        most: 60,
        windowMs: 3_600_000,
      });
    expect(await codeOf(png, { as })).toBe('request.too_many');
  });

  it('API-53 a link serves until it expires, for its own site and picture only', async () => {
    const { url } = (await send(png)).body.value;
    const [, other] = [url, (await send(png)).body.value.url];
    const proof = url.split('?')[1];
    expect((await app.get(`${other.split('?')[0]}?${proof}`)).body.code).toBe(
      'pictures.link_invalid',
    );
    expect((await app.get(url, { site: 'second' })).body.code).toBe('pictures.link_invalid');
    app.clock.moveMs(2 * 3_600_000);
    expect((await app.get(url)).body.code).toBe('pictures.link_invalid');
    app.clock.moveMs(-2 * 3_600_000);
    expect((await app.get(url)).status).toBe(200);
  });

  it('API-53 another process of the deployment serves the same link', async () => {
    const { url } = (await send(png)).body.value;
    const deps = testDeps(app.database, { clock: app.clock });
    const second = await buildApp(deps);
    expect((await requestsTo(second).get(url)).status).toBe(200);
    await second.close();
  });

  it('API-53 what nothing took is deleted after a day', async () => {
    const { url } = (await send(png)).body.value;
    await app.services.pictures.purge();
    expect((await app.get(url)).status).toBe(200);
    app.clock.moveMs(25 * 3_600_000);
    await app.services.pictures.purge();
    app.clock.moveMs(-25 * 3_600_000);
    expect((await app.get(url)).body.code).toBe('pictures.not_found');
  });

  it('API-53 a visitor, a body that is no form and a form without the file are refused', async () => {
    expect(await codeOf(png, { as: '' })).toBe('session.missing');
    expect(await codeOf(png, { field: 'other' })).toBe('request.invalid');
    const json = await app.ask('POST', '/pictures', { token, body: { picture: 'x' } });
    expect(json.body.code).toBe('request.unsupported_media');
    const text = await app.ask('POST', '/pictures', {
      token,
      rawBody: 'nothing of the kind',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(text.body.code).toBe('request.invalid');
  });
});
