import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { CHECKER_FILE_ADDRESS } from '#platform/checker/address.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { useRetry } from '#platform/api/retry.ts';
import { useChecker } from './use-checker.ts';

export const handle: ScreenHandle = {
  nouns: ['fairness', 'errors'],
  titleKey: titleOf('checker'),
  header: 'back',
  hasTabBar: false,
};

/** The round stands behind the `#` of the address, so the server knows nothing of it (FAIR-23). */
export function loader() {
  return data(null);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The checker of a round: the same that the file has, computed on the device. */
export default function CheckerScreen() {
  const { t } = useWords();
  const retry = useRetry();
  const { place, state, failure, retry: onRetry } = useChecker();
  return (
    <Stack gap={3} isPage>
      {state === 'failed' && (
        <RetryState
          title={t('fairness.check.error')}
          {...retry(failure, { isBusy: false, onRetry })}
        />
      )}
      {state === 'loading' && <Spinner />}
      <div ref={place} />
      <Stack gap={2} isPadded>
        <Text size="small" tone="2">
          {t('fairness.file.text')}
        </Text>
        <Button
          href={CHECKER_FILE_ADDRESS}
          icon="download-simple-bold"
          width="block"
          target="_blank"
        >
          {t('fairness.file')}
        </Button>
      </Stack>
    </Stack>
  );
}
