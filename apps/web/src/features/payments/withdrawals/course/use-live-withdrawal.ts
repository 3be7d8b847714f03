import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Withdrawal } from '@maidan/contract/types';
import { followLive } from '#platform/live/live.ts';
import { stateInEvent } from '../withdrawal.model.ts';

/** Reads the withdrawal again when the stream tells of another state. */
export function useLiveWithdrawal({ number, state }: Withdrawal): void {
  const revalidator = useRevalidator();
  const onTold = useEffectEvent((data: string) => {
    const told = stateInEvent(data, number);
    if (told && told.state !== state) void revalidator.revalidate();
  });
  useEffect(() => followLive('withdrawals', (data) => onTold(data)), []);
}
