import type { BetKind, BetState } from '@maidan/contract/constants';
import type { MovementReference } from '@maidan/contract/movements';
import type { Wallet } from '@maidan/contract/types';
import { vendorFromWire, vendorToWire } from '@maidan/contract/vendor-code';
import { browserApi, read } from '#platform/api/browser.ts';
import { queryClient, STALE_MS } from '#platform/api/query.ts';
import { followLive } from '#platform/live/live.ts';
import { newerWallet, walletOfEvent } from './wallet.model.ts';

const BALANCE_KEY = ['wallet', 'balance'] as const;

/** Filters of the betting record, as its address has them. */
export interface RecordFilter {
  readonly from: string;
  readonly to: string;
  readonly state: '' | BetState;
  readonly kind: '' | BetKind;
  readonly vendor?: string;
  readonly nodeId?: number;
  readonly language: string;
}

/** Filters of the account record, as its address has them. */
export interface MovementFilter {
  readonly from: string;
  readonly to: string;
  readonly cause: '' | MovementReference;
  readonly language: string;
}

/** The filters of the betting record as the wire calls them. */
export function betQuery({ vendor, ...filter }: RecordFilter) {
  return vendor === undefined ? filter : vendorToWire({ ...filter, vendor });
}

/** Reads of the wallet; each key begins with the noun. */
export const walletQueries = {
  balance: () => ({
    queryKey: BALANCE_KEY,
    queryFn: async (): Promise<Wallet> => {
      const arrived = await read(browserApi.GET('/wallet/balance'));
      return newerWallet(queryClient().getQueryData<Wallet>(BALANCE_KEY), arrived);
    },
    staleTime: STALE_MS.wallet,
  }),
  bets: (filter: RecordFilter) => ({
    queryKey: ['wallet', 'bets', filter],
    queryFn: ({ pageParam: after }: { pageParam: string }) =>
      read(browserApi.GET('/wallet/bets', { params: { query: { ...betQuery(filter), after } } })),
    staleTime: STALE_MS.record,
  }),
  betTitles: ({ from, to, language }: Pick<RecordFilter, 'from' | 'to' | 'language'>) => ({
    queryKey: ['wallet', 'bets', 'titles', from, to, language],
    queryFn: async () => {
      const query = { from, to, language };
      const { list } = await read(browserApi.GET('/wallet/bets/titles', { params: { query } }));
      return list.map(vendorFromWire);
    },
    staleTime: STALE_MS.record,
  }),
  movements: (filter: MovementFilter) => ({
    queryKey: ['wallet', 'movements', filter],
    queryFn: ({ pageParam: after }: { pageParam: string }) =>
      read(browserApi.GET('/wallet/transactions', { params: { query: { ...filter, after } } })),
    staleTime: STALE_MS.record,
  }),
};

/** Keeps the balance current while any component shows it; the returned function stops this component's part. */
export function followBalance(): () => void {
  return followLive('balance', (data) => {
    const arrived = walletOfEvent(data);
    if (arrived)
      queryClient().setQueryData<Wallet>(BALANCE_KEY, (known) => newerWallet(known, arrived));
  });
}
