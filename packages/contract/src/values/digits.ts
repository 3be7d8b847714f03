/** Latin digits for Bengali ones; every other character stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)));
}
