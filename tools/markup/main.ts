import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VISITOR_PAGES } from '../../e2e/support/markup-pages.ts';
import { startStack } from '../../e2e/support/stack.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';

/** The W3C's checker as the registry has it: 32 MB that nobody needs for anything else. */
const CHECKER = 'vnu-jar@26.9.27';

const help = `npm run check:markup [-- --origin http://localhost:3000]

Holds the pages of a visitor against the W3C's checker, which npm fetches and Java (11 or newer) runs. Starts the
product for it, unless --origin says where it runs.`;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const at = args.indexOf('--origin');
  if (at >= 0) return checkPagesOf(args[at + 1] ?? '');
  const stack = await withProgress('Start the product', () => startStack());
  try {
    return await checkPagesOf(`http://localhost:${stack.ports.web}`);
  } finally {
    await stack.stop();
  }
}

async function checkPagesOf(origin: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-markup-'));
  try {
    const files = await Promise.all(VISITOR_PAGES.map((path) => savePage(origin, path, folder)));
    const code = await runChecker(files);
    if (code === 0) console.log(`${files.length} pages: nothing found.`);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function savePage(origin: string, path: string, folder: string): Promise<string> {
  const reply = await fetch(origin + path, { headers: { accept: 'text/html' } });
  if (!reply.ok) throw new PlainError(`${origin}${path} answers ${reply.status}.`);
  const file = join(folder, `${path.slice(3).replaceAll(/\W+/g, '-')}.html`);
  writeFileSync(file, await reply.text());
  return file;
}

/** Runs the checker, which prints what it finds, and answers its exit code. */
function runChecker(files: readonly string[]): Promise<number> {
  const command = ['exec', '--yes', `--package=${CHECKER}`, '--', 'vnu', '--errors-only'];
  return new Promise((done, failed) => {
    const child = spawn('npm', [...command, ...files], { stdio: 'inherit' });
    child.once('error', failed);
    child.once('close', (code) => done(code ?? 1));
  });
}

await runCommand(main);
