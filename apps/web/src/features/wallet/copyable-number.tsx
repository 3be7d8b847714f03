import { IconButton } from '#ui/action/icon-button.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './copyable-number.module.css';

/** Puts a text on the clipboard and says so; where there is no clipboard, it says how to copy by hand. */
export function useCopy(): (text: string, doneText?: string) => Promise<void> {
  const { t } = useWords();
  const toast = useToast();
  return async (text, doneText = t('ui.copied')) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: doneText, tone: 'success' });
    } catch {
      // Without https, and in some browsers inside apps, there is no clipboard; the reader can select the number.
      toast.show({ text: t('ui.copy_failed'), tone: 'danger', duration: 'short' });
    }
  };
}

/** A number for the support desk, which has Latin digits in every language. */
export function CopyableNumber({ number }: { number: string }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <span className={styles.number}>
      {number}
      <IconButton icon="copy" size={18} label={t('ui.copy')} onClick={() => void copy(number)} />
    </span>
  );
}
