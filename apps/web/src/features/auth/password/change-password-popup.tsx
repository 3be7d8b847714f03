import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { FullPopup } from '#ui/popup/full-popup.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { memberInfoQuery } from '#platform/session/member-info.ts';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { authQueries } from '../auth.queries.ts';
import { ChangeForm } from './change-form.tsx';

/** The form that changes the password as a popup of full height (SHELL-58), the same as on the page. */
export function ChangePasswordPopup({ isOpen, onClose }: PopupContentProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const session = useSession();
  // Until the rules are loaded the form only checks that fields are filled in; the gateway checks the rest.
  const { data: rules = {} } = useQuery(authQueries.rules(), queryClient());
  const asked = { ...memberInfoQuery(), enabled: session !== undefined };
  const { data: member } = useQuery(asked, queryClient());
  return (
    <FullPopup
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('auth.title.changePsw')}
    >
      {session ? (
        <ChangeForm
          rules={rules}
          hasPassword={member?.hasPassword ?? true}
          onDone={() => void navigate('/home', { replace: true })}
        />
      ) : (
        <Stack gap={4}>
          <Note tone="info">{t('auth.not_logged_in')}</Note>
          <Button kind="primary" width="block" href="/m/login">
            {t('auth.login.submit')}
          </Button>
        </Stack>
      )}
    </FullPopup>
  );
}
