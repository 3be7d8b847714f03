import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useFailureText } from '#platform/api/failure-text.ts';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { routerPath } from '#platform/page/address.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { readChatUrl } from './chat.queries.ts';

/**
 * What a tap on the chat's entry does: asks for the address of the chat and opens it (CS-14). An address outside of the
 * product has to be https. A visitor follows the link, which leads over the login. A failure is said, and nothing opens.
 */
export function useOpenChat() {
  const { t, locale } = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);

  async function openChat(): Promise<void> {
    setBusy(true);
    try {
      const address = await readChatUrl({ locale, title: t('service.chat.title') });
      const path = routerPath(address);
      if (path !== undefined) await navigate(path);
      else if (/^https:\/\//i.test(address)) window.location.assign(address);
      else throw new ApiFailure('server.unexpected');
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : networkFailure(error);
      toast.show({ text: failureText(failure), tone: 'danger', duration: 'long' });
    } finally {
      setBusy(false);
    }
  }

  return (event: MouseEvent): void => {
    if (!session || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void openChat();
  };
}
