export function ServiceSheet() { return null; }
