import { encode } from 'uqr';
import { safeBackPath } from '#platform/page/address.ts';

/** The longest address that a code is drawn for; more would make its modules too small for a phone's camera. */
const ADDRESS_MAX = 500;
const MARGIN = 2;

/**
 * A QR code (ISO/IEC 18004, level M) of a page of the site, as SVG on white with two modules of margin. A path that is
 * no page of the product, or that is too long, gives the code of home.
 */
export function codeDrawing(origin: string, path: string | null): string {
  const asked = `${origin}${safeBackPath(path)}`;
  const address = asked.length <= ADDRESS_MAX ? asked : `${origin}/m/home`;
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  const side = size + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" shape-rendering="crispEdges"><rect x="${-MARGIN}" y="${-MARGIN}" width="${side}" height="${side}" fill="#fff"/><path d="${rows.join('')}" fill="#0b1110"/></svg>`;
}
