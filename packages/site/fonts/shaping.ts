import {
  Blob,
  Buffer as TextBuffer,
  Face as HarfBuzzFace,
  Feature,
  Font,
  shape,
  Variation,
} from 'harfbuzzjs';

/** A font as HarfBuzz, which shapes text in browsers, sees it. */
export interface ShapingFont {
  /** Every glyph of a text: its outline and its place, in units of the font. */
  draw(text: string): string[];
}

/** Opens an unpacked font at one weight; `weight` is undefined for a font that has only one. */
export function openFont(sfnt: Uint8Array, weight: number | undefined): ShapingFont {
  const font = new Font(new HarfBuzzFace(new Blob(new Uint8Array(sfnt))));
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return {
    draw(text) {
      const buffer = new TextBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      // The subsets leave out kerning on purpose, so shapes are compared without it.
      shape(font, buffer, [new Feature('kern', 0), new Feature('dist', 0)]);
      const places = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().flatMap(({ codepoint: glyph }, index) => {
        const { xAdvance, xOffset, yOffset } = places[index] ?? {};
        const outline = glyph === 0 ? 'missing' : font.glyphToPath(glyph);
        // A joiner only changes its neighbours. It may leave an empty glyph, which nobody sees.
        if (outline === '' && xAdvance === 0) return [];
        return [`${outline} ${xAdvance} ${xOffset} ${yOffset}`];
      });
    },
  };
}

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Whether two drawings of a text look alike. A pinned weight rounds each point, so small differences do not count. */
export function looksAlike(
  one: readonly string[],
  other: readonly string[],
  units: number,
): boolean {
  if (one.length !== other.length) return false;
  return one.every((glyph, index) => {
    const twin = other[index] ?? '';
    if (glyph.replaceAll(NUMBER, '') !== twin.replaceAll(NUMBER, '')) return false;
    const twinNumbers = twin.match(NUMBER) ?? [];
    return (glyph.match(NUMBER) ?? []).every(
      (number, at) => Math.abs(Number(number) - Number(twinNumbers[at])) <= units,
    );
  });
}
