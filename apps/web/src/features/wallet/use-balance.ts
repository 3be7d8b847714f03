import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Wallet } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { followBalance, walletQueries } from './wallet.queries.ts';

/** The member's current balance. */
export interface Balance {
  readonly wallet: Wallet | undefined;
  /** Whether the wallet is being read; amounts are masked meanwhile (WIDGET-12). */
  readonly isRefreshing: boolean;
  readonly hasFailed: boolean;
  /** Reads the wallet again (WIDGET-11); answers whether that worked. */
  readonly refresh: () => Promise<boolean>;
}

/** The live balance of a member; it must not be used for a visitor. */
export function useBalance(): Balance {
  const { data, isFetching, isError, refetch } = useQuery(walletQueries.balance(), queryClient());
  useEffect(() => followBalance(), []);
  return {
    wallet: data,
    isRefreshing: isFetching,
    hasFailed: isError,
    refresh: async () => (await refetch()).isSuccess,
  };
}
