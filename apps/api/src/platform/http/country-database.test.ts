import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCountryFile } from '../../testing/country-file.ts';
import { parseNetworks } from '@maidan/deployment/networks';
import { openCountryDatabase } from './country-database.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import { readOrigin } from './request-origin.ts';

let folder: string;
let file: string;
const closers: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-countries-'));
  file = join(folder, 'countries.mmdb');
  writeCountryFile(file, { '203.0.113.0/24': 'BD', '198.51.100.0/25': 'IN', '8.0.0.0/8': 'US' });
});
afterEach(() => {
  closers.splice(0).forEach((close) => close());
  rmSync(folder, { recursive: true });
});

async function opened() {
  const onReload = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const database = await openCountryDatabase({ file, onReload, onError, lookEveryMs: 20 });
  closers.push(() => database.close());
  return { database, onReload, onError };
}

describe('the country database', () => {
  it('API-28 answers the country of an address, and undefined for an unknown one', async () => {
    const { database } = await opened();
    const known = ['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.1', '8.8.8.8'];
    expect(known.map((address) => database.countryOf(address))).toEqual(['BD', 'BD', 'IN', 'US']);
    const unknown = ['198.51.100.200', '127.0.0.1', '2001:db8::1', 'no address', ''];
    expect(unknown.map((address) => database.countryOf(address))).toEqual(Array(5).fill(undefined));
  });

  it('a new file is read without a restart', async () => {
    const { database, onReload } = await opened();
    const next = join(folder, 'next.mmdb');
    writeCountryFile(next, { '203.0.113.0/24': 'NP' });
    utimesSync(next, new Date(), new Date('2030-01-01'));
    renameSync(next, file);
    await vi.waitFor(() => expect(onReload).toHaveBeenCalled(), 5000);
    expect(database.countryOf('203.0.113.7')).toBe('NP');
    expect(database.countryOf('8.8.8.8')).toBeUndefined();
  });

  it('while a new file is broken the previous one is used', async () => {
    const { database, onError } = await opened();
    writeFileSync(file, 'half of a file');
    utimesSync(file, new Date(), new Date('2030-01-01'));
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 5000);
    expect(database.countryOf('203.0.113.7')).toBe('BD');
  });

  it.each([
    ['missing', () => rmSync(file)],
    ['empty', () => writeFileSync(file, '')],
    ['something else', () => writeFileSync(file, 'no database at all'.repeat(100))],
    ['still packed', () => writeFileSync(file, Buffer.from([0x1f, 0x8b, 8, 0]))],
  ])('a file that is %s is reported in one sentence', async (_name, spoil) => {
    spoil();
    const failure = await opened().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PlainError);
    expect((failure as Error).message).toMatch(/^The country database of COUNTRY_DATABASE cannot/);
    expect((failure as Error).message).not.toContain('\n');
  });
});

describe('where a visitor is', () => {
  const SECRET = 'a deployment secret of this test, 32 characters';
  async function originOf(headers: Record<string, string>, socketAddress = '10.0.0.1') {
    const { database } = await opened();
    return readOrigin((name) => headers[name.toLowerCase()], socketAddress, {
      deploymentSecret: SECRET,
      trusted: parseNetworks('10.0.0.0/8'),
      countryHeader: 'X-Country-Code',
      countries: database,
    });
  }

  it('API-28 a trusted header comes first, then the database; otherwise the country is unknown', async () => {
    const behind = { 'x-forwarded-for': '203.0.113.7' };
    expect(await originOf({ ...behind, 'x-country-code': 'np' })).toMatchObject({
      country: 'NP',
      isCountryByAddress: false,
    });
    expect(await originOf(behind)).toMatchObject({ country: 'BD', isCountryByAddress: true });
    expect(await originOf({ 'x-forwarded-for': '192.0.2.1' })).toMatchObject({
      country: undefined,
      isCountryByAddress: true,
    });
  });

  it('a header from an untrusted address does not change the country', async () => {
    const origin = await originOf({ 'x-country-code': 'NP', 'maidan-country': 'NP' }, '8.8.4.4');
    expect(origin).toMatchObject({ country: 'US', isCountryByAddress: true });
  });

  it('what web forwards follows the same order', async () => {
    const web = { 'maidan-deployment': SECRET, 'maidan-client-address': '198.51.100.9' };
    expect((await originOf(web)).country).toBe('IN');
    expect((await originOf({ ...web, 'maidan-country': 'NP' })).country).toBe('NP');
  });
});
