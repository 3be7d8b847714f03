export { NoticeBar, toNotice } from './notice-bar.tsx';
