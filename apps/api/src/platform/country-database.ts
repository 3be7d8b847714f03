import { unwatchFile, watchFile } from 'node:fs';
import { isIP } from 'node:net';
import { open } from 'maxmind';
import type { Reader, Response } from 'maxmind';
import { plainAddress } from './client-address.ts';
import { PlainError } from './plain-error.ts';

const LOOK_EVERY_MS = 10_000;

/** Tells countries by address. */
export interface CountryLookup {
  /** ISO 3166 code of two letters; undefined when the address is none or nobody knows. */
  countryOf(address: string): string | undefined;
}

/** An open country database. */
export interface CountryDatabase extends CountryLookup {
  close(): void;
}

/** Records as GeoLite2 and DB-IP have them, and those of flat files. */
type CountryRecord = {
  readonly country?: { readonly iso_code?: unknown };
  readonly country_code?: unknown;
};

/**
 * Opens a file in MaxMind's format and reads it again when it changes; while a new one cannot be read the former stays.
 * @throws PlainError when the file is missing or broken
 */
export async function openCountryDatabase(options: {
  readonly file: string;
  readonly onReload: () => void;
  readonly onError: (error: unknown) => void;
  readonly lookEveryMs?: number;
}): Promise<CountryDatabase> {
  const { file, onReload, onError, lookEveryMs = LOOK_EVERY_MS } = options;
  let reader = await read(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The country database of COUNTRY_DATABASE cannot be read (${reason}).`);
  });
  const follow = (now: { mtimeMs: number }, former: { mtimeMs: number }) => {
    if (now.mtimeMs === former.mtimeMs) return;
    read(file).then((next) => {
      reader = next;
      onReload();
    }, onError);
  };
  watchFile(file, { interval: lookEveryMs, persistent: false }, follow);
  return {
    countryOf(address) {
      const plain = plainAddress(address);
      const family = isIP(plain);
      // A file of IPv4 networks would answer an IPv6 address with the network of its first bits.
      const isKnown = family === 4 || (family === 6 && reader.metadata.ipVersion === 6);
      return isKnown ? codeOf(reader.get(plain) as CountryRecord | null) : undefined;
    },
    close: () => unwatchFile(file, follow),
  };
}

/** The reader of a file that was tried once, so that one that is broken inside is known at once. */
async function read(file: string): Promise<Reader<Response>> {
  const reader = await open<Response>(file);
  for (const address of ['1.1.1.1', '203.0.113.1']) reader.get(address);
  return reader;
}

function codeOf(record: CountryRecord | null): string | undefined {
  const code = record?.country?.iso_code ?? record?.country_code;
  return typeof code === 'string' ? code : undefined;
}
