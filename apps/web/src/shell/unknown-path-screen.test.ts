import { describe, expect, test } from 'vitest';
import { testScope } from '#platform/testing/test-scope.ts';
import { loader } from './unknown-path-screen.tsx';

async function placeOf(pathname: string, pathAliases: Record<string, string> = {}) {
  const { context } = await testScope({ settings: { pathAliases } });
  const url = new URL(pathname, 'http://lobby.example');
  try {
    await loader({ context, url } as never);
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return [status, headers.get('Location')];
  }
  return undefined;
}

describe('a path of no route', () => {
  test('SHELL-33 leads home', async () => {
    expect(await placeOf('/m/nowhere')).toEqual([302, '/home']);
  });

  test('SHELL-32 SHELL-34 leads to what the site has it stand for', async () => {
    expect(await placeOf('/m/games-of-luck', { '/m/games-of-luck': '/m/slot' })).toEqual([
      302,
      '/slot',
    ]);
  });

  test('SHELL-34 an alias never leads out of the product', async () => {
    expect(await placeOf('/m/away', { '/m/away': 'https://evil.example/' })).toEqual([
      302,
      '/home',
    ]);
  });
});
