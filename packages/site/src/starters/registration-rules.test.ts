import { checkField } from '@maidan/contract/rules';
import { expect, test } from 'vitest';
import { REGISTRATION_FIELDS } from '../settings/flags.ts';
import { fullRegistrationRules, nameAndPasswordRules } from './registration-rules.ts';

const askedFor = (rules: typeof nameAndPasswordRules) =>
  REGISTRATION_FIELDS.filter((field) => rules[field].enabled);

test('the short form asks only for a name and a password', () => {
  expect(askedFor(nameAndPasswordRules)).toEqual(['username', 'password']);
});

test('a password may have any characters, unless a site asks for a letter and a digit', () => {
  const { password } = nameAndPasswordRules;
  expect(checkField('কোথাও কেউ নেই', password)).toEqual([]);
  const insisted = { ...password, patternId: 'password' as const };
  expect(checkField('কোথাও কেউ নেই', insisted)).toMatchObject([{ patternId: 'password' }]);
  expect(checkField('kothao-keu-71', insisted)).toEqual([]);
});

test('the long form asks for more, and for an age', () => {
  expect(askedFor(fullRegistrationRules).length).toBeGreaterThan(7);
  expect(fullRegistrationRules.birthday).toMatchObject({ enabled: true, required: true });
});
