import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSite, toPublicSettings } from '@maidan/site';
import { withCheckedBrand } from '@maidan/site/brand';
import { readDemoSites } from '@maidan/site/demo';
import { NOUNS } from '@maidan/i18n';
import type { Locale } from '@maidan/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { aboveDesignTokens } from '#platform/site/theme-css.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { loadWords } from '#platform/words/loader.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import { createInstallation } from './answers.ts';
import { readSiteIcons } from './icons.ts';
import type { ProfileSigner } from './profile/signer.ts';
import type { SiteEntry } from '../gateway/site-directory.ts';

const sites = readDemoSites((file) => readFileSync(file, 'utf8'));
const iconsOf = new Map(
  sites.map(({ settings, assets }) => {
    const [icons] = [...readSiteIcons(new URL('..', assets).pathname)].filter(
      ([folder]) => folder === 'assets',
    );
    return [settings.slug, icons?.[1] ?? new Map()];
  }),
);
const checked = (settings: (typeof sites)[number]['settings']) =>
  withCheckedBrand(toPublicSettings(settings), () => undefined);
const entryOf = (settings: (typeof sites)[number]['settings']): SiteEntry => ({
  site: createSite(checked(settings)),
  version: 1,
  contentVersion: 1,
  sealingKey: { keyId: 'k', publicKey: '' } as unknown as SiteEntry['sealingKey'],
});
const visitorOf = (host: string): Visitor => ({
  address: '203.0.113.9',
  host,
  protocol: 'https',
  country: undefined,
});

let asked: string[] = [];
const answer = createInstallation({
  directory: {
    siteOf: async ({ host }) => {
      asked.push(host);
      if (host === 'away.example') throw new ApiFailure('network.unreachable' as never);
      const site = sites.find(({ settings }) => settings.hosts.includes(host));
      return site && entryOf(site.settings);
    },
  },
  icons: iconsOf,
  styles: 'body{margin:0}',
  localeFor: (request) => (new URL(request.url).searchParams.get('lang') ?? 'bn') as Locale,
});
const get = (host: string, path: string) =>
  answer(new Request(`https://${host}${path}`), visitorOf(host));

beforeAll(async () => {
  await loadWords('en', NOUNS);
  await loadWords('bn', NOUNS);
  asked = [];
});

describe.each(sites.map(({ settings }) => [settings.slug, settings] as const))(
  'the installation of %s',
  (_slug, settings) => {
    const [host = ''] = settings.hosts;

    test('SHELL-94 has a manifest whose icons exist, in the sizes that it names', async () => {
      const reply = await get(host, '/m/manifest.webmanifest?lang=en');
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = (await reply.json()) as { name: string; icons: Record<string, string>[] };
      expect(manifest.name).toBe(settings.name.en);
      const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
      expect(pictures).toHaveLength(3);
      for (const { src = '', sizes } of pictures) {
        const picture = await get(host, src);
        expect(picture.headers.get('content-type')).toBe('image/png');
        expect(picture.headers.get('cache-control')).toContain('immutable');
        const bytes = new DataView(await picture.arrayBuffer());
        // The first chunk of a PNG (IHDR in its specification) holds width and height.
        expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
      }
    });

    test('DOWNLOAD-04 DOWNLOAD-07 has a profile for iOS with its own address and icon', async () => {
      const reply = await get(host, '/m/site.mobileconfig?lang=en');
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('application/x-apple-aspen-config');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const profile = await reply.text();
      expect(profile).toContain(`<string>https://${host}/m/home</string>`);
      expect(profile).toContain(`<key>Label</key><string>${settings.name.en}</string>`);
      const icon = Buffer.from(/<data>([^<]+)<\/data>/.exec(profile)?.[1] ?? '', 'base64');
      const touchIcon = await get(host, '/m/icons/apple-touch-icon.png');
      expect(icon.equals(Buffer.from(await touchIcon.arrayBuffer()))).toBe(true);
    });

    test('has a drawn icon and one for iOS', async () => {
      expect(await (await get(host, '/m/icons/icon.svg')).text()).toBe(settings.logo.favicon);
      expect((await get(host, '/m/icons/apple-touch-icon.png')).status).toBe(200);
    });

    test.each(['bn', 'en'] as const)(
      'MSG-15 the page without a connection says so in %s, with the brand and both themes',
      async (locale) => {
        const reply = await get(host, `/m/offline?lang=${locale}`);
        const html = await reply.text();
        expect(html).toContain(`<html lang="${locale}"`);
        expect(html).toContain(
          { bn: 'ইন্টারনেট সংযোগ নেই।', en: 'There is no internet connection.' }[locale],
        );
        expect(html).toContain({ bn: 'আবার চেষ্টা করুন', en: 'Try again' }[locale]);
        expect(html).toContain(settings.logo.mark);
        expect(html).toContain(aboveDesignTokens(checked(settings).theme.css));
        expect(html).toContain('data-theme');
      },
    );

    test('the page without a connection keeps its content security policy, and loads nothing', async () => {
      const reply = await get(host, '/m/offline');
      const html = await reply.text();
      const policy = reply.headers.get('content-security-policy') ?? '';
      const parts = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
      expect(parts).toHaveLength(4);
      for (const [, , text = ''] of parts)
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
      expect(html).not.toContain('nonce');
      expect(html).not.toMatch(/ on[a-z]+=/);
      expect(html).not.toMatch(/(?:src|href)="(?!data:|\/m\/home"|")/);
    });
  },
);

describe('the installation', () => {
  test('is the same for a member and a visitor: it shows nothing of a session', async () => {
    const [host = ''] = sites[0]?.settings.hosts ?? [];
    for (const path of ['/m/offline', '/m/manifest.webmanifest']) {
      const member = await answer(
        new Request(`https://${host}${path}`, { headers: { Cookie: 'maidan_session=a.b' } }),
        visitorOf(host),
      );
      expect(member.headers.has('set-cookie')).toBe(false);
      expect(await member.text()).toBe(await (await get(host, path)).text());
    }
  });

  test('answers as pages do for a host of no site, and while the gateway is away', async () => {
    expect((await get('nobody.example', '/m/offline')).status).toBe(421);
    expect((await get('away.example', '/m/manifest.webmanifest')).status).toBe(503);
    expect(asked).toContain('away.example');
  });

  test("serves only the site's own icons", async () => {
    const [host = ''] = sites[0]?.settings.hosts ?? [];
    expect((await get(host, '/m/icons/other.png')).status).toBe(404);
    expect((await get(host, '/m/icons/..%2Fsite.ts')).status).toBe(404);
  });

  const changed = (changes: Partial<ReturnType<typeof checked>>, signProfile?: ProfileSigner) => {
    const [first] = sites;
    const entry = entryOf(first?.settings as (typeof sites)[number]['settings']);
    const site = createSite({ ...entry.site.settings, ...changes });
    const ask = createInstallation({
      directory: { siteOf: async () => ({ ...entry, site }) },
      icons: iconsOf,
      signProfile,
      styles: '',
      localeFor: () => 'bn',
    });
    return (path: string) => ask(new Request(`https://a.example${path}`), visitorOf('a.example'));
  };

  test('DOWNLOAD-22 has no profile where the site offers none, or that of somebody else', async () => {
    expect((await changed({ resources: [] })('/m/site.mobileconfig')).status).toBe(404);
    const url = 'https://mdm.example/lobby.mobileconfig';
    const foreign = { resourceType: 'MOBILECONFIG', url, labelName: 'x', labelNameEn: 'x' };
    expect((await changed({ resources: [foreign] })('/m/site.mobileconfig')).status).toBe(404);
  });

  test('signs the profile where the deployment has a certificate', async () => {
    const sign: ProfileSigner = async (profile) => new Uint8Array([profile.length > 0 ? 1 : 0]);
    const reply = await changed({}, sign)('/m/site.mobileconfig');
    expect(reply.headers.get('content-type')).toBe('application/x-apple-aspen-config');
    expect([...new Uint8Array(await reply.arrayBuffer())]).toEqual([1]);
  });

  test('DOWNLOAD-09 names the Android app and its certificates at the host, and nothing where there is none', async () => {
    const path = '/.well-known/assetlinks.json';
    expect((await changed({})(path)).status).toBe(404);
    const fingerprints = [Array.from({ length: 32 }, () => 'A7').join(':')];
    const android = { packageName: 'example.lobby', fingerprints, release: null };
    const reply = await changed({ download: { isIosAppHidden: false, android } })(path);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(await reply.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'example.lobby',
          sha256_cert_fingerprints: fingerprints,
        },
      },
    ]);
  });
});
