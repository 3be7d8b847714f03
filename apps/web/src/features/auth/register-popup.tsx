export function RegisterPopup() { return null; }
