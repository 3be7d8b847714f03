import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Wallet } from '@maidan/contract/types';
import { queryClient } from '#platform/query.ts';
import { followBalance, walletQueries } from './wallet.queries.ts';

const HIDDEN_KEY = 'maidan.balanceHidden';
const watchers = new Set<() => void>();

/** The balance of the member as it stands now. */
export interface Balance {
  readonly wallet: Wallet | undefined;
  /** A read is under way: amounts are masked (WIDGET-12). */
  readonly isRefreshing: boolean;
  readonly hasFailed: boolean;
  /** Loads the wallet anew (WIDGET-11). */
  readonly refresh: () => void;
}

/** The live balance; for members only. */
export function useBalance(): Balance {
  const { data, isFetching, isError, refetch } = useQuery(walletQueries.balance(), queryClient());
  useEffect(() => followBalance(), []);
  return { wallet: data, isRefreshing: isFetching, hasFailed: isError, refresh: () => void refetch() };
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the reader hides amounts on this device, and the toggle (WIDGET-10). */
export function useBalanceHidden(): [isHidden: boolean, toggle: () => void] {
  const isHidden = useSyncExternalStore(subscribe, () => localStorage.getItem(HIDDEN_KEY) === '1', () => false);
  const toggle = () => {
    localStorage.setItem(HIDDEN_KEY, isHidden ? '0' : '1');
    for (const watcher of watchers) watcher();
  };
  return [isHidden, toggle];
}
