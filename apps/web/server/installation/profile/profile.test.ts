import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTranslator, NOUNS } from '@maidan/i18n';
import type { Locale } from '@maidan/i18n';
import { ContentInfo, SignedData } from 'pkijs';
import { parse } from 'plist';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '#platform/testing/site-settings.ts';
import { loadedWords, loadWords } from '#platform/words/loader.ts';
import { propertyList } from './property-list.ts';
import { profileSigner, readProfileSigner } from './signer.ts';
import { makeCurveCertificate, makeRsaCertificate } from '../../testing/signing-certificate.ts';
import { webClipProfile } from './web-clip.ts';

const ICON = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const made = (slug: string, locale: Locale = 'en', origin = 'https://lobby.example') =>
  webClipProfile({
    settings: testSettings({
      slug,
      mainDomain: 'lobby.example',
      name: { bn: 'ক & খ', en: 'A & <B>' },
    }),
    origin,
    translator: createTranslator({ locale, catalogues: loadedWords(locale) }),
    icon: ICON,
  });
const read = (text: string) =>
  parse(text) as Record<string, unknown> & { PayloadContent: object[] };

beforeAll(async () => {
  await loadWords('en', NOUNS);
  await loadWords('bn', NOUNS);
});

describe('the profile of a site', () => {
  test('DOWNLOAD-04 is one web clip that opens the site from the home screen, with its icon', () => {
    const { PayloadContent: clips, ...profile } = read(made('one'));
    expect(profile).toMatchObject({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadIdentifier: 'example.lobby.one',
      PayloadDisplayName: 'A & <B>',
      PayloadDescription: 'Puts A & <B> on the home screen.',
      PayloadRemovalDisallowed: false,
    });
    expect(clips).toHaveLength(1);
    const [{ Icon: icon, ...clip } = {} as { Icon?: Uint8Array }] = clips as {
      Icon?: Uint8Array;
    }[];
    expect(clip).toMatchObject({
      PayloadType: 'com.apple.webClip.managed',
      PayloadIdentifier: 'example.lobby.one.web-clip',
      Label: 'A & <B>',
      URL: 'https://lobby.example/m/home',
      FullScreen: true,
      IsRemovable: true,
    });
    expect([...(icon ?? [])]).toEqual([...ICON]);
  });

  test('keeps its identifiers at every download, whatever language and host, and shares them with no other site', () => {
    const uuids = (text: string) =>
      text.match(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g) ?? [];
    const [profile, clip] = uuids(made('one'));
    expect(profile).toMatch(
      /^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/,
    );
    expect(clip).not.toBe(profile);
    expect(uuids(made('one', 'bn', 'https://other.example'))).toEqual([profile, clip]);
    expect(uuids(made('two'))).not.toContain(profile);
  });

  test('speaks the language of its reader', () => {
    expect(read(made('one', 'bn'))).toMatchObject({ PayloadDisplayName: 'ক & খ' });
  });
});

test('a property list holds every kind of value', () => {
  const value = { text: '<&>', yes: true, no: false, number: 7, list: ['a', { b: 'c' }] };
  expect(parse(propertyList(value))).toEqual(value);
});

describe.each([
  ['RSA', makeRsaCertificate],
  ['a curve', makeCurveCertificate],
] as const)('a profile signed with %s', (_kind, makeCertificate) => {
  test('is a CMS message with the profile and the certificate in it, whose signature holds', async () => {
    const { certificatePem, keyPem } = await makeCertificate();
    const profile = made('one');
    const bytes = await profileSigner(certificatePem, keyPem)(profile);
    const message = new SignedData({ schema: ContentInfo.fromBER(bytes).content });
    expect(message.certificates).toHaveLength(1);
    expect(await message.verify({ signer: 0, checkChain: false })).toBe(true);
    expect(Buffer.from(bytes).includes(profile)).toBe(true);
  });

  test('is refused by its signature when one letter of it changes', async () => {
    const { certificatePem, keyPem } = await makeCertificate();
    const bytes = Buffer.from(await profileSigner(certificatePem, keyPem)(made('one')));
    bytes[bytes.indexOf('lobby.example')] = 'x'.charCodeAt(0);
    const message = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(bytes)).content });
    await expect(message.verify({ signer: 0, checkChain: false })).rejects.toThrow(
      /digest doesn't match/,
    );
  });

  test.skipIf(!hasOpenssl())('is what openssl accepts, and gives back the profile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maidan-profile-'));
    const { certificatePem, keyPem } = await makeCertificate();
    writeFileSync(join(folder, 'ca.pem'), certificatePem);
    writeFileSync(join(folder, 'in'), await profileSigner(certificatePem, keyPem)(made('one')));
    const options = [
      '-inform',
      'DER',
      '-in',
      join(folder, 'in'),
      '-CAfile',
      join(folder, 'ca.pem'),
    ];
    const text = execFileSync('openssl', ['cms', '-verify', ...options, '-purpose', 'any'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(text.toString().replaceAll('\r\n', '\n')).toBe(made('one'));
  });
});

describe('the certificate of a deployment', () => {
  const files = (certificate: string, key: string) => ({
    PROFILE_CERTIFICATE_FILE: certificate,
    PROFILE_KEY_FILE: key,
  });

  test('is not needed', () => {
    expect(readProfileSigner(files('', ''))).toBeUndefined();
  });

  test('is refused at start without its key, unread, or with the key of another', async () => {
    expect(() => readProfileSigner(files('a.pem', ''))).toThrow(/belong together/);
    expect(() => readProfileSigner(files('/nowhere/a.pem', '/nowhere/b.pem'))).toThrow(/ENOENT/);
    const { certificatePem } = await makeRsaCertificate();
    const { keyPem } = await makeRsaCertificate();
    expect(() => profileSigner(certificatePem, keyPem)).toThrow(/is not that of the first/);
    expect(() => profileSigner('', keyPem)).toThrow(/is not that of the first/);
  });
});

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
