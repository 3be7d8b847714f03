import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { followWinners } from '#features/lobby/follow-winners.ts';
import { canonicalPath } from '#platform/page/address.ts';
import { followNotices } from '#features/notices/reading/follow-notices.ts';
import { followPromotions } from '#features/promotions/live/follow-promotions.ts';

/** Screens whose loaders read announcements or promotions; others take what is new when they are opened. */
const SHOWING: readonly string[] = ['/home', '/activity', '/activityDetail'];

/** Keeps a member's page current by the stream of events: counts, announcements, promotions and winners. Nothing is polled. */
export function LiveParts() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const showNew = useEffectEvent(() => {
    if (SHOWING.includes(pathname)) void revalidate();
  });
  const isHome = useEffectEvent(() => canonicalPath(pathname) === '/home');
  useEffect(() => {
    const stops = [
      followNotices(() => showNew()),
      followPromotions(() => showNew()),
      followWinners(
        () => isHome(),
        () => showNew(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return null;
}
