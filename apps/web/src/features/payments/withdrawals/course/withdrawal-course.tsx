import type { Withdrawal } from '@maidan/contract/types';
import { classNames } from '#ui/class-names.ts';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextLink } from '#ui/text/text.tsx';
import { Link } from '#ui/link.tsx';
import { CopyableNumber } from '#features/wallet/index.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { Timeline } from '../../course/timeline.tsx';
import { useSeconds } from '../../course/use-seconds.ts';
import { CreditsLine } from '../../credits-line.tsx';
import payments from '../../payments.module.css';
import { STATE_TONES } from '../state-tones.ts';
import { useTimeText } from '../use-time-text.ts';
import { isUnderWay } from '../withdrawal.model.ts';
import { useCourseSteps } from './course-steps.ts';
import { PayoutClock } from './payout-clock.tsx';
import { useLiveWithdrawal } from './use-live-withdrawal.ts';

/** A withdrawal with its live state, its clock and everything that has happened to it (MONEY-10). */
export function WithdrawalCourse({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useWords();
  useLiveWithdrawal(withdrawal);
  const now = useSeconds();
  const { steps, times, channelName: name } = withdrawal;
  const requestedAt = steps[0]?.at;
  const isOpen = isUnderWay(withdrawal);
  const isReturned = !isOpen && withdrawal.state !== 'paid';
  const { stopped } = withdrawal;
  const isRunning = isOpen && !stopped;
  const hasClock = isRunning && times && requestedAt !== undefined && now !== undefined;
  return (
    <Stack gap={4} isPadded isPage>
      <Hero withdrawal={withdrawal} />
      {hasClock && (
        <PayoutClock
          seconds={Math.max(0, now - Date.parse(requestedAt)) / 1000}
          times={times}
          name={name}
        />
      )}
      {stopped && <Stopped {...stopped} />}
      {isReturned && <Reason withdrawal={withdrawal} />}
      <Course withdrawal={withdrawal} now={now} />
      {isRunning && <Note icon="shield-check-duotone">{t('withdrawals.course.free')}</Note>}
      <Facts withdrawal={withdrawal} />
      <CreditsLine />
      {isReturned && (
        <StickyAction>
          <Button width="grow" href="/m/help">
            {t('payments.support')}
          </Button>
          <Button kind="primary" width="grow" href="/m/withdraw">
            {t('withdrawals.course.again')}
          </Button>
        </StickyAction>
      )}
    </Stack>
  );
}

function Hero({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { amountMinor, currency, state, channelIcon, channelName: name, masked } = withdrawal;
  const isOpen = isUnderWay(withdrawal);
  const isReturned = !isOpen && state !== 'paid';
  const endedAt = withdrawal.steps[withdrawal.steps.length - 1]?.at;
  const goal = state === 'paid' ? 'withdrawals.course.arrived' : 'withdrawals.course.to';
  return (
    <section className={payments.hero}>
      {channelIcon !== '' && (
        <span
          className={classNames(
            payments.mark,
            isOpen && payments.waits,
            isReturned && payments.ended,
          )}
        >
          <img src={imageUrl(channelIcon)} alt="" width={52} height={52} />
        </span>
      )}
      <output>
        <Tag tone={STATE_TONES[state]}>{t(`withdrawals.state.${state}`)}</Tag>
      </output>
      <p className={classNames(payments.amount, isReturned && payments.missed)}>
        {format.money({ amountMinor, currency }, { decimals: 'auto' })}
      </p>
      <Text tone="2" isCentred>
        {isReturned && endedAt !== undefined
          ? t('withdrawals.course.returned', { time: format.time(endedAt) })
          : t(goal, { name, masked })}
      </Text>
    </section>
  );
}

/** Since when it waits because the member's withdrawals are stopped, and why, in the operator's words (OPS-45). */
function Stopped({ since, told }: NonNullable<Withdrawal['stopped']>) {
  const { t, format } = useWords();
  return (
    <Note tone="warning" title={t('withdrawals.course.stopped', { time: format.dateTime(since) })}>
      {told} <TextLink href="/m/help">{t('payments.support')}</TextLink>
    </Note>
  );
}

/** Why it was not paid, and what the member can do about it. */
function Reason({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useWords();
  const { reason, fault, channelName: name, masked } = withdrawal;
  return (
    <Card>
      <Stack gap={2}>
        <Text as="h2" size="h3">
          {t('withdrawals.course.reason')}
        </Text>
        <Text tone="2">
          {reason ?? (fault && t(`withdrawals.course.${fault}`, { name, masked }))}
        </Text>
        <Text as="h2" size="h3">
          {t('withdrawals.course.now')}
        </Text>
        <Text tone="2">{t('withdrawals.course.now_text')}</Text>
      </Stack>
    </Card>
  );
}

function Course({ withdrawal, now }: { withdrawal: Withdrawal; now: number | undefined }) {
  const { t, format } = useWords();
  const timeText = useTimeText();
  const steps = useCourseSteps(withdrawal, now);
  const [first] = withdrawal.steps;
  const last = withdrawal.steps[withdrawal.steps.length - 1];
  const isPaid = withdrawal.state === 'paid' && first && last;
  return (
    <Card>
      <Stack gap={3}>
        <Row spread="between" isWrapping>
          <Text as="h2" size="h3">
            {isPaid
              ? t('withdrawals.course.total', {
                  time: timeText((Date.parse(last.at) - Date.parse(first.at)) / 1000),
                })
              : t('withdrawals.course.steps')}
          </Text>
          {first && (
            <Text as="span" size="caption" tone="3">
              {format.date(first.at)}
            </Text>
          )}
        </Row>
        <Timeline steps={steps} />
      </Stack>
    </Card>
  );
}

function Facts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useWords();
  const { number, state, holdReceipt, endReceipt } = withdrawal;
  const end =
    state === 'paid' ? 'withdrawals.course.paid_receipt' : 'withdrawals.course.return_receipt';
  return (
    <Card>
      <PairList
        pairs={[
          { name: t('withdrawals.course.number'), value: <CopyableNumber number={number} /> },
          { name: t('withdrawals.course.fee'), value: t('withdrawals.course.no_fee') },
          {
            name: t('withdrawals.course.hold_receipt'),
            value: <ReceiptNumber number={holdReceipt} />,
          },
          ...(endReceipt === undefined
            ? []
            : [{ name: t(end), value: <ReceiptNumber number={endReceipt} /> }]),
        ]}
      />
    </Card>
  );
}

/** A receipt's number, which leads to the receipt. */
function ReceiptNumber({ number }: { number: string }) {
  return <Link href={`/m/receipt/${number}`}>{number}</Link>;
}
