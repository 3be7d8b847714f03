import { useRef, useState } from 'react';
import { GAME_TYPES } from '@maidan/contract/constants';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { rateText, readRates } from './members.model.ts';
import type { RateTexts } from './members.model.ts';
import { newKey } from '#platform/device/new-key.ts';
import { createMember } from './members.queries.ts';
import type { MadeMember, Rates } from './members.queries.ts';

type Kind = 'agent' | 'player';

/** What was typed, what is wrong with it, and sending it. A repeated call after a lost answer has the same key. */
export function useNewMember(most: Rates) {
  const wait = useWait();
  const [kind, setKind] = useState<Kind>('player');
  const [account, setAccount] = useState('');
  const [texts, setTexts] = useState<RateTexts>(() => texts0());
  const [isAdult, setAdult] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const [made, setMade] = useState<MadeMember>();
  const key = useRef({ account: '', key: '' });
  const { rates, faults } = readRates(texts, most);
  const isComplete = account.trim() !== '' && isAdult && Object.keys(faults).length === 0;

  async function send(): Promise<void> {
    setJudged(true);
    setFailure(undefined);
    if (!isComplete) return;
    if (key.current.account !== account) key.current = { account, key: newKey() };
    try {
      await wait.run(async (signal) => {
        const body = { account: account.trim(), kind, rates, isAdult: true as const };
        setMade(await createMember(body, key.current.key, signal));
      });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
    }
  }

  return {
    wait,
    kind,
    account,
    texts,
    rates,
    isAdult,
    failure,
    made,
    faults: isJudged ? faults : onlyTooHigh(faults),
    isAccountMissing: isJudged && account.trim() === '',
    isAdultMissing: isJudged && !isAdult,
    choose: (id: string) => setKind(id === 'agent' ? 'agent' : 'player'),
    setAccount(text: string) {
      setAccount(text);
      setFailure(undefined);
    },
    setRate: (type: keyof Rates, text: string) => setTexts((now) => ({ ...now, [type]: text })),
    setAdult,
    send: () => void send(),
    again() {
      setMade(undefined);
      setAccount('');
      setTexts(texts0());
      setAdult(false);
      setJudged(false);
      key.current = { account: '', key: '' };
    },
  };
}

function texts0(): RateTexts {
  return Object.fromEntries(GAME_TYPES.map((type) => [type, rateText(0)])) as RateTexts;
}

/** A rate that is too high is said while it is typed; an unfinished number only when the form is sent. */
function onlyTooHigh(faults: ReturnType<typeof readRates>['faults']) {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault === 'too_high'));
}

/** The form of a new member. */
export type NewMember = ReturnType<typeof useNewMember>;
