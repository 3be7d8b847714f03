import { expect, test } from 'vitest';
import { REGISTRATION_FIELDS } from './flags.ts';
import { fullRegistrationRules, nameAndPasswordRules } from './registration-rules.ts';

const askedFor = (rules: typeof nameAndPasswordRules) =>
  REGISTRATION_FIELDS.filter((field) => rules[field].enabled);

test('the short form asks for a name and a password alone', () => {
  expect(askedFor(nameAndPasswordRules)).toEqual(['username', 'password']);
});

test('the long form asks for more, and for an age', () => {
  expect(askedFor(fullRegistrationRules).length).toBeGreaterThan(7);
  expect(fullRegistrationRules.birthday).toMatchObject({ enabled: true, required: true });
});
