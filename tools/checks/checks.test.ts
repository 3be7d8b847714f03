import { describe, expect, test } from 'vitest';
import { brandNamesCheck } from './words/brand-names.ts';
import type { Check, Finding } from './check.ts';
import { contrastCheck, contrastRatio } from './styles/contrast.ts';
import { docstringsCheck } from './code/docstrings.ts';
import { globalFencesCheck } from './code/global-fences.ts';
import { guardedPathsCheck } from './code/guarded-paths.ts';
import { jsxLiteralsCheck } from './words/jsx-literals.ts';
import { loneNotesCheck, machinePathsCheck } from './words/plain-text.ts';
import { readerWordsCheck } from './words/for-readers.ts';
import { ledgerQueriesCheck } from './code/ledger-queries.ts';
import { sizesCheck } from './code/sizes.ts';
import { tokensCheck } from './styles/tokens.ts';
import { webFakesCheck } from './code/web-fakes.ts';

function run(check: Check, files: Record<string, string>): Finding[] {
  return check.run(Object.entries(files).map(([path, text]) => ({ path, text })));
}

function lines(count: number): string {
  return '  step();\n'.repeat(count);
}

const css = 'apps/web/src/features/games/tile.module.css';

describe('tokens', () => {
  test.each([
    ['.a { color: #fff; }', 'raw colour #fff'],
    ['.a { background: rgba(0, 0, 0, 0.5); }', 'raw colour rgba(0'],
    ['.a { color: white; }', 'raw colour white'],
    ['.a { border: 1px solid red; }', 'raw colour red'],
    ['.a { font-size: 12px; }', 'font size in pixels'],
    ['.a { font: 600 12.5px/18px var(--font-ui); }', 'font size in pixels'],
    ['.a { z-index: 40; }', 'z-index as a number'],
    ['.a { margin-left: 4px; }', 'margin-left is physical'],
    ['.a { position: absolute; right: 0; }', 'right is physical'],
    ['.a { text-align: left; }', 'text-align: left is physical'],
    ['.a {\n  padding: 0 0.13rem;\n}', 'raw length 0.13rem of padding'],
    ['.a { gap: 3px; }', 'raw length 3px of gap'],
    ['.a { inset-inline: calc(-0.08rem - 1px) 0; }', 'raw length -0.08rem of inset-inline'],
    ['.a { border-radius: min(0.08rem, 2vw); }', 'raw length 0.08rem of border-radius'],
    ['.a { padding: 0.13rem; /* own length: */ }', 'raw length 0.13rem of padding'],
  ])('%s is refused', (text, message) => {
    expect(
      run(tokensCheck, { [css]: text })
        .map((finding) => finding.message)
        .join(),
    ).toContain(message);
  });

  test.each([
    '.a { color: var(--text); background: rgba(var(--accent-rgb), 0.14); }',
    '.a { font: var(--t-body); z-index: var(--z-sheet); inset-inline-start: 0; }',
    '/* #fff is only a comment */ .a { mask: linear-gradient(#000, transparent); z-index: 1; }',
    '.whiteSpace { white-space: nowrap; background: url(#red); border-inline-end: 1px solid var(--line); }',
    '#face { color: inherit; }',
    '.a { padding: var(--s-2) 2px 0; margin-inline: 0.4em auto; inset: 0 -1px; border-radius: 50%; }',
    '.a { margin: 0.13rem; /* own length: as tall as what comes */ }',
  ])('%s is fine', (text) => {
    expect(run(tokensCheck, { [css]: text })).toEqual([]);
  });

  test('the theme file may hold raw values, a component may not', () => {
    expect(run(tokensCheck, { 'apps/web/src/ui/tokens.css': ':root { --bg: #000; }' })).toEqual([]);
    const tsx = "const a = <i style={{ color: '#ff0000', fontSize: 12 }} />;";
    expect(run(tokensCheck, { 'apps/web/src/ui/a.tsx': tsx })).toHaveLength(2);
  });
});

describe('contrast', () => {
  const tokens = `:where(:root) { --field-line: #66796f; --text: #f0f6f3; --text-2: #aebcb5; --text-3: #90a098;
    --bg: #0b1110; --surface-1: #141d1b; --surface-2: #1b2724; --danger: #ff7878; --accent-text: var(--accent); }
    :where([data-theme="light"]) { --field-line: #7c8c84; --text: #0e1914; --text-2: #46554d; --text-3: #5d6c64;
    --bg: #f4f6f3; --surface-1: #fff; --surface-2: #f0f3ef; --danger: #c22a34; --accent-text: #3d6a00; }`;
  const brand = ':root { --accent: #c6f24e; --on-accent: #131c05; }';
  const files = (theme: string): Record<string, string> => ({
    'apps/web/src/ui/tokens.css': tokens,
    'packages/site/some/theme.css': theme,
  });

  test('the ratio is that of WCAG, from 1 to 21', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#777777')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('a brand whose themes keep every pair has no finding', () => {
    expect(run(contrastCheck, files(brand))).toEqual([]);
  });

  test('a pair with too little contrast is named with its theme and ratio', () => {
    const weak = `${brand} :root[data-theme='light'] { --accent-text: #c6f24e; }`;
    const messages = run(contrastCheck, files(weak)).map((finding) => finding.message);
    expect(messages).toEqual([
      expect.stringMatching(/^light: contrast of --accent-text on --surface-2 is 1\.\d+/),
    ]);
  });

  test('a brand’s rule for the dark theme does not change the light one', () => {
    const weak = `${brand} :root:not([data-theme='light']) { --text: #0b1110; }`;
    const messages = run(contrastCheck, files(weak)).map((finding) => finding.message);
    expect(messages).toEqual([expect.stringMatching(/^dark: contrast of --text on --bg is 1\.00/)]);
  });

  test('a colour that cannot be computed is a finding, not a pass', () => {
    const odd = `${brand} :root { --danger: tomato; }`;
    expect(
      run(contrastCheck, files(odd))
        .map((finding) => finding.message)
        .join(),
    ).toContain('cannot be computed');
  });
});

describe('brand names', () => {
  const sites = { 'packages/site/khela/site.ts': '', 'packages/site/nodi/site.ts': '' };

  test('a brand in a file under apps or in its name is found in any case', () => {
    const findings = run(brandNamesCheck, {
      ...sites,
      'apps/web/src/shell/header.tsx': 'const name = "KHELA";',
      'apps/web/src/shell/nodi-logo.tsx': 'export const logo = 1;',
    });
    expect(findings.map((finding) => finding.path)).toEqual([
      'apps/web/src/shell/header.tsx',
      'apps/web/src/shell/nodi-logo.tsx',
    ]);
  });

  test('words that only contain its letters, and files elsewhere, are fine', () => {
    const files = { ...sites, 'apps/web/src/a.ts': 'const nodiff = 1;', 'demo/src/b.ts': 'khela' };
    expect(run(brandNamesCheck, files)).toEqual([]);
  });

  test("a vendor's title may contain the word", () => {
    const list = { 'apps/arcade/src/engines/game-list.ts': 'nodi-bingo' };
    expect(run(brandNamesCheck, { ...sites, ...list })).toEqual([]);
  });
});

describe('plain text', () => {
  test('machine paths, registry hosts and outside folders are found', () => {
    const text = [
      "'",
      '/ho',
      "me/me/x'\n",
      'https://registry',
      '.npmjs.org\n',
      '../',
      'shared/spec',
    ].join('');
    expect(
      run(machinePathsCheck, { 'docs/a.md': text })
        .map((finding) => finding.line)
        .toSorted(),
    ).toEqual([1, 2, 3]);
  });

  test('addresses of the product and of the operating system are not machine paths', () => {
    const text = "'/m/home' '/usr/bin/chromium' 'https://example.org/home/x'";
    expect(run(machinePathsCheck, { 'a.ts': text })).toEqual([]);
  });

  test('a note for later needs an issue number', () => {
    const note = ['TO', 'DO'].join('');
    expect(run(loneNotesCheck, { 'a.ts': `// ${note} later` })).toHaveLength(1);
    expect(run(loneNotesCheck, { 'a.ts': `// ${note} #12 later` })).toEqual([]);
  });
});

describe('fences of globals', () => {
  test.each([
    ['apps/web/src/features/games/a.ts', "await fetch('/x');", 'api client'],
    ['apps/web/src/platform/page/a.ts', "await fetch('/x');", 'api client'],
    ['apps/web/src/shell/a.tsx', "localStorage.setItem('a', 'b');", 'device/storage.ts'],
    ['apps/web/src/shell/a.tsx', "document.cookie = 'a';", 'device/storage.ts'],
    ['apps/web/src/platform/device/a.ts', 'sessionStorage.clear();', 'device/storage.ts'],
    ['apps/web/src/features/settings/a.ts', "indexedDB.open('a');", 'device/storage.ts'],
    ['apps/api/src/modules/wallet/a.ts', "await globalThis.fetch('/x');", 'declare a port'],
    ['apps/api/src/modules/wallet/a.ts', "process.env['A']", 'environment is read once'],
  ])('%s: %s is refused', (path, text, message) => {
    expect(
      run(globalFencesCheck, { [path]: text })
        .map((finding) => finding.message)
        .join(),
    ).toContain(message);
  });

  test.each([
    ['apps/web/src/platform/api/browser.ts', "await fetch('/x');"],
    ['apps/web/src/features/settings/device-data.ts', 'sessionStorage.clear();'],
    ['apps/api/src/providers/payment/a.ts', "await fetch('/x');"],
    ['apps/api/src/platform/process/env.ts', "process.env['A']"],
    ['apps/api/src/main.ts', 'readEnv(process.env)'],
    ['apps/web/src/features/games/a.ts', '// fetch(this) later\nclient.fetch(1); prefetch();'],
    ['apps/web/src/features/games/a.test.ts', "localStorage.clear(); await fetch('/x');"],
  ])('%s: %s is fine', (path, text) => {
    expect(run(globalFencesCheck, { [path]: text })).toEqual([]);
  });

  test('a listed file that stores nothing any more is taken off the list', () => {
    const [finding] = run(globalFencesCheck, {
      'apps/web/src/features/settings/device-data.ts': 'export const kept = 1;',
    });
    expect(finding?.message).toContain('no longer touches');
  });
});

describe('paths in rules', () => {
  const rule = 'tools/checks/code/fence.ts';
  const moved = {
    'apps/web/src/platform/keys/key.ts': '',
    'apps/web/src/features/wallet/stream.ts': '',
  };

  test.each([
    [rule, "const storing = ['apps/web/src/platform/device/key.ts'];"],
    [rule, "path.startsWith('apps/web/src/features/cash/')"],
    ['.oxlintrc.json', '{"files":["apps/web/src/root.tsx"]}'],
    ['.dependency-cruiser.cjs', "{ path: '^apps/web/src/features/wallet/events\\\\.ts$' }"],
  ])('%s: %s is refused when the file has moved', (path, text) => {
    expect(run(guardedPathsCheck, { ...moved, [path]: text })[0]?.message).toMatch(
      /^apps\/web\/src\/\S+ does not exist/,
    );
  });

  test.each([
    [rule, "const storing = ['apps/web/src/platform/keys/key.ts'];"],
    [rule, "path.startsWith('apps/web/src/features/wallet/')"],
    ['tools/checks/checks.test.ts', "run('apps/web/src/a.ts')"],
    ['apps/web/src/a.ts', "'apps/web/src/b.ts'"],
  ])('%s: %s is fine', (path, text) => {
    expect(run(guardedPathsCheck, { ...moved, [path]: text })).toEqual([]);
  });
});

describe('words in markup', () => {
  const path = 'apps/web/src/features/auth/login/login-screen.tsx';

  test.each([
    '<p>Log in</p>',
    '<p>লগইন</p>',
    '<p>{"Log in"}</p>',
    '<img alt="A tile" />',
    '<button aria-label={`Close`} />',
    '<input placeholder="Name" />',
  ])('%s is refused', (markup) => {
    expect(run(jsxLiteralsCheck, { [path]: `const a = ${markup};` })).toHaveLength(1);
  });

  test.each([
    '<p>{t("auth.login")}</p>',
    '<p className="wide">{count} × 2 ·</p>',
    '<img alt="" src="a.webp" />',
    '<a href="/m/login">{label}</a>',
  ])('%s is fine', (markup) => {
    expect(run(jsxLiteralsCheck, { [path]: `const a = ${markup};` })).toEqual([]);
  });
});

describe('docstrings', () => {
  const path = 'packages/contract/src/values/money.ts';

  test('an export without a docstring is found with its name and line', () => {
    const findings = run(docstringsCheck, {
      [path]: '\nexport const limit = 1;\nexport interface Money {}',
    });
    expect(findings.map((finding) => [finding.line, finding.message.split(' ')[0]])).toEqual([
      [2, 'limit'],
      [3, 'Money'],
    ]);
  });

  test('an empty docstring counts as none, a line comment too', () => {
    const text = '/** */\nexport const one = 1;\n// words\nexport const two = 2;';
    expect(run(docstringsCheck, { [path]: text })).toHaveLength(2);
  });

  test('described exports, private values, re-exports and overloads are fine', () => {
    const text = `/** Adds. */ export function add(a: string): string;
      export function add(a: number): number;
      const hidden = 1;
      export * from './other.ts';
      export { hidden };`;
    expect(run(docstringsCheck, { [path]: text })).toEqual([]);
  });

  test('the type of what a function returns and the interface of its parts need no docstring', () => {
    const text = `export type Gate = ReturnType<typeof gate>;
      export type Fixture = Awaited<ReturnType<typeof openFixture>>;
      export interface GateDeps {}
      export type Deps = Pick<GateDeps, 'db'>;`;
    const findings = run(docstringsCheck, { [path]: text });
    expect(findings.map(({ message }) => message.split(' ')[0])).toEqual(['Deps']);
  });

  test('services and platform folders are bound, screens are not', () => {
    const text = 'export const a = 1;';
    expect(
      run(docstringsCheck, { 'apps/api/src/modules/auth/auth.service.ts': text }),
    ).toHaveLength(1);
    expect(run(docstringsCheck, { 'apps/web/src/platform/api.ts': text })).toHaveLength(1);
    expect(run(docstringsCheck, { 'apps/web/src/features/auth/a.tsx': text })).toEqual([]);
  });
});

describe('sizes', () => {
  test('a long function is found and named', () => {
    const findings = run(sizesCheck, { 'apps/api/src/a.ts': `function long() {\n${lines(40)}}\n` });
    expect(findings[0]?.message).toContain('long has 42 lines, at most 40');
  });

  test('a component may be longer', () => {
    expect(
      run(sizesCheck, { 'apps/web/src/a.tsx': `function Card() {\n${lines(100)}}\n` }),
    ).toEqual([]);
  });

  test('a function that makes others may be longer, and is measured with them', () => {
    const makerOf = (names: string[]) => {
      const made = names.map((name) => `${name}() {\n${lines(30)}},\n`).join('');
      return { 'apps/api/src/a.ts': `function make() {\n  return {\n${made}};\n}\n` };
    };
    expect(run(sizesCheck, makerOf(['one', 'two']))).toEqual([]);
    const findings = run(sizesCheck, makerOf(['one', 'two', 'three']));
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('make has 100 lines, at most 80: it holds more than one object'),
    ]);
  });

  test('a function inside is measured by itself too, and short callbacks allow no extra lines', () => {
    const long = `function make() {\n  return { step() {\n${lines(40)}} };\n}\n`;
    expect(run(sizesCheck, { 'apps/api/src/a.ts': long })[0]?.message).toContain(
      'step has 42 lines',
    );
    const callbacks = `function list() {\n${'  each((it) => it);\n'.repeat(40)}}\n`;
    expect(run(sizesCheck, { 'apps/api/src/a.ts': callbacks })[0]?.message).toContain('at most 40');
  });

  test('a full folder is found; tests, styles and rooms inside it do not count', () => {
    const folderOf = (count: number): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`apps/api/src/hall/${at}.ts`, '']),
      );
    expect(run(sizesCheck, folderOf(16))).toEqual([
      {
        path: 'apps/api/src/hall',
        line: 1,
        message: expect.stringMatching(/^16 sources, at most 15: give .{20,}/),
      },
    ]);
    const beside = ['0.test.ts', 'hall.module.css', 'room/16.ts'];
    const others = Object.fromEntries(beside.map((name) => [`apps/api/src/hall/${name}`, '']));
    expect(run(sizesCheck, { ...folderOf(15), ...others })).toEqual([]);
  });

  test('a long file is found, a long test is not', () => {
    expect(run(sizesCheck, { 'apps/api/src/a.ts': 'step();\n'.repeat(401) })).toHaveLength(1);
    expect(run(sizesCheck, { 'apps/api/src/a.test.ts': 'step();\n'.repeat(401) })).toEqual([]);
  });
});

describe('queries on the ledger', () => {
  const store = 'apps/api/src/modules/wallet/records/new.store.ts';
  const found = (text: string, path = store) => run(ledgerQueriesCheck, { [path]: text });

  test.each([
    'sql`SELECT 1 FROM round r WHERE r.site_id = ${siteId} AND r.member_id = ${memberId}`',
    'sql`SELECT 1 FROM round WHERE site_id = ${siteId} AND state = ${state}`',
    'sql`SELECT 1 FROM journal AS j WHERE j.site_id = ${siteId}`',
    'sql`SELECT 1 FROM posting p WHERE ${all}`; const all = sql`p.site_id = ${siteId}`',
    'sql`SELECT 1 FROM round r WHERE r.site_id COLLATE "C" = ${siteId}`',
  ])('%s is refused', (text) => {
    expect(found(text)).toEqual([
      { path: store, line: 1, message: expect.stringContaining('ofSite(table, siteId)') },
    ]);
  });

  test.each([
    "sql`SELECT 1 FROM round r WHERE ${ofSite('r', siteId)} AND r.member_id = ${memberId}`",
    'sql`SELECT 1 FROM round WHERE site_id = ${siteId} AND round_id = ${roundId}`',
    'sql`SELECT 1 FROM wallet w WHERE w.site_id = ${siteId} AND w.member_id = ${memberId}`',
    'sql`SELECT 1 FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id`',
  ])('%s passes', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('tests may query as they like, and the helper itself writes the condition out', () => {
    const text = 'sql`SELECT 1 FROM round r WHERE r.site_id COLLATE "C" = ${siteId}`';
    expect(found(text, store.replace('.ts', '.test.ts'))).toEqual([]);
    expect(found(text, 'apps/api/src/modules/wallet/site-index.ts')).toEqual([]);
  });
});

describe('reader words', () => {
  const glossary =
    '# Glossary\n\n## Not said\n\n| Refused | Instead |\n|---|---|\n| এখনো | এখনও |\n\n## Later\n\n| অন্য | আর |\n';
  const catalogue = 'packages/i18n/messages/bn/games.json';

  test('a refused spelling is found where readers see it, and the right one is named', () => {
    const files = { 'docs/glossary.md': glossary, [catalogue]: '{\n  "a": "এখনো নেই, অন্য"\n}' };
    expect(run(readerWordsCheck, files)).toEqual([
      { path: catalogue, line: 2, message: expect.stringContaining('write “এখনও”') },
    ]);
  });

  test('code that no reader sees may contain it, and the right spelling passes', () => {
    const files = {
      'docs/glossary.md': glossary,
      'apps/web/src/a.ts': "const a = 'এখনো';",
      [catalogue]: '{ "a": "এখনও" }',
    };
    expect(run(readerWordsCheck, files)).toEqual([]);
  });
});

describe('fakes of the gateway', () => {
  const tileTest = 'apps/web/src/features/games/tile.test.tsx';

  test.each([
    "vi.stubGlobal('fetch', vi.fn());",
    'globalThis.fetch = async () => new Response();',
    "vi.spyOn(window, 'fetch').mockResolvedValue(new Response());",
    'const gateway = createServer(answer);',
  ])('a test of web may not have its own: %s', (text) => {
    expect(run(webFakesCheck, { [tileTest]: text })).toHaveLength(1);
  });

  test('the one that follows the contract is fine, and so are tests of other apps', () => {
    const own = {
      'apps/web/src/platform/testing/fake-gateway.ts': "vi.stubGlobal('fetch', send);",
    };
    expect(run(webFakesCheck, own)).toEqual([]);
    expect(run(webFakesCheck, { [tileTest]: 'fakeGateway({});' })).toEqual([]);
    expect(run(webFakesCheck, { 'apps/api/src/a.test.ts': 'createServer(answer);' })).toEqual([]);
  });
});
