import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteLoaderData } from 'react-router';
import { createTranslator } from '@maidan/i18n';
import { Button } from '#ui/action/button.tsx';
import { FailureState } from '#ui/feedback/empty-state.tsx';
import { AppFrame, Main } from '#ui/frame/app-frame.tsx';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { logFault } from '#platform/log.ts';
import { loadedWords } from '#platform/words-loader.ts';
import { useWords } from '#platform/words.tsx';

/** What stands in place of a screen that failed: what happened, in the reader's language, and a way on. */
export function RouteFailure({ error }: { error: unknown }) {
  const root = useRouteLoaderData('root');
  return root ? <FailureInWords error={error} /> : <FailureWithoutSite />;
}

function FailureInWords({ error }: { error: unknown }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof ApiFailure) && !isRouteErrorResponse(error))
      logFault('A screen failed', error);
  }, [error]);
  return (
    <AppFrame skipLabel={t('site.skip_to_content')}>
      <Main isPadded>
        <title>{t('status.error.title')}</title>
        <FailureState
          title={t('status.error.title')}
          text={error instanceof ApiFailure ? failureText(error) : t('status.error.text')}
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

/** The root loader itself failed, so neither site nor reader is known: the document's own language speaks. */
function FailureWithoutSite() {
  const { t } = createTranslator({ locale: 'en', catalogues: loadedWords('en') });
  return (
    <AppFrame skipLabel={t('site.skip_to_content')}>
      <Main isPadded>
        <title>{t('site.connection.unreachable_title')}</title>
        <FailureState
          title={t('site.connection.unreachable_title')}
          text={t('site.connection.unreachable')}
          action={
            <Button kind="primary" href="/m/home">
              {t('ui.retry')}
            </Button>
          }
        />
      </Main>
    </AppFrame>
  );
}
