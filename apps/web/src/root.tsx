import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { data, Outlet, useRouteLoaderData } from 'react-router';
import { compileCatalogue } from '@maidan/i18n/compile';
import { requestScope } from '#platform/request-scope.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import { toBrowserSettings } from '#platform/site.tsx';
import { loadWordsInBrowser } from '#platform/words-loader.ts';
import { AppFrame } from '#shell/app-frame.tsx';
import { DocumentHtml } from '#shell/document-html.tsx';
import type { ClosedSite } from '#shell/status-page.tsx';
import type { Route } from './+types/root.ts';
import '@maidan/site/files/fonts/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';

// Pages of bad days: no visitor of an open site pays for them.
const StatusPage = lazy(() => import('#shell/status-page.tsx').then((module) => ({ default: module.StatusPage })));
const RouteFailure = lazy(async () => {
  const [module] = await Promise.all([import('#shell/route-failure.tsx'), loadWordsInBrowser(['errors'])]);
  return { default: module.RouteFailure };
});

const STATUS_CODES = { 0: 200, 1: 503, 2: 451 } as const;

/** What every page knows: the site, the reader's language, the session. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { settings } = scope.site;
  const { status, location } = scope.status;
  return data(
    {
      settings: toBrowserSettings(settings),
      themeCss: settings.theme.css,
      defaultTheme: settings.theme.default,
      barColour: settings.theme.barColour,
      locale: scope.locale,
      digits: scope.digits,
      overrides: compileCatalogue(settings.texts[scope.locale]),
      session: scope.session,
      formToken: scope.formToken,
      closed: status === 0 ? undefined : { status, address: location.ip, endsAt: settings.maintenance.endsAt },
      origin: scope.origin,
    },
    { status: STATUS_CODES[status] },
  );
}

export const shouldRevalidate = keepDataOnPopup;

/** The data of the root loader, wherever a component stands. Undefined only while the root itself failed. */
export type RootData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return <DocumentHtml root={root}>{children}</DocumentHtml>;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  if (loaderData.closed) return <Closed closed={loaderData.closed} />;
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  if (root?.closed) return <Closed closed={root.closed} />;
  return (
    <Suspense>
      <RouteFailure error={error} />
    </Suspense>
  );
}

function Closed({ closed }: { closed: ClosedSite }) {
  return (
    <Suspense>
      <StatusPage closed={closed} />
    </Suspense>
  );
}
