export function HeaderBalance() { return null; }
