export { bindOwnDataRoutes } from './own-data/own-data.routes.ts';
export { bindSecurityRoutes } from './security.routes.ts';
export { composeSecurity } from './security.composition.ts';
export { memberAlerts } from './member-alerts.ts';
export type { MemberAlerts } from './member-alerts.ts';
export type { StepUps } from './step-up.ts';
export type { WithdrawalPinService } from './withdrawal-pin.service.ts';
