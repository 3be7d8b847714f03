import type { Plugin } from 'vite';
import * as categoryFacts from './src/category-facts.ts';
import * as screenFacts from './src/screen-facts.ts';

/** Functions over a table, whose arguments and answers are plain data. */
type Facts = Readonly<Record<string, unknown>>;

/** Modules whose functions the build works out, by the name under which screens import them. */
const WORKED_OUT: Readonly<Record<string, Facts>> = {
  '#category-facts.ts': categoryFacts,
  '#screen-facts.ts': screenFacts,
};

const IMPORT = /^import \{ ([\w, ]+) \} from '(#[\w-]+\.ts)';\n/gm;

/**
 * Puts the answers of a table's functions in the place of their calls, and takes the import away: the browser loads what
 * a screen asks of the table, never the table.
 *
 * @throws Error for a call whose arguments are not written out, which only the table itself could answer
 */
export function withTablesInPlace(
  code: string,
  workedOut: Readonly<Record<string, Facts>> = WORKED_OUT,
): string {
  let placed = code;
  for (const [statement, names = '', module = ''] of code.matchAll(IMPORT)) {
    const facts = workedOut[module];
    if (!facts) continue;
    placed = placed.replace(statement, '');
    for (const name of names.split(', ')) placed = withAnswers(placed, name, facts[name]);
  }
  return placed;
}

function withAnswers(code: string, name: string, fact: unknown): string {
  if (typeof fact !== 'function') throw new Error(`There is no function ${name} to work out`);
  const placed = code.replace(
    new RegExp(String.raw`\b${name}\(((?:'[\w-]+'(?:, )?)*)\)`, 'g'),
    (_call, list: string) => {
      const values = Array.from(list.matchAll(/'([\w-]+)'/g), ([, value]) => value);
      return `(${JSON.stringify((fact as (...values: unknown[]) => unknown)(...values))})`;
    },
  );
  if (new RegExp(String.raw`\b${name}\b`).test(placed)) {
    throw new Error(`${name} is called with what the build does not know: write its arguments out`);
  }
  return placed;
}

/** Does that to what the browser loads. */
export function putTablesInPlace(): Plugin {
  return {
    name: 'maidan-put-tables-in-place',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: {
        id: /\/src\/(?:screens|agent-screens|service-screens|screen-facts|category-facts)\.ts/,
      },
      handler: (id) => {
        throw new Error(`The browser would load ${id}: import from #screen-facts.ts by one line`);
      },
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?(?:\?|$)/, code: /from '#[\w-]+\.ts'/ },
      handler: (code) => ({ code: withTablesInPlace(code), map: null }),
    },
  };
}
