/** Errors of the console's endpoints, as `ERRORS` has those of the lobby's. */
export const CONSOLE_ERRORS = {
  'operators.sign_in_wrong': {
    status: 401,
    meaning: 'Mail, password and code do not belong together (says no more on purpose)',
  },
  'operators.session_missing': { status: 401, meaning: 'There is no session of an operator' },
  'operators.second_factor': {
    status: 403,
    meaning: 'The second factor has to be given again: it is too old, or the network is another',
  },
  'operators.code_wrong': { status: 422, meaning: 'The code is wrong or was used before' },
  'operators.link_over': { status: 410, meaning: 'The link was used, is too old or never was' },
  'operators.forbidden': {
    status: 403,
    meaning:
      'params.permission names what is missing on the site, params.givers the operators who can give it there',
  },
  'operators.unknown_target': { status: 404, meaning: 'No such thing on a site that is granted' },
  'operators.decided_before': { status: 409, meaning: 'It was decided before' },
  'operators.reward_refused': {
    status: 422,
    meaning:
      'The reward cannot be given: the amount is missing or above what the promotion gives, or the member may have none now',
  },
  'operators.claimed': {
    status: 409,
    meaning:
      'Another operator works on it: params.operatorId and params.endsAt say who, and until when; it can be taken over with a reason',
  },
  'operators.claim_missing': {
    status: 409,
    meaning: 'It is not claimed by you, or the claim is over: claim it first',
  },
  'operators.changed_since': {
    status: 409,
    meaning: 'It, or what its checks say, has changed since you read it: read it again',
  },
  'operators.not_paid': { status: 409, meaning: 'The channel did not say that it was paid' },
  'operators.not_payer': {
    status: 409,
    meaning: 'The payment is of an order of another member, to whom alone it is credited',
  },
  'operators.reference_credited': {
    status: 409,
    meaning: 'The reference of the channel was credited before',
  },
  'operators.channel_silent': {
    status: 503,
    meaning: 'The channel did not answer: ask again later',
  },
  'operators.channel_unknown': { status: 404, meaning: 'The channel does not know the reference' },
  'operators.documents_off': {
    status: 409,
    meaning: 'The site takes no identity documents, so that none can be asked for',
  },
  'operators.note_missing': {
    status: 422,
    meaning: 'The act waits for a second operator, who has to read why: send a note with it',
  },
  'operators.own_proposal': {
    status: 403,
    meaning: 'Whoever made a proposal does not decide on it; it can be withdrawn',
  },
  'operators.not_maker': { status: 403, meaning: 'Only whoever made a proposal withdraws it' },
  'operators.last_editor': {
    status: 403,
    meaning: 'Whoever changed the thing last, or gains by the act, does not approve it',
  },
  'operators.proposal_decided': {
    status: 409,
    meaning: 'The proposal was decided before: params.state says how',
  },
  'operators.proposal_expired': { status: 410, meaning: 'The proposal waited too long' },
  'operators.proposal_void': {
    status: 409,
    meaning:
      'What the proposal touches has changed since: params.because says what; make a new one',
  },
  'operators.proposal_unlike': {
    status: 409,
    meaning: 'The hash is not that of the proposal: read it again before you decide',
  },
  'operators.setting_refused': {
    status: 422,
    meaning: 'The setting cannot have the value: params.fault says why',
  },
  'operators.grant_refused': {
    status: 422,
    meaning: 'The role cannot be granted: params.fault says why',
  },
  'operators.end_past': { status: 422, meaning: 'The end lies in the past: give a later one' },
  'operators.nothing_verified': {
    status: 422,
    meaning: 'The member has no verified mail to which the link could go, or the site mails none',
  },
  'operators.nothing_blocked': {
    status: 409,
    meaning: 'None of these kinds is blocked now; read the blocks of the member again',
  },
} as const;
