/**
 * npm run new:site <slug>: makes the folder of a new site from the first one, and lists it. The new site
 * passes every check; its contact belongs to nobody. The script prints what is left to do: name, contact, colours, logo
 * and flags.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SLUG = /^[a-z](?:-?[a-z0-9]){1,15}$/;
/** Folders of this package that are not sites. */
const RESERVED: readonly string[] = ['src', 'scripts', 'fonts', 'assets', 'node_modules'];
const TEMPLATE = 'khela';
const LIST = 'src/site-list.ts';
const SITES_ARE = 'export const SITES: readonly SiteDefinition[] = ';
/** Where `npm run format` breaks a line. */
const LINE_LENGTH = 100;

/**
 * Makes the folder of a site below `root` and adds the site to `src/site-list.ts`.
 *
 * @returns the path of the new folder
 * @throws Error when the slug is not valid, reserved or taken; nothing is written then
 */
export function makeSite(root: string, slug: string): string {
  if (!SLUG.test(slug) || RESERVED.includes(slug)) {
    throw new Error(
      `“${slug}” is no slug. Use 2 to 16 lower-case letters and digits, beginning with a letter; single hyphens between them.`,
    );
  }
  const folder = join(root, slug);
  if (existsSync(folder)) throw new Error(`The site ${slug} exists already: ${folder}`);
  const template = join(root, TEMPLATE);
  mkdirSync(folder);
  cpSync(join(template, 'assets'), join(folder, 'assets'), { recursive: true });
  cpSync(join(template, 'theme.css'), join(folder, 'theme.css'));
  for (const file of readdirSync(template).filter((name) => name.startsWith('overrides.'))) {
    writeFileSync(join(folder, file), '{}\n');
  }
  const settings = readFileSync(join(template, 'site.ts'), 'utf8');
  writeFileSync(join(folder, 'site.ts'), fillTemplate(settings, slug));
  writeFileSync(join(root, LIST), writeList([...listedSites(root), slug]));
  return folder;
}

function fillTemplate(settings: string, slug: string): string {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1);
  return settings
    .replace(/\/\*\*[^*]*\*\//, `/** ${title}: say here what sets this site apart. */`)
    .replace(/export const \w+:/, `export const ${variableOf(slug)}:`)
    .replace(/slug: '[^']*'/, `slug: '${slug}'`)
    .replace(/name: \{[^}]*\}/, `name: { bn: '${title}', en: '${title}' }`)
    .replace(/hosts: \[[^\]]*\]/, `hosts: ['${slug}.localhost']`)
    .replaceAll(`help@${TEMPLATE}.example`, `help@${slug}.example`)
    .replace(/affiliateDomains: \{[^}]*\}/, 'affiliateDomains: {}')
    .replace(/mainDomain: '[^']*'/, `mainDomain: '${slug}.localhost'`)
    .replace(
      /merchantCode: '[^']*'/,
      `merchantCode: '${slug.replaceAll('-', '_').toUpperCase().slice(0, 20)}'`,
    );
}

/** The listed sites in their order. A new one comes last, so that the others keep their places. */
function listedSites(root: string): string[] {
  const list = readFileSync(join(root, LIST), 'utf8');
  return [...list.matchAll(/'\.\.\/([^/]+)\/site\.ts'/g)].map(([, slug = '']) => slug);
}

function writeList(slugs: readonly string[]): string {
  const imports = slugs.map((slug) => `import { ${variableOf(slug)} } from '../${slug}/site.ts';`);
  const names = slugs.map(variableOf);
  const line = `${SITES_ARE}[${names.join(', ')}];`;
  const lines = `${SITES_ARE}[\n${names.map((name) => `  ${name},\n`).join('')}];`;
  return `/** The sites of the repository; \`npm run new:site\` adds a line for a new one. */
${imports.join('\n')}
import type { SiteDefinition } from './site-definition.ts';

/** Every site folder of this package; the first is the default site of a development machine. */
${line.length > LINE_LENGTH ? lines : line}
`;
}

/** The suffix is needed because a slug such as `new` would be a reserved word. */
function variableOf(slug: string): string {
  return `${slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Site`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const slug = process.argv[2];
  try {
    if (slug === '--help') {
      process.stdout.write(
        'npm run new:site <slug>: makes the folder of a new site and lists it.\n',
      );
      process.exit();
    }
    if (slug === undefined) throw new Error('Say which: npm run new:site <slug>');
    const folder = makeSite(join(dirname(fileURLToPath(import.meta.url)), '..'), slug);
    process.stdout.write(
      `${folder} is there. Now:\n` +
        '1. site.ts: name, hosts, currency, languages, flags, and the address that answers its visitors.\n' +
        '2. theme.css: the five accent values, hot with its ink, and the light theme.\n' +
        '3. assets: mark.svg, word.bn.svg, word.en.svg, favicon.svg; then npm run icons.\n' +
        '4. overrides.<language>.json: texts of your own, if any.\n' +
        '5. npm test, then point the host at the server and run the seed command.\n',
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
