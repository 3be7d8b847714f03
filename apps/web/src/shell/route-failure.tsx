import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteLoaderData } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { FailureState } from '#ui/feedback/empty-state.tsx';
import { AppFrame, Main } from '#ui/frame/app-frame.tsx';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { logFault } from '#platform/log.ts';
import { useWords } from '#platform/words.tsx';

/** What stands in place of a screen that failed: what happened, in the reader's language, and a way on. */
export function RouteFailure({ error }: { error: unknown }) {
  const root = useRouteLoaderData('root');
  return root ? <FailureInWords error={error} /> : <FailureWithoutWords />;
}

function FailureInWords({ error }: { error: unknown }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof ApiFailure) && !isRouteErrorResponse(error)) logFault('A screen failed', error);
  }, [error]);
  return (
    <AppFrame skipLabel={t('site.skip_to_content')}>
      <Main isPadded>
        <title>{t('site.error.title')}</title>
        <FailureState
          title={t('site.error.title')}
          text={error instanceof ApiFailure ? failureText(error) : t('site.error.text')}
          action={
            <Button kind="primary" isBusy={state !== 'idle'} onClick={() => void revalidate()}>
              {t('ui.retry')}
            </Button>
          }
        />
        <Button kind="text" width="block" href="/m/home">
          {t('site.not_found.home')}
        </Button>
      </Main>
    </AppFrame>
  );
}

/** The one page that cannot have words: the root loader itself failed, so not even the language is known. */
function FailureWithoutWords() {
  return (
    <AppFrame skipLabel="Skip to content">
      <Main isPadded>
        <FailureState title="The site does not answer · সাইট সাড়া দিচ্ছে না" action={<a href="/m/home">↻</a>} />
      </Main>
    </AppFrame>
  );
}
