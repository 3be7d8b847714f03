import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Deposit } from '@maidan/contract/types';
import { followLive } from '#platform/live/live.ts';
import { stateInEvent } from '../deposit.model.ts';

/** Reads the deposit again when the stream tells of another state; answers when the rail last answered, as far as known. */
export function useLiveDeposit({ number, state, checkedAt }: Deposit): string | undefined {
  const revalidator = useRevalidator();
  const [toldAt, setToldAt] = useState(checkedAt);
  const onTold = useEffectEvent((data: string) => {
    const told = stateInEvent(data, number);
    if (told?.checkedAt) setToldAt(told.checkedAt);
    if (told && told.state !== state) void revalidator.revalidate();
  });
  useEffect(() => followLive('deposits', (data) => onTold(data)), []);
  return toldAt ?? checkedAt;
}
