export { bindAgentRoutes } from './agent.routes.ts';
export { agentService, offerContract } from './agent.service.ts';
