import { clearTextFailure } from '../form/clear-text.ts';
import { dataOf } from '#platform/api/failure.ts';
import { gatewayFailure, toFailureData } from '#platform/api/posted-form.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { seal } from '#platform/sealing/seal.ts';
import { hasFaults } from '../form/faults.ts';
import type { Values } from '../form/faults.ts';
import { faultsOfFailure, toRules } from '../register/register.model.ts';
import { checkMailForm, checkNewPassword, newPasswordFaults } from './forgot.model.ts';
import type { PostedLink } from './link-form.tsx';
import type { PostedMailRecovery } from './mail-form.tsx';

/** Handles recovery by mail from a plain form. */
export async function postMailRecovery(
  scope: RequestScope,
  values: Values,
): Promise<PostedMailRecovery> {
  const { username = '', email = '' } = values;
  const kept = { username, email };
  const faults = checkMailForm(values, toRules(scope.site.settings.register));
  if (hasFaults(faults)) return { isSent: false, values: kept, faults };
  const body = { username: username.trim(), email: email.trim(), language: scope.locale };
  try {
    const answer = await scope.api.POST('/account/password/recover', {
      body,
      bodySerializer: (fields) => new URLSearchParams({ ...fields }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    dataOf(answer);
    return { isSent: true, values: {}, faults: {} };
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    const named = faultsOfFailure(failure.code, failure.params);
    return { isSent: false, values: kept, faults: named, failure: toFailureData(failure) };
  }
}

/** Sets the new password of a recovery link from a plain form; web seals the body for the visitor. */
export async function postLink(scope: RequestScope, values: Values): Promise<PostedLink> {
  const inClear = clearTextFailure(scope);
  if (inClear) return { isSet: false, faults: {}, failure: toFailureData(inClear) };
  const faults = checkNewPassword(values, toRules(scope.site.settings.register));
  if (hasFaults(faults)) return { isSet: false, faults };
  const { token = '', newPassword = '', confirmNewPassword = '' } = values;
  const { encryption, body } = await seal(
    { token, newPassword, confirmNewPassword },
    scope.sealingKey,
    'POST /account/password/reset',
  );
  try {
    const params = { header: { Encryption: encryption } };
    dataOf(await scope.api.POST('/account/password/reset', { body, params }));
    return { isSet: true, faults: {} };
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    const named = newPasswordFaults(failure.code, failure.params);
    if (hasFaults(named)) return { isSet: false, faults: named };
    return { isSet: false, faults: {}, failure: toFailureData(failure) };
  }
}
