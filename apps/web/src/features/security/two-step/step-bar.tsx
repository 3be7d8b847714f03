import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './two-step.module.css';

/** How far a task of a few steps has come, with the heading of the present one. */
export function StepBar({ step, of, title }: { step: number; of: number; title: string }) {
  const { t } = useWords();
  return (
    <Stack gap={2}>
      <div className={styles.bars} aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={`${styles.bar} ${index < step ? styles.passed : ''}`} />
        ))}
      </div>
      <Text size="caption" tone="3">
        {t('security.step_of', { step, of })}
      </Text>
      <Text as="h2" size="h1">
        {title}
      </Text>
    </Stack>
  );
}
