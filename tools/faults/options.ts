import { readArguments } from '../terminal/arguments.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** The options of `npm run faults`. */
export interface FaultOptions {
  wantsHelp: boolean;
  /** Files and folders to plant faults in, from the project's folder. */
  places: string[];
  minutes: number;
  /** Percentage of the faults that are tried. */
  share: number;
}

const DEFAULT_MINUTES = 30;

/** What `npm run faults -- --help` prints. */
export const faultsHelp = `npm run faults -- PLACE ... [--minutes N] [--share P]

Plants one-line faults (a condition turned round, a comparison, a number or a call changed, a block or an await left out) in
the rules, models, services and forms of these files or folders, and runs the tests of their area that reach them: a
fault that only a test elsewhere would see counts as not seen, since tests lie beside what they test. An area is a feature,
a module or another folder of an app, else a workspace. A fault that every test lets pass survives: it is printed with its
line and what stood there. Ends with a figure per folder and per area.
Works on a copy of the tree, so files can be edited meanwhile. For example: npm run faults -- packages/contract

  --minutes N   stop after so long and say what was not tried (${DEFAULT_MINUTES})
  --share P     try P percent of the faults, the same ones each time (100)`;

/** Reads the command line. @throws PlainError naming what is wrong with it */
export function readFaultOptions(args: string[]): FaultOptions {
  const known = { minutes: { type: 'string' }, share: { type: 'string' } } as const;
  const { values, positionals } = readArguments('npm run faults', args, known, 'names');
  const options = {
    wantsHelp: values.help ?? false,
    places: positionals.map((place) => place.replace(/\/+$/, '')),
    minutes: Number(values.minutes ?? DEFAULT_MINUTES),
    share: Number(values.share ?? 100),
  };
  if (!(options.minutes > 0)) throw new PlainError('--minutes needs a number above 0.');
  if (!(options.share > 0 && options.share <= 100))
    throw new PlainError('--share needs a number above 0 and up to 100.');
  if (options.places.length === 0 && !options.wantsHelp)
    throw new PlainError('Name a file or a folder: npm run faults -- packages/contract');
  return options;
}
