import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { FullPopup } from '#ui/popup/full-popup.tsx';
import { Stack } from '#ui/text/layout.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { authQueries } from '../auth.queries.ts';
import { FormLogo } from '../form/form-logo.tsx';
import { ForgotWays } from './forgot-ways.tsx';

/** Password recovery as a popup of full height (SHELL-58), with the same forms as the page. */
export function ForgotPopup({ isOpen, onClose }: PopupContentProps) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // Until the rules are loaded the form only checks that fields are filled in; the gateway checks the rest.
  const { data: rules = {} } = useQuery(authQueries.rules(), queryClient());
  const handleSet = async (isSignedIn: boolean) => {
    if (isSignedIn) await revalidate();
    toast.show({ text: t('auth.changes_saved'), tone: 'success' });
    await navigate(isSignedIn ? '/home' : '/login', { replace: true });
  };
  return (
    <FullPopup
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('auth.title.forget')}
    >
      <Stack gap={5}>
        <FormLogo />
        <ForgotWays rules={rules} onSent={onClose} onSet={handleSet} />
      </Stack>
    </FullPopup>
  );
}
