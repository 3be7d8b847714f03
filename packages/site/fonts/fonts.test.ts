import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bengaliPoints, faces, latinPoints } from './faces.ts';

const styleSheet = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const sizeOf = (file: string): number => statSync(new URL(file, import.meta.url)).size;

describe('brand faces', () => {
  it('a Bengali file has at most 45 KiB and the Latin file at most 16 kB', () => {
    for (const { file, family } of faces)
      expect(sizeOf(file), file).toBeLessThanOrEqual(family === 'Figtree' ? 16_000 : 45 * 1024);
  });

  it('the style sheet names every file, shows a fallback until it has loaded, and matches the fallback to it', () => {
    for (const { file, family } of faces) {
      expect(styleSheet).toContain(`url('./${file}')`);
      expect(styleSheet).toContain(`font-family: '${family} fallback'`);
    }
    expect(styleSheet.match(/font-display: swap/g)).toHaveLength(faces.length);
    expect(styleSheet.match(/size-adjust: \d+\.\d+%/g)).toHaveLength(faces.length);
    expect(styleSheet.match(/ascent-override: \d+\.\d+%/g)).toHaveLength(faces.length);
  });

  it('the two scripts share no sign, so that a page in one language loads no file of the other', () => {
    expect(bengaliPoints.filter((point) => latinPoints.includes(point))).toEqual([]);
  });

  it('has the taka sign, the danda, the joiners and every Bengali digit', () => {
    const needed = [...'৳।‌‍০১২৩৪৫৬৭৮৯'].map((sign) => sign.codePointAt(0));
    expect(needed.filter((point) => point === undefined || !bengaliPoints.includes(point))).toEqual(
      [],
    );
  });
});
