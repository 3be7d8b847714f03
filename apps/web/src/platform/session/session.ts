import { createContext, use } from 'react';
import { isAgentType, MEMBER_TYPE } from '@maidan/contract/constants';
import { writeStored, readStored } from '../device/storage.ts';
import type { SessionInfo } from '../api/request-scope.ts';
import { SESSION_KEY } from './names.ts';
import { writeSessionCache } from './cache.ts';
import { bindIntent } from './intent.ts';
import { createWatchers } from '../page/watchers.ts';

/** Name under which session storage holds the name of a trial user (SESS-03). */
const TRIAL_USER = 'trialUser';

/** The session as components see it. */
export interface BrowserSession {
  readonly info: SessionInfo | undefined;
  /** Token for the forms of a member's page. */
  readonly formToken: string | undefined;
  /** The document was requested with a session that is dead. */
  readonly hasEnded?: boolean | undefined;
}

/** Gives the session of the page to all components; the shell provides it. */
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

/** Whether the document was requested with a session that is dead. */
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

/** Whether the session belongs to a real account, which has a password. */
export function isFormalMember(session: SessionInfo | undefined): boolean {
  return session !== undefined && !isTrialUser(session);
}

/**
 * Key of the flag autoLogin in local storage (SESS-04): 1 when the session stays after the browser closes, otherwise 0.
 */
export const AUTO_LOGIN_KEY = 'autoLogin';
/** Header with which a sign-in asks web for a session that stays after the browser closes (SESS-05). */
export const KEEP_SESSION_HEADER = 'Maidan-Keep-Session';

/**
 * Makes storage follow the session of the page; both are written and cleared together (SESS-26, X-23). Tells the other
 * tabs who is signed in, and also the watchers in this one when the member changed.
 */
export function storeSession(info: SessionInfo | undefined): void {
  if (info && !isStored(info)) bindIntent(info.userName);
  writeStored(SESSION_KEY, info && JSON.stringify(info));
  unkeptToken = readStored(SESSION_KEY) === null ? info?.token : undefined;
  writeSessionCache(TRIAL_USER, isTrialUser(info) ? info?.userName : undefined);
  if (!info) setAutoLogin(false);
  const former = known;
  known = info?.userName ?? '';
  // A page that learns only now who its reader is has nothing of another member, and nothing to tell.
  if (former === undefined || former === known) return;
  memberWatchers.tell();
  // A tab that only follows repeats the message; for tabs that know it already it is no news, so it does not go round
  // in circles.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of its origin only
  channel?.postMessage(known);
}

/** Whether a session of this member is stored, by this document or by another tab. */
function isStored({ userName }: SessionInfo): boolean {
  return readStored(SESSION_KEY)?.includes(`"userName":${JSON.stringify(userName)}`) === true;
}

/** Sets the flag autoLogin (SESS-04, SESS-05, SESS-16). */
export function setAutoLogin(isOn: boolean): void {
  writeStored(AUTO_LOGIN_KEY, isOn ? '1' : '0');
}

/** The session's token when storage is full or forbidden; it lasts as long as the document. */
let unkeptToken: string | undefined;

/** The token for calls of scripts, as the page or the last sign-in stored it. */
export function scriptToken(): string | undefined {
  const text = readStored(SESSION_KEY);
  if (!text) return unkeptToken;
  try {
    const { token } = JSON.parse(text) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    writeStored(SESSION_KEY, undefined);
    return undefined;
  }
}

/** The reader of this document, empty for a visitor; undefined until it is known. */
let known: string | undefined;
const memberWatchers = createWatchers();
/** The channel to the other tabs, while this one watches them. */
let channel: BroadcastChannel | undefined;

/**
 * Calls back when another member signs in in this document, or the member signs out; the returned function ends this.
 */
export const watchMember = memberWatchers.watch;

/**
 * Calls back when another tab has signed in or out; the returned function ends this. The channel works even where
 * storage is forbidden; storage also shows what something else has cleared.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // An event without a key means that the other tab has cleared everything.
    if (event.key === SESSION_KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  const endStorage = () => window.removeEventListener('storage', listen);
  // Safari has channels from 15.4 on; older versions rely on storage alone.
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

/** Reports that the gateway does not know the session of a call any more. */
export const reportDeadSession = deathWatchers.tell;

/** Calls back whenever a call met a dead session; the returned function ends this. */
export const watchDeadSession = deathWatchers.watch;
