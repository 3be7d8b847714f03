import type { DepositChannel } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CreditsLine } from './credits-line.tsx';
import styles from './payments.module.css';
import type { DepositBonus } from './payments.queries.ts';
import type { useDepositOrder } from './use-deposit-order.ts';

/** What is about to be paid, before the channel's page opens (MONEY-07). A fault is said here and loses nothing. */
export function DepositSummary({
  isOpen,
  channel,
  amountMinor,
  bonus,
  order,
  onClose,
  onConfirm,
}: {
  isOpen: boolean;
  channel: DepositChannel;
  amountMinor: number;
  /** The bonus that the member takes along. */
  bonus: DepositBonus | undefined;
  order: ReturnType<typeof useDepositOrder>;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const failureText = useFailureText();
  const money = (minor: number) =>
    format.money({ amountMinor: minor, currency: channel.currency }, { decimals: 'auto' });
  const { name, icon, feeMinor } = channel;
  const foot = (
    <Button kind="primary" width="block" isBusy={order.wait.isBusy} onClick={onConfirm}>
      {t(order.wait.isBusy ? 'payments.summary.opening' : 'payments.summary.confirm', { name })}
    </Button>
  );
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('payments.summary.title')}
      foot={foot}
    >
      <Stack gap={4}>
        <Row gap={3}>
          <img src={imageUrl(icon)} alt="" width={52} height={52} />
          <div>
            <p className={styles.from}>{t('payments.summary.from', { name })}</p>
            <p className={styles.amount}>{money(amountMinor)}</p>
          </div>
        </Row>
        <Card>
          <PairList
            pairs={[
              { name: t('payments.amount'), value: money(amountMinor) },
              {
                name: t('payments.fee'),
                value: feeMinor === 0 ? t('payments.fee.zero') : money(feeMinor),
              },
              { name: t('payments.summary.pay'), value: money(amountMinor + feeMinor) },
              ...(bonus
                ? [
                    { name: t('payments.bonus.name'), value: money(bonus.rewardMinor) },
                    { name: t('payments.bonus.wager'), value: money(bonus.wagerMinor) },
                  ]
                : []),
            ]}
          />
        </Card>
        <ol className={styles.next}>
          {(['open', 'confirm', 'back'] as const).map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{format.number(index + 1)}</span>
              {t(`payments.summary.step_${step}`, { name })}
            </li>
          ))}
        </ol>
        <CreditsLine />
        {order.failure && (
          <Note tone="danger" isAlert>
            {failureText(order.failure)}
          </Note>
        )}
        <SlowNote {...order.wait.note} />
      </Stack>
    </BottomSheet>
  );
}
