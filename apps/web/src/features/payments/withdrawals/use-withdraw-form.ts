import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnPopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';
import { useWithdrawalRequest } from './use-withdrawal-request.ts';
import { chosenAccount, mostOf, readAmount } from './withdrawal.model.ts';
import type { WithdrawalOverview } from './withdrawals.queries.ts';

/** Refusals that the sheet of the PIN says itself. */
const OF_PIN: readonly string[] = ['security.pin_wrong', 'security.pin_locked'];

/** State and steps of a withdrawal: amount and account, then the PIN, which is set on first use. */
export function useWithdrawForm(overview: WithdrawalOverview) {
  const { format } = useWords();
  const [asked] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [accountId, setAccountId] = useState(asked.get('account') ?? undefined);
  const [text, setText] = useState(asked.get('amount') ?? '');
  const [isJudged, setJudged] = useState(false);
  const account = chosenAccount(overview.accounts, accountId);
  const amount = readAmount(text, overview, format.currency.exponent);
  const ready = amount.ok ? amount.amountMinor : undefined;
  const canUse = account?.isUsable === true;
  const pin = usePinStep(overview, { ready, accountId: account?.accountId });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setJudged(true);
    pin.request.forget();
    if (amount.ok && canUse) pin.begin();
    else input.current?.focus();
  }

  return {
    account,
    text,
    input,
    ready,
    pin,
    submit,
    fault: isJudged && !amount.ok ? amount.fault : undefined,
    isAccountWaiting: isJudged && account !== undefined && !canUse,
    choose: setAccountId,
    write(next: string) {
      setText(next);
      setJudged(false);
      pin.request.forget();
    },
    takeAll() {
      const { symbol, code: currency } = format.currency;
      const all = format.money({ amountMinor: mostOf(overview), currency }, { decimals: 'auto' });
      setText(all.replace(symbol, ''));
      setJudged(false);
    },
  };
}

/** Asks for the PIN, lets the member set one where there is none, and sends the request. */
function usePinStep(
  overview: WithdrawalOverview,
  { ready, accountId }: { ready: number | undefined; accountId: string | undefined },
) {
  const { locale: language } = useWords();
  const request = useWithdrawalRequest();
  const popup = useOwnPopup('withdrawal-pin');
  // A PIN that was set here counts before the page is read again.
  const [isSetHere, setSetHere] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const { failure } = request;
  const lockedNow =
    failure?.code === 'security.pin_locked' ? failure.params['lockedUntil'] : undefined;
  const knownLock = isSetHere ? undefined : overview.pinLockedUntil;

  const giveUp = useEffectEvent(() => request.wait.cancel());
  useEffect(() => {
    if (!popup.isOpen) giveUp();
  }, [popup.isOpen]);
  const hide = useEffectEvent(popup.close);
  const isOther = failure !== undefined && !OF_PIN.includes(failure.code);
  useEffect(() => {
    if (isOther) hide();
  }, [isOther]);

  const send = (typed: string) => {
    const { currency } = overview;
    if (ready === undefined || accountId === undefined) return;
    request.send({ accountId, amountMinor: ready, currency, pin: typed, language });
  };
  return {
    request,
    isOpen: popup.isOpen,
    isSetting,
    lockedUntil: typeof lockedNow === 'string' ? lockedNow : knownLock,
    /** What was refused for another reason than the PIN. */
    refusal: isOther ? failure : undefined,
    begin() {
      setSetting(!overview.isPinSet && !isSetHere);
      popup.open();
    },
    setNew() {
      request.forget();
      setSetting(true);
    },
    wasSet(typed: string) {
      setSetHere(true);
      setSetting(false);
      send(typed);
    },
    send,
    close: popup.close,
  };
}
