import type { Requirement, TestTitle } from './requirements.ts';
import { idsInTitle } from './requirements.ts';

/** The rows of one section and the tests that prove them. */
export interface SectionTrace {
  section: string;
  proved: { requirement: Requirement; tests: TestTitle[] }[];
  unproved: Requirement[];
}

/** What tests prove which rows; IDs in titles that no document knows are listed apart. */
export interface Trace {
  sections: SectionTrace[];
  unknownIds: { id: string; test: TestTitle }[];
}

/** Joins rows and test titles. Withdrawn rows are left out. */
export function traceRequirements(requirements: Requirement[], titles: TestTitle[]): Trace {
  const testsById = Map.groupBy(
    titles.flatMap((test) => idsInTitle(test.title).map((id) => ({ id, test }))),
    (entry) => entry.id,
  );
  const known = new Set(requirements.map((requirement) => requirement.id));
  const live = requirements.filter((requirement) => !requirement.isWithdrawn);
  const bySection = Map.groupBy(live, (requirement) => sectionOf(requirement.id));
  const sections = [...bySection].map(([section, rows]) => {
    const withTests = rows.map((requirement) => ({
      requirement,
      tests: (testsById.get(requirement.id) ?? []).map((entry) => entry.test),
    }));
    return {
      section,
      proved: withTests.filter((row) => row.tests.length > 0),
      unproved: withTests.filter((row) => row.tests.length === 0).map((row) => row.requirement),
    };
  });
  const sectionNames = new Set([...known].map(sectionOf));
  const unknownIds = [...testsById]
    .filter(([id]) => !known.has(id) && sectionNames.has(sectionOf(id)))
    .flatMap(([, entries]) => entries);
  return { sections, unknownIds };
}

function sectionOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
