import type { DepositChannel } from '@maidan/contract/types';
import { classNames } from '#ui/class-names.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './payments.module.css';

/** The channels of a site, one of which is chosen: a group of radios, so that arrows move in it. */
export function ChannelChoice({
  channels,
  value,
  isPlain,
  onChoose,
}: {
  channels: readonly DepositChannel[];
  value: string | undefined;
  /** A plain list without signs, in the place of cards (MEMBERX-02). */
  isPlain: boolean;
  onChoose: (channel: string) => void;
}) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('payments.channels')}</legend>
      <div className={isPlain ? styles.plain : styles.cards}>
        {channels.map(({ channel, name, icon, minMinor, maxMinor, feeMinor, isOpen }) => (
          <label
            key={channel}
            className={classNames(
              styles.channel,
              channel === value && styles.chosen,
              !isOpen && styles.closed,
            )}
          >
            {!isPlain && <img src={imageUrl(icon)} alt="" width={40} height={40} />}
            <span className={styles.channelText}>
              {name}
              <small>
                {isOpen
                  ? t('payments.channel.terms', {
                      min: money(minMinor),
                      max: money(maxMinor),
                      fee:
                        feeMinor === 0
                          ? t('payments.fee.none')
                          : t('payments.fee.is', { amount: money(feeMinor) }),
                    })
                  : t('payments.channel.closed')}
              </small>
            </span>
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={channel === value}
              disabled={!isOpen}
              onChange={() => onChoose(channel)}
            />
            <span className={styles.radio} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
