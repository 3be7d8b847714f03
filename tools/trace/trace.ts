import type { Finding } from '../checks/check.ts';
import type { Declaration } from './declarations.ts';
import { DECLARATIONS } from './declarations.ts';
import type { Requirement, TestTitle } from './requirements.ts';
import { faultOfTitle, idsIn } from './requirements.ts';

/** A row, its declaration, and the tests that name it. */
export interface TracedRow {
  requirement: Requirement;
  declaration: Declaration | undefined;
  tests: TestTitle[];
}

/** How many rows there are, and how many of them have which declaration. */
export interface Figures {
  rows: number;
  done: number;
  partly: number;
  waiting: number;
}

/** Joins rows, declarations and titles. Withdrawn rows are left out, and titles that break the rule prove nothing. */
export function traceRows(
  requirements: Requirement[],
  declarations: Declaration[],
  titles: TestTitle[],
): TracedRow[] {
  const sound = titles.filter(({ title }) => faultOfTitle(title) === undefined);
  const named = Map.groupBy(
    sound.flatMap((test) => idsIn(test.title).map((id) => ({ id, test }))),
    (entry) => entry.id,
  );
  const declared = new Map(declarations.map((entry) => [entry.id, entry]));
  return requirements
    .filter((requirement) => !requirement.isWithdrawn)
    .map((requirement) => ({
      requirement,
      declaration: declared.get(requirement.id),
      tests: (named.get(requirement.id) ?? []).map((entry) => entry.test),
    }));
}

/** The number of rows by declaration. */
export function countRows(rows: TracedRow[]): Figures {
  const ofKind = (kind: Declaration['kind'] | undefined): number =>
    rows.filter(({ declaration }) => declaration?.kind === kind).length;
  return {
    rows: rows.length,
    done: ofKind(undefined),
    partly: ofKind('partly'),
    waiting: ofKind('waiting'),
  };
}

/**
 * Rows that are declared done and that no test names, and rows that are declared waiting although a test names them.
 */
export function findUnproved(rows: TracedRow[]): Finding[] {
  return rows.flatMap(({ requirement, declaration, tests }) => {
    const { id, document } = requirement;
    if (declaration === undefined && tests.length === 0)
      return [
        {
          path: document,
          line: 1,
          message: `${id} is named by no test: write one, or say in ${DECLARATIONS} what is missing`,
        },
      ];
    if (declaration?.kind === 'waiting' && tests.length > 0)
      return [
        {
          path: DECLARATIONS,
          line: declaration.line,
          message: `${id} waits, yet "${tests[0]?.title ?? ''}" names it: say what is missing of it, or take it out`,
        },
      ];
    return [];
  });
}

/**
 * Declarations that say nothing: for an unknown or withdrawn row, a second one for the same row, or one without a
 * reason.
 */
export function findIdleDeclarations(
  requirements: Requirement[],
  declarations: Declaration[],
): Finding[] {
  const live = new Set(requirements.filter((row) => !row.isWithdrawn).map((row) => row.id));
  return declarations.flatMap(({ id, reason, line }, at) => {
    const finding = (message: string): Finding[] => [{ path: DECLARATIONS, line, message }];
    if (!live.has(id)) return finding(`no row is called ${id}: mend the ID`);
    if (declarations.findIndex((other) => other.id === id) !== at)
      return finding(`${id} stands here twice: keep one`);
    return reason === '' ? finding(`${id} has no reason: say what is missing`) : [];
  });
}

/** Titles that name an unknown row. Other words of the same form, such as UTF-08, belong to no section. */
export function findUnknownRows(requirements: Requirement[], titles: TestTitle[]): Finding[] {
  const known = new Set(requirements.map((row) => row.id));
  const sections = new Set(requirements.map((row) => sectionOf(row.id)));
  return titles.flatMap(({ title, path }) =>
    idsIn(title)
      .filter((id) => sections.has(sectionOf(id)) && !known.has(id))
      .map((id) => ({ path, line: 1, message: `no row is called ${id}: "${title}"` })),
  );
}

/** The section of a row: LIST of LIST-01. */
export function sectionOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
