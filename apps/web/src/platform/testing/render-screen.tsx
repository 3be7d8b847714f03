import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { NOUNS } from '@maidan/i18n';
import type { Locale } from '@maidan/i18n';
import { digitsIn } from '@maidan/site';
import type { PublicSiteSettings } from '@maidan/site';
import type { SessionInfo } from '../api/request-scope.ts';
import type { ScreenHandle } from '../page/screen.ts';
import { SessionContext, storeSession } from '../session/session.ts';
import { SiteProvider, toBrowserSettings } from '../site/site.tsx';
import { ToastContext } from '../page/toast.tsx';
import type { Toast } from '../page/toast.tsx';
import { loadWords } from '../words/loader.ts';
import { WordsProvider } from '../words/words.tsx';
import { testSettings } from './site-settings.ts';

/** How a test shows a component; every option has a default. */
export interface RenderOptions {
  /** What the screen's loader answered. */
  readonly loaderData?: unknown;
  /** What `useMatches` gives for the screen's route, for popups that read the screen under them. */
  readonly routeData?: unknown;
  /** What the root's loader answered, for what speaks of the whole document. */
  readonly rootData?: unknown;
  /** What the screen's route tells the shell. */
  readonly handle?: ScreenHandle;
  /** Paths that were visited before the screen, oldest first. */
  readonly earlier?: readonly string[];
  /** What a plain post of the screen's form answered. */
  readonly actionData?: unknown;
  readonly session?: SessionInfo;
  readonly locale?: Locale;
  readonly settings?: Partial<PublicSiteSettings>;
  /** Path of the screen, without the base. */
  readonly path?: string;
  /** State of the history entry, such as an open popup. */
  readonly state?: unknown;
  /** Called for every address that is opened, with path and query. */
  readonly onVisit?: (address: string) => void;
}

/** What a test looks at beside the page. */
export interface RenderedScreen extends RenderResult {
  readonly toasts: Toast[];
  /** Texts of the loading messages that are shown now. */
  readonly busy: string[];
}

/** A member as most tests need one. */
export const TEST_SESSION: SessionInfo = {
  token: 'script-token',
  merchantCode: 'TEST',
  userName: 'rafi_88',
  type: 0,
  firstTimeLogin: false,
};

/** Shows a screen or popup as the shell would: router, site, real words, session, toasts. */
export async function renderScreen(
  Screen: ComponentType<never>,
  options: RenderOptions = {},
): Promise<RenderedScreen> {
  const { locale = 'en', session, path = '/here', earlier = [], state } = options;
  await loadWords(locale, NOUNS);
  // As on a page, calls of scripts carry the token of the stored session.
  if (session) storeSession(session);
  document.documentElement.lang = locale;
  const settings = toBrowserSettings(testSettings(options.settings), locale);
  const toasts: Toast[] = [];
  const busy: string[] = [];
  const [pathname = path] = path.split('?');
  const Stub = createRoutesStub(routesOf(Screen, pathname, options));
  const result = render(
    <SiteProvider settings={settings}>
      <WordsProvider
        locale={locale}
        digits={digitsIn(settings.numerals, locale)}
        timeZone={settings.timeZone}
        currency={settings.currency}
        overrides={{}}
      >
        <SessionContext value={{ info: session, formToken: session && 'form-token' }}>
          <ToastContext
            value={{
              show: (toast) => {
                toasts.push(toast);
                return () => toasts.splice(toasts.indexOf(toast), 1);
              },
              showBusy: (text) => {
                busy.push(text);
                return () => {
                  if (busy.includes(text)) busy.splice(busy.indexOf(text), 1);
                };
              },
            }}
          >
            <Stub
              hydrationData={{
                loaderData: { root: options.rootData, screen: options.routeData },
              }}
              initialEntries={[
                ...earlier,
                { pathname, search: path.slice(pathname.length), state },
              ]}
              initialIndex={earlier.length}
            />
          </ToastContext>
        </SessionContext>
      </WordsProvider>
    </SiteProvider>,
  );
  return Object.assign(result, { toasts, busy });
}

type StubRoutes = Parameters<typeof createRoutesStub>[0];

/** The screen at its path, and an empty page at every other path. */
function routesOf(Screen: ComponentType<never>, path: string, options: RenderOptions): StubRoutes {
  const { loaderData = null, actionData, routeData, rootData, handle, onVisit } = options;
  const Shown = Screen as ComponentType<{ loaderData: unknown; actionData: unknown }>;
  const routes: StubRoutes = [
    {
      id: 'screen',
      path,
      handle,
      Component: () => <Shown loaderData={loaderData} actionData={actionData} />,
      ...answering(routeData),
    },
    {
      path: '*',
      Component: () => null,
      loader: ({ request }) => {
        const { pathname: visited, search } = new URL(request.url);
        onVisit?.(`${visited}${search}`);
        return null;
      },
      HydrateFallback: () => null,
    },
  ];
  if (rootData === undefined) return routes;
  return [{ id: 'root', path: '/', ...answering(rootData), children: routes }];
}

function answering(data: unknown) {
  return data === undefined ? {} : { loader: () => data, HydrateFallback: () => null };
}
