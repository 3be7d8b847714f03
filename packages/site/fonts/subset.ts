// Makes the brand faces small: `node packages/site/fonts/subset.ts [folder of the upstream files]`.
//
// It reads the upstream variable files (SIL Open Font License 1.1; without an argument those of
// `demo/fonts`), keeps the signs in `faces.ts`, and writes the subsets and `fonts.css` beside
// itself. The style sheet also declares a fallback per face, `<family> fallback`: a face of the
// device scaled to the same width and line, so that nothing moves when the brand's face arrives.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  Blob,
  Buffer as TextBuffer,
  Face as HarfBuzzFace,
  Font,
  shape,
  Variation,
} from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { bengaliFace, faces, partnerFile, type Face } from './faces.ts';

const [, , folder] = process.argv;
const sources =
  folder === undefined
    ? new URL('../../../demo/fonts/', import.meta.url)
    : pathToFileURL(`${folder}/`);

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

/** Signs between two ranges that are not worth a range of their own: a text with one takes it from the next face. */
const LONGEST_GAP = 16;

function unicodeRange(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range && point - range[1] <= LONGEST_GAP) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}

interface Metrics {
  readonly sampleEm: number;
  readonly ascentEm: number;
  readonly descentEm: number;
  readonly lineGapEm: number;
}

function measure(sfnt: Uint8Array, face: Face): Metrics {
  const loaded = new HarfBuzzFace(new Blob(new Uint8Array(sfnt)));
  const font = new Font(loaded);
  if (typeof face.axis !== 'number') font.setVariations([new Variation('wght', face.sampleWeight)]);
  const text = new TextBuffer();
  text.addText(face.sample);
  text.guessSegmentProperties();
  shape(font, text);
  if (text.getGlyphInfos().some((glyph) => glyph.codepoint === 0))
    throw new Error(`${face.file} lacks a sign of its sample`);
  const width = text.getGlyphPositions().reduce((sum, place) => sum + place.xAdvance, 0);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    sampleEm: width / loaded.upem,
    ascentEm: ascender / loaded.upem,
    descentEm: -descender / loaded.upem,
    lineGapEm: lineGap / loaded.upem,
  };
}

function rules(face: Face, metrics: Metrics): string {
  const scale = metrics.sampleEm / face.fallback.sampleEm;
  const locals = face.fallback.locals.map((name) => `local('${name}')`).join(', ');
  const range = unicodeRange(face.points);
  return `@font-face {
  font-family: '${face.family}';
  src: url('./${face.file}') format('woff2');
  font-weight: ${face.weights};
  font-style: normal;
  font-display: swap;
  unicode-range: ${range};
}

@font-face {
  font-family: '${face.family} fallback';
  src: ${locals};
  font-weight: ${face.weights};
  font-style: normal;
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascentEm / scale)};
  descent-override: ${percent(metrics.descentEm / scale)};
  line-gap-override: ${percent(metrics.lineGapEm / scale)};
  unicode-range: ${range};
}
`;
}

async function makePartnerFile(): Promise<void> {
  const { source, points, features } = bengaliFace;
  const upstream = await readFile(new URL(source, sources));
  const file = await subsetFont(upstream, String.fromCodePoint(...points), {
    noHinting: true,
    variationAxes: { wght: partnerFile.axis },
    keepFeatures: [...features],
    targetFormat: 'woff2',
  });
  for (const place of partnerFile.folders)
    await writeFile(new URL(place + partnerFile.file, import.meta.url), file);
  process.stdout.write(`${partnerFile.file} of the partners ${file.length} bytes\n`);
}

async function make(face: Face): Promise<string> {
  const upstream = await readFile(new URL(face.source, sources));
  const text = String.fromCodePoint(...face.points);
  const options = {
    noHinting: true,
    variationAxes: { wght: face.axis },
    ...(face.features === undefined ? {} : { keepFeatures: [...face.features] }),
  };
  const file = await subsetFont(upstream, text, { ...options, targetFormat: 'woff2' });
  await writeFile(new URL(face.file, import.meta.url), file);
  process.stdout.write(`${face.file} ${file.length} bytes\n`);
  const sfnt = await subsetFont(upstream, text, { ...options, targetFormat: 'sfnt' });
  return rules(face, measure(sfnt, face));
}

const sheets: string[] = [];
for (const face of faces) sheets.push(await make(face));
await makePartnerFile();
const head =
  '/* Made by subset.ts. Anek Bangla and Figtree: SIL Open Font License 1.1, texts beside this file. */\n';
await writeFile(new URL('fonts.css', import.meta.url), `${head}\n${sheets.join('\n')}`);
