import { existsSync, globSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runToEnd } from '../processes/run-to-end.ts';

/**
 * What the tests need besides npm packages: the programs of browsers and proxy, and the folder of PostgreSQL's
 * programs.
 */
export interface Machine {
  chromiumPath?: string;
  /** Chromium's program without a window, in which a page costs a tenth of the work. */
  headlessPath?: string;
  postgresFolder?: string;
  firefoxPath?: string;
  /** The program that drives the browser of WebKitGTK. */
  webkitDriverPath?: string;
  /** The program that gives that browser a display, because it cannot run without one. */
  displayPath?: string;
  nginxPath?: string;
}

/** Something that is missing: its name for people, and the Debian package that contains it. */
interface Need {
  key: keyof Machine;
  title: string;
  debianPackage: string;
}

const needs: Need[] = [
  { key: 'chromiumPath', title: 'Chromium', debianPackage: 'chromium' },
  {
    key: 'headlessPath',
    title: "Chromium's headless shell",
    debianPackage: 'chromium-headless-shell',
  },
  { key: 'postgresFolder', title: 'PostgreSQL', debianPackage: 'postgresql' },
  { key: 'firefoxPath', title: 'Firefox', debianPackage: 'firefox-esr' },
  { key: 'webkitDriverPath', title: 'WebKitGTK', debianPackage: 'webkit2gtk-driver' },
  { key: 'displayPath', title: 'Xvfb', debianPackage: 'xvfb xauth' },
  { key: 'nginxPath', title: 'nginx', debianPackage: 'nginx' },
];

const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const browserPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// Assembled here, because a whole path of one machine may not be in a file.
const homebrewFolder = ['', 'opt', 'homebrew', 'opt'].join('/');

/**
 * Finds what the machine has. `CHROMIUM_PATH`, `HEADLESS_PATH`, `POSTGRES_BIN` and `NGINX_PATH` set a place directly; who
 * names a browser and no headless shell gets that browser everywhere.
 */
export function inspectMachine(env: NodeJS.ProcessEnv): Machine {
  const chromiumPath = findChromium(env);
  const headlessPath = findHeadless(env);
  const postgresFolder = findPostgres(env);
  const firefoxPath = findProgram(env, 'FIREFOX_PATH', ['firefox-esr', 'firefox']);
  const webkitDriverPath = findProgram(env, 'WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
  const displayPath = findProgram(env, 'XVFB_RUN_PATH', ['xvfb-run']);
  const nginxPath = findNginx(env);
  return {
    ...(chromiumPath === undefined ? {} : { chromiumPath }),
    ...(headlessPath === undefined ? {} : { headlessPath }),
    ...(postgresFolder === undefined ? {} : { postgresFolder }),
    ...(firefoxPath === undefined ? {} : { firefoxPath }),
    ...(webkitDriverPath === undefined ? {} : { webkitDriverPath }),
    ...(displayPath === undefined ? {} : { displayPath }),
    ...(nginxPath === undefined ? {} : { nginxPath }),
  };
}

/**
 * Installs what is missing where this user may (root on Debian), and says what before it does. Elsewhere it names the
 * command that would install it.
 */
export async function completeMachine(
  machine: Machine,
  wanted: (keyof Machine)[],
): Promise<Machine> {
  const missing = needs.filter(
    (need) => wanted.includes(need.key) && machine[need.key] === undefined,
  );
  if (missing.length === 0) return machine;
  const packages = missing.map((need) => need.debianPackage).join(' ');
  const titles = missing.map((need) => need.title).join(' and ');
  if (!isDebianRoot()) {
    console.log(
      `${titles} missing: install with \`${installHint(packages)}\`; the steps that need it are left out.`,
    );
    return machine;
  }
  console.log(`${titles} missing: running apt-get update, then apt-get install ${packages} ...`);
  const apt = {
    command: 'apt-get',
    cwd: '/',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await runToEnd({ ...apt, args: ['update', '-q'] });
  // One by one, because a package that this Debian lacks would keep out the others.
  for (const need of missing) {
    const names = need.debianPackage.split(' ');
    const { code, output } = await runToEnd({ ...apt, args: ['install', '-y', '-q', ...names] });
    if (code !== 0)
      console.log(`apt-get could not install ${need.debianPackage}:\n${output.slice(-1500)}`);
  }
  return inspectMachine(process.env);
}

/** The program that a variable names, otherwise the first of these names in the PATH. */
function findProgram(
  env: NodeJS.ProcessEnv,
  variable: string,
  names: string[],
): string | undefined {
  const named = env[variable];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const inPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => browserNames.map((name) => join(folder, name)));
  return [...inPath, ...browserPlaces, downloadedBrowser()].find(
    (path) => path !== '' && existsSync(path),
  );
}

function findHeadless(env: NodeJS.ProcessEnv): string | undefined {
  if ((env['HEADLESS_PATH'] ?? '') === '' && (env['CHROMIUM_PATH'] ?? '') !== '') return undefined;
  return findProgram(env, 'HEADLESS_PATH', ['chromium-headless-shell']);
}

/** A browser that Playwright downloaded earlier, the newest first. */
function downloadedBrowser(): string {
  const caches = [
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const found = caches.flatMap((cwd) =>
    globSync(['chromium-*/chrome-linux*/chrome', 'chromium-*/chrome-mac*/*.app/Contents/MacOS/*'], {
      cwd,
    }).map((path) => join(cwd, path)),
  );
  return found.toSorted().at(-1) ?? '';
}

function findPostgres(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['POSTGRES_BIN'];
  if (named !== undefined && named !== '') return hasPostgres(named) ? named : undefined;
  const folders = [
    ...versionFolders('/usr/lib/postgresql'),
    ...versionFolders(homebrewFolder),
    ...(env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find(hasPostgres);
}

/** Debian keeps nginx in a folder that only root's PATH contains. */
function findNginx(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['NGINX_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

function byVersionDown(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

function versionFolders(base: string): string[] {
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .toSorted(byVersionDown)
    .map((name) => join(base, name, 'bin'));
}

function hasPostgres(folder: string): boolean {
  return folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'));
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function installHint(packages: string): string {
  if (process.platform === 'darwin')
    return 'brew install --cask chromium && brew install postgresql@17 nginx';
  return existsSync('/etc/debian_version')
    ? `sudo apt-get install ${packages}`
    : `your package manager: ${packages}`;
}
