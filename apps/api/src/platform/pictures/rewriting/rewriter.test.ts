import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
