export function SignOutDialog() { return null; }
