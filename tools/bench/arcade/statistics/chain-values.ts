import { valueBefore } from '../../../../apps/arcade/src/fair/chain.ts';

/** A value of the simulation's chain, with its number. */
export interface ChainValue {
  readonly value: string;
  readonly no: number;
}

/** The salt of that chain. */
export const SALT = 'the salt of ten million rounds';
/** The last value. It is fixed, so that the same rules give the same figures each time. */
const LAST = '0f'.repeat(32);

/** The values of one chain from its last, whose number is `length`, down to number 1: one hash each. */
export function* chainValues(length: number): Generator<ChainValue, void> {
  let value = LAST;
  for (let no = length; no > 0; no -= 1) {
    yield { value, no };
    value = valueBefore(value);
  }
}
