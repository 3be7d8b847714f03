// The process that decodes what strangers send. It has no environment, may only read files, and is ended by its parent
// when it takes too long. It is a process and not a thread, because a native decoder cannot be stopped in a thread, and
// its crash would end the api.
import sharp from 'sharp';
import type { RewriteAnswer, RewriteTask } from './rewriter.ts';

const DECODE_SECONDS = 5;
const LONGEST_SIDE = 1600;
const WEBP_QUALITY = 80;

sharp.cache(false);
sharp.concurrency(1);
// Of all decoders only these two are reachable, whatever the content says.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

process.on('message', (task: RewriteTask) => {
  void rewrite(task).then((answer) => process.send?.(answer));
});

async function rewrite({ bytes, maxPixels }: RewriteTask): Promise<RewriteAnswer> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { fault: 'too_many_pixels' };
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    // Why a decoder gives up is of no use to anybody but the decoder's authors.
    return { fault: 'unreadable' };
  }
}
