const encoder = new TextEncoder();
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Whether a value leads to the one before it: the SHA-256 of its text.
 * @throws TypeError where this page may compute no hashes: a browser allows it on https and on this machine only
 */
export async function leadsTo(value: string, before: string): Promise<boolean> {
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(value))) === before;
}

/**
 * What a round is drawn from: HMAC-SHA256 of the value's 32 bytes, with the text of the salt as key, in hexadecimal.
 * @throws TypeError where this page may compute no hashes
 */
export async function saltedValue(value: string, salt: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(salt), algorithm, false, [
    'sign',
  ]);
  return toHex(await crypto.subtle.sign('HMAC', key, fromHex(value)));
}
