import { useRef, useState } from 'react';
import { newKey } from '#platform/device/new-key.ts';
import { browserApi, read } from '#platform/api/browser.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';

/** The longest time for which the loading message stays (PROMO-19). */
const LOADING_MS = 10_000;

interface ApplicationBody {
  readonly promotionId: number;
  readonly remarks: string;
  readonly pictures: string[];
}

/**
 * Sends the application. The same form that is sent again after a lost answer has the same key, so it makes one
 * application.
 */
export function useSendApplication(onSent: () => void) {
  const { t } = useWords();
  const toast = useToast();
  const failureText = useFailureText();
  const [isSending, setIsSending] = useState(false);
  const last = useRef({ body: '', key: '' });

  function keyOf(body: ApplicationBody): string {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  }

  async function send(body: ApplicationBody) {
    setIsSending(true);
    const hide = toast.showBusy(t('promotions.apply.sending'));
    const timer = setTimeout(hide, LOADING_MS);
    try {
      const headers = { 'Idempotency-Key': keyOf(body) };
      const call = { body, headers, params: { header: headers } };
      const { value } = await read(browserApi.POST('/promotions/reward', call));
      if (value.success) {
        toast.show({ text: t('promotions.apply.done'), tone: 'success' });
        onSent();
      } else
        toast.show({ text: t('promotions.apply.not_taken'), tone: 'danger', duration: 'long' });
    } catch (error) {
      toast.show({ text: failureText(error), tone: 'danger', duration: 'long' });
    } finally {
      clearTimeout(timer);
      hide();
      setIsSending(false);
    }
  }

  return { isSending, send: (body: ApplicationBody) => void send(body) };
}
