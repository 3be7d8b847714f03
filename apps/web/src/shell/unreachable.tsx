import { useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Main } from '#ui/frame/app-frame.tsx';
import { useWords } from '#platform/words.tsx';

/** Stands in place of a screen while not even the page for failures can be fetched: made of what every page has. */
export function Unreachable() {
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <Main isPadded>
      <title>{t('site.connection.unreachable_title')}</title>
      <Note tone="danger" isAlert title={t('site.connection.unreachable_title')}>
        {t('site.connection.unreachable')}
      </Note>
      <Button
        kind="primary"
        width="block"
        isBusy={state !== 'idle'}
        onClick={() => void revalidate()}
      >
        {t('ui.retry')}
      </Button>
    </Main>
  );
}
