/**
 * npm run android -- <site>: writes the Gradle project of a site's Android app, and builds it where this machine has what
 * that needs; otherwise it says what is missing. `--help` lists the options.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDemoSites } from '../src/demo.ts';
import { androidProject } from './android/project.ts';

const HELP = `npm run android -- <site> [options]: writes the Android app of a site, and builds it where Gradle is.
  --package NAME   its package name; the site's setting download.android unless given
  --host NAME      the host that it opens; the site's mainDomain unless given
  --version 1.0.0  raise it for every package that you publish
  --out FOLDER     where the project is written; .android/<site> unless given
A file signing.properties in the folder (storeFile, from the folder, storePassword, keyAlias, keyPassword) signs the
package.
`;
const PICTURES = {
  'icon-192.png': 'app/src/main/res/mipmap-xxxhdpi/ic_launcher.png',
  'maskable-512.png': 'app/src/main/res/drawable-nodpi/icon_maskable.png',
} as const;

/** What the command is asked for. */
export interface AndroidRequest {
  readonly slug: string;
  readonly folder: string;
  readonly version: string;
  readonly packageName?: string | undefined;
  readonly host?: string | undefined;
}

/**
 * Writes the project of a site of the repository.
 * @throws Error when there is no such site, it has no package name, or its icons are not drawn
 */
export function writeAndroidProject(request: AndroidRequest): void {
  const site = readDemoSites((file) => readFileSync(file, 'utf8')).find(
    ({ settings }) => settings.slug === request.slug,
  );
  if (!site) throw new Error(`There is no site ${request.slug}.`);
  const { settings } = site;
  const packageName = request.packageName ?? settings.download.android?.packageName;
  if (packageName === undefined)
    throw new Error(`${request.slug} has no download.android in its settings: give --package.`);
  const host = request.host ?? settings.mainDomain;
  const { version } = request;
  const files = androidProject({ settings, packageName, host, version });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(request.folder, path)), { recursive: true });
    writeFileSync(join(request.folder, path), text);
  }
  for (const [icon, path] of Object.entries(PICTURES)) {
    const from = fileURLToPath(new URL(icon, site.assets));
    if (!existsSync(from)) throw new Error(`${from} is missing: run npm run icons.`);
    cpSync(from, join(request.folder, path));
  }
}

/** What a build lacks on this machine, each in words; nothing when it can begin. */
export function missingTools(
  variables: Readonly<Record<string, string | undefined>>,
  hasProgram: (program: string) => boolean,
): string[] {
  const sdk = variables['ANDROID_HOME'] ?? variables['ANDROID_SDK_ROOT'];
  const missing = [
    ['a JDK of version 17 or newer (javac)', hasProgram('javac')],
    ['Gradle 8.13 or newer (gradle)', hasProgram('gradle')],
    ['the Android SDK (ANDROID_HOME)', sdk !== undefined && existsSync(sdk)],
  ] as const;
  return missing.flatMap(([tool, isThere]) => (isThere ? [] : [tool]));
}

function canRun(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      package: { type: 'string' },
      host: { type: 'string' },
      version: { type: 'string', default: '1.0.0' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [slug] = positionals;
  if (values.help || slug === undefined) {
    process.stdout.write(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = values.out ?? join(root, '.android', slug);
  const { package: packageName, host, version } = values;
  writeAndroidProject({ slug, folder, version, packageName, host });
  process.stdout.write(`${folder} is the Gradle project of ${slug}.\n`);
  const missing = missingTools(process.env, canRun);
  if (missing.length > 0) {
    process.stdout.write(`It was not built, because this machine lacks ${missing.join(', ')}.\n`);
    return;
  }
  execFileSync('gradle', ['--project-dir', folder, 'assembleRelease'], { stdio: 'inherit' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    run();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
