import { createStaticHandler } from 'react-router';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { MessageKey } from '@maidan/i18n';
import type { PublicSiteSettings } from '@maidan/site';
import { screenOf } from '#platform/page/screen.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import type { TestScope } from '#platform/testing/test-scope.ts';
import routes from '../../routes.ts';

type Screen = Pick<RouteObject, 'loader' | 'handle'> & { default: unknown };

const modules = import.meta.glob<Screen>('/src/{features,shell}/**/*-screen.tsx');

/** The routes of all screens. They have the same parent, which only catches their failures. */
export const screenRoutes = (routes as RouteConfigEntry[]).flatMap(
  ({ children }) => children ?? [],
);

const loaded = await Promise.all(screenRoutes.map(toRouteObject));
const { query } = createStaticHandler(loaded, { basename: '/m' });

async function toRouteObject({ id, path, index, file }: RouteConfigEntry): Promise<RouteObject> {
  const module = await modules[`/src/${file}`]?.();
  if (!module) throw new Error(`${file} of the route table is no screen`);
  const { loader, handle } = module;
  const shown = { ...(loader ? { loader } : {}), handle: { file, handle } };
  return index
    ? { ...shown, id: id ?? file, index }
    : { ...shown, id: id ?? file, path: path ?? '' };
}

/** What the route table answers: a screen with its title, or another address. */
export type RouteAnswer =
  | {
      readonly file: string;
      readonly titleKey: MessageKey | undefined;
      readonly status: number;
    }
  | { readonly leadsTo: string | null };

/**
 * What an address answers on a licensed site with these flags: the screen with its title, or the address to which it
 * redirects. `type` is that of the member who asks, undefined of a visitor.
 */
export async function routeAnswerOf(
  address: string,
  type: number | undefined,
  whitelabel: PublicSiteSettings['whitelabel'],
): Promise<RouteAnswer> {
  const { context } = await scopeOf(type, whitelabel);
  const request = new Request(`http://lobby.example${address}`);
  const answer = await query(request, { requestContext: context });
  if (answer instanceof Response) return { leadsTo: answer.headers.get('Location') };
  return { ...shownIn(answer), status: answer.statusCode };
}

const scopes = new Map<string, Promise<TestScope>>();

/** The context of a reader's requests, made once because making its key takes time. */
function scopeOf(
  type: number | undefined,
  whitelabel: PublicSiteSettings['whitelabel'],
): Promise<TestScope> {
  const session = type === undefined ? {} : { session: { ...TEST_SESSION, type } };
  const key = JSON.stringify([type, whitelabel]);
  const made =
    scopes.get(key) ?? testScope({ ...session, settings: { whitelabel, playMode: 'licensed' } });
  scopes.set(key, made);
  return made;
}

function shownIn({ matches, errors }: StaticHandlerContext) {
  if (errors) throw Object.values(errors)[0];
  const [match] = matches;
  if (!match) throw new Error('No route matched');
  const { file, handle } = match.route.handle as { file: string; handle: unknown };
  return { file, titleKey: screenOf([{ handle, pathname: match.pathname }])?.titleKey };
}
