export { bindTrialRoutes } from './trial.routes.ts';
export { trialService } from './trial.service.ts';
