import type { Check, Finding, SourceFile } from '../check.ts';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Not said';

/** Files with words for readers: catalogues, brands, demo content, games and the cashier's page. */
const readersText =
  /^(?:packages\/i18n\/messages\/|packages\/site\/[^/]+\/overrides\.|demo\/src\/content\/|apps\/arcade\/client\/src\/(?:words\/|.*\/[a-z-]*words\.)|apps\/cashier\/src\/page\/)/;

/** Texts for readers use one term per idea. The glossary lists the refused terms with their replacements. */
export const readerWordsCheck: Check = {
  name: 'reader-words',
  title: 'One term per idea in what readers see',
  run: (files) => {
    const glossary = files.find(({ path }) => path === GLOSSARY)?.text ?? '';
    const terms = refusedTerms(glossary.normalize());
    return files
      .filter(({ path }) => readersText.test(path) && !path.includes('.test.'))
      .flatMap((file) => findingsOf(file, terms));
  },
};

interface RefusedTerm {
  refused: string;
  instead: string;
}

function refusedTerms(glossary: string): RefusedTerm[] {
  const [, section = ''] = glossary.split(HEADING);
  const [table = ''] = section.split('\n## ');
  return table.split('\n').flatMap((line) => {
    const [, refused = '', instead = ''] = line.split('|').map((cell) => cell.trim());
    const isHead = refused === '' || refused === 'Refused' || refused.startsWith('--');
    return isHead ? [] : [{ refused, instead }];
  });
}

function findingsOf({ path, text }: SourceFile, terms: RefusedTerm[]): Finding[] {
  // A Bengali letter with a dot can be encoded in two ways that look the same.
  return text
    .normalize()
    .split('\n')
    .flatMap((line, at) =>
      terms
        .filter(({ refused }) => line.includes(refused))
        .map(({ refused, instead }) => ({
          path,
          line: at + 1,
          message: `“${refused}” is not said: write “${instead}” (${GLOSSARY}, Not said)`,
        })),
    );
}
