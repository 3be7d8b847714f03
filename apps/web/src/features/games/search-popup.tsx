export function SearchPopup() { return null; }
