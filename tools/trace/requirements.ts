/** One row of the specification. */
export interface Requirement {
  id: string;
  text: string;
  /** The document that holds it, from the project's folder. */
  document: string;
  isWithdrawn: boolean;
}

/** A title of a test and the file it stands in. */
export interface TestTitle {
  title: string;
  path: string;
}

const idPattern = /\b([A-Z][A-Z0-9]*)-(\d{2,3})\b/;
const rowStart = /^\|\s*([A-Z][A-Z0-9]*-\d{2,3})\s*\|\s*(.*?)\s*\|/;

/** The rows of a specification document: lines of a table whose first cell is an ID. Struck rows are withdrawn. */
export function readRequirements(document: string, markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const match = rowStart.exec(line);
    if (match === null) return [];
    const [, id = '', text = ''] = match;
    return [{ id, text, document, isWithdrawn: text.startsWith('~~') }];
  });
}

/**
 * The IDs a title proves. Besides single IDs it reads ranges in both spellings, `LIST-01 to LIST-05` and
 * `LIST-01..05`, and lists such as `BANNER-02, -03`.
 */
export function idsInTitle(title: string): string[] {
  const ids = new Set<string>();
  let section = '';
  let last = 0;
  let lastEnd = -1;
  const token =
    /([A-Z][A-Z0-9]*)-(\d{2,3})\b|(?:\s+to\s+|\s*(?:\.\.|…|–)\s*)(?:([A-Z][A-Z0-9]*)-)?(\d{2,3})\b|,\s*-(\d{2,3})\b/g;
  for (const match of title.matchAll(token)) {
    const [, name, number, endName, end, next] = match;
    const follows = match.index === lastEnd;
    lastEnd = match.index + match[0].length;
    if (name === undefined && !follows) continue;
    if (name !== undefined && number !== undefined) {
      section = name;
      last = Number(number);
      ids.add(idOf(section, last));
    } else if (end !== undefined && endName !== undefined && endName !== section) {
      section = endName;
      last = Number(end);
      ids.add(idOf(section, last));
    } else if (end !== undefined && section !== '') {
      for (let at = last + 1; at <= Number(end); at += 1) ids.add(idOf(section, at));
      last = Number(end);
    } else if (next !== undefined && section !== '') {
      last = Number(next);
      ids.add(idOf(section, last));
    }
  }
  return [...ids];
}

/** The titles of tests and groups of tests in a file, string and template literals alike. */
export function titlesInTest(path: string, source: string): TestTitle[] {
  const call =
    /\b(?:test|it|describe)(?:\.[\w.]+(?:\([^()]*\))?)*\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...source.matchAll(call)].flatMap((match) => {
    const title = match[2] ?? '';
    return idPattern.test(title) ? [{ title, path }] : [];
  });
}

function idOf(section: string, number: number): string {
  return `${section}-${String(number).padStart(2, '0')}`;
}
