import type { Deposit } from '@maidan/contract/types';
import { classNames } from '#ui/class-names.ts';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { Link } from '#ui/link.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { CopyableNumber } from '#features/wallet/index.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CreditsLine } from '../credits-line.tsx';
import { isWaiting, paymentPageOf, timelineOf } from '../deposit.model.ts';
import styles from '../payments.module.css';
import { Timeline } from './timeline.tsx';
import { useLiveDeposit } from './use-live-deposit.ts';
import { useSeconds } from './use-seconds.ts';

const TONES: Readonly<Record<Deposit['state'], TagTone>> = {
  created: 'info',
  pending: 'info',
  credited: 'success',
  failed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** A deposit with its live state and everything that has happened to it (MONEY-07, MONEY-09). */
export function DepositCourse({ deposit }: { deposit: Deposit }) {
  const { t, format } = useWords();
  const checkedAt = useLiveDeposit(deposit);
  const waits = isWaiting(deposit);
  const { channelName: name } = deposit;
  const steps = timelineOf(deposit).map(({ state, look, at }) => ({
    key: state,
    look,
    title: t(`payments.step.${state}_${look === 'now' ? 'now' : 'then'}`, { name }),
    at,
    time: at && format.clock(at),
  }));
  return (
    <Stack gap={4} isPadded isPage>
      <Hero deposit={deposit} />
      <Card>
        <Stack gap={3}>
          <Row spread="between" isWrapping>
            <Text as="h2" size="h3">
              {t(waits ? 'payments.course.state' : 'payments.course.happened')}
            </Text>
            {waits && checkedAt !== undefined && <Checked at={checkedAt} />}
          </Row>
          <Timeline steps={steps} />
        </Stack>
      </Card>
      <Facts deposit={deposit} />
      <RefusedBonus deposit={deposit} />
      <CreditsLine />
      <Actions deposit={deposit} />
    </Stack>
  );
}

function Hero({ deposit }: { deposit: Deposit }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { amountMinor, currency, state, channelIcon, channelName: name } = deposit;
  const isCredited = state === 'credited';
  const amount = format.money(
    { amountMinor, currency },
    { decimals: 'auto', sign: isCredited ? 'always' : 'auto' },
  );
  const isEnded = !isCredited && !isWaiting(deposit);
  return (
    <section className={styles.hero}>
      {channelIcon !== '' && (
        <span
          className={classNames(
            styles.mark,
            isWaiting(deposit) && styles.waits,
            isEnded && styles.ended,
          )}
        >
          <img src={imageUrl(channelIcon)} alt="" width={52} height={52} />
        </span>
      )}
      <output>
        <Tag tone={TONES[state]}>{t(`payments.state.${state}`)}</Tag>
      </output>
      <p
        className={classNames(styles.amount, isCredited && styles.gained, isEnded && styles.missed)}
      >
        {amount}
      </p>
      <Text tone="2" isCentred>
        {t(`payments.lead.${state}`, { name })}
      </Text>
    </section>
  );
}

/** When the rail last answered: in seconds while that is short, otherwise as a time of the day. */
function Checked({ at }: { at: string }) {
  const { t, format } = useWords();
  const now = useSeconds();
  const seconds = now === undefined ? undefined : Math.round((now - Date.parse(at)) / 1000);
  return (
    <Text as="span" size="caption" tone="3">
      {seconds !== undefined && seconds >= 0 && seconds <= 30
        ? t('payments.course.checked_ago', { seconds })
        : t('payments.course.checked_at', { time: format.clock(at) })}
    </Text>
  );
}

/** Why a bonus that was chosen with the deposit did not come. */
function RefusedBonus({ deposit: { bonus } }: { deposit: Deposit }) {
  const { t } = useWords();
  const failureText = useFailureText();
  if (bonus?.refusal === undefined) return null;
  // How long a break lasts is said where breaks are; here only that there was one.
  const isBreak = /^(safety|auth)\./.test(bonus.refusal);
  const reason = isBreak
    ? t('payments.bonus.on_break')
    : failureText(new ApiFailure(bonus.refusal));
  return <Note tone="info">{t('payments.bonus.refused', { reason })}</Note>;
}

function Facts({ deposit }: { deposit: Deposit }) {
  const { t, format } = useWords();
  const { number, currency, feeMinor, payMinor, receiptNumber, expiresAt, steps } = deposit;
  const { cashBeforeMinor, cashAfterMinor } = deposit;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  const cash = (minor: number | undefined) => (minor === undefined ? undefined : money(minor));
  return (
    <Card>
      <PairList
        pairs={[
          { name: t('payments.course.number'), value: <CopyableNumber number={number} /> },
          ...pair(t('payments.course.channel'), deposit.channelName),
          ...pair(t('payments.course.ordered'), steps[0] && format.dateTime(steps[0].at)),
          ...pair(t('payments.fee'), feeMinor === 0 ? t('payments.fee.zero') : money(feeMinor)),
          ...pair(t('payments.summary.pay'), isWaiting(deposit) ? money(payMinor) : undefined),
          ...pair(
            t('payments.course.until'),
            isWaiting(deposit) ? format.dateTime(expiresAt) : undefined,
          ),
          ...pair(
            t('payments.bonus.name'),
            deposit.bonus &&
              t(`payments.bonus.state.${deposit.bonus.state}`, {
                amount: money(deposit.bonus.amountMinor),
              }),
          ),
          ...pair(t('payments.course.cash_before'), cash(cashBeforeMinor)),
          ...pair(t('payments.course.cash_after'), cash(cashAfterMinor)),
          ...(receiptNumber === undefined
            ? []
            : [
                {
                  name: t('wallet.receipt.title'),
                  value: <Link href={`/m/receipt/${receiptNumber}`}>{receiptNumber}</Link>,
                },
              ]),
        ]}
      />
    </Card>
  );
}

function Actions({ deposit }: { deposit: Deposit }) {
  const { t } = useWords();
  const page = paymentPageOf(deposit);
  return (
    <StickyAction>
      <Button width="grow" href="/m/help">
        {t('payments.support')}
      </Button>
      {isWaiting(deposit) ? (
        page !== undefined && (
          <Button kind="primary" width="grow" href={page}>
            {t('payments.course.open_page', { name: deposit.channelName })}
          </Button>
        )
      ) : (
        <Button kind="primary" width="grow" href="/m/voucherCenter">
          {t('payments.course.new')}
        </Button>
      )}
    </StickyAction>
  );
}

/** A line of the facts, left out where there is nothing to say. */
function pair(name: string, value: string | undefined) {
  return value === undefined ? [] : [{ name, value }];
}
