/** What a file is by its content: its name and declared type may lie. */
export type PictureKind = 'jpeg' | 'png' | 'animated' | 'other';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const CHUNK_FRAME_BYTES = 12;

/**
 * Tells JPEG and still PNG from everything else. An animated PNG has the chunk `acTL` before its first picture data.
 * @see https://www.w3.org/TR/png-3/#11acTL
 */
export function pictureKind(bytes: Uint8Array): PictureKind {
  if (beginsWith(bytes, JPEG)) return 'jpeg';
  if (!beginsWith(bytes, PNG)) return 'other';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.length; at + CHUNK_FRAME_BYTES <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return 'animated';
    if (name === 'IDAT') break;
    at += view.getUint32(at) + CHUNK_FRAME_BYTES;
  }
  return 'png';
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
