import type { Deposit } from '@maidan/contract/types';
import { ListGroup, ListRow } from '#ui/list/list-row.tsx';
import styles from './payments.module.css';
import { useWords } from '#platform/words/words.tsx';

/** The deposits that still wait, each with the way to its course. */
export function OpenDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const { t, format } = useWords();
  if (deposits.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('payments.open')}</h2>
      <ListGroup>
        {deposits.map(({ number, amountMinor, currency, channelName, expiresAt }) => (
          <ListRow
            key={number}
            href={`/m/deposit/${number}`}
            title={format.money({ amountMinor, currency }, { decimals: 'auto' })}
            caption={t('payments.open.until', { name: channelName, time: format.time(expiresAt) })}
          />
        ))}
      </ListGroup>
    </section>
  );
}
