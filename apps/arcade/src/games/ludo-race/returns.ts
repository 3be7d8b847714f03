import { exactReturn, type ExactReturn } from '../ways.ts';
import { PAWNS, payOf, type LudoChoice } from './rules.ts';

/** One of the equally likely beginnings of so many pawns is right, and it pays; the others do not. */
export function ludoReturn(choice: LudoChoice): ExactReturn {
  let beginnings = 1;
  for (let place = 0; place < choice.order.length; place += 1) beginnings *= PAWNS.length - place;
  return exactReturn([
    { count: 1, payHundredths: payOf(choice) },
    { count: beginnings - 1, payHundredths: 0 },
  ]);
}
