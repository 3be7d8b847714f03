/** A value of a property list: what Apple's format has, as far as profiles need it. */
export type PlistValue =
  | string
  | number
  | boolean
  | Uint8Array
  | readonly PlistValue[]
  | { readonly [key: string]: PlistValue };

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">`;

/** Writes a property list in Apple's XML form. Numbers are whole. */
export function propertyList(value: PlistValue): string {
  return `${HEAD}\n${element(value)}\n</plist>\n`;
}

function element(value: PlistValue): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (value instanceof Uint8Array) return `<data>${Buffer.from(value).toString('base64')}</data>`;
  if (isList(value)) return `<array>${value.map(element).join('')}</array>`;
  const pairs = Object.entries(value);
  return `<dict>${pairs.map(([key, part]) => `<key>${escaped(key)}</key>${element(part)}`).join('')}</dict>`;
}

function isList(value: object): value is readonly PlistValue[] {
  return Array.isArray(value);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
