export { noteOrdered } from './use-exports.ts';
export { ExportPanel } from './export-panel.tsx';
export { ExportSheet } from './export-sheet.tsx';
