import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Withdrawal } from '@maidan/contract/types';
import { followLive } from '#platform/live/live.ts';
import { hasMoved } from '../withdrawal.model.ts';

/** Reads the withdrawal again when the stream tells that it went on, or that it was stopped. */
export function useLiveWithdrawal(withdrawal: Withdrawal): void {
  const revalidator = useRevalidator();
  const onTold = useEffectEvent((data: string) => {
    if (hasMoved(data, withdrawal)) void revalidator.revalidate();
  });
  useEffect(() => followLive('withdrawals', (data) => onTold(data)), []);
}
