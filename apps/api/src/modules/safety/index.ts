export { breakGates, breaksService } from './breaks.service.ts';
export type { BreakGates } from './breaks.service.ts';
export { limitsService } from './limits.service.ts';
export type { LimitsService } from './limits.service.ts';
export { bindSafetyRoutes } from './safety.routes.ts';
