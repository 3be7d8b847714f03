import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Four colours need two bits, so a byte has four pixels. */
const PIXELS_PER_BYTE = 4;
const BITS = 2;

/** A colour as `RRGGBB`. */
export type Palette = readonly [string, string, string, string];

/**
 * A picture of four colours as a PNG file (W3C PNG, third edition, colour type 3). Each pixel is the number of its
 * colour; they come row by row.
 */
export function encodePng(
  pixels: Uint8Array,
  size: { readonly width: number; readonly height: number },
  palette: Palette,
): Buffer {
  const { width, height } = size;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, 3], 8);
  const rowLength = 1 + Math.ceil(width / PIXELS_PER_BYTE);
  const rows = Buffer.alloc(rowLength * height);
  for (const [index, pixel] of pixels.entries()) {
    const x = index % width;
    const at = Math.floor(index / width) * rowLength + 1 + Math.floor(x / PIXELS_PER_BYTE);
    const shift = BITS * (PIXELS_PER_BYTE - 1 - (x % PIXELS_PER_BYTE));
    rows[at] = (rows[at] ?? 0) | (pixel << shift);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
