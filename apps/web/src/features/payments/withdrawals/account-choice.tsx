import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text/text.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from '../payments.module.css';
import own from './withdrawals.module.css';
import type { PayoutAccount } from './withdrawals.queries.ts';

/** The accounts of the member, one of which is chosen: a group of radios, so that arrows move in it. */
export function AccountChoice({
  accounts,
  value,
  onChoose,
}: {
  accounts: readonly PayoutAccount[];
  value: string | undefined;
  onChoose: (accountId: string) => void;
}) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  return (
    <fieldset className={styles.group}>
      <legend className={own.legend}>
        <span className={styles.heading}>{t('withdrawals.to')}</span>
        <TextLink href="/m/securityCenter/payoutAccounts">
          {t('withdrawals.change_account')}
        </TextLink>
      </legend>
      <div className={styles.cards}>
        {accounts.map(({ accountId, channelName, channelIcon, masked, isUsable, usableFrom }) => (
          <label
            key={accountId}
            className={classNames(
              styles.channel,
              accountId === value && styles.chosen,
              !isUsable && styles.closed,
            )}
          >
            {channelIcon !== '' && (
              <img src={imageUrl(channelIcon)} alt="" width={40} height={40} />
            )}
            <span className={styles.channelText}>
              {channelName}
              <small>
                <bdi>{masked}</bdi>
                {' · '}
                {isUsable
                  ? t('withdrawals.account.free')
                  : t('withdrawals.account.waits', { time: format.dateTime(usableFrom) })}
              </small>
            </span>
            <input
              type="radio"
              name="account"
              value={accountId}
              checked={accountId === value}
              disabled={!isUsable}
              onChange={() => onChoose(accountId)}
            />
            <span className={styles.radio} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
