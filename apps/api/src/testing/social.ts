// The steps of tests of social sign-in: configure a site, press the button, come back.
import { changeSetting } from './site/change-setting.ts';
import { HOST } from './test-app.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

type Site = keyof typeof HOST;
type Provider = 'google' | 'facebook';

/** Variable that holds the client secret in tests. */
export const SECRET_ENV = 'SITE_SECRET_SOCIAL_TEST';

const FLAGS = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const;

/** Switches a provider on for a site. */
export async function configure(
  app: TestApp,
  issuer: string,
  options: { site?: Site; provider?: Provider; more?: Record<string, unknown> } = {},
): Promise<void> {
  const { site = 'first', provider = 'google', more = {} } = options;
  const value = { clientId: 'the-site', secretEnv: SECRET_ENV, issuer, ...more };
  await set(app, site, `providers.${provider}`, value);
  await set(app, site, `whitelabel.${FLAGS[provider]}`, true);
}

/** Changes a setting of a site at once. */
export async function set(app: TestApp, siteId: Site, path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock: app.clock }, { siteId, path, value });
  await app.app.directory.refresh();
}

/** The address to which the provider sends a browser back. */
export function callbackOf(site: Site = 'first', provider: Provider = 'google'): string {
  return `http://${HOST[site]}/m/social/${provider}/callback`;
}

/** Presses the button. */
export function start(
  app: TestApp,
  options: { site?: Site; provider?: Provider; redirectUri?: string } = {},
): Promise<TestAnswer> {
  const { site = 'first', provider = 'google' } = options;
  const redirectUri = options.redirectUri ?? callbackOf(site, provider);
  return app.ask('POST', `/account/social/${provider}/start`, { site, body: { redirectUri } });
}

/** Visits the provider and returns the query with which it sends the browser back. */
export async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').search.slice(1);
}

/** Comes back with a ticket and a query. */
export function finish(
  app: TestApp,
  body: { ticket: string; query: string },
  options: { site?: Site; provider?: Provider; deviceId?: string } = {},
): Promise<TestAnswer> {
  const { site = 'first', provider = 'google', deviceId } = options;
  const device = deviceId ? { deviceId } : {};
  return app.ask('POST', `/account/social/${provider}/finish`, { site, body, ...device });
}

/** A complete sign-in. */
export async function signIn(
  app: TestApp,
  options: { site?: Site; provider?: Provider; deviceId?: string } = {},
): Promise<TestAnswer> {
  const { url, ticket } = (await start(app, options)).body.value;
  return finish(app, { ticket, query: await visit(url) }, options);
}
