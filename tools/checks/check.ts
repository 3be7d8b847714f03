/** A file of the project as the checks see it. Paths are from the project's folder, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A breach of a rule: its place, and how to fix it. */
export interface Finding {
  path: string;
  line: number;
  message: string;
}

/** A rule that is checked automatically. It looks at files only, so that a test can plant a breach in memory. */
export interface Check {
  name: string;
  title: string;
  run(files: SourceFile[]): Finding[];
}

/** The line, counted from 1, of an offset into a text. */
function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** All findings of a pattern in a text. The pattern needs the `g` flag. */
export function findAll(
  file: SourceFile,
  pattern: RegExp,
  message: (match: RegExpMatchArray) => string | undefined,
): Finding[] {
  return [...file.text.matchAll(pattern)].flatMap((match) => {
    const words = message(match);
    if (words === undefined) return [];
    return [{ path: file.path, line: lineAt(file.text, match.index), message: words }];
  });
}

/** A finding as one line that an editor can follow. */
export function describeFinding(finding: Finding): string {
  return `${finding.path}:${finding.line}  ${finding.message}`;
}
