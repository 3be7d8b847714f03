import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@maidan/contract/localised';
import type { SiteDefinition } from '../src/site-definition.ts';
import { parseSiteSettings } from '../src/settings/parse.ts';
import { SITES } from '../src/site-list.ts';
import type * as SiteList from '../src/site-list.ts';
import { makeSite } from './new-site.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
let copy: string;

const slugs = SITES.map(({ slug }) => slug);

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sites-'));
  for (const part of ['src', ...slugs]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

describe('a new site', () => {
  it('has a folder with settings, theme, texts and assets, and is listed last', async () => {
    const folder = makeSite(copy, 'made-in-test');
    expect(readdirSync(folder).toSorted()).toEqual(readdirSync(join(root, 'khela')).toSorted());
    const settings = readFileSync(join(folder, 'site.ts'), 'utf8');
    expect(settings).toContain("slug: 'made-in-test'");
    expect(settings).toContain("hosts: ['made-in-test.localhost']");
    expect(settings).toContain("merchantCode: 'MADE_IN_TEST'");
    expect(settings).not.toMatch(/khela/i);
    const list: typeof SiteList = await import(join(copy, 'src/site-list.ts'));
    expect(list.SITES.map(({ slug }) => slug)).toEqual([...slugs, 'made-in-test']);
  });

  it('PLAYMODE-01 SHELL-69 is valid without changes: social, with a contact that belongs to nobody', async () => {
    const folder = makeSite(copy, 'made-in-test');
    const made: { madeInTestSite: SiteDefinition } = await import(join(folder, 'site.ts'));
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const settings = parseSiteSettings({
      ...made.madeInTestSite,
      theme: { ...made.madeInTestSite.theme, css: read('theme.css') },
      logo: {
        mark: read('assets/mark.svg'),
        word: { bn: read('assets/word.bn.svg'), en: read('assets/word.en.svg') },
        favicon: read('assets/favicon.svg'),
      },
      texts: Object.fromEntries(
        LANGUAGES.map((code) => [code, JSON.parse(read(`overrides.${code}.json`))]),
      ),
    });
    expect(settings.playMode).toBe('social');
    const contacts = settings.customerService.map(({ path }) => path);
    expect(contacts).toEqual(['mailto:help@made-in-test.example']);
    expect(settings.affiliateDomains).toEqual({});
  });

  it.each(['', 'A', 'x', '1st', 'a--b', 'a-', '../up', 'src', 'a'.repeat(20)])(
    'refuses the slug “%s” and writes nothing',
    (slug) => {
      const before = readdirSync(copy);
      expect(() => makeSite(copy, slug)).toThrow(/is no slug/);
      expect(readdirSync(copy)).toEqual(before);
    },
  );

  it('refuses a slug that is taken', () => {
    expect(() => makeSite(copy, 'nodi')).toThrow(/exists already/);
    expect(existsSync(join(copy, 'nodi/site.ts'))).toBe(true);
  });

  it('the list holds every folder of a site, and ten more are written as the formatter writes them', () => {
    const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'site.ts')));
    expect(slugs.toSorted()).toEqual(folders.toSorted());
    for (let number = 0; number < 10; number += 1) makeSite(copy, `made-${number}`);
    const list = readFileSync(join(copy, 'src/site-list.ts'), 'utf8');
    expect(list).toContain('  made8Site,\n  made9Site,\n];\n');
    expect(Math.max(...list.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});
