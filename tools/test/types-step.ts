import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joinResults, programCheck } from './step.ts';
import type { StepResult } from './step.ts';

const workspaces = [
  'packages/*/tsconfig.json',
  'apps/*/tsconfig.json',
  '{demo,e2e,tools}/tsconfig.json',
];

/** Checks the types of every workspace, each as one check; the web's route types are generated first. */
export async function checkTypes(root: string): Promise<StepResult> {
  const folders = globSync(workspaces, { cwd: root }).map(dirname).toSorted();
  const results: StepResult[] = [];
  if (existsSync(join(root, 'apps/web/react-router.config.ts'))) {
    results.push(
      await programCheck(root, ['@react-router/dev', 'react-router'], ['typegen'], 'apps/web'),
    );
  }
  for (const folder of folders) {
    // Code for browsers is checked a second time, against the standard library of the oldest of them.
    const projects = ['tsconfig.json', 'tsconfig.browser.json'];
    for (const project of projects.filter((name) => existsSync(join(root, folder, name))))
      results.push(
        await programCheck(
          root,
          ['typescript-native', 'tsc'],
          ['-p', project, '--pretty', 'false'],
          folder,
        ),
      );
  }
  return joinResults(results);
}
