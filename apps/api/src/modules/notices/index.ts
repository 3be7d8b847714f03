export { bindNoticesRoutes } from './notices.routes.ts';
export { noticesService } from './notices.service.ts';
export { writeAnnouncements } from './announcements.writer.ts';
export type { AnnouncementDraft } from './announcements.writer.ts';
