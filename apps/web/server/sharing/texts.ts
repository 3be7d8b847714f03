import { hiddenPaths } from './found-pages.ts';

/** Characters that have a meaning of their own in XML. */
const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => XML[sign] ?? sign);

/** The `robots.txt` of an open site (RFC 9309), with the address of its sitemap. */
export function robotsText(origin: string): string {
  const hidden = hiddenPaths().map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /m', ...hidden, '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** The `robots.txt` of a site that shows the asker nothing; the comment says why. */
export function closedRobotsText(reason: string): string {
  return `# ${reason}\nUser-agent: *\nDisallow: /\n`;
}

/**
 * A sitemap (sitemaps.org 0.9): each page once in each language of the site, beside the addresses of the others.
 *
 * @param pages paths with their parameters, as `readFoundPages` gives them
 */
export function sitemapText(
  origin: string,
  pages: readonly string[],
  languages: readonly string[],
): string {
  const addressOf = (page: string, language: string) =>
    escaped(`${origin}${page}${page.includes('?') ? '&' : '?'}lang=${language}`);
  const entries = pages.flatMap((page) => {
    const others = languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(page, language)}"/>`,
      )
      .join('');
    return languages.map(
      (language) => `<url><loc>${addressOf(page, language)}</loc>${others}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
