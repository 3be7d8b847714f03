import { expect, test } from 'vitest';
import { AppError, ERRORS, isErrorCode } from './errors.ts';

test('an error has the status that its code declares', () => {
  expect(new AppError('session.expired').status).toBe(401);
  expect(new AppError('request.invalid').status).toBe(ERRORS['request.invalid'].status);
});

test('an error keeps its code, its parameters and its value', () => {
  const error = new AppError('auth.underage', { minimumAge: 18 }, 7);
  expect(error).toMatchObject({ code: 'auth.underage', params: { minimumAge: 18 }, value: 7 });
});

test('a declared code is recognised, and a name that every object inherits is not', () => {
  expect(isErrorCode('session.expired')).toBe(true);
  for (const other of [
    'session.unknown',
    '',
    'toString',
    '__proto__',
    7,
    undefined,
    ['session.expired'],
  ])
    expect(isErrorCode(other), String(other)).toBe(false);
});
