export { bindServiceRoutes } from './service.routes.ts';
export { serviceService } from './service.service.ts';
export { writeHelp, writeServiceEntries } from './service.writer.ts';
export type { HelpDraft, ServiceEntryDraft } from './service.writer.ts';
