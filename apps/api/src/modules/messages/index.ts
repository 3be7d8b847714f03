export type { Carriers } from './messages.ports.ts';
export { bindOutbox, OUTBOX_PATH } from './messages.routes.ts';
export { messagesService } from './messages.service.ts';
export type { MessagesService } from './messages.service.ts';
export { purgeOutbox } from './messages.store.ts';
export { messageWords } from './words.ts';
export type { MessageWords } from './words.ts';
