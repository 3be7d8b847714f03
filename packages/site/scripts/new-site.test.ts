import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSite } from './new-site.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sites-'));
  for (const part of ['src', 'khela', 'nodi']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

describe('a new site', () => {
  it('has a folder with settings, theme, texts and assets, and is listed after the default site', () => {
    const folder = makeSite(copy, 'bhalo-khel');
    expect(readdirSync(folder).toSorted()).toEqual(readdirSync(join(root, 'khela')).toSorted());
    const settings = readFileSync(join(folder, 'site.ts'), 'utf8');
    expect(settings).toContain("slug: 'bhalo-khel'");
    expect(settings).toContain("hosts: ['bhalo-khel.localhost']");
    expect(settings).toContain("merchantCode: 'BHALO_KHEL'");
    expect(settings).not.toMatch(/khela/i);
    expect(readFileSync(join(copy, 'src/site-list.ts'), 'utf8')).toContain(
      '= [khelaSite, bhaloKhelSite, nodiSite];',
    );
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

  it('the committed list of sites is the one the script would write', () => {
    makeSite(copy, 'zz');
    const list = readFileSync(join(copy, 'src/site-list.ts'), 'utf8');
    const committed = readFileSync(join(root, 'src/site-list.ts'), 'utf8');
    const without = list
      .replace("import { zzSite } from '../zz/site.ts';\n", '')
      .replace(', zzSite', '');
    expect(without).toBe(committed);
  });
});
