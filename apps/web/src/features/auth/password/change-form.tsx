import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { FormToken } from '#platform/session/form-token.tsx';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import type { Captcha } from '../auth.model.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CheckedPassword } from '../form/checked-field.tsx';
import { useFaultText } from '../form/fault-text.ts';
import type { Faults } from '../form/faults.ts';
import { NewPasswordPair } from './strength.tsx';
import { passwordRule } from '../forgot/forgot.model.ts';
import { PictureProof } from '../human/human-place.tsx';
import type { Rules } from '../register/register.model.ts';
import { useChange } from './use-change.ts';

interface ChangeFormProps {
  rules: Rules;
  /** False for a member who sets a password for the first time. */
  hasPassword: boolean;
  /** Faults in the answer to a plain post. */
  posted?: Faults | undefined;
  /** The picture that came with the page, if the site asks for one. */
  captcha?: Captcha | undefined;
  /** Called one second after the change. */
  onDone: () => void;
}

/**
 * The form that changes the password (PSW-27 to PSW-39). It works as a plain form; with script the body leaves the
 * browser sealed.
 */
export function ChangeForm({
  rules,
  hasPassword,
  posted,
  captcha: given,
  onDone,
}: ChangeFormProps) {
  const { t } = useWords();
  const faultText = useFaultText();
  const userName = useSession()?.userName;
  const { form, wait, ...change } = useChange({
    rules,
    hasPassword,
    posted,
    captcha: given,
    onDone,
  });
  const { attach } = form;
  const { captcha, setCaptcha, giveUp } = change.picture;
  return (
    <>
      <form ref={attach} method="post" action="/m/changePsw" noValidate onSubmit={change.submit}>
        <FormToken />
        {/* Tells a password manager for which account the password changes. */}
        <input hidden readOnly autoComplete="username" value={userName ?? ''} />
        <Stack gap={4}>
          <Note tone="neutral">{t(hasPassword ? 'auth.change.text' : 'auth.change.first')}</Note>
          {change.asksOldPassword && (
            <CheckedPassword
              form={form}
              name="oldPassword"
              label={t('auth.field.oldPassword')}
              autoComplete="current-password"
              enterKeyHint="next"
            />
          )}
          <NewPasswordPair form={form} rule={passwordRule(rules)} />
          {captcha && (
            <CaptchaField
              captcha={captcha}
              takes="text"
              onNew={setCaptcha}
              onUnreadable={giveUp}
              messages={(form.faults['captcha'] ?? []).map((fault) => faultText('captcha', fault))}
            />
          )}
          <PictureProof picture={change.picture} />
          <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
            {t(wait.isBusy ? 'auth.change.sending' : 'auth.change.submit')}
          </Button>
          <SlowNote {...wait.note} />
        </Stack>
      </form>
      <SamePassword isOpen={change.isSame} onClose={change.closeSame} />
    </>
  );
}

/** Says that the new password is the old one; nothing was sent (PSW-29, MSG-28). */
function SamePassword({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isAlert
      title={t('auth.new_old_same')}
      emblem={{ icon: 'lock-key-duotone', tone: 'info' }}
      text={<p>{t('auth.same_password')}</p>}
      actions={
        <Button kind="primary" width="grow" onClick={onClose}>
          {t('auth.change.understood')}
        </Button>
      }
    />
  );
}
