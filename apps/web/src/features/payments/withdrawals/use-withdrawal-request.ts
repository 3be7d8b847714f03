import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Withdrawal } from '@maidan/contract/types';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { newKey } from '#platform/device/new-key.ts';
import { requestWithdrawal } from './withdrawals.queries.ts';
import type { WithdrawalBody } from './withdrawals.queries.ts';

/**
 * Requests a withdrawal and goes on to its course. A request that is sent again after a lost answer, or with another PIN,
 * has the same key, so it makes one withdrawal.
 */
export function useWithdrawalRequest() {
  const navigate = useNavigate();
  const wait = useWait();
  const last = useRef({ body: '', key: '' });
  const [failure, setFailure] = useState<ApiFailure>();
  const [round, setRound] = useState(0);

  function keyOf({ pin: _pin, ...body }: WithdrawalBody): string {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  }

  async function send(body: WithdrawalBody): Promise<void> {
    setFailure(undefined);
    let requested: Withdrawal | undefined;
    try {
      const isDone = await wait.run(async (signal) => {
        requested = await requestWithdrawal(body, keyOf(body), signal);
      });
      if (!isDone || !requested) return;
      // What follows is a new withdrawal, also when the member comes back and requests the same.
      last.current = { body: '', key: '' };
      // The sheet's place in the history goes to the withdrawal, so that a step back finds the form.
      await navigate(`/withdrawal/${requested.number}`, { replace: true });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
      setRound((before) => before + 1);
    }
  }

  return {
    wait,
    failure,
    /** Rises with every failed try. */
    round,
    forget: () => setFailure(undefined),
    send: (body: WithdrawalBody) => void send(body),
  };
}
