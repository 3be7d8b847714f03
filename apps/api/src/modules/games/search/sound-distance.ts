/** What it costs to read one sound as another; sounds that are not listed are as far apart as any two. */
const NEAR = `
  ao=0.15 ae=0.25 ai=0.4 au=0.4 ei=0.15 eo=0.35 eu=0.4 io=0.4 iu=0.4 ou=0.15
  cs=0.3 cj=0.5 gj=0.35 js=0.5 rd=0.4 td=0.4 kg=0.5 pf=0.3 pb=0.6 fb=0.5 mn=0.4 ub=0.5 rl=0.6
`;
const VOWEL_GAP = 0.3;
const BREATH_GAP = 0.5;
const GAP = 0.9;
const SWAP = 0.5;

const SIZE = 128;
const changes = changeCosts();
const gaps = new Float32Array(SIZE).fill(GAP);
for (const vowel of 'aeiou') gaps[vowel.charCodeAt(0)] = VOWEL_GAP;
gaps['h'.charCodeAt(0)] = BREATH_GAP;

// Rows of the table, kept between calls, because a search compares thousands of words.
const LONGEST = 160;
let row = new Float32Array(LONGEST + 1);
let above = new Float32Array(LONGEST + 1);
let aboveThat = new Float32Array(LONGEST + 1);

/** How far two sounds are apart. */
export interface SoundDistances {
  /** The cheapest way from the one to the whole of the other. */
  readonly whole: number;
  /** The cheapest way to a beginning of the other, and how long that is. */
  readonly begun: number;
  readonly begunLength: number;
}

/**
 * The cheapest way from a typed sound to another by changing, leaving out, adding and swapping letters (the distance of
 * Damerau and Levenshtein with costs by sound). Letters are a to z and digits; those after the 160th are not read.
 */
export function soundDistances(typed: string, other: string): SoundDistances {
  const length = Math.min(other.length, LONGEST);
  row[0] = 0;
  for (let at = 0; at < length; at += 1) row[at + 1] = read(row, at) + gapOf(other, at);
  for (let one = 0; one < Math.min(typed.length, LONGEST); one += 1) {
    [aboveThat, above, row] = [above, row, aboveThat];
    row[0] = read(above, 0) + gapOf(typed, one);
    for (let at = 0; at < length; at += 1) row[at + 1] = cheapest(typed, one, other, at);
  }
  let begunLength = length;
  for (let at = length - 1; at >= 0; at -= 1)
    if (read(row, at) < read(row, begunLength)) begunLength = at;
  return { whole: read(row, length), begun: read(row, begunLength), begunLength };
}

function cheapest(typed: string, one: number, other: string, at: number): number {
  const from = typed.charCodeAt(one);
  const to = other.charCodeAt(at);
  const change = from === to ? 0 : read(changes, from * SIZE + to);
  let cost = read(above, at) + change;
  cost = Math.min(cost, read(above, at + 1) + read(gaps, from), read(row, at) + read(gaps, to));
  const isSwapped =
    one > 0 && at > 0 && from === other.charCodeAt(at - 1) && to === typed.charCodeAt(one - 1);
  return isSwapped ? Math.min(cost, read(aboveThat, at - 1) + SWAP) : cost;
}

const read = (costs: Float32Array, at: number): number => costs[at] ?? Infinity;
const gapOf = (text: string, at: number): number => read(gaps, text.charCodeAt(at));

function changeCosts(): Float32Array {
  const costs = new Float32Array(SIZE * SIZE).fill(1);
  for (const entry of NEAR.trim().split(/\s+/)) {
    const one = entry.charCodeAt(0);
    const other = entry.charCodeAt(1);
    costs[one * SIZE + other] = Number(entry.slice(3));
    costs[other * SIZE + one] = Number(entry.slice(3));
  }
  return costs;
}
