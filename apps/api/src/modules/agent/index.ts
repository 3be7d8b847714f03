export { bindAgentRoutes } from './agent.routes.ts';
export { agentService, offerContract } from './agent.service.ts';
export { bindRatesRoutes } from './rates/rates.routes.ts';
export { giveFirstRates, mostRates, ratesService, setSiteRates } from './rates/rates.service.ts';
export type { Rates } from './rates/rates.tables.ts';
export { bindTeamRoutes } from './team.routes.ts';
export { teamService } from './team.service.ts';
export { sumTeams } from './figures/team-sums.ts';
export type { CommissionFigures } from './agent.ports.ts';
