// From the words of the catalogue to what the drawing code takes; a wrong word is refused here.
import type { CoverRecipe, Title } from '../catalogue/title-table.ts';
import { vendorRows } from '../catalogue/vendors.ts';
import { backs, type BackName } from './covers/backs.ts';
import type { Palette } from './drawing/canvas.ts';
import type { CoverPlan } from './covers/cover.ts';
import { fontFiles, type FontName } from './drawing/fonts.ts';
import { fronts, type FrontName } from './covers/fronts.ts';
import { letterStyles, warps, type StyleName, type WarpName } from './covers/logo.ts';
import { originalPalettes } from './covers/original-palettes.ts';
import { palettes } from './covers/palettes.ts';

const known = <K extends string>(
  set: Readonly<Record<K, unknown>>,
  what: string,
): ((name: string) => K) => {
  const has = (name: string): name is K => Object.hasOwn(set, name);
  return (name) => {
    if (!has(name)) throw new RangeError(`no such ${what}: ${name}`);
    return name;
  };
};
const backName: (name: string) => BackName = known(backs, 'back layer');
const frontName: (name: string) => FrontName = known(fronts, 'particle layer');
const fontName: (name: string) => FontName = known(fontFiles, 'lettering face');
const styleName: (name: string) => StyleName = known(letterStyles, 'letter style');
const warpName: (name: string) => WarpName = known(warps, 'warp');
const allPalettes: Readonly<Record<string, Palette>> = { ...palettes, ...originalPalettes };

/** Finds a palette by name; an unknown one throws a RangeError. */
export function paletteNamed(name: string): Palette {
  const palette = allPalettes[name];
  if (!palette) throw new RangeError(`no such palette: ${name}`);
  return palette;
}

/** The layers of a recipe, checked. */
export const layersOf = (
  recipe: Pick<CoverRecipe, 'backs' | 'front'>,
): Pick<CoverPlan, 'backs' | 'front'> => ({
  backs: recipe.backs.map(backName),
  front: frontName(recipe.front),
});

/** What to draw for a title; a word the drawing code does not know throws a RangeError. */
export function planOf({ slug, vendor, recipe }: Title): CoverPlan {
  const maker = vendorRows.find((row) => row.vendor === vendor);
  if (!maker) throw new RangeError(`${slug}: no such vendor: ${vendor}`);
  return {
    ...layersOf(recipe),
    id: slug,
    lines: recipe.lines,
    maker: maker.displayName,
    hero: recipe.hero,
    args: recipe.args,
    palette: paletteNamed(recipe.palette),
    font: fontName(recipe.font),
    style: styleName(recipe.style),
    warp: warpName(recipe.warp),
    scale: recipe.scale,
    shiftX: recipe.shiftX,
    shiftY: recipe.shiftY,
  };
}
