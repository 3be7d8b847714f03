/** Crockford's alphabet: no letter that is read as a digit. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** How the characters of a number count for its check character, in turns; odd, so that one wrong one always shows. */
const WEIGHTS = [1, 3] as const;
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * The receipt number of a journal: three groups of four, such as `K6XW-06TN-4RPC`. It is computed from the journal's id
 * (four characters of its time in steps of half a minute, seven of its random part, one to check the others), and the
 * database refuses a second journal with the same number in a site. The SQL function `receipt_number` says the same.
 */
export function receiptNumberOf(journalId: string): string {
  const body = journalId.slice(3, 7) + journalId.slice(-7);
  return grouped(body + checkOf(body));
}

/**
 * A receipt number as somebody typed it, in the one spelling: in any case, with or without the hyphens, and with `O`, `I`
 * and `L` for the digits that look like them. Undefined when it is no receipt number, or one character is wrong.
 */
export function readReceiptNumber(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const number = letters.replaceAll(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
  if (number.length !== LENGTH || [...number].some((letter) => !ALPHABET.includes(letter)))
    return undefined;
  const body = number.slice(0, LENGTH - 1);
  return number.endsWith(checkOf(body)) ? grouped(number) : undefined;
}

function checkOf(body: string): string {
  let sum = 0;
  for (const [index, letter] of [...body].entries()) {
    sum += (ALPHABET.indexOf(letter) + 1) * (WEIGHTS[index % 2] ?? 1);
  }
  return ALPHABET.charAt(sum % ALPHABET.length);
}

function grouped(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4, 8)}-${number.slice(8)}`;
}
