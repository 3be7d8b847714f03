import { describe, expect, it } from 'vitest';
import { loadAssets } from './assets.ts';
import { readEnv } from './env.ts';
import { createArcadeLog } from './log.ts';

const complete = {
  DATA_DIR: '/somewhere',
  OPERATOR_KEYS:
    '{"operator-1":{"secret":"sixteen-characters","walletBaseUrl":"http://127.0.0.1:3001"}}',
};

describe('settings', () => {
  it('reads a complete environment and fills in the defaults', () => {
    const env = readEnv({ ...complete, ALLOWED_LOBBY_ORIGINS: 'http://a.test:1, http://b.test' });
    expect(env).toMatchObject({ PORT: 3002, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    expect(env.ALLOWED_LOBBY_ORIGINS).toEqual(['http://a.test:1', 'http://b.test']);
  });

  it.each([
    ['DATA_DIR', { DATA_DIR: undefined }],
    ['OPERATOR_KEYS', { OPERATOR_KEYS: 'not json' }],
    ['OPERATOR_KEYS', { OPERATOR_KEYS: '{"a":{"secret":"short","walletBaseUrl":"http://x"}}' }],
    ['PORT', { PORT: 'many' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://localhost:3002/with/path' }],
  ])('names %s when it is missing or invalid, and repeats no value', (name, change) => {
    expect(() => readEnv({ ...complete, ...change })).toThrow(name);
    expect(() => readEnv({ ...complete, ...change })).not.toThrow('short');
  });
});

describe('log', () => {
  it('removes tokens and secrets from a line', () => {
    const lines: string[] = [];
    const log = createArcadeLog('info', { write: (line: string) => void lines.push(line) });
    log.info({
      token: 'abc-1',
      body: { sessionToken: 'abc-2' },
      deep: { er: { secret: 'abc-3' } },
    });
    expect(lines.join('')).not.toContain('abc-');
    expect(lines.join('')).toContain('[cut]');
  });
});

describe('front end files', () => {
  it('says which command builds them when they are missing', () => {
    expect(() => loadAssets('/nonexistent-folder')).toThrow('npm run build -w @maidan/arcade');
  });
});
