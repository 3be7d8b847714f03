import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Deposit } from '@maidan/contract/types';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { newKey } from '#platform/device/new-key.ts';
import { paymentPageOf } from './deposit.model.ts';
import { orderDeposit } from './payments.queries.ts';
import type { DepositOrderBody } from './payments.queries.ts';

/**
 * Orders a deposit and goes on to the channel's page, or to the deposit's own when the rail has given none yet. An order
 * that is sent again after a lost answer has the same key, so it makes one deposit.
 */
export function useDepositOrder() {
  const navigate = useNavigate();
  const wait = useWait();
  const last = useRef({ body: '', key: '' });
  const [failure, setFailure] = useState<ApiFailure>();

  function keyOf(body: DepositOrderBody): string {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  }

  async function send(body: DepositOrderBody): Promise<void> {
    setFailure(undefined);
    let ordered: Deposit | undefined;
    try {
      const isDone = await wait.run(async (signal) => {
        ordered = await orderDeposit(body, keyOf(body), signal);
      });
      if (!isDone || !ordered) return;
      // What follows is a new deposit, also when the member comes back and orders the same.
      last.current = { body: '', key: '' };
      const page = paymentPageOf(ordered);
      // The summary's place in the history goes to the deposit, so that a step back finds the form.
      if (page === undefined) await navigate(`/deposit/${ordered.number}`, { replace: true });
      else window.location.assign(page);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
    }
  }

  return {
    wait,
    failure,
    forget: () => setFailure(undefined),
    send: (body: DepositOrderBody) => void send(body),
  };
}
