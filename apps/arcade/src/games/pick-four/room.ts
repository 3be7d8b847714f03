import { digitsRoom } from '../parts/drawn-digits.ts';

/** Pick four: four digits, in their order or in any. */
export const pickFourRoom = digitsRoom(4);
