import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#platform/api/query.ts';

/** Only the stream of events fills it. */
const openQuery = { queryKey: ['open-promotions'], queryFn: () => Promise.resolve(0) };

/** Takes over how many promotions the member can take now. */
export function noteOpenPromotions(count: number): void {
  queryClient().setQueryData<number>(openQuery.queryKey, count);
}

/** How many promotions the member can take now; 0 as long as nobody has said. This hook reads nothing itself. */
export function useOpenPromotions(): number {
  return useQuery({ ...openQuery, enabled: false }, queryClient()).data ?? 0;
}
