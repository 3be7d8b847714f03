/** Elements and attributes a brand's SVG may hold: shapes and paint, nothing that acts or loads. */
const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
  'title',
]);

const ATTRIBUTES = new Set([
  'xmlns',
  'viewBox',
  'width',
  'height',
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'points',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'transform',
  'aria-hidden',
  'role',
]);

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/gy;
const ATTRIBUTE = /([A-Za-z][\w:-]*)="([^"]*)"/g;

/**
 * Says what is wrong with a logo, undefined when nothing is: one `<svg>` element of the listed
 * shapes with a `viewBox`, well nested, without scripts, styles, links or entities. The logo is put
 * into every page, so nothing else may be in it.
 */
export function findLogoFault(source: string): string | undefined {
  const open: string[] = [];
  const text = source.trim();
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('<', at);
    const between = text.slice(at, end === -1 ? text.length : end);
    if (between.trim() !== '' && open[open.length - 1] !== 'title')
      return 'has text outside its elements';
    if (end === -1) break;
    TAG.lastIndex = end;
    const tag = TAG.exec(text);
    if (tag === null) return `is no plain SVG at “${text.slice(end, end + 30)}”`;
    const fault = checkTag(tag, open);
    if (fault !== undefined) return fault;
    at = TAG.lastIndex;
    if (open.length === 0 && at < text.length) return 'has something after its svg element';
  }
  return open.length > 0 || at === 0 ? 'has no complete svg element' : undefined;
}

function checkTag(tag: RegExpExecArray, open: string[]): string | undefined {
  const [, closing, name = '', attributes = '', selfClosing] = tag;
  if (closing === '/') {
    return open.pop() === name ? undefined : `closes ${name} where it is not open`;
  }
  if (!ELEMENTS.has(name)) return `has the element ${name}, which is not allowed`;
  if (open.length === 0 && name !== 'svg') return 'does not begin with an svg element';
  if (name === 'svg' && !/\sviewBox="/.test(attributes)) return 'has an svg without viewBox';
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.has(attribute)) return `has the attribute ${attribute}, which is not allowed`;
    if (/url\(|javascript:|data:/i.test(value)) return `loads something in ${attribute}`;
  }
  if (selfClosing !== '/') open.push(name);
  return undefined;
}
