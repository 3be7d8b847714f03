import type { Check } from '../check.ts';
import { findAll } from '../check.ts';

/** A file of styles that is imported before something else. */
const beforeOthers = /^import '[^']+\.css';\n(?=import (?!'[^']+\.css';\n))/gm;

/**
 * A document has the styles of its modules in the order of their imports, and of two rules with one class each the later
 * one wins. Whoever shows a part may dress it otherwise, so its own styles come after those of the part.
 */
export const styleOrderCheck: Check = {
  name: 'style-order',
  title: 'a module of the games imports its styles after all else',
  run: (files) =>
    files
      .filter(({ path }) => path.startsWith('apps/arcade/client/') && path.endsWith('.ts'))
      .flatMap((file) =>
        findAll(
          file,
          beforeOthers,
          () =>
            'its rules would lose silently to those of the parts that it shows: move the line below the other imports',
        ),
      ),
};
