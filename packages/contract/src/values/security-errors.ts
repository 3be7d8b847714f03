/** The errors of what secures an account, by code; `errors.ts` explains the fields. */
export const SECURITY_ERRORS = {
  'auth.second_step': {
    status: 403,
    meaning:
      'The first proof is right, and the account asks for a second step; value.codeHandle binds it to this browser',
  },
  'auth.second_code_wrong': {
    status: 400,
    meaning: 'The code of the app or the recovery code is wrong, or was used before',
  },
  'auth.second_step_over': {
    status: 400,
    meaning: 'No second step waits for this browser: it is over, or never began. Sign in again',
  },
  'security.step_up_required': {
    status: 403,
    meaning:
      'The step asks for a proof of the last five minutes in this session: step up, then repeat it',
  },
  'security.two_step_on': {
    status: 409,
    meaning: 'Two-step sign-in is on; turn it off before it is set up anew',
  },
  'security.two_step_off': { status: 409, meaning: 'Two-step sign-in is not on' },
  'security.two_step_unconfirmed': {
    status: 409,
    meaning: 'No code has confirmed the secret: begin, confirm, then turn it on',
  },
  'security.documents_pending': {
    status: 409,
    meaning: 'Identity documents of the member wait for a decision',
  },
  'security.documents_approved': {
    status: 409,
    meaning: 'Identity documents of the member were approved; no others are needed',
  },
  'security.documents_invalid': {
    status: 422,
    meaning: 'params.fields.pictures says what is wrong: required, too_many or not_found',
  },
  'security.pin_weak': {
    status: 422,
    meaning: 'The PIN is easily guessed; params.reason is length, repeated, sequence or birthday',
  },
  'security.pin_wrong': {
    status: 400,
    meaning: 'The withdrawal PIN is wrong; params.triesLeft says how often it may be tried again',
  },
  'security.pin_locked': {
    status: 403,
    meaning:
      'The withdrawal PIN was wrong too often; params.lockedUntil says until when it is refused. A new one may be set at once',
  },
  'security.pin_missing': { status: 409, meaning: 'The member has no withdrawal PIN yet' },
  'security.account_in_use': {
    status: 409,
    meaning: 'The account cannot be closed yet; params say what is open, by kind',
  },
  'security.device_not_found': {
    status: 404,
    meaning: 'No other open session of the member has this id',
  },
} as const satisfies Record<string, { status: number; meaning: string }>;
