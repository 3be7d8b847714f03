export { leadsOutside } from './service.model.ts';
export { serviceQueries } from './service.queries.ts';
