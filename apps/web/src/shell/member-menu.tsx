export function MemberMenu() { return null; }
