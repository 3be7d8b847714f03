import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** The properties by which a fault is picked. */
interface Pickable {
  fileName: string;
  mutatorName: string;
  replacement?: string;
  line: number;
}

const WHOLE = 100;

/**
 * Whether a fault belongs to a share of `share` percent. The choice depends on what the fault is and where it is, so
 * two runs over the same code try the same faults, and a greater share contains the smaller one.
 */
export function isPicked(fault: Pickable, share: number): boolean {
  if (share >= WHOLE) return true;
  // The copy of the project is in another folder each time.
  const file = join(basename(dirname(fault.fileName)), basename(fault.fileName));
  const mark = [file, fault.line, fault.mutatorName, fault.replacement].join('|');
  return createHash('sha256').update(mark).digest().readUInt32BE() % WHOLE < share;
}
