import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** What a fault is picked by. */
interface Pickable {
  fileName: string;
  mutatorName: string;
  replacement?: string;
  line: number;
}

const WHOLE = 100;

/**
 * Whether a fault belongs to a share of so many percent. It is picked by what it is and where it stands, so two runs over
 * the same code try the same faults, and a greater share holds the smaller one.
 */
export function isPicked(fault: Pickable, share: number): boolean {
  if (share >= WHOLE) return true;
  // The copy of the tree lies in another folder each time.
  const file = join(basename(dirname(fault.fileName)), basename(fault.fileName));
  const mark = [file, fault.line, fault.mutatorName, fault.replacement].join('|');
  return createHash('sha256').update(mark).digest().readUInt32BE() % WHOLE < share;
}
