import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runToEnd } from '../processes/run-to-end.ts';
import { PlainError } from '../terminal/plain-error.ts';

const WORKSPACES = '@maidan';

/**
 * Copies the project's own files into an empty folder and links the installed packages. The links of the workspaces are
 * created again, so that tests in the copy import the copy's code.
 */
export async function copyTree(root: string, target: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await runToEnd({ command: 'git', args, cwd: root });
  if (code !== 0) throw new PlainError(`git could not list the files: ${output.trim()}`);
  const paths = output.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of paths) cpSync(join(root, path), join(target, path));
  linkPackages(join(root, 'node_modules'), join(target, 'node_modules'));
  for (const folder of new Set(paths.filter(isPackage).map(dirname))) {
    const own = join(root, folder, 'node_modules');
    if (folder !== '.' && existsSync(own)) linkPackages(own, join(target, folder, 'node_modules'));
  }
}

function isPackage(path: string): boolean {
  return path.endsWith('/package.json');
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  // Names with a dot are records and caches. Nothing imports them, and tools would write to the original through the
  // link.
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    if (name === WORKSPACES) cpSync(join(from, name), join(to, name), verbatim);
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
}

const verbatim = { recursive: true, verbatimSymlinks: true };
