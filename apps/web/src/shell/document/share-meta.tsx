import { useLocation, useRouteLoaderData } from 'react-router';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { RootData } from '#platform/site/root-data.ts';

/** Pages whose parameter `id` says which one they are. */
const WITH_ID: ReadonlySet<string> = new Set(['/activityDetail', '/noticeDetail']);

/** What says which page an address shows, beside its path; empty for a page that its path alone names. */
export function identityOf(pathname: string, search: string): string {
  const id = WITH_ID.has(pathname) ? new URLSearchParams(search).get('id') : null;
  return id === null || !/^\d{1,10}$/.test(id) ? '' : `id=${id}&`;
}

/**
 * What link previews read beside title and description: the address and the picture of the page (The Open Graph
 * protocol, Twitter Cards). Only the server renders it, since whoever reads it runs no scripts.
 */
export function ShareMeta({ address }: { address: string }) {
  const { t } = useWords();
  const { settings } = useSite();
  const root = useRouteLoaderData<RootData>('root');
  const { pathname, search } = useLocation();
  const name = pathname.replaceAll(/[^\w-]/g, '') || 'home';
  const identity = identityOf(pathname, search).slice(0, -1);
  const picture = `${root?.origin ?? ''}/m/share/${name}.jpg${identity && `?${identity}`}`;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:description" content={t('site.description', { site: settings.name })} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
