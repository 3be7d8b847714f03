export { bindFeedbackRoutes } from './feedback/feedback.routes.ts';
export { feedbackService } from './feedback/feedback.service.ts';
export { feedbackStore } from './feedback/feedback.store.ts';
export { bindServiceRoutes } from './service.routes.ts';
export { serviceService } from './service.service.ts';
export { writeHelp, writeServiceEntries } from './service.writer.ts';
export type { HelpDraft, ServiceEntryDraft } from './service.writer.ts';
