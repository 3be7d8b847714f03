export { useOpenChat } from './chat/use-open-chat.ts';
export { ServiceMenuItems } from './menu-items.tsx';
export { reachable } from './service-items.model.ts';
export { CHAT_PATH, leadsOutside } from './service.model.ts';
export { serviceQueries } from './service.queries.ts';
