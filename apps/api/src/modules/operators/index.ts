export { firstBrokenEntry, newestEntries, recordAct } from './trail.ts';
export type { TrailEntry } from './trail.ts';
