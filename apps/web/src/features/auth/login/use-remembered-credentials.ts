import { useEffect, useEffectEvent, useState } from 'react';
import { rememberCredentials, rememberedCredentials } from './remembered-credentials.ts';
import type { RememberedCredentials } from './remembered-credentials.ts';
import { logFault } from '#platform/page/log.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { withPlus } from '../phone/use-dialling-code.ts';
import type { LoginPayload } from '../session/open-session.ts';
import type { LoginMethod } from './login.model.ts';

/** Credentials of the last login, in the shape that the form takes. */
export interface RestoredCredentials {
  readonly method: LoginMethod;
  /** Texts by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly diallingCode: string | undefined;
}

/** Restores once what the last login left on this device, if it left anything. */
export function useRestoredCredentials(
  isWanted: boolean,
  onRestored: (restored: RestoredCredentials) => void,
): boolean {
  const [hasRestored, setHasRestored] = useState(false);
  const take = useEffectEvent((credentials: RememberedCredentials) => {
    onRestored(restoredOf(credentials));
    setHasRestored(true);
  });
  useEffect(() => {
    if (!isWanted) return;
    rememberedCredentials().then(
      (credentials) => credentials && take(credentials),
      (error: unknown) => logFault('Remembered credentials could not be read', error),
    );
  }, [isWanted]);
  return hasRestored;
}

function restoredOf(credentials: RememberedCredentials): RestoredCredentials {
  const { type, username, password, countryDialingCode } = credentials;
  if (countryDialingCode === '')
    return { method: 'username', fields: { username, password }, diallingCode: undefined };
  const isByCode = type !== 'username';
  return {
    method: isByCode ? 'mobile_code' : 'mobile_password',
    fields: { mobileNum: username, ...(isByCode ? {} : { password }) },
    diallingCode: withPlus(countryDialingCode),
  };
}

/**
 * After a login, updates what this device remembers (LOGIN-26, LOGIN-27). After a login by SMS it keeps the number,
 * because the code is used up. The account is the name in the session. A browser that cannot seal a password says that
 * it keeps none.
 */
export function useCredentialUpdate(): (
  payload: LoginPayload,
  account: string,
  isWanted: boolean,
) => Promise<void> {
  const toast = useToast();
  const { t } = useWords();
  return async ({ type, username, password, countryDialingCode = '' }, account, isWanted) => {
    const credentials = {
      type,
      username,
      password: type === 'username' ? password : '',
      countryDialingCode: countryDialingCode.replace('+', ''),
      account,
    };
    const isKept = await rememberCredentials(isWanted ? credentials : undefined);
    if (isWanted && !isKept)
      toast.show({ text: t('auth.login.not_remembered'), duration: 'short' });
  };
}
