import { digitsRoom } from '../parts/drawn-digits.ts';

/** Pick three: three digits, in their order or in any. */
export const pickThreeRoom = digitsRoom(3);
