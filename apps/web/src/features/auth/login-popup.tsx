export function LoginPopup() { return null; }
