import { deviceKey } from '#platform/device/key.ts';
import { writeStored, readStored } from '#platform/device/storage.ts';
import { setAutoLogin } from '#platform/session/session.ts';

/** What the login form is filled with the next time (ENTITY-05). */
export interface RememberedCredentials {
  /** How the member signs in. */
  readonly type: string;
  readonly username: string;
  readonly password: string;
  /** Dialling code of a mobile number, without plus sign; empty for a username. */
  readonly countryDialingCode: string;
  /**
   * The account's own name, as the session has it. It says whose credentials these are, whatever the member signed in
   * with.
   */
  readonly account: string;
}

/** The stored form, with the password as SEC-03 and SEC-04 demand. */
interface Stored extends RememberedCredentials {
  readonly salt: string;
}

const STORAGE_KEY = 'maidan.rememberedCredentials';
const SALT_BYTES = 16;
const IV_BYTES = 12;

/**
 * Updates what the device remembers after a successful login. With credentials (remember-password is on) it stores
 * them, the password sealed with a key that only this device has, and sets autoLogin to 1. Without, it deletes what was
 * stored and sets autoLogin to 0 (LOGIN-26, LOGIN-27, SESS-05). Answers whether they are stored: a browser that cannot
 * seal the password stores nothing.
 */
export async function rememberCredentials(
  credentials: RememberedCredentials | undefined,
): Promise<boolean> {
  setAutoLogin(credentials !== undefined);
  const stored = credentials && (await sealed(credentials));
  writeStored(STORAGE_KEY, stored && JSON.stringify(stored));
  // A full device has kept nothing in the end.
  return stored !== undefined && readStored(STORAGE_KEY) !== null;
}

/**
 * The credentials of the last remembered login, or undefined. Credentials that cannot be read any more are deleted: the
 * key is gone, an older version wrote them, or somebody changed them.
 */
export async function rememberedCredentials(): Promise<RememberedCredentials | undefined> {
  const text = readStored(STORAGE_KEY);
  if (text === null) return undefined;
  const stored = parsed(text);
  const password = stored && (await opened(stored));
  if (!stored || password === undefined) {
    writeStored(STORAGE_KEY, undefined);
    return undefined;
  }
  const { type, username, countryDialingCode, account } = stored;
  return { type, username, password, countryDialingCode, account };
}

/** The password sealed with the device's key, then base64, then the salt in front, then base64 again. */
async function sealed(credentials: RememberedCredentials): Promise<Stored | undefined> {
  const key = await deviceKey();
  if (!key) return undefined;
  const salt = base64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: bytesOf(salt) };
  const cipher = await crypto.subtle.encrypt(algorithm, key, bytesOf(credentials.password));
  const once = base64(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
  return { ...credentials, password: btoa(`${salt}${once}`), salt };
}

async function opened({ password, salt }: Stored): Promise<string | undefined> {
  const key = await deviceKey();
  if (!key) return undefined;
  try {
    const twice = atob(password);
    if (!twice.startsWith(salt)) return undefined;
    const bytes = fromBase64(twice.slice(salt.length));
    const iv = bytes.slice(0, IV_BYTES);
    const algorithm = { name: 'AES-GCM', iv, additionalData: bytesOf(salt) };
    const plain = await crypto.subtle.decrypt(algorithm, key, bytes.slice(IV_BYTES));
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}

function parsed(text: string): Stored | undefined {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Stored, unknown>> | null;
    const fields = [
      value?.type,
      value?.username,
      value?.password,
      value?.countryDialingCode,
      value?.account,
      value?.salt,
    ];
    return fields.every((field) => typeof field === 'string') ? (value as Stored) : undefined;
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
