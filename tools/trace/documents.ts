import type { Declaration } from './declarations.ts';
import { DECLARATIONS, readDeclarations } from './declarations.ts';
import type { Requirement, TestTitle } from './requirements.ts';
import { readRequirements, titlesInSource } from './requirements.ts';
import type { Figures } from './trace.ts';
import { countRows, traceRows } from './trace.ts';

const specifications = [
  'docs/product/requirements.md',
  'docs/product/beyond.md',
  'docs/product/operators.md',
  'docs/product/fair.md',
];
const testFile = /\.(test\.tsx?|journey\.ts)$/;
const block = /(<!-- figures: npm run trace -- --write -->\n)[\s\S]*?(\n<!-- end of figures -->)/;

/** The content of the documents: every row, and which rows are not done. */
export interface Specification {
  requirements: Requirement[];
  declarations: Declaration[];
}

/** Reads the documents; `read` answers the text of a path relative to the project. */
export function readSpecification(read: (path: string) => string): Specification {
  return {
    requirements: specifications.flatMap((path) => readRequirements(path, read(path))),
    declarations: readDeclarations(read(DECLARATIONS)),
  };
}

/** The titles in these files. The trace's own tests are left out, because they name rows as examples. */
export function titlesInFiles(files: { path: string; text: string }[]): TestTitle[] {
  return files
    .filter(({ path }) => testFile.test(path) && !path.startsWith('tools/trace/'))
    .flatMap(({ path, text }) => titlesInSource(path, text));
}

/** The README with the figures of these documents inserted. */
export function withFigures(readme: string, { requirements, declarations }: Specification): string {
  const words = wordsOf(countRows(traceRows(requirements, declarations, [])));
  return readme.replace(block, (_, start: string, end: string) => `${start}${words}${end}`);
}

function wordsOf({ rows, done, partly, waiting }: Figures): string {
  return `Of ${rows} requirements ${done} are done, each named by a test that ran and passed; ${partly} are built in part and
${waiting} wait for a later area ([which, and for what](${DECLARATIONS})).`;
}
