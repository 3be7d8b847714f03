import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const read = () =>
  readEnv({ PORT: '70000', DATABASE_URL: 'mysql://x', DEPLOYMENT_SECRET: 'short' });

describe('the environment', () => {
  it('needs no variable on a developer’s machine', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ PORT: 3001, HOST: '127.0.0.1', DEMO: false });
    expect(env.KEYS_FILE).toBe(`${env.DATA_DIR}/keys.json`);
  });

  it('names every broken variable in one sentence', () => {
    expect(read).toThrow(/PORT.*DATABASE_URL.*DEPLOYMENT_SECRET/);
  });

  it('production names the variables that it needs', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(
      'PUBLIC_WEB_ORIGIN and DEPLOYMENT_SECRET',
    );
  });

  it('in production a sandbox is on only when it is named', () => {
    const base = {
      NODE_ENV: 'production',
      PUBLIC_WEB_ORIGIN: 'https://lobby.example',
      DEPLOYMENT_SECRET: 'x'.repeat(40),
    };
    expect(readEnv(base).SANDBOX_PROVIDERS).toEqual([]);
    expect(readEnv({ ...base, ARCADE_URL: 'http://arcade.example' }).SANDBOX_PROVIDERS).toEqual([
      'arcade (http://arcade.example)',
    ]);
  });

  it('returns the secrets of sites, and never another variable of the machine', () => {
    const others = {
      DATABASE_URL: 'postgres://u:p@db/x',
      DEPLOYMENT_SECRET: 'x'.repeat(40),
      AWS_SECRET_ACCESS_KEY: 'of the machine',
    };
    const env = readEnv({ ...others, SITE_SECRET_SMS: 'key', SITE_SECRET_EMPTY: '' });
    expect(env.secretOf('SITE_SECRET_SMS')).toBe('key');
    for (const name of ['SITE_SECRET_EMPTY', 'SITE_SECRET_OTHER', ...Object.keys(others)]) {
      expect(env.secretOf(name)).toBeUndefined();
    }
  });
});
