/** Browser and system of a user agent in a few words, such as `Chrome 142, Android 15`; empty for an unknown one. */
export function deviceName(userAgent: string): string {
  const browser = /(Firefox|Edg|SamsungBrowser|Chrome|Version)\/(\d+)/.exec(userAgent);
  const system = /(Android|iPhone OS|Mac OS X|Windows NT)[ ]?([\d_]+)?/.exec(userAgent);
  const names: Readonly<Record<string, string>> = {
    Edg: 'Edge',
    Version: 'Safari',
    'iPhone OS': 'iOS',
    'Mac OS X': 'macOS',
    'Windows NT': 'Windows',
  };
  const words = [browser, system].map((found) => {
    if (!found) return '';
    const [, name = '', version = ''] = found;
    const isNumbered = name !== 'Windows NT';
    const number = isNumbered ? ` ${version.split('_')[0]}` : '';
    return `${names[name] ?? name}${number}`.trim();
  });
  return words.filter((word) => word !== '').join(', ');
}
