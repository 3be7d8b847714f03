import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Deposit, DepositChannel } from '@maidan/contract/types';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Field } from '#ui/form/field.tsx';
import { AmountChips } from '#ui/form/stepper.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useOwnPopup } from '#platform/page/popup.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { BalanceLine } from './balance-line.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { chosenChannel, readAmount } from './deposit.model.ts';
import type { AmountFault, RefusedOrder } from './deposit.model.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { OpenDeposits } from './open-deposits.tsx';
import type { DepositBonus } from './payments.queries.ts';
import styles from './payments.module.css';
import { useDepositOrder } from './use-deposit-order.ts';

/** What a form is sent back with when it was posted without script and refused. */
export type PostedRefusal = RefusedOrder & { readonly failure?: FailureData };

/** Channel, amount and summary (MONEY-07). It is a plain form; with script it stays on the screen and loses nothing. */
export function DepositForm({
  channels,
  open,
  formKey,
  refused,
}: {
  channels: readonly DepositChannel[];
  open: readonly Deposit[];
  /** Makes one deposit of a plain form that is posted twice. */
  formKey: string;
  refused: PostedRefusal | undefined;
}) {
  const { t, format } = useWords();
  const site = useSite();
  const failureText = useFailureText();
  const form = useDepositForm(channels, refused);
  const { channel, text, fault, ready } = form;
  return (
    <form method="post" action="/m/voucherCenter" noValidate onSubmit={form.submit}>
      <FormToken />
      <input type="hidden" name="key" value={formKey} />
      <Stack gap={5} isPadded isPage>
        <BalanceLine />
        <OpenDeposits deposits={open} />
        <ChannelChoice
          channels={channels}
          value={channel?.channel}
          isPlain={!site.can('depositCards')}
          onChoose={form.choose}
        />
        <AmountPart form={form} />
        {ready !== undefined && (
          <BonusChoice amountMinor={ready} chosen={form.bonus} onChoose={form.chooseBonus} />
        )}
        {refused?.failure && (
          <Note tone="danger" isAlert>
            {failureText(toFailure(refused.failure))}
          </Note>
        )}
      </Stack>
      <StickyAction>
        <Button type="submit" kind="primary" width="block" isDisabled={channel === undefined}>
          {ready === undefined || fault !== undefined || text === ''
            ? t('payments.go')
            : t('payments.go_amount', {
                amount: format.money(
                  { amountMinor: ready, currency: format.currency.code },
                  { decimals: 'auto' },
                ),
              })}
        </Button>
      </StickyAction>
      {channel && ready !== undefined && (
        <DepositSummary
          isOpen={form.summary.isOpen}
          channel={channel}
          amountMinor={ready}
          bonus={form.bonus}
          order={form.order}
          onClose={form.summary.close}
          onConfirm={form.confirm}
        />
      )}
    </form>
  );
}

function AmountPart({ form }: { form: ReturnType<typeof useDepositForm> }) {
  const { t, format } = useWords();
  const faultText = useFaultText(form.channel);
  const { channel, text, fault, input, write } = form;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
  const plainOf = (amountMinor: number) => money(amountMinor).replace(format.currency.symbol, '');
  return (
    <div className={styles.amountPart}>
      <Field
        ref={input}
        name="amount"
        label={t('payments.amount')}
        hint={
          channel &&
          t('payments.limits', { min: money(channel.minMinor), max: money(channel.maxMinor) })
        }
        lead={<span className={styles.sign}>{format.currency.symbol}</span>}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        trailing={
          text === '' ? undefined : (
            <IconButton
              icon="x-circle-fill"
              label={t('payments.amount.clear')}
              onClick={() => {
                write('');
                input.current?.focus();
              }}
            />
          )
        }
        status={fault && { tone: 'error', messages: [faultText(fault)] }}
      />
      {channel && channel.amountsMinor.length > 0 && (
        <AmountChips
          label={t('payments.amount.offered')}
          amounts={channel.amountsMinor.map((amountMinor) => ({
            id: String(amountMinor),
            figure: plainOf(amountMinor),
          }))}
          value={form.ready === undefined ? undefined : String(form.ready)}
          onSelect={(id) => write(plainOf(Number(id)))}
        />
      )}
    </div>
  );
}

/** The sentence of a fault; those of the limits name the limit. */
function useFaultText(channel: DepositChannel | undefined): (fault: AmountFault) => string {
  const { t, format } = useWords();
  const money = (amountMinor = 0) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
  return (fault) => {
    if (fault === 'below') return t('payments.amount.below', { min: money(channel?.minMinor) });
    if (fault === 'above') return t('payments.amount.above', { max: money(channel?.maxMinor) });
    if (fault === 'zero') return t('wallet.amount.negative');
    if (fault === 'too_many_decimals')
      return t('wallet.amount.too_many_decimals', { exponent: format.currency.exponent });
    return t(`wallet.amount.${fault}`);
  };
}

function useDepositForm(channels: readonly DepositChannel[], refused: PostedRefusal | undefined) {
  const { format, locale } = useWords();
  const order = useDepositOrder();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(refused?.sent.channel);
  const [text, setText] = useState(refused?.sent.amount ?? '');
  const [bonus, chooseBonus] = useState<DepositBonus>();
  // A fault is said when the form is sent, or another channel has other limits; not while somebody types.
  const [isJudged, setJudged] = useState(refused?.fault !== undefined);
  const summary = useOwnPopup('deposit-summary');
  const channel = chosenChannel(channels, code);
  const amount = readAmount(text, channel, format.currency.exponent);
  const ready = amount.ok ? amount.amountMinor : undefined;

  const giveUp = useEffectEvent(() => order.wait.cancel());
  useEffect(() => {
    if (!summary.isOpen) giveUp();
  }, [summary.isOpen]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setJudged(true);
    order.forget();
    if (amount.ok && channel) summary.open();
    else input.current?.focus();
  }

  return {
    channel,
    text,
    input,
    order,
    ready,
    fault: isJudged && !amount.ok ? amount.fault : undefined,
    summary,
    submit,
    bonus,
    chooseBonus,
    write(next: string) {
      setText(next);
      // A bonus is worked out for one amount, and is chosen again for another.
      chooseBonus(undefined);
      setJudged(false);
    },
    choose(next: string) {
      setCode(next);
      setJudged(text !== '');
    },
    confirm() {
      if (!channel || ready === undefined) return;
      const { currency, channel: chosen } = channel;
      const taken = bonus ? { promotionId: bonus.promotionId } : {};
      order.send({ channel: chosen, amountMinor: ready, currency, language: locale, ...taken });
    },
  };
}
