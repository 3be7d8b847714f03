import type { Check } from '../check.ts';
import { findAll } from '../check.ts';
import { isTest } from '../source-files.ts';

const wireWord = /vassalage/gi;
/** Where the wire's word becomes ours, and the column that has its name from the first day on. */
const border = [
  'apps/web/src/platform/api/vendor.ts',
  'apps/api/src/platform/database/columns.ts',
  'tools/checks/words/wire-words.ts',
];
const outside = /^(?:packages\/contract\/|apps\/api\/migrations\/|docs\/)/;

/**
 * Inside, a vendor is called `vendor`; the word of the wire stands in the contract and at the border. Tests write what
 * travels, so they may have it.
 */
export const wireWordsCheck: Check = {
  name: 'wire-words',
  title: 'A vendor is called vendor inside',
  run: (files) =>
    files
      .filter(({ path }) => !isTest(path) && !outside.test(path) && !border.includes(path))
      .flatMap((file) =>
        findAll(
          file,
          wireWord,
          ([word]) =>
            `${word} is the wire's word: inside say vendor, and turn one into the other with packages/contract/src/vendor-code.ts, in web with platform/api/vendor.ts`,
        ),
      ),
};
