/** Errors of the console's endpoints, as `ERRORS` has those of the lobby's. */
export const CONSOLE_ERRORS = {
  'operators.sign_in_wrong': {
    status: 401,
    meaning:
      'Mail, password and second factor do not belong together, or the passkey signs nobody in (says no more on purpose)',
  },
  'operators.session_missing': { status: 401, meaning: 'There is no session of an operator' },
  'operators.device_proof': {
    status: 401,
    meaning:
      'The session belongs to a key of its device, and the call has no valid proof of it in the header DPoP: params.fault says missing, invalid, old or replayed, params.now the time here',
  },
  'operators.second_factor': {
    status: 403,
    meaning:
      'The second factor has to be given again: it is too old, or network or browser are others',
  },
  'operators.code_wrong': { status: 422, meaning: 'The code is wrong or was used before' },
  'operators.passkey_wrong': {
    status: 422,
    meaning:
      'The answer of the passkey does not count: it belongs to another question, address or person, came too late, or was given before',
  },
  'operators.passkey_known': { status: 409, meaning: 'The passkey is registered already' },
  'operators.passkeys_full': {
    status: 409,
    meaning: 'There are as many passkeys as an operator may have: remove one first',
  },
  'operators.passkeys_off': {
    status: 409,
    meaning:
      'The deployment takes no passkeys: CONSOLE_URL of the api names no host of the console',
  },
  'operators.last_factor': {
    status: 409,
    meaning: 'It is the only second factor: set up another one first',
  },
  'operators.setup_over': {
    status: 410,
    meaning: 'The secret of the authenticator app is too old or was never made: begin again',
  },
  'operators.link_over': { status: 410, meaning: 'The link was used, is too old or never was' },
  'operators.forbidden': {
    status: 403,
    meaning:
      'params.permission names what is missing on the site, params.givers the operators who can give it there',
  },
  'operators.unknown_target': { status: 404, meaning: 'No such thing on a site that is granted' },
  'operators.seal_lost': {
    status: 409,
    meaning: 'The words were sealed with another secret of the deployment, and cannot be opened',
  },
  'operators.decided_before': { status: 409, meaning: 'It was decided before' },
  'operators.reward_refused': {
    status: 422,
    meaning:
      'The reward cannot be given: the amount is missing or above what the promotion gives, or the member may have none now',
  },
  'operators.checks_failed': {
    status: 409,
    meaning: 'Not all checks pass, so that it is decided by itself: params.checks names the others',
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
  'operators.withdrawals_stopped': {
    status: 409,
    meaning: 'The withdrawals of the member are stopped: lift the stop first, or reject it',
  },
  'operators.not_stopped': {
    status: 409,
    meaning: 'The withdrawals of the member are not stopped now; read its stops again',
  },
  'operators.nothing_to_pay': {
    status: 409,
    meaning: 'No approved payout of the channel waits for a file',
  },
  'operators.file_refused': {
    status: 422,
    meaning:
      'The file of results counts for nothing: params.fault says why (shape, signature, other_batch, twice, other_payout, other_amount, contrary), params.number which payout',
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
  'operators.role_refused': {
    status: 422,
    meaning: 'The role cannot be made or changed like that: params.fault says why',
  },
  'operators.tag_taken': {
    status: 409,
    meaning: 'The site has a tag of this id, or one that is in use has the name',
  },
  'operators.tag_retired': { status: 409, meaning: 'The tag is retired, so it stays as it is' },
  'operators.tag_owner_unknown': {
    status: 422,
    meaning: 'The owner of a tag is a role that can be granted, or an active operator of the site',
  },
  'operators.tag_held': { status: 409, meaning: 'The member has the tag already' },
  'operators.tag_not_held': { status: 409, meaning: 'The member does not have the tag' },
  'operators.note_struck': { status: 409, meaning: 'The note is struck, so it stays as it is' },
  'operators.not_excluded': {
    status: 409,
    meaning: 'The member has no exclusion that stands',
  },
  'operators.exclusion_runs': {
    status: 409,
    meaning:
      'The exclusion has not run out: nobody ends it before params.until, and never one without it, which is for good',
  },
  'operators.wish_too_new': {
    status: 409,
    meaning:
      'An exclusion is ended 24 hours after the member asked, and after it ran out: from params.from on',
  },
  'operators.end_past': { status: 422, meaning: 'The end lies in the past: give a later one' },
  'operators.nothing_verified': {
    status: 422,
    meaning: 'The member has no verified mail to which the link could go, or the site mails none',
  },
  'operators.no_reset_check': {
    status: 409,
    meaning: 'The settings of the site name no check for members with nothing verified',
  },
  'operators.contact_verified': {
    status: 409,
    meaning: 'The member has a verified address or number: send the link there',
  },
  'operators.nothing_confirmed': {
    status: 409,
    meaning:
      'No approved documents confirm this contact of the member, it has changed since, or the site sends nothing there',
  },
  'operators.nothing_blocked': {
    status: 409,
    meaning: 'None of these kinds is blocked now; read the blocks of the member again',
  },
} as const;
