import { appendFileSync } from 'node:fs';
import { isPicked } from './share.ts';

/** What Stryker reports about one planted fault. */
export interface TriedMutant {
  fileName: string;
  mutatorName: string;
  replacement?: string;
  /** Lines as a reporter receives them, counted from 1. */
  location: { start: Position; end: Position };
  status: string;
  /** Whether the code runs once when its file is loaded. */
  static?: boolean;
}

interface Position {
  line: number;
  column: number;
}

interface Options {
  faults: { report: string; share: number };
}

/**
 * Writes each fault down as soon as its result is known, so that a run that is stopped early has reported what it
 * found.
 */
class FaultReporter {
  static readonly inject = ['options'] as const;
  readonly #report: string;

  constructor({ faults }: Options) {
    this.#report = faults.report;
  }

  onMutantTested(tried: TriedMutant): void {
    const { fileName, mutatorName, replacement, location, status } = tried;
    const mutant = { fileName, mutatorName, replacement, location, status, static: tried.static };
    appendFileSync(this.#report, `${JSON.stringify(mutant)}\n`);
  }
}

/**
 * Passes only a share of the faults on to the tests. Stryker skips the others, as it skips code that cannot be built.
 */
class ShareChecker {
  static readonly inject = ['options'] as const;
  readonly #share: number;

  constructor({ faults }: Options) {
    this.#share = faults.share;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  check(mutants: (Omit<TriedMutant, 'status'> & { id: string })[]): Promise<object> {
    const verdicts = mutants.map((mutant) => {
      // A checker receives lines from 0, a reporter from 1.
      const line = mutant.location.start.line + 1;
      const verdict = isPicked({ ...mutant, line }, this.#share)
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not of the share' };
      return [mutant.id, verdict] as const;
    });
    return Promise.resolve(Object.fromEntries(verdicts));
  }
}

/** The plugins that Stryker loads from this file. */
export const strykerPlugins = [
  { kind: 'Reporter', name: 'faults', injectableClass: FaultReporter },
  { kind: 'Checker', name: 'share', injectableClass: ShareChecker },
];
