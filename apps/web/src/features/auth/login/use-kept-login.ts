import { holdPassword } from '../password/password-in-memory.ts';
import type { LoginPayload } from '../session/open-session.ts';
import { useCredentialUpdate } from './use-remembered-credentials.ts';

/** What a form signed in with. */
export interface FirstStep {
  readonly payload: LoginPayload;
  readonly isKept: boolean;
}

/** After a login, keeps what this document and this device remember of it; the account is the name in the session. */
export function useKeptLogin(): (first: FirstStep, userName: string) => Promise<void> {
  const remember = useCredentialUpdate();
  return async ({ payload, isKept }, userName) => {
    const { type, password } = payload;
    holdPassword(type === 'username' ? { userName, password } : undefined);
    await remember(payload, userName, isKept);
  };
}
