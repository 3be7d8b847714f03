/** One row of the specification. */
export interface Requirement {
  id: string;
  text: string;
  /** The document that holds it, from the project's folder. */
  document: string;
  isWithdrawn: boolean;
}

/** The title of a test, or of a step of one, and its file. */
export interface TestTitle {
  title: string;
  path: string;
}

/** The most rows that one title may name. A reader must see what the test proves of each. */
const MOST_ROWS = 3;

const rowStart = /^\|\s*([A-Z][A-Z0-9]*-\d{2,3})\s*\|\s*(.*?)\s*\|/;
const idPattern = /\b[A-Z][A-Z0-9]*-\d{2,3}\b/g;
/** Shorthand for several rows, which a title must spell out: `LIST-01 to -05`, `LIST-01..05`, `LIST-01, -03`. */
const shorthand =
  /\b[A-Z][A-Z0-9]*-\d{2,3}(?:,?\s*-\d{2}\b|\s+to\s+[A-Z-]*\d{2}\b|\s*(?:\.\.|…|–)\s*[A-Z-]*\d{2}\b)/;
const literal = /(['"`])([A-Z][A-Z0-9]*-\d{2,3}\b(?:\\.|(?!\1)[^\\\n])*)\1/g;

/** The rows of a specification document: lines of a table whose first cell is an ID. Struck-out rows are withdrawn. */
export function readRequirements(document: string, markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const match = rowStart.exec(line);
    if (match === null) return [];
    const [, id = '', text = ''] = match;
    return [{ id, text, document, isWithdrawn: text.startsWith('~~') }];
  });
}

/** The rows that a text names in full: `LIST-01 LIST-02`. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(idPattern) ?? [])];
}

/** The reason why a title proves no rows: it uses a range or other shorthand, or names too many rows. */
export function faultOfTitle(title: string): string | undefined {
  if (shorthand.test(title)) return 'spell out each row: LIST-01 LIST-02, no range and no bare -02';
  if (idsIn(title).length > MOST_ROWS)
    return `names more than ${MOST_ROWS} rows: split the test, name its steps, or keep the rows that it proves`;
  return undefined;
}

/** The titles in a file's text: quoted texts that begin with a row. A report tells whether they ran. */
export function titlesInSource(path: string, source: string): TestTitle[] {
  return [...source.matchAll(literal)].map((match) => ({ title: match[2] ?? '', path }));
}
