import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../tools/product/stack.ts';
import { runToEnd } from '../../tools/processes/run-to-end.ts';
import { readArguments } from '../../tools/terminal/arguments.ts';
import { PlainError, runCommand } from '../../tools/terminal/plain-error.ts';
import { withProgress } from '../../tools/terminal/progress.ts';
import { projectRoot } from '../../tools/terminal/project.ts';
import { collectPages } from './pages.ts';

/** The W3C's checker from the npm registry; at 32 MB it is fetched only for this command. */
const CHECKER = 'vnu-jar@26.9.27';
const OLDEST_JAVA = 11;

const help = `npm run check:markup [-- --port 3000 [--data DIR]]

Holds every page of both demo sites, in each of their languages, against the W3C's checker, which npm fetches and Java
(${OLDEST_JAVA} or newer) runs: a visitor's pages, a member's and an agent's. Starts the product for it. With --port it asks one that
runs already, and then reads members' pages only where --data names the folder of that product's data.`;

async function main(): Promise<number> {
  const known = { port: { type: 'string' }, data: { type: 'string' } } as const;
  const { values } = readArguments('npm run check:markup', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  await requireJava();
  if (values.port !== undefined) return checkPages(values.port, values.data);
  const stack = await withProgress('Start the product', () => startStack());
  try {
    return await checkPages(String(stack.ports.web), stack.dataFolder);
  } finally {
    await stack.stop();
  }
}

/** Checked before anything is started or fetched. */
async function requireJava(): Promise<void> {
  const { code, output } = await runToEnd({ command: 'java', args: ['-version'], cwd: '/' });
  const version = Number(/version "(?:1\.)?(\d+)/.exec(output)?.[1]);
  if (code === 0 && version >= OLDEST_JAVA) return;
  const found = code === 0 ? `only Java ${version} was found` : 'no Java was found';
  throw new PlainError(
    `The W3C's checker needs Java ${OLDEST_JAVA} or newer, and ${found}: install it, on Debian with \`apt-get install default-jre-headless\`.`,
  );
}

async function checkPages(port: string, dataFolder: string | undefined): Promise<number> {
  process.env['E2E_WEB_PORT'] = port;
  if (dataFolder !== undefined) process.env['E2E_DATA_FOLDER'] = dataFolder;
  const folder = mkdtempSync(join(tmpdir(), 'maidan-markup-'));
  try {
    const pages = await collectPages(dataFolder !== undefined);
    for (const { name, markup } of pages)
      writeFileSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.html`), markup);
    const code = await runChecker(folder);
    if (code === 0) console.log(`${pages.length} pages: nothing found.`);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Findings that we accept: a tile is named by its link, not by a heading, and the renderer closes void elements with a
 * slash.
 */
const TASTE = '.*(Article lacks heading|Trailing slash on void elements).*';

/** Runs the checker, which prints its findings, and answers its exit code. */
function runChecker(folder: string): Promise<number> {
  const checker = ['vnu', '--Werror', '--filterpattern', TASTE, '--skip-non-html', folder];
  const command = ['exec', '--yes', `--package=${CHECKER}`, '--', ...checker];
  return new Promise((done, failed) => {
    const child = spawn('npm', command, { stdio: 'inherit', cwd: projectRoot });
    child.once('error', failed);
    child.once('close', (code) => done(code ?? 1));
  });
}

await runCommand(main);
