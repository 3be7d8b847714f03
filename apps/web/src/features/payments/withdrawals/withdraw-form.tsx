import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card, PairList } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { PinSheet } from '#features/security/index.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useOnline } from '#platform/connection/use-online.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useWords } from '#platform/words/words.tsx';
import { CreditsLine } from '../credits-line.tsx';
import payments from '../payments.module.css';
import { AccountChoice } from './account-choice.tsx';
import { OwnWithdrawals } from './own-withdrawals.tsx';
import { PinEntrySheet } from './pin-entry-sheet.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useTimeText } from './use-time-text.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawableCard } from './withdrawable-card.tsx';
import { mostOf } from './withdrawal.model.ts';
import type { WithdrawalOverview } from './withdrawals.queries.ts';

/** Hours over which the site counts what a member withdraws, and days over which the times of payouts are taken. */
const HOURS = 24;
const DAYS = 30;

/** Amount, account and PIN of a withdrawal (MONEY-10). */
export function WithdrawForm({ overview }: { overview: WithdrawalOverview }) {
  const form = useWithdrawForm(overview);
  const { account, pin, ready } = form;
  const hasAccount = overview.accounts.length > 0;
  return (
    <>
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap={5} isPadded isPage>
          <WithdrawableCard overview={overview} />
          {hasAccount ? (
            <AccountChoice
              accounts={overview.accounts}
              value={account?.accountId}
              onChoose={form.choose}
            />
          ) : (
            <NoAccount />
          )}
          <AmountPart overview={overview} form={form} />
          <Remarks overview={overview} form={form} />
          <Figures overview={overview} ready={ready} />
          <OwnWithdrawals newest={overview.newest} />
          <CreditsLine />
        </Stack>
        <Go form={form} hasAccount={hasAccount} />
      </form>
      {account && ready !== undefined && (
        <>
          <PinEntrySheet
            isOpen={pin.isOpen && !pin.isSetting}
            entry={{ amountMinor: ready, account, lockedUntil: pin.lockedUntil }}
            request={pin.request}
            onClose={pin.close}
            onTyped={pin.send}
            onSetNew={pin.setNew}
          />
          <PinSheet isOpen={pin.isOpen && pin.isSetting} onClose={pin.close} onDone={pin.wasSet} />
        </>
      )}
    </>
  );
}

function NoAccount() {
  const { t } = useWords();
  return (
    <Note tone="info" title={t('withdrawals.none')}>
      {t('withdrawals.none_text')}
    </Note>
  );
}

type Form = ReturnType<typeof useWithdrawForm>;

function AmountPart({ overview, form }: { overview: WithdrawalOverview; form: Form }) {
  const { t, format } = useWords();
  const faultText = useFaultText(overview);
  const { text, fault, input, write } = form;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: overview.currency }, { decimals: 'auto' });
  const most = mostOf(overview);
  return (
    <div className={payments.amountPart}>
      <Field
        ref={input}
        name="amount"
        label={t('payments.amount')}
        hint={
          most >= overview.minMinor &&
          t('payments.limits', { min: money(overview.minMinor), max: money(most) })
        }
        lead={<span className={payments.sign}>{format.currency.symbol}</span>}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        trailing={
          <Button
            size="sm"
            kind="quiet"
            isDisabled={most < overview.minMinor}
            onClick={form.takeAll}
          >
            {t('withdrawals.all')}
          </Button>
        }
        status={fault && { tone: 'error', messages: [faultText(fault)] }}
      />
    </div>
  );
}

/** What was refused, why the account cannot be used, and how long payouts of the channel took. */
function Remarks({ overview, form }: { overview: WithdrawalOverview; form: Form }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const timeText = useTimeText();
  const { account, pin } = form;
  const times = account && overview.times[account.channel];
  return (
    <>
      {pin.refusal && (
        <Note tone="danger" isAlert>
          {failureText(pin.refusal)}
        </Note>
      )}
      {form.isAccountWaiting && (
        <Note tone="danger" isAlert>
          {t('withdrawals.fault.account')}
        </Note>
      )}
      {times && (
        <Row gap={2}>
          <Icon name="timer-duotone" size={20} />
          <Text size="small" tone="2">
            {t('withdrawals.half_took', { days: DAYS, time: timeText(times.medianSeconds) })}
          </Text>
        </Row>
      )}
    </>
  );
}

function Figures({ overview, ready }: { overview: WithdrawalOverview; ready: number | undefined }) {
  const { t, format } = useWords();
  const { leftCount, leftMinor, withdrawableMinor, currency } = overview;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  return (
    <Card>
      <PairList
        pairs={[
          {
            name: t('withdrawals.left', { hours: HOURS }),
            value: t('withdrawals.left_value', { count: leftCount, amount: money(leftMinor) }),
          },
          ...(ready === undefined
            ? []
            : [{ name: t('withdrawals.after'), value: money(withdrawableMinor - ready) }]),
        ]}
      />
    </Card>
  );
}

/** The button; without an account it leads to adding one, and the amount stays. */
function Go({ form, hasAccount }: { form: Form; hasAccount: boolean }) {
  const { t, format } = useWords();
  const isOnline = useOnline();
  const isHydrated = useIsHydrated();
  const { ready, fault, text } = form;
  const currency = format.currency.code;
  if (!hasAccount) {
    const kept = new URLSearchParams({ for: 'withdraw', amount: text });
    return (
      <StickyAction>
        <Button
          kind="primary"
          width="block"
          icon="plus-bold"
          href={`/m/securityCenter/payoutAccounts/add?${kept.toString()}`}
        >
          {t('withdrawals.add_account')}
        </Button>
      </StickyAction>
    );
  }
  const label =
    ready === undefined || fault !== undefined
      ? t('withdrawals.go')
      : t('withdrawals.go_amount', {
          amount: format.money({ amountMinor: ready, currency }, { decimals: 'auto' }),
        });
  return (
    <StickyAction>
      <Button type="submit" kind="primary" width="block" isDisabled={!isHydrated || !isOnline}>
        {isOnline ? label : t('withdrawals.offline')}
      </Button>
    </StickyAction>
  );
}
