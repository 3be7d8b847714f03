const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

function keyOf(secret: string, use: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, [use]);
}

/** HMAC-SHA-256 of a text as UTF-8, in lower-case hexadecimal. The key is the secret's text. */
export async function hmacOf(secret: string, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), encoder.encode(text));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares by the platform's cryptography, so that the time it takes reveals nothing about the right one. */
export async function isHmacOf(secret: string, text: string, mac: string): Promise<boolean> {
  const bytes = Uint8Array.from(mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), bytes, encoder.encode(text));
}
