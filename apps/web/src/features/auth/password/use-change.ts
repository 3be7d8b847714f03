import { useState } from 'react';
import { arePasswordsSame } from '@maidan/contract/rules';
import { useFailureText } from '#platform/api/failure-text.ts';
import { memberInfoQuery } from '#platform/session/member-info.ts';
import { queryClient } from '#platform/api/query.ts';
import { rememberCredentials, rememberedCredentials } from '../login/remembered-credentials.ts';
import { useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure, captchaOf } from '../auth.model.ts';
import type { Captcha } from '../auth.model.ts';
import { newCaptcha } from '../captcha/captcha-field.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import { hasFaults } from '../form/faults.ts';
import type { Faults, Values } from '../form/faults.ts';
import { useDelayed } from '../form/use-delayed.ts';
import { useBusyMessage } from '../form/use-busy-message.ts';
import { usePicture } from '../captcha/use-picture.ts';
import { isSamePassword, newPasswordFaults } from '../forgot/forgot.model.ts';
import { heldPassword, holdPassword } from './password-in-memory.ts';
import { changePassword } from './calls.ts';
import { useCaptchaWhereNeeded } from '../captcha/use-captcha.ts';
import type { Rules } from '../register/register.model.ts';
import { changePayload, checkChange } from './change.model.ts';

/** The confirmation is shown this long, in milliseconds, before the form goes home (PSW-34, PSW-37). */
const CONFIRMATION_MS = 1000;

interface ChangeOptions {
  rules: Rules;
  /** False for a member without a password, who is not asked for an old one. */
  hasPassword: boolean;
  posted: Faults | undefined;
  /** The picture that came with the page. */
  captcha?: Captcha | undefined;
  /** Called one second after the change. */
  onDone: () => void;
}

/** State and steps of changing the password. */
export function useChange(options: ChangeOptions) {
  const { rules, hasPassword, posted, onDone } = options;
  const { t } = useWords();
  const toast = useToast();
  const failureText = useFailureText();
  const wait = useWait();
  const showBusy = useBusyMessage();
  const account = useSession()?.userName;
  const [held] = useState(heldPassword(account));
  const [isSame, setIsSame] = useState(false);
  const picture = useAskedPicture(options.captcha);
  const { captcha, setCaptcha } = picture;
  const leaving = useDelayed(CONFIRMATION_MS, onDone);
  const asksOldPassword = hasPassword && held === undefined;
  const asks = { oldPassword: asksOldPassword, captcha: captcha !== undefined };
  const form = useCheckedForm({
    speaks: 'when_left',
    posted,
    check: (values) => checkChange(values, rules, asks),
  });

  /**
   * The form itself adds no message (PSW-38); a toast says why, as after every refused action (MSG-16). A fault of the
   * new password is shown under it.
   */
  async function fail(error: unknown): Promise<void> {
    const failure = asFailure(error);
    const named = newPasswordFaults(failure.code, failure.params);
    if (isSamePassword(failure.code)) setIsSame(true);
    else if (hasFaults(named)) form.refuse(named);
    else toast.show({ text: failureText(failure), tone: 'danger', duration: 'long' });
    const next = captchaOf(failure.value);
    if (next || captcha) setCaptcha(next ?? (await newCaptcha('text')));
  }

  async function send(values: Values): Promise<void> {
    const payload = changePayload(values, held);
    if (arePasswordsSame(payload.newPassword, payload.oldPassword)) return setIsSame(true);
    const work = (signal: AbortSignal) =>
      showBusy(t('auth.change.sending'), () =>
        picture.send((proof) => changePassword({ ...payload, ...proof }, signal), signal),
      );
    try {
      if (!(await wait.run(work))) return;
      holdPassword(undefined);
      // The next reader fetches it again. Doing so here would make the open form ask for the password that was just
      // set.
      await queryClient().invalidateQueries({ ...memberInfoQuery(), refetchType: 'none' });
      await replaceRemembered(account, payload.newPassword);
      toast.show({ text: t('auth.changes_saved'), tone: 'success', duration: 'brief' });
      leaving.begin();
    } catch (error) {
      await fail(error).catch((again: unknown) => asFailure(again));
    }
  }

  return {
    form,
    wait,
    asksOldPassword,
    picture,
    isSame,
    closeSame: () => setIsSame(false),
    submit: form.submit(send, wait.isBusy || leaving.isPending),
  };
}

/** The picture on a site that asks for one, fetched when none came with the page. */
function useAskedPicture(given: Captcha | undefined) {
  const { captchaOnPasswordChange } = useSite().settings;
  const picture = usePicture(given);
  const isAsked = captchaOnPasswordChange && !picture.isProven;
  useCaptchaWhereNeeded(isAsked && 'text', picture.captcha, picture.setCaptcha);
  return picture;
}

/**
 * Replaces the password that this device remembers for the account (PSW-36). On a shared phone it may remember another
 * account, which stays.
 */
async function replaceRemembered(account: string | undefined, password: string): Promise<void> {
  const remembered = await rememberedCredentials();
  if (!remembered || remembered.account !== account || remembered.password === '') return;
  await rememberCredentials({ ...remembered, password });
}
