import { Button } from '#ui/action/button.tsx';
import { ListGroup, ListRow, ListTitle } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { PayoutAccount } from './accounts.queries.ts';
import styles from './accounts.module.css';

/** Accounts in the same state; nothing when there are none. */
export function AccountGroup({
  title,
  accounts,
  of,
  text,
  onRemove,
}: {
  title: string;
  accounts: readonly PayoutAccount[];
  /** How many there may be. */
  of?: number;
  text?: string;
  onRemove: (account: PayoutAccount) => void;
}) {
  const { format } = useWords();
  if (accounts.length === 0) return null;
  return (
    <section>
      <Stack>
        <div className={styles.head}>
          <ListTitle>{title}</ListTitle>
          {of !== undefined && (
            <span className={styles.count}>
              {format.number(accounts.length)} / {format.number(of)}
            </span>
          )}
        </div>
        <ListGroup label={title}>
          {accounts.map((account) => (
            <AccountRow
              key={account.accountId}
              account={account}
              onRemove={() => onRemove(account)}
            />
          ))}
        </ListGroup>
        {text !== undefined && (
          <Text size="caption" tone="3">
            {text}
          </Text>
        )}
      </Stack>
    </section>
  );
}

function AccountRow({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { channelName: name, channelIcon, masked, addedAt, usableFrom, isUsable } = account;
  return (
    <ListRow
      lead={channelIcon !== '' && <img src={imageUrl(channelIcon)} alt="" width={40} height={40} />}
      title={name}
      caption={
        <>
          <bdi className={styles.number}>{masked}</bdi>
          <span className={styles.when}>
            {isUsable
              ? t('payments.accounts.added', { day: format.date(addedAt) })
              : t('payments.accounts.usable_from', { time: format.dateTime(usableFrom) })}
          </span>
        </>
      }
      isTall
      end={
        <Button
          size="sm"
          kind={isUsable ? 'quiet' : 'textDanger'}
          aria-label={t('payments.accounts.remove_named', { name, number: masked })}
          onClick={onRemove}
        >
          {t(isUsable ? 'payments.accounts.remove' : 'payments.accounts.not_mine')}
        </Button>
      }
    />
  );
}
