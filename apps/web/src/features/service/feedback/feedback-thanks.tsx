import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './feedback.module.css';

/** Says that feedback has arrived, and what happens next. */
export function FeedbackThanks() {
  const { t } = useWords();
  const heading = useRef<HTMLDivElement>(null);
  // The form is gone, and the focus with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap={5} isPadded isPage isCentred>
      <div ref={heading} tabIndex={-1} className={styles.thanks}>
        <span className={styles.emblem}>
          <Icon name="check-circle-fill" size={42} />
        </span>
        <Text as="h2" size="h1" isCentred>
          {t('service.feedback.done')}
        </Text>
        <Text tone="2" isCentred>
          {t('service.feedback.next')}
        </Text>
      </div>
      <Button kind="primary" width="block" href="/m/help">
        {t('service.feedback.to_help')}
      </Button>
    </Stack>
  );
}
