import { redirect, useNavigate } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { clearTextFailure } from '../form/clear-text.ts';
import { dataOf } from '#platform/api/failure.ts';
import { admit } from '#platform/session/admit.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toLoaderResult, toFailure } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { seal } from '#platform/sealing/seal.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import type { Captcha } from '../auth.model.ts';
import { ChangeForm } from './change-form.tsx';
import { changePayload, checkChange } from './change.model.ts';
import { hasFaults } from '../form/faults.ts';
import { newPasswordFaults } from '../forgot/forgot.model.ts';
import { FormLogo } from '../form/form-logo.tsx';
import { toRules } from '../register/register.model.ts';
import styles from '../auth.module.css';
import type { Route } from './+types/change-password-screen.ts';

/** The kind of every captcha except those of login and registration (CAPTCHA-05). */
const TEXT = { params: { query: { kind: 'text' } } } as const;

export const handle: ScreenHandle = {
  nouns: ['auth', 'errors'],
  titleKey: titleOf('changePassword'),
  header: 'back',
  hasTabBar: false,
};

/**
 * Sends a visitor home, who has no password to change (PSW-26). The picture comes with the page, so that it needs no
 * script (PSW-32).
 */
export async function loader(args: Route.LoaderArgs) {
  const scope = admit(args);
  const [hasOne, captcha] = await Promise.all([hasPassword(scope), pictureFor(scope)]);
  return { rules: toRules(scope.site.settings.register), hasPassword: hasOne, captcha };
}

/**
 * Whether the member has a password. When the gateway does not say, the form asks for the old one and the gateway
 * decides.
 */
async function hasPassword({ api }: RequestScope): Promise<boolean> {
  const member = await toLoaderResult(api.GET('/member/info').then(dataOf));
  return !member.ok || member.data.value.hasPassword;
}

/** The picture that the site asks for. When the gateway gives none now, it sends one with its refusal of the form. */
async function pictureFor({ api, log, site }: RequestScope): Promise<Captcha | undefined> {
  if (!site.settings.captchaOnPasswordChange) return undefined;
  try {
    return dataOf(await api.GET('/account/captcha', TEXT)).value;
  } catch (error) {
    gatewayFailure(error, log);
    return undefined;
  }
}

/** Handles the plain form: web seals the body for the member. */
export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const values = await postedForm(request, scope);
  const rules = toRules(scope.site.settings.register);
  const { captchaOnPasswordChange: captcha } = scope.site.settings;
  const asks = { oldPassword: await hasPassword(scope), captcha };
  const inClear = clearTextFailure(scope);
  if (inClear) return { faults: {}, failure: toFailureData(inClear) };
  const faults = checkChange(values, rules, asks);
  if (hasFaults(faults)) return { faults, failure: undefined };
  try {
    const { encryption, body } = await seal(
      changePayload(values, undefined),
      scope.sealingKey,
      'POST /account/v2/password',
    );
    const params = { header: { Encryption: encryption } };
    dataOf(await scope.api.POST('/account/v2/password', { body, params }));
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    const named = newPasswordFaults(failure.code, failure.params);
    if (hasFaults(named)) return { faults: named, failure: undefined };
    return { faults: {}, failure: toFailureData(failure) };
  }
  throw redirect('/home', 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ChangePasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const failureText = useFailureText();
  const navigate = useNavigate();
  const failure = actionData?.failure;
  return (
    <div className={styles.page}>
      <Stack gap={5} isPadded>
        <FormLogo />
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(toFailure(failure))}
          </Note>
        )}
        <ChangeForm
          rules={loaderData.rules}
          hasPassword={loaderData.hasPassword}
          posted={actionData?.faults}
          captcha={loaderData.captcha}
          onDone={() => void navigate('/home')}
        />
      </Stack>
    </div>
  );
}
