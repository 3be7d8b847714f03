import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isPayeeName } from '@maidan/contract/payee-name';
import { stepUp, useProvenStep } from '#features/security/index.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { addAccount } from './accounts.queries.ts';
import type { OfferedAccounts } from './accounts.queries.ts';

const NAMES = ['number', 'holderName', 'password'] as const;
type FieldName = (typeof NAMES)[number];
type Faults = Partial<Record<FieldName, string>>;

/** The field of which a refusal of the gateway speaks. */
const FIELD_OF: Partial<Record<ApiFailure['code'], FieldName>> = {
  'payout.number_invalid': 'number',
  'payout.account_exists': 'number',
  'payout.name_differs': 'holderName',
  'auth.password_wrong': 'password',
};

/** State and steps of adding a payout account. */
export function useAccountForm(offered: OfferedAccounts) {
  const { channels, payeeName, isConfirmed, hasOtherProof = false } = offered;
  const { t, locale } = useWords();
  const step = useProvenStep();
  const send = useSending(step);
  const [channel, setChannel] = useState(channels[0]?.channel ?? '');
  const [values, setValues] = useState({ number: '', holderName: '', password: '' });
  const [ownFaults, setOwnFaults] = useState<Faults>({});
  // The right may have run out since the page was made; then the gateway asks.
  const asksPassword = !hasOtherProof && (!isConfirmed || step.isAsked);
  const { faults: sentFaults, other } = useRefusal(step.failure);
  const faults = { ...sentFaults, ...ownFaults };

  const check = (): Faults => ({
    ...(values.number.trim() === '' ? { number: t('payments.account.number_empty') } : {}),
    ...(isPayeeName(values.holderName, payeeName)
      ? {}
      : { holderName: t('payments.account.holder_is', { name: payeeName }) }),
    ...(asksPassword && values.password === ''
      ? { password: t('payments.account.password_empty') }
      : {}),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = check();
    setOwnFaults(found);
    if (Object.keys(found).length > 0 || step.wait.isBusy) return;
    const { password, number, holderName } = values;
    send({ channel, number, holderName, language: locale }, asksPassword ? password : undefined);
  }

  return {
    step,
    faults,
    /** What is said of the first field with a fault. */
    firstFault: NAMES.map((name) => faults[name]).find((text) => text !== undefined),
    other,
    channel,
    asksPassword,
    submit,
    choose: setChannel,
    typing: (name: FieldName) => ({
      value: values[name],
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setValues({ ...values, [name]: event.currentTarget.value });
        setOwnFaults({ ...ownFaults, [name]: undefined });
        step.forgetFailure();
      },
    }),
  };
}

/**
 * Proves first who holds the session where that is asked for, adds the account and goes back to the list; who came from a
 * withdrawal goes back there, with the amount that was typed.
 */
function useSending(step: ReturnType<typeof useProvenStep>) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  return (draft: Parameters<typeof addAccount>[0], password: string | undefined) =>
    step.run(async (signal) => {
      if (password !== undefined) await stepUp({ password }, signal);
      const { accountId: account } = await addAccount(draft, signal);
      toast.show({ text: t('payments.accounts.saved'), tone: 'success' });
      // The form's place in the history goes to the list, so that a step back does not add it again.
      const kept = new URLSearchParams({ amount: asked.get('amount') ?? '', account });
      const goal =
        asked.get('for') === 'withdraw'
          ? `/withdraw?${kept.toString()}`
          : '/securityCenter/payoutAccounts';
      await navigate(goal, { replace: true });
    });
}

/** What the gateway refused, at its field or as a whole. */
function useRefusal(failure: ApiFailure | undefined) {
  const { t } = useWords();
  const failureText = useFailureText();
  const field = failure && FIELD_OF[failure.code];
  if (!failure || !field) return { faults: {}, other: failure };
  const isPassword = field === 'password';
  const text = isPassword ? t('security.step_up.wrong') : failureText(failure);
  return { faults: { [field]: text } as Faults, other: undefined };
}
