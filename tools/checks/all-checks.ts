import { brandNamesCheck } from './brand-names.ts';
import type { Check } from './check.ts';
import { contrastCheck } from './contrast.ts';
import { docsCheck } from './docs.ts';
import { docstringsCheck } from './docstrings.ts';
import { globalFencesCheck } from './global-fences.ts';
import { jsxLiteralsCheck } from './jsx-literals.ts';
import { lockFileCheck } from './lock-file.ts';
import { loneNotesCheck, machinePathsCheck } from './plain-text.ts';
import { readerWordsCheck } from './reader-words.ts';
import { requirementsCheck } from './requirements.ts';
import { sizesCheck } from './sizes.ts';
import { tokensCheck } from './tokens.ts';
import { webFakesCheck } from './web-fakes.ts';

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
  globalFencesCheck,
  webFakesCheck,
  jsxLiteralsCheck,
  readerWordsCheck,
  docstringsCheck,
  sizesCheck,
];
