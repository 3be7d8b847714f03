import { IconButton } from '#ui/action/icon-button.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from '../payments.module.css';

/** A number for the support desk, which has Latin digits in every language. */
export function CopyableNumber({ number }: { number: string }) {
  const { t } = useWords();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast.show({ text: t('ui.copied'), tone: 'success' });
    } catch {
      // Without https, and in some browsers inside apps, there is no clipboard; the reader can select the number.
      toast.show({ text: t('payments.copy_failed'), tone: 'danger', duration: 'short' });
    }
  };
  return (
    <span className={styles.number}>
      {number}
      <IconButton icon="copy" size={18} label={t('ui.copy')} onClick={() => void copy()} />
    </span>
  );
}
