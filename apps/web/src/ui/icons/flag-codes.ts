/** Countries whose flag `flags.svg` draws, by ISO 3166 code. */
export const FLAG_CODES = ['BD', 'GB', 'IN', 'VN', 'ID', 'TH'] as const;

/** A country whose flag is drawn. */
export type FlagCode = (typeof FLAG_CODES)[number];
