import { vendorRows } from '../catalogue/vendors.ts';
import type { FontName } from './drawing/fonts.ts';
import type { GlyphName, MarkPlan } from './vendor-mark.ts';

/** The sign and the lettering of each vendor's mark, by its code. */
const looks: Readonly<Record<string, readonly [glyph: GlyphName, font: FontName]>> = {
  KH: ['steps', 'russo'],
  JL: ['drop', 'right'],
  PG: ['spiral', 'lilita'],
  JDB: ['spark', 'russo'],
  RTG: ['prism', 'ui'],
  NK: ['boat', 'ui'],
  SM: ['clock', 'ui'],
  EK: ['lute', 'right'],
  DG: ['drum', 'ui'],
  ML: ['feather', 'cinzel'],
  SH: ['petals', 'right'],
  JM: ['weave', 'cinzel'],
  TN: ['leaf', 'lilita'],
  KD: ['ring', 'titan'],
  HJ: ['wave', 'ui'],
  RD: ['arch', 'race'],
  PK: ['top', 'slab'],
  KI: ['kite', 'right'],
  BL: ['claw', 'russo'],
  MH: ['moon', 'deco'],
  TS: ['star', 'race'],
  SMT: ['bars', 'race'],
  BJ: ['bolt', 'russo'],
  NS: ['flag', 'race'],
  JH: ['crest', 'bowlby'],
  RA: ['crest', 'slab'],
  TK: ['ticket', 'titan'],
  LOTT: ['dots', 'russo'],
  DR: ['arch', 'ui'],
};

/** What to draw for every vendor; a vendor without a look throws a RangeError. */
export const markPlans: readonly MarkPlan[] = vendorRows.map(
  ({ vendor, displayName, markColour }) => {
    const look = looks[vendor];
    if (!look) throw new RangeError(`no mark for vendor ${vendor}`);
    return {
      code: vendor,
      name: displayName,
      colour: markColour,
      glyph: look[0],
      font: look[1],
    };
  },
);
