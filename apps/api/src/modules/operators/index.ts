export { bindConsole, createConsoleRouter } from './console-router.ts';
export type { ConsoleRouter } from './console-router.ts';
export { bindOperatorsRoutes } from './operators.routes.ts';
export { operatorsService } from './operators.service.ts';
export type { OperatorsService } from './operators.service.ts';
export { countBrokenTrails, walkTrail } from './trail-walk.ts';
export { firstBrokenEntry, newestEntries, recordAct } from './trail.ts';
export type { TrailActor } from './trail.ts';
export type { TrailAct } from './trail.ts';
