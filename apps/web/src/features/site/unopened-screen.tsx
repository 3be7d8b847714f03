import type { ClientLoaderFunctionArgs } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import type { UnopenedPage } from '#screen-facts.ts';
import { admit } from '#platform/session/admit.ts';
import { keepDataOnPopup, usePopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { nounsOf, unopenedPageOf } from './unopened-pages.ts';

/** One screen for all pages that are not open; the path decides title and words (SHELL-38, SHELL-39). */
export function handle(pathname: string): ScreenHandle {
  const page = unopenedPageOf(pathname);
  return { nouns: nounsOf(page), titleKey: page.titleKey, header: 'back', hasTabBar: true };
}

/** Whoever may open the page is told that it is not open. The types are written out: no route may use this screen. */
export function loader(args: Parameters<typeof admit>[0] & { readonly url: URL }) {
  admit(args);
  return { path: args.url.pathname };
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const nouns = nounsOf(unopenedPageOf(args.url.pathname));
  return wordsLoader<typeof loader>(nouns)(args);
}

export const shouldRevalidate = keepDataOnPopup;

export default function UnopenedScreen({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { t } = useWords();
  const page = unopenedPageOf(loaderData.path);
  return (
    <Stack gap={4} isPadded>
      <meta name="robots" content="noindex" />
      <EmptyState
        drawing="record"
        title={t('unopened.heading')}
        text={t(page.textKey)}
        action={<WaysOn page={page} />}
      />
    </Stack>
  );
}

/** Links to an open page that helps, and to people who can say more; without script that is the help centre. */
function WaysOn({ page }: { page: UnopenedPage }) {
  const { t } = useWords();
  const { open } = usePopup();
  return (
    <Stack gap={2}>
      <Button kind="primary" width="block" href={page.furtherLink.href}>
        {t(page.furtherLink.labelKey)}
      </Button>
      <Button
        kind="text"
        width="block"
        href="/m/help"
        onClick={(event) => {
          event.preventDefault();
          open('service');
        }}
      >
        {t('site.footer.service')}
      </Button>
    </Stack>
  );
}
