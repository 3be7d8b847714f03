import { createContext, use } from 'react';
import { isAgentType, MEMBER_TYPE } from '@maidan/contract/constants';
import { keep, readKept } from '../device/storage.ts';
import type { SessionInfo } from '../api/request-scope.ts';
import { SESSION_KEY } from './names.ts';
import { writeSessionCache } from './cache.ts';
import { createWatchers } from '../page/watchers.ts';

/** Name under which the session storage keeps the name of a trial user (SESS-03). */
const TRIAL_USER = 'trialUser';

/** The session as components see it. */
export interface BrowserSession {
  readonly info: SessionInfo | undefined;
  /** Token for the forms of a member's page. */
  readonly formToken: string | undefined;
  /** The document was asked for with a session that is dead. */
  readonly hasEnded?: boolean | undefined;
}

/** Carries the session of the page; the shell provides it. */
export const SessionContext = createContext<BrowserSession>({
  info: undefined,
  formToken: undefined,
});

/** The session of the page, or undefined for a visitor. */
export function useSession(): SessionInfo | undefined {
  return use(SessionContext).info;
}

/** Token that the forms of a member's page carry, or undefined for a visitor. */
export function useFormToken(): string | undefined {
  return use(SessionContext).formToken;
}

/** Whether the document was asked for with a session that is dead. */
export function useHasSessionEnded(): boolean {
  return use(SessionContext).hasEnded === true;
}

/** Whether the session is that of an agent (SESS-30). */
export function isAgent(session: SessionInfo | undefined): boolean {
  return session !== undefined && isAgentType(session.type);
}

/** Whether the session is that of a trial user. */
export function isTrialUser(session: SessionInfo | undefined): boolean {
  return session?.type === MEMBER_TYPE.trial;
}

/** Whether the session is that of somebody with an account, and so with a password, of their own. */
export function isFormalMember(session: SessionInfo | undefined): boolean {
  return session !== undefined && !isTrialUser(session);
}

/** Key of the flag autoLogin in local storage (SESS-04): 1 when the session outlives the browser, else 0. */
export const AUTO_LOGIN_KEY = 'autoLogin';
/** Header by which a sign-in asks web for a session that outlives the browser (SESS-05). */
export const KEEP_SESSION_HEADER = 'Maidan-Keep-Session';

/**
 * Keeps storage in step with the session that the page carries: both are written and cleared together (SESS-26, X-23).
 * Who is signed in is told to the other tabs, and to whoever watches for another member in this one.
 */
export function storeSession(info: SessionInfo | undefined): void {
  keep(SESSION_KEY, info && JSON.stringify(info));
  unkeptToken = readKept(SESSION_KEY) === null ? info?.token : undefined;
  writeSessionCache(TRIAL_USER, isTrialUser(info) ? info?.userName : undefined);
  if (!info) setAutoLogin(false);
  const former = known;
  known = info?.userName ?? '';
  // A page that only now learns whom it is for has nothing of another member, and nothing to tell.
  if (former === undefined || former === known) return;
  memberWatchers.tell();
  // A tab that only follows says it again; for those that know it already it is no news, so nothing goes round.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of its origin only
  channel?.postMessage(known);
}

/** Sets the flag autoLogin (SESS-04, SESS-05, SESS-16). */
export function setAutoLogin(isOn: boolean): void {
  keep(AUTO_LOGIN_KEY, isOn ? '1' : '0');
}

/** Token of the session where storage is full or forbidden: it lasts as long as the document. */
let unkeptToken: string | undefined;

/** Token of a script's calls, as the page or the last sign-in wrote it. */
export function scriptToken(): string | undefined {
  const text = readKept(SESSION_KEY);
  if (!text) return unkeptToken;
  try {
    const { token } = JSON.parse(text) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    keep(SESSION_KEY, undefined);
    return undefined;
  }
}

/** Whom this document is for, empty for a visitor; undefined until it knows. */
let known: string | undefined;
const memberWatchers = createWatchers();
/** To the other tabs, while this one watches them. */
let channel: BroadcastChannel | undefined;

/** Calls back when another member, or nobody any more, is signed in in this document; the returned function ends it. */
export const watchMember = memberWatchers.watch;

/**
 * Calls back when another tab has signed in or out; the returned function ends it. The channel also works where storage
 * is forbidden, the storage also tells of what was cleared without us.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // Without a key the other tab has cleared everything at once.
    if (event.key === SESSION_KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  const endStorage = () => window.removeEventListener('storage', listen);
  // Safari has channels from 15.4 on; before, the storage tells alone.
  if (!('BroadcastChannel' in window)) return endStorage;
  const tabs = new BroadcastChannel(SESSION_KEY);
  tabs.addEventListener('message', ({ data }) => {
    if (data !== known) onChange();
  });
  channel = tabs;
  return () => {
    endStorage();
    channel = undefined;
    tabs.close();
  };
}

const deathWatchers = createWatchers();

/** Tells that the gateway does not know the session of a call any more: a 401 is a dead session, always. */
export const reportDeadSession = deathWatchers.tell;

/** Calls back whenever a call met a dead session; the returned function ends it. */
export const watchDeadSession = deathWatchers.watch;
