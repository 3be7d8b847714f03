export { bindNoticesRoutes } from './notices.routes.ts';
export { liveNotices, NOTICES_TOPIC } from './live-notices.ts';
export { noticesService } from './notices.service.ts';
export { writeAnnouncements } from './announcements.writer.ts';
export type { AnnouncementDraft } from './announcements.writer.ts';
