export function LanguageSheet() { return null; }
