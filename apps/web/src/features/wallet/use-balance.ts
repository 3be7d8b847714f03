import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Wallet } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { followBalance, walletQueries } from './wallet.queries.ts';

/** The balance of the member as it stands now. */
export interface Balance {
  readonly wallet: Wallet | undefined;
  /** A read is under way: amounts are masked (WIDGET-12). */
  readonly isRefreshing: boolean;
  readonly hasFailed: boolean;
  /** Loads the wallet anew (WIDGET-11); answers whether it could. */
  readonly refresh: () => Promise<boolean>;
}

/** The live balance; for members only. */
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
