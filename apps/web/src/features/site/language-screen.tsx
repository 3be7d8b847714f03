import { redirect } from 'react-router';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { routerPath, safeBackPath } from '#platform/page/address.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import { postedForm } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { LanguageOptions } from './language-options.tsx';
import styles from './site.module.css';
import type { Route } from './+types/language-screen.ts';

export const handle: ScreenHandle = {
  nouns: [],
  titleKey: titleOf('language'),
  parameters: ['back'],
  header: 'back',
  hasTabBar: false,
};

export function loader({ url }: Route.LoaderArgs) {
  return { back: safeBackPath(url.searchParams.get('back')) };
}

/** Stores the choice and goes back; a language that the site does not offer changes nothing (SHELL-89). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { language = '' } = await postedForm(request, scope);
  const back = safeBackPath(url.searchParams.get('back'));
  const { offered } = scope.site.settings.locales;
  const chosen = offered.find((code) => code === language);
  if (chosen) scope.setLanguage(chosen);
  throw redirect(withoutLanguage(routerPath(back) ?? '/home'), 303);
}

/** Removes the language from an address, because it would win over the choice. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://site');
  url.searchParams.delete('lang');
  return `${url.pathname}${url.search}`;
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function LanguageScreen({ loaderData }: Route.ComponentProps) {
  const target = `/m/language?back=${encodeURIComponent(loaderData.back)}`;
  return (
    <form method="post" action={target}>
      <FormToken />
      <div className={styles.page}>
        <Stack isPadded>
          <LanguageOptions name="language" />
        </Stack>
      </div>
    </form>
  );
}
