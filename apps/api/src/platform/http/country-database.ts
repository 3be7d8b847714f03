import { stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { open } from 'maxmind';
import type { Reader, Response } from 'maxmind';
import { plainAddress } from '@maidan/deployment/networks';
import { PlainError } from '@maidan/deployment/plain-error';

const LOOK_EVERY_MS = 10_000;

/** Finds the country of an address. */
export interface CountryLookup {
  /** ISO 3166 code of two letters; undefined when the address is invalid or its country unknown. */
  countryOf(address: string): string | undefined;
}

/** An open country database. */
export interface CountryDatabase extends CountryLookup {
  close(): void;
}

/** Records as GeoLite2 and DB-IP write them, and those of flat files. */
type CountryRecord = {
  readonly country?: { readonly iso_code?: unknown };
  readonly country_code?: unknown;
};

/**
 * Opens a file in MaxMind's format and reads it again when it changes. While a new file cannot be read, the previous
 * one is used.
 * @throws PlainError when the file is missing or broken
 */
export async function openCountryDatabase(options: {
  readonly file: string;
  readonly onReload: () => void;
  readonly onError: (error: unknown) => void;
  readonly lookEveryMs?: number;
}): Promise<CountryDatabase> {
  const { file, onReload, onError, lookEveryMs = LOOK_EVERY_MS } = options;
  let current = await readVersion(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The country database of COUNTRY_DATABASE cannot be read (${reason}).`);
  });
  let tried = current.changedMs;
  // fs.watchFile takes the first state that it sees as unchanged, so it would miss a change in its first interval.
  const look = async () => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs === tried) return;
    tried = mtimeMs;
    current = await readVersion(file);
    onReload();
  };
  const looking = setInterval(() => void look().catch(onError), lookEveryMs).unref();
  return {
    countryOf(address) {
      const plain = plainAddress(address);
      const family = isIP(plain);
      // A file of IPv4 networks would answer an IPv6 address with the network of its first bits.
      const isKnown = family === 4 || (family === 6 && current.reader.metadata.ipVersion === 6);
      return isKnown ? codeOf(current.reader.get(plain) as CountryRecord | null) : undefined;
    },
    close: () => clearInterval(looking),
  };
}

interface Version {
  readonly reader: Reader<Response>;
  readonly changedMs: number;
}

/** The file, with one lookup tried, so that a damaged file is found at once. */
async function readVersion(file: string): Promise<Version> {
  // The time is read first, so that a change during the read is noticed at the next check.
  const { mtimeMs: changedMs } = await stat(file);
  const reader = await open<Response>(file);
  for (const address of ['1.1.1.1', '203.0.113.1']) reader.get(address);
  return { reader, changedMs };
}

function codeOf(record: CountryRecord | null): string | undefined {
  const code = record?.country?.iso_code ?? record?.country_code;
  return typeof code === 'string' ? code : undefined;
}
