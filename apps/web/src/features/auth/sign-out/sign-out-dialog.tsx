import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import { EverywhereButton } from './everywhere-button.tsx';
import { useSignOutForm } from './use-sign-out-form.ts';

interface SignOutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The question before signing out (SESS-11, SESS-12, MSG-45): staying on the left, leaving on the right. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { form, wait, failure, submit, isEverywhere, hasDevices } = useSignOutForm();
  return (
    <form ref={form} method="post" action="/m/logout" onSubmit={(event) => void submit(event)}>
      <FormToken />
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
            <SlowNote {...wait.note} />
            {hasDevices && <EverywhereButton isBusy={wait.isBusy && isEverywhere} />}
          </>
        }
        actions={
          <>
            <Button width="grow" onClick={onClose} isDisabled={wait.isBusy}>
              {t('auth.sign_out.cancel')}
            </Button>
            <Button
              type="submit"
              kind="danger"
              width="grow"
              isBusy={wait.isBusy && !isEverywhere}
              isDisabled={wait.isBusy && isEverywhere}
            >
              {t(wait.isBusy ? 'auth.sign_out.wait' : 'auth.sign_out.submit')}
            </Button>
          </>
        }
      />
    </form>
  );
}
