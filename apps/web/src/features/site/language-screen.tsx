import { redirect } from 'react-router';
import { isLocale } from '@maidan/i18n/locales';
import { Stack } from '#ui/text/layout.tsx';
import { routerPath, safeBackPath } from '#platform/address.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import { postedForm } from '#platform/posted-form.ts';
import { requestScope } from '#platform/request-scope.ts';
import type { ScreenHandle } from '#platform/screen.ts';
import { useFormToken } from '#platform/session.ts';
import { wordsLoader } from '#platform/words-loader.ts';
import { LanguageOptions } from './language-options.tsx';
import styles from './site.module.css';
import type { Route } from './+types/language-screen.ts';

export const handle: ScreenHandle = {
  nouns: [],
  titleKey: 'site.language.title',
  header: 'back',
  hasTabBar: false,
};

export function loader({ request }: Route.LoaderArgs) {
  return { back: safeBackPath(new URL(request.url).searchParams.get('back')) };
}

/** Keeps the choice and goes back; a language the site does not offer changes nothing (SHELL-89). */
export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { language = '' } = await postedForm(request, scope);
  const back = safeBackPath(new URL(request.url).searchParams.get('back'));
  const { offered } = scope.site.settings.locales;
  if (isLocale(language) && offered.includes(language)) scope.setLanguage(language);
  throw redirect(withoutLanguage(routerPath(back) ?? '/home'), 303);
}

/** An address that names a language would win over the choice. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://site');
  url.searchParams.delete('lang');
  return `${url.pathname}${url.search}`;
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function LanguageScreen({ loaderData }: Route.ComponentProps) {
  const formToken = useFormToken();
  const target = `/m/language?back=${encodeURIComponent(loaderData.back)}`;
  return (
    <form method="post" action={target}>
      <input type="hidden" name="formToken" value={formToken ?? ''} />
      <div className={styles.page}>
        <Stack isPadded>
          <LanguageOptions name="language" />
        </Stack>
      </div>
    </form>
  );
}
