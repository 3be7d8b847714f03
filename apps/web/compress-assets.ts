import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const TEXT = /\.(?:js|css|svg|json)$/;

/**
 * Writes every script, style and drawing of a folder a second and third time, compressed as hard as it goes: the
 * server sends those files as they are, so a phone never waits for a compressor.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      const [brotli, gzipped] = await Promise.all([
        compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        compressGzip(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    }),
  );
}
