import type { Receipt } from '@maidan/contract/types';
import type { Translator } from '@maidan/i18n';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PairList } from '#ui/list/list-row.tsx';
import { Link } from '#ui/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { CopyableNumber } from '../copyable-number.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { movementCause, movementIcon, shownAccount, shownAmount } from './movement.words.ts';
import styles from './receipt.module.css';

/** The notched slip: what moved and why, and below the line its number, the balances and the facts. */
export function ReceiptSlip({ receipt }: { receipt: Receipt }) {
  const { t } = useWords();
  return (
    <section className={styles.slip}>
      <div className={styles.head}>
        <Sign receipt={receipt} />
        <Amount receipt={receipt} />
        <Text tone="2" isCentred>
          {movementCause(t, receipt)}
        </Text>
      </div>
      <div className={styles.facts}>
        <div className={styles.number}>
          <span>{t('wallet.receipt.number')}</span>
          <CopyableNumber number={receipt.receiptNumber} />
        </div>
        <BeforeAfter receipt={receipt} />
        <Facts receipt={receipt} />
      </div>
    </section>
  );
}

function Sign({ receipt }: { receipt: Receipt }) {
  const imageUrl = useImageUrl();
  const { about } = receipt;
  if (about !== undefined && about.icon !== '') {
    return <img className={styles.sign} src={imageUrl(about.icon)} alt="" width={64} height={64} />;
  }
  return (
    <span className={styles.sign}>
      <Icon name={movementIcon(receipt)} size={30} />
    </span>
  );
}

function Amount({ receipt }: { receipt: Receipt }) {
  const { format } = useWords();
  const { amountMinor, hasDirection } = shownAmount(receipt);
  const { sign, symbol, whole, decimals } = format.splitMoney(
    { amountMinor, currency: receipt.currency },
    { decimals: 'auto', sign: hasDirection ? 'always' : 'auto' },
  );
  return (
    <p className={classNames(styles.amount, hasDirection && amountMinor > 0 && styles.gained)}>
      <small>
        {sign}
        {symbol}
      </small>
      {whole}
      {decimals !== '' && <small>{decimals}</small>}
    </p>
  );
}

function BeforeAfter({ receipt }: { receipt: Receipt }) {
  const { t, format } = useWords();
  const account = shownAccount(receipt);
  if (!account) return null;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: receipt.currency }, { decimals: 'always' });
  return (
    <dl className={styles.change}>
      <div>
        <dt>{t(`wallet.receipt.before_${account.account}`)}</dt>
        <dd>{money(account.beforeMinor)}</dd>
      </div>
      <Icon name="caret-right-bold" size={18} />
      <div>
        <dt>{t('wallet.receipt.after')}</dt>
        <dd>{money(account.afterMinor)}</dd>
      </div>
    </dl>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t, format } = useWords();
  const { at, currency, accounts, feeMinor, balanceBeforeMinor, balanceAfterMinor } = receipt;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  const change = (before: number, after: number) =>
    t('wallet.receipt.change', { before: money(before), after: money(after) });
  const { handCause } = receipt;
  const shown = shownAccount(receipt);
  const others = accounts.filter(({ account }) => account !== shown?.account);
  return (
    <PairList
      pairs={[
        {
          name: t('wallet.record.time'),
          value: t('wallet.receipt.moment', { date: format.date(at), clock: format.clock(at) }),
        },
        ...(shown && others.length === 0
          ? [{ name: t('wallet.receipt.account'), value: t(`wallet.account.${shown.account}`) }]
          : []),
        ...others.map(({ account, beforeMinor, afterMinor }) => ({
          name: t(`wallet.account.${account}`),
          value: change(beforeMinor, afterMinor),
        })),
        { name: t('wallet.total'), value: change(balanceBeforeMinor, balanceAfterMinor) },
        ...(handCause === undefined
          ? []
          : [{ name: t('wallet.receipt.why'), value: t(`wallet.hand.${handCause}`) }]),
        ...referenceOf(receipt, t),
        ...(feeMinor === undefined
          ? []
          : [
              {
                name: t('wallet.receipt.fee'),
                value: feeMinor === 0 ? t('wallet.receipt.no_fee') : money(feeMinor),
              },
            ]),
      ]}
    />
  );
}

/** The payment or round behind the movement, with its own screen. */
function referenceOf(
  { referenceType, reference }: Receipt,
  t: Translator['t'],
): { name: string; value: React.ReactNode }[] {
  const path = { round: 'round', deposit: 'deposit', withdrawal: 'withdrawal' } as const;
  if (referenceType !== 'round' && referenceType !== 'deposit' && referenceType !== 'withdrawal')
    return [];
  const href = `/m/${path[referenceType]}/${encodeURIComponent(reference)}`;
  const value = (
    <Link href={href} className={styles.reference}>
      {reference}
    </Link>
  );
  return [{ name: t(`wallet.receipt.${referenceType}`), value }];
}
