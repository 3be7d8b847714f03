export { bindAgentRoutes } from './agent.routes.ts';
export { agentService, offerContract } from './agent.service.ts';
export { bindTeamRoutes } from './team.routes.ts';
export { teamService } from './team.service.ts';
