import { queryClient } from '#platform/api/query.ts';
import { followLive } from '#platform/live/live.ts';

/** Calls back when the promotions of the site are others than those the page has shown; kept lists are read again. */
export function followPromotions(onChange: () => void): () => void {
  let known: string | undefined;
  return followLive('promotions', (state) => {
    const isOther = known !== undefined && known !== state;
    known = state;
    if (!isOther) return;
    void queryClient().invalidateQueries({ queryKey: ['promotions'] });
    onChange();
  });
}
