import { useLocation } from 'react-router';
import { canonicalPath } from '#platform/page/address.ts';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import type { RootData } from '#platform/site/root-data.ts';
import { pathOf } from '#screen-facts.ts';

/**
 * What search engines read of a site on its home page: its name, and how its games are searched (schema.org, `WebSite`
 * with a `SearchAction`). It says nothing that the page does not. Only the server renders it, since whoever reads it runs
 * no scripts.
 */
export function StructuredData({ root: { origin, settings } }: { root: RootData }) {
  const { pathname } = useLocation();
  if (canonicalPath(pathname) !== '/home') return null;
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: settings.name,
    url: `${origin}/m/home`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/m/${pathOf('search')}?gameName={name}`,
      'query-input': 'required name=name',
    },
  };
  // A name with a tag in it must not end the element.
  const text = JSON.stringify(site).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(text) }}
    />
  );
}
