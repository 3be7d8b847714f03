import { describe, expect, test } from 'vitest';
import { testScope } from '#platform/testing/test-scope.ts';
import { loader } from './unknown-path-screen.tsx';

async function target(path: string, pathAliases: Record<string, string> = {}) {
  const { context } = await testScope({ settings: { pathAliases } });
  try {
    loader({ context, url: new URL(`https://lobby.example${path}`) } as never);
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return [status, headers.get('Location')];
  }
  return undefined;
}

describe('a path of no route', () => {
  test('SHELL-32 SHELL-34 is looked up in the aliases of the site first', async () => {
    const aliases = { '/m/go': '/m/slot?vassalage=JL', '/m/start': '/m' };
    expect(await target('/m/go', aliases)).toEqual([302, '/slot?vassalage=JL']);
    expect(await target('/m/start', aliases)).toEqual([302, '/']);
  });

  test('SHELL-32 an alias keeps the query of the address; its own parameters win', async () => {
    const aliases = { '/m/go': '/m/slot?vassalage=JL', '/m/casino': '/m/live-games' };
    expect(await target('/m/casino?x=1&x=2', aliases)).toEqual([302, '/live-games?x=1&x=2']);
    expect(await target('/m/go?from=mail&vassalage=PG', aliases)).toEqual([
      302,
      '/slot?vassalage=JL&from=mail',
    ]);
    expect(await target('/m/nowhere?x=1', aliases)).toEqual([302, '/home']);
  });

  test.each(['/m/nowhere', '/m/a/b/c', '/m/constructor', '/m/__proto__'])(
    'SHELL-33 leads home when there is none: %s',
    async (path) => expect(await target(path)).toEqual([302, '/home']),
  );

  test('SHELL-33 an alias that leads out of the product leads home', async () => {
    expect(await target('/m/go', { '/m/go': 'https://elsewhere.example/' })).toEqual([
      302,
      '/home',
    ]);
  });

  test('SHELL-34 an alias of itself leads home, not in a circle', async () => {
    expect(await target('/m/go', { '/m/go': '/m/go' })).toEqual([302, '/home']);
    expect(await target('/m/a', { '/m/a': '/m/b', '/m/b': '/m/a' })).toEqual([302, '/home']);
  });
});
