import { useState } from 'react';
import { data } from 'react-router';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
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
import { AccountGroup } from './account-group.tsx';
import type { PayoutAccount, PayoutAccounts } from './accounts.queries.ts';
import { RemoveSheet } from './remove-sheet.tsx';
import type { Route } from './+types/accounts-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['payments', 'security', 'errors'],
  titleKey: titleOf('payoutAccounts'),
  header: 'back',
  hasTabBar: false,
};

/** The accounts to which the member is paid (MONEY-11). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, ({ api, locale: language }) =>
    api.GET('/withdraw/accounts', { params: { query: { language } } }).then(dataOf),
  );
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function AccountsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <Accounts {...loaderData.data.value} />;
  return <RetryState title={t('payments.accounts.error')} {...reload(loaderData.failure)} />;
}

function Accounts({ accounts, payeeName, most, delayHours, isPractice }: PayoutAccounts) {
  const { t } = useWords();
  const removal = useRemoval();
  const usable = accounts.filter(({ isUsable }) => isUsable);
  const waiting = accounts.filter(({ isUsable }) => !isUsable);
  const isFull = accounts.length >= most;
  return (
    <Stack gap={4} isPadded isPage>
      <Payee name={payeeName} />
      {accounts.length === 0 && payeeName !== '' && (
        <EmptyState
          drawing="record"
          title={t('payments.accounts.none')}
          text={t('payments.accounts.none_text')}
        />
      )}
      <AccountGroup
        title={t('payments.accounts.usable')}
        accounts={usable}
        of={most}
        onRemove={removal.ask}
      />
      <AccountGroup
        title={t('payments.accounts.waiting')}
        accounts={waiting}
        text={t('payments.accounts.wait_text', { hours: delayHours })}
        onRemove={removal.ask}
      />
      <Note icon="bell-duotone">{t('payments.accounts.told')}</Note>
      {isPractice && (
        <Text size="caption" tone="3">
          {t('payments.accounts.practice')}
        </Text>
      )}
      {isFull && <Note>{t('payments.accounts.most', { most })}</Note>}
      {payeeName !== '' && !isFull && (
        <StickyAction>
          <Button width="block" icon="plus-bold" href="/m/securityCenter/payoutAccounts/add">
            {t('payments.accounts.add')}
          </Button>
        </StickyAction>
      )}
      <RemoveSheet
        account={removal.account}
        isOpen={removal.isOpen}
        onClose={removal.close}
        onDone={removal.done}
      />
    </Stack>
  );
}

/** The name to which all accounts belong, or where to set it. */
function Payee({ name }: { name: string }) {
  const { t } = useWords();
  if (name === '') {
    return (
      <Note tone="info">
        {t('payments.accounts.payee_first')}{' '}
        <TextLink href="/m/securityCenter">{t('payments.accounts.set_payee')}</TextLink>
      </Note>
    );
  }
  return (
    <ListGroup>
      <ListRow
        lead={<Icon name="identification-card-duotone" />}
        title={name}
        caption={t('payments.accounts.payee')}
        end={<Icon name="lock-simple" />}
      />
    </ListGroup>
  );
}

/** Asks before an account is removed, then shows the list as it is. */
function useRemoval() {
  const { t } = useWords();
  const toast = useToast();
  const { isOpen, open, close } = useOwnPopup('remove-account');
  const [account, setAccount] = useState<PayoutAccount>();
  const noteOld = useReadAgain(isOpen);
  return {
    account,
    isOpen,
    close,
    ask(asked: PayoutAccount) {
      setAccount(asked);
      open();
    },
    done() {
      noteOld();
      toast.show({ text: t('payments.accounts.removed'), tone: 'success' });
      close();
    },
  };
}
