export { NoticeBar, toNotice } from './notice-bar.tsx';
export type { Notice } from './notice-bar.tsx';
export { useAnnouncements } from './popup/use-announcements.ts';
