import { posix } from 'node:path';

/** One planted fault, and whether a test saw it. */
export interface Fault {
  path: string;
  line: number;
  /** The original code, and the fault in its place. */
  stood: string;
  planted: string;
  fate: 'seen' | 'survived';
}

/** The faults that survived, one per line in a form that editors link. */
export function survivorsIn(faults: Fault[]): string[] {
  return faults
    .filter(({ fate }) => fate === 'survived')
    .map(
      ({ path, line, stood, planted }) =>
        `${path}:${line}  ${inOneLine(stood)}  →  ${inOneLine(planted)}`,
    );
}

/** The figure of each folder: how many of its planted faults were seen. */
export function figuresOf(faults: Fault[]): string[] {
  const folders = Map.groupBy(faults, ({ path }) => posix.dirname(path));
  const lines = [...folders].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...lines, ['together', faults] as const].map(([folder, own]) => {
    const seen = own.filter(({ fate }) => fate === 'seen').length;
    const share = own.length === 0 ? 0 : Math.floor((seen * 100) / own.length);
    return `${folder}: ${seen} of ${own.length} faults seen, ${share} %`;
  });
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
