import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createRewriter } from './rewriter.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-rewriter-'));
afterAll(() => rmSync(folder, { recursive: true }));
const TASK = { bytes: new Uint8Array(3), maxPixels: 9 };

function program(name: string, source: string): URL {
  const file = join(folder, name);
  writeFileSync(file, source);
  return pathToFileURL(file);
}

it('API-53 a decoder that never answers is ended, and the pictures behind it get another one', async () => {
  const hang = program('hang.mjs', `process.on('message', () => { for (;;); });`);
  const rewriter = createRewriter({ most: 1, timeoutMs: 300, program: hang });
  const answers = await Promise.all([rewriter.rewrite(TASK), rewriter.rewrite(TASK)]);
  expect(answers).toEqual([{ fault: 'unreadable' }, { fault: 'unreadable' }]);
  rewriter.close();
});

it('API-53 a decoder that crashes answers its picture as unreadable', async () => {
  const crash = program('crash.mjs', `process.on('message', () => process.abort());`);
  const rewriter = createRewriter({ most: 1, program: crash });
  expect(await rewriter.rewrite(TASK)).toEqual({ fault: 'unreadable' });
  rewriter.close();
  expect(await rewriter.rewrite(TASK)).toEqual({ fault: 'unreadable' });
});

it('API-53 the decoder sees no secrets and may not write', async () => {
  const spy = program(
    'spy.mjs',
    `import { writeFileSync } from 'node:fs';
    process.on('message', () => {
      let fault = Object.keys(process.env).some((name) => /SECRET|DATABASE|PATH/.test(name)) ? 'sees' : 'blind';
      try { writeFileSync(${JSON.stringify(join(folder, 'written'))}, 'x'); fault += ' writes'; } catch {}
      process.send({ fault });
    });`,
  );
  const rewriter = createRewriter({ most: 1, program: spy });
  expect(await rewriter.rewrite(TASK)).toEqual({ fault: 'blind' });
  rewriter.close();
});

it('API-53 no more pictures are decoded at once than are allowed, and all have their turn', async () => {
  const slow = program(
    'slow.mjs',
    `process.on('message', () => setTimeout(() => process.send({ fault: String(process.pid) }), 50));`,
  );
  const rewriter = createRewriter({ most: 2, program: slow });
  const answers = await Promise.all(Array.from({ length: 6 }, () => rewriter.rewrite(TASK)));
  const processes = new Set(answers.map((answer) => 'fault' in answer && answer.fault));
  expect([answers.length, processes.size]).toEqual([6, 2]);
  rewriter.close();
});

it('API-53 the decoder reads JPEG and PNG, and no other picture that got past the first look', async () => {
  const rewriter = createRewriter();
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const rewrite = async (bytes: Uint8Array) =>
    'fault' in (await rewriter.rewrite({ bytes, maxPixels: 100 })) ? 'refused' : 'taken';
  const kinds = {
    jpeg: await drawn.jpeg().toBuffer(),
    png: await drawn.png().toBuffer(),
    gif: await drawn.gif().toBuffer(),
    webp: await drawn.webp().toBuffer(),
    tiff: await drawn.tiff().toBuffer(),
    avif: await drawn.avif().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  };
  const answers: Record<string, string> = {};
  for (const [kind, bytes] of Object.entries(kinds)) answers[kind] = await rewrite(bytes);
  const refused = { gif: 'refused', webp: 'refused', tiff: 'refused', avif: 'refused' };
  expect(answers).toEqual({ jpeg: 'taken', png: 'taken', ...refused, svg: 'refused' });
  rewriter.close();
});
