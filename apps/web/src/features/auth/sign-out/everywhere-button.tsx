import { Button } from '#ui/action/button.tsx';
import { useWords } from '#platform/words/words.tsx';

/** The second, less prominent choice of signing out: this device and all others. */
export function EverywhereButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useWords();
  return (
    <Button
      type="submit"
      name="everywhere"
      value="1"
      kind="textQuiet"
      size="md"
      width="block"
      isBusy={isBusy}
    >
      {t('auth.sign_out.everywhere')}
    </Button>
  );
}
