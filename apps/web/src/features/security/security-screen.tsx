import { data } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup, useOwnPopup } from '#platform/page/popup.ts';
import { useReadAgain } from '#platform/api/read-again.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { PayeeSheet } from './payee-sheet.tsx';
import { payeeRuleOf } from './payee-rule.ts';
import type { PayeeRule } from './payee-rule.ts';
import { PinSheet } from './pin-sheet.tsx';
import { SecurityList } from './security-list.tsx';
import type { Overview } from './security-list.tsx';
import type { Route } from './+types/security-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['security', 'member', 'errors'],
  titleKey: titleOf('securityCentre'),
  header: 'back',
  hasTabBar: false,
};

/** How the account is secured (SHELL-16, MEMBERX-03), with the site's rule for the payee name. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, async ({ api, site }) => {
    const { value: overview } = dataOf(await api.GET('/security/overview'));
    return { overview, payeeRule: payeeRuleOf(site.settings) };
  });
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function SecurityScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <SecurityCentre {...loaderData.data} />;
  return <RetryState title={t('security.error')} {...reload(loaderData.failure)} />;
}

function SecurityCentre({ overview, payeeRule }: { overview: Overview; payeeRule: PayeeRule }) {
  const { t } = useWords();
  const toast = useToast();
  const pin = useOwnPopup('pin');
  const payee = useOwnPopup('payee');
  const noteOld = useReadAgain(pin.isOpen || payee.isOpen);
  const done = (text: string, close: () => void) => {
    noteOld();
    close();
    toast.show({ text, tone: 'success' });
  };
  return (
    <Stack gap={4} isPadded isPage>
      <Text tone="2">{t('security.text')}</Text>
      <SecurityList overview={overview} onPin={pin.open} onPayee={payee.open} />
      <PinSheet
        isOpen={pin.isOpen}
        onClose={pin.close}
        onDone={() => done(t('security.pin.saved'), pin.close)}
      />
      <PayeeSheet
        isOpen={payee.isOpen}
        rule={payeeRule}
        onClose={payee.close}
        onDone={() => done(t('security.payee.saved'), payee.close)}
      />
    </Stack>
  );
}
