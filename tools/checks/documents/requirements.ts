import { readSpecification, titlesInFiles, withFigures } from '../../trace/documents.ts';
import { faultOfTitle } from '../../trace/requirements.ts';
import {
  findIdleDeclarations,
  findUnknownRows,
  findUnproved,
  traceRows,
} from '../../trace/trace.ts';
import type { Check, Finding, SourceFile } from '../check.ts';

/**
 * Titles of tests name rows of the specification, one to three each, and every row is either done or declared as not
 * done. The last step of `npm test` checks in the reports that those tests ran and passed.
 */
export const requirementsCheck: Check = {
  name: 'requirements',
  title: 'Titles name the rows that they prove, and what is not built is said',
  run: (files) => {
    const specification = readSpecification((path) => textOf(files, path));
    const { requirements, declarations } = specification;
    const titles = titlesInFiles(files);
    return [
      ...titles.flatMap(({ title, path }) => {
        const fault = faultOfTitle(title);
        return fault === undefined ? [] : [{ path, line: 1, message: `"${title}" ${fault}` }];
      }),
      ...findUnknownRows(requirements, titles),
      ...findIdleDeclarations(requirements, declarations),
      ...findUnproved(traceRows(requirements, declarations, titles)),
      ...findStaleFigures(textOf(files, 'README.md'), specification),
    ];
  },
};

function findStaleFigures(
  readme: string,
  specification: Parameters<typeof withFigures>[1],
): Finding[] {
  if (withFigures(readme, specification) === readme) return [];
  const message = 'the figures of the requirements are old: npm run trace -- --write';
  return [{ path: 'README.md', line: 1, message }];
}

function textOf(files: SourceFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}
