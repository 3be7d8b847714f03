import { use } from 'react';
import { createTranslator } from '@maidan/i18n';
import { Button } from '#ui/action/button.tsx';
import { FailurePage } from '#ui/feedback/failure-page.tsx';
import { AppFrame, Main } from '#ui/frame/app-frame.tsx';
import { useDocumentLocale } from '#platform/page/document-extras.ts';
import { SiteContext } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { loadedWords } from '#platform/words/loader.ts';
import { RouteFailure } from './route-failure.tsx';

/** A whole page in its reader's language, for when the frame itself failed or not even the site is known. */
export function DocumentFailure({ error }: { error: unknown }) {
  return use(SiteContext) ? <FailureWithoutFrame error={error} /> : <FailureWithoutSite />;
}

function FailureWithoutFrame({ error }: { error: unknown }) {
  const { t } = useWords();
  return (
    <AppFrame skipLabel={t('site.skip_to_content')}>
      <Main>
        <title>{t('site.failure.refused_title')}</title>
        <RouteFailure error={error} />
      </Main>
    </AppFrame>
  );
}

function FailureWithoutSite() {
  const locale = useDocumentLocale();
  const { t } = createTranslator({ locale, catalogues: loadedWords(locale) });
  return (
    <AppFrame skipLabel={t('site.skip_to_content')}>
      <Main>
        <title>{t('site.connection.unreachable_title')}</title>
        <FailurePage
          icon="plugs-duotone"
          title={t('site.connection.unreachable_title')}
          text={t('site.connection.unreachable')}
          foot={
            <Button kind="primary" width="block" href="/m/home">
              {t('ui.retry')}
            </Button>
          }
        />
      </Main>
    </AppFrame>
  );
}
