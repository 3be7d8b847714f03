import { createHash } from 'node:crypto';
import { textIn } from '@maidan/contract/localised';
import type { Translator } from '@maidan/i18n';
import type { PublicSiteSettings } from '@maidan/site';
import { propertyList } from './property-list.ts';

/** What a profile is made from. */
export interface WebClip {
  readonly settings: Pick<PublicSiteSettings, 'slug' | 'name' | 'mainDomain'>;
  /** Origin at which the reader asked, a host of the site. */
  readonly origin: string;
  readonly translator: Pick<Translator, 't' | 'locale'>;
  /** The site's touch icon as PNG; without it iOS shows a picture of the page. */
  readonly icon: Uint8Array | undefined;
}

/**
 * The configuration profile that puts a site on the home screen of an iPhone or iPad: one web clip, which its owner can
 * remove (Apple, "Web Clip" payload). Its identifiers are the same at every download, so that a newer profile replaces the
 * older one.
 */
export function webClipProfile({ settings, origin, translator, icon }: WebClip): string {
  const { slug, mainDomain } = settings;
  const { t, locale } = translator;
  const site = textIn(settings.name, locale);
  const identifier = `${mainDomain.split('.').toReversed().join('.')}.${slug}`;
  return propertyList({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: stableUuid(slug, 'profile'),
    PayloadDisplayName: site,
    PayloadDescription: t('download.profile_description', { site }),
    PayloadOrganization: site,
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        PayloadType: 'com.apple.webClip.managed',
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.web-clip`,
        PayloadUUID: stableUuid(slug, 'web-clip'),
        PayloadDisplayName: site,
        Label: site,
        URL: `${origin}/m/home`,
        FullScreen: true,
        IsRemovable: true,
        Precomposed: true,
        ...(icon ? { Icon: icon } : {}),
      },
    ],
  });
}

/** A UUID of version 8 (RFC 9562, 5.8) that is always the same for a site and a part of its profile. */
function stableUuid(slug: string, part: string): string {
  const bytes = createHash('sha256').update(`maidan web clip\n${slug}\n${part}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex').toUpperCase();
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, place) => hex.slice(cuts[place], end))
    .join('-');
}
