import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { canonicalPath } from '#platform/page/address.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { RootData } from '#platform/site/root-data.ts';
import { identityOf, ShareMeta } from './share-meta.tsx';

/**
 * What search engines and link previews read: title, description, canonical address and the other languages. A screen
 * that writes its own title element leaves out the one here, because a document may have only one.
 */
export function PageMeta({ title, titlesItself }: { title: string; titlesItself?: true }) {
  const { t, locale } = useWords();
  const { settings } = useSite();
  const root = useRouteLoaderData<RootData>('root');
  const { pathname, search } = useLocation();
  const site = settings.name;
  const matches = useMatches();
  const path = canonicalPath(pathname, matches[matches.length - 1]?.id);
  const page = `${root?.origin ?? ''}/m${path}?${identityOf(path, search)}`;
  const address = (language: string) => `${page}lang=${language}`;
  const fullTitle = t('site.document_title', { title, site });
  return (
    <>
      {!titlesItself && <title>{fullTitle}</title>}
      <meta name="description" content={t('site.description', { site })} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={site} />
      {import.meta.env.SSR && <ShareMeta address={address(locale)} />}
      <link rel="canonical" href={address(locale)} />
      {settings.locales.offered.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
    </>
  );
}
