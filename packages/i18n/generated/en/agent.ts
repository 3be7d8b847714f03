// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "agent.title": [
  "Agency centre"
 ],
 "agent.overview": [
  "Overview"
 ],
 "agent.team": [
  "Team"
 ],
 "agent.rebate": [
  "Rebate"
 ],
 "agent.contracts": [
  "Contracts"
 ],
 "agent.only_agents": [
  "This area is for agents."
 ],
 "agent.contract.salary": [
  "Daily salary contract"
 ],
 "agent.contract.dividend": [
  "Dividend contract"
 ],
 "agent.contract.hourly": [
  "Hourly salary contract"
 ],
 "agent.contract.prompt": [
  "A new contract was offered. Read its terms, then accept or refuse it."
 ],
 "agent.contract.later": [
  "Later"
 ],
 "agent.contract.view": [
  "View contract"
 ]
};
