import { createContext, use } from 'react';
import { isAgentType, MEMBER_TYPE } from '@maidan/contract/constants';
import { keep, readKept } from './device-storage.ts';
import type { SessionInfo } from './request-scope.ts';

/** Key of the session info in local storage (SESS-01). */
const STORAGE_KEY = 'MC_SESSION_INFO';

/** The session as components see it. */
export interface BrowserSession {
  readonly info: SessionInfo | undefined;
  /** Token for the forms of a member's page. */
  readonly formToken: string | undefined;
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

/** Whether the session is that of an agent (SESS-30). */
export function isAgent(session: SessionInfo | undefined): boolean {
  return session !== undefined && isAgentType(session.type);
}

/** Whether the session is that of a trial user. */
export function isTrialUser(session: SessionInfo | undefined): boolean {
  return session?.type === MEMBER_TYPE.trial;
}

/** Keeps storage in step with the session that the page carries: both are written and cleared together (SESS-26, X-23). */
export function storeSession(info: SessionInfo | undefined): void {
  keep(STORAGE_KEY, info && JSON.stringify(info));
}

/** Token of a script's calls, as the page or the last sign-in wrote it. */
export function scriptToken(): string | undefined {
  const text = readKept(STORAGE_KEY);
  if (!text) return undefined;
  try {
    const { token } = JSON.parse(text) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    keep(STORAGE_KEY, undefined);
    return undefined;
  }
}

/** Calls back when another tab has signed in or out; the returned function ends it. */
export function watchOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // Without a key the other tab has cleared everything at once.
    if (event.key === STORAGE_KEY || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

const deathWatchers = new Set<() => void>();

/** Tells that the gateway does not know the session of a call any more: a 401 is a dead session, always. */
export function reportDeadSession(): void {
  for (const onDead of deathWatchers) onDead();
}

/** Calls back whenever a call met a dead session; the returned function ends it. */
export function watchDeadSession(onDead: () => void): () => void {
  deathWatchers.add(onDead);
  return () => deathWatchers.delete(onDead);
}
