import { AGENT_ERRORS } from './agent-errors.ts';
import { CONSOLE_ERRORS } from './console/console-errors.ts';
import { PAYMENT_ERRORS } from './payment-errors.ts';
import { SECURITY_ERRORS } from './values/security-errors.ts';
import { hasOwn } from './values/has-own.ts';
import { REWARD_ERRORS } from './values/reward-errors.ts';

/**
 * Every error the API may answer with: its HTTP status and what it means. Free of zod.
 * The browser shows `errors.<code>` from the catalogue, never a text of the server.
 */
export const ERRORS = {
  'request.invalid': {
    status: 400,
    meaning:
      'Body, query or header does not have the declared shape, or a query parameter is not known',
  },
  'request.too_large': { status: 413, meaning: 'The body is larger than the endpoint accepts' },
  'request.unsupported_media': {
    status: 415,
    meaning: 'The body is not of the declared content type',
  },
  'request.not_found': { status: 404, meaning: 'No such path' },
  'request.method_not_allowed': { status: 405, meaning: 'The path exists, the method does not' },
  'request.conflict': { status: 409, meaning: 'The idempotency key was used with another body' },
  'request.too_many': {
    status: 429,
    meaning: 'Too many requests; params.retryAfterSeconds says when to try again',
  },
  'request.not_sealed': { status: 400, meaning: 'The body has to be sealed and is not' },
  'request.seal_invalid': {
    status: 400,
    meaning:
      'The sealed body cannot be opened: damaged, too old, sent before, or sealed for another site or operation',
  },
  'request.seal_key_unknown': {
    status: 400,
    meaning:
      'The body was sealed for a key that does not open any more: fetch the key, seal and send again',
  },
  'site.unknown_host': { status: 421, meaning: 'No site claims the host' },
  'site.maintenance': { status: 503, meaning: 'The site is under maintenance' },
  'site.region_blocked': {
    status: 451,
    meaning: 'The site is closed for the region of the visitor',
  },
  'site.feature_off': { status: 403, meaning: 'The site has this feature switched off' },
  'session.missing': {
    status: 401,
    meaning: 'The endpoint needs a session and the request has none',
  },
  'session.expired': {
    status: 401,
    meaning: 'The session has ended or was never valid for this site',
  },
  'session.role': { status: 403, meaning: 'The session is of a kind that may not do this' },
  'session.formal_account_required': {
    status: 403,
    meaning: 'A trial user may not do this; a real account may',
  },
  'auth.credentials_wrong': {
    status: 401,
    meaning: 'Name and password do not belong together (says no more on purpose)',
  },
  'auth.captcha_required': {
    status: 403,
    meaning: 'A captcha has to be solved first; value holds it',
  },
  'auth.captcha_wrong': { status: 400, meaning: 'The captcha answer is wrong, used or expired' },
  'auth.human_check_failed': {
    status: 400,
    meaning:
      'The human verification is missing, wrong, used, expired or too cheap; params.workLevel is the level of the challenge to solve instead',
  },
  'auth.username_taken': { status: 409, meaning: 'The username already exists on this site' },
  'auth.fields_invalid': {
    status: 422,
    meaning:
      'Fields break the registration rules; params.fields maps each to its failures. A password may also be common, own_data or site_name',
  },
  'auth.account_disabled': { status: 403, meaning: 'The account is closed or blocked' },
  'auth.excluded': {
    status: 403,
    meaning: 'The member has excluded oneself from this site until params.until',
  },
  'auth.exclusion_over': {
    status: 403,
    meaning:
      'The exclusion of the member ran out at params.until; operators end it once the member asks for it',
  },
  'auth.excluded_for_good': {
    status: 403,
    meaning: 'The member has excluded oneself from this site for good',
  },
  'auth.blocked': {
    status: 403,
    meaning:
      'Signing in is blocked until params.until; params.told is what the operator says of it',
  },
  'auth.not_agent': { status: 403, meaning: 'A non-agent tried to sign in as an agent' },
  'auth.not_member': { status: 403, meaning: 'A non-member account tried to sign in' },
  'auth.invitation_invalid': { status: 422, meaning: 'The invitation code belongs to nobody' },
  'auth.terms_required': { status: 422, meaning: 'The terms were not accepted' },
  'auth.underage': {
    status: 422,
    meaning: 'The date of birth is missing or below the minimum age of the site',
  },
  'auth.code_wrong': {
    status: 400,
    meaning:
      'The verification code is wrong; params.triesLeft says how often it may be tried again',
  },
  'auth.code_expired': {
    status: 400,
    meaning:
      'No verification code is waiting for this number, purpose and handle: expired, used, tried too often, never sent, or asked for by another browser',
  },
  'auth.mobile_invalid': { status: 422, meaning: 'The mobile number is none the site accepts' },
  'auth.mobile_taken': { status: 409, meaning: 'The mobile number belongs to another account' },
  'auth.phone_token_invalid': {
    status: 400,
    meaning:
      'The token of the phone verification is wrong, expired or for another number or project',
  },
  'auth.reset_link_invalid': {
    status: 400,
    meaning: 'The recovery link is wrong, used or expired',
  },
  'auth.password_wrong': { status: 400, meaning: 'The old password is wrong' },
  'auth.password_same': {
    status: 422,
    meaning: 'New and old password are the same; foreign back ends say modify.new.old.same',
  },
  'auth.sign_in_again': {
    status: 403,
    meaning:
      'The account has no password to confirm with, and the session is too old to stand for one: sign in again',
  },
  'auth.social_unavailable': {
    status: 403,
    meaning: 'The site has no such sign-in provider configured',
  },
  'auth.social_refused': {
    status: 400,
    meaning: 'The provider refused, or its answer is wrong, used or expired',
  },
  'auth.social_new': {
    status: 409,
    meaning:
      'Nobody registered with this social account yet; value holds the ticket to register with',
  },
  'auth.trial_unavailable': { status: 503, meaning: 'No trial account can be made now' },
  ...SECURITY_ERRORS,
  'member.payee_name_set': { status: 409, meaning: 'The payee name was set before and stays' },
  'member.fields_invalid': {
    status: 422,
    meaning: 'A field breaks its rule; params.fields maps each to its failures',
  },
  'member.message_not_found': {
    status: 404,
    meaning: 'The inbox of the member has none of these messages',
  },
  'messages.undeliverable': {
    status: 503,
    meaning: 'The message could not be handed to its provider; try again',
  },
  ...AGENT_ERRORS,
  'service.feedback_length': {
    status: 422,
    meaning:
      'The feedback is shorter than params.minLength or longer than params.maxLength, in letters as people see them',
  },
  'service.article_not_found': {
    status: 404,
    meaning: 'The help centre has no such article in this version',
  },
  'wallet.insufficient_funds': { status: 422, meaning: 'The wallet holds less than the amount' },
  'wallet.amount_invalid': {
    status: 422,
    meaning: 'The amount is not a positive integer of minor units',
  },
  'wallet.currency_mismatch': { status: 422, meaning: 'The currency is not that of the wallet' },
  'wallet.record_not_found': { status: 404, meaning: 'No such round or receipt of this member' },
  ...CONSOLE_ERRORS,
  'exports.unknown': { status: 404, meaning: 'No such file of this member, or it is over' },
  'exports.under_way': {
    status: 409,
    meaning: 'A file of this kind is being made for the member; params.exportId names it',
  },
  'exports.link_invalid': {
    status: 403,
    meaning: 'The link of the file has expired or was not made by this deployment',
  },
  'jobs.unknown': { status: 404, meaning: 'No such job of this member, or it ended long ago' },
  'wallet.range_reversed': { status: 422, meaning: 'The first day is after the last' },
  'wallet.range_in_future': { status: 422, meaning: 'A day of the range is after today' },
  'wallet.range_too_long': {
    status: 422,
    meaning: 'The range begins more than twelve months ago',
  },
  'wallet.cursor_unknown': {
    status: 422,
    meaning: 'The page to continue after is none of this member',
  },
  'wallet.receipt_number_invalid': {
    status: 422,
    meaning: 'The text is no receipt number; most often one character is wrong',
  },
  ...PAYMENT_ERRORS,
  'safety.on_break': {
    status: 403,
    meaning: 'The member pauses until params.until: no play and no deposits',
  },
  'safety.play_blocked': {
    status: 403,
    meaning: 'Play is blocked until params.until; params.told is what the operator says of it',
  },
  'safety.deposit_blocked': {
    status: 403,
    meaning: 'Deposits are blocked until params.until; params.told is what the operator says of it',
  },
  'safety.promotions_blocked': {
    status: 403,
    meaning:
      'Bonuses and rewards are blocked until params.until; params.told is what the operator says of it',
  },
  'safety.raise_too_early': {
    status: 409,
    meaning: 'A higher limit can be confirmed from params.confirmableFrom on, not before',
  },
  'safety.nothing_waits': {
    status: 409,
    meaning: 'No higher limit of this kind and period waits for a confirmation',
  },
  'notices.not_found': { status: 404, meaning: 'No such announcement runs on this site' },
  'games.not_found': { status: 404, meaning: 'No such game on this site' },
  'games.disabled': { status: 403, meaning: 'The game or its vendor is switched off' },
  'games.maintenance': { status: 503, meaning: 'The vendor is under maintenance' },
  'games.launch_failed': { status: 502, meaning: 'The vendor did not answer the launch' },
  'games.draws_silent': {
    status: 503,
    meaning: 'The vendor of the lottery did not answer in time about its draws',
  },
  'games.draws_invalid': {
    status: 502,
    meaning: 'The vendor of the lottery answered something else than its draws',
  },
  'games.matches_silent': {
    status: 503,
    meaning: 'The vendor of the matches did not answer in time about them',
  },
  'games.matches_invalid': {
    status: 502,
    meaning: 'The vendor of the matches answered something else than its matches',
  },
  'games.free_play_refused': {
    status: 403,
    meaning: 'Free play is not open to this type of member',
  },
  'promotions.not_found': { status: 404, meaning: 'No such promotion on this site' },
  'promotions.not_begun': { status: 409, meaning: 'The promotion has not begun yet' },
  'promotions.ended': { status: 409, meaning: 'The promotion has ended' },
  'promotions.fields_invalid': {
    status: 422,
    meaning:
      'Fields break the rules of the application; params.fields maps each to its failures: required, too_long, too_many, not_found',
  },
  'promotions.application_open': {
    status: 409,
    meaning: 'An application of the member for this promotion waits for its decision',
  },
  'promotions.reward_issued': {
    status: 409,
    meaning: 'The member was given the reward of this promotion before',
  },
  ...REWARD_ERRORS,
  'pictures.type_refused': {
    status: 422,
    meaning: 'The content is neither JPEG nor PNG, whatever its name says',
  },
  'pictures.animated': { status: 422, meaning: 'The picture moves; only still ones are taken' },
  'pictures.too_large': {
    status: 422,
    meaning: 'The file has more bytes than params.maxBytes',
  },
  'pictures.too_many_pixels': {
    status: 422,
    meaning: 'The picture has more pixels than params.maxPixels',
  },
  'pictures.unreadable': {
    status: 422,
    meaning: 'The picture is damaged, or cannot be decoded within the limits',
  },
  'pictures.link_invalid': {
    status: 403,
    meaning: 'The link of the picture has expired or was not made by this deployment',
  },
  'pictures.not_found': { status: 404, meaning: 'No such picture on this site' },
  'promotions.not_joinable': { status: 409, meaning: 'The promotion is not one that members join' },
  'server.unexpected': { status: 500, meaning: 'A fault of ours, logged under requestId' },
  'server.unavailable': {
    status: 503,
    meaning:
      'A part the answer needs is not there; params.retryAfterSeconds says when to try again',
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

/** A declared error code, such as `auth.credentials_wrong`. */
export type ErrorCode = keyof typeof ERRORS;

/** A problem document (RFC 9457) as it travels; `errorCode` repeats `code` for foreign back ends. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly errorCode: string;
  readonly params?: Record<string, unknown>;
  readonly value?: unknown;
  readonly requestId?: string;
}

/** An expected failure: thrown by services, turned into a problem document by the one error handler. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: Record<string, unknown> | undefined;
  readonly value: unknown;

  constructor(code: ErrorCode, params?: Record<string, unknown>, value?: unknown) {
    super(code);
    this.code = code;
    this.params = params;
    this.value = value;
  }

  /** The HTTP status that `ERRORS` declares for the code. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** Whether a text is a declared code; another back end may send others. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && hasOwn(ERRORS, text);
}
