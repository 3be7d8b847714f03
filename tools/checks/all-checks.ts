import { brandNamesCheck } from './words/brand-names.ts';
import type { Check } from './check.ts';
import { contrastCheck } from './styles/contrast.ts';
import { docsCheck } from './documents/docs.ts';
import { docstringsCheck } from './code/docstrings.ts';
import { globalFencesCheck } from './code/global-fences.ts';
import { guardedPathsCheck } from './code/guarded-paths.ts';
import { jsxLiteralsCheck } from './words/jsx-literals.ts';
import { ledgerQueriesCheck } from './code/ledger-queries.ts';
import { lockFileCheck } from './lock-file.ts';
import { loneNotesCheck, machinePathsCheck } from './words/plain-text.ts';
import { readerWordsCheck } from './words/for-readers.ts';
import { requirementsCheck } from './documents/requirements.ts';
import { sizesCheck } from './code/sizes.ts';
import { styleOrderCheck } from './styles/style-order.ts';
import { tokensCheck } from './styles/tokens.ts';
import { webFakesCheck } from './code/web-fakes.ts';
import { wireWordsCheck } from './words/wire-words.ts';

/** The checks that read files only, cheapest first. */
export const allChecks: Check[] = [
  machinePathsCheck,
  loneNotesCheck,
  lockFileCheck,
  docsCheck,
  requirementsCheck,
  brandNamesCheck,
  tokensCheck,
  contrastCheck,
  styleOrderCheck,
  globalFencesCheck,
  guardedPathsCheck,
  webFakesCheck,
  ledgerQueriesCheck,
  jsxLiteralsCheck,
  readerWordsCheck,
  wireWordsCheck,
  docstringsCheck,
  sizesCheck,
];
