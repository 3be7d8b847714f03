export { firstBrokenEntry, newestEntries, recordAct } from './trail.ts';
