import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import { checkFirstLoad } from './first-load-check.ts';
import { firstLoadGroups } from './first-load.ts';

const ENTRIES = {
  'entry.client.tsx': "import './platform/asked.ts'; console.log('entry');",
  'root.tsx': "console.log('root');",
  'shell/frame/screen-place.tsx': "console.log('place');",
  'ui/feedback/tag.tsx': "console.log('tag');",
  'features/lobby/home-screen.tsx':
    "import './tiles.ts'; import '../../ui/list.ts'; void import('./failure.ts');",
};
const PROJECT = {
  ...ENTRIES,
  'features/wallet/record-screen.tsx': "import '../../ui/list.ts'; import '../lobby/rail.ts';",
  'features/lobby/tiles.ts': "console.log('tiles');",
  'features/lobby/failure.ts': "console.log('failure');",
  'features/lobby/rail.ts': "console.log('rail');",
  'platform/asked.ts': "console.log('asked');",
  'ui/list.ts': "console.log('list');",
};
const SCREENS = [...Object.keys(ENTRIES), 'features/wallet/record-screen.tsx'];

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a project with groups as the product has them, and says which modules each file holds. */
async function buildProject(
  files: Record<string, string>,
  { screens = SCREENS, groups = firstLoadGroups as Rolldown.CodeSplittingGroup[] } = {},
): Promise<string[][]> {
  folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', name)), { recursive: true });
    writeFileSync(join(folder, 'src', name), text);
  }
  const input = screens.map((name) => join(folder, 'src', name));
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [checkFirstLoad()],
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: { groups } } } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return chunks.map(({ moduleIds }) =>
    moduleIds
      .filter((id) => id.startsWith(folder))
      .map((id) => id.replace(`${folder}/src/`, ''))
      .toSorted(),
  );
}

describe('the files of the first load', () => {
  test('hold what their entries import statically, and nothing else of the same folders', async () => {
    const files = await buildProject(PROJECT);
    expect(files).toContainEqual([
      'entry.client.tsx',
      'platform/asked.ts',
      'root.tsx',
      'shell/frame/screen-place.tsx',
      'ui/feedback/tag.tsx',
    ]);
    expect(files).toContainEqual([
      'features/lobby/home-screen.tsx',
      'features/lobby/tiles.ts',
      'ui/list.ts',
    ]);
  });

  test('a module that home does not import fails the build when a group contains it', async () => {
    const planted = [{ name: 'lobby', test: /\/features\/lobby\// }];
    const fault = await buildProject(PROJECT, { groups: planted }).catch(String);
    expect(fault).toContain('lobby/rail.ts is loaded with home, which does not import it.');
    expect(fault).not.toContain('tiles.ts');
  });

  test('an entry that is not there any more fails the build', async () => {
    const screens = SCREENS.filter((name) => name !== 'features/lobby/home-screen.tsx');
    await expect(buildProject(PROJECT, { screens })).rejects.toThrow(
      'src/features/lobby/home-screen.tsx is no entry of the build',
    );
  });

  test('a module of theirs that the React Compiler has worked on fails the build', async () => {
    const compiled = "import { c } from 'react/compiler-runtime'; console.log(c);";
    const files = {
      ...PROJECT,
      'features/lobby/tiles.ts': compiled,
      '../node_modules/react/compiler-runtime.js': 'export const c = 1;',
    };
    await expect(buildProject(files)).rejects.toThrow(
      'tiles.ts is loaded with home, and made larger',
    );
  });
});
