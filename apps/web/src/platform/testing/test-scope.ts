import { RouterContextProvider } from 'react-router';
import { createSite, digitsIn } from '@maidan/site';
import type { PublicSiteSettings } from '@maidan/site';
import type { Locale } from '@maidan/i18n';
import type { Session } from '@maidan/contract/types';
import { requestScope } from '../api/request-scope.ts';
import type { RequestScope, SessionInfo, SocialSignIn } from '../api/request-scope.ts';
import type { SealingKey } from '../sealing/seal.ts';
import { createServerApi } from '../api/server.ts';
import { testSettings } from './site-settings.ts';
import { testSealer } from './test-sealer.ts';

/** A request as loaders and actions see it, with a record of what they changed. */
export interface TestScope {
  readonly scope: RequestScope;
  /** For `loader({ context, … })`. */
  readonly context: RouterContextProvider;
  /** Sessions that were set, in order; undefined ended one. */
  readonly sessions: (Session | undefined)[];
  /** Languages that were set, in order. */
  readonly languages: Locale[];
  /** Social sign-ins that were set, in order; undefined ended one. */
  readonly socialSignIns: (SocialSignIn | undefined)[];
  /** Handles of codes that were kept, in order. */
  readonly codeHandles: string[];
  /** Messages that were logged as errors. */
  readonly faults: string[];
}

interface TestScopeOptions {
  readonly session?: SessionInfo;
  readonly settings?: Partial<PublicSiteSettings>;
  readonly locale?: Locale;
  readonly socialSignIn?: SocialSignIn;
  readonly origin?: string;
}

/** Makes the scope of a request; its api calls the global `fetch`, which `fakeGateway` answers. */
export async function testScope(options: TestScopeOptions = {}): Promise<TestScope> {
  const { session, locale = 'en' } = options;
  const settings = testSettings(options.settings);
  const headers = session ? { Authorization: `Bearer ${session.token}` } : {};
  const sessions: (Session | undefined)[] = [];
  const languages: Locale[] = [];
  const socialSignIns: (SocialSignIn | undefined)[] = [];
  const codeHandles: string[] = [];
  const faults: string[] = [];
  const scope: RequestScope = {
    site: createSite(settings),
    settingsVersion: 1,
    contentVersion: 1,
    status: openStatus(),
    locale,
    digits: digitsIn(settings.numerals, locale),
    session,
    origin: options.origin ?? 'https://lobby.example',
    clientAddress: '127.0.0.1',
    development: false,
    nonce: 'test-nonce',
    isWhole: true,
    takesAvif: false,
    savesData: false,
    readerDevice: { platform: 'desktop', isSafariOfIos: false, ios: 'current' },
    signsProfiles: false,
    wordsChunks: {},
    filesOf: () => ({ sheets: [], scripts: [] }),
    api: createServerApi({ apiUrl: 'http://gateway.example', headers, timeoutMs: 5000 }),
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (_fields, message) => void faults.push(message),
    },
    reportFailure: () => undefined,
    sealingKey: await testSealingKey(),
    formToken: session && 'form-token',
    hasSessionEnded: false,
    socialSignIn: options.socialSignIn,
    setSocialSignIn: (next) => void socialSignIns.push(next),
    setCodeHandle: (handle) => void codeHandles.push(handle),
    setSession: (next) => {
      sessions.push(next);
      return next;
    },
    isFormToken: (text) => session === undefined || text === 'form-token',
    setLanguage: (next) => void languages.push(next),
  };
  const context = new RouterContextProvider();
  context.set(requestScope, scope);
  return { scope, context, sessions, languages, socialSignIns, codeHandles, faults };
}

/** A sealing key of a test; the fake gateway can open what is sealed with it. */
export async function testSealingKey(): Promise<SealingKey> {
  return (await testSealer()).key;
}

/** The status of a site that is open. */
export function openStatus(): RequestScope['status'] {
  const info = {
    customerService: [],
    domainRoute: '',
    mobileTemplate: {},
    paths: {},
    register: {},
    resources: [],
    whitelabel: {},
    mainDomain: 'lobby.example',
    imageCDNs: [],
  };
  return {
    status: 0,
    info,
    location: { ip: '127.0.0.1' },
    maintenance: false,
    regionRestriction: false,
  };
}

/** A form as a browser without script posts it. */
export function formPost(address: string, fields: Readonly<Record<string, string>>): Request {
  return new Request(`http://lobby.example${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}
