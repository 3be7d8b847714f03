import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { data, Outlet, useRouteLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { requestScope } from '#platform/api/request-scope.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { rootDataOf, rootDataOrKnown, STATUS_CODES } from '#platform/site/root-data.ts';
import type { RootData } from '#platform/site/root-data.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';
import { AppFrame } from '#shell/frame/app-frame.tsx';
import { DocumentHtml } from '#shell/document/html.tsx';
import { DocumentFailure } from '#shell/status/document-failure.tsx';
import type { ClosedSite } from '#shell/status/closed-site.tsx';
import type { Route } from './+types/root.ts';
import '@maidan/site/files/fonts/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';

// Loaded only while the site is closed, so that no other visitor pays for it.
const StatusPage = lazy(() =>
  Promise.all([import('#shell/status/closed-site.tsx'), loadWordsInBrowser(['status'])]).then(
    ([module]) => ({ default: module.StatusPage }),
  ),
);

/** Gives what every page needs, with the status code of a closed site (SHELL-65 to SHELL-67). */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return data(rootDataOf(scope), { status: STATUS_CODES[scope.status.status] });
}

/** Keeps the known site and session while the server does not answer. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<RootData> {
  return rootDataOrKnown(() => serverLoader<typeof loader>());
}

export const shouldRevalidate = keepDataOnPopup;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
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
  const root = useRouteLoaderData<RootData>('root');
  if (root?.closed) return <Closed closed={root.closed} />;
  return <DocumentFailure error={error} />;
}

function Closed({ closed }: { closed: ClosedSite }) {
  return (
    <Suspense>
      <StatusPage closed={closed} />
    </Suspense>
  );
}
