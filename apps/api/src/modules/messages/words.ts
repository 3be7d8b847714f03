import { textIn } from '@maidan/contract/localised';
import type { Locale, Translator } from '@maidan/i18n';
import type { SiteView } from '#platform/http/request-context.ts';
import { siteWords } from '#platform/content/site-words.ts';

/**
 * What a message is written with: the texts of one language, with the site's own texts in front, and the site's name.
 */
export interface MessageWords {
  readonly locale: Locale;
  readonly t: Translator['t'];
  readonly format: Translator['format'];
  /** The site's name in the language. */
  readonly siteName: string;
}

/** The texts for messages of a site, in the language asked for when the site offers it, otherwise in its default. */
export async function messageWords(
  site: Pick<SiteView, 'settings'>,
  language: string | undefined,
): Promise<MessageWords> {
  const { locale, t, format } = await siteWords(site, 'messages', { language });
  return { locale, t, format, siteName: textIn(site.settings.name, locale) };
}
