import { queryClient } from '#platform/api/query.ts';
import { followLive } from '#platform/live/live.ts';
import { noteOpenPromotions } from './open-promotions.ts';

/** What the gateway sends of the promotions. */
interface LivePromotions {
  readonly version: string;
  /** How many the member can take now; a back end may leave it out. */
  readonly open?: number;
}

/**
 * Keeps a member's promotions current: the number that can be taken follows every device. Calls back when they are others
 * than those the page has shown; kept lists are read again.
 */
export function followPromotions(onChange: () => void): () => void {
  let known: string | undefined;
  return followLive('promotions', (state) => {
    noteOpenPromotions((JSON.parse(state) as LivePromotions).open ?? 0);
    const isOther = known !== undefined && known !== state;
    known = state;
    if (!isOther) return;
    void queryClient().invalidateQueries({ queryKey: ['promotions'] });
    onChange();
  });
}
