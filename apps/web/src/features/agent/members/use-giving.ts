import { useRef, useState } from 'react';
import { useProvenStep } from '#features/security/index.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { TeamMember } from '../team/team.queries.ts';
import { readGiven } from './members.model.ts';
import type { GiveFault } from './members.model.ts';
import { newKey } from '#platform/device/new-key.ts';
import { giveCredits } from './members.queries.ts';
import type { Credits } from './members.queries.ts';

/**
 * Giving credits step by step. A call that is repeated after a lost answer or a proof has the same key, so it gives
 * once; another amount is another gift.
 */
export function useGiving({ memberId }: TeamMember, credits: Credits, onDone: () => void) {
  const { t, format } = useWords();
  const toast = useToast();
  const step = useProvenStep();
  const key = useRef(newKey());
  const [text, setText] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [asked, setAsked] = useState<number>();
  const { currency } = credits;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency }, { decimals: 'auto' });
  const read = readGiven(text, credits, format.currency.exponent);
  const faultText = (fault: GiveFault) => {
    if (fault === 'too_much') return t('team.give.too_much', { cash: money(credits.ownCashMinor) });
    if (fault === 'zero') return t('team.give.zero');
    if (fault === 'too_many_decimals')
      return t('wallet.amount.too_many_decimals', { exponent: format.currency.exponent });
    return t(`wallet.amount.${fault}`);
  };
  return {
    step,
    text,
    read,
    asked,
    money,
    fault: isJudged && !read.ok ? faultText(read.fault) : undefined,
    write(next: string) {
      setText(next);
      setJudged(false);
    },
    ask() {
      setJudged(true);
      if (!read.ok) return;
      key.current = newKey();
      setAsked(read.amountMinor);
    },
    back() {
      step.giveUp();
      setAsked(undefined);
    },
    send() {
      if (asked === undefined) return;
      step.run(async (signal) => {
        const body = { memberId, amountMinor: asked, currency };
        const given = await giveCredits(body, key.current, signal);
        const said = { amount: money(given.amountMinor), number: given.receiptNumber };
        toast.show({ text: t('team.give.done', said), tone: 'success' });
        onDone();
      });
    },
  };
}

/** Giving credits, as the steps of the sheet use it. */
export type Giving = ReturnType<typeof useGiving>;
