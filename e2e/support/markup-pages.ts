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
  '/m/gameRecord',
  '/m/gameCenter',
];
/** Those of an agent. */
export const AGENT_PAGES = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
];
