import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { plantProject } from '../checks/testing/planted-project.ts';
import { binaryOf } from '../processes/binary.ts';
import { runToEnd } from '../processes/run-to-end.ts';
import { projectRoot } from '../terminal/project.ts';

let folder: string | undefined;

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
});

/** Exports that the dead-code step finds in production, in a project with these files. */
async function deadExports(files: Record<string, string>): Promise<string> {
  folder = plantProject(files);
  const knip = binaryOf(projectRoot, 'knip', 'knip');
  const config = join(projectRoot, 'knip.ts');
  const options = ['--config', config, '--include', 'exports', '--no-config-hints'];
  const { output } = await runToEnd({
    command: process.execPath,
    args: [knip, '--directory', folder, '--production', '--no-progress', ...options],
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return output;
}

test('an export of a package’s entry file that no program imports is found, also when a test imports it', async () => {
  const found = await deadExports({
    'package.json': '{"name":"planted","type":"module","workspaces":["apps/*","packages/*"]}',
    'packages/wire/src/index.ts':
      'export const sent = 1;\nexport const forTests = 2;\n/** @unwired the next screen reads it */\nexport const awaited = 3;\n',
    'packages/wire/src/wire.test.ts':
      "import { forTests, awaited } from './index.ts';\nconsole.log(forTests, awaited);\n",
    'apps/api/src/main.ts': "import { sent } from '@maidan/wire';\nconsole.log(sent);\n",
  });
  expect(found).toContain('forTests');
  expect(found).not.toContain('sent');
  expect(found).not.toContain('awaited');
});
