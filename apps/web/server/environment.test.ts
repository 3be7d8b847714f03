import { describe, expect, it } from 'vitest';
import { readEnv } from './environment.ts';

const originsOf = (text?: string) =>
  readEnv({
    DEPLOYMENT_SECRET: 'a secret of thirty-two characters or more',
    ...(text === undefined ? {} : { GAME_ORIGINS: text }),
  }).GAME_ORIGINS;

describe('the origins of games', () => {
  it.each([
    [undefined, ['http://localhost:3002']],
    ['', []],
    ['https://arcade.example', ['https://arcade.example']],
    [
      'https://arcade.example, https://*.games.example:8443,',
      ['https://arcade.example', 'https://*.games.example:8443'],
    ],
  ])('%s are %j', (text, origins) => {
    expect(originsOf(text)).toEqual(origins);
  });

  it.each([
    'arcade.example',
    'https://arcade.example/play',
    'https://arcade.example https://games.example',
    "https://arcade.example; script-src 'unsafe-inline'",
    '*',
  ])('%s are refused, and the variable is named', (text) => {
    expect(() => originsOf(text)).toThrow(/GAME_ORIGINS is no list of origins/);
  });
});
