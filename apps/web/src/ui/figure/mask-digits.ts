const STAR = '✱';

/** The figure with a star for every digit and without its separators; a currency symbol stays. */
export function maskDigits(figure: string): string {
  return figure.replace(/(\p{Nd})[.,\s](?=\p{Nd})/gu, '$1').replace(/\p{Nd}/gu, STAR);
}
