export { ServiceMenuItems } from './menu-items.tsx';
export { reachable } from './service-items.model.ts';
export { leadsOutside } from './service.model.ts';
export { serviceQueries } from './service.queries.ts';
