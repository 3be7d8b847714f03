import { describe, expect, test } from 'vitest';
import { readSettingValue, SettingValueError } from './value.ts';

describe('a typed setting is read by what it takes', () => {
  test.each([
    ['mobileTemplate.mem_cen', '0', '0'],
    ['mobileTemplate.mem_cen', '"0"', '0'],
    ['merchantCode', '2026', '2026'],
    ['merchantCode', 'KHELA', 'KHELA'],
    ['name.en', 'true', 'true'],
    ['maintenance.on', 'true', true],
    ['maintenance.endsAt', 'null', null],
    ['maintenance.endsAt', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z'],
    ['betLimits.minMinor', '500', 500],
    ['minimumAge', '21', 21],
    ['additionalBarPaths', '["/m/home"]', ['/m/home']],
    ['customerService.0.title', '24', '24'],
    ['pathAliases', '{"/m/slots":"/m/slot"}', { '/m/slots': '/m/slot' }],
    ['affiliateDomains.ref-example', '7', '7'],
    ['ageStatement', 'null', null],
    ['firebase', 'null', null],
    ['providers.sms', '{"kind":"sandbox"}', { kind: 'sandbox' }],
    ['whitelabel.CBS3', 'false', false],
    ['register.nickname.maxLength', '12', 12],
  ])('%s of %s', (path, typed, value) => {
    expect(readSettingValue(path, typed)).toEqual(value);
  });

  test.each([
    ['mobileTemplate.mem_cen', '2', 'takes one of 0, 1; 2 is none'],
    ['maintenance.on', 'yes', 'maintenance.on takes true or false; yes is none'],
    ['maintenance.on', '"true"', 'takes true or false'],
    ['betLimits.minMinor', 'five', 'takes a number, such as 5; five is none'],
    ['additionalBarPaths', '/m/home', 'takes a list as JSON'],
    ['ageStatement', 'from 18', 'takes an object as JSON'],
    ['nothing.there', '1', 'There is no setting nothing.there'],
    ['maintenance.on.more', '1', 'There is no setting maintenance.on.more'],
  ])('%s refuses %s, and says what it takes', (path, typed, message) => {
    expect(() => readSettingValue(path, typed)).toThrow(SettingValueError);
    expect(() => readSettingValue(path, typed)).toThrow(message);
  });
});
