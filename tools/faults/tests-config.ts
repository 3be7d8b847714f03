import type { PlantedArea } from './places.ts';

/** How long a test waits for something on the screen that a fault may prevent, and how long a test may take at all. */
const PATIENCE_MS = 2500;
const TEST_MS = 10_000;

/**
 * Vitest's settings for the tests of one area. Only its own project runs, since those of other areas prove other things
 * and take minutes. The waits are shorter than usual, because most faults show by something that never appears. Files
 * that saw the last fault run first, then the fast ones.
 */
export function testsOf({ workspace, testFolder }: PlantedArea): string {
  return `import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import whole from './vitest.config.ts';

class QuickFirst extends BaseSequencer {
  sort(files) {
    const known = new Map(files.map((file) => [file, this.ctx.cache.getTestSpecificationResult(file)]));
    const order = (file) => (known.get(file)?.failed ? -1 : (known.get(file)?.duration ?? 0));
    return Promise.resolve(files.toSorted((one, other) => order(one) - order(other)));
  }
}

const projects = (whole as { test: { projects: { test: { root: string } }[] } }).test.projects;
const project = projects.find(({ test }) => test.root === ${JSON.stringify(workspace)});
export default defineConfig({
  test: {
    ...project?.test,
    root: join(import.meta.dirname, ${JSON.stringify(workspace)}),
    include: [${JSON.stringify(`${testFolder}**/*.test.{ts,tsx}`)}],
    env: { ...project?.test.env, PATIENCE_MS: '${PATIENCE_MS}' },
    testTimeout: ${TEST_MS},
    sequence: { sequencer: QuickFirst },
  },
});
`;
}
