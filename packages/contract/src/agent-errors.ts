/** The errors of agents: their team, rates, contracts and settlements. Part of `ERRORS`. Free of zod. */
export const AGENT_ERRORS = {
  'agent.contract_not_found': { status: 404, meaning: 'No contract of this kind is offered' },
  'agent.contract_changed': {
    status: 409,
    meaning: 'The offer is not the one that was read any more; value holds the one that stands',
  },
  'agent.contract_answered': {
    status: 409,
    meaning: 'The contract was answered otherwise before; value holds it as it stands',
  },
  'agent.no_contracts': {
    status: 422,
    meaning: 'The member is of a type that has no contracts, or may not play any more',
  },
  'agent.terms_invalid': {
    status: 422,
    meaning:
      'The terms cannot stand; params.reason is tiers (not rising), kind (period or pay does not fit the kind), or date (begins before today)',
  },
  'agent.contract_ended': {
    status: 409,
    meaning:
      'The contract was ended or withdrawn before it was answered; value holds what stands now',
  },
  'agent.member_not_found': {
    status: 404,
    meaning: 'The team of the agent has no such member',
  },
  'agent.link_taken': { status: 409, meaning: 'The code belongs to another link or member' },
  'agent.links_full': {
    status: 409,
    meaning: 'The agent has as many links as it may: params.most says how many',
  },
  'agent.link_not_found': { status: 404, meaning: 'The agent has no link with this code' },
  'agent.rate_too_high': {
    status: 422,
    meaning:
      'A rate is above the own one of the agent: params.gameType names it, params.mostBasisPoints what can be given',
  },
  'agent.settlement_not_found': {
    status: 404,
    meaning: 'The member has no settlement under this id',
  },
  'agent.not_downline': {
    status: 403,
    meaning: 'The member is no direct downline of the agent',
  },
} as const;
