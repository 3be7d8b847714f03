import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../processes/run-to-end.ts';
import type { Finding } from './check.ts';

/** Committed files that a workspace's script generates. With `--check` the script only compares. */
export interface GeneratedSet {
  title: string;
  /** The workspace's folder, from the project's. */
  folder: string;
  /** The script's name in the workspace's package.json: `node <file>`. */
  script: string;
  /** The command that generates the files again. */
  mend: string;
}

/** Every set of generated files that is committed. */
export const generatedSets: GeneratedSet[] = [
  {
    title: 'The API description and its types',
    folder: 'packages/contract',
    script: 'openapi',
    mend: 'npm run openapi',
  },
  {
    title: 'The compiled catalogues',
    folder: 'packages/i18n',
    script: 'messages',
    mend: 'npm run messages',
  },
];

/** Asks a script whether its files are up to date. A stale file, or a script that fails, is a finding. */
export async function findStaleFiles(root: string, set: GeneratedSet): Promise<Finding[]> {
  const path = `${set.folder}/package.json`;
  const script = scriptFile(join(root, path), set.script);
  if (script === undefined) {
    return [
      {
        path,
        line: 1,
        message: `the script "${set.script}" must be: node <file>, and understand --check`,
      },
    ];
  }
  const result = await runToEnd({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script, '--check'],
    cwd: join(root, set.folder),
  });
  if (result.code === 0) return [];
  const words = result.output.trim().split('\n').slice(0, 8).join('; ');
  return [
    { path: `${set.folder}/${script}`, line: 1, message: `${words} (mend with: ${set.mend})` },
  ];
}

function scriptFile(packagePath: string, name: string): string | undefined {
  if (!existsSync(packagePath)) return undefined;
  const { scripts } = JSON.parse(readFileSync(packagePath, 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return /^node (?:--\S+ )*(\S+)$/.exec(scripts?.[name] ?? '')?.[1];
}
