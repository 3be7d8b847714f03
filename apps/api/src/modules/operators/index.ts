export { countBrokenTrails, walkTrail } from './trail-walk.ts';
export { firstBrokenEntry, newestEntries, recordAct } from './trail.ts';
