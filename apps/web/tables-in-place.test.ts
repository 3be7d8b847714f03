import { describe, expect, test } from 'vitest';
import { withTablesInPlace } from './tables-in-place.ts';

const tables = {
  '#screen-facts.ts': {
    titleOf: (screen: string) => `title.${screen}`,
    entriesOf: (menu: string) => [{ screen: menu, isForAgents: true }],
    pages: () => ({ inbox: 'member' }),
  },
};
const placed = (code: string) => withTablesInPlace(code, tables);

describe('a table of which the browser is told', () => {
  test('leaves the answers in the place of the calls, and is not loaded', () => {
    const code = [
      `import { entriesOf, titleOf } from '#screen-facts.ts';`,
      `import { t } from '#platform/words.ts';`,
      `export const handle = { titleKey: titleOf('bettingRecord'), header: titleOf('help') };`,
      `const entries = entriesOf('side').filter(Boolean);`,
      '',
    ];
    expect(placed(code.join('\n')).split('\n')).toEqual([
      `import { t } from '#platform/words.ts';`,
      `export const handle = { titleKey: ("title.bettingRecord"), header: ("title.help") };`,
      `const entries = ([{"screen":"side","isForAgents":true}]).filter(Boolean);`,
      '',
    ]);
  });

  test('answers a call without arguments, beside an import of types, which the compiler drops', () => {
    const types = `import type { Page } from '#screen-facts.ts';\n`;
    const code = `import { pages } from '#screen-facts.ts';\n${types}const all: Page = pages();\n`;
    expect(placed(code)).toBe(`${types}const all: Page = ({"inbox":"member"});\n`);
  });

  test('refuses a call that only the table itself could answer', () => {
    const code = `import { titleOf } from '#screen-facts.ts';\n`;
    for (const call of ['titleOf(name)', 'titleOf(`help`)', 'names.map(titleOf)'])
      expect(() => placed(`${code}${call};\n`), call).toThrow('titleOf');
    expect(() => placed(`import { none } from '#screen-facts.ts';\nnone();\n`)).toThrow('none');
  });

  test('leaves what it does not know as it is', () => {
    const code = `import { titleOf } from '#other.ts';\ntitleOf('help');\n`;
    expect(placed(code)).toBe(code);
  });
});
