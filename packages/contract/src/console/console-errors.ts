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
    meaning: 'params.permission names what is missing on the site',
  },
  'operators.unknown_target': { status: 404, meaning: 'No such thing on a site that is granted' },
  'operators.decided_before': { status: 409, meaning: 'It was decided before' },
  'operators.reward_refused': {
    status: 422,
    meaning:
      'The reward cannot be given: the amount is missing or above what the promotion gives, or the member may have none now',
  },
  'operators.second_operator': {
    status: 403,
    meaning: 'So large an amount takes a second operator, and one alone may not give it',
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
