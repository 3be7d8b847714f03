/** The pages whose markup is checked, by who reads them. */
export const VISITOR_PAGES = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/forget?by=email',
  '/m/forget?token=none',
  '/m/language',
  '/m/set',
  '/m/help',
  '/m/activity',
  '/m/notice',
  '/m/search-games',
  '/m/slot',
  '/m/rng-games',
  '/m/invite',
];
/** Those of a member; what a visitor reads too is there already. */
export const MEMBER_PAGES = [
  '/m/home',
  '/m/logout',
  '/m/changePsw',
  '/m/withdraw',
  '/m/member/home',
  '/m/member/profile',
  '/m/gameRecord',
  '/m/gameCenter',
];
/** Those of an agent. */
export const AGENT_PAGES = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
];

/** Addresses of pages that there are many of. */
const DETAILS = [
  /href="(\/m\/play\/[^"]+)"/,
  /href="(\/m\/activityDetail\?[^"]+)"/,
  /href="(\/m\/noticeDetail\?[^"]+)"/,
  /href="(\/m\/help\?[^"]+)"/,
  /href="(\/m\/round\/[^"]+)"/,
];

/** Of each kind of page that there are many of, the first that some markup leads to. */
export function detailsLinkedFrom(markup: string): string[] {
  return DETAILS.flatMap((kind) => kind.exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? []);
}
