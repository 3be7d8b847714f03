import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Copies a text and says so, or asks the reader to mark it where the browser copies nothing. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useWords();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t('security.copied'), tone: 'success' });
    } catch {
      // Without https there is no clipboard, so the reader selects the text.
      toast.show({ text: t('security.copy_failed'), tone: 'danger' });
    }
  };
}
