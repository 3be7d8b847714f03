import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runToEnd } from '../processes/run-to-end.ts';
import { readArguments } from '../terminal/arguments.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';
import { projectRoot } from '../terminal/project.ts';
import { missingFromBill } from './bill.ts';
import type { Bill, LockFile } from './bill.ts';

/**
 * The registry's own `npm sbom` leaves out packages that another workspace also uses for development, such as React.
 */
const MAKER = '@cyclonedx/cyclonedx-npm@6.0.1';

const help = `npm run sbom [-- --out FILE]

Writes the bill of materials of what a deployment installs (npm ci --omit=dev), in CycloneDX as JSON, to sbom.cdx.json or FILE.
It is made from the lock file alone by OWASP's ${MAKER.slice(0, MAKER.lastIndexOf('@'))}, which npm fetches, so that it is the same on every machine, and held
against the lock file afterwards.`;

async function main(): Promise<number> {
  const known = { out: { type: 'string' } } as const;
  const { values } = readArguments('npm run sbom', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const file = values.out === undefined ? join(projectRoot, 'sbom.cdx.json') : resolve(values.out);
  await withProgress('Write the bill of materials', () => writeBill(file));
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  const missing = missingFromBill(bill, lock);
  if (missing.length > 0)
    throw new PlainError(`The bill of materials leaves out ${missing.join(', ')}.`);
  console.log(`${bill.components?.length ?? 0} components in ${file}`);
  return 0;
}

async function writeBill(file: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const fetched = ['exec', '--yes', '--ignore-scripts', `--package=${MAKER}`, '--'];
  const maker = ['cyclonedx-npm', '--omit', 'dev', '--package-lock-only', '--output-reproducible'];
  const { code, output } = await runToEnd({
    command: isWindows ? 'npm.cmd' : 'npm',
    args: [...fetched, ...maker, '--output-file', file],
    cwd: projectRoot,
  });
  if (code !== 0) throw new PlainError(`${output.trimEnd()}\nThe bill of materials failed.`);
}

await runCommand(main);
