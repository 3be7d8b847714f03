import { expect, test } from 'vitest';
import type { MessageKey } from '@maidan/i18n';
import bn from '../../../../../packages/i18n/messages/bn/auth.json' with { type: 'json' };
import bnErrors from '../../../../../packages/i18n/messages/bn/errors.json' with { type: 'json' };
import en from '../../../../../packages/i18n/messages/en/auth.json' with { type: 'json' };
import enErrors from '../../../../../packages/i18n/messages/en/errors.json' with { type: 'json' };

const english: Readonly<Record<string, string>> = { ...en, ...enErrors };
const bengali: Readonly<Record<string, string>> = { ...bn, ...bnErrors };

/** The texts of the account's requirements: by row, their keys and a word that the English text must contain. */
const TEXTS: readonly (readonly [row: string, key: MessageKey, about: RegExp])[] = [
  ['MSG-03', 'auth.not_logged_in', /not logged in.*log in first/i],
  ['MSG-04', 'auth.no_permission', /no permission.*not available/i],
  ['MSG-05', 'auth.user_unknown', /does not exist or is disabled/i],
  ['MSG-06', 'errors.auth.username_taken', /already exists/i],
  ['MSG-07', 'auth.code_wrong', /verification code is wrong/i],
  ['MSG-08', 'errors.session.expired', /logged out.*log in again/i],
  ['MSG-17', 'auth.email_incorrect', /incorrect email/i],
  ['MSG-18', 'errors.auth.captcha_wrong', /wrong captcha/i],
  ['MSG-19', 'auth.pattern.username', /account format incorrect/i],
  ['MSG-20', 'auth.pattern.password', /password format incorrect/i],
  ['MSG-21', 'auth.pattern.email', /email format incorrect/i],
  ['MSG-22', 'auth.passwords_differ', /do not match/i],
  ['MSG-23', 'auth.confirmation_incorrect', /confirmation incorrect/i],
  ['MSG-24', 'auth.password_incorrect', /incorrect password/i],
  ['MSG-25', 'auth.in_vwrite_code', /write the code/i],
  ['MSG-26', 'auth.in_confirmation_correct', /confirmation must equal the new password/i],
  ['MSG-27', 'auth.in_enter_password', /enter the password/i],
  ['MSG-28', 'auth.same_password', /same as the old one/i],
  ['MSG-29', 'auth.new_old_same', /new and old password cannot be the same/i],
  ['MSG-30', 'auth.referrer_link_error', /invitation link is not valid/i],
  ['MSG-31', 'auth.pattern.name', /name format invalid/i],
  ['MSG-32', 'auth.pattern.mobile', /mobile number invalid/i],
  ['MSG-33', 'errors.auth.invitation_invalid', /invitation code is not valid/i],
  ['MSG-34', 'errors.auth.terms_required', /agree to the terms first/i],
  ['MSG-35', 'errors.auth.underage', /date of birth correctly/i],
  ['MSG-37', 'errors.auth.not_agent', /not an agent and cannot log in as one/i],
  ['MSG-38', 'errors.auth.not_member', /not a member account and cannot log in/i],
  ['MSG-41', 'auth.in_sms_sending', /sending the code/i],
  ['MSG-42', 'auth.in_sms_send', /code was sent/i],
  ['MSG-43', 'auth.in_been_out', /recovery mail was sent/i],
  ['MSG-44', 'auth.changes_saved', /changes saved/i],
  ['MSG-58', 'auth.forgot.heading', /forgot password/i],
];

test.each(TEXTS)(
  '%s %s says in English what its row names, and is in Bengali too',
  (_row, key, about) => {
    expect(english[key]).toMatch(about);
    expect(bengali[key]).toMatch(/\p{Script=Bengali}/u);
  },
);
