import type { Guard, ScreenRecord } from '../../apps/web/src/screen-record.ts';
import { SCREENS } from '../../apps/web/src/screens.ts';

/** The pages whose markup is checked, by who reads them: one of each screen, and further views of some. */
export const VISITOR_PAGES = [
  ...pagesOf(['anyone', 'visitors']),
  '/m/forget?by=email',
  '/m/forget?token=none',
  '/m/slot',
];
/** Those of a member; what a visitor reads too is there already, but for home. */
export const MEMBER_PAGES = ['/m/home', ...pagesOf(['members', 'formal'])];
/** The further pages of an agent. */
export const AGENT_PAGES = [
  ...pagesOf(['agents']),
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
];

/** The first address of every screen under one of these guards; of each file one, if more than the path is the same. */
function pagesOf(guards: readonly Guard[]): string[] {
  const pages = new Map<string, string>();
  for (const { paths, file, guard } of Object.values<ScreenRecord>(SCREENS)) {
    const [path] = paths;
    const isDetail = path.includes(':') || path.endsWith('Detail');
    const isListed = guards.includes(guard) && !isDetail && !pages.has(file);
    if (isListed) pages.set(file, `/m/${path}`);
  }
  return [...pages.values()];
}

/** Patterns of addresses that exist many times, such as one page for each game. */
const DETAILS = [
  /href="(\/m\/play\/[^"]+)"/,
  /href="(\/m\/activityDetail\?[^"]+)"/,
  /href="(\/m\/noticeDetail\?[^"]+)"/,
  /href="(\/m\/help\?[^"]+)"/,
  /href="(\/m\/round\/[^"]+)"/,
];

/** For each of these patterns, the first address to which the markup links. */
export function detailsLinkedFrom(markup: string): string[] {
  return DETAILS.flatMap((kind) => kind.exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? []);
}
