import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { useFailureText } from '#platform/failure-text.ts';
import { useWords } from '#platform/words.tsx';
import { useSignOutForm } from './use-sign-out-form.ts';

interface SignOutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The question before signing out (SESS-11, SESS-12, MSG-45): staying on the left, leaving on the right. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { form, formToken, isBusy, failure, submit } = useSignOutForm();
  return (
    <form ref={form} method="post" action="/m/logout" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="formToken" value={formToken ?? ''} />
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('auth.sign_out.sure')}
        emblem={{ icon: 'sign-out-bold', tone: 'danger' }}
        text={
          <>
            <p>{t('auth.sign_out.text')}</p>
            {failure && (
              <Note tone="danger" isAlert>
                {failureText(failure)}
              </Note>
            )}
          </>
        }
        actions={
          <>
            <Button width="grow" onClick={onClose} isDisabled={isBusy}>
              {t('auth.sign_out.cancel')}
            </Button>
            <Button type="submit" kind="danger" width="grow" isBusy={isBusy}>
              {t(isBusy ? 'auth.sign_out.wait' : 'auth.sign_out.submit')}
            </Button>
          </>
        }
      />
    </form>
  );
}
