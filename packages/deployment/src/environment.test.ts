import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  deploymentSecretSetting,
  networksSetting,
  processSettings,
  readEnvironment,
} from './environment.ts';
import { PlainError } from './plain-error.ts';

const schema = z.object({
  ...processSettings(3009),
  TRUSTED_PROXIES: networksSetting,
  DEPLOYMENT_SECRET: deploymentSecretSetting,
});
const SECRET = 's'.repeat(32);
const read = (variables: Record<string, string>) =>
  readEnvironment('web', schema, { DEPLOYMENT_SECRET: SECRET, ...variables });

describe('the environment of a process', () => {
  it('has a default for all that every process reads', () => {
    expect(read({})).toMatchObject({
      PORT: 3009,
      HOST: '127.0.0.1',
      PROBE_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    });
    expect(read({ PORT: '0', PROBE_PORT: '65535' })).toMatchObject({ PORT: 0, PROBE_PORT: 65_535 });
    expect(read({ TRUSTED_PROXIES: '10.0.0.0/8' }).TRUSTED_PROXIES.has('10.1.1.1')).toBe(true);
  });

  it.each([
    ['PORT', ''],
    ['PORT', ' 80'],
    ['PORT', '0x50'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PROBE_PORT', 'none'],
    // An empty address would listen on all of them.
    ['HOST', ''],
    ['PROBE_HOST', ''],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s with "%s"', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(PlainError);
    expect(() => read({ [name]: value })).toThrow(`this environment: ${name} `);
  });

  it('names everything that is wrong in one sentence, and no secret', () => {
    const wrong = { PORT: 'a', TRUSTED_PROXIES: '10.0.0.0/', DEPLOYMENT_SECRET: 'hunter2' };
    expect(() => read(wrong)).toThrow(
      'The web cannot start with this environment: PORT is no whole number; TRUSTED_PROXIES holds 10.0.0.0/, which is no network (write 10.0.0.0/8); DEPLOYMENT_SECRET has under 32 characters.',
    );
  });
});
