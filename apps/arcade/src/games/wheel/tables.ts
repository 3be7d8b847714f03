/** How bold a wheel is. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** How many fields a wheel may have. */
export const FIELD_COUNTS = [10, 20, 30, 40, 50] as const;
export type FieldCount = (typeof FIELD_COUNTS)[number];

/** What the 99 % leave of a stake, in hundredths. */
const KEPT = 99;
const CALM_TEN = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0];

/** The wheels of medium risk, in tenths of the stake, field by field from the pointer clockwise. */
const MEDIUM: Record<FieldCount, string> = {
  10: '0 19 0 15 0 20 0 15 0 30',
  20: '15 0 20 0 20 0 20 0 15 0 30 0 18 0 20 0 20 0 20 0',
  30: '15 0 15 0 20 0 15 0 20 0 20 0 15 0 30 0 15 0 20 0 20 0 17 0 40 0 15 0 20 0',
  40: `20 0 30 0 20 0 15 0 30 0 15 0 15 0 20 0 15 0 30 0
       15 0 20 0 20 0 16 0 20 0 15 0 30 0 15 0 20 0 15 0`,
  50: `20 0 15 0 20 0 15 0 30 0 15 0 15 0 20 0 15 0 30 0 15 0 20 0 15 0
       20 0 20 0 15 0 30 0 15 0 20 0 15 0 15 0 50 0 15 0 20 0 15 0`,
};

/**
 * The published wheels of the field: what each field pays, in hundredths of the stake. A wheel of low risk repeats ten
 * fields, and one of high risk pays on its last field alone.
 */
export function wheelOf(fields: FieldCount, risk: Risk): readonly number[] {
  if (risk === 'medium') return MEDIUM[fields].split(/\s+/).map((tenths) => Number(tenths) * 10);
  return Array.from({ length: fields }, (_unused, field) => {
    if (risk === 'low') return CALM_TEN[field % CALM_TEN.length] ?? 0;
    return field === fields - 1 ? KEPT * fields : 0;
  });
}
