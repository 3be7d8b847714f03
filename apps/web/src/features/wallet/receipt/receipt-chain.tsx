import type { Receipt } from '@maidan/contract/types';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { Card } from '#ui/list/list-row.tsx';
import { Link } from '#ui/link.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { movementName } from './movement.words.ts';
import styles from './receipt.module.css';

type Step = Receipt['chain'][number];

/** What belongs together: bet and win, hold and payout, in order, with this receipt marked. */
export function ReceiptChain({ chain, currency }: { chain: readonly Step[]; currency: string }) {
  const { t } = useWords();
  const heading = t('wallet.receipt.chain');
  return (
    <Card>
      <Stack gap={2}>
        <Text as="h2" size="h3">
          {heading}
        </Text>
        <nav aria-label={heading}>
          <ol className={styles.chain}>
            {chain.map((step) => (
              <li key={step.receiptNumber ?? step.kind}>
                <StepLine step={step} currency={currency} />
              </li>
            ))}
          </ol>
        </nav>
      </Stack>
    </Card>
  );
}

function StepLine({ step, currency }: { step: Step; currency: string }) {
  const { t, format } = useWords();
  const { kind, receiptNumber: number, amountMinor, stakeableMinor, at, isThis } = step;
  const time = format.time(at);
  const caption = isThis
    ? t('wallet.receipt.this', { time })
    : number === undefined
      ? time
      : t('wallet.receipt.other', { number, time });
  const amount = format.money(
    { amountMinor, currency },
    { decimals: 'auto', sign: stakeableMinor === 0 ? 'auto' : 'always' },
  );
  const content = (
    <>
      <i>
        <Icon name={stepIcon(step)} size={16} />
      </i>
      <span>
        <b>{kind === 'ordered' ? t('wallet.receipt.ordered') : movementName(t, kind)}</b>
        <small>{caption}</small>
      </span>
      <span className={classNames(styles.stepAmount, stakeableMinor > 0 && styles.gained)}>
        {amount}
      </span>
    </>
  );
  return isThis || number === undefined ? (
    <div className={classNames(styles.step, isThis && styles.isThis)} aria-current={isThis}>
      {content}
    </div>
  ) : (
    <Link href={`/m/receipt/${number}`} className={styles.step}>
      {content}
    </Link>
  );
}

/** A plus for what came in, a minus for what left, a pause for what waits. */
function stepIcon({ kind, stakeableMinor }: Step): IconName {
  if (kind === 'ordered') return 'arrow-down-bold';
  if (kind === 'withdrawal_hold') return 'pause-fill';
  if (kind === 'rollback' || kind === 'withdrawal_returned') return 'clock-counter-clockwise-bold';
  if (kind === 'deposit' || stakeableMinor === 0) return 'check-bold';
  return stakeableMinor > 0 ? 'plus-bold' : 'minus-bold';
}
