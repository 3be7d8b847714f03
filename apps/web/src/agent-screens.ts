import type { ScreenRecord } from './screen-record.ts';

/** The screens of agents and of the contracts that they offer; part of the table of all screens. */
export const AGENT_SCREENS = {
  // In the popup under the avatar it leads to the member centre (MENU-22).
  agencyCentre: {
    paths: ['agent/home', 'agent'],
    file: 'agent/home/agent-home-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.title',
    icon: 'users-three-duotone',
    menus: {
      side: [6, 'member.menu.agency_centre'],
      avatar: [2, 'member.popup.agency_centre', '/m/member/home'],
    },
  },
  agentRates: {
    paths: ['agent/rebate'],
    file: 'agent/rates/rates-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.title',
  },
  agentGiveRates: {
    paths: ['agent/rebate/:memberId'],
    file: 'agent/rates/give-rates-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.rates.title',
  },
  agentLinks: {
    paths: ['agent/links'],
    file: 'agent/links/links-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.title',
  },
  agentNewLink: {
    paths: ['agent/links/new'],
    file: 'agent/links/link-form-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.links',
  },
  agentLink: {
    paths: ['agent/links/:code'],
    file: 'agent/links/link-form-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.links',
  },
  agentStatement: {
    paths: ['agent/statement'],
    file: 'agent/statements/statement-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.statement.title',
  },
  agentContracts: {
    paths: ['agent/contracts'],
    file: 'agent/contracts/contracts-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.title',
  },
  agentOffer: {
    paths: ['agent/offer/:memberId'],
    file: 'agent/contracts/offer-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.offer.title',
  },
  agentSettlements: {
    paths: ['agent/settlements'],
    file: 'agent/settlement/settlements-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.settlement.list_title',
  },
  agentSettlement: {
    paths: ['agent/settlement/:settlementId'],
    file: 'agent/settlement/settlement-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.settlement.title',
  },
  team: {
    paths: ['agent/team'],
    file: 'agent/team/team-screen.tsx',
    guard: 'agents',
    titleKey: 'agent.title',
  },
  newMember: {
    paths: ['agent/team/new'],
    file: 'agent/members/new-member-screen.tsx',
    guard: 'agents',
    titleKey: 'team.add',
  },
  teamMember: {
    paths: ['agent/team/:memberId'],
    file: 'agent/team/member-screen.tsx',
    guard: 'agents',
    titleKey: 'team.member_title',
  },
  // Paths as the specification spells them (AGENT-03 to AGENT-05).
  salaryContract: {
    paths: ['member/agent/getSalaryContract'],
    file: 'agent/contract-screen.tsx',
    guard: 'members',
    titleKey: 'agent.contract.salary',
  },
  dividendContract: {
    paths: ['member/agent/getDevidendContract'],
    file: 'agent/contract-screen.tsx',
    guard: 'members',
    titleKey: 'agent.contract.dividend',
  },
  hourlyContract: {
    paths: ['member/agent/getHourContract'],
    file: 'agent/contract-screen.tsx',
    guard: 'members',
    titleKey: 'agent.contract.hourly',
  },
} as const satisfies Readonly<Record<string, ScreenRecord>>;
