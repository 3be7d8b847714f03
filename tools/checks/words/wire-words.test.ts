import { expect, test } from 'vitest';
import { wireWordsCheck } from './wire-words.ts';

const found = (files: Record<string, string>) =>
  wireWordsCheck
    .run(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, line }) => `${path}:${line}`);

test("the wire's word for a vendor is found in web, api and tools, in any case", () => {
  expect(
    found({
      'apps/web/src/features/games/tile.tsx': 'const a = 1;\nconst href = `${list}?vassalage=JL`;',
      'apps/api/src/modules/games/catalogue/games.store.ts': 'sql`SELECT vassalage FROM game`',
      'tools/soak/load.ts': "if (game.isGameH5 === 'VASSALAGE') return;",
    }),
  ).toEqual([
    'apps/web/src/features/games/tile.tsx:2',
    'apps/api/src/modules/games/catalogue/games.store.ts:1',
    'tools/soak/load.ts:1',
  ]);
});

test('it may stand in the contract, at the border, and in tests, which write what travels', () => {
  const text = "const word = 'vassalage';";
  const places = [
    'packages/contract/src/endpoints/games.ts',
    'packages/contract/src/vendor-code.ts',
    'apps/web/src/platform/api/vendor.ts',
    'apps/web/src/platform/testing/catalogue-builders.ts',
    'apps/web/src/features/games/tile.test.tsx',
    'apps/api/src/platform/database/columns.ts',
    'apps/api/migrations/0000_spine.sql',
    'e2e/games/list.journey.ts',
    'docs/glossary.md',
  ];
  expect(found(Object.fromEntries(places.map((place) => [place, text])))).toEqual([]);
});
